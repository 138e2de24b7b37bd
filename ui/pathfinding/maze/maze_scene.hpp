#pragma once

#include "core/pathfinding/maze.hpp"
#include "core/pathfinding/searches/trace.hpp"

#include <QPoint>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace loggia::ui {

/// How a cell stands: a pathfinding::Mark, with this bit where the search from the goal did it.
inline constexpr std::uint8_t backward_mark = pathfinding::Replay::backward_mark;

struct DistanceMap;

/// What a search knows of a cell, as text: the value by which it is chosen large, and the parts of
/// that small, where it has some.
struct CellValues {
    QString large;
    QString left;  ///< g, where `large` is f
    QString right; ///< h, where `large` is f
};

/// A maze with what a search has done in it, as it is to be shown: plain data.
struct MazeScene {
    std::shared_ptr<const pathfinding::Maze> maze;
    std::vector<std::uint8_t> marks; ///< By cell; empty: no search.
    std::vector<QPoint> path;        ///< The path shown, from its start.
    bool solved = false;             ///< The path leads to the goal.
    std::optional<QPoint> current;   ///< The cell that was expanded last.
    /// The cells that are to be visited instead of the goal, in the order of rows; whether the way
    /// that is shown, as far as it has been gone, leads over each; and whether they are food.
    std::vector<QPoint> targets;
    std::vector<bool> visited;
    bool of_food = false;
    bool collects = false; ///< The task is to visit such cells, also where there are none yet.
    /// Who goes the path, and stands on this place in it.
    std::optional<std::size_t> agent;
    /// By cell, empty where nothing is known; none at all: they are not to be shown.
    std::vector<CellValues> values;
    /// Shown instead of what a search has done; of the same sides as the maze.
    std::shared_ptr<const DistanceMap> distances;
    QString name; ///< What a screen reader calls the maze.

    /// Whether the goal of the maze is the goal of the search.
    [[nodiscard]] bool hasGoal() const { return !collects && targets.empty(); }
    [[nodiscard]] int columns() const { return maze ? maze->width : 0; }
    [[nodiscard]] int rows() const { return maze ? maze->height : 0; }
    [[nodiscard]] pathfinding::Mark mark(std::size_t cell) const {
        return cell < marks.size()
                   ? static_cast<pathfinding::Mark>(marks[cell] & (backward_mark - 1U))
                   : pathfinding::Mark::unseen;
    }
};

} // namespace loggia::ui
