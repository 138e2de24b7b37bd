#pragma once

#include "core/lessons/lesson.hpp"
#include "ui/lessons/lesson_checks.hpp"

#include <QRect>

class QWidget;

namespace loggia::ui {

class Page;

/// What a person needs next to do the task of a step.
struct LessonTarget {
    QWidget* widget = nullptr; ///< Visible; null where there is nothing to be shown.
    QRect part = {};           ///< Of the widget; invalid for all of it.
};

/// The tab that the step wants in front, as long as it is not; else what the step points at, or
/// the tab that hides it; else the field that has not the wanted value yet, or the button of the
/// command that has not run yet.
[[nodiscard]] LessonTarget targetOf(const lessons::Step& step, Page& page, const StepDeeds& deeds);

} // namespace loggia::ui
