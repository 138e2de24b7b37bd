#include "ui/pathfinding/maze/maze_geometry.hpp"

#include <algorithm>
#include <cmath>

namespace loggia::ui {

namespace {

/// From this size on, in device pixels, cells have whole pixels.
constexpr double whole_pixels_from = 4;

/// Where a side of the maze begins: in the middle of the area, or so that the area is filled.
double beginOf(double low, double extent, double side, double centre) {
    if (side <= extent)
        return low + (extent - side) / 2;
    return std::clamp(low + extent / 2 - centre * side, low + extent - side, low);
}

} // namespace

MazeGeometry::MazeGeometry(const QRectF& area, int columns, int rows, double ratio,
                           const MazeZoom& zoom)
    : area_(area), columns_(std::max(1, columns)), rows_(std::max(1, rows)), zoom_(zoom) {
    zoom_.factor = std::clamp(zoom.factor, 1.0, largest_maze_zoom);
    const double fit = std::min(area.width() / columns_, area.height() / rows_);
    cell_ = std::max(fit, 1e-3) * zoom_.factor;
    if (cell_ * ratio >= whole_pixels_from)
        cell_ = std::floor(cell_ * ratio) / ratio;
    const auto snapped = [ratio](double value) { return std::round(value * ratio) / ratio; };
    origin_ = {snapped(beginOf(area.left(), area.width(), cell_ * columns_, zoom_.centre.x())),
               snapped(beginOf(area.top(), area.height(), cell_ * rows_, zoom_.centre.y()))};
}

QRectF MazeGeometry::frame() const {
    return {origin_, QSizeF(cell_ * columns_, cell_ * rows_)};
}

QRectF MazeGeometry::cellRect(const QPoint& cell) const {
    return {origin_.x() + cell.x() * cell_, origin_.y() + cell.y() * cell_, cell_, cell_};
}

QPoint MazeGeometry::nearestCell(const QPointF& point) const {
    const QPointF place = (point - origin_) / cell_;
    const auto cell = [](double value, int count) {
        return static_cast<int>(std::clamp(std::floor(value), 0.0, count - 1.0));
    };
    return {cell(place.x(), columns_), cell(place.y(), rows_)};
}

std::optional<QPoint> MazeGeometry::cellAt(const QPointF& point) const {
    if (!area_.contains(point) || !frame().contains(point))
        return std::nullopt;
    return nearestCell(point);
}

double MazeGeometry::markRadius() const {
    constexpr double share = 0.42;
    constexpr double least = 4.5;
    return std::max(cell_ * share, least);
}

QRect MazeGeometry::seen() const {
    return {nearestCell(area_.topLeft()), nearestCell(area_.bottomRight())};
}

QPointF MazeGeometry::shareAt(const QPointF& point) const {
    const QRectF whole = frame();
    return {(point.x() - whole.left()) / whole.width(), (point.y() - whole.top()) / whole.height()};
}

MazeZoom MazeGeometry::zoomedAbout(const QPointF& point, double factor) const {
    MazeZoom zoom;
    zoom.factor = std::clamp(zoom_.factor * factor, 1.0, largest_maze_zoom);
    const QPointF share = shareAt(point);
    const double fit = std::min(area_.width() / columns_, area_.height() / rows_);
    const QSizeF size(fit * zoom.factor * columns_, fit * zoom.factor * rows_);
    const QPointF off = point - area_.center();
    zoom.centre = {std::clamp(share.x() - off.x() / size.width(), 0.0, 1.0),
                   std::clamp(share.y() - off.y() / size.height(), 0.0, 1.0)};
    return zoom;
}

MazeZoom MazeGeometry::zoomShowing(const QPoint& cell) const {
    const QRectF rect = cellRect(cell);
    if (area_.contains(rect) || zoom_.factor <= 1)
        return zoom_;
    MazeZoom zoom = zoom_;
    zoom.centre = shareAt(rect.center());
    return zoom;
}

MazeZoom MazeGeometry::zoomMoved(const QPointF& by) const {
    MazeZoom zoom = zoom_;
    const QPointF share = shareAt(area_.center() - by);
    zoom.centre = {std::clamp(share.x(), 0.0, 1.0), std::clamp(share.y(), 0.0, 1.0)};
    return zoom;
}

} // namespace loggia::ui
