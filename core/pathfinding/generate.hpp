#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/pathfinding/maze.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace loggia::pathfinding {

/// What a maze that is made looks like.
enum class MazeKind : std::uint8_t {
    perfect,   ///< corridors one cell wide, one way between any two cells
    braided,   ///< the same with dead ends opened, so that there are several paths
    rooms,     ///< rooms joined by corridors
    caves,     ///< caves, by a cellular automaton
    obstacles, ///< each cell a wall by chance
    open,      ///< a floor with a border
    halls,     ///< rooms of one size side by side, with doors
    avenues,   ///< a perfect maze with wide corridors
    lakes,     ///< open country with lakes and rocks
};

/// As on the command line: "perfect", "caves" ...
[[nodiscard]] std::string_view id_of(MazeKind kind) noexcept;
/// Of exactly that spelling.
[[nodiscard]] std::optional<MazeKind> maze_kind_of(std::string_view id) noexcept;

/// Columns and rows of a generated maze.
inline constexpr int shortest_maze_side = 5;
inline constexpr int longest_maze_side = 2048;

struct GenerateOptions {
    MazeKind kind = MazeKind::perfect;
    int width = 41; ///< also the height: from shortest_maze_side to longest_maze_side
    int height = 21;
    std::uint64_t seed = 1;
    Neighbours neighbours = Neighbours::four;
    double density = 0.3; ///< of obstacles: the share of walls, 0 to 1
    bool terrain = false; ///< floor of costs 1 to 9 in patches
    int food = 0;         ///< pieces, as far as there is room
};

/// A maze with a start towards the upper left and a goal towards the lower right, both in its
/// largest connected part, so that there is a path; the food is there, too. The border is wall. The
/// same options give the same maze anywhere. Linear in the cells; fails where a number is out of
/// its range, and where it is stopped.
[[nodiscard]] Result<Maze> generate(const GenerateOptions& options, const Control& control = {});

} // namespace loggia::pathfinding
