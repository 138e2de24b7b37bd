#include "core/normal_forms/formats/read_pla_sets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <optional>
#include <utility>

namespace loggia::normal_forms {

namespace {

Function function_with(const PlaSets& sets, const Cover& on, const Cover& open) {
    return {sets.inputs, sets.outputs, on, open};
}

/// Why the file contradicts itself: an output that is true and false in one row.
std::optional<Error> clash(const PlaSets& sets, const Control& control) {
    constexpr std::size_t few_pairs = std::size_t{1} << 24U;
    const bool few = sets.on.terms() == 0 || sets.off.terms() <= few_pairs / sets.on.terms();
    std::size_t since_poll = 0;
    for (int output = 0; output < sets.output_count; ++output) {
        std::optional<std::uint64_t> row;
        if (!few && sets.input_count <= most_tabulated) {
            const auto on =
                tabulate(function_with(sets, sets.on, {sets.input_count, sets.output_count, {}}),
                         output, control);
            const auto off =
                tabulate(function_with(sets, sets.off, {sets.input_count, sets.output_count, {}}),
                         output, control);
            for (std::size_t i = 0; on && off && !row && i < on->on.words().size(); ++i)
                if (const std::uint64_t both = on->on.words()[i] & off->on.words()[i]; both != 0)
                    row = i * 64 + static_cast<std::uint64_t>(std::countr_zero(both));
        } else {
            for (const Cube& a : sets.on.cubes)
                for (const Cube& b : sets.off.cubes) {
                    if (++since_poll % 65536 == 0 && control.stop_requested())
                        return Error{"stopped"};
                    if (!row && a.meets(b) && ((a.outputs & b.outputs) >> output & 1U) != 0)
                        row = a.value | b.value;
                }
        }
        if (!row)
            continue;
        std::string shown;
        for (int i = sets.input_count; i-- > 0;)
            shown += (*row >> i & 1U) != 0 ? '1' : '0';
        const auto place = [&](const Cover& cover, const std::vector<std::size_t>& places) {
            const auto says = [&](const Cube& cube) {
                return cube.holds(*row) && (cube.outputs >> output & 1U) != 0;
            };
            const auto found = std::find_if(cover.cubes.begin(), cover.cubes.end(), says);
            return span_at(sets.text, places[static_cast<std::size_t>(found - cover.cubes.begin())],
                           static_cast<std::size_t>(sets.input_count));
        };
        return Error{fmt::format("output '{}' is 0 here and 1 by line {} in row {}",
                                 sets.outputs[static_cast<std::size_t>(output)],
                                 place(sets.on, sets.on_places).line, shown),
                     place(sets.off, sets.off_places)};
    }
    return std::nullopt;
}

/// Exchanges true and false of the outputs whose phase is 0.
Result<Function> with_phases(const PlaSets& sets, Function function, const Control& control) {
    std::uint64_t turned = 0;
    for (std::size_t i = 0; i < sets.phase.size(); ++i)
        turned |= sets.phase[i] == '0' ? std::uint64_t{1} << i : 0;
    if (turned == 0)
        return function;
    auto opposite = complement(function, control);
    if (!opposite)
        return opposite;
    std::vector<Cube> cubes;
    const auto add = [&](const std::vector<Cube>& from, std::uint64_t outputs) {
        for (Cube cube : from)
            if ((cube.outputs &= outputs) != 0)
                cubes.push_back(cube);
    };
    add(function.on.cubes, ~turned);
    add(opposite->on.cubes, turned);
    function.on.cubes = std::move(cubes);
    return function;
}

} // namespace

Result<Function> function_of_sets(PlaSets sets, const Control& control) {
    // The names that espresso gives.
    for (int i = 0; sets.inputs.size() < static_cast<std::size_t>(sets.input_count); ++i)
        sets.inputs.push_back(fmt::format("v{}", i));
    for (int i = 0; sets.outputs.size() < static_cast<std::size_t>(sets.output_count); ++i)
        sets.outputs.push_back(fmt::format("v{}.{}", sets.input_count, i));
    for (Cover* const cover : {&sets.on, &sets.open, &sets.off}) {
        cover->inputs = sets.input_count;
        cover->outputs = sets.output_count;
    }
    Function function = function_with(sets, sets.on, sets.open);
    if (sets.type.off) {
        if (sets.type.on)
            if (auto error = clash(sets, control))
                return tl::unexpected(std::move(*error));
        Cover given = sets.on;
        given.cubes.insert(given.cubes.end(), sets.open.cubes.begin(), sets.open.cubes.end());
        given.cubes.insert(given.cubes.end(), sets.off.cubes.begin(), sets.off.cubes.end());
        const auto others = complement(
            function_with(sets, given, {sets.input_count, sets.output_count, {}}), control);
        if (!others)
            return tl::unexpected(others.error());
        Cover& target = sets.type.on ? function.dont_care : function.on;
        target.cubes.insert(target.cubes.end(), others->on.cubes.begin(), others->on.cubes.end());
    }
    return with_phases(sets, std::move(function), control);
}

} // namespace loggia::normal_forms
