#pragma once

#include "core/base/error.hpp"
#include "core/normal_forms/function.hpp"
#include "core/normal_forms/minimize/minimize.hpp"
#include "core/normal_forms/two_level/wide_function.hpp"

#include <string>
#include <vector>

/// The formats of write_form that write rows and no formulas.
namespace loggia::normal_forms {

/// Tables and lists of rows go up to so many inputs.
inline constexpr int most_written_rows = 16;

/// Appends a cube as in a PLA file, without an end of line.
void append_cube(const Cube& cube, int inputs, int outputs, std::string& text);

/// The cover of a CNF is that of the opposite, which is what `.phase 0` says.
[[nodiscard]] Result<std::string> write_pla(const WideFunction& function, Form form,
                                            const PositionalCover& cover);
/// `m(...)` of a DNF and `M(...)` of a CNF.
[[nodiscard]] Result<std::string> write_minterms(const Function& function, Form form);
/// With a `|` before the outputs, or as CSV.
[[nodiscard]] Result<std::string> write_table(const Function& function);
[[nodiscard]] Result<std::string> write_csv(const Function& function);

/// The outputs, with underscores behind those that are called like an input or another output.
[[nodiscard]] std::vector<std::string> names_beside(std::vector<std::string> taken,
                                                    std::vector<std::string> outputs);

} // namespace loggia::normal_forms
