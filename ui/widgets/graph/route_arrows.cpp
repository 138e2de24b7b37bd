#include "ui/widgets/graph/route_arrows.hpp"

#include "ui/widgets/graph/graph_arrow.hpp"
#include "ui/widgets/graph/graph_badges.hpp"
#include "ui/widgets/graph/graph_lines.hpp"

#include <QFontMetricsF>

#include <algorithm>
#include <array>
#include <limits>
#include <vector>

namespace loggia::ui {

namespace {

constexpr std::size_t curve_points = 24;
using Curve = std::array<QPointF, curve_points + 1>;

Curve curveOf(const GraphArrow& arrow) {
    Curve curve;
    for (std::size_t i = 0; i < curve.size(); ++i)
        curve.at(i) = pointOn(arrow, static_cast<double>(i) / curve_points);
    return curve;
}

QRectF boundsOf(const Curve& curve) {
    QRectF bounds(curve.front(), QSizeF(0.1, 0.1));
    for (const QPointF& point : curve)
        bounds = bounds.united(QRectF(point, QSizeF(0.1, 0.1)));
    return bounds;
}

/// Points of a curve inside a rectangle.
int pointsIn(const Curve& curve, const QRectF& rect) {
    return static_cast<int>(std::count_if(
        curve.begin(), curve.end(), [&rect](const QPointF& at) { return rect.contains(at); }));
}

/// The nodes that an arrow would pass behind; of `enough` and more, that many.
int nodesHit(const GraphScene& scene, const GraphEdge& edge, const Curve& curve,
             int enough = std::numeric_limits<int>::max()) {
    constexpr double margin = 4;
    const QRectF around = boundsOf(curve);
    int hit = 0;
    for (int node = 0; node < scene.size() && hit < enough; ++node) {
        if (node == edge.from || node == edge.to || !scene.shows(node))
            continue;
        const QRectF place = scene.place(node).adjusted(-margin, -margin, margin, margin);
        if (place.intersects(around) && pointsIn(curve, place) > 0)
            ++hit;
    }
    return hit;
}

void bendAround(GraphScene& scene, GraphEdge& edge) {
    constexpr std::array more{0.0,   12.0, -12.0, 24.0,  -24.0,  38.0,  -38.0,  54.0,  -54.0, 74.0,
                              -74.0, 98.0, -98.0, 130.0, -130.0, 170.0, -170.0, 220.0, -220.0};
    const double usual = edge.bend;
    double best = usual;
    int least = std::numeric_limits<int>::max();
    for (const double each : more) {
        edge.bend = usual + each;
        const int hit = nodesHit(scene, edge, curveOf(arrowOf(scene, edge)), least);
        if (hit < least) {
            least = hit;
            best = edge.bend;
        }
        if (least == 0)
            break;
    }
    edge.bend = best;
}

/// The bounds of the scene, so that the curve lies within them.
void widen(GraphScene& scene, const Curve& curve) {
    scene.bounds = scene.bounds.united(boundsOf(curve).adjusted(-8, -8, 8, 8));
}

/// Where the badges of the nodes that are shown lie.
std::vector<QRectF> badgesOf(const GraphScene& scene, const QFont& font) {
    const QFontMetricsF metrics(edgeLabelFont(font));
    const double height = metrics.height() + 1;
    const std::vector<QPointF> centres = badgeCentres(scene);
    std::vector<QRectF> badges;
    for (int node = 0; node < scene.size(); ++node) {
        const auto i = static_cast<std::size_t>(node);
        const QString& text = scene.nodes[i].badge;
        if (!scene.shows(node) || text.isEmpty())
            continue;
        badges.emplace_back(QPointF(),
                            QSizeF(std::max(height, metrics.horizontalAdvance(text) + 7), height));
        badges.back().moveCenter(centres[i]);
    }
    return badges;
}

} // namespace

QFont edgeLabelFont(const QFont& font) {
    constexpr double share = 0.76;
    QFont small = font;
    if (font.pointSizeF() > 0)
        small.setPointSizeF(font.pointSizeF() * share);
    else
        small.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * share)));
    return small;
}

QRectF arrowLabelRect(const GraphScene& scene, const GraphEdge& edge, const QFont& font) {
    const QFontMetricsF metrics(edgeLabelFont(font));
    const bool of_player = edge.tone == NodeTone::player_one || edge.tone == NodeTone::player_two;
    const double height = metrics.height() + (of_player ? 3 : 0);
    const double width = metrics.horizontalAdvance(edge.label) + 6;
    QRectF place(0, 0, of_player ? std::max(height, width) : width, height);
    place.moveCenter(pointOn(arrowOf(scene, edge), edge.label_at));
    return place;
}

void routeArrows(GraphScene& scene, const QFont& font) {
    std::vector<std::size_t> arrows;
    for (std::size_t i = 0; i < scene.edges.size(); ++i)
        if (scene.edges[i].arrow && scene.edges[i].from != scene.edges[i].to &&
            isShown(scene, scene.edges[i]))
            arrows.push_back(i);
    if (arrows.size() > most_routed)
        return;
    for (const std::size_t i : arrows)
        bendAround(scene, scene.edges[i]);
    std::vector<Curve> curves;
    for (const std::size_t i : arrows) {
        curves.push_back(curveOf(arrowOf(scene, scene.edges[i])));
        widen(scene, curves.back());
    }
    // Short arrows have the least choice.
    std::vector<std::size_t> order(arrows.size());
    for (std::size_t k = 0; k < order.size(); ++k)
        order[k] = k;
    const auto length = [&curves](std::size_t k) {
        const QPointF line = curves[k].back() - curves[k].front();
        return line.x() * line.x() + line.y() * line.y();
    };
    std::stable_sort(order.begin(), order.end(),
                     [&length](std::size_t a, std::size_t b) { return length(a) < length(b); });
    constexpr double near = 7;     ///< Closer labels could be mistaken for each other.
    constexpr int over_node = 200; ///< The cost of this place.
    constexpr std::array places{0.5,  0.44, 0.56, 0.38, 0.62, 0.32, 0.68,
                                0.26, 0.74, 0.2,  0.8,  0.15, 0.85};
    const std::vector<QRectF> badges = badgesOf(scene, font);
    std::vector<QRectF> labels;
    for (const std::size_t k : order) {
        GraphEdge& edge = scene.edges[arrows[k]];
        if (edge.label.isEmpty())
            continue;
        GraphEdge best = edge;
        int least = std::numeric_limits<int>::max();
        const auto try_places = [&] {
            for (const double at : places) {
                edge.label_at = at;
                const QRectF rect = arrowLabelRect(scene, edge, font);
                const QRectF beside = rect.adjusted(-3, -2, 3, 2);
                int cost = 0;
                for (const QRectF& label : labels) {
                    cost += label.adjusted(-2, -1, 2, 1).intersects(rect) ? 1000 : 0;
                    cost += label.adjusted(-near, -near, near, near).intersects(rect) ? 40 : 0;
                }
                for (int node = 0; node < scene.size(); ++node)
                    cost += scene.shows(node) && scene.place(node).intersects(rect) ? over_node : 0;
                for (const QRectF& badge : badges)
                    cost += badge.intersects(beside) ? 150 : 0;
                for (std::size_t other = 0; other < curves.size(); ++other)
                    cost += other != k ? 10 * pointsIn(curves[other], beside) : 0;
                if (cost < least) {
                    least = cost;
                    best = edge;
                }
                if (least == 0)
                    break;
            }
        };
        try_places();
        // Large text has no room between an arrow and the node that it goes around.
        const double usual = edge.bend;
        const int hit = least < over_node ? 0 : nodesHit(scene, edge, curves[k]);
        for (const double more : {12.0, -12.0, 24.0, -24.0, 38.0, -38.0}) {
            if (least < over_node)
                break;
            edge.bend = usual + more;
            if (nodesHit(scene, edge, curveOf(arrowOf(scene, edge))) <= hit)
                try_places();
        }
        edge = best;
        if (edge.bend != usual)
            widen(scene, curves[k] = curveOf(arrowOf(scene, edge)));
        labels.push_back(arrowLabelRect(scene, edge, font));
    }
}

} // namespace loggia::ui
