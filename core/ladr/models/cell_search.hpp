#pragma once

#include "core/base/control.hpp"
#include "core/ladr/models/cell_table.hpp"
#include "core/ladr/models/clausal_theory.hpp"

#include <cstdint>
#include <functional>

namespace loggia::ladr {

struct CellSearchOptions {
    /// Which cells come next: the first one, those with the least greatest coordinate, or those
    /// within the elements named so far and else with the least greatest coordinate.
    enum class Order : std::uint8_t { linear, concentric, concentric_band };

    Order order = Order::concentric_band;
    bool most_crossed = true;  ///< of those the one with the most values crossed off, or the first
    bool near_literals = true; ///< see CellTable
    /// The least-number heuristic (J. Zhang, 1996): elements greater than all that a decision has
    /// named are alike, so only the least of them is tried. Without it, all models are found.
    bool least_number = true;
    /// Decide Skolem functions last and look at one way to fill them, so that no two models agree
    /// on the other operations.
    bool one_of_skolems = false;
    /// Stop after this many decisions; 0 for no limit.
    std::uint64_t most_decisions = 0;
};

enum class CellSearchEnd : std::uint8_t {
    complete,
    refused, ///< by the sink
    stopped,
    limit,    ///< of decisions
    too_many, ///< cells or nodes
};

/// Takes a table without open cells, valid during the call; returns whether to go on.
using CellSink = std::function<bool(const CellTable&)>;

/// Finds the models over a domain by backtracking over cells, as Mace4 does, and in its order.
/// Precondition: the elements that the theory names are in the
/// domain. Memory grows with the instances of the clauses, not with the number of models.
[[nodiscard]] CellSearchEnd search_cells(const ClausalTheory& theory, int size,
                                         int greatest_element, const CellSearchOptions& options,
                                         const CellSink& sink, const Control& control = {});

} // namespace loggia::ladr
