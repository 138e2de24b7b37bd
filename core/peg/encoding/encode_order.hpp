#pragma once

#include "core/logic/cnf.hpp"
#include "core/peg/encoding/encode.hpp"

#include <functional>

namespace loggia::peg {

/// Whether one of two jumps may change what the other does; otherwise they can be swapped.
[[nodiscard]] bool share_a_hole(const Jump& left, const Jump& right);

/// Adds the clauses of Axiom::order. Of all solutions that differ by swaps of jumps that share no
/// hole, or by a symmetry of the puzzle, they keep at least one: with one jump at a time the one
/// whose list of jump numbers is the least, with rounds and sweeps one in which each jump is made
/// as early as it can. `go_on` is asked for each clause or pair of jumps; it stops where that is
/// false.
void add_order_axioms(const Puzzle& puzzle, Timing timing, const Atoms& atoms,
                      const logic::ClauseSink& add, const std::function<bool()>& go_on);

} // namespace loggia::peg
