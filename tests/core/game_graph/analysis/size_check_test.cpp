#include "core/game_graph/analysis/size_check.hpp"
#include "core/game_graph/analysis/solve.hpp"
#include "tests/core/game_graph/games.hpp"
#include "tests/suite.hpp"

#include <QElapsedTimer>
#include <QTest>

#include <string>

namespace size_check_test {

using namespace loggia;
using namespace loggia::game_graph;

class SizeCheckTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// What the parameters tell is compared with the graph itself, from the start and from
    /// positions that moves at random lead to.
    void isNeverMoreThanTheGraph_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>(
            "exact"); // a bit for each level at which the start is counted exactly
        const auto row = [](const char* text, int exact) {
            QTest::newRow(text) << QByteArray(text) << exact;
        };
        row("1-2-10", 2);
        row("1-2-300 misere", 2);
        row("2-5-9-60", 0);
        row("3-7-40", 0);
        row("even-or-odd 15 3", 1);
        row("even-or-odd 31 30", 1);
        row("even-or-odd 21 1 misere", 1);
        row("even-or-odd 21 4", 1);
        row("nim 3 4 5", 7);
        row("nim 7 1 0 2 misere", 7);
        row("nim 9", 7);
        row("nim 4 4 4 4", 7);
        row("subtraction 20 take 1 3 4", 6);
        row("subtraction 15 take 4 6", 6);
        row("subtraction 9 6 take 2 3", 2);
        row("kayles 9", 6);
        row("kayles 3 4 2 misere", 2);
        row("dawsons-kayles 12", 2);
        row("dawsons-kayles 5 4", 2);
        row("chomp 3x4", 2);
        row("chomp 5x5 misere", 2);
        row("chomp 1x6", 2);
        row("tic-tac-toe 3x3 3", 0);
        row("tic-tac-toe 4x3 3 misere", 0);
        row("tic-tac-toe 4x3 4", 0);
        row("tic-tac-toe 3x3 2", 0);
        row("tic-tac-toe 3x2 1", 0);
        row("tic-tac-toe 6x1 6", 1); // no line can be whole
        row("connect4 4x3 3", 0);
        row("connect4 4x4 4", 1);
        row("dots-and-boxes 1x1", 0);
        row("dots-and-boxes 2x1 misere", 0);
        row("dots-and-boxes 2x2", 0);
        row("dodgem 2", 1);
        row("dodgem 3", 1);
        row("kalah 2 2", 0);
    }
    void isNeverMoreThanTheGraph() {
        QFETCH(QByteArray, text);
        QFETCH(int, exact);
        const Game game = made(text.toStdString());
        Random random(test_suite::seed(1));
        const int levels = static_cast<int>(game.levels().size());
        for (int walk = 0; walk < test_suite::rounds(20); ++walk) {
            State from = game.start();
            for (int step = 0; step < walk; ++step)
                if (const auto moves = game.moves(from); !moves.empty() && !game.ending(from))
                    from = moves[random.below(moves.size())].to;
            for (int level = 0; level < levels; ++level) {
                const auto graph = build_graph(game, from, level).value();
                const GraphSize least = game.least_size(from, level);
                const auto positions = static_cast<double>(graph.size());
                const auto moves = static_cast<double>(graph.edges.size());
                const std::string where = fmt::format(
                    "{} at level {}: {} and {} moves, found {} and {}", game.state_text(from),
                    level, least.positions, least.moves, positions, moves);
                QVERIFY2(least.positions <= positions && least.moves <= moves, where.c_str());
                QVERIFY2(least.positions >= 1, where.c_str());
                if (walk == 0 && (exact >> level & 1) != 0)
                    QVERIFY2(least.positions == positions, where.c_str());
            }
        }
    }

    /// The bounds are worth something: within a tenth of known numbers of large games.
    void isNearToTheTruth() {
        const auto least = [](const char* text, int level) {
            const Game game = made(text);
            return game.least_size(game.start(), level);
        };
        QCOMPARE(least("nim 200 200 200", 1).positions, 201.0 * 201 * 201);
        QCOMPARE(least("nim 200 200 200", 2).positions, 203.0 * 202 * 201 / 6);
        QCOMPARE(least("chomp 15x15", 1).positions, 155'117'519.0);
        QCOMPARE(least("kayles 59", 2).positions, 966'467.0); // partitions of 60
        const Game kayles = made("kayles 20");
        QCOMPARE(least("kayles 20", 2).moves,
                 static_cast<double>(build_graph(kayles, kayles.start(), 2)->edges.size()));
        QVERIFY(least("kayles 57", 2).moves < 60e6);
        QVERIFY(least("kayles 58", 2).moves > 60e6); // refused at once
        QVERIFY(least("tic-tac-toe 5x5 5", 0).positions > 1e9);
        QCOMPARE(least("connect4 5x4 4 misere", 0).positions, 3'945'711.0);
        QCOMPARE(least("connect4 5x5 5", 0).positions, 69'763'700.0); // lines of 4 end more games
        QCOMPARE(least("connect4 9x4 4", 1).positions, 54'233'186'631.0 / 2);
        QCOMPARE(least("connect4 5x5 3", 0).positions, 1.0);
        QCOMPARE(least("connect4 7x4 3", 1).positions, 116'395'522.0 / 2);
        QCOMPARE(least("connect4 7x7 2", 0).positions, 1.0);
    }

    void refusesAtOnce_data() {
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char* text, const char* says) {
            QTest::newRow(text) << QByteArray(says);
        };
        row("nim 200 200 200", "there are at least 16,241,194 positions, and the limit is "
                               "5,000,000; try a smaller game, for example nim 50 50 50");
        row("nim 1000000", "the positions have at least 500,000,500,000 moves");
        row("subtraction 1000 1000 1000 take 1 2 3", "there are at least 1,003,003,001 positions");
        row("1-2-10000000", "there are at least 10,000,001 positions");
        row("chomp 15x15", "there are at least 155,117,519 positions");
        row("chomp 12x13 misere", "there are at least 5,200,299 positions");
        row("tic-tac-toe 5x5", "positions, and the limit is 111,111,111");
        row("tic-tac-toe 6x5 4", "for example tic-tac-toe 4x4");
        row("tic-tac-toe 5x5 4 misere", "for example tic-tac-toe 4x4");
        row("connect4 6x5", "there are at least 2,818,972,642 positions, and the limit is "
                            "111,111,111; try a smaller game, for example connect4 5x4");
        row("connect4 7x6", "there are at least 4,531,985,219,092 positions");
        row("connect4 8x5 5 misere", "there are at least 112,829,665,923 positions");
        row("connect4 4x9", "there are at least 1,104,642,469 positions");
        row("connect4 7x4 3", "there are at least 116,395,522 positions");
        row("connect4 7x6 3", "there are at least 116,395,522 positions");
        row("connect4 8x3",
            "there are at least 205,000,000 positions, and the limit is 200,000,000");
        row("connect4 9x3 3 misere", "there are at least 115,000,000 positions");
        row("connect4 6x6 3", "there are at least 115,000,000 positions");
        row("connect4 5x8 3", "there are at least 115,000,000 positions");
        row("connect4 4x10 3", "there are at least 115,000,000 positions");
        row("connect4 3x12 4", "there are at least 115,000,000 positions");
        row("connect4 12x2 4", "there are at least 115,000,000 positions");
        row("dodgem 5 misere", "there are at least 164,308,067 positions");
        row("nim 30000 30000 30000 30000", "there are at least 10^18 positions");
    }
    void refusesAtOnce() {
        QFETCH(QByteArray, says);
        const Game game = made(QTest::currentDataTag());
        QElapsedTimer timer;
        timer.start();
        const auto solution = solve_merged(game, game.start());
        QVERIFY(!solution);
        QVERIFY2(solution.error().message.find(says.toStdString()) != std::string::npos,
                 solution.error().message.c_str());
        QVERIFY2(timer.elapsed() < 5000, "took too long");
    }

    /// Three times three boxes are too many but for symmetry, and no time is lost on finding out.
    void passesOverLevelsThatAreTooLarge() {
        const Game game = made("dots-and-boxes 3x3");
        for (const int level : {0, 1})
            QVERIFY(!check_size(game, game.start(), level, {}));
        QVERIFY(check_size(game, game.start(), 2, {}));
        const GraphSize least = game.least_size(game.start(), 0);
        QCOMPARE(least.positions, 16'777'216.0);
        QCOMPARE(least.moves, 24 * 8'388'608.0);
    }

    /// What is offered in place of a game can be solved, by the parameters at least.
    void offersWhatCanBeSolved() {
        for (const char* text :
             {"1-2-1000000", "even-or-odd 301", "nim 50 50 50", "subtraction 100 100 take 1 2 3",
              "dawsons-kayles 24", "kayles 18", "chomp 10x10", "tic-tac-toe 4x4", "dodgem 4",
              "connect4 5x4", "dots-and-boxes 3x2"}) {
            const Game game = made(text);
            const auto solution = solve(game);
            QVERIFY2(solution && solution->complete(), text);
        }
    }

    void letsLimitsBeRaised() {
        const Game game = made("nim 20 20 20");
        QVERIFY(!check_size(game, game.start(), 0, {18'513, 60'000'000}));

        QVERIFY(check_size(game, game.start(), 0, {18'514, 60'000'000}));
        QVERIFY(!check_size(game, game.start(), 1, {18'515, 277'829}));
        QVERIFY(check_size(game, game.start(), 1, {18'515, 277'830}));
    }
};

LOGGIA_TEST(SizeCheckTest)

} // namespace size_check_test

#include "size_check_test.moc"
