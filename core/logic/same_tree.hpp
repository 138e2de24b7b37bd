#pragma once

#include "core/logic/expr.hpp"

namespace loggia::logic {

/// Whether two expressions, each in a store of its own, are the same tree: the same kinds, operands
/// in the same order, and variables of the same names. Time and memory linear in the expressions,
/// whatever the size of the trees.
[[nodiscard]] bool same_tree(const Formula& a, const Formula& b);

} // namespace loggia::logic
