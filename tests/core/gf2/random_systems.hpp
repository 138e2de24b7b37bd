#pragma once

#include "core/base/random.hpp"
#include "core/gf2/polynomial.hpp"

#include <vector>

/// Random equations, and their solutions by trying all.
namespace loggia::gf2::oracle {

inline std::vector<Polynomial> random_system(Random& random, int variables, int equations,
                                             int terms, int degree = 3) {
    std::vector<Polynomial> system;
    for (int i = 0; i < equations; ++i) {
        std::vector<Monomial> all;
        for (int n = 0; n < terms; ++n) {
            Monomial term;
            for (auto left = static_cast<int>(random.below(static_cast<std::uint64_t>(degree + 1)));
                 left > 0; --left)
                term = term | Monomial::variable(static_cast<int>(
                                  random.below(static_cast<std::uint64_t>(variables))));
            all.push_back(term);
        }
        system.push_back(Polynomial::sum(all));
    }
    return system;
}

/// Assignments of variables 0 to `variables` - 1 where all are 0.
inline std::vector<Monomial> common_zeros(const std::vector<Polynomial>& system, int variables) {
    std::vector<Monomial> zeros;
    for (unsigned row = 0; row < 1U << static_cast<unsigned>(variables); ++row) {
        Monomial ones;
        for (int v = 0; v < variables; ++v)
            if ((row >> static_cast<unsigned>(v) & 1U) != 0)
                ones = ones | Monomial::variable(v);
        bool zero = true;
        for (const Polynomial& p : system)
            zero = zero && !p.at(ones);
        if (zero)
            zeros.push_back(ones);
    }
    return zeros;
}

} // namespace loggia::gf2::oracle
