#pragma once

#include "core/pathfinding/format.hpp"
#include "core/pathfinding/generate.hpp"

#include <QString>

#include <cstdint>
#include <memory>
#include <string_view>

namespace loggia::ui::testing {

inline QString q(const char* text) {
    return QString::fromUtf8(text);
}

inline pathfinding::Maze mazeOf(std::string_view text) {
    return pathfinding::maze_of(text, pathfinding::MazeFormat::plain).value();
}

inline std::shared_ptr<const pathfinding::Maze> shared(pathfinding::Maze maze) {
    return std::make_shared<const pathfinding::Maze>(std::move(maze));
}

inline pathfinding::Maze generated(int width, int height, std::uint64_t seed,
                                   pathfinding::MazeKind kind = pathfinding::MazeKind::braided) {
    pathfinding::GenerateOptions options;
    options.kind = kind;
    options.width = width;
    options.height = height;
    options.seed = seed;
    return pathfinding::generate(options).value();
}

/// Three rows, with a way around a wall.
inline pathfinding::Maze smallMaze() {
    return mazeOf("S.#\n"
                  ".##\n"
                  "..G\n");
}

} // namespace loggia::ui::testing
