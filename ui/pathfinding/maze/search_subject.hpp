#pragma once

#include "core/pathfinding/grids/scenario_map.hpp"
#include "core/pathfinding/problems/road_format.hpp"
#include "core/pathfinding/problems/sliding.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <variant>
#include <vector>

namespace loggia::ui {

/// The task in a maze: a path to its goal, or one through all corners or all food.
enum class MazeTask : std::uint8_t { reach, corners, food };

/// What a scenario file asks about a maze, in the order of the file; null where none does.
using MazeQuestions = std::shared_ptr<const std::vector<pathfinding::MapQuestion>>;

/// Null of an empty list.
[[nodiscard]] inline MazeQuestions questionsOf(std::vector<pathfinding::MapQuestion> questions) {
    using List = std::vector<pathfinding::MapQuestion>;
    return questions.empty() ? nullptr : std::make_shared<const List>(std::move(questions));
}

/// Where a graph has no start or no goal yet.
inline constexpr std::size_t no_town = static_cast<std::size_t>(-1);

/// From town to town by their numbers, on the map of Romania or a graph that a person draws.
struct RoadTrip {
    std::size_t start = 0;
    std::size_t goal = 0;
    std::shared_ptr<const pathfinding::RoadMap> map = nullptr; ///< Null: Romania.

    friend bool operator==(const RoadTrip& a, const RoadTrip& b) {
        const bool same_map = a.map == b.map || (a.map && b.map && *a.map == *b.map);
        return a.start == b.start && a.goal == b.goal && same_map;
    }
};

[[nodiscard]] inline const pathfinding::RoadMap& mapOf(const RoadTrip& trip) {
    return trip.map ? *trip.map : pathfinding::romania();
}
/// The trip on a graph as a file holds it, and the other way.
[[nodiscard]] inline RoadTrip tripFrom(const pathfinding::RoadQuestion& question) {
    return {question.start.value_or(no_town), question.goal.value_or(no_town),
            std::make_shared<const pathfinding::RoadMap>(question.map)};
}
[[nodiscard]] inline pathfinding::RoadQuestion questionOf(const RoadTrip& trip) {
    pathfinding::RoadQuestion question{mapOf(trip), {}, {}};
    if (trip.start != no_town)
        question.start = trip.start;
    if (trip.goal != no_town)
        question.goal = trip.goal;
    return question;
}

/// What is searched: the maze, the map, or a sliding puzzle from an order of its tiles.
using SearchSubject = std::variant<MazeTask, RoadTrip, pathfinding::Tiles>;

/// Null where something else is searched.
[[nodiscard]] inline const RoadTrip* tripOf(const SearchSubject& subject) {
    return std::get_if<RoadTrip>(&subject);
}
/// A trip on a graph that is drawn, not on the map of Romania.
[[nodiscard]] inline const RoadTrip* graphOf(const SearchSubject& subject) {
    const RoadTrip* trip = tripOf(subject);
    return trip != nullptr && trip->map ? trip : nullptr;
}
[[nodiscard]] inline const pathfinding::Tiles* tilesOf(const SearchSubject& subject) {
    return std::get_if<pathfinding::Tiles>(&subject);
}
[[nodiscard]] inline bool isOfMaze(const SearchSubject& subject) {
    return std::holds_alternative<MazeTask>(subject);
}
/// The task is a path through all corners or all food.
[[nodiscard]] inline bool collects(const SearchSubject& subject) {
    return isOfMaze(subject) && std::get<MazeTask>(subject) != MazeTask::reach;
}

} // namespace loggia::ui
