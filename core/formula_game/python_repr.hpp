#pragma once

#include "core/base/error.hpp"
#include "core/logic/expr.hpp"

#include <string>
#include <string_view>

namespace loggia::formula_game {

/// A formula tree as the Python expression that makes it with the handout's classes:
/// `AndTree(OrTree(Leaf('x'), Leaf('y')), NotTree(Leaf('z')))`. A node has as many arguments as
/// operands, one after the other. Fails for what the strict syntax cannot write. Time linear in the
/// tree.
[[nodiscard]] Result<std::string> to_repr(const logic::Formula& formula);

/// Reads such an expression, of any depth, wherever there are blanks and line breaks, and with
/// either of Python's quotes. An error has a span. Time linear in the text.
[[nodiscard]] Result<logic::Formula> formula_of_repr(std::string_view text);

} // namespace loggia::formula_game
