#pragma once

#include <QList>

class QWidget;

namespace loggia::ui {

/// Moves the keyboard from the area that has it to the next visible one (`by` 1) or the one before
/// (-1), round and round. An area is a widget that takes the focus itself or has one inside that
/// does; where a person was in an area is where they come back to.
void focusArea(const QList<QWidget*>& areas, int by);

} // namespace loggia::ui
