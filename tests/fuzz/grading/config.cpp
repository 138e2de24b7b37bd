#include "core/grading/config/config.hpp"

#include "core/grading/tasks/tasks.hpp"
#include "tests/fuzz/target.hpp"

using namespace loggia;
using namespace loggia::grading;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto config = grading_config_of(fuzz::text_of(data, size));
    if (!config) {
        fuzz::require(config.error().span.has_value(), "what is wrong has a place");
        fuzz::require(config.error().span->line >= 1 && config.error().span->column >= 1,
                      "the place is in the file");
        return 0;
    }
    const Task* const found = find_task(config->task);
    fuzz::require(found != nullptr, "the task is one");
    Task task = *found;
    for (const CheckPoints& points : config->points)
        fuzz::require(set_points(task, points).has_value(), "points are a check's");
    fuzz::require(config->problem.empty() || task.takes_problem, "a problem has a use");
    return 0;
}
