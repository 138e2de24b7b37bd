#include "ui/widgets/graph/graph_fit.hpp"

#include <algorithm>

namespace loggia::ui {

namespace {

double wholeScaleIn(const GraphFit& fit, double height) {
    return std::min({fit.size.width() / fit.bounds.width(),
                     std::max(height, 1.0) / fit.bounds.height(), GraphFit::largest_fit});
}

/// Of a scene that is fitted into so much height. A whole picture whose labels on edges are a
/// little smaller is better than one without its first node.
double scaleIn(const GraphFit& fit, double height) {
    const double whole = wholeScaleIn(fit, height);
    if (fit.readable <= 0 || fit.whole)
        return whole;
    return whole >= fit.nearly_readable ? whole : std::max(whole, fit.readable);
}

/// Of the room at this scale what the scene gets, in its own units: a bar takes some of it, so that
/// the other may be needed too.
QSizeF roomFor(const GraphFit& fit, double scale, double strip) {
    QSizeF room(fit.size.width(), fit.size.height() - strip);
    const QSizeF size = fit.bounds.size() * scale;
    const auto exceeds = [](double length, double all) { return length > all + 0.5; };
    const bool tall = exceeds(size.height(), room.height());
    if (tall)
        room.rwidth() -= fit.bar;
    if (exceeds(size.width(), room.width())) {
        room.rheight() -= fit.bar;
        if (!tall && exceeds(size.height(), room.height()))
            room.rwidth() -= fit.bar;
    }
    return room / scale;
}

/// What does not fit stays where it was scrolled to, with nothing but the scene in sight.
double along(double low, double high, double length, double middle) {
    return high - low <= length ? (low + high) / 2
                                : std::clamp(middle, low + length / 2, high - length / 2);
}

} // namespace

double GraphFit::freeStrip() const {
    if (bounds.isEmpty())
        return strip;
    const double scale = scaleIn(*this, size.height());
    const bool is_beside = bounds.height() * scale <= size.height() &&
                           bounds.width() * scale <= size.width() - 2 * buttons;
    return is_beside ? 0 : strip;
}

double GraphFit::wholeScale() const {
    return wholeScaleIn(*this, size.height() - freeStrip());
}

GraphSight GraphFit::at(const QPointF& wanted) const {
    if (bounds.isEmpty() || size.isEmpty())
        return {};
    const double strip_now = freeStrip();
    const double scale = scaleIn(*this, size.height() - strip_now);
    const QSizeF room = roomFor(*this, scale, strip_now);
    // The middle of the room is not that of the widget.
    const QPointF free((size.width() / scale - room.width()) / 2,
                       (size.height() / scale - room.height()) / 2);
    return {scale,
            QPointF(along(bounds.left(), bounds.right(), room.width(), wanted.x() - free.x()),
                    along(bounds.top(), bounds.bottom(), room.height(), wanted.y() - free.y())) +
                free};
}

GraphSight GraphFit::clamped(GraphSight sight) const {
    if (bounds.isEmpty())
        return {};
    // Smaller than fitted there would be nothing but empty space to win.
    sight.scale = std::clamp(sight.scale, std::min(wholeScale(), 1.0), largest_scale);
    sight.centre.setX(std::clamp(sight.centre.x(), bounds.left(), bounds.right()));
    sight.centre.setY(std::clamp(sight.centre.y(), bounds.top(), bounds.bottom()));
    return sight;
}

double GraphFit::fullWidth() const {
    if (bounds.isEmpty())
        return 0;
    const double by_height = std::max(size.height() - strip, 1.0) / bounds.height();
    return bounds.width() * std::min(std::max(by_height, readable), largest_fit);
}

} // namespace loggia::ui
