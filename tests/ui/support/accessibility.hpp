#pragma once

#include <QStringList>

class QWidget;

namespace loggia::ui::testing {

/// The visible widgets under `root` (itself included) that take the keyboard and that a screen
/// reader has no name for, each by class and object name. A label's buddy has its label's name.
[[nodiscard]] QStringList namelessWidgets(QWidget& root);

/// Mnemonics that two entries of one visible menu share, or two fields of `root` that are visible
/// together: "Alt+F: File, Format".
[[nodiscard]] QStringList sharedMnemonics(QWidget& root);

} // namespace loggia::ui::testing
