#pragma once

#include "core/grading/sandbox/sandbox.hpp"

#include <string>
#include <vector>

// How a function of the formula game's Python module is called.
namespace loggia::grading {

inline constexpr const char* formula_game_command = "exec python3 driver.py \"$@\"";
inline constexpr const char* formula_game_input = "in.txt";
inline constexpr const char* formula_game_output = "out.txt";

/// The program that calls it, and the classes of trees for hand-ins without their own.
[[nodiscard]] std::vector<WorkFile> formula_game_driver();

/// The file of a call: the function's name, the formula, and the other arguments, a line each.
[[nodiscard]] WorkFile formula_game_call(const std::vector<std::string>& lines);

} // namespace loggia::grading
