#pragma once

#include "core/sat/engines/davis_putnam.hpp"
#include "core/sat/traces/search_tree.hpp"
#include "ui/sat/clauses/clause_reading.hpp"

#include <memory>

namespace loggia::ui {

/// A run of our engine with all that happened in it. Never changed once made.
struct Recording {
    std::shared_ptr<const ClauseReading> reading;
    sat::Features features;
    sat::Trace trace;
    sat::SearchTree tree;
    sat::Answer answer;
    QString refusal; ///< Why there is none; empty where there is one.

    /// Events kept of a run; it ends there.
    static constexpr std::size_t most_events = 200'000;
    static constexpr std::size_t most_literals = 300'000;
    static constexpr int most_atoms = 200'000;
    static constexpr std::size_t most_nodes = 2'000; ///< Of the search tree.
};

[[nodiscard]] std::shared_ptr<const Recording>
record(std::shared_ptr<const ClauseReading> reading, const sat::Features& features,
       const Control& control, std::size_t most_events = Recording::most_events);

} // namespace loggia::ui
