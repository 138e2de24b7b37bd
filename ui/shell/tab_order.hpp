#pragma once

class QWidget;

namespace loggia::ui {

/// Lets Tab go through what is in `root` in the order in which it is read: as the layouts,
/// splitters and tabs have it, and not as it happened to be made. A field comes before what lies in
/// it without a layout. Of a QTabWidget only the tabs have the keyboard from then on. What is added
/// later comes last.
void orderAsRead(QWidget& root);

/// Where Tab stops first in `root`; null where nowhere.
[[nodiscard]] QWidget* firstStop(QWidget& root);

/// Gives it the keyboard.
void focusFirst(QWidget& root);

} // namespace loggia::ui
