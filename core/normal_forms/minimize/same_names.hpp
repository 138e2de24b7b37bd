#pragma once

#include "core/base/error.hpp"

#include <fmt/format.h>

namespace loggia::normal_forms {

/// `function`, a Function or a WideFunction, with inputs and outputs in the order of `model`. An
/// error where their names differ.
template <class AnyFunction>
[[nodiscard]] Result<AnyFunction> with_names_of(const AnyFunction& model,
                                                const AnyFunction& function) {
    auto same = with_inputs(function, model.inputs);
    if (!same || model.inputs.size() != function.inputs.size())
        return failure(fmt::format("the inputs differ: {} and {}", fmt::join(model.inputs, " "),
                                   fmt::join(function.inputs, " ")));
    same = with_outputs(*same, model.outputs);
    if (!same)
        return failure(fmt::format("the outputs differ: {} and {}", fmt::join(model.outputs, " "),
                                   fmt::join(function.outputs, " ")));
    return same;
}

} // namespace loggia::normal_forms
