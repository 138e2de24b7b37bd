#pragma once

#include <QRect>

class QScreen;
class QWidget;

namespace loggia::ui {

/// What a screen has room for inside the frame of a window; frames are not known before windows are
/// shown, so it is what they take at most.
[[nodiscard]] QRect roomOn(const QScreen& screen);

/// Moves a window that is not shown yet, and makes it smaller, as far as it has to be to lie on its
/// screen as a whole.
void keepOnScreen(QWidget& window);

} // namespace loggia::ui
