#pragma once

#include "core/base/control.hpp"
#include "core/normal_forms/two_level/positional_cover.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>

namespace loggia::normal_forms {

struct HeuristicOptions {
    /// Where the complement has more cubes, cubes are only made larger literal by literal.
    std::size_t most_off = 100'000;
    std::uint64_t work = UINT64_MAX; ///< words of cubes visited, a billion in about a second
    std::function<void(const PositionalCover&)> better; ///< is told of each better cover
};

struct HeuristicCover {
    PositionalCover cover;
    bool stopped = false;
    std::uint64_t work = 0;
    /// Essential primes that were found: so many cubes every cover has at least.
    std::uint64_t essential = 0;
};

/// A cover of `on`, of any number of inputs and outputs, by the heuristic of espresso (Brayton,
/// Hachtel, McMullen, Sangiovanni-Vincentelli 1984). It has no more cubes than `on`; none of them,
/// no literal and no connection to an output can be left out. When stopped, the best so far: at
/// first that is `on` itself.
[[nodiscard]] HeuristicCover heuristic_cover(const PositionalCover& on,
                                             const PositionalCover& dont_care,
                                             const HeuristicOptions& options = {},
                                             const Control& control = {});

} // namespace loggia::normal_forms
