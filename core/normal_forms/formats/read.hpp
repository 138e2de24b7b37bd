#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/normal_forms/circuit.hpp"
#include "core/normal_forms/function.hpp"
#include "core/normal_forms/two_level/wide_function.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace loggia::normal_forms {

enum class Syntax : std::uint8_t {
    automatic, ///< whichever of the others the text looks like
    formula,   ///< any syntax of core/logic; an error where `ab` can be a name or a product
    words,     ///< a formula in which `ab` is a name
    letters,   ///< a formula in which `ab` is a product
    equations, ///< espresso's `INORDER = a b c; OUTORDER = f; f = a & (!b | c);`
    table,     ///< a truth table: a line `a b c | f` of names, then rows of 0, 1 and -, or the same
               ///< as CSV; without the `|` the first columns that have each row once are the inputs
    minterms,  ///< `f(a, b, c) = m(0, 1, 5) + d(7)`, or `M(...)` with the rows that are false;
               ///< what stands before the lists may be left out
    pla,       ///< espresso's PLA, types f, fd, fr and fdr
    blif,      ///< one combinational model in the Berkeley Logic Interchange Format
    dimacs,    ///< `p cnf`: the conjunction of the clauses as a function of all atoms
};

/// A function whose cubes fit into words, or one that is wider.
using AnyFunction = std::variant<Function, WideFunction>;

/// The function that a text tells, of any width. What was odd and yet understood, such as names
/// that end early, goes to `warnings`, each with its place.
[[nodiscard]] Result<AnyFunction> read_any_function(std::string_view text,
                                                    Syntax syntax = Syntax::automatic,
                                                    const Control& control = {},
                                                    std::vector<Error>* warnings = nullptr);

/// The function of a formula, equations or BLIF as it is written, in linear time; nothing where the
/// text has another syntax, whose rows are cubes as they are.
[[nodiscard]] Result<std::optional<Circuit>>
read_circuit(std::string_view text, Syntax syntax = Syntax::automatic, const Control& control = {});

/// The function that a text tells, of at most most_inputs inputs and most_outputs outputs. Errors
/// say line, column and what was expected. Stops with an error. Time linear in the text for all but
/// formulas and equations.
[[nodiscard]] Result<Function> read_function(std::string_view text,
                                             Syntax syntax = Syntax::automatic,
                                             const Control& control = {});

/// Whether a text can be read as a formula, and if not, why; linear in the text.
[[nodiscard]] Result<void> check_formula(std::string_view text);

/// What read_function takes a text for; never `automatic`, `words` or `letters`;
/// any when stopped.
[[nodiscard]] Syntax syntax_of(std::string_view text, const Control& control = {});

/// Whether a text is meant for read_function, even if it errs: a PLA file by its keyword `.i`, BLIF
/// by its keywords, a long table, list of rows or set of equations by its beginning, anything else
/// by being readable. A name alone is no function, and clauses are meant for a solver first. Reads
/// little of a long text unless it is a formula.
[[nodiscard]] bool looks_like_function(std::string_view text);

/// Whether a text looks like a table of rows below their names, or a list of rows, even if it errs.
[[nodiscard]] bool resembles_function(std::string_view text);

} // namespace loggia::normal_forms
