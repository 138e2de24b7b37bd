#include "core/base/random.hpp"
#include "core/connect4/engine/explain.hpp"
#include "core/connect4/game.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace explain_test {

using namespace loggia;
using namespace loggia::connect4;

class ExplainTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesQuadruples() {
        const auto quadruple = [](int column, int row, int right, int up) {
            Bits bits = 0;
            for (int i = 0; i < 4; ++i)
                bits |= cell(column + i * right, row + i * up);
            return bits;
        };
        QCOMPARE(describe_quadruple(quadruple(1, 0, 1, 0)), std::string("row 1, columns 2-5"));
        QCOMPARE(describe_quadruple(quadruple(2, 1, 0, 1)), std::string("column 3, rows 2-5"));
        QCOMPARE(describe_quadruple(quadruple(0, 1, 1, 1)),
                 std::string("rising diagonal, columns 1-4, rows 2-5"));
        QCOMPARE(describe_quadruple(quadruple(3, 5, 1, -1)),
                 std::string("falling diagonal, columns 4-7, rows 6-3"));
    }

    void everyQuadrupleHasANameOfItsOwn() {
        std::vector<std::string> names;
        for (const Bits quadruple : quadruples)
            names.push_back(describe_quadruple(quadruple));
        std::sort(names.begin(), names.end());
        QVERIFY(std::adjacent_find(names.begin(), names.end()) == names.end());
    }

    /// What a move completes and takes is what the score says of the boards before and after.
    void effectsAgreeWithTheScore() {
        Random random(test_suite::seed(11));
        for (int round = 0; round < 2000; ++round) {
            Position position;
            while (!position.is_full()) {
                const auto column = static_cast<int>(random.below(columns));
                if (!position.can_play(column))
                    continue;
                const Player mover = position.to_move();
                const MoveEffects effects = effects_of(position, column);
                const Position next = position.after(column);
                QCOMPARE(static_cast<int>(effects.completes.size()),
                         next.score().of(mover) - position.score().of(mover));
                const Bits theirs = position.stones(opponent(mover));
                QCOMPARE(static_cast<int>(effects.blocks.size()),
                         count_quadruples(theirs | effects.stone) - count_quadruples(theirs));
                if (next.can_play(column)) {
                    QCOMPARE(static_cast<int>(effects.gives.size()),
                             next.after(column).score().of(opponent(mover)) -
                                 next.score().of(opponent(mover)));
                } else {
                    QVERIFY(effects.gives.empty());
                }
                for (const Bits quadruple : effects.prepares)
                    QCOMPARE(std::popcount(quadruple & next.stones(mover)), 3);
                position = next;
            }
        }
    }

    void giveReasonsAndNeverNone() {
        Position position;
        for (const int column : {3, 2, 3, 2, 3, 2})
            position = position.after(column);
        Analysis analysis;
        analysis.column = 3;
        analysis.value = {100, Certainty::exact};
        analysis.columns = {{2, {-100, Certainty::exact}, {2}}, {3, {100, Certainty::exact}, {3}}};
        const auto reasons = reasons_for(position, 3, analysis);
        QCOMPARE(reasons.size(), std::size_t{3});
        QCOMPARE(reasons[0], std::string("It completes 1 point: column 4, rows 1-4."));
        QCOMPARE(reasons[1],
                 std::string("It leaves 1 line of four one stone short: column 4, rows 2-5."));
        QCOMPARE(reasons[2],
                 std::string(
                     "Value for player 1: +1 exact. The best alternative is column 3: -1 exact."));
        QVERIFY(!reasons_for(Position(), 3, Analysis()).empty());
    }

    void saysHowAGameStands() {
        QCOMPARE(verdict({200, Certainty::exact}, Player::two),
                 std::string("player 2 wins by 2 (exact)"));
        QCOMPARE(verdict({0, Certainty::exact}, Player::one), std::string("a draw (exact)"));
        QCOMPARE(verdict({0, Certainty::at_least}, Player::two),
                 std::string("player 2 has at least a draw (proven)"));
        QCOMPARE(verdict({-100, Certainty::at_most}, Player::one),
                 std::string("player 2 wins by at least 1 (proven)"));
        QCOMPARE(verdict({-35, Certainty::heuristic}, Player::one),
                 std::string("player 2 is ahead by about 0.35 (heuristic value)"));
        for (const Certainty certainty :
             {Certainty::heuristic, Certainty::exact, Certainty::at_least, Certainty::at_most})
            for (const int hundredths : {-200, 0, 100}) {
                const Value value{hundredths, certainty};
                QVERIFY(seen_by_other(seen_by_other(value)) == value);
                QCOMPARE(verdict(value, Player::one), verdict(seen_by_other(value), Player::two));
            }
    }
};

LOGGIA_TEST(ExplainTest)

} // namespace explain_test

#include "explain_test.moc"
