#pragma once

#include <QString>

class QAbstractButton;
class QKeySequence;

namespace loggia::ui {

/// Says that a button on a page does what the command `id` does ("" for none): its tip then ends in
/// the command's key, as it is at that moment, when the button's window has Commands.
void setCommand(QAbstractButton* button, const char* id);

/// The id that setCommand() was given last; empty without one.
[[nodiscard]] QString commandOf(const QAbstractButton& button);

/// What a tip says with the keys that do the same: "Hint" -> "Hint (Ctrl+H)"; as it is without any.
[[nodiscard]] QString withKeys(const QString& text, const QKeySequence& keys);

} // namespace loggia::ui
