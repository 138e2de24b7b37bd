#include "core/normal_forms/two_level/wide_function.hpp"

#include "core/normal_forms/two_level/cube_sets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <type_traits>
#include <unordered_map>

namespace loggia::normal_forms {

namespace {

/// Where each of the names stands in a list; an error where one does not, or one is there twice.
Result<std::vector<int>> wide_places(const std::vector<std::string>& list,
                                     const std::vector<std::string>& names, std::string_view what) {
    std::unordered_map<std::string_view, int> places;
    for (std::size_t i = 0; i < list.size(); ++i)
        if (!places.emplace(list[i], static_cast<int>(i)).second)
            return failure(fmt::format("the order has the {} '{}' twice", what, list[i]));
    std::vector<int> result;
    for (const std::string& name : names) {
        const auto found = places.find(name);
        if (found == places.end())
            return failure(fmt::format("the order of the {}s lacks '{}'", what, name));
        result.push_back(found->second);
    }
    return result;
}

PositionalCover moved(const PositionalCover& cover, int inputs, const std::vector<int>& input_to,
                      int outputs, const std::vector<int>& output_to) {
    PositionalCover result(inputs, outputs);
    for (std::size_t i = 0; i < cover.terms(); ++i) {
        result.add_cube();
        for (int input = 0; input < cover.inputs(); ++input)
            if (cover.has_literal(i, input))
                result.restrict(input_to[static_cast<std::size_t>(input)],
                                cover.may_be(i, input, true));
        for (int output = 0; output < cover.outputs(); ++output)
            if (cover.has_output(i, output))
                result.add_output(output_to[static_cast<std::size_t>(output)]);
    }
    return result;
}

std::vector<int> in_order(int count) {
    std::vector<int> places(static_cast<std::size_t>(count));
    std::iota(places.begin(), places.end(), 0);
    return places;
}

} // namespace

WideFunction widened(const Function& function) {
    return {function.inputs, function.outputs, positional(function.on),
            positional(function.dont_care)};
}

bool is_narrow(const WideFunction& function) noexcept {
    return function.on.inputs() <= most_inputs && function.on.outputs() <= most_outputs;
}

Function narrowed(const WideFunction& function) {
    return {function.inputs, function.outputs, plain(function.on), plain(function.dont_care)};
}

std::optional<PositionalCover> complement_cover(const PositionalCover& on,
                                                const PositionalCover& dont_care, std::size_t limit,
                                                const Control& control) {
    using namespace two_level;
    Meter meter(control);
    return with_rows_of(on.width(), [&](const auto& row) -> std::optional<PositionalCover> {
        using Row = std::decay_t<decltype(row)>;
        const Layout<Row> layout(on.inputs(), on.outputs());
        const auto rows =
            complement_rows(layout, rows_of<Row>(on), rows_of<Row>(dont_care), limit, meter);
        if (!rows)
            return std::nullopt;
        return cover_of(*rows, on.inputs(), on.outputs());
    });
}

Result<WideFunction> complement(const WideFunction& function, const Control& control) {
    auto off = complement_cover(function.on, function.dont_care, std::size_t{1} << 22U, control);
    if (!off)
        return failure(control.stop_requested() ? "stopped" : "the complement has too many terms");
    return WideFunction{function.inputs, function.outputs, std::move(*off), function.dont_care};
}

Result<WideFunction> with_inputs(const WideFunction& function,
                                 const std::vector<std::string>& inputs) {
    if (inputs.size() > static_cast<std::size_t>(most_wide_inputs))
        return failure(
            fmt::format("too many inputs: {} (the limit is {})", inputs.size(), most_wide_inputs));
    const auto places = wide_places(inputs, function.inputs, "input");
    if (!places)
        return tl::unexpected(places.error());
    const auto count = static_cast<int>(inputs.size());
    const int outputs = function.on.outputs();
    const auto same = in_order(outputs);
    return WideFunction{inputs, function.outputs, moved(function.on, count, *places, outputs, same),
                        moved(function.dont_care, count, *places, outputs, same)};
}

Result<WideFunction> with_outputs(const WideFunction& function,
                                  const std::vector<std::string>& outputs) {
    const auto places = wide_places(outputs, function.outputs, "output");
    if (!places)
        return tl::unexpected(places.error());
    if (outputs.size() != function.outputs.size())
        return failure("the order of the outputs has unknown names");
    const int inputs = function.on.inputs();
    const auto count = static_cast<int>(outputs.size());
    const auto same = in_order(inputs);
    return WideFunction{function.inputs, outputs, moved(function.on, inputs, same, count, *places),
                        moved(function.dont_care, inputs, same, count, *places)};
}

WideFunction only_output(const WideFunction& function, int output) {
    const auto only = [output](const PositionalCover& cover) {
        PositionalCover result(cover.inputs(), 1);
        for (std::size_t i = 0; i < cover.terms(); ++i) {
            if (!cover.has_output(i, output))
                continue;
            result.add_cube();
            for (int input = 0; input < cover.inputs(); ++input)
                if (cover.has_literal(i, input))
                    result.restrict(input, cover.may_be(i, input, true));
            result.add_output(0);
        }
        return result;
    };
    return {function.inputs,
            {function.outputs[static_cast<std::size_t>(output)]},
            only(function.on),
            only(function.dont_care)};
}

} // namespace loggia::normal_forms
