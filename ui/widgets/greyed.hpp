#pragma once

class QWidget;

namespace loggia::ui {

/// Fades a widget and all in it, and takes no input there, while what it shows is about something
/// that has changed; or shows it as ever.
void setGreyed(QWidget& widget, bool greyed);

} // namespace loggia::ui
