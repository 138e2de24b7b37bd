#pragma once

#include "core/base/error.hpp"
#include "core/game_graph/games/grid.hpp"
#include "core/game_graph/games/value.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace loggia::game_graph {

/// Konane, the Hawaiian game of jumps; rules in game_rules.cpp.
///
/// A position shows the rows from the top, `1212/2121/1.12/2121`: a stone never changes the colour
/// of its square, so one bit a square is enough. Level 1 ("symmetry") takes a board and those of
/// its images for one in which every square keeps its colour. Taking a stone away is written as its
/// cell, `b2`, and jumps as `a1-a3`.
struct Konane {
    static constexpr int max_cells = 25;
    static constexpr int max_side = 8;

    Grid grid{4, 4}; ///< at least two columns and rows
    bool misere = false;

    [[nodiscard]] static std::string name() { return "Konane"; }
    [[nodiscard]] std::string text() const;
    [[nodiscard]] static std::vector<std::string> levels() { return {"positions", "symmetry"}; }
    [[nodiscard]] State start() const;
    [[nodiscard]] static int player(State state) { return low_player(state); }
    [[nodiscard]] std::optional<Outcome> ending(State state) const;
    void append_moves(State state, std::vector<Step>& moves) const;
    [[nodiscard]] State merged(State state, int level) const;
    [[nodiscard]] std::string move_text(State state, Move move) const;
    [[nodiscard]] std::vector<int> path(State state, Move move) const;
    [[nodiscard]] std::vector<std::string> fields(State state) const;
    [[nodiscard]] Result<State> state_of(int player, std::span<const std::string> fields) const;

    friend bool operator==(const Konane&, const Konane&) = default;

private:
    /// Whose stones stand on a cell.
    [[nodiscard]] int owner(int cell) const {
        return (grid.column(cell) + grid.row(cell)) % 2 == 0 ? 1 : 2;
    }
    [[nodiscard]] bool may_be_taken_first(int cell) const;
    void append_openings(State state, std::vector<Step>& moves) const;
};

} // namespace loggia::game_graph
