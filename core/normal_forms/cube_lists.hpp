#pragma once

#include "core/base/control.hpp"
#include "core/normal_forms/cube.hpp"

#include <optional>
#include <span>
#include <vector>

namespace loggia::normal_forms {

/// The parts of the cubes with that output that lie within the input part of `within`, without its
/// literals. Those numbered `leave_out` is left out.
[[nodiscard]] std::vector<Cube> cofactor_cubes(std::span<const Cube> cubes, const Cube& within,
                                               int output, std::size_t leave_out = SIZE_MAX);

/// Joins cubes with the same inputs to one with the outputs of all. Sorts by inputs.
void join_same_inputs(std::vector<Cube>& cubes);

/// Joins cubes with the same inputs, and leaves out those that one other contains, unless there are
/// so many that looking for these would take long. Quadratic.
void keep_maximal_cubes(std::vector<Cube>& cubes);

/// The cubes of all rows and outputs that none of the cubes has. Nothing when stopped or where
/// there would be more than `limit` cubes.
[[nodiscard]] std::optional<std::vector<Cube>> off_cubes(std::span<const Cube> cubes, int inputs,
                                                         int outputs, std::size_t limit,
                                                         const Control& control = {});

} // namespace loggia::normal_forms
