#pragma once

#include <QList>

#include <functional>

class QWidget;

namespace loggia::ui {

/// Moves the keyboard from the area that has it to the next visible one (`by` 1) or the one before
/// (-1), round and round. An area is a widget that takes the focus itself by Tab or has one inside
/// that does; where a person was in an area is where they come back to.
void focusArea(const QList<QWidget*>& areas, int by);

/// F6 and Shift+F6 do that in a window without commands of its own, and Ctrl+F6 goes to a divider.
void addAreaKeys(QWidget& window, const std::function<QList<QWidget*>()>& areas);

/// Before `to` takes the place of `from`: the keyboard goes straight from one to the other, to
/// where it was there last, or to the first field. Where Qt hides what has the keyboard, whatever
/// comes next in the window has it for a moment, and a screen reader reads that first. `first` is
/// an area in `to` that has it the first time, in place of a choice box, for example.
void handKeyboardOver(QWidget& from, QWidget& to, QWidget* first = nullptr);

} // namespace loggia::ui
