#pragma once

class QLabel;
class QString;

namespace loggia::ui {

/// Shows a text on a label and has screen readers read it, without the focus moving there. What is
/// shown beside the thing that it is about is announced like this, and not in the status bar, too.
void announce(QLabel* label, const QString& text);

} // namespace loggia::ui
