#include "ui/pathfinding/maze/path_words.hpp"

#include "core/pathfinding/problems/road_map.hpp"
#include "ui/language/number_words.hpp"
#include "ui/pathfinding/maze/distance_map.hpp"
#include "ui/pathfinding/maze/maze_scene.hpp"

#include <algorithm>
#include <cmath>

namespace loggia::ui {

using pathfinding::Algorithm;
using pathfinding::Mark;
using pathfinding::Point;

namespace {

bool standsOn(const std::vector<Point>& points, Point at) {
    return std::binary_search(points.begin(), points.end(), at);
}

QString groundAt(const pathfinding::Maze& maze, Point at) {
    const int terrain = maze.terrain[maze.index(at)];
    if (terrain == pathfinding::wall)
        return PathWords::tr("wall");
    if (terrain == pathfinding::water_terrain)
        return PathWords::tr("water");
    return terrain == 1 ? PathWords::tr("floor") : PathWords::tr("floor of cost %1").arg(terrain);
}

QString markWords(Mark mark, bool backward) {
    switch (mark) {
    case Mark::unseen:
        return {};
    case Mark::frontier:
        return backward ? PathWords::tr("in the frontier from the goal")
                        : PathWords::tr("in the frontier");
    case Mark::expanded:
        return backward ? PathWords::tr("expanded from the goal") : PathWords::tr("expanded");
    case Mark::left:
        return PathWords::tr("backed up");
    case Mark::cut:
        return PathWords::tr("beyond the limit");
    case Mark::looked_over:
        return PathWords::tr("scanned");
    }
    return {};
}

} // namespace

QString titleOf(Algorithm algorithm) {
    return inWords(info_of(algorithm).title);
}

QString shortTitleOf(Algorithm algorithm) {
    switch (algorithm) {
    case Algorithm::breadth_first:
        return QStringLiteral("BFS");
    case Algorithm::depth_first:
        return QStringLiteral("DFS");
    case Algorithm::uniform_cost:
        return QStringLiteral("UCS");
    case Algorithm::greedy:
        return PathWords::tr("Greedy");
    case Algorithm::a_star:
        return QStringLiteral("A*");
    case Algorithm::depth_limited:
        return QStringLiteral("DLS");
    case Algorithm::iterative_deepening:
        return QStringLiteral("IDDFS");
    case Algorithm::bidirectional:
        return QStringLiteral("Bi-BFS");
    case Algorithm::bidirectional_cost:
        return QStringLiteral("Bi-UCS");
    case Algorithm::ida_star:
        return QStringLiteral("IDA*");
    case Algorithm::recursive_best_first:
        return QStringLiteral("RBFS");
    case Algorithm::ida_star_memory:
        return PathWords::tr("IDA* (memory)");
    case Algorithm::rbfs_memory:
        return PathWords::tr("RBFS (memory)");
    case Algorithm::jump_point:
        return QStringLiteral("JPS");
    default: // of commands alone
        return titleOf(algorithm);
    }
}

QString costText(pathfinding::Cost cost, pathfinding::Cost unit) {
    if (cost == pathfinding::infinite_cost)
        return QStringLiteral("\u221e");
    const double value = pathfinding::real_cost(cost, unit);
    const double whole = std::round(value);
    if (std::abs(value - whole) < 1e-9)
        return numberText(static_cast<std::uint64_t>(whole));
    const bool is_tenths = unit == pathfinding::road_hundredths && cost % 10 == 0;
    return decimalText(value, is_tenths ? 1 : 2);
}

QString roadNumberText(pathfinding::Cost number, pathfinding::Cost unit) {
    return inLanguage(QString::fromStdString(pathfinding::road_number(number, unit)));
}

QString nameOfCell(const MazeScene& scene, const QPoint& cell) {
    const Point at{cell.x(), cell.y()};
    if (!scene.maze || !scene.maze->inside(at))
        return {};
    const pathfinding::Maze& maze = *scene.maze;
    QStringList words;
    if (maze.start == at)
        words << PathWords::tr("start");
    if (scene.hasGoal() && maze.goal == at)
        words << PathWords::tr("goal");
    words << groundAt(maze, at);
    if (standsOn(maze.food, at))
        words << PathWords::tr("food");
    if (standsOn(maze.capsules, at))
        words << PathWords::tr("capsule");
    if (standsOn(maze.ghosts, at))
        words << PathWords::tr("ghost");
    const std::size_t index = maze.index(at);
    if (scene.distances)
        if (const QString distance = distanceInWords(*scene.distances, index); !distance.isEmpty())
            words << distance;
    const bool backward = index < scene.marks.size() && (scene.marks[index] & backward_mark) != 0;
    // The goal was taken from the frontier when the path to it was found.
    const bool is_reached = scene.solved && !backward && maze.goal == at &&
                            scene.mark(index) == Mark::frontier && !scene.path.empty() &&
                            scene.path.back() == cell;
    if (const QString mark =
            is_reached ? PathWords::tr("reached") : markWords(scene.mark(index), backward);
        !mark.isEmpty())
        words << mark;
    if (std::find(scene.path.begin(), scene.path.end(), cell) != scene.path.end())
        words << PathWords::tr("on the path");
    return PathWords::tr("column %1, row %2: %3")
        .arg(cell.x())
        .arg(cell.y())
        .arg(words.join(QStringLiteral(", ")));
}

} // namespace loggia::ui
