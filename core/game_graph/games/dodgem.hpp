#pragma once

#include "core/base/error.hpp"
#include "core/game_graph/games/graph_size.hpp"
#include "core/game_graph/games/value.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace loggia::game_graph {

/// Dodgem (Colin Vout 1972): each player has size - 1 cars, player 1 at the left edge, driving
/// right, player 2 at the bottom, driving up. A move takes a car one square ahead or to a side,
/// never back, onto a free square; from the far edge a car may leave the board ahead. The game ends
/// when a player's last car has left the board: that player has won. Whoever is blocked on their
/// turn has won too (misere: both lose). The game is loopy.
///
/// A position shows the rows from the top, `1../1../.22`. Level 1 ("relative") calls whoever is to
/// move player 1, with the board mirrored. A move is written as the square of its car, column and
/// row from the top, and the way it goes, as a person at the board sees it: `a2>`, `b3^`, `b3<`,
/// `a2v`.
struct Dodgem {
    static constexpr int max_size = 5;

    int size = 3;
    bool misere = false;

    [[nodiscard]] static std::string name() { return "Dodgem"; }
    [[nodiscard]] std::string text() const;
    [[nodiscard]] static std::vector<std::string> levels() { return {"positions", "relative"}; }
    [[nodiscard]] State start() const;
    [[nodiscard]] static int player(State state) { return low_player(state); }
    [[nodiscard]] std::optional<Outcome> ending(State state) const;
    void append_moves(State state, std::vector<Step>& moves) const;
    [[nodiscard]] State merged(State state, int level) const;
    /// From the start, as it was counted by a program of its own; see GraphSize.
    [[nodiscard]] GraphSize least_size(State from, int level) const;
    [[nodiscard]] std::string move_text(State state, Move move) const;
    [[nodiscard]] std::vector<std::string> fields(State state) const;
    [[nodiscard]] Result<State> state_of(int player, std::span<const std::string> fields) const;

    friend bool operator==(const Dodgem&, const Dodgem&) = default;

private:
    [[nodiscard]] unsigned square(int column, int row) const {
        return 2 + 2 * static_cast<unsigned>(row * size + column);
    }
    [[nodiscard]] bool has_cars(State state, int player) const;
    [[nodiscard]] int car(State state, int column, int row) const {
        return static_cast<int>(state >> square(column, row) & 3U);
    }
    [[nodiscard]] bool inside(int column, int row) const {
        return column >= 0 && column < size && row >= 0 && row < size;
    }
};

} // namespace loggia::game_graph
