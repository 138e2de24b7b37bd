#pragma once

class QDialog;
class QDialogButtonBox;

namespace loggia::ui {

/// The row of buttons of a dialog that is closed and takes nothing back: Close, without the picture
/// of the style, which is dark in any theme.
[[nodiscard]] QDialogButtonBox* makeCloseButton(QDialog* dialog);

} // namespace loggia::ui
