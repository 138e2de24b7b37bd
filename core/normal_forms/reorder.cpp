#include "core/normal_forms/reorder.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace loggia::normal_forms {

namespace {

/// Where each of the names stands in a list; an error where one does not, or one is there twice.
Result<std::vector<std::size_t>> places_in(const std::vector<std::string>& list,
                                           const std::vector<std::string>& names,
                                           std::string_view what) {
    std::vector<std::size_t> places;
    for (const std::string& name : names) {
        const auto found = std::find(list.begin(), list.end(), name);
        if (found == list.end())
            return failure(fmt::format("the order of the {}s lacks '{}'", what, name));
        places.push_back(static_cast<std::size_t>(found - list.begin()));
    }
    std::set<std::string_view> seen;
    for (const std::string& name : list)
        if (!seen.insert(name).second)
            return failure(fmt::format("the order has the {} '{}' twice", what, name));
    return places;
}

/// Moves bit from[i] to bit to[i].
std::uint64_t moved_bits(std::uint64_t bits, const std::vector<int>& from,
                         const std::vector<int>& to) {
    std::uint64_t result = 0;
    for (std::size_t i = 0; i < from.size(); ++i)
        result |= (bits >> from[i] & 1U) << to[i];
    return result;
}

} // namespace

Result<Function> with_inputs(const Function& function, const std::vector<std::string>& inputs) {
    if (inputs.size() > static_cast<std::size_t>(most_inputs))
        return failure(
            fmt::format("too many inputs: {} (the limit is {})", inputs.size(), most_inputs));
    const auto places = places_in(inputs, function.inputs, "input");
    if (!places)
        return tl::unexpected(places.error());
    std::vector<int> from;
    std::vector<int> to;
    for (std::size_t i = 0; i < function.inputs.size(); ++i) {
        from.push_back(static_cast<int>(function.inputs.size() - 1 - i));
        to.push_back(static_cast<int>(inputs.size() - 1 - (*places)[i]));
    }
    Function result = function;
    result.inputs = inputs;
    for (Cover* const cover : {&result.on, &result.dont_care}) {
        cover->inputs = static_cast<int>(inputs.size());
        for (Cube& cube : cover->cubes) {
            cube.care = moved_bits(cube.care, from, to);
            cube.value = moved_bits(cube.value, from, to);
        }
    }
    return result;
}

Result<Function> with_outputs(const Function& function, const std::vector<std::string>& outputs) {
    if (outputs.size() != function.outputs.size())
        return failure("the order must list each output once");
    const auto places = places_in(outputs, function.outputs, "output");
    if (!places)
        return tl::unexpected(places.error());
    std::vector<int> from;
    std::vector<int> to;
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        from.push_back(static_cast<int>(i));
        to.push_back(static_cast<int>((*places)[i]));
    }
    Function result = function;
    result.outputs = outputs;
    for (Cover* const cover : {&result.on, &result.dont_care})
        for (Cube& cube : cover->cubes)
            cube.outputs = moved_bits(cube.outputs, from, to);
    return result;
}

} // namespace loggia::normal_forms
