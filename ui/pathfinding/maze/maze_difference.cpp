#include "ui/pathfinding/maze/maze_difference.hpp"

#include <algorithm>
#include <cstdlib>

namespace loggia::ui {

using pathfinding::Maze;
using pathfinding::Point;

namespace {

void putSetting(const MazeSetting& setting, Maze& maze) {
    maze.neighbours = setting.neighbours;
    maze.start = setting.start;
    maze.goal = setting.goal;
    maze.food = setting.food;
    maze.ghosts = setting.ghosts;
    maze.capsules = setting.capsules;
}

bool holds(const std::vector<Point>& points, Point point) {
    return std::binary_search(points.begin(), points.end(), point);
}

void dropPoint(std::vector<Point>& points, Point point) {
    points.erase(std::remove(points.begin(), points.end(), point), points.end());
}

/// With a start or goal at `at`, which `put` sets.
template <class Put>
MazeDifference withEnd(const Maze& maze, Point at, Put put) {
    MazeDifference difference;
    if (!maze.inside(at))
        return difference;
    if (!maze.passable(at))
        difference.cells.push_back(
            {static_cast<std::uint32_t>(maze.index(at)), pathfinding::wall, 1});
    const MazeSetting before = settingOf(maze);
    MazeSetting after = before;
    put(after);
    if (after != before)
        difference.setting = {before, after};
    return difference;
}

} // namespace

MazeSetting settingOf(const Maze& maze) {
    return {maze.neighbours, maze.start, maze.goal, maze.food, maze.ghosts, maze.capsules};
}

void apply(const MazeDifference& difference, Maze& maze) {
    for (const MazeDifference::Cell& cell : difference.cells)
        maze.terrain[cell.index] = cell.after;
    if (difference.setting)
        putSetting(difference.setting->second, maze);
}

void revert(const MazeDifference& difference, Maze& maze) {
    for (std::size_t i = difference.cells.size(); i-- > 0;)
        maze.terrain[difference.cells[i].index] = difference.cells[i].before;
    if (difference.setting)
        putSetting(difference.setting->first, maze);
}

void append(MazeDifference& first, const MazeDifference& next) {
    first.cells.insert(first.cells.end(), next.cells.begin(), next.cells.end());
    if (!next.setting)
        return;
    if (first.setting)
        first.setting->second = next.setting->second;
    else
        first.setting = next.setting;
}

MazeDifference painted(const Maze& maze, std::span<const Point> cells, std::uint8_t terrain) {
    MazeDifference difference;
    std::vector<Point> walled;
    for (const Point& cell : cells) {
        if (!maze.inside(cell))
            continue;
        const std::uint8_t before = maze.terrain[maze.index(cell)];
        const bool is_end = maze.start == cell || maze.goal == cell;
        if (before == terrain || (terrain == pathfinding::wall && is_end))
            continue;
        difference.cells.push_back({static_cast<std::uint32_t>(maze.index(cell)), before, terrain});
        if (terrain == pathfinding::wall &&
            (holds(maze.food, cell) || holds(maze.ghosts, cell) || holds(maze.capsules, cell)))
            walled.push_back(cell);
    }
    if (!walled.empty()) {
        MazeSetting after = settingOf(maze);
        for (const Point& cell : walled)
            for (std::vector<Point>* points : {&after.food, &after.ghosts, &after.capsules})
                dropPoint(*points, cell);
        difference.setting = {settingOf(maze), std::move(after)};
    }
    return difference;
}

MazeDifference withStart(const Maze& maze, Point start) {
    return withEnd(maze, start, [start](MazeSetting& setting) { setting.start = start; });
}

MazeDifference withGoal(const Maze& maze, Point goal) {
    return withEnd(maze, goal, [goal](MazeSetting& setting) { setting.goal = goal; });
}

MazeDifference withFood(const Maze& maze, std::span<const Point> cells, bool put) {
    MazeDifference difference;
    MazeSetting after = settingOf(maze);
    for (const Point& cell : cells) {
        const auto place = std::lower_bound(after.food.begin(), after.food.end(), cell);
        const bool is_there = place != after.food.end() && *place == cell;
        if (put && !is_there && maze.passable(cell))
            after.food.insert(place, cell);
        else if (!put && is_there)
            after.food.erase(place);
    }
    if (after.food != maze.food)
        difference.setting = {settingOf(maze), std::move(after)};
    return difference;
}

MazeDifference withNeighbours(const Maze& maze, pathfinding::Neighbours neighbours) {
    MazeDifference difference;
    if (maze.neighbours == neighbours)
        return difference;
    MazeSetting after = settingOf(maze);
    after.neighbours = neighbours;
    difference.setting = {settingOf(maze), std::move(after)};
    return difference;
}

std::vector<Point> cellsBetween(Point from, Point to) {
    // Bresenham's line.
    const int dx = std::abs(to.x - from.x);
    const int dy = -std::abs(to.y - from.y);
    const int step_x = from.x < to.x ? 1 : -1;
    const int step_y = from.y < to.y ? 1 : -1;
    std::vector<Point> cells{from};
    int error = dx + dy;
    while (from != to) {
        const int twice = 2 * error;
        if (twice >= dy) {
            error += dy;
            from.x += step_x;
        }
        if (twice <= dx) {
            error += dx;
            from.y += step_y;
        }
        cells.push_back(from);
    }
    return cells;
}

Maze resized(const Maze& maze, int width, int height) {
    Maze made = Maze::floor(width, height);
    made.neighbours = maze.neighbours;
    for (int y = 0; y < std::min(height, maze.height); ++y)
        for (int x = 0; x < std::min(width, maze.width); ++x)
            made.terrain[made.index({x, y})] = maze.terrain[maze.index({x, y})];
    const auto moved = [&](const std::optional<Point>& point) -> std::optional<Point> {
        if (!point)
            return std::nullopt;
        const Point inside{std::min(point->x, width - 1), std::min(point->y, height - 1)};
        if (!made.passable(inside))
            made.terrain[made.index(inside)] = 1;
        return inside;
    };
    made.start = moved(maze.start);
    made.goal = moved(maze.goal);
    const auto kept = [&](const std::vector<Point>& points) {
        std::vector<Point> left;
        std::copy_if(points.begin(), points.end(), std::back_inserter(left),
                     [&](const Point& point) { return made.inside(point); });
        return left;
    };
    made.food = kept(maze.food);
    made.ghosts = kept(maze.ghosts);
    made.capsules = kept(maze.capsules);
    return made;
}

} // namespace loggia::ui
