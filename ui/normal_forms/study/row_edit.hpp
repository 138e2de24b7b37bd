#pragma once

#include "core/base/error.hpp"
#include "core/normal_forms/formats/read.hpp"
#include "ui/normal_forms/study/form_study.hpp"

#include <QString>

#include <optional>
#include <string>
#include <string_view>

namespace loggia::ui {

/// Functions of more inputs are not written row by row.
inline constexpr int most_edited_inputs = 16;

/// The function with another value of one output in one row. An error where it has too many inputs
/// for its rows to be written.
[[nodiscard]] Result<normal_forms::Function>
withValue(const normal_forms::Function& function, int output, std::uint64_t row, RowValue value);

/// What stands between the cells of a table that is CSV; nothing in other texts. The row below the
/// names tells, for names may be formulas.
[[nodiscard]] std::optional<char> csvSeparator(std::string_view text);

/// A text that says the same as the function: the rows of a single output as a list, several
/// outputs as a table; what was a table, CSV, a PLA or BLIF stays one. `text_before` tells CSV from
/// other tables.
[[nodiscard]] Result<QString> rowsText(const normal_forms::Function& function,
                                       normal_forms::Syntax before,
                                       const std::string& text_before = {});

/// The function as a PLA, with the rows that it leaves open. An error where a name has blanks.
[[nodiscard]] Result<QString> plaText(const normal_forms::Function& function);

/// A form as a text that can be typed in: `(a & -b) | c`, or equations where there are several
/// outputs.
[[nodiscard]] Result<QString> sourceOf(const normal_forms::Function& function,
                                       normal_forms::Form form, const normal_forms::Cover& cover);

} // namespace loggia::ui
