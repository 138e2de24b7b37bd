#pragma once

class QWidget;

namespace loggia::ui {

/// Qt on Linux tells a screen reader the value of a combo box for its name, whatever its
/// accessibleName() is. What is told beside it is its label: each combo box in `root` that has a
/// name and no label gets an invisible one.
void labelComboBoxes(QWidget& root);

} // namespace loggia::ui
