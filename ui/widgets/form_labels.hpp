#pragma once

class QFormLayout;

namespace loggia::ui {

/// Puts the labels of a finished form at the height of the text in their fields: QFormLayout leaves
/// them too high beside a combo box. Those beside several fields stay where they are.
void levelLabels(const QFormLayout& form);

} // namespace loggia::ui
