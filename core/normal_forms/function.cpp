#include "core/normal_forms/function.hpp"

#include "core/normal_forms/bit_tables.hpp"
#include "core/normal_forms/cube_lists.hpp"
#include "core/normal_forms/irredundant.hpp"
#include "core/normal_forms/unate.hpp"

#include <bit>
#include <cassert>

namespace loggia::normal_forms {

namespace {

/// Up to so many inputs a complement is made from tables.
constexpr int most_by_table = 16;
constexpr std::size_t most_complement_cubes = std::size_t{1} << 22U;

/// Sets the rows of the cubes of an output; false when stopped.
bool mark_rows(const Cover& cover, int output, logic::TruthTable& table, const Control& control) {
    const std::span<std::uint64_t> words = table.words();
    const int variables = table.variables();
    std::uint64_t since_poll = 0;
    for (const Cube& cube : cover.cubes) {
        if ((cube.outputs >> output & 1U) == 0)
            continue;
        const std::uint64_t pattern = word_of_cube(cube.care, cube.value) & used_rows(variables);
        bool stopped = false;
        for_each_word(variables, cube.care, cube.value, [&](std::size_t word) {
            if (++since_poll % (1U << 20U) == 0)
                stopped = stopped || control.stop_requested();
            if (!stopped)
                words[word] |= pattern;
        });
        if (stopped)
            return false;
    }
    return true;
}

} // namespace

std::optional<Tables> tabulate(const Function& function, int output, const Control& control) {
    assert(function.on.inputs <= logic::TruthTable::most_variables);
    Tables tables{logic::TruthTable(function.on.inputs), logic::TruthTable(function.on.inputs)};
    if (control.stop_requested() || !mark_rows(function.on, output, tables.on, control) ||
        !mark_rows(function.dont_care, output, tables.dont_care, control))
        return std::nullopt;
    const std::span<std::uint64_t> on = tables.on.words();
    const std::span<const std::uint64_t> open = tables.dont_care.words();
    for (std::size_t i = 0; i < on.size(); ++i)
        on[i] &= ~open[i];
    return tables;
}

Function function_of(const Tables& tables, std::vector<std::string> inputs, std::string output) {
    const auto count = static_cast<int>(inputs.size());
    assert(tables.on.variables() == count && tables.dont_care.variables() == count);
    const auto minterms = [count](const logic::TruthTable& table) {
        Cover cover{count, 1, {}};
        cover.cubes.reserve(table.count());
        const std::span<const std::uint64_t> words = table.words();
        for (std::size_t word = 0; word < words.size(); ++word)
            for (std::uint64_t rest = words[word]; rest != 0; rest &= rest - 1)
                cover.cubes.push_back(
                    {low_bits(count),
                     word * 64 + static_cast<std::uint64_t>(std::countr_zero(rest)), 1});
        return cover;
    };
    Function function;
    function.on = minterms(tables.on);
    function.dont_care = minterms(tables.dont_care);
    function.inputs = std::move(inputs);
    function.outputs.push_back(std::move(output));
    return function;
}

Result<Function> complement(const Function& function, const Control& control) {
    Function result{function.inputs, function.outputs, {}, function.dont_care};
    result.on.inputs = function.on.inputs;
    result.on.outputs = function.on.outputs;
    std::vector<Cube>& all = result.on.cubes;
    for (int output = 0; output < function.on.outputs; ++output) {
        std::optional<std::vector<Cube>> cubes;
        if (function.on.inputs <= most_by_table) {
            std::optional<Tables> tables = tabulate(function, output, control);
            if (!tables)
                return failure("stopped");
            logic::TruthTable most = std::move(tables->on);
            most.negate();
            logic::TruthTable least = most;
            for (std::size_t i = 0; i < least.words().size(); ++i)
                least.words()[i] &= ~tables->dont_care.words()[i];
            cubes = irredundant_cubes(least, most, most_complement_cubes, control);
        } else {
            cubes = complement_cubes(cofactor_cubes(function.on.cubes, {}, output),
                                     function.on.inputs, most_complement_cubes, control);
        }
        if (!cubes)
            return failure(control.stop_requested() ? "stopped"
                                                    : "the complement has too many terms");
        for (const Cube& cube : *cubes)
            all.push_back({cube.care, cube.value, std::uint64_t{1} << output});
    }
    join_same_inputs(all);
    return result;
}

} // namespace loggia::normal_forms
