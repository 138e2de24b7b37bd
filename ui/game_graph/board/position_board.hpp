#pragma once

#include <QPoint>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace loggia::ui {

/// A position of a game as something to look at: a board with pieces, or piles.
struct PositionBoard {
    enum class Cell : char {
        outside, ///< Not even empty: beside a pile.
        empty,
        one, ///< A piece of player 1.
        two,
        counter,  ///< Of nobody.
        poison,   ///< The square of Chomp that nobody takes.
        king_one, ///< A king of player 1.
        king_two,
        covered, ///< By a domino, or a box that is closed.
        dot,     ///< Of Dots and boxes, where lines meet.
        line     ///< A line that is drawn there.
    };
    /// How the cells lie.
    enum class Layout : char {
        grid,    ///< Squares in rows and columns.
        star,    ///< Of three rows and columns; the outer cells on a ring around the middle one.
        points,  ///< As a grid, on points that lines join.
        lattice, ///< Every second row and column is narrow, for dots and the lines between them.
        ring,    ///< The first cells lie on a ring; the others are lines that join two of them.
        pits     ///< Two rows, and at their ends a store as high as both.
    };
    /// What is written beside rows and above columns, as moves call them.
    enum class Names : char { none, capitals, letters, numbers };
    int rows = 0;
    int columns = 0;
    std::vector<Cell> cells; ///< cells[row * columns + column], row 0 on top.
    Names row_names = Names::none;
    Names column_names = Names::none;
    bool piles = false;   ///< Rows are piles, or of chocolate: there is no frame around them.
    bool squares = false; ///< What is nobody's is square.
    bool signs = false;   ///< Pieces are X and O.
    Layout layout = Layout::grid;
    bool diagonals = false;   ///< Points are joined along the diagonals too.
    int points = 0;           ///< Of a ring: the cells that are no lines.
    std::vector<int> numbers; ///< Of pits: what lies in each cell.
    /// A single row goes on in a new line after so many cells, as text does; 0: it does not.
    int line_length = 0;
    /// Of a lattice, where it is known: for each cell with a closed box who closed it, 1 or 2, and
    /// 0 for the others.
    std::vector<int> owners;
    /// Of games that end with so many in a row: the first and the last cell of a row that is
    /// complete, as columns and rows.
    std::optional<std::pair<QPoint, QPoint>> completed = std::nullopt;

    [[nodiscard]] Cell at(int row, int column) const {
        return cells[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
                     static_cast<std::size_t>(column)];
    }
    [[nodiscard]] int numberAt(int row, int column) const {
        return numbers.empty()
                   ? 0
                   : numbers[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
                             static_cast<std::size_t>(column)];
    }
    /// Who closed the box in a cell; 0 where there is none, or nobody knows.
    [[nodiscard]] int ownerAt(int row, int column) const {
        return owners.empty()
                   ? 0
                   : owners[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
                            static_cast<std::size_t>(column)];
    }
    /// The two points that a cell of a ring joins; the same where it is a point.
    [[nodiscard]] std::pair<int, int> pointsOf(int column) const;
    /// Whether a cell is part of the completed row.
    [[nodiscard]] bool isCompleted(int row, int column) const;
    /// Which cell of a row in several lines a point lies in or, where the cells have names, below.
    [[nodiscard]] std::optional<int> columnAt(const QPointF& point) const;
    /// How large it is, in cells.
    [[nodiscard]] QSizeF extent() const;
    /// Where a cell lies, from the upper left corner.
    [[nodiscard]] QRectF rectOf(int row, int column) const;
    /// Of a star, what moves call a place: 1 to 8 clockwise from the top, and 0 in the middle.
    [[nodiscard]] static int starNumber(int row, int column);
    friend bool operator==(const PositionBoard&, const PositionBoard&) = default;
};

/// How long the lines are in which a single row of so many cells is about twice as wide as it is
/// high; 0 for short ones, which need one line.
[[nodiscard]] int lineLengthFor(int cells);

/// In lines of a row whose cells have names, the height of the names above them, in cells.
inline constexpr double line_names = 0.35;
/// And the room behind each of them for what goes on in the next one.
inline constexpr double line_end = 0.25;

/// What a row or a column is called: `C`, `3`; empty where it is not.
[[nodiscard]] QString nameOfLine(PositionBoard::Names names, int line);
/// The same board with nothing to the right of it, so that it has that many columns at least.
[[nodiscard]] PositionBoard widened(const PositionBoard& board, int columns);

/// Read from the parameters of a game and the text of one of its positions: `nim 3 4 5` and
/// `(1, 3, 4, 5)`, `tic-tac-toe` and `(2, X../.../...)`. Nothing for games that are numbers alone,
/// and for what would be too large to be looked at.
[[nodiscard]] std::optional<PositionBoard> boardOfPosition(const QString& game,
                                                           const QString& position);

} // namespace loggia::ui
