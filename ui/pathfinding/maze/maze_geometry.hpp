#pragma once

#include <QPoint>
#include <QRect>
#include <QRectF>

#include <optional>

namespace loggia::ui {

/// What of a maze is seen: how many times larger than when it just fits, and which point of it (0
/// to 1 of its width and height) is in the middle.
struct MazeZoom {
    double factor = 1;
    QPointF centre{0.5, 0.5};

    friend bool operator==(const MazeZoom&, const MazeZoom&) = default;
};

inline constexpr double largest_maze_zoom = 64;

/// Where the cells of a maze lie in an area. Cells of some pixels have a whole number of device
/// pixels, so that they are all of one size; smaller ones fill the area.
class MazeGeometry {
public:
    /// `ratio` is how many device pixels a unit of `area` has. At least one column and row.
    MazeGeometry(const QRectF& area, int columns, int rows, double ratio,
                 const MazeZoom& zoom = {});

    [[nodiscard]] double cell() const { return cell_; } ///< The side of a cell.
    /// All of the maze, also where it reaches beyond the area.
    [[nodiscard]] QRectF frame() const;
    [[nodiscard]] QRectF cellRect(const QPoint& cell) const;
    [[nodiscard]] QPointF centreOf(const QPoint& cell) const { return cellRect(cell).center(); }
    /// Nothing beyond the borders, and for what of the maze lies beyond the area.
    [[nodiscard]] std::optional<QPoint> cellAt(const QPointF& point) const;
    /// From the middle of a cell to the border of the start's or the goal's mark. In small cells
    /// the mark is larger than they are, so that it can be seen and grasped.
    [[nodiscard]] double markRadius() const;
    /// The same, but the nearest cell for what lies beyond the borders: for dragging.
    [[nodiscard]] QPoint nearestCell(const QPointF& point) const;
    /// The cells that lie in the area, some only in part.
    [[nodiscard]] QRect seen() const;
    /// Another zoom, about a point of the area that stays where it is.
    [[nodiscard]] MazeZoom zoomedAbout(const QPointF& point, double factor) const;
    /// The zoom with which a cell is seen: the same one where it is already.
    [[nodiscard]] MazeZoom zoomShowing(const QPoint& cell) const;
    /// The zoom with which all has moved by that much.
    [[nodiscard]] MazeZoom zoomMoved(const QPointF& by) const;

private:
    [[nodiscard]] QPointF shareAt(const QPointF& point) const;

    QRectF area_;
    int columns_;
    int rows_;
    MazeZoom zoom_; ///< Clamped.
    double cell_ = 1;
    QPointF origin_;
};

} // namespace loggia::ui
