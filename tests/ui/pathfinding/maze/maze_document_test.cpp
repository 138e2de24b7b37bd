#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/pathfinding/graph/road_edit.hpp"
#include "ui/pathfinding/maze/maze_editor.hpp"
#include "ui/undo/history.hpp"

#include <QSignalSpy>
#include <QTest>

#include <array>
#include <random>

namespace maze_document_test {

using namespace loggia::ui;
using loggia::pathfinding::Maze;
using loggia::pathfinding::Neighbours;
using loggia::pathfinding::Point;
using testing::q;

class MazeDocumentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void aStrokeIsOneStep() {
        History stack;
        MazeDocument document(&stack);
        document.restore(testing::smallMaze());
        const QSignalSpy changed(&document, &MazeDocument::changed);
        const int stroke = document.newStroke();
        for (int x = 1; x < 3; ++x)
            document.change(painted(*document.maze(), std::vector<Point>{{x, 0}, {x, 2}}, 4),
                            q("test"), stroke);
        QCOMPARE(stack.count(), 1);
        QCOMPARE(changed.size(), 2);
        document.change(painted(*document.maze(), std::vector<Point>{{0, 1}}, 0), q("test"),
                        document.newStroke());
        QCOMPARE(stack.count(), 2);
        document.change({}, q("nothing"));
        QCOMPARE(stack.count(), 2);
        stack.undo();
        stack.undo();
        QCOMPARE(*document.maze(), testing::smallMaze());
    }

    void whatASearchHoldsStays() {
        History stack;
        MazeDocument document(&stack);
        document.restore(testing::smallMaze());
        const MazeDocument::Snapshot held = document.maze();
        document.change(painted(*held, std::vector<Point>{{1, 0}}, 0), q("test"));
        QCOMPARE(*held, testing::smallMaze());
        QVERIFY(*document.maze() != *held);
    }

    void theMapComesAndGoes() {
        History stack;
        MazeDocument document(&stack);
        document.restore(testing::smallMaze());
        QCOMPARE(document.lastTrip(), (RoadTrip{0, 1}));
        document.setSubject(RoadTrip{3, 4});
        document.setSubject(RoadTrip{3, 4});
        QCOMPARE(stack.count(), 1);
        document.change(painted(*document.maze(), std::vector<Point>{{1, 0}}, 0), q("test"));
        QVERIFY(document.subject() == SearchSubject()); // an edit of the maze shows it
        stack.undo();
        QVERIFY(document.subject() == SearchSubject(RoadTrip{3, 4}));
        stack.undo();
        QVERIFY(document.subject() == SearchSubject());
        QCOMPARE(document.lastTrip(), (RoadTrip{3, 4}));
        document.replace(testing::smallMaze(), q("the same"));
        QCOMPARE(stack.index(), 0);
    }

    /// Tasks and puzzles do as the map does; an edit of the maze goes on with the task that was on.
    void tasksAndPuzzlesComeAndGo() {
        History stack;
        MazeDocument document(&stack);
        document.restore(testing::smallMaze());
        QCOMPARE(document.lastTiles(3), *loggia::pathfinding::tiles_of("724506831"));
        QCOMPARE(document.lastTiles(4).side, 4);
        document.setSubject(MazeTask::corners);
        const auto tiles = loggia::pathfinding::shuffled_tiles(4, 9, 3);
        document.setSubject(tiles);
        QCOMPARE(document.lastTiles(4), tiles);
        QCOMPARE(document.task(), MazeTask::corners);
        document.change(painted(*document.maze(), std::vector<Point>{{1, 0}}, 0), q("test"));
        QVERIFY(document.subject() == SearchSubject(MazeTask::corners));
        auto fed = testing::smallMaze();
        fed.food = {{0, 1}};
        document.feed(fed);
        QVERIFY(document.subject() == SearchSubject(MazeTask::food));
        QCOMPARE(document.maze()->food.size(), std::size_t{1});
        stack.undo();
        QVERIFY(document.subject() == SearchSubject(MazeTask::corners));
        QVERIFY(document.maze()->food.empty());
        stack.undo();
        QVERIFY(document.subject() == SearchSubject(tiles));
        stack.setIndex(0);
        QVERIFY(document.subject() == SearchSubject());
    }

    /// A maze that is opened is asked what it has something for.
    void anOpenedMazeChoosesItsTask() {
        History stack;
        MazeDocument document(&stack);
        const auto with = [](bool goal, bool food) {
            auto maze = testing::smallMaze();
            if (!goal)
                maze.goal.reset();
            if (food)
                maze.food = {{0, 1}};
            return maze;
        };
        document.restore(with(true, true));
        document.setSubject(MazeTask::food);
        document.take(with(true, false), q("test"), nullptr);
        QVERIFY(document.subject() == SearchSubject(MazeTask::reach));
        document.take(with(true, true), q("test"), nullptr);
        QVERIFY(document.subject() == SearchSubject(MazeTask::reach));
        document.take(with(false, true), q("test"), nullptr);
        QVERIFY(document.subject() == SearchSubject(MazeTask::food));
        document.take(with(false, false), q("test"), nullptr); // it has nothing for either
        QVERIFY(document.subject() == SearchSubject(MazeTask::food));
        document.take(with(true, true), q("test"),
                      std::make_shared<const std::vector<loggia::pathfinding::MapQuestion>>());
        QVERIFY(document.subject() == SearchSubject(MazeTask::reach));
        document.setSubject(MazeTask::corners);
        document.take(with(false, true), q("test"), nullptr);
        QVERIFY(document.subject() == SearchSubject(MazeTask::corners));
        document.setSubject(MazeTask::food);
        document.replace(with(true, false), q("test")); // a new one, to be filled
        QVERIFY(document.subject() == SearchSubject(MazeTask::food));
    }

    /// A puzzle or a graph in the place of something else is another document, with no file yet; a
    /// move of it and another task are edits.
    void anotherKindIsAnotherDocument() {
        History stack;
        MazeDocument document(&stack);
        document.restore(testing::smallMaze());
        const auto is_another = [&](const SearchSubject& subject) {
            const int before = stack.document();
            document.setSubject(subject);
            return stack.document() != before;
        };
        QVERIFY(!is_another(MazeTask::corners));
        QVERIFY(is_another(document.lastTiles(3)));
        QVERIFY(!is_another(*loggia::pathfinding::tiles_of("724056831")));
        QVERIFY(is_another(document.lastTiles(4)));
        QVERIFY(!is_another(MazeTask::reach));
        QVERIFY(is_another(exampleGraph()));
        QVERIFY(!is_another(tripFrom({})));
    }

    /// The same maze by itself has no problems to choose from.
    void aMazeAloneHasNoQuestions() {
        History stack;
        MazeDocument document(&stack);
        document.restore(testing::smallMaze());
        const auto floor = Maze::floor(4, 3);
        document.take(floor, q("open"), questionsOf({{{0, 0}, {3, 2}, 4}}));
        QVERIFY(document.questions());
        document.replace(floor, q("new"));
        QVERIFY(!document.questions());
    }

    /// Problems that are chosen one after the other are one step; they stay with their maze.
    void questionsAreAsked() {
        using loggia::pathfinding::MapQuestion;
        History stack;
        MazeDocument document(&stack);
        document.restore(testing::smallMaze());
        QVERIFY(!document.questions() && !document.asked());
        document.ask(0);
        QCOMPARE(stack.count(), 0);
        const auto floor = Maze::floor(4, 3);
        const auto questions =
            questionsOf({{{0, 0}, {3, 2}, 4}, {{3, 0}, {0, 2}, 4}, {{0, 0}, {3, 2}, 4}});
        document.take(floor, q("open"), questions);
        QVERIFY(document.questions() == questions && !document.asked());
        const QSignalSpy replacing(&document, &MazeDocument::replacing);
        document.ask(0);
        QCOMPARE(document.asked(), std::optional<std::size_t>(0));
        document.ask(2); // with the same ends, but the one that was chosen
        QCOMPARE(document.asked(), std::optional<std::size_t>(2));
        document.ask(1);
        document.ask(3); // there is none
        QCOMPARE(document.asked(), std::optional<std::size_t>(1));
        QVERIFY(document.maze()->start == (Point{3, 0}) && document.maze()->goal == (Point{0, 2}));
        QCOMPARE(stack.count(), 2);
        QCOMPARE(replacing.size(), 3);
        // What has become a wall is opened again.
        document.ask(0);
        document.change(painted(*document.maze(), std::vector<Point>{{3, 0}}, 0), q("wall"));
        QVERIFY(!document.maze()->passable({3, 0}));
        document.ask(1);
        QCOMPARE(document.asked(), std::optional<std::size_t>(1));
        QVERIFY(document.maze()->passable({3, 0}));
        document.change(withStart(*document.maze(), {1, 1}), q("elsewhere"));
        QVERIFY(document.questions() && !document.asked());
        document.edit(resized(*document.maze(), 5, 3), q("size"));
        QVERIFY(!document.questions());
        stack.undo();
        QVERIFY(document.questions() == questions);
        while (stack.index() > 1)
            stack.undo();
        QCOMPARE(*document.maze(), floor);
        stack.undo();
        QVERIFY(!document.questions());
        QCOMPARE(*document.maze(), testing::smallMaze());
    }

    /// Any edits, undone and made again in any order, lead through the same mazes.
    void undoLeadsBackThroughAllEdits() {
        std::mt19937 random(11);
        const std::array<SearchSubject, 6> subjects{
            MazeTask::reach, MazeTask::corners, MazeTask::food,
            RoadTrip{4, 1},  RoadTrip{7, 1},    *loggia::pathfinding::tiles_of("724506831")};
        for (int round = 0; round < 20; ++round) {
            History stack;
            MazeDocument document(&stack);
            MazeEditor editor(&document);
            document.restore(testing::generated(15, 11, static_cast<unsigned>(round)));
            std::vector<std::pair<Maze, SearchSubject>> states;
            const auto state = [&] { return std::pair(*document.maze(), document.subject()); };
            states.push_back(state());
            for (int i = 0; i < 60; ++i) {
                const auto cell = [&] {
                    return QPoint(static_cast<int>(random() % 15), static_cast<int>(random() % 11));
                };
                switch (random() % 8) {
                case 0:
                    editor.setTool(static_cast<MazeTool>(random() % maze_tools));
                    editor.setCost(static_cast<int>(random() % 11));
                    [[fallthrough]];
                case 1:
                case 2:
                    editor.begin(cell(), random() % 3 == 0);
                    editor.move(cell());
                    editor.move(cell());
                    editor.end();
                    break;
                case 3:
                    editor.setTerrain(cell(), static_cast<int>(random() % 10));
                    break;
                case 4:
                    random() % 2 == 0 ? editor.setStart(cell()) : editor.setGoal(cell());
                    break;
                case 5:
                    editor.setNeighbours(random() % 2 == 0 ? Neighbours::four : Neighbours::eight);
                    break;
                case 6:
                    document.setSubject(subjects.at(random() % subjects.size()));
                    break;
                default:
                    if (random() % 4 == 0)
                        document.replace(testing::generated(9, 9, random()), q("test"));
                    else
                        stack.undo();
                }
                const auto index = static_cast<std::size_t>(stack.index());
                if (index < states.size() && states[index] == state())
                    continue;
                states.resize(index);
                states.push_back(state());
            }
            for (int i = 0; i < 200; ++i) {
                stack.setIndex(
                    static_cast<int>(random() % static_cast<unsigned>(stack.count() + 1)));
                QVERIFY(states[static_cast<std::size_t>(stack.index())] == state());
            }
        }
    }
};

LOGGIA_WINDOW_TEST(MazeDocumentTest)

} // namespace maze_document_test

#include "maze_document_test.moc"
