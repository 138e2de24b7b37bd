#pragma once

#include "core/base/control.hpp"
#include "core/peg/board.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace loggia::peg {

/// A weight for each hole such that no jump increases the total weight of the pegs: for each line a
/// b c, the weights of a and b together are at least that of c, and likewise in the other
/// direction. If the pegs at the start weigh less than those of the goal, the goal cannot be
/// reached (Conway and Boardman 1961, who call it a pagoda function; Berlekamp, Conway, Guy 1982:
/// resource counts).
using Pagoda = std::vector<int>;

/// Whether no jump increases the total weight of the pegs; false if a hole has no weight.
[[nodiscard]] bool is_pagoda(const Board& board, const Pagoda& weights);

/// The total weight of the pegs.
[[nodiscard]] std::int64_t weight(const Pagoda& weights, Holes position) noexcept;

/// The pagoda function that shows by the largest margin that `final` cannot be reached from
/// `start`, found by linear programming with weights from -1 to 1, then made integers. Nothing if
/// there is none. The result was checked in integers.
[[nodiscard]] std::optional<Pagoda> separate(const Board& board, Holes start, Holes final,
                                             const Control& control = {});

} // namespace loggia::peg
