#include "core/normal_forms/exercises/random_function.hpp"

#include "core/base/random.hpp"

#include <cassert>

namespace loggia::normal_forms {

Function random_function(const RandomRows& rows) {
    assert(rows.inputs >= 0 && rows.inputs <= 16);
    Random random(rows.seed);
    Tables tables{logic::TruthTable(rows.inputs), logic::TruthTable(rows.inputs)};
    for (std::uint64_t row = 0; row < tables.on.rows(); ++row)
        if (random.real() < rows.left_open)
            tables.dont_care.set(row, true);
        else
            tables.on.set(row, random.real() < rows.density);
    std::vector<std::string> inputs;
    inputs.reserve(static_cast<std::size_t>(rows.inputs));
    for (int i = 0; i < rows.inputs; ++i)
        inputs.emplace_back(1, static_cast<char>('a' + i));
    return function_of(tables, std::move(inputs), "z"); // no input is called so
}

} // namespace loggia::normal_forms
