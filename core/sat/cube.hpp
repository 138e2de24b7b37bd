#pragma once

#include <vector>

namespace loggia::sat {

/// Literals that are all true: the decisions that lead to a part of a search.
using Cube = std::vector<int>;

} // namespace loggia::sat
