#include "tests/app/commands/program.hpp"
#include "tests/suite.hpp"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace game_test {

namespace {

program::Ended game(const QByteArray& arguments, const QByteArray& input = {},
                    const QString& directory = {}) {
    QStringList list{QStringLiteral("game")};
    list += QString::fromUtf8(arguments).split(QLatin1Char(' '));
    return program::run(program::cli(), list, directory, input);
}

QJsonObject json(const QByteArray& arguments) {
    const auto ended = game(arguments);
    return QJsonDocument::fromJson(ended.out).object();
}

} // namespace

class GameCommandTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void solves_data() {
        QTest::addColumn<QByteArray>("arguments");
        QTest::addColumn<QByteArray>("out");
        const auto row = [](const char* arguments, const char* out) {
            QTest::newRow(arguments) << QByteArray(arguments) << QByteArray(out);
        };
        row("solve 1-2-10",
            "1, 2, ... 10\n"
            "(1, 0): player 1 wins in 7 moves, because a move leads to a loss for player 2:\n"
            "  +1 wins in 7 moves, to (2, 1)\n"
            "  +2 loses in 6 moves, to (2, 2)\n"
            "only +1 wins\n"
            "positions: 20; wins 13, losses 7, draws 0\n"
            "counters: 11; wins 7, losses 4, draws 0\n"
            "(2, 0) and (1, 1) can never be reached, so there are 20 positions\n"
            "tree: 232 nodes, 89 leaves, 10 moves deep\n"
            "Grundy value: 1\n");
        row("solve nim 1 1 --misere --merge sorted",
            "Nim, misere\n"
            "(1, 1, 1): player 1 wins in 2 moves, because a move leads to a loss for player 2:\n"
            "  A1 wins in 2 moves, to (2, 0, 1)\n"
            "  B1 wins in 2 moves, to (2, 1, 0)\n"
            "every move wins\n"
            "sorted: 3; wins 2, losses 1, draws 0\n"
            "tree: 5 nodes, 2 leaves, 2 moves deep\n");
        row("solve --move even-or-odd 15", "3\n");
        row("solve 1-2-2 --steps",
            "(2, 2): player 2 has lost, because the game is over\n"
            "(1, 2): player 1 has lost, because the game is over\n"
            "(1, 0): player 1 wins in 1 move: +2 leads to (2, 2), which is lost for player 2\n"
            "(2, 1): player 2 wins in 1 move: +1 leads to (1, 2), which is lost for player 1\n");
        row("tree 1-2-3", "   (2, 2, W)\n"
                          "      (1, 3, L)\n"
                          "(1, 0, L)\n"
                          "      (1, 3, L)\n"
                          "   (2, 1, W)\n"
                          "      (1, 2, W)\n"
                          "         (2, 3, L)\n");
    }
    void solves() {
        QFETCH(QByteArray, arguments);
        const auto ended = game(arguments);
        QCOMPARE(ended.err, QByteArray());
        QTEST(ended.out, "out");
        QCOMPARE(ended.status, 0);
    }

    void printsRules() {
        const auto all = game("rules");
        QCOMPARE(all.status, 0);
        QVERIFY(all.out.contains("dots-and-boxes       Dots and boxes\n"));
        const auto boxes = game("rules Dots and Boxes 3 x 3");
        QVERIFY(boxes.out.startsWith("Dots and boxes: dots-and-boxes [COLUMNSxROWS]\n\n"
                                     "The board is a grid of dots."));
        QVERIFY(boxes.out.simplified().contains("at most 24 lines"));
        QCOMPARE(game("rules subtraction").status, 0); // without its parameters
        QCOMPARE(game("rules graph").status, 0);
        for (const QByteArray& line : boxes.out.split('\n'))
            QVERIFY(line.size() <= 80);
        const auto none = game("rules chess");
        QCOMPARE(none.status, 1);
        QVERIFY(none.err.contains("unknown game \"chess\""));
    }

    void informalNamesAreShownAsUnderstood() {
        const auto boxes = game("solve --move Dots and Boxes 1 x 1");
        QCOMPARE(boxes.status, 0);
        QCOMPARE(boxes.err, QByteArray("note: understood as dots-and-boxes 1x1\n"));
        QCOMPARE(game("solve --move dots-and-boxes 1 1").err, QByteArray());
    }

    /// The tree is cut at a depth; a game whose positions can repeat is told to be one.
    void limitsTreesAndTellsOfLoops() {
        const auto lines = [](const QByteArray& arguments) {
            return game(arguments).out.count('\n');
        };
        QCOMPARE(lines("tree 1-2-3 --depth 0"), 1);
        QCOMPARE(lines("tree 1-2-3 --depth 1"), 3);
        QCOMPARE(lines("tree 1-2-3 --depth 2"), 6);
        QCOMPARE(lines("tree 1-2-3 --depth 9"), 7);
        const QByteArray loopy = "loopy: positions can repeat\n";
        QVERIFY(game("solve mu-torere").out.contains(loopy));
        QVERIFY(!game("solve nim 1 2").out.contains(loopy));
    }

    /// Without --merge a game that is too large is solved at the first level that is not.
    void mergesWhatIsTooLarge() {
        const auto nim = game("solve nim 5 6 7 --limit 300");
        QCOMPARE(nim.status, 0);
        QCOMPARE(nim.err, QByteArray("note: too many positions; they are merged as \"sorted\"\n"));
        QCOMPARE(game("solve nim 5 6 7 --limit 300 --merge positions").status, 1);
    }

    /// Byte for byte: brackets without contents, and signs that need a backslash.
    void jsonIsIndented() {
        const auto solved = game("solve graph - --json", "start a\na = loss\n");
        QVERIFY2(solved.out.startsWith("{\n"
                                       "  \"game\": \"graph\",\n"
                                       "  \"position\": \"(1, a)\",\n"
                                       "  \"player\": 1,\n"
                                       "  \"value\": {\n"
                                       "    \"outcome\": \"loss\",\n"
                                       "    \"remoteness\": 0\n"
                                       "  },\n"
                                       "  \"moves\": [],\n"
                                       "  \"levels\": {\n"),
                 solved.out);
        QVERIFY2(solved.out.endsWith("  \"grundy\": 0\n}\n"), solved.out);
    }

    void jsonOfEverything() {
        const QJsonObject nim = json("solve nim 3 4 5 --json");
        QCOMPARE(nim["value"].toObject()["outcome"].toString(), QStringLiteral("win"));
        QCOMPARE(nim["value"].toObject()["remoteness"].toInt(), 11);
        QCOMPARE(nim["levels"].toObject()["piles"].toObject()["positions"].toInt(), 120);
        QCOMPARE(nim["levels"].toObject()["piles"].toObject()["losses"].toInt(), 18);
        QCOMPARE(nim["tree"].toObject()["nodes"].toInt(), 1038768);
        QCOMPARE(nim["grundy"].toInt(), 2);
        QCOMPARE(nim["moves"].toArray().size(), 12);
        const QJsonObject star = json("solve mu-torere --json");
        QVERIFY(star["loopy"].toBool());
        QVERIFY(!star["value"].toObject().contains(QStringLiteral("remoteness")));
        const QJsonObject tree = json("tree 1-2-10 --json");
        QCOMPARE(tree["nodes"].toArray().size(), 232);
        QCOMPARE(tree["nodes"].toArray()[1].toObject()["move"].toString(), QStringLiteral("+1"));
        const QJsonObject graph = json("graph 1-2-10 --json --merge counters");
        QCOMPARE(graph["nodes"].toArray().size(), 11);
        QCOMPARE(graph["moves"].toArray().size(), 19);
    }

    void pictures() {
        QVERIFY(game("graph 1-2-10").out.startsWith("digraph game {\n"));
        QVERIFY(game("graph nim 1 2 --svg").out.startsWith("<svg "));
        QVERIFY(game("tree nim 1 2 --svg").out.endsWith("</svg>\n"));
        QVERIFY(game("tree nim 1 2 --dot").out.endsWith("}\n"));
    }

    void plays() {
        QTemporaryDir folder;
        const auto ended = game("play 1-2-10 --save saved.txt", "1\nquit\n", folder.path());
        QCOMPARE(ended.status, 0);
        QVERIFY(ended.out.contains("player 2 (perfect) moves +"));
        const QByteArray saved = program::contents(folder.filePath(QStringLiteral("saved.txt")));
        QVERIFY(saved.startsWith("game: 1-2-10\nstart: (1, 0)\nmoves: +1 +"));
        const auto again = game("play --file saved.txt", "history\n", folder.path());
        QVERIFY(again.out.contains("  0  (1, 0)  win in 7  +1\n"));
        const auto solved = game("solve --file saved.txt", {}, folder.path());
        QVERIFY(solved.out.startsWith("1, 2, ... 10\n(1, "));
        const auto machines = game("play tic-tac-toe --one perfect --two perfect");
        QVERIFY(machines.out.endsWith("The game is a draw.\n"));
    }

    void treesBeyond64BitsHaveNoSizeInJson() {
        const auto small = game("solve nim 1 2 --json");
        QVERIFY2(small.out.contains("\"nodes\": "), small.out);
        const auto huge = game("solve nim 30 30 30 --json");
        QCOMPARE(huge.status, 0);
        QVERIFY2(huge.out.contains("\"tree\": {\n    \"depth\": 90\n  }"), huge.out);
    }

    void drawnGraphs() {
        QTemporaryDir folder;
        program::write(folder.filePath(QStringLiteral("loop.txt")), "a -> b c\nb -> a\n");
        const auto ended = game("solve graph loop.txt", {}, folder.path());
        QVERIFY(ended.out.startsWith("a token on a graph\n"
                                     "(1, a): player 1 wins in 1 move"));
        program::write(folder.filePath(QStringLiteral("bad.txt")), "a -> b\na = win\n");
        const auto bad = game("solve graph bad.txt", {}, folder.path());
        QCOMPARE(bad.status, 1);
        QCOMPARE(bad.err, QByteArray("bad.txt:2:3: this state has arrows, so it cannot be final\n"
                                     "    a = win\n"
                                     "      ^\n"));
        QCOMPARE(game("solve --file bad.txt", {}, folder.path()).err, bad.err);
        program::write(folder.filePath(QStringLiteral("one.txt")), "# one arrow\na -> b\n");
        const QByteArray one = game("solve graph one.txt", {}, folder.path()).out;
        QCOMPARE(game("solve --file one.txt", {}, folder.path()).out, one);
        program::write(folder.filePath(QStringLiteral("sign.txt")), "a → b\n");
        QCOMPARE(game("solve --file sign.txt", {}, folder.path()).out, one);
        // As the window saves it.
        program::write(folder.filePath(QStringLiteral("saved.txt")),
                       "game: graph\nstart: (1, a)\nmoves:\ngraph:\nstart a\na -> b\n");
        QCOMPARE(game("solve graph saved.txt", {}, folder.path()).out, one);
        QCOMPARE(game("solve graph saved.txt --misere", {}, folder.path()).out,
                 game("solve graph one.txt --misere", {}, folder.path()).out);
        // After its moves.
        program::write(folder.filePath(QStringLiteral("moved.txt")),
                       "game: graph\nstart: (1, a)\nmoves: b\ngraph:\na -> b\nb -> c d\n");
        for (const char* const command :
             {"solve graph moved.txt", "solve graph moved.txt --misere"}) {
            const QByteArray moved = game(command, {}, folder.path()).out;
            QVERIFY2(moved.contains("\n(2, b): player 2 "), moved);
        }
        const auto nim = game("solve graph -", "game: nim 3\n", folder.path());
        QCOMPARE(nim.status, 1);
        QVERIFY2(nim.err.contains("expected a drawn graph, found the game nim 3"), nim.err);
    }

    void errors_data() {
        QTest::addColumn<QByteArray>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char* arguments, int status, const char* says) {
            QTest::newRow(arguments) << QByteArray(arguments) << status << QByteArray(says);
        };
        row("solve", 2, "missing GAME");
        row("solve nim --file x", 2, "expected one game, found two");
        row("solve chess", 1, "expected a game: 1-2-10, even-or-odd,");
        row("solve nim 3 --merge rows", 2, "this game has positions, piles, sorted");
        row("solve nim 3 --position (1,9)", 1, "a pile must be a number from 0 to 3");
        row("solve nim 3 9999999", 1, "a pile must be a number from 0 to 1,000,000");
        row("solve 1-2-99999999", 1, "expected numbers from 1 to 10,000,000 separated by -");
        row("solve nim 20 20 20 --limit 100", 1,
            "there are at least 18,514 positions, and the limit is 100; raise it with --limit");
        row("solve chomp 15x15", 1, "there are at least 155,117,519 positions");
        row("solve othello 4x4 --time 0.001", 1, "stopped before the game was solved");
        row("solve connect4 6x6 --limit 100000", 1, "there are at least 69,173,028,785 positions");
        row("solve connect4 5x5 3 --limit 100000", 1,
            "there are more than 100,000 positions (raise the limit with --limit");
        row("play connect4 --limit 10", 1, "there are at least 161,029 positions");
        row("tree mu-torere", 1, "positions can repeat");
        row("tree 1-2-10 --nodes 100", 1, "the tree has more than 100 nodes");
        row("tree 1-2-10 --svg --json", 2, "cannot be combined");
        row("graph 1-2-10 --svg --json", 2, "cannot be combined");
        row("solve 1-2-10 --json --move", 2, "cannot be combined");
        row("solve 1-2-10 --json --steps", 2, "cannot be combined");
        row("solve 1-2-10 --steps --move", 2, "cannot be combined");
        row("graph tic-tac-toe", 1,
            "too many nodes to draw: 5,478 (the limit is 2,000); merge positions with --merge, "
            "choose a smaller game or raise the limit with --nodes\n");
        row("graph connect4", 1, "produces no graph");
        row("play nim --one best", 2, "--one: expected person, perfect");
        row("play --file -", 2,
            "the game cannot be read from standard input, because your moves are read from there");
        row("solve graph", 2, "expected one file after graph");
        row("solve graph nowhere.txt", 1, "nowhere.txt");
    }
    void errors() {
        QFETCH(QByteArray, arguments);
        QFETCH(QByteArray, says);
        const auto ended = game(arguments);
        QTEST(ended.status, "status");
        QVERIFY2(ended.err.contains(says), ended.err);
        QCOMPARE(ended.out, QByteArray());
    }
};

LOGGIA_LOOP_TEST(GameCommandTest)

} // namespace game_test

#include "game_test.moc"
