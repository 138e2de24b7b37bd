#pragma once

#include "core/base/error.hpp"
#include "core/logic/expr.hpp"
#include "core/logic/notation.hpp"

#include <string>

namespace loggia::logic {

/// The name of a variable as the notation writes it. Different variables of a store come out
/// differently, and are read back by read_lenient() into the same store as the same, except for
/// words of that syntax (`true`, `xor`, `T`) among names of C and Python.
[[nodiscard]] Result<std::string> spelled_name(const Store& store, Variable variable,
                                               const Notation& notation);

} // namespace loggia::logic
