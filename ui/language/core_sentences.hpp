#pragma once

#include <span>

namespace loggia::ui {

/// The shapes of what core says, in English, each marked by QT_TRANSLATE_NOOP("Core", ...). %1 to
/// %9 stand for whatever is put in.
[[nodiscard]] std::span<const char* const> coreSentences();

} // namespace loggia::ui
