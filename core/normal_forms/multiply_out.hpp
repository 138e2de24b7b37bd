#pragma once

#include "core/base/control.hpp"
#include "core/logic/expr.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace loggia::normal_forms {

/// A conjunction of literals without its output; many of them are a disjunction.
struct Monomial {
    std::uint64_t care = 0;
    std::uint64_t value = 0; ///< only bits of `care`

    [[nodiscard]] bool contains(const Monomial& other) const {
        return (care & ~other.care) == 0 && (other.value & care) == value;
    }
    friend bool operator==(const Monomial&, const Monomial&) = default;
    friend bool operator<(const Monomial& a, const Monomial& b) {
        return a.care != b.care ? a.care < b.care : a.value < b.value;
    }
};
using Monomials = std::vector<Monomial>;

/// How much multiplying out may cost: cubes of one product, cubes kept at a time, and steps in all.
struct MultiplyBudget {
    std::size_t product;
    std::size_t kept;
    std::uint64_t steps;
};

/// A disjunction of products that is the same as `root`, made from those of its operands and of
/// their negations; no product of an expression lies in another of the same. `bits` has the bit of
/// each variable, by number. Nothing where it would cost more than the budget, or when stopped.
[[nodiscard]] std::optional<Monomials> multiplied_out(const logic::Store& store, logic::Expr root,
                                                      const std::vector<int>& bits,
                                                      const MultiplyBudget& budget,
                                                      const Control& control = {});

} // namespace loggia::normal_forms
