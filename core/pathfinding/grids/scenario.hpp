#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/pathfinding/maze.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::pathfinding {

/// One question of a MovingAI scenario file: a way on a map, and how long the shortest one is.
struct Scenario {
    int bucket = 0;
    std::string map; ///< the file's name
    int width = 0;
    int height = 0;
    Point start;
    Point goal;
    double length = 0; ///< with diagonal steps of sqrt(2) that do not cut corners

    friend bool operator==(const Scenario&, const Scenario&) = default;
};

/// Reads a `.scen` file: `version 1` (or `1.0`), then on each line bucket, map, its width and
/// height, start x and y, goal x and y and the optimal length. Between them tabs, so that a name
/// may hold blanks, or blanks. Errors with their place, also where a point is not on its map.
[[nodiscard]] Result<std::vector<Scenario>> scenarios_of(std::string_view text);
/// The file, which reads back as the same scenarios.
[[nodiscard]] std::string to_text(const std::vector<Scenario>& scenarios);

/// Questions between cells of chance among which there is a way, with its exact length, on a map of
/// this name; as many as `count`, fewer where hardly any cells hang together. The same seed gives
/// the same. Steps go to eight neighbours, whatever the maze says. Fails where it is stopped.
[[nodiscard]] Result<std::vector<Scenario>> random_scenarios(const Maze& maze,
                                                             const std::string& map, int count,
                                                             std::uint64_t seed,
                                                             const Control& control = {});

} // namespace loggia::pathfinding
