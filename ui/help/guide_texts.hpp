#pragma once

#include <QString>

#include <span>

class QWidget;

namespace loggia::ui {

struct GuideChapter;

/// What of the guide is translated: the introductions that start cards show, the titles of the
/// chapters, and the headings of those in guide/.
[[nodiscard]] std::span<const char* const> guideTexts();

/// One of them in the language of the window; every other text as it is.
[[nodiscard]] QString guideText(const QString& english);

/// The section of the chapter that is called as a tab in the language of the window; empty where
/// there is none.
[[nodiscard]] QString sectionCalled(const QString& tab, const GuideChapter& chapter);

/// The section of the chapter that is called, in the language of the window, as the innermost tab
/// around the control; empty where there is none.
[[nodiscard]] QString sectionAround(const QWidget* control, const GuideChapter& chapter);

} // namespace loggia::ui
