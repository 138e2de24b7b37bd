#pragma once

#include <Qt>
#include <QtGlobal>

class QPainter;
class QRect;
class QStyleOption;
class QStyleOptionHeader;
class QStyleOptionProgressBar;
class QStyleOptionTab;

namespace loggia::ui::paint {

/// How Style draws each thing: flat shapes with round corners, a quiet outline, and the accent
/// where the keyboard is. All take their colours from the option's palette.

void field(QPainter& painter, const QStyleOption& option); ///< Line edits, spin boxes.
void button(QPainter& painter, const QStyleOption& option, bool is_default);
void toolButton(QPainter& painter, const QStyleOption& option);
/// Around the item of a list or table on which the keyboard is.
void currentItem(QPainter& painter, const QStyleOption& option);
void group(QPainter& painter, const QStyleOption& option); ///< Group boxes and panels.
void frame(QPainter& painter, const QStyleOption& option); ///< Lists and other scrolled areas.
void tab(QPainter& painter, const QStyleOptionTab& option);
void check(QPainter& painter, const QStyleOption& option);
void radio(QPainter& painter, const QStyleOption& option);
void progressGroove(QPainter& painter, const QStyleOption& option);
void progressContents(QPainter& painter, const QStyleOptionProgressBar& option);
void header(QPainter& painter, const QStyleOptionHeader& option);
/// What of a header is left beyond its last section.
void headerRest(QPainter& painter, const QStyleOption& option);
void menuBarItem(QPainter& painter, const QStyleOption& option);
void scrollGroove(QPainter& painter, const QStyleOption& option);
void scrollHandle(QPainter& painter, const QStyleOption& option, const QRect& handle, bool grabbed);
void separator(QPainter& painter, const QStyleOption& option, Qt::Orientation line);
/// A small arrow head in the middle of `place`.
void chevron(QPainter& painter, const QStyleOption& option, const QRect& place, Qt::ArrowType to,
             bool enabled);

} // namespace loggia::ui::paint
