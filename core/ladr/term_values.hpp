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

/// The numbers that a term can be, rising, each with the expression that says when it is that one.
/// In every assignment exactly one of them is true.
using Values = std::vector<std::pair<std::int64_t, logic::Expr>>;

/// The most values that a term can have.
constexpr std::size_t most_values = 4096;

/// The values of `operation(a, b)`; nothing where it gives none for a pair, or too many.
[[nodiscard]] std::optional<Values>
combined(const logic::FoldingBuilder& builder, const Values& a, const Values& b,
         const std::function<std::optional<std::int64_t>(std::int64_t, std::int64_t)>& operation);

/// When a pair of values stands in the relation.
[[nodiscard]] logic::Expr compared(const logic::FoldingBuilder& builder, const Values& a,
                                   const Values& b,
                                   const std::function<bool(std::int64_t, std::int64_t)>& relation);

/// When the value is odd.
[[nodiscard]] logic::Expr is_odd(const logic::FoldingBuilder& builder, const Values& values);

} // namespace loggia::ladr
