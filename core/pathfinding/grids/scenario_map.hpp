#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/pathfinding/grids/scenario.hpp"
#include "core/pathfinding/maze.hpp"

#include <filesystem>
#include <optional>
#include <string_view>
#include <vector>

namespace loggia::pathfinding {

/// The first of map_places() that is a file.
[[nodiscard]] std::optional<std::filesystem::path> find_map(const std::filesystem::path& scenarios,
                                                            std::string_view map);

/// A map in the size that a question has; where it has none, as it is.
[[nodiscard]] Maze sized_for(const Scenario& scenario, Maze map);

/// A question about one map.
struct MapQuestion {
    Point start;
    Point goal;
    double length = 0; ///< of a shortest path, as the scenario file has it

    friend bool operator==(const MapQuestion&, const MapQuestion&) = default;
};

/// A map with start and goal of one of the questions that a scenario file asks about it.
struct AskedMap {
    Maze maze;
    /// In the order of the file, those that can be asked on the map: in its size, between cells
    /// that can be entered. Where there is none, the map is as it was.
    std::vector<MapQuestion> questions;
};

/// A map with the longest question that a scenario file beside it asks about it, for arena.map in
/// arena.map.scen or arena.scen. `file` is where the map comes from.
[[nodiscard]] AskedMap with_questions_beside(Maze map, const std::filesystem::path& file,
                                             const Control& control = {});

/// A map with start and goal far away from each other in its largest connected region of plain
/// floor: each is one of the cells that are farthest from the other or from some cell (two sweeps
/// of breadth-first search). As it is where no two cells of floor are joined. Linear.
[[nodiscard]] Maze with_far_ends(Maze map);

/// What a person sees of a scenario file: the map that it names first, which is read from the disk,
/// with the first question about it. Fails where the text is no scenario file, or its map is not
/// found or has errors. `file` is where the text comes from.
[[nodiscard]] Result<AskedMap> map_of_scenario(std::string_view text,
                                               const std::filesystem::path& file,
                                               const Control& control = {});

} // namespace loggia::pathfinding
