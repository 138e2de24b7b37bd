#pragma once

#include "core/grading/task.hpp"

#include <string_view>
#include <vector>

namespace loggia::grading {

/// All tasks, by their ids.
[[nodiscard]] const std::vector<Task>& tasks();
/// The task of that id, or none.
[[nodiscard]] const Task* find_task(std::string_view id);

} // namespace loggia::grading
