#pragma once

#include "core/base/error.hpp"
#include "core/game_graph/games/value.hpp"

#include <charconv>
#include <string>
#include <string_view>

namespace loggia::game_graph {

/// The bits of `state` from `shift` on.
[[nodiscard]] constexpr int bits_of(State state, unsigned shift, unsigned width) noexcept {
    return static_cast<int>(state >> shift & ((State{1} << width) - 1));
}
[[nodiscard]] constexpr State bits_at(int value, unsigned shift) noexcept {
    return static_cast<State>(value) << shift;
}

/// A number from `least` to `most` that a field of a position holds; `what` names it in the error.
[[nodiscard]] inline Result<int> number_of(std::string_view field, int least, int most,
                                           std::string_view what) {
    int value = 0;
    const char* const end = field.data() + field.size();
    const auto read = std::from_chars(field.data(), end, value);
    if (read.ec != std::errc{} || read.ptr != end || value < least || value > most)
        return failure(std::string(what) + " must be a number from " + std::to_string(least) +
                       " to " + std::to_string(most));
    return value;
}

} // namespace loggia::game_graph
