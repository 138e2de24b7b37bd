#pragma once

#include "core/base/error.hpp"
#include "core/game_graph/games/graph_size.hpp"
#include "core/game_graph/games/value.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace loggia::game_graph {

/// Chomp: a bar of chocolate whose top left square is poisoned. A move takes a square and whatever
/// lies to its right and below; whoever has nothing but the poison left has lost (misere: has won).
///
/// A position tells the lengths of the rows from the top. Level 1 ("bars") leaves out whose turn it
/// is. A move is written as the row and the column of its square, `2.3`.
struct Chomp {
    static constexpr int max_size = 15; ///< rows and columns

    int rows = 3;
    int columns = 4;
    bool misere = false;

    [[nodiscard]] static std::string name() { return "Chomp"; }
    [[nodiscard]] std::string text() const;
    [[nodiscard]] static std::vector<std::string> levels() { return {"positions", "bars"}; }
    [[nodiscard]] State start() const;
    [[nodiscard]] static int player(State state) { return low_player(state); }
    [[nodiscard]] std::optional<Outcome> ending(State state) const;
    void append_moves(State state, std::vector<Step>& moves) const;
    [[nodiscard]] static State merged(State state, int level) {
        return level == 0 ? state : state & ~State{3};
    }
    /// A lower bound; see GraphSize.
    [[nodiscard]] GraphSize least_size(State from, int level) const;
    [[nodiscard]] static std::string move_text(State state, Move move);
    [[nodiscard]] std::vector<std::string> fields(State state) const;
    [[nodiscard]] Result<State> state_of(int player, std::span<const std::string> fields) const;

    friend bool operator==(const Chomp&, const Chomp&) = default;
};

} // namespace loggia::game_graph
