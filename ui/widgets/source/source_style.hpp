#pragma once

#include "ui/widgets/source/source_text.hpp"

#include <QColor>

namespace loggia::ui {

struct Colours;

/// The colour of such text on Colours::base and on markedLineColour(): contrast at least 4.5:1.
[[nodiscard]] QColor textColour(TextStyle style, const Colours& colours);

/// The colour of wave and gutter mark: at least 3:1 on Colours::base.
[[nodiscard]] QColor severityColour(Severity severity, const Colours& colours);

/// The colour of a line's sign in the gutter: 4.5:1 on Colours::window.
[[nodiscard]] QColor signColour(SignTone tone, const Colours& colours);

/// The ground of a line that is marked.
[[nodiscard]] QColor markedLineColour(const Colours& colours);

} // namespace loggia::ui
