#include "ui/pathfinding/graph/road_map_view.hpp"

#include <algorithm>

namespace loggia::ui {

RoadMapView::RoadMapView(QWidget* parent) : DrawingView(parent) {}

DrawingView::Words RoadMapView::words() const {
    return {tr("Double-click to add a node. Drag to move one. Right-drag to join two."),
            tr("Release over the other end"),
            tr("Click the other end of the edge, or press Esc to cancel"), tr("Joins %1 and %2"),
            tr("Deletes the edge between %1 and %2")};
}

GraphEdge RoadMapView::newEdge(int from, int to) const {
    return {from, to};
}

const GraphEdge* RoadMapView::deletedEdge(int from, int to) const {
    const auto& edges = scene().edges;
    const auto found = std::find_if(edges.begin(), edges.end(), [&](const GraphEdge& edge) {
        return std::minmax(edge.from, edge.to) == std::minmax(from, to);
    });
    return found == edges.end() ? nullptr : &*found;
}

bool RoadMapView::pageKey(int key) {
    if (key != Qt::Key_G || selected() < 0)
        return false;
    Q_EMIT goalWanted(selected());
    return true;
}

QString RoadMapView::nameOf(int node) const {
    return scene().nodes[static_cast<std::size_t>(node)].name.section(QLatin1Char(':'), 0, 0);
}

} // namespace loggia::ui
