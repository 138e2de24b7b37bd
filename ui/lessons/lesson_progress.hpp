#pragma once

#include "ui/lessons/lesson_checks.hpp"

#include <QByteArray>
#include <QJsonObject>

#include <cstddef>

namespace loggia::ui {

/// The state of a lesson, for continuing it in another window of the program, the one in another
/// language.
struct LessonProgress {
    std::size_t step = 0;
    QByteArray document = {}; ///< The document of the lesson's page, as the user left it.
    QJsonObject page = {};    ///< The session of that page: tabs and settings.
    StepDeeds deeds = {};
    std::size_t hints = 0; ///< The number of hints shown.
    bool is_done = false;  ///< The step.
};

} // namespace loggia::ui
