#include "core/pathfinding/format.hpp"
#include "core/pathfinding/generate.hpp"
#include "core/pathfinding/problems/grid_problem.hpp"
#include "tests/core/pathfinding/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace generate_test {

using namespace loggia;
using namespace loggia::pathfinding;

/// FNV-1a of the plain text, from what came before it.
constexpr std::uint64_t basis = 0xCBF29CE484222325U;
std::uint64_t hash_of(const Maze& maze, std::uint64_t hash = basis) {
    const auto text = to_text(maze, MazeFormat::plain);
    for (const char c : text.value())
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
    return hash;
}

class MazeGenerateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thereIsAlwaysAWay() {
        Random random(test_suite::seed(10));
        for (int i = 0; i < 900; ++i) {
            GenerateOptions options;
            options.kind = static_cast<MazeKind>(i % 9);
            options.width = 5 + static_cast<int>(random.below(30));
            options.height = 5 + static_cast<int>(random.below(30));
            options.seed = random.next();
            options.density = random.real();
            options.terrain = i % 5 == 0;
            options.food = static_cast<int>(random.below(6));
            const Maze maze = *generate(options);
            QVERIFY(maze == *generate(options));
            QVERIFY(maze.passable(*maze.start) && maze.passable(*maze.goal));
            for (int x = 0; x < maze.width; ++x)
                QVERIFY(!maze.passable({x, 0}) && !maze.passable({x, maze.height - 1}));
            for (int y = 0; y < maze.height; ++y)
                QVERIFY(!maze.passable({0, y}) && !maze.passable({maze.width - 1, y}));
            GridProblem problem(maze);
            const auto reached = oracle::costs_from_start(problem);
            QVERIFY(reached.contains(static_cast<State>(maze.index(*maze.goal))));
            for (const Point& food : maze.food)
                QVERIFY(reached.contains(static_cast<State>(maze.index(food))));
        }
    }

    /// The same everywhere and in every version, for seeds are passed on: a hash of the plain
    /// text, without and with terrain.
    void seedsMeanTheSameMaze_data() {
        QTest::addColumn<quint64>("plain");
        QTest::addColumn<quint64>("terrain");
        const auto row = [](const char* kind, std::uint64_t plain, std::uint64_t terrain) {
            QTest::newRow(kind) << quint64{plain} << quint64{terrain};
        };
        row("perfect", 0x1ec3943db21b703fU, 0xe5efcc32384c4353U);
        row("rooms", 0x6a9233ef0d1db054U, 0x387e219404826834U);
        row("caves", 0xcad32cd558016842U, 0x695782528f8446f6U);
        row("obstacles", 0x1d52db874affb646U, 0x9aae2c61c689b8dfU);
        row("lakes", 0x247773226ec4481dU, 0x14cd0f8b35d87b16U);
        row("braided", 0x5e12ec776a093a97U, 0x90f58e03a94df207U);
        row("open", 0xfe068840cc456575U, 0x4ef5fbb089753a15U);
        row("halls", 0xfb93bef4f79e7967U, 0x986eec726e3cb8beU);
        row("avenues", 0x1ec3943db21b703fU, 0xe5efcc32384c4353U);
    }
    void seedsMeanTheSameMaze() {
        for (const bool terrain : {false, true}) {
            GenerateOptions options;
            options.kind = maze_kind_of(QTest::currentDataTag()).value();
            options.seed = 7;
            options.food = 5;
            options.terrain = terrain;
            QTEST(quint64{hash_of(*generate(options))}, terrain ? "terrain" : "plain");
        }
    }

    /// Rooms fill the maze up to its border, however narrow the last ones are; there is a wall
    /// between two, and a pillar where four meet.
    void hallsFillTheMazeToItsEdge() {
        for (int width = 16; width < 40; ++width)
            for (int height = 16; height < 24; ++height) {
                const int room = std::min(width, height) / 4;
                const Maze maze =
                    *generate({.kind = MazeKind::halls, .width = width, .height = height});
                for (int y = 1; y < height - 1; ++y)
                    for (int x = 1; x < width - 1; ++x) {
                        const bool between_columns = x % room == 0;
                        const bool between_rows = y % room == 0;
                        if (between_columns == between_rows)
                            QCOMPARE(maze.passable({x, y}), !between_columns);
                    }
            }
    }

    /// A seed means the same halls whatever the size of the last room.
    void seedsMeanTheSameHalls() {
        std::uint64_t hash = basis;
        for (int width = 20; width < 25; ++width)
            for (int height = 20; height < 25; ++height)
                hash = hash_of(
                    *generate(
                        {.kind = MazeKind::halls, .width = width, .height = height, .seed = 7}),
                    hash);
        QCOMPARE(quint64{hash}, quint64{0xbb3c0fe818f7f280U});
    }

    /// Whatever the seed, in each format; a layout has the goal that layouts have.
    void canBeWritten() {
        const auto write = [](GenerateOptions options) {
            const Maze maze = *generate(options);
            QVERIFY(maze.start != maze.goal);
            for (const MazeFormat format :
                 {MazeFormat::plain, MazeFormat::layout, MazeFormat::moving_ai}) {
                const Maze written = format == MazeFormat::layout ? with_layout_goal(maze) : maze;
                const auto text = to_text(written, format);
                QVERIFY2(text.has_value(), text ? "" : text.error().message.c_str());
                const Maze back = *maze_of(*text, format);
                QVERIFY(back.terrain == written.terrain);
                if (format != MazeFormat::moving_ai)
                    QVERIFY(back.start == written.start && back.goal == written.goal);
            }
        };
        Random random(test_suite::seed(12));
        for (int i = 0; i < 4500 && !QTest::currentTestFailed(); ++i)
            write({.kind = static_cast<MazeKind>(i % 9),
                   .width = 5 + static_cast<int>(random.below(25)),
                   .height = 5 + static_cast<int>(random.below(25)),
                   .seed = random.next(),
                   .density = random.real(),
                   .food = static_cast<int>(random.below(4))});
        for (std::uint64_t seed = 1; seed <= 200 && !QTest::currentTestFailed(); ++seed) {
            write({.kind = MazeKind::caves, .width = 5, .height = 21, .seed = seed});
            write({.kind = MazeKind::lakes, .width = 9, .height = 16, .seed = seed});
            write({.kind = MazeKind::lakes, .width = 25, .height = 9, .seed = seed});
        }
    }

    /// A tree: one edge fewer than there are cells, and all of them reached.
    void perfectMazesAreTrees() {
        Random random(test_suite::seed(11));
        for (int i = 0; i < 100; ++i) {
            GenerateOptions options;
            options.width = 5 + 2 * static_cast<int>(random.below(20));
            options.height = 5 + 2 * static_cast<int>(random.below(20));
            options.seed = random.next();
            const Maze maze = *generate(options);
            std::size_t floor = 0;
            std::size_t edges = 0;
            for (int y = 0; y < maze.height; ++y)
                for (int x = 0; x < maze.width; ++x) {
                    floor += maze.passable({x, y});
                    edges += maze.passable({x, y}) && maze.passable({x + 1, y});
                    edges += maze.passable({x, y}) && maze.passable({x, y + 1});
                }
            QCOMPARE(edges + 1, floor);
            GridProblem problem(maze);
            QCOMPARE(oracle::costs_from_start(problem).size(), floor);
        }
    }

    void refusesWhatIsOutOfRange() {
        GenerateOptions options;
        options.width = 4;
        QCOMPARE(generate(options).error().message,
                 std::string("expected 5 to 2,048 columns and rows"));
        options.width = 10;
        options.density = 1.5;
        QVERIFY(!generate(options));
        for (int kind = 0; kind < 9; ++kind)
            QVERIFY(maze_kind_of(id_of(static_cast<MazeKind>(kind))) ==
                    static_cast<MazeKind>(kind));
        QVERIFY(!maze_kind_of("cellar"));
    }
};

LOGGIA_TEST(MazeGenerateTest)

} // namespace generate_test

#include "generate_test.moc"
