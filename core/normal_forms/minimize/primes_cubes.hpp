#pragma once

#include "core/base/control.hpp"
#include "core/normal_forms/cube.hpp"
#include "core/normal_forms/minimize/prime_chart.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace loggia::normal_forms {

/// All multiple-output primes of a disjunction of cubes, whatever the number of inputs: those of
/// f0 & f1 for the halves of f by an input are the largest intersections of one of f0 and one of
/// f1. Sorted by operator<. Nothing when stopped, or where that takes more than about `most_work`
/// comparisons of cubes.
[[nodiscard]] std::optional<std::vector<Cube>>
primes_of_cubes(std::span<const Cube> cubes, std::uint64_t most_work, const Control& control = {});

/// The chart of such primes: for each row and output of `on` that `dont_care` has not, which primes
/// have it, without most of the rows that need one of more primes than another does. Nothing when
/// stopped or where there would be more than `most_rows`.
[[nodiscard]] std::optional<PrimeChart> chart_of_cubes(std::span<const Cube> primes,
                                                       const Cover& on, const Cover& dont_care,
                                                       std::size_t most_rows,
                                                       const Control& control = {});

/// Rows and outputs of the cover no two of which one implicant has, as many as greed finds among
/// those that only one cube of the cover has. `off` are all cubes of the complement.
/// Ends after about so many looks at a cube.
[[nodiscard]] std::vector<Witness> independent_rows_of_cubes(const std::vector<Cube>& cover,
                                                             const Cover& dont_care,
                                                             std::span<const Cube> off,
                                                             const Control& control = {},
                                                             std::uint64_t most_work = UINT64_MAX);

} // namespace loggia::normal_forms
