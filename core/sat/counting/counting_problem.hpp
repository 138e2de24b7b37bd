#pragma once

#include <cstddef>
#include <cstdint>
#include <gmpxx.h>
#include <span>
#include <utility>
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

/// The product of all. By halves, as one factor after the other takes time quadratic in the digits.
[[nodiscard]] inline mpz_class product_of(std::vector<mpz_class> factors) {
    if (factors.empty())
        return 1;
    while (factors.size() > 1) {
        const std::size_t pairs = factors.size() / 2;
        for (std::size_t i = 0; i < pairs; ++i)
            factors[i] = factors[2 * i] * factors[2 * i + 1];
        if (factors.size() % 2 == 1)
            swap(factors[pairs], factors.back());
        factors.resize(pairs + factors.size() % 2);
    }
    return std::move(factors.front());
}

} // namespace loggia::sat
