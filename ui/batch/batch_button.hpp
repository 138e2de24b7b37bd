#pragma once

class QPushButton;
class QString;
class QWidget;

namespace loggia::ui {

/// A button of a window that has no default button. `name` finds it, `picture` is that of an icon
/// or null.
[[nodiscard]] QPushButton* makeBatchButton(const QString& text, const char* name,
                                           const char* picture, const QString& tip,
                                           QWidget* parent);

} // namespace loggia::ui
