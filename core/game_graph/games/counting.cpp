#include "core/game_graph/games/counting.hpp"

#include "core/game_graph/games/packing.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace loggia::game_graph {

namespace {

constexpr unsigned counter_shift = 2;

int counter_of(State state) {
    return static_cast<int>(state >> counter_shift);
}

} // namespace

std::string Counting::name() const {
    return fmt::format("{}, ... {}", fmt::join(additions, ", "), target);
}

std::string Counting::text() const {
    return fmt::format("{}-{}{}", fmt::join(additions, "-"), target, misere ? " misere" : "");
}

std::optional<Outcome> Counting::ending(State state) const {
    if (counter_of(state) + additions.front() <= target)
        return std::nullopt;
    return misere ? Outcome::win : Outcome::loss;
}

void Counting::append_moves(State state, std::vector<Step>& moves) const {
    for (const int addition : additions)
        if (counter_of(state) + addition <= target)
            moves.push_back(
                {static_cast<Move>(addition), turned(state) + bits_at(addition, counter_shift)});
}

GraphSize Counting::least_size(State from, int /*level*/) const {
    // The smallest step alone comes to so many numbers, from most of which all steps are possible.
    const int left = target - counter_of(from);
    const int steps = left / additions.front();
    const int free_steps = std::max(0, left - additions.back()) / additions.front();
    return {steps + 1.0,
            std::max<double>(steps, free_steps * static_cast<double>(additions.size()))};
}

std::string Counting::move_text(State, Move move) {
    return fmt::format("+{}", move);
}

std::vector<std::string> Counting::fields(State state) {
    return {std::to_string(counter_of(state))};
}

Result<State> Counting::state_of(int player, std::span<const std::string> fields) const {
    const auto counter = number_of(fields[0], 0, target, "the counter");
    if (!counter)
        return tl::unexpected(counter.error());
    return bits_at(*counter, counter_shift) | bits_at(player, 0);
}

} // namespace loggia::game_graph
