#include "ui/widgets/graph/graph_lines.hpp"

#include <algorithm>
#include <optional>

namespace loggia::ui {

namespace {

/// The part of a line inside a rectangle, after Liang and Barsky.
std::optional<QLineF> clipped(const QLineF& line, const QRectF& to) {
    double from = 0;
    double until = 1;
    const auto cut = [&](double speed, double room) {
        if (speed == 0)
            return room >= 0;
        const double at = room / speed;
        (speed < 0 ? from : until) = speed < 0 ? std::max(from, at) : std::min(until, at);
        return from <= until;
    };
    if (cut(-line.dx(), line.x1() - to.left()) && cut(line.dx(), to.right() - line.x1()) &&
        cut(-line.dy(), line.y1() - to.top()) && cut(line.dy(), to.bottom() - line.y1()))
        return QLineF(line.pointAt(from), line.pointAt(until));
    return std::nullopt;
}

} // namespace

bool isShown(const GraphScene& scene, const GraphEdge& edge) {
    return scene.shows(edge.from) && scene.shows(edge.to);
}

QLineF lineOf(const GraphScene& scene, const GraphEdge& edge) {
    const QRectF& from = scene.place(edge.from);
    const QRectF& to = scene.place(edge.to);
    if (scene.centred)
        return {from.center(), to.center()};
    return {QPointF(from.center().x(), from.bottom()), QPointF(to.center().x(), to.top())};
}

GraphLines visibleLines(const GraphScene& scene, const QRectF& seen, double scale,
                        double fineness) {
    GraphLines lines;
    const auto dot = [&](const QPointF& point) { return (point * (scale / fineness)).toPoint(); };
    // Thick lines reach into the picture from outside.
    const double reach = 4 / scale;
    const QRectF around = seen.adjusted(-reach, -reach, reach, reach);
    for (const GraphEdge& edge : scene.edges) {
        if (!isShown(scene, edge) || (edge.arrow && fineness < 1))
            continue;
        const auto line = clipped(lineOf(scene, edge), around);
        if (!line)
            continue;
        QList<QLineF>& same = lines[static_cast<std::size_t>(edge.tone)];
        if (same.isEmpty() || dot(same.back().p1()) != dot(line->p1()) ||
            dot(same.back().p2()) != dot(line->p2()))
            same << *line;
    }
    return lines;
}

} // namespace loggia::ui
