#pragma once

#include <QString>

#include <vector>

namespace loggia::ui {

/// One cell of a board as it is to be shown.
struct BoardCell {
    int piece = 0;       ///< 0 empty, 1 or 2 a piece of that player.
    bool faint = false;  ///< A piece that could be there: a hint, a line of play.
    bool marked = false; ///< The last move.
    QString label = {};  ///< Short text on the piece: its number in a line of play.
    QString name = {};   ///< What a screen reader says.
};

/// A line drawn through cells, in the manner of the player whose `piece` it is.
struct BoardLine {
    int from_column = 0;
    int from_row = 0;
    int to_column = 0;
    int to_row = 0;
    int piece = 0;
    bool faint = false; ///< Thinner and paler: known for a while.
};

/// What is written under a column.
struct ColumnNote {
    QString text;      ///< Empty for none.
    bool best = false; ///< Drawn with a frame.
    int outcome = 0;   ///< Its colour: 1 a win, -1 a loss for the player to move.
};

/// A board of holes and pieces that fall into them: plain data without rules. Row 0 is the bottom
/// one, column 0 the left one.
struct BoardScene {
    int columns = 0;
    int rows = 0;
    /// cells[row * columns + column]; or empty where a view of its own paints and names them.
    std::vector<BoardCell> cells;
    std::vector<BoardLine> lines;  ///< Drawn over the pieces.
    std::vector<ColumnNote> notes; ///< One a column, or none at all.
    std::vector<int> landing;      ///< Row that a piece would come to lie on; -1: column is full.
    bool numbered_rows = false;    ///< Beside the board, from 1 at the bottom.
    int next_piece = 0;            ///< What would be dropped: shown under the pointer.
    QString name;                  ///< What a screen reader calls the board.

    [[nodiscard]] BoardCell& at(int column, int row) { return cells.at(index(column, row)); }
    [[nodiscard]] const BoardCell& at(int column, int row) const {
        return cells.at(index(column, row));
    }
    [[nodiscard]] bool contains(int column, int row) const {
        return column >= 0 && column < columns && row >= 0 && row < rows;
    }

private:
    [[nodiscard]] std::size_t index(int column, int row) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
               static_cast<std::size_t>(column);
    }
};

/// An empty board of that size.
[[nodiscard]] inline BoardScene emptyBoard(int columns, int rows) {
    BoardScene scene;
    scene.columns = columns;
    scene.rows = rows;
    scene.cells.resize(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
    scene.landing.assign(static_cast<std::size_t>(columns), 0);
    return scene;
}

} // namespace loggia::ui
