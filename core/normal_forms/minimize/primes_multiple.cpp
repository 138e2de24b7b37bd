#include "core/normal_forms/minimize/primes_multiple.hpp"

#include "core/normal_forms/bit_tables.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace loggia::normal_forms {

namespace {

std::size_t power_of_3(int exponent) {
    std::size_t power = 1;
    for (; exponent > 0; --exponent)
        power *= 3;
    return power;
}

/// For each cube, numbered in base 3 with the first input as the highest digit, those of the
/// outputs that all of its rows have: what both halves have. Splits one input after the other, the
/// last one first; in each step, pairs of stretches become triples.
std::vector<std::uint64_t> outputs_of_cubes(std::vector<std::uint64_t> tags, int inputs) {
    for (int bit = 0; bit < inputs; ++bit) {
        const std::size_t stretch = power_of_3(bit);
        std::vector<std::uint64_t> next(tags.size() / 2 * 3);
        const std::uint64_t* from = tags.data();
        std::uint64_t* to = next.data();
        for (const std::uint64_t* const end = from + tags.size(); from != end;
             from += 2 * stretch, to += 3 * stretch)
            for (std::size_t i = 0; i < stretch; ++i) {
                const std::uint64_t low = from[i];
                const std::uint64_t high = from[stretch + i];
                to[i] = low;
                to[stretch + i] = high;
                to[2 * stretch + i] = low & high;
            }
        tags = std::move(next);
    }
    return tags;
}

Cube cube_of_number(std::size_t number, int inputs, std::uint64_t outputs) {
    Cube cube{0, 0, outputs};
    for (int bit = 0; bit < inputs; ++bit, number /= 3)
        if (number % 3 != 2) {
            cube.care |= std::uint64_t{1} << bit;
            cube.value |= std::uint64_t{number % 3} << bit;
        }
    return cube;
}

} // namespace

std::optional<std::vector<Cube>> multiple_primes(std::span<const Tables> outputs,
                                                 const Control& control) {
    assert(!outputs.empty() && outputs.size() <= 64);
    const int inputs = outputs[0].on.variables();
    assert(inputs <= most_multiple_inputs);
    const std::uint64_t rows = outputs[0].on.rows();
    std::vector<std::uint64_t> may(rows); // by row, the outputs that are not false there
    std::vector<std::uint64_t> need(rows);
    for (std::size_t j = 0; j < outputs.size(); ++j)
        for (std::uint64_t row = 0; row < rows; ++row) {
            need[row] |= std::uint64_t{outputs[j].on[row]} << j;
            may[row] |= std::uint64_t{outputs[j].on[row] || outputs[j].dont_care[row]} << j;
        }
    const std::vector<std::uint64_t> tags = outputs_of_cubes(std::move(may), inputs);
    if (control.stop_requested())
        return std::nullopt;
    // Not a prime: without one of its inputs it still has all its outputs.
    std::vector<std::uint8_t> maximal(tags.size(), 1);
    for (int bit = 0; bit < inputs; ++bit) {
        if (control.stop_requested())
            return std::nullopt;
        const std::size_t stretch = power_of_3(bit);
        for (std::size_t base = 0; base < tags.size(); base += 3 * stretch)
            for (std::size_t i = base; i < base + stretch; ++i) {
                const std::uint64_t both = tags[i + 2 * stretch];
                maximal[i] = static_cast<std::uint8_t>(maximal[i] & (tags[i] != both));
                maximal[i + stretch] =
                    static_cast<std::uint8_t>(maximal[i + stretch] & (tags[i + stretch] != both));
            }
    }
    std::vector<Cube> cubes;
    for (std::size_t number = 0; number < tags.size(); ++number) {
        if (maximal[number] == 0 || tags[number] == 0)
            continue;
        const Cube cube = cube_of_number(number, inputs, tags[number]);
        const std::uint64_t free = low_bits(inputs) & ~cube.care;
        bool useful = false;
        std::uint64_t part = 0;
        do {
            useful = (need[cube.value | part] & cube.outputs) != 0;
            part = (part - free) & free;
        } while (part != 0 && !useful);
        if (useful)
            cubes.push_back(cube);
        if (cubes.size() % 4096 == 0 && control.stop_requested())
            return std::nullopt;
    }
    std::sort(cubes.begin(), cubes.end(), has_fewer_literals);
    return cubes;
}

} // namespace loggia::normal_forms
