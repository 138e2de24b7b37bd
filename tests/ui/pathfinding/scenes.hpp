#pragma once

#include "ui/pathfinding/race/lane_scene.hpp"

#include <memory>
#include <vector>

namespace loggia::ui::testing {

/// A lane's maze at its recording's moment; null: without one.
inline MazeScene sceneOf(const std::shared_ptr<const pathfinding::Maze>& maze,
                         const SearchRecording* recording, MazeTask task = MazeTask::reach,
                         std::optional<std::size_t> step = {}) {
    return laneScene(maze, task, recording,
                     recording != nullptr ? recording->marks() : std::vector<std::uint8_t>(), step);
}

} // namespace loggia::ui::testing
