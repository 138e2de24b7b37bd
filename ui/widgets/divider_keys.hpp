#pragma once

class QWidget;

namespace loggia::ui {

/// Gives the keyboard to a divider of the window: to the one nearest to what has it, and from a
/// divider to the next one, round and round. There the arrow keys move it, with Ctrl by more, Home
/// and End as far as it goes, and Enter or Escape gives the keyboard back. False where the window
/// shows no divider.
bool focusDivider(const QWidget& window);

} // namespace loggia::ui
