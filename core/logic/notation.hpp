#pragma once

#include "core/base/error.hpp"
#include "core/logic/expr.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace loggia::logic {

/// How an operator between operands is written, and when it needs parentheses: where less than what
/// is demanded there. Numbers have a meaning within their notation only, 0 is demanded inside of
/// parentheses and at the root.
struct Infix {
    std::string_view before; ///< the first operand, such as the `!` of `!x || y` for x implies y
    std::string_view between;
    std::uint8_t binds; ///< how tightly, as an operand of something else
    std::uint8_t first; ///< what it demands of its first operand
    std::uint8_t next;  ///< and of the others
};

/// A way to write expressions.
struct Notation {
    /// What becomes of the names of variables.
    enum class Names : std::uint8_t {
        quoted,      ///< as they are, in quotation marks where they would not be read as a name
        latex,       ///< one letter in italics, `\mathit` for more, `x1` and `x_1` with an index
        identifiers, ///< as they are; an error where the language has no such identifier
        verbatim,    ///< as they are, whatever they are
    };

    std::string_view title; ///< for people
    Names names;
    std::string_view truth;
    std::string_view falsehood;
    std::string_view negation;
    std::uint8_t negation_binds;
    std::uint8_t negation_demands;
    Infix conjunction;
    Infix disjunction;
    Infix parity;
    Infix implication;
    Infix equivalence;
    std::string_view exactly_one; ///< the function's name; empty where there is none
    std::string_view reserved;    ///< what no identifier can be, between blanks
};

/// The notations that there are, in the order in which people are offered them.
namespace notations {
extern const Notation unicode; ///< `¬x ∧ (y ∨ z) → w`
extern const Notation ascii;   ///< `-x & (y | z) -> w`
extern const Notation latex;   ///< `\neg x \land (y \lor z) \rightarrow w`
extern const Notation c;       ///< `!x && (y || z)`, of variables that are bool
extern const Notation python;  ///< `not x and (y or z)`
inline constexpr std::array all{&unicode, &ascii, &latex, &c, &python};
} // namespace notations

/// The expression with no more parentheses than it needs, except around a conjunction that is an
/// operand of a conjunction and the like, so that read_lenient() makes the same expression of it.
/// The same up to this: conjunctions, disjunctions and parities of one operand are written as that
/// operand, those without operands as constants. C and Python, which lack them, have an implication
/// as `!x || y` and exactly-one written out, in a length that is quadratic in its operands.
///
/// Iterative; time linear in the expression's nodes and in the length. An error where the text
/// would be longer than `limit` bytes, as sharing makes it exponentially long, and where a name is
/// none in the language.
[[nodiscard]] Result<std::string> print(const Store& store, Expr root, const Notation& notation,
                                        std::size_t limit = std::size_t{1} << 26U);

/// The name of a variable as the notation writes it. Different variables of a store come out
/// differently, and are read back by read_lenient() into the same store as the same, except for
/// words of that syntax (`true`, `xor`, `T`) among names of C and Python.
[[nodiscard]] Result<std::string> spelled_name(const Store& store, Variable variable,
                                               const Notation& notation);

} // namespace loggia::logic
