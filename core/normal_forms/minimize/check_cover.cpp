#include "core/normal_forms/minimize/check_cover.hpp"

#include "core/normal_forms/bit_tables.hpp"

namespace loggia::normal_forms {

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

} // namespace loggia::normal_forms
