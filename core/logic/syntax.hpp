#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/logic/expr.hpp"

#include <functional>
#include <string>
#include <string_view>

/// The three notations for expressions: that of the formula game, the informal one, and the prefix
/// notation of the wumpus assignment.
namespace loggia::logic {

/// The syntax of the formula game, of which every character counts:
///
///     F  ->  a | b | ... | z
///     F  ->  - F
///     F  ->  ( F * F * ... * F )  |  ( F + F + ... + F )     with two or more parts
///
/// Every `*` and `+` needs its parentheses, and nothing else may have any: neither a variable nor a
/// negation nor what has its own. There are no blanks. The assignment's grammar has two parts in
/// each parentheses; those of more are what it calls things to think about.

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

/// The formula as text, which read_strict() reads back as the same tree; fails as check_strict
/// does. Time linear in the text.
[[nodiscard]] Result<std::string> write_strict(const Store& store, Expr root);
[[nodiscard]] inline Result<std::string> write_strict(const Formula& formula) {
    return write_strict(formula.store, formula.root);
}

struct LenientOptions {
    /// Variables are the letters a to z and A to Z, and `ab` or `a(b+c)` without an operator is a
    /// conjunction.
    /// A word that stands alone and means something, like `and` or `true`, still means it.
    bool single_letters = false;
};

/// Reads a formula in informal notation. Binding from tight to loose: `'` behind, not, and, xor,
/// or, implies (from the right; `<-` from the left), iff (from the left); nand, nor and xnor as
/// and, or and xor. A chain of one operator without parentheses is one conjunction, disjunction or
/// parity; parentheses keep their structure. What has no agreed meaning needs parentheses: a chain
/// of nand, nor or xnor, two operators that bind alike, and `==` or `!=` beside another operator;
/// also where C or Python mean another formula: `a | b && c`, `not a & b`. `one(x, y, z)` is
/// exactly-one, and `And(a, b)` or `Implies(a, b)` an operator by its word, of which all but
/// implies, iff and xnor take any number of operands. All spellings are in
/// docs/formats/formulas.md; `T` and `F` are constants unless the store has a variable of that
/// name, and an index `x_{1}` means `x_1`, or `x1` where the store has that alone.
///
/// An error tells the place, what was expected there and what was found. Linear time and memory,
/// iterative; texts of 256 MB and more are refused. New variables are numbered in the order of
/// their first mention; after an error, or a stop, the store may hold parts of the formula.
[[nodiscard]] Result<Expr> read_lenient(Store& store, std::string_view text,
                                        LenientOptions options = {}, const Control& control = {});

/// The same with a store of its own.
[[nodiscard]] Result<Formula> read_lenient(std::string_view text, LenientOptions options = {});

/// Reads a formula as read_lenient does, with words or single letters as variables, whichever is
/// plainly meant. `a'b + cd` is letters, as nothing else can be; `foo + bar` and `ab & c` are
/// words. An error, which says how to write either, is what could be both (`ab + bc`), a word that
/// would be a product by chance (`a nor' b`, `a foo`), constants or lines side by side (`a b` over
/// `0 1`), `v` between operands, which may be an or, `y`, which may be the Spanish and, a bar over
/// several letters, and `T` or `F` beside other capital letters. A word that the store has as a
/// variable is that variable. Prefix notation (`(and a (not b))`, see read_prefix) is read too, as
/// nothing else begins like that.
[[nodiscard]] Result<Expr> read_typed(Store& store, std::string_view text,
                                      const Control& control = {});

/// The same with a store of its own.
[[nodiscard]] Result<Formula> read_typed(std::string_view text);

/// Which symbols a text may mention.
struct PrefixSymbols {
    std::function<bool(std::string_view)> allowed; ///< Any symbol where there is no function.
    std::string expected = "a symbol"; ///< The allowed ones in words, for the error message.
};

/// Reads one line of the wumpus assignment's prefix notation, without its line end:
///
///     expression = symbol | "(" connective { blank expression } [ blank ] ")"
///
/// The connectives are and, or, xor (true when exactly one part is; any number of parts, also
/// none), if, iff (two) and not (one), in capitals or not. Besides the assignment's there are nand
/// and nor (any number) and xnor (two), which are read as what they mean. Blanks are spaces and
/// tabs, any number of them, also before and after the expression. `(` is followed by the
/// connective at once and has a blank before it unless it begins the line; after `)` comes a blank,
/// another `)` or the end.
///
/// `number` is the line's number for errors, which say what was found and what was expected: an
/// unknown or missing connective, a wrong number of parts, a missing blank, a missing or surplus
/// parenthesis, anything after the expression, a symbol that is not allowed, a line without an
/// expression, a line of 2^28 bytes or more. What was read before an error stays in `store`.
/// Linear in the line, whatever its nesting; stops with an error.
[[nodiscard]] Result<Expr> read_prefix(Store& store, std::string_view line, int number,
                                       const PrefixSymbols& symbols = {},
                                       const Control& control = {});

/// Reads such a line, or one in infix notation as read_lenient takes it: `P_1_3 and not M_2_3`. A
/// line is infix where it has an operator behind an operand, a not in front or behind, and does not
/// begin with `(and` or another connective but not, or where it is `if A then B`. An error is,
/// besides those of both notations, a chain of xor, which means exactly one in the one notation and
/// an odd number in the other, and a word such as `a|b` where any symbol is allowed. The result is
/// what prefix notation would give.
[[nodiscard]] Result<Expr> read_statement(Store& store, std::string_view line, int number,
                                          const PrefixSymbols& symbols = {});

/// The expression in prefix notation, one blank between parts. Constants are `(and)` and `(or)`; a
/// parity of several parts is nested xors of two. What read_prefix gave comes back as the same
/// expression. As long as the expression drawn as a tree, so look at tree_size first where that may
/// be large; iterative.
[[nodiscard]] std::string to_prefix(const Store& store, Expr root);

} // namespace loggia::logic
