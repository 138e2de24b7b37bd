#pragma once

#include "core/base/error.hpp"

#include <filesystem>
#include <string>

namespace loggia::grading {

/// The text of a file that was handed in as a text: plain_text() with plain blanks; of a web page
/// (`onlinetext.html`, as Moodle writes what was typed in its window) the words without tags, with
/// `&amp;` and its like as the signs that they stand for; of Markdown the code. An error for what
/// is no text: documents of word processors, PDF, pictures. Linear.
[[nodiscard]] Result<std::string> answer_text(std::string bytes, const std::filesystem::path& name);

} // namespace loggia::grading
