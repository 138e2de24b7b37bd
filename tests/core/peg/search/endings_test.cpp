#include "core/peg/replay.hpp"
#include "core/peg/search/endings.hpp"
#include "tests/core/peg/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace endings_test {

using namespace loggia;
using namespace loggia::peg;

class EndingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areThePositionsThatLeadToTheGoal() {
        Random random(test_suite::seed(42));
        int leading = 0;
        int others = 0;
        for (int i = 0; i < 300; ++i) {
            const Puzzle puzzle = oracle::random_puzzle(random, 7);
            const Board& board = puzzle.board;
            const Holes final = only(1 + static_cast<int>(random.below(3)));
            const Canonical canonical(board, final);
            const std::vector<Holes> finals{final};
            const Endings endings(board, canonical, finals, 100'000, 64);
            QVERIFY(endings.levels() > 0);
            for (Holes position = 1; position <= board.all(); ++position) {
                const int jumps = std::popcount(position) - 1;
                const auto levels = oracle::reachable({board, position, {1, final}});
                const bool expected = levels.back().count(final) != 0;
                const bool found =
                    static_cast<std::size_t>(jumps) < endings.levels() &&
                    endings.has(canonical(position), static_cast<std::size_t>(jumps));
                QCOMPARE(found, expected);
                (found ? leading : others) += 1;
                if (!found)
                    continue;
                const auto chain =
                    endings.way(canonical(position), static_cast<std::size_t>(jumps));
                const auto way = follow(board, canonical, position, chain);
                QVERIFY(replay({board, position, {1, final}}, way).solved);
            }
        }
        QVERIFY(leading > 1000 && others > 1000);
    }

    /// Whatever the limit, a level that is there has all its positions.
    void hasWholeLevels() {
        Random random(test_suite::seed(43));
        int cut = 0;
        for (int i = 0; i < 60; ++i) {
            const Puzzle puzzle = oracle::random_puzzle(random, 7);
            const Board& board = puzzle.board;
            const Canonical canonical(board, only(1));
            const std::vector<Holes> finals{only(1)};
            const Endings all(board, canonical, finals, 100'000, 64);
            for (std::size_t most = 1; most < 40; ++most) {
                const Endings some(board, canonical, finals, most, 64);
                cut += some.levels() < all.levels() ? 1 : 0;
                for (Holes position = 1; position <= board.all(); ++position) {
                    const auto level = static_cast<std::size_t>(std::popcount(position)) - 1;
                    if (level < some.levels() && canonical(position) != 0)
                        QCOMPARE(some.has(canonical(position), level),
                                 all.has(canonical(position), level));
                }
            }
        }
        QVERIFY(cut > 100);
    }

    void hasLimits() {
        const Board board = Board::make(5, {{1, 2, 3}, {2, 3, 4}, {3, 4, 5}}).value();
        const Canonical canonical(board, only(1));
        const std::vector<Holes> finals{only(1)};
        QCOMPARE(Endings(board, canonical, finals, 100, 2).levels(), std::size_t{2});
        QCOMPARE(Endings(board, canonical, finals, 0, 64).levels(), std::size_t{0});
        QCOMPARE(Endings(board, canonical, {}, 100, 64).levels(), std::size_t{0});
        std::stop_source stop;
        stop.request_stop();
        const Endings stopped(board, canonical, finals, 100, 64, Control(stop.get_token()));
        QVERIFY(stopped.levels() <= 1);
    }
};

LOGGIA_TEST(EndingsTest)

} // namespace endings_test

#include "endings_test.moc"
