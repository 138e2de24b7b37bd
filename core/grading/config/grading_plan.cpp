#include "core/grading/config/grading_plan.hpp"

#include "core/grading/tasks/tasks.hpp"

#include <fmt/format.h>

#include <utility>

namespace loggia::grading {

Result<Task> task_of(const GradingPlan& plan) {
    const Task* const found = find_task(plan.task);
    if (found == nullptr)
        return failure(fmt::format("unknown task: {}", plan.task));
    Task task = *found;
    for (const CheckPoints& each : plan.points)
        if (auto set = set_points(task, each); !set)
            return tl::unexpected(std::move(set.error()));
    return task;
}

} // namespace loggia::grading
