#include "core/normal_forms/formats/read_pla_sets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <optional>
#include <set>
#include <utility>

namespace loggia::normal_forms {

namespace {

/// The sets of a file whose cubes fit into words.
struct PlainSets {
    Cover on;
    Cover open;
    Cover off;
};

Function function_with(const PlaSets& sets, const Cover& on, const Cover& open) {
    return {sets.inputs, sets.outputs, on, open};
}

/// Why the file contradicts itself: an output that is true and false in one row.
std::optional<Error> clash(const PlaSets& sets, const PlainSets& plain_sets,
                           const Control& control) {
    constexpr std::size_t few_pairs = std::size_t{1} << 24U;
    const Cover& on_set = plain_sets.on;
    const Cover& off_set = plain_sets.off;
    const bool few = on_set.terms() == 0 || off_set.terms() <= few_pairs / on_set.terms();
    std::size_t since_poll = 0;
    for (int output = 0; output < sets.output_count; ++output) {
        std::optional<std::uint64_t> row;
        if (!few && sets.input_count <= most_tabulated) {
            const auto on =
                tabulate(function_with(sets, on_set, {sets.input_count, sets.output_count, {}}),
                         output, control);
            const auto off =
                tabulate(function_with(sets, off_set, {sets.input_count, sets.output_count, {}}),
                         output, control);
            for (std::size_t i = 0; on && off && !row && i < on->on.words().size(); ++i)
                if (const std::uint64_t both = on->on.words()[i] & off->on.words()[i]; both != 0)
                    row = i * 64 + static_cast<std::uint64_t>(std::countr_zero(both));
        } else {
            for (const Cube& a : on_set.cubes)
                for (const Cube& b : off_set.cubes) {
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
        return Error{fmt::format("output '{}' is 0 here but 1 in line {} for row {}",
                                 sets.outputs[static_cast<std::size_t>(output)],
                                 place(on_set, sets.on_places).line, shown),
                     place(off_set, sets.off_places)};
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

Result<AnyFunction> plain_function(const PlaSets& sets, const Control& control) {
    const PlainSets found{plain(sets.on), plain(sets.open), plain(sets.off)};
    Function function = function_with(sets, found.on, found.open);
    if (sets.type.off) {
        if (sets.type.on)
            if (auto error = clash(sets, found, control))
                return tl::unexpected(std::move(*error));
        Cover given = found.on;
        given.cubes.insert(given.cubes.end(), found.open.cubes.begin(), found.open.cubes.end());
        given.cubes.insert(given.cubes.end(), found.off.cubes.begin(), found.off.cubes.end());
        const auto others = complement(
            function_with(sets, given, {sets.input_count, sets.output_count, {}}), control);
        if (!others)
            return tl::unexpected(others.error());
        Cover& target = sets.type.on ? function.dont_care : function.on;
        target.cubes.insert(target.cubes.end(), others->on.cubes.begin(), others->on.cubes.end());
    }
    auto phased = with_phases(sets, std::move(function), control);
    if (!phased)
        return tl::unexpected(std::move(phased.error()));
    return AnyFunction(std::move(*phased));
}

bool cubes_meet(const PositionalCover& a, std::size_t i, const PositionalCover& b, std::size_t k,
                int output) {
    if (!a.has_output(i, output) || !b.has_output(k, output))
        return false;
    for (int input = 0; input < a.inputs(); ++input)
        if (!(a.may_be(i, input, false) && b.may_be(k, input, false)) &&
            !(a.may_be(i, input, true) && b.may_be(k, input, true)))
            return false;
    return true;
}

/// As clash(), by pairs of cubes.
std::optional<Error> wide_clash(const PlaSets& sets, const Control& control) {
    std::size_t since_poll = 0;
    for (int output = 0; output < sets.output_count; ++output)
        for (std::size_t k = 0; k < sets.off.terms(); ++k) {
            if (!sets.off.has_output(k, output))
                continue;
            for (std::size_t i = 0; i < sets.on.terms(); ++i) {
                if (++since_poll % 1024 == 0 && control.stop_requested())
                    return Error{"stopped"};
                if (cubes_meet(sets.on, i, sets.off, k, output))
                    return Error{fmt::format("output '{}' is 0 here but 1 in line {}",
                                             sets.outputs[static_cast<std::size_t>(output)],
                                             span_at(sets.text, sets.on_places[i]).line),
                                 span_at(sets.text, sets.off_places[k],
                                         static_cast<std::size_t>(sets.input_count))};
            }
        }
    return std::nullopt;
}

/// The cubes of those outputs whose phase is `kept`, as far as the file says one.
PositionalCover of_phase(const PositionalCover& cover, const std::string& phase, char kept) {
    PositionalCover result(cover.inputs(), cover.outputs());
    for (std::size_t i = 0; i < cover.terms(); ++i) {
        bool any = false;
        for (int output = 0; output < cover.outputs(); ++output)
            any = any ||
                  (cover.has_output(i, output) && phase[static_cast<std::size_t>(output)] == kept);
        if (!any)
            continue;
        result.add_cube();
        for (int input = 0; input < cover.inputs(); ++input)
            if (cover.has_literal(i, input))
                result.restrict(input, cover.may_be(i, input, true));
        for (int output = 0; output < cover.outputs(); ++output)
            if (cover.has_output(i, output) && phase[static_cast<std::size_t>(output)] == kept)
                result.add_output(output);
    }
    return result;
}

Result<AnyFunction> wide_function(PlaSets& sets, const Control& control) {
    WideFunction function{sets.inputs, sets.outputs, sets.on, sets.open};
    const auto too_many = [&control] {
        return failure(control.stop_requested() ? "stopped" : "the complement has too many terms");
    };
    if (sets.type.off) {
        if (sets.type.on)
            if (auto error = wide_clash(sets, control))
                return tl::unexpected(std::move(*error));
        PositionalCover given = sets.on;
        given.append(sets.open);
        const auto others = complement_cover(given, sets.off, std::size_t{1} << 22U, control);
        if (!others)
            return too_many();
        (sets.type.on ? function.dont_care : function.on).append(*others);
    }
    if (sets.phase.find('0') != std::string::npos) {
        const auto opposite = complement(function, control);
        if (!opposite)
            return tl::unexpected(opposite.error());
        function.on = of_phase(function.on, sets.phase, '1');
        function.on.append(of_phase(opposite->on, sets.phase, '0'));
    }
    return AnyFunction(std::move(function));
}

} // namespace

Result<AnyFunction> function_of_sets(PlaSets sets, const Control& control) {
    // The names that espresso gives. Its own may be among those of the file.
    const auto complete = [](std::vector<std::string>& names, int count, const std::string& stem) {
        const std::set<std::string> taken(names.begin(), names.end());
        for (int i = static_cast<int>(names.size()); i < count; ++i) {
            std::string name = fmt::format("{}{}", stem, i);
            while (taken.contains(name))
                name += '_';
            names.push_back(std::move(name));
        }
    };
    complete(sets.inputs, sets.input_count, "v");
    complete(sets.outputs, sets.output_count, fmt::format("v{}.", sets.input_count));
    return sets.input_count <= most_inputs && sets.output_count <= most_outputs
               ? plain_function(sets, control)
               : wide_function(sets, control);
}

} // namespace loggia::normal_forms
