#pragma once

#include "core/base/control.hpp"
#include "core/peg/game.hpp"
#include "core/peg/invariants/impossible.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace loggia::peg {

enum class Verdict : std::uint8_t {
    solved,  ///< with jumps
    none,    ///< there is no solution
    unknown, ///< stopped, or the limit was reached
};

struct DirectOptions {
    /// Maximum number of stored positions, at 16 to 32 bytes each.
    std::size_t most_positions = 30'000'000;
};

struct DirectSolution {
    Verdict verdict = Verdict::unknown;
    std::vector<Jump> jumps; ///< where it is solved
    std::optional<Impossibility>
        proof;                   ///< where there is none and this shows it; else a search did
    std::uint64_t positions = 0; ///< that were looked at, modulo symmetry
};

/// Solves a puzzle on bitboards, modulo the symmetries of the board that keep the goal; complete
/// but for time and memory. Three things are tried, in this order:
///
/// 1. a beam search of 64 positions for each number of pegs, towards the positions that lie a few
///    jumps before the goal, which takes about a millisecond and solves nearly everything that can
///    be solved; position classes and pagoda functions, which refute much of the rest;
/// 2. wider beams;
/// 3. every position, from the start and from the goal at once, until the two meet or one ends.
///
/// The same puzzle gives the same answer every time.
[[nodiscard]] DirectSolution solve_direct(const Puzzle& puzzle, const DirectOptions& options = {},
                                          const Control& control = {});

} // namespace loggia::peg
