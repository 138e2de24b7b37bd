#pragma once

#include "core/normal_forms/cube.hpp"
#include "core/normal_forms/function.hpp"

#include <span>
#include <vector>

namespace loggia::normal_forms {

/// Whether cubes are a cover of the tables, one pair for each output. Linear in the words that the
/// cubes reach into.
[[nodiscard]] bool is_cover_of_tables(std::span<const Cube> cubes, std::span<const Tables> tables);

} // namespace loggia::normal_forms
