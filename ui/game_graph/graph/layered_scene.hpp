#pragma once

#include "ui/game_graph/graph/shown_graph.hpp"
#include "ui/game_graph/graph/state_look.hpp"
#include "ui/widgets/graph/graph_scene.hpp"

#include <QFont>

#include <vector>

namespace loggia::ui {

/// The graph of a game in rows by remoteness: where the game is over at the bottom, each row above
/// what it wins or loses by, draws without end at the top. Rows that would be too long are broken.
/// Nodes have the numbers of the graph's. Linear in nodes and moves but for sorting.
[[nodiscard]] GraphScene layeredScene(const ShownGraph& graph, const StateLook& look,
                                      const std::vector<bool>& folded, const QFont& font);

/// The same scene with another look: nothing moves.
void showLook(GraphScene& scene, const ShownGraph& graph, const StateLook& look);

/// Adds the moves of a graph between the places of a scene, as arrows where they are few.
void addMoves(GraphScene& scene, const ShownGraph& graph, const StateLook& look);

} // namespace loggia::ui
