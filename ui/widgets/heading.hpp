#pragma once

class QLabel;
class QString;
class QWidget;

namespace loggia::ui {

/// A bold line above a part of a panel; `buddy` is what its mnemonic and a screen reader go to.
[[nodiscard]] QLabel* heading(const QString& text, QWidget* parent, QWidget* buddy = nullptr);

} // namespace loggia::ui
