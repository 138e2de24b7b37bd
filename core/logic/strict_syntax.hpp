#pragma once

#include "core/base/error.hpp"
#include "core/logic/expr.hpp"

#include <string>
#include <string_view>

namespace loggia::logic {

/// The syntax of the formula game, of which every character counts:
///
///     F  ->  a | b | ... | z
///     F  ->  - F
///     F  ->  ( F * F * ... * F )  |  ( F + F + ... + F )     with two or more parts
///
/// Every `*` and `+` needs its parentheses, and nothing else may have any: neither a variable nor a
/// negation nor what has its own. There are no blanks. The handout's grammar has two parts in each
/// parentheses; those of more are what it calls things to think about.

/// The longest formula that is read or written, in characters.
inline constexpr std::size_t max_strict_length = (std::size_t{1} << 28U) - 1;

/// Reads a formula, of any depth. An error has a span in line 1 and says what is wrong there:
/// `text` is expected to be one line, and a line break in it is a wrong character as any other.
/// Time linear in the text.
[[nodiscard]] Result<Formula> read_strict(std::string_view text);

/// The same into a store that is there already; what a wrong text begins with stays in it.
[[nodiscard]] Result<Expr> read_strict(std::string_view text, Store& store);

/// Whether the syntax can write an expression at all, and if not, why: constants, connectives
/// without a sign, conjunctions and disjunctions of fewer than two parts, variables that are not a
/// lower-case letter, or a text longer than max_strict_length (shared parts are written each time).
/// Time linear in the expression, whatever the length of its text.
[[nodiscard]] Result<void> check_strict(const Store& store, Expr root);

/// The formula as text, which read_strict reads as the same tree; fails as check_strict does.
/// Time linear in the text.
[[nodiscard]] Result<std::string> write_strict(const Store& store, Expr root);
[[nodiscard]] inline Result<std::string> write_strict(const Formula& formula) {
    return write_strict(formula.store, formula.root);
}

} // namespace loggia::logic
