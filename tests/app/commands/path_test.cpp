#include "tests/app/commands/program.hpp"
#include "tests/places.hpp"
#include "tests/suite.hpp"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>
#include <cstdlib>

namespace path_test {

class PathCommandTest : public QObject, program::Folder {
    Q_OBJECT

private:
    [[nodiscard]] static QString example(const char* name) {
        return places::example("pathfinding/") + QString::fromLatin1(name);
    }
    [[nodiscard]] program::Ended cli(const QString& arguments, const QByteArray& input = {}) const {
        return Folder::cli(QStringList{QStringLiteral("path")} + words(arguments.toUtf8()), input);
    }

private Q_SLOTS:
    void solves() {
        const auto ended =
            cli(QStringLiteral("solve --algorithm breadth-first"), "S..\n##.\nG..\n");
        QCOMPARE(ended.status, 0);
        QVERIFY(ended.out.startsWith("Breadth-first search: solved\ncost 6, 6 steps\n"
                                     "East 2, South 2, West 2\n"));
        QVERIFY(ended.err.isEmpty());
        const auto none = cli(QStringLiteral("solve --algorithm rbfs"), "S.#\n###\nG..\n");
        QCOMPARE(none.status, 0);
        QVERIFY(none.out.startsWith("Recursive best-first search: no path\n"));
    }

    void readsUsualNamesOfAlgorithms() {
        const QByteArray maze = "S..\n##.\nG..\n";
        for (const auto& [usual, title] : {std::pair("BFS", "Breadth-first search"),
                                           {"dfs", "Depth-first search"},
                                           {"UCS", "Uniform-cost search"},
                                           {"A*", "A*"},
                                           {"DLS", "Depth-limited search"},
                                           {"IDDFS", "Iterative deepening depth-first search"},
                                           {"Bi-BFS", "Bidirectional breadth-first search"},
                                           {"ida*", "Iterative deepening A*"},
                                           {"RBFS", "Recursive best-first search"},
                                           {"JPS", "Jump point search"}}) {
            const auto ended =
                cli(QStringLiteral("solve --algorithm ") + QLatin1String(usual), maze);
            QVERIFY2(ended.out.startsWith(QByteArray(title) + ": solved\n"), usual);
        }
        const auto table = cli(QStringLiteral("compare --csv --algorithms A*,bfs"), maze);
        QVERIFY2(table.out.contains("\na-star,solved,6,") &&
                     table.out.contains("\nbreadth-first,solved,6,"),
                 table.out.constData());
    }

    /// Diagonal steps cost the root of two; there are four neighbours or eight.
    void goesDiagonally() {
        const QByteArray maze = "S..\n..G\n";
        const auto cost = [&](const char* neighbours) {
            return QJsonDocument::fromJson(
                       cli(QStringLiteral("solve --json --neighbours ") + QLatin1String(neighbours),
                           maze)
                           .out)
                .object()
                .value(QStringLiteral("cost"))
                .toDouble();
        };
        QCOMPARE(cost("4"), 3.0);
        QVERIFY(std::abs(cost("8") - 1 - std::sqrt(2.0)) < 1e-4);
        const auto refused = cli(QStringLiteral("solve --neighbours 6"), maze);
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.contains("4 or 8"), refused.err.constData());
    }

    void drawsAndExplains() {
        const auto ended = cli(QStringLiteral("solve --draw --notes"), "S..\n##.\nG..\n");
        QCOMPARE(ended.status, 0);
        QVERIFY(ended.out.contains("\nS++\n##+\nG++\n\nA*\n  Expands the"));
    }

    /// Two corridors of three cells: nothing is to be decided but round the wall between them.
    void jumps() {
        const QByteArray maze = "S......\n......#\n.......\n...G...\n";
        const auto ended = cli(QStringLiteral("solve --draw --algorithm jump-points"), maze);
        QCOMPARE(ended.status, 0);
        QVERIFY(ended.out.startsWith("Jump point search: solved\ncost 6, 6 steps\n"));
        QVERIFY(ended.out.contains(", scanned "));
        QVERIFY(ended.out.contains('\'') && ended.out.contains('+'));
        const auto json = QJsonDocument::fromJson(
                              cli(QStringLiteral("solve --json --algorithm jump-points"), maze).out)
                              .object();
        QCOMPARE(json.value(QStringLiteral("states")).toArray().size(), 7);
        QVERIFY(json.value(QStringLiteral("looked_over")).toInt() > 6);
        const auto terrain = cli(QStringLiteral("solve --algorithm jump-points"), "S3G\n");
        QCOMPARE(terrain.status, 1);
        QVERIFY(terrain.err.contains("uniform costs"));
    }

    /// As cheap as by the searches that can be watched; the preparation has its own time.
    void searchesFast() {
        const auto seconds = [](const QJsonObject& row, const char* name) {
            return row.value(QLatin1String(name)).toDouble(-1);
        };
        for (const int neighbours : {4, 8}) {
            const QByteArray maze = cli(QStringLiteral("generate --kind halls --width 60 --height "
                                                       "50 --neighbours %1")
                                            .arg(neighbours))
                                        .out;
            const QString fast = neighbours == 4 ? QStringLiteral("fast-distances")
                                                 : QStringLiteral("fast-a-star,fast-jump-points,"
                                                                  "fast-jump-table,fast-landmarks");
            const auto rows =
                QJsonDocument::fromJson(
                    cli(QStringLiteral("compare --json --algorithms uniform-cost,") + fast, maze)
                        .out)
                    .array();
            QCOMPARE(rows.size(), neighbours == 4 ? 2 : 5);
            for (const auto& row : rows) {
                QVERIFY(row.toObject().value(QStringLiteral("cheapest")).toBool());
                QCOMPARE(row.toObject().value(QStringLiteral("cost")),
                         rows.at(0).toObject().value(QStringLiteral("cost")));
            }
            QVERIFY(seconds(rows.at(1).toObject(), "preparation_seconds") > 0);
            QVERIFY(seconds(rows.at(1).toObject(), "seconds") >= 0);
            const QString one = fast.section(QLatin1Char(','), 0, 0);
            const auto solved =
                cli(QStringLiteral("solve --draw --notes --algorithm ") + one, maze);
            QCOMPARE(solved.status, 0);
            QVERIFY(solved.out.contains(" of preparation\n") && solved.out.contains('+'));
            QVERIFY(!solved.out.contains("largest frontier"));
            const auto table = cli(QStringLiteral("compare --algorithms a-star,") + one, maze);
            QVERIFY(table.out.contains(" ms of preparation\n"));
        }
        const auto four = cli(QStringLiteral("solve --algorithm fast-landmarks"), "S.G\n");
        QCOMPARE(four.status, 1);
        QVERIFY(four.err.contains("for four use fast-distances"));
        QCOMPARE(cli(QStringLiteral("solve --algorithm fast-distances"), "S#G\n").out.left(28),
                 QByteArray("Fast distances to the goal: "));
    }

    void printsDistances() {
        const QByteArray maze = "S.#.\n..#G\n.3#.\n";
        QCOMPARE(cli(QStringLiteral("distances --to start"), maze).out,
                 QByteArray("0 1 # -\n1 2 # -\n2 3 # -\n"));
        // The way there enters the dear cell, the way back leaves it.
        QCOMPARE(cli(QStringLiteral("distances --to 1,2"), maze).out,
                 QByteArray("5 4 # -\n4 3 # -\n3 0 # -\n"));
        QCOMPARE(cli(QStringLiteral("distances --from 1,2"), maze).out,
                 QByteArray("3 2 # -\n2 1 # -\n1 0 # -\n"));
        QCOMPARE(cli(QStringLiteral("distances --csv"), "S..\n##.\nG..\n#.#\n").out,
                 QByteArray("6,5,4\n,,3\n0,1,2\n,2,\n"));
        QCOMPARE(cli(QStringLiteral("distances --csv --neighbours 8 --to 0,0"), "..\n..\n").out,
                 QByteArray("0.0000,1.0000\n1.0000,1.4142\n"));
        const auto picture = cli(QStringLiteral("distances --pgm --output far.pgm"), maze);
        QCOMPARE(picture.status, 0);
        QFile file(path("far.pgm"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(),
                 QByteArray("P5\n4 3\n255\n") + QByteArray::fromHex("202000402020"
                                                                    "00ff20200040"));
        QCOMPARE(cli(QStringLiteral("distances --to 2,0"), maze).status, 1);
        QCOMPARE(cli(QStringLiteral("distances"), "...\n").status, 1);
        QCOMPARE(cli(QStringLiteral("distances --to 0,0 --from 1,1"), maze).status, 2);
        QCOMPARE(cli(QStringLiteral("distances --csv --pgm"), maze).status, 2);
        QCOMPARE(cli(QStringLiteral("distances --to nowhere"), maze).status, 2);
    }

    void readsAFileOfTiles() {
        const auto usual = cli(QStringLiteral("solve tiles:1,2,3,4,5,6,7,8,_"));
        QVERIFY(usual.out.contains("cost 22, 22 steps"));
        QCOMPARE(usual.err, QByteArray("note: the goal has the gap first: 0 1 2/3 4 5/6 7 8\n"));
        const auto named = cli(QStringLiteral("solve tiles:724506831"));
        const auto read = cli(QStringLiteral("solve"), "7 2 4\n5 0 6\n8 3 1\n");
        QCOMPARE(read.status, 0);
        QVERIFY(read.out.startsWith("A*: solved\ncost 26, 26 steps\n"));
        const auto answer = [](const QByteArray& out) { return out.left(out.indexOf("expanded")); };
        QCOMPARE(answer(read.out), answer(named.out));
        QCOMPARE(answer(cli(QStringLiteral("solve"), "724506831\n").out), answer(named.out));
        QCOMPARE(cli(QStringLiteral("solve --task food"), "724506831\n").status, 1);
    }

    /// Half of all orders cannot be put right, which is told without a search.
    void tellsOfParity() {
        const QString order = QStringLiteral("tiles:0,2,1,3,4,5,6,7,8,9,10,11,12,13,14,15");
        const auto solved = cli(QStringLiteral("solve ") + order);
        QCOMPARE(solved.status, 0);
        QVERIFY(
            solved.out.startsWith("A*: no path\nnot solvable (parity): half of all orders cannot "
                                  "reach the goal, which has the gap first."));
        QVERIFY(solved.out.contains("expanded 0, "));
        const QJsonObject json =
            QJsonDocument::fromJson(cli(QStringLiteral("solve --json ") + order).out).object();
        QCOMPARE(json.value(QStringLiteral("ending")).toString(), QStringLiteral("no path"));
        QVERIFY(json.value(QStringLiteral("reason")).toString().contains(QLatin1String("parity")));
        const auto all = cli(QStringLiteral("compare ") + order);
        QCOMPARE(all.out.count(" no path "), 14);
        QVERIFY(all.out.contains("\nnot solvable (parity)"));
        const auto searched =
            cli(QStringLiteral("solve tiles:021345678 --anyway --algorithm breadth-first"));
        QVERIFY(searched.out.contains("expanded 181440, "));
        QVERIFY(!searched.out.contains("parity"));
    }

    void printsJson() {
        for (const char* algorithm : {"a-star", "ida-star", "bidirectional-cost"}) {
            const auto ended = cli(QStringLiteral("solve romania --json --algorithm ") +
                                   QString::fromLatin1(algorithm));
            const QJsonObject json = QJsonDocument::fromJson(ended.out).object();
            QCOMPARE(json.value(QStringLiteral("cost")).toInt(), 418);
            QCOMPARE(json.value(QStringLiteral("states")).toArray().size(), 5);
        }
        const auto rows =
            QJsonDocument::fromJson(cli(QStringLiteral("compare tiles:724506831 --json")).out)
                .array();
        QCOMPARE(rows.size(), 14);
        QCOMPARE(rows.at(4).toObject().value(QStringLiteral("steps")).toInt(), 26);
    }

    /// The goal of a layout is where the framework has it; where nothing marks it, a note says so.
    void tellsOfTheGoalOfALayout() {
        const auto told = cli(QStringLiteral("solve"), "%%%%%\n%P .%\n%   %\n%%%%%\n");
        QCOMPARE(told.status, 0);
        QVERIFY(told.out.startsWith("A*: solved\ncost 1, 1 step\nSouth\n"));
        QVERIFY(told.err.startsWith("note: the goal is (1, 2), the lower left corner"));
        QVERIFY(told.err.contains("--goal COLUMN,ROW"));
        const auto chosen = cli(QStringLiteral("solve --goal 3,1"), "%%%%%\n%P .%\n%   %\n%%%%%\n");
        QVERIFY(chosen.out.startsWith("A*: solved\ncost 2, 2 steps\nEast 2\n"));
        QVERIFY(chosen.err.isEmpty());
        QVERIFY(cli(QStringLiteral("solve"), "%%%%%\n%P  %\n%.  %\n%%%%%\n").err.isEmpty());
        QVERIFY(cli(QStringLiteral("solve --format plain"), "S.G\n").err.isEmpty());

        const auto hungry =
            cli(QStringLiteral("solve --task food"), "%%%%%\n%P  %\n%   %\n%%%%%\n");
        QCOMPARE(hungry.status, 0);
        QVERIFY(hungry.err.startsWith("warning: the maze has no food"));
        const auto lost = cli(QStringLiteral("solve --task food"), "%%%%%\n%   %\n%  .%\n%%%%%\n");
        QCOMPARE(lost.status, 1);
        QVERIFY(lost.err.contains("the maze has no start; use --start COLUMN,ROW"));
    }

    void comparesAll() {
        const auto table = cli(QStringLiteral("compare ") + example("corridors.lay"));
        QCOMPARE(table.status, 0);
        QCOMPARE(table.out.count('\n'), 16); // the last line is of jump points
        const auto csv = cli(QStringLiteral("compare --csv --algorithms a-star,greedy ") +
                             example("corridors.lay"));
        QVERIFY(csv.out.contains("\na-star,solved,62,62,yes,"));
        const auto food = cli(QStringLiteral("compare --task food ") + example("hunt.lay"));
        QVERIFY(food.out.contains("needs a single goal state"));
        QVERIFY(food.out.contains("jump-points           Jump point search needs a maze"));
    }

    void generatesWhatIsSolved() {
        for (const char* kind : {"perfect", "braided", "rooms", "caves", "obstacles", "open",
                                 "halls", "avenues", "lakes"})
            for (const char* format : {"plain", "moving-ai"}) {
                const auto maze =
                    cli(QStringLiteral("generate --neighbours 8 --kind %1 --format %2")
                            .arg(QLatin1String(kind), QLatin1String(format)));
                QCOMPARE(maze.status, 0);
                if (format == QLatin1String("plain"))
                    QVERIFY(cli(QStringLiteral("solve"), maze.out).out.startsWith("A*: solved"));
                else
                    QVERIFY(maze.out.startsWith("type octile\n"));
            }
    }

    /// Small mazes of which hardly anything is floor, and mazes with food, as layouts too.
    void generatesLayouts() {
        for (const char* maze : {"--kind caves --width 5 --height 21",
                                 "--kind lakes --width 9 "
                                 "--height 16",
                                 "--kind lakes --width 25 --height 9", "--kind rooms --food 1",
                                 "--kind rooms --food 7"})
            for (int seed = 1; seed <= 8; ++seed) {
                const auto made = cli(QStringLiteral("generate --format layout --seed %1 %2")
                                          .arg(seed)
                                          .arg(QLatin1String(maze)));
                QVERIFY2(made.status == 0, made.err.constData());
                QVERIFY(made.out.contains('P'));
            }
    }

    void answersScenarios() {
        for (const char* method : {"landmarks", "jump-table", "jump-points", "a-star"}) {
            const auto ended = cli(QStringLiteral("scenario %1 --method %2")
                                       .arg(example("caves.map.scen"), QLatin1String(method)));
            QCOMPARE(ended.status, 0);
            QCOMPARE(ended.out, QByteArray("20 of 20 lengths agree with the file\n"));
        }
        const auto small = cli(QStringLiteral("generate --width 5 --height 5 --food 100"));
        QCOMPARE(small.status, 0);
        QCOMPARE(small.err, QStringLiteral("note: the maze has room for %1 of 100 pieces of food\n")
                                .arg(small.out.count('*'))
                                .toLatin1());
        QVERIFY(cli(QStringLiteral("generate --food 3")).err.isEmpty());
        QCOMPARE(cli(QStringLiteral("generate --kind lakes --width 90 --height 70 --format "
                                    "moving-ai --output lakes.map"))
                     .status,
                 0);
        QCOMPARE(cli(QStringLiteral("questions lakes.map --count 30 --output lakes.scen")).status,
                 0);
        QCOMPARE(cli(QStringLiteral("scenario lakes.scen")).out,
                 QByteArray("30 of 30 lengths agree with the file\n"));
        QCOMPARE(cli(QStringLiteral("questions -"), "S.\n.x\n").status, 1);
        QCOMPARE(cli(QStringLiteral("questions -"), "graph\nedge A B 1\n").err,
                 QByteArray("standard input: expected a maze, found a graph\n"));
        // The format knows neither four neighbours nor costs.
        QCOMPARE(cli(QStringLiteral("questions lakes.map")).err, QByteArray());
        for (const char* other : {"S..\n.#.\n", "neighbours 8\nS.9\n.#.\n"}) {
            const auto asked = cli(QStringLiteral("questions -"), other);
            QCOMPARE(asked.status, 0);
            QVERIFY2(asked.err.startsWith("warning: the lengths are those with 8 neighbours"),
                     asked.err.constData());
        }
        program::write(path("small.map"), "type octile\nheight 2\nwidth 2\nmap\n..\n..\n");
        program::write(path("wrong.scen"), "version 1\n0 small.map 2 2 0 0 1 1 2\n");
        const auto wrong = cli(QStringLiteral("scenario wrong.scen"));
        QCOMPARE(wrong.status, 1);
        QVERIFY(wrong.out.startsWith("(0, 0) to (1, 1): 1.41421356, the file has 2;"));
    }

    void aGraphIsNoMaze() {
        for (const char* line : {"distances -", "solve --neighbours 8"}) {
            const auto graph =
                cli(QString::fromLatin1(line), "graph\nedge A B 1\nstart A\ngoal B\n");
            QCOMPARE(graph.status, 1);
            QCOMPARE(graph.err, QByteArray("standard input: expected a maze, found a graph\n"));
        }
    }

    /// A 15-puzzle that takes more states than are kept, in kilobytes; the pattern database is
    /// counted, and a limit is kept to.
    void solvesInLinearMemory() {
        const QStringList solve{QStringLiteral("path"),
                                QStringLiteral("solve"),
                                QStringLiteral("tiles:2 11 15 5 13 4 6 7 12 8 10 1 9 3 14 0"),
                                QStringLiteral("--algorithm"),
                                QStringLiteral("ida-star"),
                                QStringLiteral("--json")};
        const auto run = [&](const QStringList& more) {
            const auto ended = Folder::cli(solve + more);
            return QJsonDocument::fromJson(ended.out).object();
        };
        const auto found = run({QStringLiteral("--heuristic"), QStringLiteral("linear-conflict")});
        QCOMPARE(found.value(QStringLiteral("cost")).toInt(), 52);
        QVERIFY(found.value(QStringLiteral("peak_bytes")).toInt() < 20'000);
        const auto limited = run({QStringLiteral("--most-expanded"), QStringLiteral("1000")});
        QCOMPARE(limited.value(QStringLiteral("ending")).toString(), QStringLiteral("work limit"));
        QCOMPARE(limited.value(QStringLiteral("expanded")).toInt(), 1000);
    }

    /// Maps in another folder, scaled, with water and trees, lengths of two decimals; a question
    /// that cannot be asked.
    void answersWhatTheBenchmarksHave() {
        QDir(directory()).mkpath(QStringLiteral("maps/wc3"));
        program::write(path("maps/wc3/m.map"),
                       "type octile\nheight 3\nwidth 4\nmap\n.SWT\nGSWT\n.SW@\n");
        program::write(path("m.map.scen"), "version 1.0\r\n"
                                           "0 maps/wc3/m.map 4 3 0 0 1 1 1.41\r\n"
                                           "0 maps/wc3/m.map 4 3 2 0 2 2 2.00\r\n"
                                           "0 maps/wc3/m.map 4 3 3 0 3 1 1.00\r\n"
                                           "0 maps/wc3/m.map 4 3 3 0 3 2 2.00\r\n"
                                           "1 maps/wc3/m.map 8 6 0 0 3 3 4.24\r\n");
        const auto ended = cli(QStringLiteral("scenario m.map.scen"));
        QCOMPARE(ended.out,
                 QByteArray("(3, 0) to (3, 2): skipped, (3, 2) is a wall\n"
                            "maps/wc3/m.map: scaled from 4 columns and 3 rows to 8 and 6, "
                            "according to the file\n"
                            "4 of 4 lengths agree with the file\n"
                            "1 question in water, with steps only in water\n"
                            "1 question among trees, with steps only among trees\n"
                            "1 question skipped: start or goal is a wall or off the map\n"));
        QCOMPARE(ended.status, 0);
        program::write(path("one.map"), "type octile\nheight 1\nwidth 3\nmap\n...\n");
        program::write(path("off.scen"),
                       "version 1\n0 one.map 3 1 0 0 2 0 2\n0 one.map 3 1 0 0 9 9 2\n");
        const auto off = cli(QStringLiteral("scenario off.scen"));
        QCOMPARE(off.status, 0);
        QCOMPARE(off.out,
                 QByteArray(
                     "(0, 0) to (9, 9): skipped, (9, 9) is not on the map of 3 columns and 1 row\n"
                     "1 of 1 length agrees with the file\n"
                     "1 question skipped: start or goal is a wall or off the map\n"));
        program::write(path("empty.scen"), "version 1\n");
        const auto empty = cli(QStringLiteral("scenario empty.scen"));
        QCOMPARE(empty.status, 1);
        QVERIFY(empty.err.contains("the scenario file has no problems to solve"));
        program::write(path("one.scen"), "version 1\n0 one.map 3 1 0 0 2 0 2\n");
        QCOMPARE(cli(QStringLiteral("scenario one.scen")).out,
                 QByteArray("1 of 1 length agrees with the file\n"));
        program::write(path("land.scen"), "version 1\n0 maps/wc3/m.map 4 3 0 0 2 0 2\n");
        const auto land = cli(QStringLiteral("scenario land.scen"));
        QVERIFY(land.out.startsWith("(0, 0) to (2, 0): no path, the file has 2;") &&
                land.status == 1);
        program::write(path("none.scen"), "version 1\n"
                                          "0 maps/wc3/m.map 4 3 0 0 2 0 0\n"
                                          "0 maps/wc3/m.map 4 3 0 0 0 0 0\n");
        const auto without = cli(QStringLiteral("scenario none.scen"));
        QCOMPARE(without.out, QByteArray("2 of 2 lengths agree with the file\n"));
        QCOMPARE(without.status, 0);
        program::write(path("near.scen"), "version 1\n0 maps/wc3/m.map 4 3 0 0 0 1 0\n");
        QVERIFY(cli(QStringLiteral("scenario near.scen"))
                    .out.startsWith("(0, 0) to (0, 1): 1.00000000, the file has 0;"));
        program::write(path("agents.scen"), "version 1\n"
                                            "0 one.map 3 1 0 0 2 0 0\n"
                                            "1 one.map 3 1 2 0 1 0 0\n");
        const auto agents = cli(QStringLiteral("scenario agents.scen"));
        QCOMPARE(agents.out,
                 QByteArray("2 questions answered; the file has no lengths (all are 0)\n"));
        QCOMPARE(agents.status, 0);
        const auto solved = cli(QStringLiteral("solve m.map.scen"));
        QVERIFY(solved.out.startsWith("A*: solved\ncost 1.4142, 1 step\n"));
        const auto none = cli(QStringLiteral("solve maps/wc3/m.map --start 0,0 --goal 2,0"));
        QVERIFY(none.out.contains("The start is on land and the goal in water"));
        QCOMPARE(cli(QStringLiteral("scenario m.map.scen --map no-such.map")).status, 1);
        program::write(path("lost.scen"), "version 1\n0 lost.map 4 3 0 0 2 0 2\n");
        QVERIFY(
            cli(QStringLiteral("scenario lost.scen")).err.contains("the map lost.map is neither"));
    }

    void refusesWhatIsWrong() {
        const auto bad = cli(QStringLiteral("solve -"), "S.\n.x\n");
        QCOMPARE(bad.status, 1);
        QVERIFY(bad.err.startsWith("standard input:2:1: expected a row of a maze"));
        for (const char* command : {"questions", "distances"}) {
            const auto roads = cli(QStringLiteral("%1 romania").arg(QLatin1String(command)));
            QCOMPARE(roads.status, 1);
            QCOMPARE(roads.err,
                     QByteArray("error: expected a maze, found romania, which is a road map\n"));
            const auto tiles =
                cli(QStringLiteral("%1 tiles:012345678").arg(QLatin1String(command)));
            QVERIFY(tiles.err.contains("expected a maze, found the tiles of a sliding puzzle\n"));
        }
        QCOMPARE(cli(QStringLiteral("solve no-such-file")).status, 1);
        const auto goalless = cli(QStringLiteral("solve -"), "S..\n");
        QCOMPARE(goalless.status, 1);
        QVERIFY(goalless.err.contains("the maze has no goal; use --goal COLUMN,ROW\n"));
        const auto eaten = cli(QStringLiteral("solve -"), "%%%%%%\n%P.  %\n%% . %\n%%%%%%\n");
        QCOMPARE(eaten.status, 1);
        QVERIFY(eaten.err.contains(
            "the maze has no goal; use --goal COLUMN,ROW, or --task food to eat all food\n"));
        const auto small = cli(QStringLiteral("solve romania --start lugoj"));
        QVERIFY(small.err.contains("--start: unknown town \"lugoj\"; did you mean 'Lugoj'?\n"));
        const auto far = cli(QStringLiteral("solve romania --goal Vienna"));
        QVERIFY(far.err.contains("unknown town \"Vienna\"; the towns are Arad, Bucharest, "));
        const auto node =
            cli(QStringLiteral("solve --goal q"), "graph\nstart S\ngoal G\nedge S G 1\n");
        QVERIFY(node.err.contains("--goal: unknown node \"q\"; the nodes are S, G\n"));
        for (const char* wrong :
             {"solve --algorithm best", "solve --limit 3", "solve romania --task food",
              "solve romania --start Vienna", "solve --start 3", "solve tiles:012345678 --draw",
              "solve romania --heuristic octile", "solve --algorithm fast-a-star --heuristic null",
              "generate --width 3", "generate --kind cellar", "compare --neighbours 5",
              "compare --algorithms a-star,"}) {
            const auto ended = cli(QString::fromLatin1(wrong), "S.G\n");
            QVERIFY2(ended.status == 2, wrong);
            QVERIFY(ended.out.isEmpty() && !ended.err.isEmpty());
        }
    }
};

LOGGIA_LOOP_TEST(PathCommandTest)

} // namespace path_test

#include "path_test.moc"
