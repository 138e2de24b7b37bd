#include "core/connect4/solve.hpp"
#include "core/connect4/strategy.hpp"
#include "tests/core/connect4/positions.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace strategy_test {

using namespace loggia;
using namespace loggia::connect4;

class StrategyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playerTwoHoldsTheEmptyBoardByFollowingAlone() {
        const Strategy following{Position(), Player::two, 0, {}};
        QVERIFY(check(following).holds);
    }
    void playerOneDoesNotHoldItByFollowingAlone() {
        QVERIFY(!check(Strategy{Position().after(3), Player::one, 0, {}}).holds);
    }
    void bothHalvesOfAValueCanBeWrittenDownAndChecked() {
        Random random(1);
        Solver solver;
        for (int i = 0; i < 40; ++i) {
            const Position position = random_position(random, cells - 18);
            const Player mover = position.to_move();
            const int value = solver.solve(position).value.lower;
            const auto lower = find_strategy(solver, position, mover, value);
            const auto upper = find_strategy(solver, position, opponent(mover), -value);
            QVERIFY(lower && check(*lower).holds);
            QVERIFY(upper && check(*upper).holds);
        }
    }
    void noPlanForMoreThanTheValue() {
        Random random(2);
        Solver solver;
        for (int i = 0; i < 40; ++i) {
            const Position position = random_position(random, cells - 16);
            const Player mover = position.to_move();
            const int value = solver.solve(position).value.lower;
            QVERIFY(!find_strategy(solver, position, mover, value + 1));
            auto plan = find_strategy(solver, position, mover, value);
            QVERIFY(plan.has_value());
            ++plan->lead;
            QVERIFY(!check(*plan).holds);
        }
    }
    void aPlanWithAMoveChangedForTheWorseFails() {
        Random random(3);
        Solver solver;
        int spoiled = 0;
        for (int i = 0; i < test_suite::rounds(200); ++i) {
            const Position position = random_position(random, cells - 14);
            const Player mover = position.to_move();
            const int value = solver.solve(position).value.lower;
            const auto plan = find_strategy(solver, position, mover, value);
            QVERIFY(plan.has_value());
            if (plan->exceptions.empty())
                continue;
            // The first move of all is an exception, since there is nothing to follow yet.
            for (const ColumnBounds& column : solver.solve_columns(position)) {
                if (column.value.upper >= value)
                    continue;
                Strategy worse = *plan;
                for (auto& exception : worse.exceptions)
                    if (exception.one == position.stones(Player::one) &&
                        exception.two == position.stones(Player::two))
                        exception.column = column.column;
                QVERIFY(!check(worse).holds);
                ++spoiled;
            }
        }
        QVERIFY(spoiled > 100);
    }
    void aPlanWithAHoleOrAnIllegalMoveFails() {
        Random random(4);
        Solver solver;
        const Position position = random_position(random, cells - 14);
        const Player mover = position.to_move();
        const int value = solver.solve(position).value.lower;
        const auto plan = find_strategy(solver, position, mover, value);
        QVERIFY(plan.has_value() && !plan->exceptions.empty());
        Strategy empty = *plan;
        empty.exceptions.clear();
        QVERIFY(!check(empty).holds);
        Strategy illegal = *plan;
        for (auto& exception : illegal.exceptions)
            exception.column = columns;
        QVERIFY(!check(illegal).holds);
    }
    void stopsWhenTold() {
        std::stop_source source;
        source.request_stop();
        const Strategy following{Position(), Player::two, 0, {}};
        const StrategyCheck result = check(following, Control(source.get_token()));
        QVERIFY(!result.complete);
        QVERIFY(!result.holds);
    }
};

LOGGIA_TEST(StrategyTest)

} // namespace strategy_test

#include "strategy_test.moc"
