#pragma once

#include "core/grading/task.hpp"

namespace loggia::grading {

// One for each assignment, in a source of its own.
[[nodiscard]] Task check_true_false_task();
[[nodiscard]] Task cnf_task();
[[nodiscard]] Task davis_putnam_task();
[[nodiscard]] Task formula_game_task();
[[nodiscard]] Task mace4_task();
[[nodiscard]] Task maxconnect4_task();
[[nodiscard]] Task peg_back_task();
[[nodiscard]] Task peg_front_task();
[[nodiscard]] Task search_task();
[[nodiscard]] Task translator_task();

} // namespace loggia::grading
