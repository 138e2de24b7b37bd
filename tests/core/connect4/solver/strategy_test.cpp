#include "core/connect4/solver/solve.hpp"
#include "core/connect4/solver/solve_node.hpp"
#include "core/connect4/solver/strategy.hpp"
#include "tests/core/connect4/positions.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <utility>

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
        Random random(test_suite::seed(1));
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
        Random random(test_suite::seed(2));
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
    /// In ascending order, one a position, as whoever looks one up expects; and each is a position
    /// of the strategist, with a move that can be made.
    void exceptionsAreInOrder() {
        Random random(test_suite::seed(5));
        Solver solver;
        std::size_t most = 0;
        for (int i = 0; i < 40; ++i) {
            const Position position = random_position(random, cells - 14);
            const Player strategist = random.below(2) == 0 ? Player::one : Player::two;
            const int value = solver.solve(position).value.lower;
            const auto plan = find_strategy(solver, position, strategist,
                                            position.to_move() == strategist ? value : -value);
            QVERIFY(plan.has_value());
            most = std::max(most, plan->exceptions.size());
            for (std::size_t k = 0; k < plan->exceptions.size(); ++k) {
                const Strategy::Exception& exception = plan->exceptions[k];
                const Position here = Position::of_stones(exception.one, exception.two);
                QVERIFY(here.to_move() == strategist && here.can_play(exception.column));
                if (k > 0)
                    QVERIFY(std::pair(plan->exceptions[k - 1].one, plan->exceptions[k - 1].two) <
                            std::pair(exception.one, exception.two));
            }
        }
        QVERIFY(most > 10);
    }

    /// An exception goes before the rule to follow, also where one could follow but must not.
    void anExceptionGoesBeforeFollowing() {
        Random random(test_suite::seed(6));
        Solver solver;
        int needed = 0;
        for (int i = 0; i < test_suite::rounds(200); ++i) {
            const Position start = random_position(random, cells - 13);
            const Player strategist = opponent(start.to_move());
            const int lead = -solver.solve(start).value.lower;
            const auto plan = find_strategy(solver, start, strategist, lead);
            QVERIFY(plan && check(*plan).holds);
            for (int column = 0; column < columns; ++column) {
                if (!start.can_play(column) || !start.after(column).can_play(column))
                    continue;
                Strategy without = *plan;
                std::erase_if(without.exceptions, [&](const Strategy::Exception& exception) {
                    return Position::of_stones(exception.one, exception.two) == start.after(column);
                });
                needed += check(without).holds ? 0 : 1;
            }
        }
        QVERIFY2(needed > 20, qPrintable(QString::number(needed)));
    }

    /// The plan follows wherever that keeps the lead, unless bounds prove another move at no cost
    /// and do not prove that one.
    void followsWhereThatKeepsTheLead() {
        Random random(test_suite::seed(7));
        Solver oracle;
        int followed = 0;
        int others = 0;
        int chosen = 0; // among several that are proven
        for (int i = 0; i < test_suite::rounds(140); ++i) {
            const Position position = random_position(random, cells - 6 - i % 7);
            const int value = oracle.solve(position).value.lower;
            const std::vector<ColumnBounds> moves = oracle.solve_columns(position);
            // Bounds prove more moves where less is asked for.
            for (int claim = value - 4; claim <= value; ++claim) {
                std::vector<int> proven;
                for (const ColumnBounds& move : moves) {
                    const SolveNode node = SolveNode::of(position.after(move.column), true);
                    if (-(node.lead + node.gain.upper) >= claim)
                        proven.push_back(move.column);
                }
                const auto is_proven = [&proven](int column) {
                    return std::ranges::find(proven, column) != proven.end();
                };
                for (const ColumnBounds& move : moves) {
                    if (move.value.lower < claim)
                        continue;
                    Solver fresh({.table_megabytes = 10});
                    const int kept = fresh.keep(position, claim, move.column);
                    if (proven.empty() || is_proven(move.column))
                        QCOMPARE(kept, move.column);
                    else
                        QVERIFY(is_proven(kept));
                    ++(kept == move.column ? followed : others);
                    chosen += kept == move.column && proven.size() > 1 ? 1 : 0;
                }
            }
        }
        QVERIFY2(followed > others && others > 20 && chosen > 20,
                 qPrintable(QStringLiteral("%1 %2 %3").arg(followed).arg(others).arg(chosen)));
    }

    void aPlanWithAMoveChangedForTheWorseFails() {
        Random random(test_suite::seed(3));
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
        Random random(test_suite::seed(4));
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
