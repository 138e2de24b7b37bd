#pragma once

#include "ui/pathfinding/race/tiles_scene.hpp"

#include <QFont>
#include <QPoint>
#include <QRectF>

#include <optional>

class QPainter;

namespace loggia::ui {

struct Colours;

/// Where the tiles and the chart below them lie in an area. Tiles have whole units.
struct TilesGeometry {
    TilesGeometry(const QRectF& area, int side, bool chart_is_there);

    QRectF board;
    QRectF chart; ///< Null where there is none, or no room for one.
    double cell = 1;
    int side = 3;

    /// Of a place, 0 in the upper left.
    [[nodiscard]] QRectF rectOf(int place) const;
    /// -1: none.
    [[nodiscard]] int placeAt(const QPointF& point) const;
};

/// What goes on on the board besides the scene.
struct TilesMotion {
    int pointed = -1;   ///< A place with a tile that can be pushed.
    int cursor = -1;    ///< Where the keyboard is.
    int slid_from = -1; ///< The tile that is in the place slid_to comes from here ...
    int slid_to = -1;
    double share = 1; ///< ... and has come so far.
};

/// A part of a bar of the chart: states in the frontier, or states that were expanded.
void paintBar(QPainter& painter, const QRectF& bar, bool frontier, const Colours& colours);

void paintTiles(QPainter& painter, const TilesGeometry& geometry, const TilesScene& scene,
                const TilesMotion& motion, const Colours& colours, const QFont& font);

} // namespace loggia::ui
