#include "core/pathfinding/format.hpp"
#include "tests/core/pathfinding/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace format_test {

using namespace loggia;
using namespace loggia::pathfinding;

class MazeFormatTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsLayouts() {
        const Maze maze = *maze_of("%%%%%%\r\n%P  .%\r\n%o%%G%\r\n%  % %\r\n%%%%%%");
        QCOMPARE(maze.width, 6);
        QCOMPARE(maze.height, 5);
        QVERIFY(maze.start == (Point{1, 1}));
        QVERIFY(maze.goal == (Point{1, 3})); // the framework's (1,1), wherever food lies
        QVERIFY(maze.food == (std::vector<Point>{{4, 1}}));
        QVERIFY(maze.ghosts == (std::vector<Point>{{4, 2}}));
        QVERIFY(maze.capsules == (std::vector<Point>{{1, 2}}));
        QVERIFY(!maze.passable({3, 3}) && maze.neighbours == Neighbours::four);
        QVERIFY(maze_of("%%%%%%\n%P . %\n%%  %%\n%%%%%%\n")->goal == (Point{3, 1}));
        QVERIFY(maze_of("%%%%%%\n%P ..%\n%  %%%\n%%%%%%\n")->goal == (Point{1, 2}));
        QVERIFY(!maze_of("%%%%%%\n%P ..%\n%%  %%\n%%%%%%\n")->goal);
        // No path leads from the start to itself where food can be meant.
        QVERIFY(maze_of("%%%%%%\n%   .%\n%P   %\n%%%%%%\n")->goal == (Point{4, 1}));
        QVERIFY(maze_of("%%%%%%\n%  ..%\n%P   %\n%%%%%%\n")->goal == (Point{1, 2}));
    }

    void readsMaps() {
        const Maze maze = *maze_of("type octile\nheight 2\nwidth 5\nmap\n.G@OT\nSW...\n");
        QVERIFY(maze.neighbours == Neighbours::eight && !maze.start && !maze.goal);
        QVERIFY(maze.terrain ==
                (std::vector<std::uint8_t>{1, 1, 0, 0, 0, 1, water_terrain, 1, 1, 1}));
        QVERIFY(*to_text(maze, MazeFormat::moving_ai) ==
                "type octile\nheight 2\nwidth 5\nmap\n..@@@\n.W...\n");
    }

    /// Without the first line, and with stations of warehouses, as programs for many agents have
    /// it.
    void readsMapsForManyAgents() {
        const Maze maze = *maze_of("type octile\nheight 2\nwidth 4\nmap\n.@..\n...@\n");
        const std::string sides = "height 2\nwidth 4\nmap\n.@..\n...@\n";
        QVERIFY(*maze_of(sides) == maze && looks_like_maze(sides) && !has_unkept_signs(sides));
        QVERIFY(*maze_of("\nwidth 4\r\nheight 2\r\nmap\r\n.T.E\r\nS.e@\r\n") == maze);
        QVERIFY(has_unkept_signs("type octile\nheight 1\nwidth 2\nmap\nE@\n"));
        const auto wrong = maze_of("height 2\nwidth 4\nmap\n.?..\n...@\n");
        QVERIFY(!wrong && wrong.error().span->line == 4);
        QVERIFY(looks_like_maze("height 3\nwidth 4\nmap\n.@..\n"));
        QVERIFY(!looks_like_maze("height 3\nwidth 4\ndepth 5\n"));
        QVERIFY(!maze_of("height 3\nwidth 4\n"));
    }

    void readsPlain() {
        const Maze maze = *maze_of("\n#####\n#S 3#\n#*\n#..G#\nfood 3 1\n\n");
        QCOMPARE(maze.width, 5);
        QCOMPARE(maze.height, 4);
        QVERIFY(maze.start == (Point{1, 1}) && maze.goal == (Point{3, 3}));
        QVERIFY(maze.food == (std::vector<Point>{{3, 1}, {1, 2}}));
        QVERIFY(maze.passable({4, 2})); // short rows go on as floor
        QCOMPARE(int{maze.terrain[maze.index({3, 1})]}, 3);
        QVERIFY(maze_of("neighbours 8\n. .\n")->neighbours == Neighbours::eight);
    }

    /// As programs print walls and floor.
    void readsBlocks() {
        const Maze maze = *maze_of("#####\n#S..#\n#.#G#\n#####\n");
        QVERIFY(*maze_of("\u2588\u2588\u2588\u2588\u2588\n\u2588S  \u2588\n\u2588 \u2588G\u2588\n"
                         "\u2588\u2588\u2588\u2588\u2588\n") == maze);
        const std::string squares = "\u2B1B\u2B1B\u2B1B\u2B1B\u2B1B\n\u2B1BA\u2B1C\u2B1C\u2B1B\n"
                                    "\u2B1B\u2B1C\u2B1BB\u2B1B\n\u2B1B\u2B1B\u2B1B\u2B1B\u2B1B\n";
        QVERIFY(*maze_of(squares) == maze);
        QVERIFY(looks_like_maze(squares) && has_unkept_signs(squares));
        const auto wrong = maze_of("\u2588\u2588\u2588\n\u2588?\u2588\n");
        QVERIFY(!wrong && wrong.error().span->line == 2);
    }

    /// From A to B, or from S to E, as courses have it; saved, they become S and G.
    void readsOtherEnds() {
        const Maze maze = *maze_of("#####B#\n##### #\n####  #\n     ##\nA######\n");
        QVERIFY(maze == *maze_of("#####G#\n##### #\n####  #\n     ##\nS######\n"));
        QVERIFY(*maze_of("####\n#SE#\n####\n") == *maze_of("####\n#SG#\n####\n"));
        QVERIFY(looks_like_maze("####\n#A #\n#B###\n"));
        QVERIFY(has_unkept_signs("####\n#SE#\n####\n"));
        QVERIFY(!has_unkept_signs("####\n#SG#\n####\nfood 1 1\n"));
        const auto two = maze_of("#####\n#SEG#\n");
        QVERIFY(!two && two.error().message == "a second goal; the first is at (2, 1)");
        QVERIFY(!maze_of("A B 3\nB E 4\n").has_value());
        QVERIFY(!looks_like_maze("A B 3\nB E 4\n"));
        QVERIFY(!maze_of("#\nA B 3\n").has_value());
    }

    /// A mark takes the place of floor; where there is none, or another mark, it has a line below.
    void writesPlain() {
        Maze maze = *maze_of("S.3\n*#G\n");
        const auto text = [&maze] { return *to_text(maze, MazeFormat::plain); };
        QCOMPARE(text(), std::string("S.3\n*#G\n"));
        maze.goal = maze.start;
        QCOMPARE(text(), std::string("S.3\n*#.\ngoal 0 0\n"));
        maze.goal = Point{2, 0};
        maze.food.push_back({2, 0});
        QCOMPARE(text(), std::string("S.3\n*#.\ngoal 2 0\nfood 2 0\n"));
    }

    void everyMazeComesBack() {
        Random random(test_suite::seed(7));
        for (int i = 0; i < 3000; ++i) {
            Maze maze = oracle::random_maze(random, 12);
            for (std::uint64_t n = random.below(4); n > 0; --n)
                if (const Point at = maze.point(random.below(maze.cells())); maze.passable(at))
                    maze.food.push_back(at);
            std::sort(maze.food.begin(), maze.food.end());
            maze.food.erase(std::unique(maze.food.begin(), maze.food.end()), maze.food.end());
            const std::string text = *to_text(maze, MazeFormat::plain);
            const auto back = maze_of(text, MazeFormat::plain);
            QVERIFY2(back.has_value() && *back == maze, text.c_str());
            std::string windows = "\xEF\xBB\xBF";
            for (const char c : text)
                windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
            QVERIFY(*maze_of(windows) == maze);
            const auto map = maze_of(*to_text(maze, MazeFormat::moving_ai));
            QVERIFY(map && map->width == maze.width);
            for (std::size_t cell = 0; cell < maze.cells(); ++cell)
                QCOMPARE(map->terrain[cell] == wall, maze.terrain[cell] == wall);
        }
    }

    /// As some of the framework's own layouts have them: the first row counts.
    void rowsOfALayoutAreThoseOfTheFramework() {
        const auto even = maze_of("%%%%\n%P.%\n%%%%\n", MazeFormat::layout);
        const auto blanks = maze_of("%%%% \n  %P.%\n%%%%\n", MazeFormat::layout);
        QVERIFY(even && blanks && *even == *blanks);
        QVERIFY(*maze_of("%%%% \n%P.% \n%%%% \n", MazeFormat::layout) == *even);
        QVERIFY(*maze_of("%%%%\n%P.%%\n%%%% %%\n", MazeFormat::layout) == *even);
        const auto wrong = maze_of("%%%% \n  %P#%\n%%%%\n", MazeFormat::layout);
        QVERIFY(!wrong && wrong.error().span == (SourceSpan{2, 5, 1}));
        QVERIFY(!maze_of("%%%%\n%P%\n%%%%\n", MazeFormat::layout));
        QVERIFY(!maze_of("%%%%\n%P..\n%%%%.\n%P...\n%%%%\n", MazeFormat::layout));
        // Behind a wall at the end of the first row there is no cell.
        QVERIFY(*maze_of("%%%%\n%P.%.%\n%%%%o\n", MazeFormat::layout) == *even);
    }

    /// The capture contest's layouts have no P; the lowest agent is Pac-Man.
    void theFirstAgentIsTheStart() {
        const Maze contest = *maze_of("%%%%%%\n%4.o2%\n%3  1%\n%%%%%%\n");
        QVERIFY(contest.start == (Point{4, 2}) && contest.goal == (Point{1, 2}));
        QVERIFY(contest.ghosts == (std::vector<Point>{{1, 1}, {4, 1}, {1, 2}}));
        QVERIFY(!maze_of("%%%%\n%GG%\n%%%%\n")->start);
        const Maze usual = *maze_of("%%%%\n%1P%\n%%%%\n");
        QVERIFY(usual.start == (Point{2, 1}) && usual.ghosts.size() == 1);
    }

    /// Within walls above and below the framework takes no notice of other characters.
    void thingsOfOtherVariantsAreFloor() {
        const Maze plain = *maze_of("%%%%%%%\n%P . .%\n%%%%%%%\n");
        QVERIFY(*maze_of("%%%%%%%\n%P6.B.%\n%%%%%%%\n") == plain);
        QVERIFY(*maze_of("%%%%%%%\n%P(.).%\n%%%%%%%\n") == plain);
        QVERIFY(*maze_of("%%%%%%%\n%P+.-.%\n%%%%%%%\n") == plain);
        QVERIFY(!maze_of("%%%%%%%\n%P#.B.%\n%%%%%%%\n"));
        QVERIFY(!maze_of("%%%%%%%\n%S ..G%\n%%%%%%%\n")); // meant as the start
        QVERIFY(!maze_of("%%% %%%\n%P6.B.%\n%%%%%%%\n"));
        QVERIFY(!looks_like_maze("50%\n99%\n"));
    }

    /// It is the framework's, with food where it was before; no corner without a path to it.
    void mazesGetTheGoalOfLayouts() {
        Maze maze = *maze_of("#####\n#S.G#\n#...#\n#####\n");
        const Maze same = with_layout_goal(maze);
        QVERIFY(same.goal == (Point{1, 2}) && same.food == (std::vector<Point>{{3, 1}}));
        maze = *maze_of("######\n#.#SG#\n######\n");
        const Maze filled = with_layout_goal(maze);
        QVERIFY(filled.goal == (Point{4, 1}) && !filled.passable({1, 1}));
        QVERIFY(*maze_of(*to_text(filled, MazeFormat::layout)) == filled);
    }

    void swampIsFloorAndWaterIsApart() {
        const std::string text =
            "type octile\r\nheight 2\r\nwidth 4 \r\nmap\r\n.GSW  \r\nT@Ow\t\r\n";
        const Maze maze = *maze_of(text);
        QVERIFY(maze.terrain == (std::vector<std::uint8_t>{1, 1, 1, water_terrain, wall, wall, wall,
                                                           water_terrain}));
        QVERIFY(maze.has_water() && !maze.weighted());
        QVERIFY(benchmark_map_of(text)->terrain[4] == tree_terrain);
        QVERIFY(has_unkept_signs(text));
        QVERIFY(!has_unkept_signs(*to_text(maze, MazeFormat::moving_ai)));
        QVERIFY(!has_unkept_signs("###\n#S#\n###\n"));
        QVERIFY(!has_unkept_signs("\xEF\xBB\xBF%%%%%\r\n%P.G%\r\n%o  %\r\n%%%%%\r\n"));
        QVERIFY(has_unkept_signs("%%%%%\n%1.2%\n%%%%%\n"));
        QVERIFY(*to_text(maze, MazeFormat::moving_ai) ==
                "type octile\nheight 2\nwidth 4\nmap\n...W\n@@@W\n");
        QVERIFY(*to_text(maze, MazeFormat::plain) == "neighbours 8\n...~\n###~\n");
        QVERIFY(*maze_of("neighbours 8\n...~\n###~\n") == maze);
        QVERIFY(!to_text(maze, MazeFormat::layout));
    }

    void looksLikeAMaze() {
        for (const char* maze :
             {"S.G\n", "##\n##\n", "...\n.1.\n", "neighbours 8\n22\n2.\n", "S#\n.\n#G\n",
              "type octile\n", "%%\n%%\n", "version 1\n1\ta.map\t9\n",
              "version 1.0\n1 a.map 9 9 0 0 1 1 1.41\n"})
            QVERIFY2(looks_like_maze(maze), maze);
        for (const char* other : {"", "12\n34\n", "S\n", ".\n", "..\n.\n", "# a comment\n",
                                  "version 1\n", "100% of it\n"})
            QVERIFY2(!looks_like_maze(other), other);
    }

    /// A file with a mistake goes to the page that can say what it is.
    void resemblesAMaze() {
        for (const char* text : {"%%%%%\n%P .%\n%  %\n%%%%%\n", "####\n#S #\n#zG#\n####\n"}) {
            QVERIFY2(resembles_maze(text), text);
            QVERIFY2(!looks_like_maze(text), text);
        }
        for (const char* text : {"", "%%\n%\n", "1 -2 0\n2 3 0\n3 4 0\n-1 0\n", "a\nb\nc\nd\n"})
            QVERIFY2(!resembles_maze(text), text);
    }

    /// Where the corner is a wall, the goal is written as the one piece of food.
    void goalsOfLayoutsAreFood() {
        const Maze maze = *maze_of("#####\n#S..#\n##.G#\n#####\n", MazeFormat::plain);
        const auto text = to_text(maze, MazeFormat::layout);
        QVERIFY(text.has_value());
        const Maze back = *maze_of(*text, MazeFormat::layout);
        QVERIFY(back.goal == maze.goal && back.start == maze.start);
        QCOMPARE(back.food, std::vector<Point>{*maze.goal});
    }

    void layoutsComeBackOrAreRefused() {
        Random random(test_suite::seed(8));
        int written = 0;
        for (int i = 0; i < 3000; ++i) {
            Maze maze = *generate({MazeKind::braided, 9, 7, random.next()});
            if (i % 2 == 0)
                maze = with_layout_goal(maze);
            else if (i % 3 == 0)
                maze.goal = Point{1, 5};
            const auto text = to_text(maze, MazeFormat::layout);
            if (!text)
                continue;
            ++written;
            const Maze back = *maze_of(*text);
            QVERIFY(back.terrain == maze.terrain && back.start == maze.start &&
                    back.goal == maze.goal);
            QVERIFY(*to_text(back, MazeFormat::layout) == *text);
        }
        QVERIFY(written > 1900);
        // Without a wall nobody would take it for a layout.
        QVERIFY(!to_text(*maze_of("..\n..\n", MazeFormat::layout), MazeFormat::layout));
    }

    void errorsHavePlaces_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::newRow("nothing") << ""
                                 << "the file is empty; expected the rows of a maze" << 0 << 0;
        QTest::newRow("DOT")
            << "digraph G {\n  A -> B;\n}\n"
            << "expected a maze, or a graph whose first line is `graph` alone; DOT "
               "is not read"
            << 1 << 1;
        QTest::newRow("matrix") << "0 0 1\n0 1 0\n"
                                << "expected # for a wall and . for floor, found a row of 0 and 1"
                                << 1 << 1;
        QTest::newRow("edges")
            << "A B 4\nB C 3\n"
            << "expected a row of a maze (#, ., *, S, G, ~, 1 to 9), `graph` "
               "above a graph, or edges as in `Arad Zerind 75` (names begin with "
               "a letter)"
            << 1 << 1;
        QTest::newRow("hexadecimal digits")
            << "D153\nC56A\n"
            << "expected # for a wall and . for floor, found a row of hexadecimal digits" << 1 << 1;
        QTest::newRow("hexadecimal digits below digits")
            << "9513\nC56A\n"
            << "expected # for a wall and . for floor, found a row of hexadecimal digits" << 2 << 1;
        QTest::newRow("character")
            << "%%%\n%#%\n%%%"
            << "expected one of % . o P G 1 2 3 4 or a blank, found '#'" << 2 << 2;
        QTest::newRow("character of a plain maze")
            << "####\n#P.#\n####"
            << "expected one of # . * S G ~ 1 to 9 or a blank, found 'P'" << 2 << 2;
        QTest::newRow("character in the first row")
            << "\n##X#\n#SG#"
            << "expected one of # . * S G ~ 1 to 9 or a blank, found 'X'" << 2 << 3;
        QTest::newRow("uneven") << "%%%\n%%\n"
                                << "expected a row of 3 cells, found 2" << 2 << 3;
        QTest::newRow("second start") << "%%%%\n%PP%\n%%%%"
                                      << "a second start; the first is at (1, 1)" << 2 << 3;
        QTest::newRow("second goal") << "G.\n.G"
                                     << "a second goal; the first is at (0, 0)" << 2 << 2;
        QTest::newRow("word") << "..\nend 1 2"
                              << "expected a row of a maze (#, ., *, S, G, ~, 1 to 9), or start, "
                                 "goal or food with column and row"
                              << 2 << 1;
        QTest::newRow("outside") << "..\ngoal 2 0"
                                 << "(2, 0) is not in the maze" << 2 << 6;
        QTest::newRow("in a wall") << ".#\ngoal 1 0"
                                   << "(1, 0) is a wall" << 2 << 6;
        QTest::newRow("number") << "..\ngoal 1"
                                << "expected a column and a row after goal" << 2 << 1;
        QTest::newRow("corners") << "type octile-corner\nheight 1\nwidth 1\nmap\n22\n22\n"
                                 << "expected type octile, found type octile-corner" << 1 << 6;
        QTest::newRow("rows") << "type octile\nheight 3\nwidth 2\nmap\n..\n"
                              << "expected 3 rows, found 1" << 0 << 0;
        QTest::newRow("width") << "type octile\nheight 1\nwidth 3\nmap\n..\n"
                               << "expected rows of 3 cells, found 2" << 5 << 1;
        QTest::newRow("side") << "type octile\nheight x\nwidth 3\nmap\n..\n"
                              << "expected height and a number from 1 to 32,767" << 2 << 1;
        QTest::newRow("long row")
            << QString(32'768, QLatin1Char('.'))
            << "the maze is too large: 1 row of 32,768 (the limit is 32,767 columns and rows)" << 1
            << 1;
        QTest::newRow("long side") << "type octile\nheight 4194304\nwidth 1\nmap\n.\n"
                                   << "expected height and a number from 1 to 32,767" << 2 << 1;
        QTest::newRow("map") << "type octile\nheight 1\nwidth 3\n...\n"
                             << "expected a line with map, then the rows" << 0 << 0;
    }
    void errorsHavePlaces() {
        QFETCH(QString, text);
        QFETCH(QString, message);
        QFETCH(int, line);
        QFETCH(int, column);
        const auto maze = maze_of(text.toStdString());
        QVERIFY(!maze);
        QCOMPARE(QString::fromStdString(maze.error().message), message);
        QCOMPARE(maze.error().span ? maze.error().span->line : 0, line);
        QCOMPARE(maze.error().span ? maze.error().span->column : 0, column);
    }
};

LOGGIA_TEST(MazeFormatTest)

} // namespace format_test

#include "format_test.moc"
