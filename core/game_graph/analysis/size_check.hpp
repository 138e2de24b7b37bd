#pragma once

#include "core/base/error.hpp"
#include "core/game_graph/analysis/graph.hpp"
#include "core/game_graph/game.hpp"

namespace loggia::game_graph {

/// An error where the parameters of a game alone show that its graph, merged at `level`, exceeds
/// the limits from this position on: how large it is at least, and a game of its kind that can be
/// solved. Says nothing of most games, and takes a few milliseconds at most.
[[nodiscard]] Result<void> check_size(const Game& game, State from, int level,
                                      const Limits& limits);

} // namespace loggia::game_graph
