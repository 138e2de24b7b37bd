#pragma once

#include <QMargins>
#include <QRect>

class QScreen;
class QWidget;

namespace loggia::ui {

/// What a screen has room for inside the frame of a window; frames are not known before windows are
/// shown, so it is what they take at most.
[[nodiscard]] QRect roomOn(const QScreen& screen);

/// Moves a window that is not shown yet, and makes it smaller, as far as it has to be to lie on its
/// screen as a whole, with the frame that it will have as far as that is known.
void keepOnScreen(QWidget& window, const QMargins& frame = {});

/// What the frame of a window that is shown takes on each side.
[[nodiscard]] QMargins frameOf(const QWidget& window);

} // namespace loggia::ui
