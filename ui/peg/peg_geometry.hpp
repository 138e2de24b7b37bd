#pragma once

#include "ui/peg/peg_scene.hpp"

#include <QPainterPath>
#include <QPointF>
#include <QRectF>

#include <cstddef>
#include <optional>

namespace loggia::ui {

/// Where a drawing of holes lies in a rectangle of pixels.
class PegGeometry {
public:
    PegGeometry() = default;
    PegGeometry(const QRectF& area, const QRectF& bounds, double step);

    [[nodiscard]] QPointF toPixels(const QPointF& place) const;
    [[nodiscard]] QPainterPath toPixels(const QPainterPath& path) const;
    [[nodiscard]] QPointF toPlace(const QPointF& pixels) const;
    /// From hole to hole, in pixels.
    [[nodiscard]] double step() const { return step_; }
    /// The hole under a point, 0 for none.
    [[nodiscard]] int holeAt(const PegScene& scene, const QPointF& point) const;
    /// The row of the scene that is drawn under a point, away from holes.
    [[nodiscard]] std::optional<std::size_t> rowAt(const PegScene& scene,
                                                   const QPointF& point) const;
    /// A point where a click means this row of the scene.
    [[nodiscard]] QPointF pointOn(const PegScene& scene, std::size_t row) const;
    /// Where the bow that stands for a row is bent to: the control point of a quadratic curve.
    [[nodiscard]] QPointF bowOf(const PegScene& scene, const peg::Triple& row) const;

    /// Wood around a hole, in steps.
    static constexpr double plate_radius = 0.60;
    /// Around what has to be seen, on each side.
    [[nodiscard]] static constexpr double marginOf(double step) {
        return (plate_radius + 0.08) * step;
    }

private:
    [[nodiscard]] QPointF alongRow(const PegScene& scene, const peg::Triple& row,
                                   double share) const;

    QPointF origin_; ///< Of the drawing's (0,0), in pixels.
    double scale_ = 1;
    double step_ = 1;
};

} // namespace loggia::ui
