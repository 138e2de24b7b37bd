#pragma once

#include <QString>

#include <span>

namespace loggia::ui {

/// The titles and the names of groups in the index of the examples that come with the program, to
/// be translated.
[[nodiscard]] std::span<const char* const> exampleTexts();

/// One of them in the language of the window; every other text, for example from an index of the
/// person's own, as it is.
[[nodiscard]] QString exampleText(const QString& english);

} // namespace loggia::ui
