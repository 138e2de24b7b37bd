#pragma once

class QWidget;

namespace loggia::ui {

/// Draws a widget faintly, with all in it, as what it shows is about something that is no longer
/// there. Unlike a disabled one it keeps the keyboard and can be used.
void setFaded(QWidget* widget, bool faded);
[[nodiscard]] bool isFaded(const QWidget& widget);

} // namespace loggia::ui
