#pragma once

#include "core/grading/sandbox/sandbox.hpp"

#include <string>
#include <string_view>
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

/// Whether the traceback of a call is of the module, which could not be loaded.
[[nodiscard]] bool is_of_loading(std::string_view traceback);
/// Whether the exception, the last line of a traceback, says that the module has no such function.
[[nodiscard]] bool is_of_missing(std::string_view exception, std::string_view function);

} // namespace loggia::grading
