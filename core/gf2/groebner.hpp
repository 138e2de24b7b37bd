#pragma once

#include "core/base/control.hpp"
#include "core/gf2/polynomial.hpp"

#include <functional>
#include <optional>
#include <vector>

namespace loggia::gf2 {

/// The remainder of p by the polynomials: no term of it is a multiple of a leading term. None of
/// them may be 0. `used(i, factor)` is called with each multiple that is added. Terms may become
/// exponentially many in the variables, and nothing stops it: groebner_basis() is limited.
[[nodiscard]] Polynomial remainder(const Polynomial& p, const std::vector<Polynomial>& divisors,
                                   const std::function<void(std::size_t, Monomial)>& used = {});

/// A Groebner basis without redundant elements, the rest reduced by each other, in descending
/// order. Precondition: it is one, and none of it is 0.
[[nodiscard]] std::vector<Polynomial> interreduced(std::vector<Polynomial> basis);

/// The reduced Groebner basis, in lexicographic order, of the ideal that they generate together
/// with x * x + x for all x; `{1}` where they have no common zero. Falling by leading terms, and
/// unique. By Buchberger's algorithm (1965); exponential in the variables at worst. Nothing when
/// stopped, or once more than `most_work` terms have been looked at.
[[nodiscard]] std::optional<std::vector<Polynomial>>
groebner_basis(const std::vector<Polynomial>& generators, std::size_t most_work = 50'000'000,
               const Control& control = {});

/// All assignments of the variables (rising) where the polynomials are 0, in some order: by trying
/// values, where no polynomial with one variable says which. Nothing beyond `most` zeros or
/// `most_steps` values tried, and when stopped.
[[nodiscard]] std::optional<std::vector<Monomial>>
common_zeros(const std::vector<Polynomial>& polynomials, const std::vector<int>& variables,
             std::size_t most, std::size_t most_steps = 200000, const Control& control = {});

/// The same basis from the common zeros of the polynomials (Buchberger, Moeller 1982); nothing if
/// there are more than 1000, where they take too long to find, or when stopped.
[[nodiscard]] std::optional<std::vector<Polynomial>>
groebner_basis_of_zeros(const std::vector<Polynomial>& generators, const Control& control = {});

} // namespace loggia::gf2
