#pragma once

#include "core/logic/expr.hpp"

#include <span>
#include <string>
#include <vector>

/// Names that readers regard as the same: x1, x_1, which is what LaTeX's x_{1} is read as, and x₁.
namespace loggia::logic {

/// `others`, each called as the one of `names` that can only be meant by it: none of `names` is
/// spelled like it, and one of each is alike.
[[nodiscard]] std::vector<std::string> in_words_of(std::span<const std::string> names,
                                                   const std::vector<std::string>& others);

/// `root` with those of its variables that can only mean one of `variables`, by their names,
/// replaced by that one. Linear time but for the order of the names.
[[nodiscard]] Expr in_words_of(Store& store, std::span<const Variable> variables, Expr root);

} // namespace loggia::logic
