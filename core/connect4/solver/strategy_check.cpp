#include "core/connect4/solver/strategy.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

// Written to be read and believed rather than to be fast.

namespace loggia::connect4 {

namespace {

/// Stones of players one and two, and the column that the last of them fell into, or -1.
struct State {
    Position position;
    int last = -1;

    [[nodiscard]] auto order() const {
        return std::make_tuple(position.stones(Player::one), position.stones(Player::two), last);
    }
    friend bool operator<(const State& a, const State& b) { return a.order() < b.order(); }
    friend bool operator==(const State& a, const State& b) { return a.order() == b.order(); }
};

/// The strategist's points now, less all the points that the opponent would have with every empty
/// cell filled by its stones: a lead that nothing can spoil.
int certain_lead(const Position& position, Player strategist) {
    const Bits own = position.stones(strategist);
    int lead = 0;
    for (const Bits quadruple : quadruples) {
        if ((quadruple & ~own) == 0)
            ++lead;
        else if ((quadruple & own) == 0)
            --lead;
    }
    return lead;
}

/// The strategist's move, or -1 where the plan has none that the rules allow.
int planned(const Strategy& strategy, const State& state) {
    const Bits one = state.position.stones(Player::one);
    const Bits two = state.position.stones(Player::two);
    const auto found = std::partition_point(
        strategy.exceptions.begin(), strategy.exceptions.end(),
        [&](const auto& e) { return std::pair(e.one, e.two) < std::pair(one, two); });
    const bool is_exception =
        found != strategy.exceptions.end() && found->one == one && found->two == two;
    const int column = is_exception ? found->column : state.last;
    return state.position.can_play(column) ? column : -1;
}

} // namespace

StrategyCheck check(const Strategy& strategy, const Control& control) {
    StrategyCheck result;
    std::vector<State> level{{strategy.position, -1}};
    while (!level.empty()) {
        std::vector<State> next;
        for (const State& state : level) {
            if (control.stop_requested()) {
                result.complete = false;
                return result;
            }
            ++result.positions;
            // On a full board the certain lead is the lead itself.
            if (certain_lead(state.position, strategy.strategist) >= strategy.lead)
                continue;
            if (state.position.is_full())
                return result;
            if (state.position.to_move() == strategy.strategist) {
                const int column = planned(strategy, state);
                if (column < 0)
                    return result;
                next.push_back({state.position.after(column), -1});
            } else {
                for (int column = 0; column < columns; ++column)
                    if (state.position.can_play(column))
                        next.push_back({state.position.after(column), column});
            }
        }
        std::sort(next.begin(), next.end());
        next.erase(std::unique(next.begin(), next.end()), next.end());
        level = std::move(next);
    }
    result.holds = true;
    return result;
}

} // namespace loggia::connect4
