#include "ui/pathfinding/pathfinding_legend.hpp"

#include "ui/pathfinding/maze/maze_colours.hpp"
#include "ui/pathfinding/maze/maze_geometry.hpp"
#include "ui/pathfinding/maze/maze_painter.hpp"
#include "ui/pathfinding/race/road_scene.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/graph/graph_legend.hpp"

#include <QPainter>

#include <memory>

namespace loggia::ui {

using pathfinding::Mark;
using pathfinding::Maze;

namespace {

constexpr int maze_cell = 32;

LegendEntry mazeEntry(const Maze& maze, MazeScene scene, const QString& text) {
    scene.maze = std::make_shared<const Maze>(maze);
    const QSize size(maze.width * maze_cell + 1, maze.height * maze_cell + 1);
    return {text, size,
            [scene, size](QPainter& painter, const Colours& colours, const QFont& font) {
                paintMaze(painter,
                          {QRectF(0, 0, size.width() - 1, size.height() - 1), scene.columns(),
                           scene.rows(), painter.device()->devicePixelRatioF()},
                          mazeImage(scene, colours), scene, {}, colours, font);
            }};
}

LegendEntry markEntry(Mark mark, bool backward, const QString& text) {
    MazeScene scene;
    scene.marks = {static_cast<std::uint8_t>(static_cast<unsigned>(mark) |
                                             (backward ? unsigned{backward_mark} : 0U))};
    return mazeEntry(Maze::floor(1, 1), scene, text);
}

} // namespace

RoadLegend roadLegend() {
    const auto town = [](Mark mark) { return townNode(QStringLiteral("Arad"), {.mark = mark}); };
    const auto road = [](RoadPart part, bool one_way = false) {
        return roadEdge(0, 1, 75, part, one_way);
    };
    return {
        {{townNode(QStringLiteral("Arad"), {.is_start = true}),
          LegendEntry::tr("Graph or road map: the start (S)")},
         {townNode(QStringLiteral("Arad"), {.is_goal = true}),
          LegendEntry::tr("Graph or road map: the goal (G)")},
         {town(Mark::unseen), LegendEntry::tr("Graph or road map: a node not reached yet")},
         {town(Mark::frontier), LegendEntry::tr("Graph or road map: a node on the frontier")},
         {town(Mark::expanded), LegendEntry::tr("Graph or road map: a node that was expanded")},
         {townNode(QStringLiteral("Arad"), {.stands_out = true}),
          LegendEntry::tr("Graph or road map: the node expanded last, or one on the path found")},
         {town(Mark::left),
          LegendEntry::tr("Graph or road map: a search with a limit has backed up from here")},
         {town(Mark::cut),
          LegendEntry::tr("Graph or road map: beyond the limit of this iteration")}},
        {{road(RoadPart::no_path), LegendEntry::tr("An edge of a graph, or a road, with its cost")},
         {road(RoadPart::no_path, true), LegendEntry::tr("An edge that leads one way only")},
         {road(RoadPart::path_so_far),
          LegendEntry::tr("Graph or road map: the path to the node expanded last")},
         {road(RoadPart::path_found), LegendEntry::tr("Graph or road map: the path found")}}};
}

Legend pathfindingLegend() {
    constexpr pathfinding::Point corner{0, 0};
    Maze start = Maze::floor(1, 1);
    start.start = corner;
    Maze goal = Maze::floor(1, 1);
    goal.goal = corner;
    Maze wall = Maze::floor(1, 1);
    wall.terrain = {pathfinding::wall};
    Maze costly = Maze::floor(1, 1);
    costly.terrain = {5};
    MazeScene path;
    path.path = {QPoint(0, 0), QPoint(1, 0), QPoint(2, 0)};
    path.solved = true;
    MazeScene current;
    current.marks = {static_cast<std::uint8_t>(Mark::expanded)};
    current.current = QPoint(0, 0);
    MazeScene food;
    food.targets = {QPoint(0, 0)};
    food.visited = {false};
    food.of_food = true;
    Legend legend{
        mazeEntry(start, {}, LegendEntry::tr("The start")),
        mazeEntry(goal, {}, LegendEntry::tr("The goal")),
        mazeEntry(wall, {}, LegendEntry::tr("A wall")),
        mazeEntry(costly, {},
                  LegendEntry::tr("Floor that costs more than 1 to enter; the number is its cost")),
        mazeEntry(Maze::floor(1, 1), food, LegendEntry::tr("Food to collect")),
        markEntry(Mark::frontier, false, LegendEntry::tr("Frontier: generated, not expanded yet")),
        markEntry(Mark::expanded, false, LegendEntry::tr("Expanded")),
        mazeEntry(Maze::floor(1, 1), current, LegendEntry::tr("Expanded last (framed)")),
        markEntry(Mark::expanded, true, LegendEntry::tr("Expanded by the search from the goal")),
        markEntry(Mark::left, false,
                  LegendEntry::tr("A search with a limit has backed up from here")),
        markEntry(Mark::cut, false, LegendEntry::tr("Beyond the limit of this iteration")),
        markEntry(Mark::looked_over, false, LegendEntry::tr("Scanned by jump point search")),
        mazeEntry(Maze::floor(3, 1), path, LegendEntry::tr("The path found")),
    };
    const RoadLegend signs = roadLegend();
    for (const auto& [town, text] : signs.towns)
        legend << nodeEntry(town, text);
    for (const auto& [road, text] : signs.roads)
        legend << edgeEntry(road.tone, road.arrow, text, road.label);
    return legend;
}

} // namespace loggia::ui
