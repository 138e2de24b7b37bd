#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/base/symbol.hpp"
#include "core/normal_forms/circuit.hpp"
#include "core/normal_forms/formats/read.hpp"
#include "core/normal_forms/function.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// The readers that read_function chooses from, one for each syntax.
namespace loggia::normal_forms {

/// Texts of this many bytes and more are refused.
inline constexpr std::size_t longest_function_text = std::size_t{1} << 28U;

/// `'name'` for a message, cut where it is long.
[[nodiscard]] inline std::string quoted_for_message(std::string_view name) {
    constexpr std::size_t longest = 40;
    const std::string_view shown = whole_characters(name, longest);
    return fmt::format("'{}{}'", shown, name.size() > longest ? "..." : "");
}

/// What letters side by side are in a formula.
enum class Variables : std::uint8_t {
    guessed, ///< whichever is plainly meant: logic::read_typed
    words,
    letters,
};

[[nodiscard]] Result<Function> read_formula_text(std::string_view text, const Control& control,
                                                 Variables variables = Variables::guessed);
[[nodiscard]] Result<Circuit> read_formula_circuit(std::string_view text, const Control& control,
                                                   Variables variables = Variables::guessed);
[[nodiscard]] Result<Function> read_equations(std::string_view text, const Control& control);
[[nodiscard]] Result<Circuit> read_equation_circuit(std::string_view text, const Control& control);
[[nodiscard]] Result<Function> read_truth_table(std::string_view text, const Control& control);
[[nodiscard]] Result<Function> read_minterms(std::string_view text, const Control& control);
/// A truth table as a list of values, `f(0, 0) = 1, f(0, 1) = 0 ...`. The inputs are called `a`,
/// `b` ... unless they are named, `f(a = 0, b = 0) = 1`.
[[nodiscard]] Result<Function> read_values(std::string_view text, const Control& control);
/// A Karnaugh map: a corner `AB\CD`, behind it the combinations of the columns in any order, then
/// a line for each combination of the rows.
[[nodiscard]] Result<Function> read_karnaugh(std::string_view whole, const Control& control);
[[nodiscard]] Result<AnyFunction> read_pla(std::string_view text, const Control& control,
                                           std::vector<Error>* warnings);
[[nodiscard]] Result<AnyFunction> read_blif(std::string_view text, const Control& control);
[[nodiscard]] Result<Circuit> read_blif_circuit(std::string_view text, const Control& control);
[[nodiscard]] Result<AnyFunction> read_dimacs(std::string_view text, const Control& control,
                                              std::vector<Error>* warnings);

/// Whether the first word of a text is a keyword of BLIF that no PLA file has.
[[nodiscard]] bool begins_blif(std::string_view text);

/// The number of atoms in the header `p cnf` of a text, which only comments may precede; -1 where
/// there is none.
[[nodiscard]] int atoms_of_dimacs(std::string_view text);

/// Whether a text, without the comments before it, begins as a truth table: a line of names with a
/// `|`, or of two names or more, above a line of values; or two lines of as many values each.
/// Looks at the beginning of a long text alone.
[[nodiscard]] bool begins_table(std::string_view given);

/// Whether a text begins with the value of a function for constants, `f(0, 1) = 1`.
[[nodiscard]] bool begins_values(std::string_view text);

/// Whether a text begins as a Karnaugh map: its corner with two combinations, and a row below.
[[nodiscard]] bool begins_karnaugh(std::string_view whole);

/// Where the first `=` stands that says what something is, and is no part of an operator such as
/// `==` and `=>`, or the `<=` of an assignment in VHDL, `f <= a and b;`; names in quotation marks
/// and comments are passed over. npos where there is none.
[[nodiscard]] std::size_t find_definition(std::string_view text, std::size_t from = 0);

/// Whether what stands behind a `=` is a list of rows: `m(0, 1)`, `Σm(...)`, `M(...)`.
[[nodiscard]] bool begins_rows(std::string_view text);

/// Whether a text begins with a whole list of rows, with nothing before it that names a function:
/// `m(0, 1, 5) + d(7)`.
[[nodiscard]] bool is_row_list(std::string_view text);

} // namespace loggia::normal_forms
