#pragma once

class QLabel;
class QString;
class QWidget;

namespace loggia::ui {

/// A bold line above a part of a panel; `buddy` is where its mnemonic leads, and what a screen
/// reader calls by it unless it has an accessible name of its own.
[[nodiscard]] QLabel* heading(const QString& text, QWidget* parent, QWidget* buddy = nullptr);

} // namespace loggia::ui
