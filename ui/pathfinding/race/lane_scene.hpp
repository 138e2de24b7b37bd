#pragma once

#include "ui/pathfinding/maze/maze_scene.hpp"
#include "ui/pathfinding/race/race.hpp"

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>

namespace loggia::ui {

/// What is counted in a run at its moment.
struct LaneFigures {
    std::uint64_t expanded = 0;
    std::uint64_t entered = 0;             ///< How often a state was put into the frontier.
    std::uint64_t frontier = 0;            ///< States that are in the frontier now.
    std::optional<pathfinding::Cost> cost; ///< Of the path or way that is shown.
    pathfinding::Cost unit = 1;
};

/// g, h and f = g + h of a state at a moment; g and f only of states that have been come across.
struct StateValues {
    std::optional<pathfinding::Cost> g;
    std::optional<pathfinding::Cost> h; ///< Nothing for a wall.
    std::optional<pathfinding::Cost> f;
    pathfinding::Cost unit = 1;
};

/// A maze with what a run has done in it. Of a run on a maze of other sides, or of another task,
/// nothing is shown; that on an earlier drawing of the same maze is until the new one is there.
/// `marks` are those of the recording's moment; with a step of the way found, whoever goes it is
/// shown there.
[[nodiscard]] MazeScene laneScene(const std::shared_ptr<const pathfinding::Maze>& maze,
                                  MazeTask task, const SearchRecording* recording,
                                  const std::vector<std::uint8_t>& marks,
                                  std::optional<std::size_t> step = {});

/// `marks` are those of the recording's moment.
[[nodiscard]] LaneFigures figuresOf(const SearchRecording& recording,
                                    const std::vector<std::uint8_t>& marks);
[[nodiscard]] StateValues valuesAt(const SearchRecording& recording, pathfinding::State state);

/// "A*: expanded 34, frontier 12, cost 57", with `title` for the algorithm.
[[nodiscard]] QString headlineOf(const SearchRecording& recording, const LaneFigures& figures,
                                 const QString& title);
/// A step of the path found: "Step 3 of 12: East, to 4,1." Empty where there is none.
[[nodiscard]] QString walkInWords(const SearchRecording& recording, std::size_t step);
/// What the last step did: "Expands 3,4 (g 5 + h 7 = f 12); puts 2 into the frontier."
[[nodiscard]] QString stepInWords(const SearchRecording& recording);
/// How the run ended: "A path of 57 steps that costs 57." Empty before its end.
[[nodiscard]] QString endInWords(const SearchRecording& recording);

} // namespace loggia::ui
