#pragma once

#include "ui/lessons/lesson_checks.hpp"

#include <QByteArray>
#include <QJsonObject>

#include <cstddef>

namespace loggia::ui {

/// What a person has done in a lesson, for the same lesson in another window of this program: in
/// the one that speaks another language.
struct LessonProgress {
    std::size_t step = 0;
    QByteArray document = {}; ///< Of the lesson's page, as the person has left it.
    QJsonObject page = {};    ///< The session of that page: its tabs, its settings.
    StepDeeds deeds = {};
    std::size_t hints = 0; ///< So many are shown.
    bool is_done = false;  ///< The step.
};

} // namespace loggia::ui
