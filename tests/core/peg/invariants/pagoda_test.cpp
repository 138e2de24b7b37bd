#include "core/peg/invariants/pagoda.hpp"
#include "tests/core/peg/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace pagoda_test {

using namespace loggia;
using namespace loggia::peg;

/// Whether no jump from any position makes the pegs weigh more, by making them all.
bool never_rises(const Board& board, const Pagoda& weights) {
    for (Holes position = 0; position <= board.all(); ++position)
        for (const Jump& jump : moves(board, position))
            if (weight(weights, apply(position, jump)) > weight(weights, position))
                return false;
    return true;
}

/// Whether weights of -1, 0 and 1 tell that there is no way from one position to the other.
bool small_weights_tell(const Board& board, Holes start, Holes final) {
    Pagoda weights(static_cast<std::size_t>(board.holes()), -1);
    for (;;) {
        if (weight(weights, final) > weight(weights, start) && is_pagoda(board, weights))
            return true;
        std::size_t i = 0;
        while (i < weights.size() && weights[i] == 1)
            weights[i++] = -1;
        if (i == weights.size())
            return false;
        ++weights[i];
    }
}

class PagodaTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noJumpMakesItHeavier() {
        Random random(test_suite::seed(36));
        int pagodas = 0;
        for (int i = 0; i < 3000; ++i) {
            const Board board = oracle::random_puzzle(random, 6).board;
            Pagoda weights;
            for (int hole = 0; hole < board.holes(); ++hole)
                weights.push_back(static_cast<int>(random.below(4)) - 1);
            const bool expected = never_rises(board, weights);
            QCOMPARE(is_pagoda(board, weights), expected);
            pagodas += expected ? 1 : 0;
            weights.pop_back();
            QVERIFY(!is_pagoda(board, weights));
        }
        QVERIFY(pagodas > 300 && pagodas < 2700);
    }

    void weighsPegByPeg() {
        Random random(test_suite::seed(37));
        for (int i = 0; i < 2000; ++i) {
            Pagoda weights;
            for (int hole = 0; hole < most_holes; ++hole)
                weights.push_back(static_cast<int>(random.below(2'000'000'001)) - 1'000'000'000);
            const Holes position = random.next();
            std::int64_t sum = 0;
            for (int hole = 1; hole <= most_holes; ++hole)
                sum += has(position, hole) ? weights[static_cast<std::size_t>(hole - 1)] : 0;
            QCOMPARE(weight(weights, position), sum);
        }
    }

    void separatesWhereSmallWeightsDo() {
        Random random(test_suite::seed(38));
        int separated = 0;
        for (int i = 0; i < 1000; ++i) {
            const Puzzle puzzle = oracle::random_puzzle(random, 6);
            const Holes final = random.next() & puzzle.board.all();
            const auto found = separate(puzzle.board, puzzle.start, final);
            QVERIFY(found || !small_weights_tell(puzzle.board, puzzle.start, final));
            if (!found)
                continue;
            ++separated;
            QVERIFY(never_rises(puzzle.board, *found));
            QVERIFY(weight(*found, final) > weight(*found, puzzle.start));
            for (const auto& level : oracle::reachable(puzzle))
                QCOMPARE(level.count(final), std::size_t{0});
        }
        QVERIFY(separated > 200 && separated < 950);
    }
};

LOGGIA_TEST(PagodaTest)

} // namespace pagoda_test

#include "pagoda_test.moc"
