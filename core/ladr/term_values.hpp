#pragma once

#include "core/logic/expr.hpp"
#include "core/logic/folding_builder.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace loggia::ladr {

/// The possible values of a term in ascending order, each with its condition. In every assignment
/// exactly one of them is true.
using Values = std::vector<std::pair<std::int64_t, logic::Expr>>;

/// The most values that a term can have.
constexpr std::size_t most_values = 4096;
/// The largest number that is computed with.
constexpr std::int64_t most_number = 1'000'000'000'000;

/// The values of `operation(a, b)`; nothing if it gives none for a pair, or too many.
[[nodiscard]] std::optional<Values>
combined(const logic::FoldingBuilder& builder, const Values& a, const Values& b,
         const std::function<std::optional<std::int64_t>(std::int64_t, std::int64_t)>& operation);

/// The condition under which the relation holds.
[[nodiscard]] logic::Expr compared(const logic::FoldingBuilder& builder, const Values& a,
                                   const Values& b,
                                   const std::function<bool(std::int64_t, std::int64_t)>& relation);

/// A part of a sum: `factor` times a term that can be these numbers.
struct Summand {
    std::int64_t factor = 1;
    Values values;
};

/// The comparison of a sum with 0.
enum class SumIs : std::uint8_t { zero, negative, at_most_zero };

/// When the sum of the summands stands so; nothing if too many partial sums must be told apart, or
/// where numbers are beyond 10^12. Takes the summands of the largest range first and drops partial
/// sums which the others cannot change any more, so that numbers of many digits are compared digit
/// by digit, without a list of all that they can be.
[[nodiscard]] std::optional<logic::Expr> compared_sum(const logic::FoldingBuilder& builder,
                                                      std::vector<Summand> summands, SumIs relation,
                                                      const std::function<bool()>& is_over);

/// When the value is odd.
[[nodiscard]] logic::Expr is_odd(const logic::FoldingBuilder& builder, const Values& values);

} // namespace loggia::ladr
