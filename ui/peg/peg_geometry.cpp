#include "ui/peg/peg_geometry.hpp"

#include <QTransform>

#include <algorithm>
#include <cmath>

namespace loggia::ui {

namespace {

QPointF holePlace(const PegScene& scene, int hole) {
    return scene.holes[static_cast<std::size_t>(hole - 1)].place;
}

} // namespace

PegGeometry::PegGeometry(const QRectF& area, const QRectF& bounds, double step) {
    // A step of a small board is not larger than a coin, or than a fifth of a large window.
    const double largest_step = std::max(110.0, 0.21 * std::min(area.width(), area.height()));
    const double margin = 2 * marginOf(step);
    const double wide = bounds.width() + margin;
    const double high = bounds.height() + margin;
    scale_ =
        std::max(1e-9, std::min({area.width() / wide, area.height() / high, largest_step / step}));
    step_ = scale_ * step;
    origin_ = area.center() - scale_ * bounds.center();
}

QPointF PegGeometry::toPixels(const QPointF& place) const {
    return origin_ + scale_ * place;
}

QPainterPath PegGeometry::toPixels(const QPainterPath& path) const {
    return QTransform(scale_, 0, 0, scale_, origin_.x(), origin_.y()).map(path);
}

QPointF PegGeometry::toPlace(const QPointF& pixels) const {
    return (pixels - origin_) / scale_;
}

int PegGeometry::holeAt(const PegScene& scene, const QPointF& point) const {
    const double reach = std::max(0.45 * step_, 6.0);
    int best = 0;
    double nearest = reach;
    for (std::size_t i = 0; i < scene.holes.size(); ++i) {
        const QPointF way = toPixels(scene.holes[i].place) - point;
        if (const double distance = std::hypot(way.x(), way.y()); distance < nearest) {
            nearest = distance;
            best = static_cast<int>(i) + 1;
        }
    }
    return best;
}

/// A row round a corner goes through its middle hole. Rows that lie on one line, end on end, bow to
/// different sides, so that each can be told from the next.
QPointF PegGeometry::bowOf(const PegScene& scene, const peg::Triple& row) const {
    constexpr double bow = 0.34;
    const QPointF from = toPixels(holePlace(scene, row.a));
    const QPointF to = toPixels(holePlace(scene, row.c));
    QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    if (length <= 0)
        return from;
    way /= length;
    const QPointF middle = toPixels(holePlace(scene, row.b));
    const QPointF bend = middle - (from + to) / 2;
    constexpr double straight = 0.1; // steps
    if (std::hypot(bend.x(), bend.y()) > straight * step_)
        return middle + bend;
    if (way.x() < -1e-6 || (std::abs(way.x()) < 1e-6 && way.y() < 0))
        way = -way;
    const auto rank = std::llround(
        QPointF::dotProduct(middle - toPixels(scene.holes.front().place), way) / step_);
    const double side = rank % 2 == 0 ? bow : -bow;
    return middle + side * step_ * QPointF(-way.y(), way.x());
}

QPointF PegGeometry::alongRow(const PegScene& scene, const peg::Triple& row, double share) const {
    const QPointF from = toPixels(holePlace(scene, row.a));
    const QPointF to = toPixels(holePlace(scene, row.c));
    const QPointF bow = bowOf(scene, row);
    const double rest = 1 - share;
    return rest * rest * from + 2 * rest * share * bow + share * share * to;
}

QPointF PegGeometry::pointOn(const PegScene& scene, std::size_t row) const {
    // Off the holes, which are what a click there means, and off where rows cross.
    for (const double share : {0.25, 0.75, 0.22, 0.78, 0.28, 0.72, 0.35, 0.65}) {
        const QPointF point = alongRow(scene, scene.rows[row].row, share);
        if (holeAt(scene, point) == 0 && rowAt(scene, point) == row)
            return point;
    }
    return alongRow(scene, scene.rows[row].row, 0.5);
}

std::optional<std::size_t> PegGeometry::rowAt(const PegScene& scene, const QPointF& point) const {
    constexpr int samples = 32;
    constexpr double reach = 7;
    std::optional<std::size_t> best;
    double nearest = reach;
    for (std::size_t i = 0; i < scene.rows.size(); ++i)
        for (int k = 0; k <= samples; ++k) {
            const QPointF way =
                alongRow(scene, scene.rows[i].row, k / static_cast<double>(samples)) - point;
            if (const double distance = std::hypot(way.x(), way.y()); distance < nearest) {
                nearest = distance;
                best = i;
            }
        }
    return best;
}

} // namespace loggia::ui
