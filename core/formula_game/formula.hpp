#pragma once

#include "core/base/error.hpp"
#include "core/logic/expr.hpp"

#include <string>
#include <string_view>
#include <vector>

/// Functions on the formula of a game alone, before there are turns: the assignment's functions on
/// formula trees, and the conversion into its syntax.
namespace loggia::formula_game {

/// The assignment's `evaluate`: the truth value of a formula where `variables` have `values`, one
/// letter and one 0 or 1 each in the same order. Letters that do not occur in the formula are
/// skipped. Errors: a letter twice, a variable of the formula that has no value, another character,
/// more or fewer values than variables; their span, if any, lies in line 1 of `variables`. Time
/// linear in the formula.
[[nodiscard]] Result<bool> evaluate(const logic::Formula& formula, std::string_view variables,
                                    std::string_view values);

/// The longest drawing that is made, in characters.
inline constexpr std::size_t max_drawing_length = (std::size_t{1} << 28U) - 1;

/// The tree of a formula as the assignment's `draw_formula_tree` draws it, turned so that the root
/// is on the left: the sign of a node, a blank and its operands, the last one first and on the same
/// line, each other one on a line of its own that is indented by two blanks for each level. No line
/// ends in a blank, the last one not in a newline:
///
///     * - + x
///           - y
///       + y
///         - x
///
/// Fails for what the strict syntax cannot write (logic::check_strict), and where the drawing would
/// be longer than max_drawing_length: a chain of 20,000 parentheses has as many lines, each longer
/// than the last. Time linear in the drawing.
[[nodiscard]] Result<std::string> draw_formula_tree(const logic::Formula& formula);

/// Whether a formula is one by the assignment's own rules, in which each pair of parentheses joins
/// two parts. `formula` is one in the game's syntax; an error has the place of the second sign.
/// Linear in the text.
[[nodiscard]] Result<void> check_binary(std::string_view formula);

/// A formula tree as the Python expression that makes it with the assignment's classes:
/// `AndTree(OrTree(Leaf('x'), Leaf('y')), NotTree(Leaf('z')))`. A node has as many arguments as
/// operands, one after the other. Fails for what the strict syntax cannot write. Time linear in the
/// tree.
[[nodiscard]] Result<std::string> to_repr(const logic::Formula& formula);

/// Reads such an expression, of any depth, wherever there are blanks and line breaks, and with
/// either of Python's quotes. An error has a span. Time linear in the text.
[[nodiscard]] Result<logic::Formula> formula_of_repr(std::string_view text);

/// Whether a text begins as such an expression does, with the name of a class and `(`.
[[nodiscard]] bool looks_like_repr(std::string_view text);

/// A formula in the game's syntax that is equivalent to one in another notation.
struct StrictForm {
    logic::Formula formula;
    /// Variables that had to be called otherwise: capitals that keep their letter, then others.
    struct Renamed {
        std::string from;
        char to;
        friend bool operator==(const Renamed&, const Renamed&) = default;
    };
    std::vector<Renamed> renamed;
};

/// Rewrites a formula in variables a to z, `-`, `*` and `+`, and leaves alone what is that already.
///
/// Constants are simplified away; implications, equivalences, exclusive ors (from the left) and
/// exactly-ones are written out. A variable that is not a lower-case letter gets its own letter in
/// lower case where that is free, else the first letter that is. Fails if more than 26 variables
/// occur, where the formula is a constant once its constants are worked out, and where the text
/// would be too long for logic::check_strict: each exclusive or doubles what it joins. Linear time,
/// quadratic for exactly-ones.
[[nodiscard]] Result<StrictForm> strict_form_of(logic::Formula formula);

} // namespace loggia::formula_game
