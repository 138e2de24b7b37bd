#include "core/connect4/solver/strategy.hpp"
#include "tests/core/connect4/positions.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>

namespace strategy_check_test {

using namespace loggia;
using namespace loggia::connect4;

/// The worst lead that the plan ends with, by playing every reply to the end; nothing where the
/// plan has no legal move.
std::optional<int> worst_lead(const Strategy& plan, const Position& position, int last) {
    if (position.is_full())
        return position.score().lead(plan.strategist);
    if (position.to_move() == plan.strategist) {
        int column = last;
        for (const Strategy::Exception& exception : plan.exceptions)
            if (Position::of_stones(exception.one, exception.two) == position)
                column = exception.column;
        if (!position.can_play(column))
            return std::nullopt;
        return worst_lead(plan, position.after(column), -1);
    }
    int worst = quadruple_count;
    for (int column = 0; column < columns; ++column) {
        if (!position.can_play(column))
            continue;
        const auto lead = worst_lead(plan, position.after(column), column);
        if (!lead)
            return std::nullopt;
        worst = std::min(worst, *lead);
    }
    return worst;
}

/// Any legal move where there is nothing to follow, and here and there one elsewhere, too.
void make_up_exceptions(Random& random, Strategy& plan, const Position& position, int last) {
    if (position.is_full())
        return;
    if (position.to_move() != plan.strategist) {
        for (int column = 0; column < columns; ++column)
            if (position.can_play(column))
                make_up_exceptions(random, plan, position.after(column), column);
        return;
    }
    const Strategy::Exception here{position.stones(Player::one), position.stones(Player::two), -1};
    const auto known = std::ranges::find_if(plan.exceptions, [&](const auto& exception) {
        return exception.one == here.one && exception.two == here.two;
    });
    int column = last;
    if (known != plan.exceptions.end()) {
        column = known->column;
    } else if (!position.can_play(last) || random.below(8) == 0) {
        do
            column = static_cast<int>(random.below(columns));
        while (!position.can_play(column));
        plan.exceptions.push_back({here.one, here.two, column});
    }
    make_up_exceptions(random, plan, position.after(column), -1);
}

class StrategyCheckTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithPlayingEveryReply() {
        Random random(1);
        int holding = 0;
        for (int i = 0; i < 1000; ++i) {
            const Position position =
                random_position(random, 33 + static_cast<int>(random.below(9)));
            Strategy plan{position, random.below(2) == 0 ? Player::one : Player::two, 0, {}};
            make_up_exceptions(random, plan, position, -1);
            std::ranges::sort(plan.exceptions);
            const auto worst = worst_lead(plan, position, -1);
            QVERIFY(worst.has_value());
            for (int lead = *worst - 1; lead <= *worst + 1; ++lead) {
                plan.lead = lead;
                const StrategyCheck result = check(plan);
                QVERIFY(result.complete);
                QVERIFY(result.positions > 0);
                QCOMPARE(result.holds, lead <= *worst);
                holding += result.holds ? 1 : 0;
            }
        }
        QCOMPARE(holding, 2000);
    }

    void aPlanWithoutAMoveDoesNotHold() {
        // Player one opens, and there is nothing to follow.
        QVERIFY(!check(Strategy{Position(), Player::one, -quadruple_count + 1, {}}).holds);
        QVERIFY(!check(Strategy{Position(), Player::one, -68, {{0, 0, columns}}}).holds);
    }

    void whatNothingCanSpoilNeedsNoMove() {
        QVERIFY(check(Strategy{Position(), Player::one, -quadruple_count, {}}).holds);
    }
};

LOGGIA_TEST(StrategyCheckTest)

} // namespace strategy_check_test

#include "strategy_check_test.moc"
