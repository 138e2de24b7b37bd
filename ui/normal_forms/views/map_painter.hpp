#pragma once

#include "ui/normal_forms/views/map_scene.hpp"

#include <QFont>
#include <QPoint>
#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <optional>

class QPainter;

namespace loggia::ui {

struct Colours;

/// Where everything of a Karnaugh map lies inside an area: the codes of the columns above, those of
/// the rows on the left. All edges fall on device pixels.
class MapGeometry {
public:
    MapGeometry() = default;
    MapGeometry(const QSizeF& area, const MapScene& map, const QFont& font,
                double device_pixel_ratio);

    [[nodiscard]] double cellSize() const { return cell_; }
    [[nodiscard]] QRectF frame() const { return frame_; }
    /// What the map takes of the area, with the codes beside it.
    [[nodiscard]] QSizeF used() const { return used_; }
    [[nodiscard]] QRectF cellRect(int row, int column) const;
    /// Column and row of the cell at a point.
    [[nodiscard]] std::optional<QPoint> cellAt(const QPointF& point) const;
    /// The outline of a part of a group; each term lies at another distance from the cells' edges.
    [[nodiscard]] QRectF groupRect(const normal_forms::KarnaughMap::Rectangle& part,
                                   int term) const;

private:
    int rows_ = 0;
    int columns_ = 0;
    double cell_ = 0;
    QRectF frame_;
    QSizeF used_;
};

/// What is going on on the map besides the scene.
struct MapState {
    std::optional<QPoint> cursor;  ///< Column and row of the keyboard's cell.
    std::optional<QPoint> pointed; ///< Of the pointer's.
    int term = -1;                 ///< The one that is talked about.
};

/// Paints a map; the only place where maps are painted, on screen and in files.
void paintMap(QPainter& painter, const MapGeometry& geometry, const MapScene& map,
              const MapState& state, const Colours& colours, const QFont& font);

} // namespace loggia::ui
