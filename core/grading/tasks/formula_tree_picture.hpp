#pragma once

#include "core/grading/task.hpp"

#include <string>

namespace loggia::grading {

/// Task::picture of the formula game: the tree of the formula that a call is about. Nothing where
/// the text is no formula, or one of more than 60 nodes.
[[nodiscard]] std::string formula_tree_picture(const Case& value);

} // namespace loggia::grading
