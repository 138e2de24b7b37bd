#pragma once

#include <QRect>
#include <QString>

class QPoint;
class QWidget;

namespace loggia::ui {

/// The text with line breaks between words, so that no line has more than 60 characters or is wider
/// than a third of the widget's window; its own line breaks stay. Linear in the text.
[[nodiscard]] QString wrappedTip(const QString& text, const QWidget* widget);

/// Shows a tip, wrapped, at a place on the screen: the one way to QToolTip. It goes when the
/// pointer leaves `rect`, a part of the widget. An empty text hides what is shown. A text is plain,
/// whatever it looks like: it may have names from files.
void showTip(const QPoint& place, const QString& text, QWidget* widget, const QRect& rect = {});

} // namespace loggia::ui
