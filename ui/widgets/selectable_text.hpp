#pragma once

class QLabel;
class QWidget;

namespace loggia::ui {

/// A label for plain text of several lines, which the mouse can select. `name` finds it.
[[nodiscard]] QLabel* makeSelectableText(const char* name, QWidget* parent);

} // namespace loggia::ui
