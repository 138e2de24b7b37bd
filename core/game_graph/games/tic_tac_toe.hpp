#pragma once

#include "core/base/error.hpp"
#include "core/game_graph/games/graph_size.hpp"
#include "core/game_graph/games/value.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace loggia::game_graph {

/// Tic-tac-toe on any board of at most 30 cells: X begins, and whoever has `in_line` of their own
/// signs in a row, a column or a diagonal has won (misere: has lost); a full board is a draw.
///
/// A position shows the rows from the top, `XO./.X./...`. Level 1 ("symmetry") takes a board and
/// its mirror images and rotations for one. A move is written as column and row, `b2`.
///
/// Two bits a cell, of which a move adds the same number wherever it is possible: for each cell,
/// the positions after a move there come in the order of those before it (see
/// layer_solver.hpp).
class TicTacToe {
public:
    static constexpr int max_cells = 30;

    /// Columns and rows are at least 1, in_line is from 1 to the larger of them.
    explicit TicTacToe(int columns = 3, int rows = 3, int in_line = 3, bool misere = false);

    [[nodiscard]] static std::string name() { return "Tic-tac-toe"; }
    [[nodiscard]] std::string text() const;
    [[nodiscard]] static std::vector<std::string> levels() { return {"positions", "symmetry"}; }
    [[nodiscard]] static State start() { return 0; }
    [[nodiscard]] static int player(State state) { return layer(state) % 2 + 1; }
    [[nodiscard]] std::optional<Outcome> ending(State state) const;
    void append_moves(State state, std::vector<Step>& moves) const;
    [[nodiscard]] State merged(State state, int level) const;
    /// A lower bound; see GraphSize.
    [[nodiscard]] GraphSize least_size(State from, int level) const;
    [[nodiscard]] std::string move_text(State state, Move move) const;
    [[nodiscard]] std::vector<std::string> fields(State state) const;
    [[nodiscard]] Result<State> state_of(int player, std::span<const std::string> fields) const;

    // What solving by layers needs.
    [[nodiscard]] static int layer(State state);
    [[nodiscard]] int slots() const { return columns_ * rows_; }
    [[nodiscard]] unsigned bits() const { return 2 * static_cast<unsigned>(slots()); }
    /// The position after a move in this cell; 0 where it is taken. To be asked before the end.
    [[nodiscard]] static State after(State state, int slot, int player);

    friend bool operator==(const TicTacToe& a, const TicTacToe& b) { return a.text() == b.text(); }

private:
    int columns_;
    int rows_;
    int in_line_;
    bool misere_;
    std::vector<State> lines_;                 ///< the cells of each line, X in all of them
    std::vector<std::vector<int>> symmetries_; ///< cell to cell, without the identity
};

} // namespace loggia::game_graph
