#pragma once

class QDialog;
class QDialogButtonBox;

namespace loggia::ui {

/// The button row of a dialog that can only be closed: Close, without the style's icon, which is
/// dark in every theme.
[[nodiscard]] QDialogButtonBox* makeCloseButton(QDialog* dialog);

} // namespace loggia::ui
