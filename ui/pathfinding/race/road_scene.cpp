#include "ui/pathfinding/race/road_scene.hpp"

#include "core/pathfinding/problems/road_map.hpp"
#include "ui/pathfinding/maze/path_words.hpp"
#include "ui/pathfinding/race/lane_scene.hpp"
#include "ui/pathfinding/race/limit_tree.hpp"
#include "ui/widgets/graph/graph_shape.hpp"

#include <QFontMetricsF>

#include <algorithm>
#include <map>

namespace loggia::ui {

using pathfinding::Cost;
using pathfinding::Mark;
using pathfinding::State;

namespace {

/// The units of Romania are about a pixel, and names need more room; a graph is as it was drawn.
QPointF centreOf(const RoadTrip& trip, const pathfinding::Town& town) {
    return trip.map ? QPointF(town.x, town.y) : QPointF(1.55 * town.x, 1.45 * town.y);
}

QString markOfTown(Mark mark) {
    switch (mark) {
    case Mark::unseen:
    case Mark::looked_over:
        return PathWords::tr("not reached");
    case Mark::frontier:
        return PathWords::tr("in the frontier");
    case Mark::expanded:
        return PathWords::tr("expanded");
    case Mark::left:
        return PathWords::tr("backed up");
    case Mark::cut:
        return PathWords::tr("beyond the limit");
    }
    return {};
}

QString valuesInWords(const StateValues& values) {
    QString text;
    if (values.g)
        text += PathWords::tr(", g %1").arg(costText(*values.g, values.unit));
    if (values.h)
        text += PathWords::tr(", h %1").arg(costText(*values.h, values.unit));
    if (values.f)
        text += PathWords::tr(", f %1").arg(costText(*values.f, values.unit));
    return text;
}

/// What a run holds of each town besides g and h: the value backed up to it. Nothing of most runs.
std::map<State, Cost> backedUp(const SearchRecording* recording) {
    std::map<State, Cost> values;
    if (recording != nullptr)
        for (const LimitNode& node : limitTree(*recording).nodes)
            values[node.state] = node.value;
    return values;
}

} // namespace

NodeTone toneOfTown(Mark mark) {
    switch (mark) {
    case Mark::unseen:
    case Mark::looked_over: // which maps do not have
        return NodeTone::neutral;
    case Mark::frontier:
        return NodeTone::player_one;
    case Mark::expanded:
        return NodeTone::player_two;
    case Mark::left:
        return NodeTone::dim;
    case Mark::cut:
        return NodeTone::no;
    }
    return NodeTone::neutral;
}

GraphNode townNode(const QString& label, const TownSigns& signs) {
    GraphNode node;
    node.label = label;
    node.shape = signs.is_start || signs.is_goal ? NodeShape::box : NodeShape::round;
    node.badge = signs.is_start  ? QStringLiteral("S")
                 : signs.is_goal ? QStringLiteral("G")
                                 : QString();
    node.tone = signs.stands_out ? NodeTone::highlight : toneOfTown(signs.mark);
    return node;
}

GraphEdge roadEdge(int from, int to, Cost length, RoadPart part, bool one_way, Cost unit) {
    GraphEdge edge{from, to, roadNumberText(length, unit), NodeTone::neutral};
    if (part != RoadPart::no_path)
        edge.tone = part == RoadPart::path_found ? NodeTone::yes : NodeTone::player_two;
    edge.arrow = one_way;
    return edge;
}

GraphScene roadScene(const RoadTrip& trip, const SearchRecording* recording, const QFont& font) {
    const pathfinding::RoadMap& map = mapOf(trip);
    if (recording != nullptr &&
        (recording->question().subject != SearchSubject(trip) || !recording->fault().isEmpty()))
        recording = nullptr;
    std::vector<State> path;
    if (recording != nullptr)
        path = recording->path();
    const std::map<State, Cost> backed_up = backedUp(recording);
    const bool solved = recording != nullptr && recording->showsSolution();

    const QFontMetricsF metrics(font);
    GraphScene scene;
    scene.centred = true;
    for (std::size_t i = 0; i < map.towns.size(); ++i) {
        const pathfinding::Town& town = map.towns[i];
        const auto state = static_cast<State>(i);
        const QString name = QString::fromStdString(town.name);
        TownSigns signs;
        signs.is_start = i == trip.start;
        signs.is_goal = i == trip.goal;
        const QString heuristic = roadNumberText(town.straight_line, map.unit);
        QString known =
            trip.map ? PathWords::tr("h %1").arg(heuristic)
                     : PathWords::tr("straight-line distance to Bucharest: %1").arg(heuristic);
        if (recording != nullptr) {
            signs.mark = recording->markOf(state);
            const bool current = state == recording->replay().current() && !recording->isOver();
            const bool on_path = std::find(path.begin(), path.end(), state) != path.end();
            const StateValues values = valuesAt(*recording, state);
            signs.stands_out = current || (solved && on_path);
            // The goal was taken from the frontier when the path to it was found.
            const bool is_reached = solved && signs.is_goal && signs.mark == Mark::frontier;
            known = (is_reached ? PathWords::tr("reached") : markOfTown(signs.mark)) +
                    valuesInWords(values);
            if (const auto held = backed_up.find(state);
                held != backed_up.end() && values.f && held->second != *values.f)
                known += PathWords::tr(", backed-up f %1").arg(costText(held->second, values.unit));
        }
        GraphNode node =
            townNode(trip.map ? name + PathWords::tr("  h %1").arg(heuristic) : name, signs);
        node.tooltip = name + QStringLiteral(": ") + known;
        node.name = node.tooltip;
        QRectF place(QPointF(),
                     nodeSize(node, metrics.horizontalAdvance(node.label), metrics.height()));
        place.moveCenter(centreOf(trip, town));
        scene.bounds = scene.bounds.united(place.adjusted(-14, -14, 14, 14));
        scene.places.push_back(place);
        scene.nodes.push_back(std::move(node));
    }
    for (const pathfinding::Road& road : map.roads) {
        RoadPart part = RoadPart::no_path;
        for (std::size_t i = 1; i < path.size(); ++i)
            if (std::minmax<std::size_t>(path[i - 1], path[i]) ==
                std::minmax<std::size_t>(road.a, road.b))
                part = solved ? RoadPart::path_found : RoadPart::path_so_far;
        scene.edges.push_back(roadEdge(static_cast<int>(road.a), static_cast<int>(road.b),
                                       road.length, part, road.one_way, map.unit));
    }
    return scene;
}

} // namespace loggia::ui
