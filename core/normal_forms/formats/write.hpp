#pragma once

#include "core/base/error.hpp"
#include "core/normal_forms/function.hpp"
#include "core/normal_forms/minimize/minimize.hpp"
#include "core/normal_forms/two_level/wide_function.hpp"

#include <cstdint>
#include <string>

namespace loggia::normal_forms {

enum class Format : std::uint8_t {
    unicode,  ///< `f = (a ∧ ¬b) ∨ c`, an output a line
    ascii,    ///< `f = (a & -b) | c`
    latex,    ///< `f = (a \land \neg b) \lor c`
    c,        ///< `bool f = (a && !b) || c;`
    python,   ///< `f = (a and not b) or c`
    eqntott,  ///< as `espresso -oeqntott` prints it
    pla,      ///< as espresso reads it
    dimacs,   ///< of a CNF with one output: atom i + 1 is input i, named in comments
    minterms, ///< `f(a, b, c) = m(0, 1, 5) + d(7)`: of the function, not of the cover
    table,    ///< of the function, not of the cover
    csv,      ///< the same with commas
    blif,     ///< one model, a `.names` for each output
    nand,     ///< `f = nand(nand(a, b), c)`, of NAND gates only
    nor,      ///< `f = nor(nor(a, b), c)`, of NOR gates only
    verilog,  ///< a module with an `assign` for each output
    vhdl,     ///< an entity and its architecture
};

/// The text of a form of a function, with a newline at the end. In formulas, an output that is
/// called like an input gets an underscore. An error where the format cannot
/// say it: DIMACS of a DNF or of several outputs, names that a language does not have, tables of
/// more than 16 inputs.
[[nodiscard]] Result<std::string> write_form(const Function& function, Form form,
                                             const Cover& cover, Format format);

/// The same of a wide function: its names and the cover are all that is looked at, so minterms and
/// table are errors.
[[nodiscard]] Result<std::string> write_form(const WideFunction& function, Form form,
                                             const PositionalCover& cover, Format format);

/// One cube as a term or a clause, in one of the notations unicode, ascii, latex, c and python,
/// without parentheses.
[[nodiscard]] Result<std::string> write_cube(const Function& function, Form form, const Cube& cube,
                                             Format format);

[[nodiscard]] Result<std::string> write_cube(const WideFunction& function, Form form,
                                             const PositionalCover& cover, std::size_t number,
                                             Format format);

/// One model with a `.names` for each output: rows of 1 of a DNF, of 0 of a CNF. What `open` holds
/// follows as don't-cares behind `.exdc`.
[[nodiscard]] Result<std::string> write_blif(const WideFunction& function, Form form,
                                             const PositionalCover& cover,
                                             const PositionalCover& open);

} // namespace loggia::normal_forms
