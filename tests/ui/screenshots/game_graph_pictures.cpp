#include "tests/ui/screenshots/pictures.hpp"
#include "ui/game_graph/game_graph_page.hpp"
#include "ui/game_graph/game_opponent.hpp"
#include "ui/game_graph/labelling_panel.hpp"
#include "ui/widgets/graph/graph_view.hpp"
#include "ui/window/main_window.hpp"

#include <QTabWidget>
#include <QTest>

namespace loggia::ui {

bool takeGames(MainWindow& window, const Album& album) {
    auto* page = qobject_cast<GameGraphPage*>(window.page(QStringLiteral("game-graph")));
    window.showPage(page);
    const auto settled = [page] {
        return QTest::qWaitFor(
            [page] {
                return page->studies()->study() && !page->studies()->isRunning() &&
                       !page->opponent()->isRunning();
            },
            60'000);
    };
    const auto taken = [&](const char* name) {
        QTest::qWait(100);
        return settled() && album.take(window, name);
    };
    if (!taken("game-graph"))
        return false;
    page->setView({GameViewChoice::Kind::tree, 0});
    if (!taken("game-graph-tree"))
        return false;
    page->setView({GameViewChoice::Kind::graph, 0});
    if (!settled())
        return false;
    page->labelling()->goTo(14);
    page->findChild<QTabWidget*>()->setCurrentIndex(2);
    if (!taken("game-graph-labelling"))
        return false;
    page->findChild<QTabWidget*>()->setCurrentIndex(0);
    page->document()->setGame(*loggia::game_graph::game_of("nim 1 2 3"), QStringLiteral("Nim"));
    page->setView({GameViewChoice::Kind::graph, 1});
    if (!taken("game-graph-nim"))
        return false;
    page->document()->setPlayer(
        1, {loggia::game_graph::Opponent{loggia::game_graph::Opponent::Style::fallible, 60}, 3});
    page->document()->setGame(*loggia::game_graph::game_of("nim 3 4 5"), QStringLiteral("Nim"));
    page->findChild<QTabWidget*>()->setCurrentIndex(1);
    const auto over = [page] { return page->document()->isOver(page->document()->lastPosition()); };
    if (!QTest::qWaitFor(over, 60'000))
        return false;
    page->document()->show(3);
    if (!taken("game-graph-play"))
        return false;
    page->document()->show(page->document()->played());
    page->findChild<QTabWidget*>()->setCurrentIndex(0);
    if (!taken("game-graph-over"))
        return false;
    page->document()->setPlayer(1, {});
    page->document()->setPlayer(2, {});
    const auto record = loggia::game_graph::record_of("game: tic-tac-toe 3x3 3\nmoves: a1 b2 c3\n");
    if (record)
        page->document()->setRecord(*record, QStringLiteral("Tic-tac-toe"));
    else
        page->document()->setGame(*loggia::game_graph::game_of("tic-tac-toe 3x3 3"),
                                  QStringLiteral("Tic-tac-toe"));
    page->setBoardValuesShown(true);
    if (!taken("game-graph-board"))
        return false;
    page->document()->setDrawn(withArrowToggled(loopyExample(), 4, 3, 1), QStringLiteral("drawn"));
    page->findChild<GraphView*>(QStringLiteral("drawing"))->select(2);
    return taken("game-graph-drawn");
}

} // namespace loggia::ui
