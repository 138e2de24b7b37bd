#include "core/normal_forms/minimize/check_cover.hpp"

#include "core/normal_forms/bit_tables.hpp"
#include "core/normal_forms/cube_lists.hpp"
#include "core/normal_forms/unate.hpp"

#include <bit>

namespace loggia::normal_forms {

namespace {

/// Whether every row and output of `part` is one of the cubes.
bool lie_within(std::span<const Cube> part, std::span<const Cube> cubes, int inputs,
                const Control& control) {
    for (const Cube& cube : part) {
        if (control.stop_requested())
            return false;
        for (std::uint64_t rest = cube.outputs; rest != 0; rest &= rest - 1)
            if (!is_tautology(cofactor_cubes(cubes, cube, std::countr_zero(rest)), inputs, control)
                     .value_or(false))
                return false;
    }
    return true;
}

} // namespace

bool is_cover_of_tables(std::span<const Cube> cubes, std::span<const Tables> tables) {
    for (std::size_t output = 0; output < tables.size(); ++output) {
        const logic::TruthTable& on = tables[output].on;
        const logic::TruthTable& open = tables[output].dont_care;
        logic::TruthTable covered(on.variables());
        for (const Cube& cube : cubes) {
            if ((cube.outputs >> output & 1U) == 0)
                continue;
            const std::uint64_t pattern =
                word_of_cube(cube.care, cube.value) & used_rows(on.variables());
            for_each_word(on.variables(), cube.care, cube.value,
                          [&](std::size_t word) { covered.words()[word] |= pattern; });
        }
        for (std::size_t i = 0; i < on.words().size(); ++i)
            if ((on.words()[i] & ~covered.words()[i]) != 0 ||
                (covered.words()[i] & ~(on.words()[i] | open.words()[i])) != 0)
                return false;
    }
    return true;
}

bool is_cover_of_cubes(std::span<const Cube> cubes, const Cover& on, const Cover& dont_care,
                       const Control& control) {
    std::vector<Cube> with_open(cubes.begin(), cubes.end());
    with_open.insert(with_open.end(), dont_care.cubes.begin(), dont_care.cubes.end());
    std::vector<Cube> may = on.cubes;
    may.insert(may.end(), dont_care.cubes.begin(), dont_care.cubes.end());
    return lie_within(on.cubes, with_open, on.inputs, control) &&
           lie_within(cubes, may, on.inputs, control);
}

} // namespace loggia::normal_forms
