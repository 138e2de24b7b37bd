#pragma once

#include "ui/game_graph/board/board_play.hpp"

#include <QRectF>
#include <QString>

#include <vector>

class QFont;
class QPainter;

namespace loggia::ui {

struct Colours;
class PositionBoardGeometry;

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

/// Paints them, each where placeValues() has it.
void paintValues(QPainter& painter, const BoardPlay& play, const PositionBoardGeometry& geometry,
                 const std::vector<SpotValue>& values, const Colours& colours, const QFont& font);

/// What a move leads to, around a point: as wide as its text, and filled where it is a best move.
void paintValueBadge(QPainter& painter, const QPointF& centre, const SpotValue& value,
                     const Colours& colours, const QFont& font);

} // namespace loggia::ui
