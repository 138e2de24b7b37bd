#pragma once

class QWidget;

namespace loggia::ui {

/// Draws a widget faintly, with all in it, while what it shows is about something that has changed,
/// or as ever. It keeps the keyboard and can be used, as what is shown will be right in a moment.
void setFaded(QWidget& widget, bool faded);
[[nodiscard]] bool isFaded(const QWidget& widget);

/// The same for what takes no input meanwhile. Afterwards it has the keyboard again, unless that is
/// somewhere else by then.
void setGreyed(QWidget& widget, bool greyed);

} // namespace loggia::ui
