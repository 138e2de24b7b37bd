#pragma once

#include "core/normal_forms/exercises/exercise.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace loggia::normal_forms {

/// What stands on a sheet, one below the other, before it is set in Markdown, LaTeX or PDF.
struct SheetBlock {
    enum class Kind : std::uint8_t {
        title, ///< begins a page
        text,  ///< a paragraph; letters, digits and punctuation of ASCII that mean nothing special
        formula, ///< a cover of the exercise's function, read as `form`
        map,     ///< the Karnaugh map of the function
        room,    ///< to write into, to the end of the page
    };
    Kind kind = Kind::text;
    std::string text;
    Form form = Form::dnf;
    const Cover* cover = nullptr; ///< of the exercise
};

/// A Karnaugh map as a table of texts: the first line has the inputs of rows and columns and the
/// codes of the columns, each further one the code of a row and its values, 0, 1 or -.
[[nodiscard]] std::vector<std::vector<std::string>> map_table(const Function& function);

/// "Conjunctive normal form", as the title of the sheets.
[[nodiscard]] std::string_view title_of(ExerciseKind kind);

[[nodiscard]] std::vector<SheetBlock> sheet_blocks(const Exercise& exercise, Sheet sheet);

} // namespace loggia::normal_forms
