#pragma once

#include "core/normal_forms/exercises/exercise.hpp"

#include <string>
#include <vector>

namespace loggia::normal_forms {

/// What stands on a sheet, one below the other, before it is set in Markdown, LaTeX or PDF.
struct SheetBlock {
    enum class Kind : std::uint8_t {
        title, ///< begins a page
        text,  ///< a paragraph; letters, digits and punctuation of ASCII that mean nothing special
        formula, ///< a cover of the exercise's function, read as `form`
        room,    ///< to write into, to the end of the page
    };
    Kind kind = Kind::text;
    std::string text;
    Form form = Form::dnf;
    const Cover* cover = nullptr; ///< of the exercise
};

[[nodiscard]] std::vector<SheetBlock> sheet_blocks(const Exercise& exercise, Sheet sheet);

} // namespace loggia::normal_forms
