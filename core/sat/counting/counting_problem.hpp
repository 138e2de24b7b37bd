#pragma once

#include <cstddef>
#include <cstdint>
#include <gmpxx.h>
#include <span>
#include <vector>

namespace loggia::sat {

/// What is left to be counted once a set of clauses is simplified: atoms are numbers from 0,
/// literals 2 atom, and 2 atom + 1 when negated.
struct CountingProblem {
    using Literal = std::uint32_t;

    std::uint32_t atoms = 0;
    std::vector<std::vector<Literal>> clauses; ///< Of two literals or more, none twice.
    std::vector<char> shown;        ///< By atom: whether its value makes models different.
    std::vector<mpz_class> weights; ///< By literal, of shown atoms; empty where all are 1.

    [[nodiscard]] bool is_weighted() const noexcept { return !weights.empty(); }
};

} // namespace loggia::sat
