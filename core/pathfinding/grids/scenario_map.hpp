#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/pathfinding/grids/scenario.hpp"
#include "core/pathfinding/maze.hpp"

#include <filesystem>
#include <optional>
#include <string_view>

namespace loggia::pathfinding {

/// The first of map_places() that is a file.
[[nodiscard]] std::optional<std::filesystem::path> find_map(const std::filesystem::path& scenarios,
                                                            std::string_view map);

/// A map in the size that a question has; where it has none, as it is.
[[nodiscard]] Maze sized_for(const Scenario& scenario, Maze map);

/// A map with start and goal of the longest question that a scenario file beside it asks about it,
/// for arena.map in arena.map.scen or arena.scen. As it is where there is none. `file` is where the
/// map comes from.
[[nodiscard]] Maze with_question_beside(Maze map, const std::filesystem::path& file,
                                        const Control& control = {});

/// A map with start and goal far away from each other in its largest connected region of plain
/// floor: each is one of the cells that are farthest from the other or from some cell (two sweeps
/// of breadth-first search). As it is where no two cells of floor are joined. Linear.
[[nodiscard]] Maze with_far_ends(Maze map);

/// What a person sees of a scenario file: the map that it names, which is read from the disk, with
/// start and goal of its first question that can be asked on it. Fails where the text is no
/// scenario file, or its map is not found or has errors. `file` is where the text comes from.
[[nodiscard]] Result<Maze> maze_of_scenario(std::string_view text,
                                            const std::filesystem::path& file,
                                            const Control& control = {});

} // namespace loggia::pathfinding
