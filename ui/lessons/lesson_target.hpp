#pragma once

#include "core/lessons/lesson.hpp"
#include "ui/lessons/lesson_checks.hpp"

#include <QRect>

class QWidget;

namespace loggia::ui {

class Page;

/// The control that the user needs next for the task of a step.
struct LessonTarget {
    QWidget* widget = nullptr; ///< Visible; null if there is nothing to be shown.
    QRect part = {};           ///< Of the widget; invalid for all of it.
};

/// Where the first check is met that does not hold yet and has a place: a tab that is not in front,
/// a field with another value, the button of a command that has not run. Else what the step points
/// at. Where that is hidden, the tab that leads to it.
[[nodiscard]] LessonTarget targetOf(const lessons::Step& step, Page& page, const StepDeeds& deeds);

} // namespace loggia::ui
