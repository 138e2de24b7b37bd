#pragma once

#include "core/game_graph/game.hpp"
#include "ui/game_graph/graph/shown_graph.hpp"

namespace loggia::ui {

/// Gives each node of a graph its position as a board, where the boards of the game are so small
/// that the graph stays readable: about as large as the text of a position. Linear in the nodes.
void addBoards(ShownGraph& graph, const game_graph::Game& game);

} // namespace loggia::ui
