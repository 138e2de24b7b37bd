#pragma once

#include "core/grading/tasks/formula_answer.hpp"
#include "core/grading/tasks/formula_spellings.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// The sides of the equations and equivalences that people write, of which one is the answer.
namespace loggia::grading {

/// The sides of signs that stand outside all brackets.
[[nodiscard]] std::vector<std::string_view> sides_of(std::string_view text,
                                                     std::span<const std::string_view> signs);

/// Where the last side of equations begins, 0 in a line without.
[[nodiscard]] std::size_t last_side(std::string_view line);

/// Where the formula begins in a line that names what it is equivalent to, `z <-> ...`; 0 in any
/// other line.
[[nodiscard]] std::size_t defined_side(std::string_view line, const Names& names);

/// A line without the name of its output behind the formula, `(a | b) & c = z`.
[[nodiscard]] std::string without_output_behind(std::string line, const Names& lower_names);

/// Whether a line goes on with what is above it, `= ...` or `=> ...`.
[[nodiscard]] bool is_step(std::string_view line);

/// The answer in a text that transforms the problem step by step, `PROBLEM ≡ ... ≡ ANSWER` or
/// with arrows between the steps, or the other way round; any other text as it is.
[[nodiscard]] std::string_view last_step(std::string_view text, const Names& names,
                                         const ProblemTests& problem);

} // namespace loggia::grading
