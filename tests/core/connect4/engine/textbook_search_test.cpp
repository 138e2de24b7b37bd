#include "core/connect4/engine/textbook_search.hpp"
#include "tests/core/connect4/grid.hpp"
#include "tests/core/connect4/positions.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <optional>

namespace textbook_search_test {

using namespace loggia;
using namespace loggia::connect4;

/// A leaf value that no pattern of the game could hide a mistake behind: a number by chance for
/// each position, from a small range, so that many are equal.
int by_chance(const Position& position) {
    Random random(position.stones(Player::one) * 31 + position.stones(Player::two));
    return static_cast<int>(random.below(9)) - 4;
}

struct Plain {
    int value = 0;
    int column = -1;
    std::uint64_t nodes = 1;
};

/// Minimax from the definition, on a board of plain numbers.
Plain plain_minimax(const Grid& grid, const Position& same, int depth, const LeafValue& leaf) {
    Plain result;
    const int mover = grid.mover();
    if (grid.stones(1) + grid.stones(2) == cells) {
        result.value = 100 * (grid.points(mover) - grid.points(3 - mover));
        return result;
    }
    if (depth == 0) {
        result.value = leaf(same);
        return result;
    }
    std::optional<int> best;
    for (int column = 0; column < columns; ++column) {
        if (grid.height(column) == rows)
            continue;
        Grid next = grid;
        next.drop(column);
        const Plain reply = plain_minimax(next, same.after(column), depth - 1, leaf);
        result.nodes += reply.nodes;
        if (!best || -reply.value > *best) {
            best = -reply.value;
            result.column = column;
        }
    }
    result.value = *best;
    return result;
}

std::uint64_t power(std::uint64_t base, int exponent) {
    return exponent == 0 ? 1 : base * power(base, exponent - 1);
}

class ReferenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bothSearchesAreMinimax() {
        Random random(test_suite::seed(127));
        for (int i = 0; i < 1500; ++i) {
            const int stones = static_cast<int>(random.below(cells + 1));
            const Position position = random_position(random, stones);
            const int depth = static_cast<int>(random.below(stones > 30 ? 7 : 4));
            const LeafValue leaf = i % 2 == 0 ? LeafValue(by_chance) : LeafValue(score_so_far);
            const Plain plain = plain_minimax(grid_of(position), position, depth, leaf);
            const TextbookResult whole = minimax(position, depth, leaf);
            QCOMPARE(whole.value, plain.value);
            QCOMPARE(whole.column, plain.column);
            QCOMPARE(whole.nodes, plain.nodes);
            QVERIFY(whole.complete);
            const TextbookResult pruned = alpha_beta(position, depth, leaf);
            QCOMPARE(pruned.value, plain.value);
            QCOMPARE(pruned.column, plain.column);
            QVERIFY(pruned.nodes <= whole.nodes);
            QVERIFY(pruned.complete);
        }
    }

    void theEndOfTheGameIsWorthItsPoints() {
        Random random(test_suite::seed(131));
        for (int i = 0; i < 2000; ++i) {
            const Position full = random_position(random, cells);
            const Grid grid = grid_of(full);
            const int lead = 100 * (grid.points(1) - grid.points(2));
            for (const int depth : {0, 1, 42}) {
                QCOMPARE(minimax(full, depth, by_chance).value, lead);
                QCOMPARE(alpha_beta(full, depth, by_chance).value, lead);
                QCOMPARE(alpha_beta(full, depth, by_chance).column, -1);
            }
            QCOMPARE(score_so_far(full), lead);
        }
    }

    /// Knuth and Moore 1975: no search that proves the value of a uniform tree looks at fewer
    /// leaves, and alpha-beta, with moves so much in doubt, at less than half of all.
    void alphaBetaPrunesAsFarAsItMay() {
        for (const int depth : {2, 3, 4, 5}) { // No column fills up within five moves.
            std::uint64_t leaves = 0;
            const TextbookResult result = alpha_beta({}, depth, [&leaves](const Position& at) {
                ++leaves;
                return by_chance(at);
            });
            QVERIFY(result.complete);
            const std::uint64_t least =
                power(columns, depth / 2) + power(columns, (depth + 1) / 2) - 1;
            QVERIFY2(leaves >= least, qPrintable(QString::number(leaves)));
            QVERIFY2(depth < 4 || 2 * leaves < power(columns, depth),
                     qPrintable(QString::number(leaves)));
        }
    }

    void stopsWhenToldWithinSomeThousandPositions() {
        const auto searches = {minimax, alpha_beta};
        for (const auto& search : searches) {
            for (const int after : {0, 1, 5}) {
                int asked = 0;
                std::uint64_t leaves = 0;
                const TextbookResult result = search(
                    {}, 12,
                    [&leaves](const Position& at) {
                        ++leaves;
                        return by_chance(at);
                    },
                    [&] { return ++asked > after; });
                QVERIFY(!result.complete);
                QCOMPARE(asked, after + 1); // once told, nobody asks again
                QVERIFY2(result.nodes <= 2000U * (static_cast<unsigned>(after) + 1),
                         qPrintable(QString::number(result.nodes)));
            }
        }
        int asked = 0;
        const TextbookResult finished = minimax({}, 5, score_so_far, [&asked] {
            ++asked;
            return false;
        });
        QVERIFY(finished.complete);
        QVERIFY2(asked >= 10 && asked <= 25, qPrintable(QString::number(asked))); // of 19,608
    }
};

LOGGIA_TEST(ReferenceTest)

} // namespace textbook_search_test

#include "textbook_search_test.moc"
