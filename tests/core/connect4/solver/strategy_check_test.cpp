#include "core/connect4/solver/strategy.hpp"
#include "tests/core/connect4/positions.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>

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

/// Any legal move where there is nothing to follow, and one in so many positions elsewhere, too.
void make_up_exceptions(Random& random, Strategy& plan, const Position& position, int last,
                        std::uint64_t one_in) {
    if (position.is_full())
        return;
    if (position.to_move() != plan.strategist) {
        for (int column = 0; column < columns; ++column)
            if (position.can_play(column))
                make_up_exceptions(random, plan, position.after(column), column, one_in);
        return;
    }
    const Strategy::Exception here{position.stones(Player::one), position.stones(Player::two), -1};
    const auto known = std::ranges::find_if(plan.exceptions, [&](const auto& exception) {
        return exception.one == here.one && exception.two == here.two;
    });
    int column = last;
    if (known != plan.exceptions.end()) {
        column = known->column;
    } else if (!position.can_play(last) || random.below(one_in) == 0) {
        do
            column = static_cast<int>(random.below(columns));
        while (!position.can_play(column));
        plan.exceptions.push_back({here.one, here.two, column});
    }
    make_up_exceptions(random, plan, position.after(column), -1, one_in);
}

/// Full but for two or three cells on top of each of three columns: there the opponent comes to one
/// position by different last moves, each of which is followed by another answer.
Position with_three_columns(Random& random) {
    std::array<int, columns> stones{};
    stones.fill(rows);
    for (int left = 3; left > 0;)
        if (int& column = stones.at(random.below(columns)); column == rows) {
            column -= 2 + static_cast<int>(random.below(2));
            --left;
        }
    Position position;
    while (!std::ranges::all_of(stones, [](int left) { return left == 0; })) {
        const std::size_t column = random.below(columns);
        if (stones.at(column) == 0)
            continue;
        --stones.at(column);
        position = position.after(static_cast<int>(column));
    }
    return position;
}

class StrategyCheckTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithPlayingEveryReply() {
        Random random(test_suite::seed(1));
        int holding = 0;
        for (int i = 0; i < 1000; ++i) {
            const bool is_narrow = i % 2 == 0;
            const Position position =
                is_narrow ? with_three_columns(random)
                          : random_position(random, 33 + static_cast<int>(random.below(9)));
            Strategy plan{position, random.below(2) == 0 ? Player::one : Player::two, 0, {}};
            make_up_exceptions(random, plan, position, -1, is_narrow ? 2 : 8);
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
