#include "core/connect4/solver/solve_node.hpp"
#include "tests/core/connect4/oracle.hpp"
#include "tests/core/connect4/positions.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace solve_node_test {

using namespace loggia;
using namespace loggia::connect4;

/// Points that the player to move will still win less those of the other, by minimax.
int true_gain(const Position& position) {
    return oracle_value(position, cells, Evaluation::score) / 100 -
           position.score().lead(position.to_move());
}

Position nearly_full(Random& random) {
    return random_position(random, 33 + static_cast<int>(random.below(9)));
}

class SolveNodeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aNodeSaysWhatThePositionSays() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 3000; ++i) {
            const Position position = random_position(random, static_cast<int>(random.below(43)));
            const SolveNode node = SolveNode::of(position, true);
            const Player mover = position.to_move();
            QCOMPARE(node.own, position.stones(mover));
            QCOMPARE(node.other, position.stones(opponent(mover)));
            QCOMPARE(node.lead, position.score().lead(mover));
            QCOMPARE(node.playable(), position.playable());
            QVERIFY(node.key == SolveNode::of(position.mirrored(), true).key);
            const Bounds bounds = static_bounds(position);
            QVERIFY(node.gain == (Bounds{bounds.lower - node.lead, bounds.upper - node.lead}));
        }
    }

    void itsBoundsContainTheGain() {
        Random random(test_suite::seed(2));
        for (int i = 0; i < 1000; ++i) {
            const Position position = nearly_full(random);
            for (const bool use_following : {false, true}) {
                const Bounds gain = SolveNode::of(position, use_following).gain;
                QVERIFY(gain.lower <= true_gain(position) && true_gain(position) <= gain.upper);
            }
        }
    }

    void aMoveLeadsToThePositionAfterIt() {
        Random random(test_suite::seed(3));
        for (int i = 0; i < 2000; ++i) {
            const Position position = random_position(random, static_cast<int>(random.below(42)));
            const SolveNode node = SolveNode::of(position, true);
            for (int column = 0; column < columns; ++column) {
                if (!position.can_play(column))
                    continue;
                const Bits stone = position.playable() & column_cells(column);
                SolveMove move = SolveMove::of(node, stone, true);
                move.node.complete_key();
                const Position after = position.after(column);
                const SolveNode expected = SolveNode::of(after, true);
                QCOMPARE(move.node.own, expected.own);
                QCOMPARE(move.node.other, expected.other);
                QCOMPARE(move.node.lead, expected.lead);
                QVERIFY(move.node.gain == expected.gain && move.node.key == expected.key);
                QCOMPARE(move.gain, after.score().lead(position.to_move()) - node.lead);
            }
        }
    }

    /// What the moves say without search, and the moves that they leave, add up to the truth.
    void movesSettleNothingWrongly() {
        Random random(test_suite::seed(4));
        const SolveTable none(0);
        SolveTable table(8);
        int proofs = 0;
        int left = 0;
        for (int i = 0; i < 1500; ++i) {
            const Position position = nearly_full(random);
            if (position.is_full())
                continue;
            const int gain = true_gain(position);
            const SolveNode node = SolveNode::of(position, true);
            for (const int claim : {gain, gain + 1}) {
                for (const bool with_table : {false, true}) {
                    const SolveMoves moves(node, claim, with_table ? table : none, true);
                    if (moves.proof()) {
                        ++proofs;
                        QVERIFY(*moves.proof() >= claim && *moves.proof() <= gain);
                        continue;
                    }
                    QVERIFY(moves.settled_upper() < claim);
                    int best = moves.settled_upper();
                    for (std::size_t m = 0; m < moves.size(); ++m) {
                        ++left;
                        const Position after =
                            position.after(std::countr_zero(moves[m].stone) / column_stride);
                        const int value = moves[m].gain - true_gain(after);
                        QVERIFY(moves[m].lower() <= value && value <= moves[m].upper());
                        QCOMPARE(value >= claim, true_gain(after) < moves[m].reply_claim(claim));
                        best = std::max(best, value);
                    }
                    QVERIFY(best >= gain);
                }
            }
            table.store(node.key, {gain, gain}, 1);
        }
        QVERIFY(proofs > 300);
        QVERIFY(left > 300);
    }

    void thePreferredMoveComesFirst() {
        const SolveTable none(0);
        const SolveNode node = SolveNode::of(Position(), true);
        for (int column = 0; column < columns; ++column) {
            const SolveMoves moves(node, 0, none, true, cell(column, 0));
            QVERIFY(moves.size() > 0);
            QCOMPARE(moves[0].stone, cell(column, 0));
        }
    }
};

LOGGIA_TEST(SolveNodeTest)

} // namespace solve_node_test

#include "solve_node_test.moc"
