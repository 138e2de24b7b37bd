#pragma once

#include "core/base/control.hpp"
#include "core/ladr/interpretation.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace loggia::ladr {

struct CanonicalForm {
    /// Equal for two interpretations of the same operations exactly where they are isomorphic.
    std::string tables;
    /// The group of automorphisms has as many elements as the product of these.
    std::vector<int> orbits;
    bool complete = false; ///< false where the search was stopped
};

/// The least tables that renaming elements leads to, found by colour refinement and
/// individualization with pruning by automorphisms (B. McKay, Practical Graph Isomorphism, 1981).
/// The elements 0 ... fixed - 1 keep their names. Preconditions: size <= 255. Exponential in bad
/// cases.
[[nodiscard]] CanonicalForm canonical_form(const Interpretation& interpretation, int fixed,
                                           const Control& control = {});

} // namespace loggia::ladr
