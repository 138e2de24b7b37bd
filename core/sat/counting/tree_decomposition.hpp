#pragma once

#include "core/base/control.hpp"
#include "core/sat/counting/counting_problem.hpp"

#include <cstddef>
#include <vector>

namespace loggia::sat {

/// How far the atoms of a problem are from the middle of a tree decomposition of its clauses.
struct DecompositionDepths {
    std::vector<double> depths; ///< By atom, 0 to 1; empty where no decomposition was found.
    std::size_t width = 0;      ///< Of the decomposition: the atoms of its largest bag, less one.
};

/// Eliminates atoms by least degree, which makes a tree decomposition; its root is a centroid. An
/// atom's depth is that of the highest bag that holds it. Deciding atoms from the root on takes the
/// clauses apart where they are least connected (Korhonen, Jarvisalo 2021).
///
/// Where the tree is narrow and a thousand bags deep, that would peel off an atom at a time, and as
/// each part is kept beside the part that it was cut from, take quadratic time and memory. There
/// the tree is halved at its centroid, then each half at its own, and so on; the depth of an atom
/// is the number of halvings before one of its bags. Parts between two bags have more counts to
/// keep than those behind one, so this does not pay where bags are wide.
///
/// Gives up where bags become large, as there is nothing to be gained then, and when stopped.
[[nodiscard]] DecompositionDepths decomposition_depths(const CountingProblem& problem,
                                                       const Control& control);

} // namespace loggia::sat
