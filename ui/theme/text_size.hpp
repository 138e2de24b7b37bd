#pragma once

#include <QFont>
#include <QSizeF>
#include <QString>

#include <functional>

class QTableView;
class QWidget;

namespace loggia::ui {

/// Sets the size of all text, as a factor of the application's font as it is at the first call with
/// another factor than 1. Text in editors and on boards is to be set again after it.
void setWindowTextScale(double scale);

/// Sets the size of the text that a person types, in all SourceEditors, as a factor of the
/// application's font, or of 13 pixels where that is smaller.
void setEditorTextScale(double scale);

/// The same for the text on boards, trees, graphs and circuits.
void setBoardTextScale(double scale);

/// Gives a widget the desktop's fixed-width font, in its current size.
void setFixedFont(QWidget& widget);

/// Makes each row as high as a line of the table's text and `air` pixels, now and whenever its font
/// changes. With `lines`, the table has the height of so many, its heading among them.
void fitRowsToText(QTableView& table, int air = 6, int lines = 0);

/// Calls `fit` now, and whenever the widget's font has changed, when its parts have theirs too: for
/// sizes that depend on the text and are set by hand.
void fitToText(QWidget& widget, std::function<void()> fit);

/// Whether the text of a widget is as large as setBoardTextScale says.
[[nodiscard]] bool hasBoardText(const QWidget& widget);

/// The font of a text on a board that is usually so many pixels high: larger or smaller as a person
/// wants text on boards. `font` is that of the view.
[[nodiscard]] QFont boardFont(const QFont& font, double pixels, int smallest = 1);

/// The same for a text that has only so much room: larger than usual no further than it fits, by
/// its width and the height of its capital letters.
[[nodiscard]] QFont boardFontIn(const QFont& font, double pixels, const QString& text,
                                const QSizeF& room);

} // namespace loggia::ui
