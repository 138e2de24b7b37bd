#pragma once

#include "core/base/error.hpp"
#include "core/game_graph/games/graph_size.hpp"
#include "core/game_graph/games/value.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace loggia::game_graph {

/// Kayles and Dawson's Kayles: a move knocks down pins of a row, one or two neighbours in Kayles,
/// exactly two neighbours in Dawson's. Whoever cannot move has lost (misere: has won).
///
/// A position shows standing pins as `I` and fallen ones, and the gap between two rows, as `.`.
/// Level 1 ("pins") leaves out whose turn it is, level 2 ("rows") keeps the lengths of the rows
/// that are left, longest first. A move is written as the number of its pin, from the left, or of
/// both: `4`, `4-5`.
struct Pins {
    static constexpr int max_pins = 60; ///< gaps included

    std::vector<int> rows{5}; ///< each at least 1
    bool dawson = false;
    bool misere = false;

    [[nodiscard]] std::string name() const { return dawson ? "Dawson's Kayles" : "Kayles"; }
    [[nodiscard]] std::string text() const;
    [[nodiscard]] static std::vector<std::string> levels() { return {"positions", "pins", "rows"}; }
    [[nodiscard]] State start() const;
    [[nodiscard]] static int player(State state) { return low_player(state); }
    [[nodiscard]] std::optional<Outcome> ending(State state) const;
    void append_moves(State state, std::vector<Step>& moves) const;
    [[nodiscard]] static State merged(State state, int level);
    /// A lower bound; see GraphSize.
    [[nodiscard]] GraphSize least_size(State from, int level) const;
    [[nodiscard]] static std::string move_text(State state, Move move);
    [[nodiscard]] std::vector<std::string> fields(State state) const;
    [[nodiscard]] Result<State> state_of(int player, std::span<const std::string> fields) const;

    /// How many places there are, pins and gaps.
    [[nodiscard]] int places() const;

    friend bool operator==(const Pins&, const Pins&) = default;
};

} // namespace loggia::game_graph
