#pragma once

#include "core/game_graph/play/record.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/game_graph/game_bar.hpp"
#include "ui/game_graph/game_graph_page.hpp"
#include "ui/game_graph/game_opponent.hpp"
#include "ui/game_graph/graph/drawn_game_view.hpp"
#include "ui/game_graph/graph/state_graph_view.hpp"
#include "ui/game_graph/labelling_panel.hpp"
#include "ui/widgets/graph/tree_view.hpp"

#include <QPushButton>
#include <QTabWidget>
#include <QTableWidget>
#include <QTest>

namespace loggia::ui::testing {

/// A page in a window, as a person has it, whose computer does not wait.
struct PageFixture {
    GameGraphPage page;
    StateGraphView* graph = page.findChild<StateGraphView*>();
    TreeView* tree = page.findChild<TreeView*>();
    DrawnGameView* drawn = page.findChild<DrawnGameView*>();
    GameBar* bar = page.findChild<GameBar*>();
    QTabWidget* tabs = page.findChild<QTabWidget*>();
    PositionPanel* position = page.positionPanel();

    PageFixture() {
        page.opponent()->setPace(0);
        page.resize(1100, 700);
        page.show();
        page.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&page));
        settle();
    }
    GameGraphDocument& document() { return *page.document(); }
    void settle() {
        QVERIFY(QTest::qWaitFor(
            [this] {
                return page.studies()->study() && !page.studies()->isRunning() &&
                       !page.opponent()->isRunning();
            },
            patience));
    }
    void choose(const char* game) {
        document().setGame(game_graph::game_of(game).value(), QStringLiteral("choose"));
        // A game with a board is shown as that; most tests are about the graph.
        page.setView({GameViewChoice::Kind::graph, 0});
        settle();
    }
    void letPersonsPlay() {
        document().setPlayer(1, {});
        document().setPlayer(2, {});
    }
    template <class T>
    T* part(const char* name) {
        return page.findChild<T*>(QString::fromLatin1(name));
    }
    void press(const char* name) { QTest::mouseClick(part<QPushButton>(name), Qt::LeftButton); }
    void run(const char* command) {
        runCommand(page, QStringLiteral("game-graph.") + QLatin1String(command));
        settle();
    }
    /// Plays a move by its name from the list.
    void play(const char* move) {
        QTableWidget* moves = position->moves();
        for (int row = 0; row < moves->rowCount(); ++row)
            if (moves->item(row, 0)->text() == QLatin1String(move)) {
                moves->setCurrentCell(row, 0);
                QTest::keyClick(moves, Qt::Key_Return);
                settle();
                return;
            }
        QFAIL("unknown move");
    }
    [[nodiscard]] std::string moves() {
        std::string text = to_text(document().record());
        const std::size_t at = text.find("moves:");
        if (at == std::string::npos)
            return {};
        text = text.substr(at + 6);
        text = text.substr(0, text.find('\n'));
        return text.empty() ? text : text.substr(1);
    }
    [[nodiscard]] const GraphNode& node(int index) const {
        return graph->scene().nodes[static_cast<std::size_t>(index)];
    }
};

} // namespace loggia::ui::testing
