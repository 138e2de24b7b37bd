#include "core/connect4/solver/strategy.hpp"

#include "core/connect4/bounds.hpp"
#include "core/connect4/lines.hpp"
#include "core/connect4/solver/solve.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace loggia::connect4 {

namespace {

/// A position and the column of the move that led to it (-1 at the start).
struct Reached {
    Bits one = 0;
    Bits two = 0;
    int last = -1;

    [[nodiscard]] Position position() const { return Position::of_stones(one, two); }
    // NOLINTNEXTLINE(modernize-use-nullptr): it takes the comparison's own zero for a pointer.
    friend constexpr auto operator<=>(const Reached&, const Reached&) = default;
};

Reached after(const Position& position, int column) {
    const Position next = position.after(column);
    return {next.stones(Player::one), next.stones(Player::two), column};
}

bool is_settled(const Position& position, Player strategist, int lead) {
    const Player other = opponent(strategist);
    return position.score().lead(strategist) -
               open_lines(position.stones(other), position.stones(strategist)).count() >=
           lead;
}

} // namespace

std::optional<Strategy> find_strategy(Solver& solver, const Position& position, Player strategist,
                                      int lead, const Control& control) {
    Strategy strategy{position, strategist, lead, {}};
    std::map<std::pair<Bits, Bits>, int> exceptions;
    std::vector<Reached> level{{position.stones(Player::one), position.stones(Player::two), -1}};
    for (int ply = position.stone_count(); ply < cells && !level.empty(); ++ply) {
        std::vector<Reached> next;
        for (const Reached& reached : level) {
            if (control.stop_requested())
                return {};
            const Position here = reached.position();
            if (is_settled(here, strategist, lead))
                continue;
            if (here.to_move() != strategist) {
                for (int column = 0; column < columns; ++column)
                    if (here.can_play(column))
                        next.push_back(after(here, column));
                continue;
            }
            const std::pair key{reached.one, reached.two};
            int column = -1;
            if (const auto known = exceptions.find(key); known != exceptions.end())
                column = known->second;
            else
                column = solver.keep(here, lead, reached.last, control);
            if (column < 0)
                return {};
            if (column != reached.last)
                exceptions.emplace(key, column);
            Reached answered = after(here, column);
            answered.last = -1; // The opponent does not follow anybody.
            next.push_back(answered);
        }
        std::ranges::sort(next);
        next.erase(std::unique(next.begin(), next.end()), next.end());
        level = std::move(next);
    }
    for (const Reached& full : level)
        if (full.position().score().lead(strategist) < lead)
            return {};
    for (const auto& [stones, column] : exceptions)
        strategy.exceptions.push_back({stones.first, stones.second, column});
    return strategy;
}

} // namespace loggia::connect4
