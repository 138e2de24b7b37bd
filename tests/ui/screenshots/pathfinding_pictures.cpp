#include "core/pathfinding/generate.hpp"
#include "tests/ui/screenshots/pictures.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/pathfinding/comparison_panel.hpp"
#include "ui/pathfinding/pathfinding_example.hpp"
#include "ui/pathfinding/pathfinding_page.hpp"
#include "ui/window/main_window.hpp"

#include <QTabWidget>
#include <QTest>

#include <vector>

namespace loggia::ui {

bool takePathfinding(MainWindow& window, const Album& album) {
    using loggia::pathfinding::Algorithm;
    auto* page = qobject_cast<PathfindingPage*>(window.page(QStringLiteral("pathfinding")));
    window.showPage(page);
    const auto settled = [page] {
        return QTest::qWaitFor([page] { return !page->isRunning() && page->race()->isThere(); },
                               60'000);
    };
    const auto race = [&](const std::vector<Algorithm>& lanes) {
        RaceSettings settings;
        settings.lanes = lanes;
        page->run()->setSettings(settings);
        return settled();
    };
    if (!settled())
        return false;
    page->race()->goTo(page->race()->size() * 3 / 5);
    if (!album.take(window, "pathfinding"))
        return false;
    page->race()->goTo(page->race()->size());
    testing::runCommand(*page, QStringLiteral("pathfinding.distances"));
    QTest::qWait(100);
    if (!settled() || !album.take(window, "pathfinding-distances"))
        return false;
    testing::runCommand(*page, QStringLiteral("pathfinding.distances"));
    testing::runCommand(*page, QStringLiteral("pathfinding.compare"));
    testing::runCommand(*page, QStringLiteral("pathfinding.grow"));
    QTest::qWait(100);
    if (!settled() || !album.take(window, "pathfinding-compare"))
        return false;
    loggia::pathfinding::GenerateOptions options;
    options.kind = loggia::pathfinding::MazeKind::braided;
    options.width = 71;
    options.height = 51;
    options.seed = 4;
    page->document()->replace(generate(options).value(), QStringLiteral("race"));
    page->findChild<QTabWidget*>()->setCurrentIndex(0);
    if (!race({Algorithm::breadth_first, Algorithm::a_star, Algorithm::bidirectional,
               Algorithm::depth_first}))
        return false;
    page->race()->goTo(500);
    if (!album.take(window, "pathfinding-race"))
        return false;
    options.kind = loggia::pathfinding::MazeKind::caves;
    options.width = 61;
    options.height = 61;
    loggia::pathfinding::Maze caves = generate(options).value();
    caves.neighbours = loggia::pathfinding::Neighbours::eight;
    page->document()->replace(caves, QStringLiteral("jumps"));
    if (!race({Algorithm::a_star, Algorithm::jump_point}))
        return false;
    page->race()->goTo(25);
    if (!album.take(window, "pathfinding-jumps"))
        return false;
    testing::runCommand(*page, QStringLiteral("pathfinding.romania"));
    if (!race({Algorithm::rbfs_memory}))
        return false;
    page->race()->goTo(4);
    page->findChild<QTabWidget*>()->setCurrentIndex(4);
    QTest::qWait(100);
    if (!album.take(window, "pathfinding-limits"))
        return false;
    page->findChild<QTabWidget*>()->setCurrentIndex(0);
    page->document()->feed(withSomeFood(workedMaze()));
    if (!race({Algorithm::a_star}))
        return false;
    page->race()->goTo(page->race()->size());
    page->race()->goToStep(26);
    if (!album.take(window, "pathfinding-food"))
        return false;
    page->document()->setSubject(page->document()->lastTiles(3));
    if (!settled())
        return false;
    page->race()->goTo(page->race()->size());
    page->race()->goToStep(15);
    return album.take(window, "pathfinding-tiles");
}

} // namespace loggia::ui
