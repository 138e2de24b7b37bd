#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace loggia::ui {

/// What is seen of a scene: its point in the middle of the widget, and pixels for each of its
/// units.
struct GraphSight {
    double scale = 1;
    QPointF centre;
};

/// How a scene is fitted into a widget: as large as it gets there, unless its labels could not be
/// read then. Lengths are pixels, but for those of `bounds` and of GraphSight::centre.
struct GraphFit {
    QRectF bounds;       ///< Of the scene.
    QSizeF size;         ///< Of the widget.
    double buttons = 0;  ///< Width that the buttons at the foot on the right take,
    double strip = 0;    ///< and the height that they need below a scene.
    double bar = 0;      ///< How thick a scroll bar is.
    double readable = 0; ///< The least scale at which all labels can be read; 0: they need not be.
    /// A lesser one, at which those of edges are still read: enough where all of the scene is seen.
    double nearly_readable = 0;
    bool whole = false; ///< All of it, however small.

    /// Height below the scene that is left to the buttons; none where a narrow scene ends beside
    /// them.
    [[nodiscard]] double freeStrip() const;
    /// At which all of the scene is seen.
    [[nodiscard]] double wholeScale() const;
    /// The scene fitted, with `wanted` in the middle as far as not all of it is seen.
    [[nodiscard]] GraphSight at(const QPointF& wanted) const;
    /// The same sight, but not smaller than fitted, nor too large, nor beside the scene.
    [[nodiscard]] GraphSight clamped(GraphSight sight) const;
    /// The width in which the fitted scene is as large as it gets in this height.
    [[nodiscard]] double fullWidth() const;

    static constexpr double largest_scale = 4;
    static constexpr double largest_fit = 2.2; ///< A scene of two or three nodes is not blown up.
};

} // namespace loggia::ui
