#pragma once

#include "core/base/error.hpp"
#include "core/grading/config/config.hpp"
#include "core/grading/grade.hpp"
#include "core/grading/sandbox/sandbox.hpp"
#include "core/grading/task.hpp"

#include <string>
#include <vector>

namespace loggia::grading {

/// How a class is graded, so that it can be written down.
struct GradingPlan {
    std::string task;                ///< its id
    std::vector<CheckPoints> points; ///< where they are not the task's; the last of a check counts
    GradeSettings settings;
    Limits limits;
    Isolation isolation = Isolation::bubblewrap;
    std::vector<std::string> readable; ///< folders that hand-ins may read besides
};

/// The task with the points of the plan. Fails for an unknown task, as set_points() does.
[[nodiscard]] Result<Task> task_of(const GradingPlan& plan);

} // namespace loggia::grading
