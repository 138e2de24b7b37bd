#include "ui/pathfinding/maze/distance_map.hpp"

#include "core/pathfinding/grids/cost_field.hpp"
#include "core/pathfinding/moves.hpp"
#include "core/pathfinding/problems/problem.hpp"
#include "ui/language/number_words.hpp"
#include "ui/pathfinding/maze/maze_scene.hpp"
#include "ui/pathfinding/maze/path_words.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace loggia::ui {

using pathfinding::Cost;
using pathfinding::infinite_cost;

std::shared_ptr<const DistanceMap> distanceMap(std::shared_ptr<const pathfinding::Maze> maze,
                                               bool from_start, const Control& control) {
    const auto place = from_start ? maze->start : maze->goal;
    if (!place || !maze->passable(*place))
        return nullptr;
    auto map = std::make_shared<DistanceMap>();
    map->costs = from_start ? costs_from(*maze, *place, control) : costs_to(*maze, *place, control);
    if (control.stop_requested())
        return nullptr;
    map->from_start = from_start;
    map->unit = unit_of(maze->neighbours);
    for (std::size_t cell = 0; cell < map->costs.size(); ++cell) {
        if (map->costs[cell] != infinite_cost)
            map->farthest = std::max(map->farthest, map->costs[cell]);
        else if (maze->terrain[cell] != pathfinding::wall)
            map->all_reached = false;
    }
    const double scale = map->farthest == 0 ? 0
                                            : double{DistanceMap::farthest_shade} /
                                                  static_cast<double>(map->farthest);
    map->shades.resize(map->costs.size());
    std::transform(map->costs.begin(), map->costs.end(), map->shades.begin(), [scale](Cost cost) {
        return cost == infinite_cost ? DistanceMap::no_way
                                     : static_cast<std::uint8_t>(static_cast<double>(cost) * scale);
    });
    map->maze = std::move(maze);
    return map;
}

void showDistances(MazeScene& scene, const std::shared_ptr<const DistanceMap>& map) {
    if (!map || !scene.maze || map->maze->width != scene.maze->width ||
        map->maze->height != scene.maze->height)
        return;
    scene.distances = map;
    scene.marks.clear();
    scene.current.reset();
    scene.name = (map->from_start ? PathWords::tr("%1, distances from the start")
                                  : PathWords::tr("%1, distances to the goal"))
                     .arg(scene.name);
}

QString distanceInWords(const DistanceMap& map, std::size_t cell) {
    if (cell >= map.costs.size() || map.maze->terrain[cell] == pathfinding::wall)
        return {};
    if (map.costs[cell] == infinite_cost)
        return map.from_start ? PathWords::tr("unreachable from the start")
                              : PathWords::tr("goal unreachable");
    return (map.from_start ? PathWords::tr("%1 from the start") : PathWords::tr("%1 to the goal"))
        .arg(costText(map.costs[cell], map.unit));
}

QString shortDistance(const DistanceMap& map, std::size_t cell) {
    const double value = pathfinding::real_cost(map.costs[cell], map.unit);
    return std::abs(value - std::round(value)) < 1e-9 ? QString::number(value, 'f', 0)
                                                      : decimalText(value, 1);
}

} // namespace loggia::ui
