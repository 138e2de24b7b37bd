#pragma once

#include "core/sat/traces/trace.hpp"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace loggia::sat {

/// The tree that a recorded run has gone through: what was decided below what, and how each branch
/// ended. What follows by unit propagation belongs to the node above it.
struct SearchTree {
    enum class Kind : std::uint8_t {
        root,
        decision,
        turned,  ///< the negation of a decision that failed
        learned, ///< what a learned clause made true after going back
        conflict,
        model,
    };
    struct Node {
        Kind kind;
        int literal; ///< that is true from here down; 0 for root, conflict, model
        std::uint32_t event;
        std::uint32_t parent; ///< of the root, itself
    };

    std::vector<Node> nodes; ///< as they came, so parents first; the root always
    /// Of each node, how many that were left out lie below it and no other node that is there.
    std::vector<std::uint32_t> left_out;
    bool complete = true; ///< none was left out
    bool ended = true;    ///< the trace has the whole run; if not, more may have come
    /// Where the search stood from which event on, rising: the lowest node that is there.
    std::vector<std::pair<std::uint32_t, std::uint32_t>> path{{0, 0}};

    /// The node at which the search stands after so many events. Logarithmic.
    [[nodiscard]] std::uint32_t at(std::size_t position) const;
    /// All that the trace has, with those left out. Linear.
    [[nodiscard]] std::size_t size() const;
};

/// At most so many nodes, the first ones; the others are counted. Linear in the trace.
[[nodiscard]] SearchTree search_tree(const Trace& trace, std::size_t most_nodes);

} // namespace loggia::sat
