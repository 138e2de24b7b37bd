#pragma once

#include "core/sat/traces/implication_graph.hpp"
#include "ui/sat/clauses/atom_words.hpp"
#include "ui/widgets/graph/graph_scene.hpp"

#include <QFont>

#include <limits>

namespace loggia::ui {

class Replay;

/// An implication graph laid out from top to bottom: what was decided above what follows from it,
/// the conflict at the bottom, and a line for the cut that gives the learned clause where there is
/// one. Nodes of the scene are those of the graph, then the conflict, then the ends of the cut.
///
/// Layers by longest path, their order by barycentres (Sugiyama, Tagawa, Toda 1981). What is beyond
/// the cut stands below it, but where some of it leads back above, which minimised clauses may do:
/// then there is no line. A layer that is wider than `widest` goes on in rows below it, so that a
/// narrow window shows parents beside each other. Linear in the edges, sorting apart.
[[nodiscard]] GraphScene implicationScene(const sat::ImplicationGraph& graph,
                                          const AtomWords& words, const logic::ClauseSet& clauses,
                                          const QFont& font,
                                          double widest = std::numeric_limits<double>::infinity());

/// The graph at the replay's moment: at a conflict, and while its clause is learned. Of a large one
/// only what that clause was made from.
[[nodiscard]] std::optional<sat::ImplicationGraph> implicationsAt(const Replay& replay);

} // namespace loggia::ui
