#pragma once

#include <QStringList>

class QAbstractButton;
class QWidget;

namespace loggia::ui::testing {

/// The visible widgets under `root` (itself included) that take the keyboard and that a screen
/// reader has no name for, each by class and object name. A label's buddy has its label's name.
[[nodiscard]] QStringList namelessWidgets(QWidget& root);

/// The visible widgets below `root` that no layout has a place for although their parent has a
/// layout, each by class and name: they lie in its upper left corner, over what is there.
[[nodiscard]] QStringList unplacedWidgets(const QWidget& root);

/// Where Tab, going through the visible fields of `root`, leaves what stands beside each other or
/// one below the other in another order than one reads it: "this comes after that".
[[nodiscard]] QStringList leapsBack(QWidget& root);

/// The visible lists, tables and trees under `root` that do not look different, by a line that can
/// be told from what was there, when Tab brings the keyboard to them.
[[nodiscard]] QStringList viewsWithoutFocusSign(QWidget& root);

/// The button in `parent` that is called so, on its face or to a screen reader; null where none is.
[[nodiscard]] QAbstractButton* buttonOf(const QWidget& parent, const char* name);

/// Mnemonics that two entries of one visible menu share, or two fields of `root` that are visible
/// together: "Alt+F: File, Format".
[[nodiscard]] QStringList sharedMnemonics(QWidget& root);

/// Menus of `root` without a mnemonic, and entries without one although one of their letters is no
/// other entry's.
[[nodiscard]] QStringList missingMnemonics(const QWidget& root);

/// What is shown when the mouse rests on a widget that has a tip.
[[nodiscard]] QString tipOf(QWidget& widget);

} // namespace loggia::ui::testing
