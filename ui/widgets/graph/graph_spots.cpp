#include "ui/widgets/graph/graph_spots.hpp"

#include "ui/widgets/graph/graph_arrow.hpp"
#include "ui/widgets/graph/graph_lines.hpp"

#include <QPointF>
#include <QSizeF>

#include <algorithm>
#include <cmath>
#include <limits>

namespace loggia::ui {

namespace {

/// How far a step leads to the side of a key.
double ahead(const QPointF& by, Qt::Key key) {
    switch (key) {
    case Qt::Key_Up:
        return -by.y();
    case Qt::Key_Down:
        return by.y();
    case Qt::Key_Left:
        return -by.x();
    case Qt::Key_Right:
        return by.x();
    default:
        return 0;
    }
}

} // namespace

QRectF drawnBounds(const GraphScene& scene) {
    QRectF drawn;
    for (int node = 0; node < scene.size(); ++node) {
        if (!scene.shows(node))
            continue;
        drawn = drawn.united(scene.place(node));
        if (scene.foldedUnder(node) > 0)
            drawn = drawn.united(scene.foldSign(node));
    }
    for (const GraphEdge& edge : scene.edges) {
        if (!edge.arrow || !isShown(scene, edge))
            continue;
        const GraphArrow arrow = arrowOf(scene, edge);
        for (const double along : {0.25, 0.5, 0.75})
            drawn = drawn.united(QRectF(pointOn(arrow, along), QSizeF(0.1, 0.1)));
    }
    return drawn;
}

int nodeNear(const GraphScene& scene, const QPointF& point, double reach) {
    int nearest = -1;
    double best = reach;
    for (int i = 0; i < scene.size(); ++i) {
        const QRectF& place = scene.place(i);
        if (place.isNull())
            continue;
        const double away = std::max({place.left() - point.x(), point.x() - place.right(),
                                      place.top() - point.y(), point.y() - place.bottom(), 0.0});
        if (away < best || (away == 0 && nearest == -1)) {
            nearest = i;
            best = away;
        }
    }
    return nearest;
}

int nodeBeside(const GraphScene& scene, int node, Qt::Key key) {
    if (key == Qt::Key_Home)
        return scene.shows(0) ? 0 : -1;
    const QPointF from = scene.place(node).center();
    int nearest = -1;
    double best = std::numeric_limits<double>::infinity();
    for (int i = 0; i < scene.size(); ++i) {
        if (i == node || !scene.shows(i))
            continue;
        const QPointF by = scene.place(i).center() - from;
        const double forward = ahead(by, key);
        const double aside = std::abs(by.x()) + std::abs(by.y()) - std::abs(forward);
        // What lies more aside than ahead belongs to another key.
        if (forward <= 0 || aside > forward * 2)
            continue;
        if (forward + 2 * aside < best) {
            best = forward + 2 * aside;
            nearest = i;
        }
    }
    return nearest;
}

} // namespace loggia::ui
