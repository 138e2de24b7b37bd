#pragma once

#include <QBrush>
#include <QColor>
#include <QIcon>
#include <QPen>

namespace loggia::ui {

struct Colours;

/// How a term is told from the others wherever it is drawn: by colour, by the dashes of its line,
/// and by its letter. Colours repeat after eight terms, with other dashes, so that two terms of one
/// look are at least 32 apart. Contrast of a colour against Colours::base is at least 3:1.
[[nodiscard]] QColor termColour(int term, const Colours& colours);
[[nodiscard]] QPen termPen(int term, const Colours& colours, double width);
/// The text that is readable on termColour().
[[nodiscard]] QColor onTermColour(int term, const Colours& colours);
/// What rows and cells of the term that is pointed at lie on; text on it keeps 4.5:1.
[[nodiscard]] QColor termGround(int term, const Colours& colours);
/// A round sign with the term's letter.
[[nodiscard]] QIcon termIcon(int term, const Colours& colours);

} // namespace loggia::ui
