#pragma once

#include "core/base/control.hpp"
#include "core/normal_forms/minimize/quine_mccluskey.hpp"

#include <cstddef>
#include <vector>

namespace loggia::normal_forms {

/// All minimum forms of a chart of prime implicants.
struct MinimumForms {
    /// Each into QuineMcCluskey::primes, ascending. The first is QuineMcCluskey::chosen, the others
    /// follow in lexicographic order.
    std::vector<std::vector<std::size_t>> forms;
    bool complete = false; ///< there are no others
};

/// Maximum number of forms listed.
inline constexpr std::size_t most_minimum_forms = 200;

/// What Petrick's method finds (Petrick 1956): every choice of primes that covers all rows with as
/// few terms, and among those as few literals, as `chosen`. By branching on the row that fewest
/// primes cover, with primes tried before left out of later branches, so that each choice is found
/// once; bounded by rows no two of which one prime covers. Ends, incomplete, when stopped, at
/// most_minimum_forms, or after two million nodes, about a second.
[[nodiscard]] MinimumForms all_minimum_forms(const QuineMcCluskey& chart,
                                             const Control& control = {});

} // namespace loggia::normal_forms
