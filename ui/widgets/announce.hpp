#pragma once

class QLabel;
class QString;
class QTableView;

namespace loggia::ui {

/// What changes again before this many milliseconds have passed is not read.
constexpr int read_after_ms = 300;

/// Shows a text on a label and has screen readers read it, without the focus moving there. What is
/// shown beside the thing that it is about is announced like this, and not in the status bar, too.
void announce(QLabel* label, const QString& text);

/// Has screen readers read the current cell again, whose value has changed. Qt tells them of the
/// model alone, which they do not read.
void announceCurrentCell(QTableView& view);

/// Has screen readers read the current cell, another one than before, wherever the keyboard is.
void announceOtherCell(QTableView& view);

} // namespace loggia::ui
