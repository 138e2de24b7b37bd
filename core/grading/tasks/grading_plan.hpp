#pragma once

#include "core/base/error.hpp"
#include "core/grading/grade.hpp"
#include "core/grading/sandbox/sandbox.hpp"
#include "core/grading/task.hpp"

#include <string>
#include <utility>
#include <vector>

namespace loggia::grading {

/// How a class is graded, so that it can be written down.
struct GradingPlan {
    std::string task;                                   ///< its id
    std::vector<std::pair<std::string, double>> points; ///< by check, where they are not the task's
    GradeSettings settings;
    Limits limits;
    Isolation isolation = Isolation::bubblewrap;
    std::vector<std::string> readable; ///< folders that hand-ins may read besides
};

/// The task with the points of the plan. Fails for an unknown task or check.
[[nodiscard]] Result<Task> task_of(const GradingPlan& plan);

} // namespace loggia::grading
