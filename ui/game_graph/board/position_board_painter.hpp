#pragma once

#include "ui/game_graph/board/board_play.hpp"
#include "ui/game_graph/board/value_badges.hpp"

#include <QFont>
#include <QRectF>
#include <QSizeF>

#include <optional>
#include <vector>

class QPainter;

namespace loggia::ui {

struct Colours;

/// Where everything of a small board lies in a widget: the names of its rows on the left, those of
/// its columns above it.
class PositionBoardGeometry {
public:
    /// `line` is the height of a line of text. Cells have a whole number of pixels, as large as
    /// fits, but not larger than `largest`.
    PositionBoardGeometry(const PositionBoard& board, const QSizeF& area, double line,
                          double largest = largest_cell);

    [[nodiscard]] double cell() const { return cell_; }
    [[nodiscard]] const QRectF& frame() const { return frame_; }
    /// Of a rectangle in cells.
    [[nodiscard]] QRectF toWidget(const QRectF& cells) const;
    [[nodiscard]] QPointF toCells(const QPointF& point) const;
    [[nodiscard]] QRectF rowNameRect(const PositionBoard& board, int row) const;
    [[nodiscard]] QRectF columnNameRect(const PositionBoard& board, int column) const;

    /// Beside other things, and where the board has a page to itself.
    static constexpr double largest_cell = 40;
    static constexpr double largest_alone = 400;
    /// The radius of a point of a ring, in cells.
    static constexpr double ring_point = 0.28;
    /// What a board takes whose cells have this size.
    [[nodiscard]] static QSizeF sizeFor(const PositionBoard& board, double cell, double line);

private:
    double cell_ = 0;
    QSizeF strip_; ///< The width of the names of the rows and the height of the others.
    QRectF frame_;
};

/// What is to be seen of a board beside its pieces.
struct PositionBoardMarks {
    bool playing = false;      ///< A move can be made.
    bool names = true;         ///< Of rows, columns and places.
    BoardPlay::Answer pointed; ///< What a click would do where is pointed at.
    std::optional<BoardSpot> chosen;
    std::optional<BoardSpot> cursor; ///< Where the keyboard is seen to stand.
    std::vector<SpotValue> values;
};

/// Pieces of player 1 are discs and those of player 2 boxes, or X and O. What the last move brought
/// has a ring and what it took is dotted; what would come is paler, what would go is crossed out;
/// where a chosen piece can go there is a dot. What no move takes is hollow. Where a move begins
/// with a piece, those that can be moved have a thin outline. Values are badges as in the graph: W,
/// L or D with the number of moves, best ones filled.
void paintPositionBoard(QPainter& painter, const BoardPlay& play,
                        const PositionBoardGeometry& geometry, const PositionBoardMarks& marks,
                        const Colours& colours, const QFont& font);

} // namespace loggia::ui
