#pragma once

#include "core/base/error.hpp"
#include "core/base/number_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

namespace loggia::normal_forms {

/// The names that are in one list alone, in its order.
[[nodiscard]] inline std::vector<std::string>
names_only_in(const std::vector<std::string>& names, const std::vector<std::string>& others) {
    std::vector<std::string> alone;
    for (const std::string& name : names)
        if (std::find(others.begin(), others.end(), name) == others.end())
            alone.push_back(name);
    return alone;
}

/// The names for a message: of many the first ones and the last one, after those that the others
/// have as well are left out.
[[nodiscard]] inline std::string names_for_message(const std::vector<std::string>& names,
                                                   const std::vector<std::string>& others) {
    constexpr std::size_t most_shown = 8;
    if (names.size() <= most_shown)
        return fmt::format("{}", fmt::join(names, " "));
    std::vector<std::string> known = others;
    std::sort(known.begin(), known.end());
    std::vector<std::string> alone;
    for (const std::string& name : names)
        if (!std::binary_search(known.begin(), known.end(), name))
            alone.push_back(name);
    const std::vector<std::string>& shown = alone.empty() ? names : alone;
    if (shown.size() <= most_shown)
        return fmt::format("{}", fmt::join(shown, " "));
    return fmt::format("{} ... {}", fmt::join(shown.begin(), shown.begin() + 3, " "), shown.back());
}

/// `function`, a Function, a WideFunction or a Circuit, with inputs and outputs in the order of
/// `model`. An error where their names differ, or how many outputs they have.
template <class AnyFunction>
[[nodiscard]] Result<AnyFunction> with_names_of(const AnyFunction& model,
                                                const AnyFunction& function) {
    auto same = with_inputs(function, model.inputs);
    if (!same || model.inputs.size() != function.inputs.size())
        return failure(fmt::format("the inputs have different names: {} and {}",
                                   names_for_message(model.inputs, function.inputs),
                                   names_for_message(function.inputs, model.inputs)));
    if (model.outputs.size() != function.outputs.size())
        return failure(fmt::format("the numbers of outputs differ: {} ({}) and {} ({})",
                                   number_text(model.outputs.size()),
                                   names_for_message(model.outputs, function.outputs),
                                   number_text(function.outputs.size()),
                                   names_for_message(function.outputs, model.outputs)));
    same = with_outputs(*same, model.outputs);
    if (!same)
        return failure(fmt::format("the outputs have different names: {} and {}",
                                   names_for_message(model.outputs, function.outputs),
                                   names_for_message(function.outputs, model.outputs)));
    return same;
}

} // namespace loggia::normal_forms
