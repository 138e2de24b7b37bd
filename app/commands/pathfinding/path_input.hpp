#pragma once

#include "app/commands/base/command_line.hpp"
#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/pathfinding/format.hpp"
#include "core/pathfinding/maze.hpp"
#include "core/pathfinding/problems/problem.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace loggia::commands {

/// What is to be searched.
struct PathProblem {
    std::optional<pathfinding::Maze> maze; ///< where it is one
    std::function<Result<std::unique_ptr<pathfinding::Problem>>()> make;
    /// The cell of a state, where there is a maze.
    std::function<pathfinding::Point(pathfinding::Problem&, pathfinding::State)> place;
};

/// A column and a row such as 3,4 that are the value of an option.
[[nodiscard]] pathfinding::Point point_of(const std::string& option, const std::string& text);

/// Why nothing could be read where a maze is needed: no such file, or what only other commands of
/// `path` know by that name.
[[nodiscard]] Error no_maze(const std::string& input, Error error);

/// The arguments that say which maze is read, and how.
class MazeArguments {
public:
    void add_to(Command command, const std::string& help);
    /// What the input holds, and the maze in that. Nothing where it fails, and the reason is on
    /// standard error.
    [[nodiscard]] std::optional<std::string> read_bytes(const Control& control) const;
    [[nodiscard]] std::optional<pathfinding::Maze> maze_in(const std::string& bytes,
                                                           const Control& control) const;
    /// How those bytes are read.
    [[nodiscard]] pathfinding::MazeFormat format_of(const std::string& bytes) const;
    /// Both in one.
    [[nodiscard]] std::optional<pathfinding::Maze> read(const Control& control) const;
    [[nodiscard]] const std::string& input() const noexcept { return input_; }
    /// The input, as an error calls it.
    [[nodiscard]] std::string name() const;
    /// Something is said that only a maze can be.
    [[nodiscard]] bool has_options() const noexcept {
        return neighbours_.has_value() || !format_.empty();
    }

private:
    std::string input_ = "-";
    std::string format_;
    std::optional<int> neighbours_;
};

/// The arguments that say what is to be searched.
class PathArguments {
public:
    void add_to(Command command);
    [[nodiscard]] bool has_heuristic() const noexcept { return !heuristic_.empty(); }

    /// Reads the maze and makes the problem once to see whether it can be made; nothing where that
    /// fails, and the reason is on standard error.
    [[nodiscard]] std::optional<PathProblem> read(const Control& control) const;

private:
    [[nodiscard]] std::optional<PathProblem> tiles_in(const std::string& text,
                                                      const Control& control) const;
    [[nodiscard]] PathProblem read_romania() const;
    [[nodiscard]] std::optional<PathProblem> graph_in(const std::string& text) const;
    [[nodiscard]] std::optional<PathProblem> collect(const pathfinding::Maze& maze,
                                                     const Control& control) const;

    MazeArguments maze_;
    std::string task_ = "reach";
    std::string heuristic_;
    std::string start_;
    std::string goal_;
};

} // namespace loggia::commands
