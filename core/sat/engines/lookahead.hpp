#pragma once

#include "core/sat/cube.hpp"
#include "core/sat/engines/davis_putnam.hpp"

#include <cstddef>
#include <vector>

namespace loggia::sat {

/// Decides a set of clauses by splitting with lookahead: before every decision the most promising
/// literals are tried out, one after the other, by unit propagation. Those that fail are false, and
/// the decision is the atom whose two sides reduce the clauses most, measured by the weight of the
/// binary clauses that come into being (Li, Anbulagan 1997; Heule's march, 2004; Knuth, TAOCP
/// 7.2.2.2, algorithm X). Far ahead of clause learning on hard random sets of a few hundred atoms,
/// and far behind on most others.
///
/// Right on any set. `sinks.trace` is not written to.
[[nodiscard]] Answer solve_by_lookahead(const logic::ClauseSet& clauses,
                                        const Control& control = {}, const Sinks& sinks = {});

/// A set of clauses cut into parts that can be solved one by one.
struct CubeSplit {
    /// Unknown where cubes are left to be solved, and when stopped; otherwise the answer.
    Status status = Status::unknown;
    std::vector<bool> model; ///< where satisfiable: by atom, [0] being of no use
    /// In the order of the search tree. Every model is in one of them; none where there is an
    /// answer or it was stopped.
    std::vector<Cube> cubes;
    /// A proof that the clauses, together with the negation of every cube as a clause, have no
    /// model. Every step follows by unit propagation alone (RUP).
    Proof proof;
};

/// Splits by lookahead until there are `cubes` open leaves, or somewhat more (Heule, Kullmann,
/// Wieringa, Biere 2011: cube and conquer). The leaf in which fewest atoms are fixed is split next,
/// so that the leaves become about equally hard. Leaves that the lookahead refutes are no cubes:
/// the proof has them. Ends with fewer cubes where so many are refuted that their number does not
/// grow.
///
/// `cubes` is at least 1. Costs about as many nodes of a lookahead search as there are cubes.
[[nodiscard]] CubeSplit split_by_lookahead(const logic::ClauseSet& clauses, std::size_t cubes,
                                           const Control& control = {});

} // namespace loggia::sat
