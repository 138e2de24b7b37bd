#pragma once

#include "core/base/control.hpp"
#include "core/peg/board.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace loggia::peg {

/// A weight for each hole such that no jump makes the pegs weigh more: for each row a b c, the
/// weights of a and b together are at least that of c, and so backwards. Where the pegs at the
/// start weigh less than those wanted at the end, there is no way (Conway and Boardman 1961, who
/// call it a pagoda function; Berlekamp, Conway, Guy 1982: resource counts).
using Pagoda = std::vector<int>;

/// Whether no jump makes the pegs weigh more; false where it has not a weight for each hole.
[[nodiscard]] bool is_pagoda(const Board& board, const Pagoda& weights);

/// What the pegs weigh.
[[nodiscard]] std::int64_t weight(const Pagoda& weights, Holes position) noexcept;

/// The pagoda function that tells most clearly that `final` cannot be reached from `start`, found
/// by linear programming with weights from -1 to 1, then made integers. Nothing where none tells
/// it. What is returned was checked in integers.
[[nodiscard]] std::optional<Pagoda> separate(const Board& board, Holes start, Holes final,
                                             const Control& control = {});

} // namespace loggia::peg
