#include "core/normal_forms/cube_lists.hpp"

#include "core/normal_forms/unate.hpp"

#include <algorithm>

namespace loggia::normal_forms {

std::vector<Cube> cofactor_cubes(std::span<const Cube> cubes, const Cube& within, int output,
                                 std::size_t leave_out) {
    std::vector<Cube> left;
    for (std::size_t i = 0; i < cubes.size(); ++i) {
        const Cube& cube = cubes[i];
        if (i == leave_out || (cube.outputs >> output & 1U) == 0 ||
            ((cube.value ^ within.value) & cube.care & within.care) != 0)
            continue;
        left.push_back({cube.care & ~within.care, cube.value & ~within.care, 1});
    }
    return left;
}

void join_same_inputs(std::vector<Cube>& cubes) {
    std::sort(cubes.begin(), cubes.end(), [](const Cube& a, const Cube& b) {
        return a.care != b.care ? a.care < b.care : a.value < b.value;
    });
    std::size_t kept = 0;
    for (const Cube& cube : cubes) {
        if (kept > 0 && cubes[kept - 1].care == cube.care && cubes[kept - 1].value == cube.value)
            cubes[kept - 1].outputs |= cube.outputs;
        else
            cubes[kept++] = cube;
    }
    cubes.resize(kept);
}

void keep_maximal_cubes(std::vector<Cube>& cubes) {
    constexpr std::size_t most = 20'000;
    join_same_inputs(cubes);
    if (cubes.size() > most)
        return;
    std::stable_sort(cubes.begin(), cubes.end(),
                     [](const Cube& a, const Cube& b) { return a.literals() < b.literals(); });
    std::size_t kept = 0;
    for (const Cube& cube : cubes)
        if (std::none_of(cubes.begin(), cubes.begin() + static_cast<std::ptrdiff_t>(kept),
                         [&](const Cube& other) { return other.contains(cube); }))
            cubes[kept++] = cube;
    cubes.resize(kept);
}

std::optional<std::vector<Cube>> off_cubes(std::span<const Cube> cubes, int inputs, int outputs,
                                           std::size_t limit, const Control& control) {
    std::vector<Cube> all;
    for (int output = 0; output < outputs; ++output) {
        std::optional<std::vector<Cube>> off =
            complement_cubes(cofactor_cubes(cubes, {}, output), inputs, limit, control);
        if (!off || all.size() + off->size() > limit)
            return std::nullopt;
        for (const Cube& cube : *off)
            all.push_back({cube.care, cube.value, std::uint64_t{1} << output});
    }
    join_same_inputs(all);
    return all;
}

} // namespace loggia::normal_forms
