#pragma once

#include "core/base/error.hpp"
#include "core/logic/expr.hpp"

#include <functional>
#include <string>
#include <string_view>

namespace loggia::logic {

/// Which symbols a text may mention.
struct PrefixSymbols {
    std::function<bool(std::string_view)> allowed; ///< Any symbol where there is no function.
    std::string expected = "a symbol"; ///< The allowed ones in words, for the error message.
};

/// Reads one line of the wumpus handout's prefix notation, without its line end:
///
///     expression = symbol | "(" connective { blank expression } [ blank ] ")"
///
/// The connectives are and, or, xor (true when exactly one part is; any number of parts, also
/// none), if, iff (two) and not (one), in capitals or not. Blanks are spaces and tabs, any number
/// of them, also before and after the expression. `(` is followed by the connective at once and has
/// a blank before it unless it begins the line; after `)` comes a blank, another `)` or the end.
///
/// `number` is the line's number for errors, which say what was found and what was expected: an
/// unknown or missing connective, a wrong number of parts, a missing blank, a missing or surplus
/// parenthesis, anything after the expression, a symbol that is not allowed, a line without an
/// expression, a line of 2^28 bytes or more. What was read before an error stays in `store`.
/// Linear in the line, whatever its nesting.
[[nodiscard]] Result<Expr> read_prefix(Store& store, std::string_view line, int number,
                                       const PrefixSymbols& symbols = {});

/// The expression in that notation, one blank between parts. Constants are `(and)` and `(or)`; a
/// parity of several parts is nested xors of two. What read_prefix gave comes back as the same
/// expression. As long as the expression drawn as a tree, so look at tree_size first where that may
/// be large; iterative.
[[nodiscard]] std::string to_prefix(const Store& store, Expr root);

} // namespace loggia::logic
