#include "ui/pathfinding/graph/road_edit.hpp"

#include "core/pathfinding/problems/road_format.hpp"
#include "ui/widgets/graph/free_point.hpp"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>
#include <vector>

namespace loggia::ui {

using pathfinding::RoadMap;

namespace {

/// The trip on a changed map; `change` says whether there is anything to change.
template <class Change>
RoadTrip changed(const RoadTrip& trip, Change change) {
    RoadTrip made = trip;
    auto map = std::make_shared<RoadMap>(mapOf(trip));
    if (!change(*map, made))
        return trip;
    reduce_unit(*map);
    if (made.goal < map->towns.size())
        map->center = made.goal;
    made.map = std::move(map);
    return made;
}

std::string freeName(const RoadMap& map) {
    for (char letter = 'A'; letter <= 'Z'; ++letter)
        if (!map.find(std::string(1, letter)))
            return {letter};
    for (std::size_t number = 1;; ++number)
        if (std::string name = "N" + std::to_string(number); !map.find(name))
            return name;
}

bool canBeNamed(const RoadMap& map, const std::string& name) {
    return !name.empty() && pathfinding::is_short_road_name(name) &&
           name.find_first_of(" \t\r\n#") == std::string::npos && !map.find(name);
}

/// Near `place`, but not over another node than `except`.
QPointF roomAt(const RoadMap& map, const QPointF& place, std::size_t except) {
    constexpr double edge = 1e5;
    std::vector<QPointF> points;
    for (const pathfinding::Town& town : map.towns)
        points.emplace_back(town.x, town.y);
    const QPointF inside(std::clamp(place.x(), -edge, edge), std::clamp(place.y(), -edge, edge));
    const QPointF at = freePoint(points, inside, node_distance, except);
    return {std::round(at.x()), std::round(at.y())};
}

/// Sets a number of the map; false where it is not possible.
bool setNumber(RoadMap& map, pathfinding::Cost& number, pathfinding::Cost value,
               pathfinding::Cost unit) {
    if (value < 0 || value > pathfinding::most_road_cost * unit)
        return false;
    divide_into_hundredths(map);
    number = value * (map.unit / unit);
    return true;
}

/// The number of a node after another one is gone.
std::size_t after(std::size_t node, std::size_t gone) {
    return node == gone ? no_town : node != no_town && node > gone ? node - 1 : node;
}

} // namespace

RoadTrip withNode(const RoadTrip& trip, const QPointF& place) {
    return changed(trip, [&](RoadMap& map, RoadTrip& made) {
        if (map.towns.size() >= pathfinding::most_road_nodes)
            return false;
        const QPointF at = roomAt(map, place, map.towns.size());
        map.towns.push_back({freeName(map), 0, at.x(), at.y()});
        if (made.start >= map.towns.size())
            made.start = map.towns.size() - 1;
        else if (made.goal >= map.towns.size())
            made.goal = map.towns.size() - 1;
        return true;
    });
}

RoadTrip withoutNode(const RoadTrip& trip, std::size_t node) {
    return changed(trip, [&](RoadMap& map, RoadTrip& made) {
        if (node >= map.towns.size())
            return false;
        map.towns.erase(map.towns.begin() + static_cast<std::ptrdiff_t>(node));
        std::erase_if(map.roads,
                      [node](const auto& road) { return road.a == node || road.b == node; });
        for (auto& road : map.roads) {
            road.a = after(road.a, node);
            road.b = after(road.b, node);
        }
        made.start = after(made.start, node);
        made.goal = after(made.goal, node);
        map.center = 0;
        return true;
    });
}

RoadTrip withPlace(const RoadTrip& trip, std::size_t node, const QPointF& place) {
    return changed(trip, [&](RoadMap& map, RoadTrip& /*made*/) {
        if (node >= map.towns.size())
            return false;
        const QPointF at = roomAt(map, place, node);
        map.towns[node].x = at.x();
        map.towns[node].y = at.y();
        return true;
    });
}

RoadTrip withName(const RoadTrip& trip, std::size_t node, const QString& name) {
    return changed(trip, [&](RoadMap& map, RoadTrip& /*made*/) {
        const std::string text = name.trimmed().toStdString();
        if (node >= map.towns.size() || !canBeNamed(map, text))
            return false;
        map.towns[node].name = text;
        return true;
    });
}

RoadTrip withHeuristic(const RoadTrip& trip, std::size_t node, pathfinding::Cost value,
                       pathfinding::Cost unit) {
    return changed(trip, [&](RoadMap& map, RoadTrip& /*made*/) {
        return node < map.towns.size() &&
               setNumber(map, map.towns[node].straight_line, value, unit);
    });
}

RoadTrip withStart(const RoadTrip& trip, std::size_t node) {
    return changed(trip, [&](RoadMap& map, RoadTrip& made) {
        made.start = node;
        return node < map.towns.size();
    });
}

RoadTrip withGoal(const RoadTrip& trip, std::size_t node) {
    return changed(trip, [&](RoadMap& map, RoadTrip& made) {
        made.goal = node;
        return node < map.towns.size();
    });
}

RoadTrip withEdgeChanged(const RoadTrip& trip, std::size_t from, std::size_t to) {
    return changed(trip, [&](RoadMap& map, RoadTrip& /*made*/) {
        if (from >= map.towns.size() || to >= map.towns.size() || from == to)
            return false;
        const std::size_t gone = std::erase_if(map.roads, [&](const auto& road) {
            return std::minmax(road.a, road.b) == std::minmax(from, to);
        });
        if (gone > 0)
            return true;
        if (map.roads.size() >= pathfinding::most_road_edges)
            return false;
        map.roads.push_back({from, to, map.unit, false});
        return true;
    });
}

RoadTrip withCost(const RoadTrip& trip, std::size_t edge, pathfinding::Cost cost,
                  pathfinding::Cost unit) {
    return changed(trip, [&](RoadMap& map, RoadTrip& /*made*/) {
        return edge < map.roads.size() && setNumber(map, map.roads[edge].length, cost, unit);
    });
}

RoadTrip withOneWay(const RoadTrip& trip, std::size_t edge, bool one_way) {
    return changed(trip, [&](RoadMap& map, RoadTrip& /*made*/) {
        if (edge >= map.roads.size())
            return false;
        map.roads[edge].one_way = one_way;
        return true;
    });
}

RoadTrip withoutEdge(const RoadTrip& trip, std::size_t edge) {
    return changed(trip, [&](RoadMap& map, RoadTrip& /*made*/) {
        if (edge >= map.roads.size())
            return false;
        map.roads.erase(map.roads.begin() + static_cast<std::ptrdiff_t>(edge));
        return true;
    });
}

RoadTrip exampleGraph() {
    const auto read = pathfinding::road_question_of("graph\n"
                                                    "node S 5 at 0 90\n"
                                                    "node A 4 at 150 0\n"
                                                    "node B 2 at 150 180\n"
                                                    "node C 3 at 320 60\n"
                                                    "node D 1 at 320 200\n"
                                                    "node G 0 at 480 120\n"
                                                    "edge S A 2\nedge S B 3\nedge A C 2\n"
                                                    "edge B C 4\nedge B D 6\nedge C G 3\n"
                                                    "edge D G 2\nstart S\ngoal G\n");
    return tripFrom(*read);
}

} // namespace loggia::ui
