#pragma once

class QPushButton;
class QString;
class QWidget;

namespace loggia::ui {

/// A button of the Class window. `name` finds it, `picture` is that of an icon or null.
[[nodiscard]] QPushButton* makeClassButton(const QString& text, const char* name,
                                           const char* picture, const QString& tip,
                                           QWidget* parent);

} // namespace loggia::ui
