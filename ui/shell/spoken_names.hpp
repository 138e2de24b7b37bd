#pragma once

class QWidget;

namespace loggia::ui {

/// Qt on Linux tells a screen reader the value of a combo box for its name, whatever its
/// accessibleName() is. What is told beside it is its label: each combo box in `root` that has a
/// name and no label gets an invisible one.
void labelComboBoxes(QWidget& root);

/// Has a screen reader read the name of a page where the keyboard comes to it: "Wumpus, panel". Qt
/// takes a page for a part of the layout, whose name is not read; read was what a page lies in,
/// "layered pane".
void readPageNames();

} // namespace loggia::ui
