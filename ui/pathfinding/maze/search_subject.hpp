#pragma once

#include "core/pathfinding/problems/sliding.hpp"

#include <cstddef>
#include <cstdint>
#include <variant>

namespace loggia::ui {

/// What is asked of a maze: the way to its goal, or one over all corners or all food.
enum class MazeTask : std::uint8_t { reach, corners, food };

/// From town to town on the map of Romania, by their numbers.
struct RoadTrip {
    std::size_t start = 0;
    std::size_t goal = 0;

    friend bool operator==(const RoadTrip&, const RoadTrip&) = default;
};

/// What is searched: the maze, the map, or a sliding puzzle from an order of its tiles.
using SearchSubject = std::variant<MazeTask, RoadTrip, pathfinding::Tiles>;

/// Null where something else is searched.
[[nodiscard]] inline const RoadTrip* tripOf(const SearchSubject& subject) {
    return std::get_if<RoadTrip>(&subject);
}
[[nodiscard]] inline const pathfinding::Tiles* tilesOf(const SearchSubject& subject) {
    return std::get_if<pathfinding::Tiles>(&subject);
}
[[nodiscard]] inline bool isOfMaze(const SearchSubject& subject) {
    return std::holds_alternative<MazeTask>(subject);
}
/// The way over all corners or all food is asked for.
[[nodiscard]] inline bool collects(const SearchSubject& subject) {
    return isOfMaze(subject) && std::get<MazeTask>(subject) != MazeTask::reach;
}

} // namespace loggia::ui
