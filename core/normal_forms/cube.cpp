#include "core/normal_forms/cube.hpp"

#include <algorithm>

namespace loggia::normal_forms {

std::uint64_t Cover::literals() const noexcept {
    std::uint64_t sum = 0;
    for (const Cube& cube : cubes)
        sum += static_cast<std::uint64_t>(cube.literals());
    return sum;
}

bool Cover::value(std::uint64_t row, int output) const noexcept {
    return std::any_of(cubes.begin(), cubes.end(), [&](const Cube& cube) {
        return cube.holds(row) && (cube.outputs >> output & 1U) != 0;
    });
}

} // namespace loggia::normal_forms
