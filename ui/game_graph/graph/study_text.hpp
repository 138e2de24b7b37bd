#pragma once

#include "core/base/error.hpp"

#include <string>

namespace loggia::ui {

struct GameStudy;

// What is copied of a solved game. Precondition: the study has a solution. They fail where there is
// more than can be shown, or the game can repeat positions, so that its tree is infinite.

/// The graph as Graphviz draws it: at most as many positions as the page shows.
[[nodiscard]] Result<std::string> dotOfGraph(const GameStudy& study);
/// The tree as Graphviz draws it: at most as many nodes as the page shows.
[[nodiscard]] Result<std::string> dotOfTree(const GameStudy& study);
/// The tree sideways with its values, as `loggia-cli game tree` prints it.
[[nodiscard]] Result<std::string> textOfTree(const GameStudy& study);

} // namespace loggia::ui
