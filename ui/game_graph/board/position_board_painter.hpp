#pragma once

#include "ui/game_graph/board/board_play.hpp"

#include <QFont>
#include <QRectF>
#include <QSizeF>
#include <QString>

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
    /// What a board takes whose cells have this size.
    [[nodiscard]] static QSizeF sizeFor(const PositionBoard& board, double cell, double line);

private:
    double cell_ = 0;
    QSizeF strip_; ///< The width of the names of the rows and the height of the others.
    QRectF frame_;
};

/// What picking a spot is worth to the player to move: the best of the moves that it may become.
struct SpotValue {
    BoardSpot spot;
    game_graph::Value value;
    bool best = false; ///< As good as any move.
};

/// A value where it is written on the board.
struct ValueBadge {
    SpotValue value;
    QString text; ///< `W7`; `W`, where there is no room for more.
    QRectF place;
};

/// Beside all that is read on the board, names, seeds and points, and each in its cell: that of two
/// pins between them at their foot, that of one pin on it. No two overlap: where cells are too
/// small for that they have no numbers; then only best moves have one; and then none has.
[[nodiscard]] std::vector<ValueBadge> placeValues(const BoardPlay& play,
                                                  const PositionBoardGeometry& geometry,
                                                  const std::vector<SpotValue>& values,
                                                  const QFont& font);

/// What is to be seen of a board beside its pieces.
struct PositionBoardMarks {
    bool playing = false;      ///< A move can be made.
    bool names = true;         ///< Of rows, columns and places.
    BoardPlay::Answer pointed; ///< What a click would do where is pointed at.
    std::optional<BoardSpot> chosen;
    std::optional<BoardSpot> cursor; ///< Where the keyboard is seen to stand.
    std::vector<SpotValue> values;
};

/// What a move leads to, around a point: as wide as its text, and filled where it is a best move.
void paintValueBadge(QPainter& painter, const QPointF& centre, const SpotValue& value,
                     const Colours& colours, const QFont& font);

/// Pieces of player 1 are discs and those of player 2 boxes, or X and O. What the last move brought
/// has a ring and what it took is dotted; what would come is paler, what would go is crossed out;
/// where a chosen piece can go there is a dot. What no move takes is hollow. Where a move begins
/// with a piece, those that can be moved have a thin outline. Values are badges as in the graph: W,
/// L or D with the number of moves, best ones filled.
void paintPositionBoard(QPainter& painter, const BoardPlay& play,
                        const PositionBoardGeometry& geometry, const PositionBoardMarks& marks,
                        const Colours& colours, const QFont& font);

} // namespace loggia::ui
