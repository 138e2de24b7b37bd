#include "core/game_graph/games/counting.hpp"

#include "core/game_graph/games/packing.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace loggia::game_graph {

namespace {

constexpr unsigned pile_shift = 2;

int pile_of(State state) {
    return static_cast<int>(state >> pile_shift);
}

} // namespace

std::string Counting::name() const {
    return fmt::format("{}, ... {}", fmt::join(additions, ", "), target);
}

std::string Counting::text() const {
    return fmt::format("{}-{}{}", fmt::join(additions, "-"), target, misere ? " misere" : "");
}

std::optional<Outcome> Counting::ending(State state) const {
    if (pile_of(state) + additions.front() <= target)
        return std::nullopt;
    return misere ? Outcome::win : Outcome::loss;
}

void Counting::append_moves(State state, std::vector<Step>& moves) const {
    for (const int addition : additions)
        if (pile_of(state) + addition <= target)
            moves.push_back(
                {static_cast<Move>(addition), turned(state) + bits_at(addition, pile_shift)});
}

GraphSize Counting::least_size(State from, int /*level*/) const {
    // The smallest step alone comes to so many numbers, from most of which all steps are possible.
    const int left = target - pile_of(from);
    const int steps = left / additions.front();
    const int free_steps = std::max(0, left - additions.back()) / additions.front();
    return {steps + 1.0,
            std::max<double>(steps, free_steps * static_cast<double>(additions.size()))};
}

std::string Counting::move_text(State, Move move) {
    return fmt::format("+{}", move);
}

std::vector<std::string> Counting::fields(State state) {
    return {std::to_string(pile_of(state))};
}

Result<State> Counting::state_of(int player, std::span<const std::string> fields) const {
    const auto pile = number_of(fields[0], 0, target, "the pile");
    if (!pile)
        return tl::unexpected(pile.error());
    return bits_at(*pile, pile_shift) | bits_at(player, 0);
}

} // namespace loggia::game_graph
