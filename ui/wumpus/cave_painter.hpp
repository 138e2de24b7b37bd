#pragma once

#include "ui/widgets/board/board_painter.hpp"
#include "ui/wumpus/cave_scene.hpp"

#include <optional>

class QPainter;

namespace loggia::ui {

struct Colours;

/// Where a cave of four by four lies in an area: columns are i, rows are j.
[[nodiscard]] BoardGeometry caveGeometry(const QSizeF& area, double device_pixel_ratio);

/// Where one of the four marks of a square is drawn.
[[nodiscard]] QRectF markRect(const BoardGeometry& geometry, wumpus::Square square,
                              wumpus::Sign sign);
/// The symbol whose mark is drawn at a point.
[[nodiscard]] std::optional<wumpus::Symbol> symbolAt(const BoardGeometry& geometry,
                                                     const QPointF& point);
[[nodiscard]] std::optional<wumpus::Square> squareAt(const BoardGeometry& geometry,
                                                     const QPointF& point);

/// What is going on besides the scene.
struct CaveState {
    std::optional<wumpus::Square> cursor;  ///< Where the keyboard stands.
    std::optional<wumpus::Symbol> pointed; ///< The mark under the pointer.
    std::optional<wumpus::Square> goal;    ///< A click would go there.
};

/// Paints a cave; the only place where caves are painted, on screen and in files. A mark that is
/// true is filled, one that is false struck through, an open one dashed with a question mark, a
/// contradictory one both filled and struck, with an exclamation mark.
void paintCave(QPainter& painter, const BoardGeometry& geometry, const CaveScene& scene,
               const CaveState& state, const Colours& colours, const QFont& font);

/// One mark by itself, for a legend.
void paintMark(QPainter& painter, const QRectF& rect, wumpus::Sign sign, const CaveMark& mark,
               const Colours& colours, const QFont& font);

} // namespace loggia::ui
