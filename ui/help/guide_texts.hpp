#pragma once

#include <QString>

#include <span>

namespace loggia::ui {

/// What of the guide is translated: the introductions that start cards show, the titles of the
/// chapters, and the headings of those in guide/.
[[nodiscard]] std::span<const char* const> guideTexts();

/// One of them in the language of the window; every other text as it is.
[[nodiscard]] QString guideText(const QString& english);

} // namespace loggia::ui
