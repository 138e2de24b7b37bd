#pragma once

#include "core/base/control.hpp"
#include "core/pathfinding/cost.hpp"
#include "core/pathfinding/maze.hpp"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace loggia::ui {

struct MazeScene;

/// The costs of the shortest paths between each cell of a maze and its goal, or its start.
struct DistanceMap {
    static constexpr std::uint8_t farthest_shade = 254;
    static constexpr std::uint8_t no_way = 255;

    std::shared_ptr<const pathfinding::Maze> maze;
    bool from_start = false; ///< Of the paths from the start instead of those to the goal.
    std::vector<pathfinding::Cost> costs; ///< By cell; infinite_cost: there is no path.
    std::vector<std::uint8_t> shades;     ///< By cell: from 0 to farthest_shade as they cost.
    pathfinding::Cost farthest = 0;       ///< The highest cost.
    pathfinding::Cost unit = 1;
    bool all_reached = true; ///< There is a path for every floor cell.
};

/// Null where the maze has no such place, and where it is stopped.
[[nodiscard]] std::shared_ptr<const DistanceMap>
distanceMap(std::shared_ptr<const pathfinding::Maze> maze, bool from_start,
            const Control& control = {});

/// Shows distances in place of what a search has done; nothing where they are null or of a maze of
/// other sides.
void showDistances(MazeScene& scene, const std::shared_ptr<const DistanceMap>& map);

/// "17 to the goal", "no way to the goal", "17 from the start"; empty for a wall.
[[nodiscard]] QString distanceInWords(const DistanceMap& map, std::size_t cell);
/// For a cell: with one decimal where it is no whole number.
[[nodiscard]] QString shortDistance(const DistanceMap& map, std::size_t cell);

} // namespace loggia::ui
