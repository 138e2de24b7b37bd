#pragma once

#include "core/base/error.hpp"
#include "core/normal_forms/function.hpp"

#include <string>
#include <vector>

namespace loggia::normal_forms {

/// The same function with its inputs in another order. Names that it does not have become inputs on
/// which it does not depend. An error if one of its own is missing, where a name is twice, and
/// where there are more than most_inputs. Linear in the cubes.
[[nodiscard]] Result<Function> with_inputs(const Function& function,
                                           const std::vector<std::string>& inputs);

/// The same function with its outputs, which the names must be, in another order.
[[nodiscard]] Result<Function> with_outputs(const Function& function,
                                            const std::vector<std::string>& outputs);

} // namespace loggia::normal_forms
