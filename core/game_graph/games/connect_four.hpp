#pragma once

#include "core/base/error.hpp"
#include "core/game_graph/games/graph_size.hpp"
#include "core/game_graph/games/value.hpp"

#include <bit>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace loggia::game_graph {

/// Connect 4 on any small board: X begins, signs fall to the bottom of a column, and whoever has
/// `in_line` of their own in a row, a column or a diagonal has won (misere: has lost); a full board
/// is a draw.
///
/// A position shows the rows from the top, `..../..../.O../XX..`. Level 1 ("mirrored") takes a
/// board and its mirror image for one. A move is written as the number of the column.
///
/// For each column a position has rows + 1 bits: from the bottom, 0 for X and 1 for O, and then a 1
/// above the highest sign. A move adds 1 or 2 times that last bit, the more the higher the column
/// is: for each column, the positions after a move come in the order of those before it (see
/// layer_solver.hpp).
class ConnectFour {
public:
    static constexpr int max_bits = 62;

    /// columns * (rows + 1) is at most max_bits, in_line is from 1 to the larger of both.
    explicit ConnectFour(int columns = 4, int rows = 4, int in_line = 4, bool misere = false);

    [[nodiscard]] static std::string name() { return "Connect 4"; }
    [[nodiscard]] std::string text() const;
    [[nodiscard]] static std::vector<std::string> levels() { return {"positions", "mirrored"}; }
    [[nodiscard]] State start() const { return bottom_; }
    [[nodiscard]] int player(State state) const { return layer(state) % 2 + 1; }
    [[nodiscard]] std::optional<Outcome> ending(State state) const;
    void append_moves(State state, std::vector<Step>& moves) const;
    [[nodiscard]] State merged(State state, int level) const;
    /// From the empty board with lines of 2 or more; of all else it says nothing.
    [[nodiscard]] GraphSize least_size(State from, int level) const;
    [[nodiscard]] static std::string move_text(State state, Move move);
    [[nodiscard]] std::vector<std::string> fields(State state) const;
    [[nodiscard]] Result<State> state_of(int player, std::span<const std::string> fields) const;

    // What solving by layers needs.
    [[nodiscard]] int layer(State state) const { return std::popcount(occupied(state)); }
    [[nodiscard]] int slots() const { return columns_; }
    [[nodiscard]] unsigned bits() const { return static_cast<unsigned>(columns_ * (rows_ + 1)); }
    /// The position after a move in this column; 0 where it is full. To be asked before the end.
    [[nodiscard]] State after(State state, int slot, int player) const {
        const State column = state & column_ << static_cast<unsigned>(slot * (rows_ + 1));
        const State top = std::bit_floor(column);
        if ((top & tops_) != 0)
            return 0;
        return state + (player == 1 ? top : 2 * top);
    }

    friend bool operator==(const ConnectFour& a, const ConnectFour& b) {
        return a.text() == b.text();
    }

private:
    /// Where signs lie.
    [[nodiscard]] State occupied(State state) const;

    int columns_;
    int rows_;
    int in_line_;
    bool misere_;
    State column_;     ///< the bits of the first column
    State bottom_ = 0; ///< the lowest bit of each column
    State tops_ = 0;   ///< the highest bit of each column, above its cells
    /// Where a bit may be carried down to by 1, 2, 4 ... places without coming from another column.
    std::vector<State> carried_;
};

} // namespace loggia::game_graph
