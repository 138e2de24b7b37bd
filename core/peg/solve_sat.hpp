#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/peg/encoding.hpp"
#include "core/peg/game.hpp"
#include "core/peg/solve_direct.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace loggia::peg {

struct SatSolution {
    Verdict verdict = Verdict::unknown;
    std::vector<Jump> jumps; ///< where it is solved
    Encoding encoding;       ///< the one that gave the answer, or the last one tried
    int atoms = 0;           ///< of that
    std::size_t clauses = 0;
    int tries = 0; ///< how many times a solver was started
};

/// Solves a puzzle by way of clauses and a SAT solver. `none` is said only by encodings that have
/// room for every solution: with fewer rounds than jumps, no model leaves it `unknown`.
///
/// `rounds` without a number starts with few rounds and takes more where these are shown to be too
/// few, up to as many as jumps, which settle it. Each try has a short time, later a longer one, and
/// numbers the holes anew (by `seed`): the time that one solver needs on one numbering has a heavy
/// tail, which restarts cut off (Gomes, Selman, Kautz 1998).
///
/// Fails as encode() does.
[[nodiscard]] Result<SatSolution> solve_sat(const Puzzle& puzzle, const Encoding& encoding = {},
                                            const Control& control = {}, std::uint64_t seed = 1);

} // namespace loggia::peg
