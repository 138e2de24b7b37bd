#pragma once

#include "core/lessons/lesson.hpp"

#include <QString>

class QWidget;

namespace loggia::ui {

// Lessons are in English, and so are the names of controls in them; what of it can be shown in the
// language of the window is.

[[nodiscard]] QString titleShown(const lessons::Lesson& lesson);

/// A text in Markdown in which names of controls (`*Algebra*`) stand as the window shows them
/// now. Where one is shown by several names, the one that a control of `page` has is meant.
[[nodiscard]] QString withNamesShown(const QString& markdown, const QWidget* page = nullptr);

} // namespace loggia::ui
