#pragma once

#include <QStringList>

class QWidget;

namespace loggia::ui {
class Page;
}

namespace loggia::ui::testing {

/// Everything that a person can find out from a page now, by eye or by screen reader, a line for
/// each piece: texts, tips, accessible names, values and states of the visible widgets, the rows of
/// lists, tables and trees, what is drawn (as a checksum), and which commands are enabled or
/// checked. Of a view that is grey only that it is. Each tab of a tab widget is brought to the
/// front for it, and then the one that was; no widget has the keyboard afterwards.
[[nodiscard]] QStringList screenText(Page& page);

/// The lines that only one of the two has: those of `shown` begin with "shown: ", those of
/// `expected` with "expected: ".
[[nodiscard]] QStringList differenceOf(const QStringList& shown, const QStringList& expected);

/// Drops the lines of what is greyed in `shown`, as being about something else, from both.
void dropGreyed(QStringList& shown, QStringList& expected);

/// The same without the times that runs took ("31 ms"), which no two runs share.
[[nodiscard]] QStringList withoutTimes(QStringList lines);

} // namespace loggia::ui::testing
