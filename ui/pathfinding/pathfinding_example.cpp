#include "ui/pathfinding/pathfinding_example.hpp"

#include "core/base/random.hpp"
#include "core/pathfinding/format.hpp"
#include "core/pathfinding/grids/cost_field.hpp"
#include "core/pathfinding/moves.hpp"

#include <algorithm>
#include <vector>

namespace loggia::ui {

pathfinding::Maze workedMaze() {
    constexpr std::string_view text = "#########################\n"
                                      "#.......................#\n"
                                      "#.......#.......#.......#\n"
                                      "#...#####.......#.......#\n"
                                      "#.......#...#...#..333..#\n"
                                      "#.......#...#...#..353..#\n"
                                      "#.......#...#####..353..#\n"
                                      "#...S...#.......#..333..#\n"
                                      "#.......#.......#.......#\n"
                                      "#.......####....#...G...#\n"
                                      "#...........#...#.......#\n"
                                      "#...........#...#.......#\n"
                                      "####..###...#.......#555#\n"
                                      "#.......#...#########...#\n"
                                      "#.......#...............#\n"
                                      "#.......#...............#\n"
                                      "#########################\n";
    return pathfinding::maze_of(text, pathfinding::MazeFormat::plain).value();
}

pathfinding::Maze withSomeFood(pathfinding::Maze maze) {
    constexpr std::size_t pieces = 7;
    if (!maze.start)
        return maze;
    const auto costs = costs_to(maze, *maze.start);
    std::vector<pathfinding::Point> free;
    for (std::size_t i = 0; i < maze.cells(); ++i)
        if (costs[i] != pathfinding::infinite_cost && maze.point(i) != maze.start)
            free.push_back(maze.point(i));
    Random random(1);
    for (std::size_t i = 0; i < pieces && !free.empty(); ++i) {
        const auto place = free.begin() + static_cast<std::ptrdiff_t>(random.below(free.size()));
        maze.food.push_back(*place);
        free.erase(place);
    }
    std::sort(maze.food.begin(), maze.food.end());
    return maze;
}

pathfinding::Maze emptyMaze() {
    constexpr int width = 33;
    constexpr int height = 21;
    pathfinding::Maze maze = pathfinding::Maze::floor(width, height);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            if (x == 0 || y == 0 || x == width - 1 || y == height - 1)
                maze.terrain[maze.index({x, y})] = pathfinding::wall;
    maze.start = pathfinding::Point{4, height / 2};
    maze.goal = pathfinding::Point{width - 5, height / 2};
    return maze;
}

} // namespace loggia::ui
