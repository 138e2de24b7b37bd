#pragma once

#include "core/base/random.hpp"
#include "core/normal_forms/function.hpp"

#include <string>

/// Plain ways to the same answers, row by row.
namespace loggia::normal_forms::oracle {

/// What a function says of a row.
enum class Value { no, yes, open };

inline Value value(const Function& function, std::uint64_t row, int output) {
    return function.dont_care.value(row, output) ? Value::open
           : function.on.value(row, output)      ? Value::yes
                                                 : Value::no;
}

/// Random cubes in which an input occurs with probability `density`.
inline Cover random_cover(Random& random, int inputs, int outputs, std::size_t cubes,
                          double density) {
    Cover cover{inputs, outputs, {}};
    while (cover.cubes.size() < cubes) {
        Cube cube{0, 0, outputs == 1 ? 1 : random.next() & low_bits(outputs)};
        for (int bit = 0; bit < inputs; ++bit)
            if (random.real() < density)
                cube.care |= std::uint64_t{1} << bit;
        cube.value = random.next() & cube.care;
        if (cube.outputs != 0)
            cover.cubes.push_back(cube);
    }
    return cover;
}

inline Function random_function(Random& random, int inputs, int outputs, std::size_t cubes,
                                std::size_t open, double density) {
    Function function;
    for (int i = 0; i < inputs; ++i)
        function.inputs.push_back("x" + std::to_string(i));
    for (int i = 0; i < outputs; ++i)
        function.outputs.push_back("f" + std::to_string(i));
    function.on = random_cover(random, inputs, outputs, cubes, density);
    function.dont_care = random_cover(random, inputs, outputs, open, density);
    return function;
}

/// Whether the cover has every row that must be in it and none that must not.
inline bool covers(const Function& function, const Cover& cover, bool complemented = false) {
    for (int output = 0; output < function.on.outputs; ++output)
        for (std::uint64_t row = 0; row < std::uint64_t{1} << function.on.inputs; ++row) {
            const Value expected = value(function, row, output);
            if (expected != Value::open &&
                cover.value(row, output) != ((expected == Value::yes) != complemented))
                return false;
        }
    return true;
}

} // namespace loggia::normal_forms::oracle
