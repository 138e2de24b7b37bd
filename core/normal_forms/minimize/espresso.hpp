#pragma once

#include "core/base/control.hpp"
#include "core/normal_forms/cube.hpp"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace loggia::normal_forms {

/// A cover of `on`, of any number of inputs and outputs, by the heuristic of espresso (Brayton,
/// Hachtel, McMullen, Sangiovanni-Vincentelli 1984): cubes are expanded to primes against the
/// complement so that they swallow others, those that are not needed are left out, the rest is
/// reduced so that expanding it leads elsewhere, and so on while that gains; in the end each cube
/// reduced by itself ("last gasp"). Whatever is reported is a cover. Where the complement has more
/// than `most_off` cubes, expansion asks for tautologies instead, which is slower.
struct HeuristicOptions {
    std::size_t most_off = 100'000;
    std::function<void(const std::vector<Cube>&)> better; ///< hears of each better cover
};

/// When stopped, the best so far; at first that is `on` itself without what is plainly contained.
[[nodiscard]] std::vector<Cube> heuristic_cover(const Cover& on, const Cover& dont_care,
                                                const HeuristicOptions& options = {},
                                                const Control& control = {});

} // namespace loggia::normal_forms
