#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace loggia::ui {

/// A position of a game as something to look at: a board with pieces, or piles.
struct PositionBoard {
    enum class Cell : char {
        outside, ///< Not even empty: beside a pile.
        empty,
        one, ///< A piece of player 1.
        two,
        counter ///< Of nobody.
    };
    int rows = 0;
    int columns = 0;
    std::vector<Cell> cells; ///< cells[row * columns + column], row 0 on top.
    bool piles = false;      ///< Rows are piles, called A, B ... as in the moves.
    bool numbered = false;   ///< The same, but called 1, 2 ...

    [[nodiscard]] Cell at(int row, int column) const {
        return cells[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
                     static_cast<std::size_t>(column)];
    }
    friend bool operator==(const PositionBoard&, const PositionBoard&) = default;
};

/// Read from the parameters of a game and the text of one of its positions: `nim 3 4 5` and
/// `(1, 3, 4, 5)`, `tic-tac-toe` and `(2, X../.../...)`. Nothing for games that are numbers alone,
/// and for what would be too large to be looked at.
[[nodiscard]] std::optional<PositionBoard> boardOfPosition(const QString& game,
                                                           const QString& position);

} // namespace loggia::ui
