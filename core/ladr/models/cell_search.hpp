#pragma once

#include "core/base/control.hpp"
#include "core/ladr/models/cell_table.hpp"
#include "core/ladr/models/clausal_theory.hpp"

#include <cstdint>
#include <functional>
#include <optional>

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
    /// Decide Skolem functions when all else is decided, and look at one way to fill them.
    bool skolems_last = false;
    /// Turn back behind decisions on Skolem functions that came when all other cells had values, as
    /// they lead to the same model otherwise. Models that agree on those cells can still come
    /// where Skolem functions were decided before them.
    bool one_of_skolems = false;
    /// Turn back where a renaming of elements leads to a lesser model (see LeastCheck), so what
    /// comes are the least models of all classes, and others where that takes many steps. The
    /// elements 0 ... fixed - 1 keep their names. Nothing without a value.
    std::optional<int> least_of_class;
    /// Stop after this many decisions; 0 for no limit.
    std::uint64_t most_decisions = 0;
    /// Called once, after `long_decisions`, where there has been no model; may be empty.
    std::function<void()> on_long;
    std::uint64_t long_decisions = 0;
};

enum class CellSearchEnd : std::uint8_t {
    complete,
    refused, ///< by the sink
    stopped,
    limit,    ///< of decisions
    too_many, ///< cells or nodes
};

/// Takes a table without open cells, valid during the call, and whether it is known to be the least
/// of its class; returns whether to go on.
using CellSink = std::function<bool(const CellTable&, bool is_least)>;

/// Finds the models over a domain by backtracking over cells, as Mace4 does, and in its order.
/// Precondition: the elements that the theory names are in the
/// domain. Memory grows with the instances of the clauses, not with the number of models.
[[nodiscard]] CellSearchEnd search_cells(const ClausalTheory& theory, int size,
                                         int greatest_element, const CellSearchOptions& options,
                                         const CellSink& sink, const Control& control = {});

} // namespace loggia::ladr
