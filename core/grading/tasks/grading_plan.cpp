#include "core/grading/tasks/grading_plan.hpp"

#include "core/grading/tasks/tasks.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace loggia::grading {

Result<Task> task_of(const GradingPlan& plan) {
    const Task* const found = find_task(plan.task);
    if (found == nullptr)
        return failure(fmt::format("unknown task: {}", plan.task));
    Task task = *found;
    for (const auto& [id, points] : plan.points) {
        const auto check = std::find_if(task.checks.begin(), task.checks.end(),
                                        [&](const Check& each) { return each.id == id; });
        if (check == task.checks.end())
            return failure(fmt::format("the task {} has no check {}", plan.task, id));
        check->points = points;
    }
    return task;
}

} // namespace loggia::grading
