#pragma once

#include "core/sat/traces/trace.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace loggia::sat {

/// Why a conflict came about (Marques-Silva, Sakallah 1996): the literals that made all literals of
/// a clause false, and what made those true, back to decisions.
struct ImplicationGraph {
    struct Node {
        int literal;
        std::uint32_t level;
        /// The clause that made it true; none for decisions and pure and turned literals.
        std::uint32_t clause;
        std::uint32_t event;
        /// All paths from the decision of the conflict's level to the conflict pass here; of none
        /// where there is no decision.
        bool implication_point = false;
        /// Beyond the cut: resolved away on the way to the learned clause.
        bool beyond_cut = false;
    };
    struct Edge {
        std::uint32_t from; ///< a node, by index
        std::uint32_t to;   ///< a node, or nodes.size() for the conflict itself
    };

    std::vector<Node> nodes; ///< as they came to be true; only what leads to the conflict
    std::vector<Edge> edges;
    std::uint32_t conflict = 0; ///< the clause that is false
    std::uint32_t learned = Event::none;
};

/// The graph at a moment whose last event is a conflict; nothing elsewhere. Linear in the clauses
/// that take part.
[[nodiscard]] std::optional<ImplicationGraph> implication_graph(const TraceView& view);

} // namespace loggia::sat
