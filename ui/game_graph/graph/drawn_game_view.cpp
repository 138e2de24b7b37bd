#include "ui/game_graph/graph/drawn_game_view.hpp"

#include "ui/game_graph/graph/drawn_scene.hpp"

#include <algorithm>
#include <cstdint>

namespace loggia::ui {

DrawnGameView::DrawnGameView(QWidget* parent) : DrawingView(parent) {
    setAccessibleName(tr("Drawing of the game"));
}

void DrawnGameView::setPlayers(int players) {
    players_ = players;
    update();
}

DrawingView::Words DrawnGameView::words() const {
    return {tr("Double-click to add a state. Drag to move one. Right-drag to draw an arrow."),
            tr("Release over the target state"),
            tr("Click the target of the arrow, or press Esc to cancel"),
            tr("Draws an arrow from %1 to %2"), tr("Deletes the arrow from %1 to %2")};
}

const GraphEdge* DrawnGameView::arrowBetween(int from, int to) const {
    const auto& edges = scene().edges;
    const auto found = std::find_if(edges.begin(), edges.end(), [&](const GraphEdge& edge) {
        return edge.from == from && edge.to == to;
    });
    return found == edges.end() ? nullptr : &*found;
}

GraphEdge DrawnGameView::newEdge(int from, int to) const {
    GraphEdge arrow = drawnArrow(from, to, static_cast<std::uint8_t>(players_));
    if (to != from && arrowBetween(to, from) != nullptr)
        arrow.bend = arrow_bend;
    return arrow;
}

const GraphEdge* DrawnGameView::deletedEdge(int from, int to) const {
    const GraphEdge* there = arrowBetween(from, to);
    const GraphEdge drawn = drawnArrow(from, to, static_cast<std::uint8_t>(players_));
    return there != nullptr && there->tone == drawn.tone && there->label == drawn.label ? there
                                                                                        : nullptr;
}

bool DrawnGameView::pageKey(int key) {
    if (key != Qt::Key_1 && key != Qt::Key_2 && key != Qt::Key_B)
        return false;
    Q_EMIT playersWanted(key == Qt::Key_1 ? 1 : key == Qt::Key_2 ? 2 : 3);
    return true;
}

QString DrawnGameView::nameOf(int node) const {
    return scene().nodes[static_cast<std::size_t>(node)].name.section(QLatin1Char(','), 0, 0);
}

} // namespace loggia::ui
