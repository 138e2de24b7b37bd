#pragma once

#include "ui/pathfinding/maze/maze_scene.hpp"
#include "ui/pathfinding/race/search_recording.hpp"

#include <cstdint>
#include <vector>

namespace loggia::ui {

/// Writes into the cells of a scene what the run knows of them at its moment: f with g and h where
/// the algorithm goes by f, h with g where it goes by h, and else g. Of several states on a cell,
/// as SearchRecording::stateAt() chooses. Nothing in mazes of more than `most_cells_with_values`
/// cells, in which numbers would have no room. `marks` are those of the recording's moment.
void showValues(MazeScene& scene, const SearchRecording& recording,
                const std::vector<std::uint8_t>& marks);
inline constexpr std::size_t most_cells_with_values = 4000;

/// "12", "5.8": with one digit at most, for small places.
[[nodiscard]] QString shortCost(pathfinding::Cost cost, pathfinding::Cost unit);

} // namespace loggia::ui
