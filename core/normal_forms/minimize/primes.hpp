#pragma once

#include "core/base/control.hpp"
#include "core/normal_forms/cube.hpp"
#include "core/normal_forms/function.hpp"

#include <optional>
#include <vector>

namespace loggia::normal_forms {

/// All prime implicants of one output given as tables: cubes without a false row that no larger
/// such cube contains; those that contain only don't-cares are left out. Sorted by falling number
/// of free inputs, then by operator<. Nothing when stopped, or where there are more than `most`. At
/// most 16 variables by bit-parallel sets; see the source for more.
[[nodiscard]] std::optional<std::vector<Cube>>
primes(const Tables& tables, const Control& control = {}, std::size_t most = std::size_t{1} << 26U);

} // namespace loggia::normal_forms
