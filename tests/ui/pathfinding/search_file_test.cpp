#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/pathfinding/graph/road_edit.hpp"
#include "ui/pathfinding/maze/maze_document.hpp"
#include "ui/pathfinding/search_file.hpp"
#include "ui/undo/history.hpp"

#include <QTest>

#include <array>
#include <string>

namespace search_file_test {

using namespace loggia::ui;
using loggia::pathfinding::Maze;
using loggia::pathfinding::MazeKind;
using testing::q;

constexpr std::array forms{SavedForm::plain, SavedForm::layout, SavedForm::moving_ai,
                           SavedForm::tiles, SavedForm::graph};

class SearchFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void aFormIsKnownByItsId() {
        for (const SavedForm form : forms)
            QCOMPARE(savedFormOf(idOf(form)), std::optional(form));
        QVERIFY(!savedFormOf(QString()));
        QVERIFY(!savedFormOf(q("pdf")));
    }

    /// What is said to be lost is what is not read back, over hundreds of mazes.
    void whatIsNotLostIsReadBack() {
        History history;
        MazeDocument document(&history);
        int kept = 0;
        int lost = 0;
        for (std::uint64_t seed = 0; seed < 400; ++seed) {
            Maze maze = testing::generated(static_cast<int>(7 + seed % 9), 7, seed,
                                           seed % 2 == 0 ? MazeKind::braided : MazeKind::lakes);
            if (seed % 3 == 0)
                maze.neighbours = loggia::pathfinding::Neighbours::eight;
            if (seed % 5 == 0)
                maze.goal.reset();
            document.restore(std::move(maze));
            for (const SavedForm form : {SavedForm::plain, SavedForm::layout}) {
                if (form == SavedForm::layout && !document.maze()->goal)
                    continue; // where it has none, its corner is the goal: more, not less
                const auto file = readSearchFile(textOf(document, form).toStdString());
                QVERIFY(file);
                Maze back = std::get<Maze>(file->subject);
                if (document.maze()->food.empty())
                    back.food.clear(); // the only dot of a layout is food and goal
                const bool same = back == *document.maze();
                QVERIFY2(same == lossIn(document, form).isEmpty(),
                         textOf(document, form) + lossIn(document, form).toUtf8() +
                             textOf(document, SavedForm::plain));
                ++(same ? kept : lost);
            }
        }
        QVERIFY(kept >= 400 && lost >= 100); // the plain form holds them all
    }

    void aPuzzleIsReadBack() {
        History history;
        MazeDocument document(&history);
        document.restore(testing::smallMaze());
        document.setSubject(document.lastTiles(4));
        QVERIFY(lossIn(document, SavedForm::tiles).isEmpty());
        const auto file = readSearchFile(textOf(document, SavedForm::tiles).toStdString());
        QVERIFY(file && file->form == SavedForm::tiles);
        QVERIFY(std::get<loggia::pathfinding::Tiles>(file->subject) == document.lastTiles(4));
        QVERIFY(lossIn(document, SavedForm::plain).contains(q("sliding puzzle")));
        QVERIFY(!lossIn(document, SavedForm::graph).isEmpty());
    }

    void aGraphIsReadBack() {
        History history;
        MazeDocument document(&history);
        document.restore(testing::smallMaze());
        document.replaceGraph(exampleGraph(), q("test"));
        QVERIFY(lossIn(document, SavedForm::graph).isEmpty());
        const auto file = readSearchFile(textOf(document, SavedForm::graph).toStdString());
        QVERIFY(file && file->form == SavedForm::graph);
        QVERIFY(std::get<RoadTrip>(file->subject) == *graphOf(document.subject()));
        QVERIFY(lossIn(document, SavedForm::layout).contains(q("graph")));
        document.setSubject(RoadTrip{0, 1});
        QVERIFY(lossIn(document, SavedForm::plain).contains(q("road map")));
        QVERIFY(!lossIn(document, SavedForm::tiles).isEmpty());
    }

    void whatCannotBeShownIsRefused() {
        for (const char* text :
             {"", "no such thing", "graph\nnode\n", "version 1\n0 a.map 3 1 1 0 0 0 1\n"})
            QVERIFY2(!readSearchFile(text), text);
        std::string tiles = "# 5 x 5\n5\n";
        for (int tile = 24; tile >= 0; --tile)
            tiles += std::to_string(tile) + (tile % 5 == 0 ? "\n" : " ");
        const auto five = readSearchFile(tiles);
        QVERIFY(!five);
        QCOMPARE(five.error().message,
                 std::string("expected 4, 9 or 16 tiles, found more than 16"));
        const Maze large = Maze::floor(2000, 1000);
        const auto text = to_text(large, loggia::pathfinding::MazeFormat::plain);
        QVERIFY(text && !readSearchFile(*text));
    }
};

LOGGIA_WINDOW_TEST(SearchFileTest)

} // namespace search_file_test

#include "search_file_test.moc"
