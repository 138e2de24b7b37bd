#pragma once

#include <QFont>

class QWidget;

namespace loggia::ui {

/// Sets the size of the text that a person types, in all SourceEditors, as a factor of the
/// application's font, or of 13 pixels where that is smaller.
void setEditorTextScale(double scale);

/// The same for the text on boards, trees, graphs and circuits.
void setBoardTextScale(double scale);

/// Whether the text of a widget is as large as setBoardTextScale says.
[[nodiscard]] bool hasBoardText(const QWidget& widget);

/// The font of a text on a board that is usually so many pixels high: larger or smaller as a person
/// wants text on boards. `font` is that of the view.
[[nodiscard]] QFont boardFont(const QFont& font, double pixels, int smallest = 1);

} // namespace loggia::ui
