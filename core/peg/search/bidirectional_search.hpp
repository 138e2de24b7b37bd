#pragma once

#include "core/base/control.hpp"
#include "core/peg/invariants/pagoda.hpp"
#include "core/peg/search/solve_direct.hpp"
#include "core/peg/symmetry.hpp"

#include <span>
#include <vector>

namespace loggia::peg {

/// What a search of all positions found: with `solved`, the positions after each jump, modulo
/// symmetry.
struct Meeting {
    Verdict verdict = Verdict::unknown;
    std::vector<Holes> chain;
    std::uint64_t positions = 0;
};

/// Every position that can be reached from the start, level by level, and, where `finals` are
/// given (all positions that meet the goal), every one from which they can be reached; the smaller
/// side goes on, until there is a position in common or a side has come to its end (bidirectional
/// breadth-first search; Pohl 1971). Pagoda functions cut positions that weigh less than all
/// finals.
[[nodiscard]] Meeting meet(const Puzzle& puzzle, const Canonical& canonical,
                           const std::vector<Holes>* finals, std::span<const Pagoda> pagodas,
                           const DirectOptions& options, const Control& control);

} // namespace loggia::peg
