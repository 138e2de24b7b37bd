#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/peg/encoding/encoding.hpp"
#include "core/peg/game.hpp"
#include "core/peg/search/solve_direct.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
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

/// A solver that is about to start: what it was given.
struct SatTry {
    int number = 1; ///< 1 for the first
    Encoding encoding;
    int atoms = 0;
    std::size_t clauses = 0;
    std::array<std::size_t, axiom_count> counts{}; ///< clauses of each kind
};
/// Hears of each try, on the thread that solves.
using SatWatch = std::function<void(const SatTry&)>;

/// Solves a puzzle by way of clauses and a SAT solver. `none` is said only by encodings that have
/// room for every solution: with fewer rounds or sweeps than jumps, no model leaves it `unknown`.
///
/// `rounds` and `sweeps` without a number start with few and take more where these are shown to be
/// too few, up to as many as jumps, which settle it. Each try has a short time, later a longer one,
/// and numbers the holes anew (by `seed`): the time that one solver needs on one numbering has a
/// heavy tail, which restarts cut off (Gomes, Selman, Kautz 1998).
///
/// Fails as encode() does.
[[nodiscard]] Result<SatSolution> solve_sat(const Puzzle& puzzle, const Encoding& encoding = {},
                                            const Control& control = {}, std::uint64_t seed = 1,
                                            const SatWatch& watch = {});

} // namespace loggia::peg
