#include "core/grading/tasks/tasks.hpp"

#include "core/grading/tasks/task_list.hpp"

#include <algorithm>

namespace loggia::grading {

const std::vector<Task>& tasks() {
    static const std::vector<Task> all{
        check_true_false_task(), cnf_task(),       davis_putnam_task(),
        formula_game_task(),     mace4_task(),     maxconnect4_task(),
        peg_back_task(),         peg_front_task(), search_task(),
        translator_task()};
    return all;
}

const Task* find_task(std::string_view id) {
    const auto found = std::find_if(tasks().begin(), tasks().end(),
                                    [&](const Task& task) { return task.id == id; });
    return found == tasks().end() ? nullptr : &*found;
}

} // namespace loggia::grading
