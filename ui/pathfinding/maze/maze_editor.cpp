#include "ui/pathfinding/maze/maze_editor.hpp"

#include <algorithm>
#include <utility>

namespace loggia::ui {

using pathfinding::Maze;
using pathfinding::Point;

namespace {

Point pointAt(const QPoint& cell) {
    return {cell.x(), cell.y()};
}

} // namespace

MazeEditor::MazeEditor(MazeDocument* document, QObject* parent)
    : QObject(parent), document_(document) {}

void MazeEditor::setTool(MazeTool tool) {
    if (std::exchange(tool_, tool) != tool)
        Q_EMIT toolChanged();
}

void MazeEditor::setCost(int cost) {
    const int clamped = std::clamp(cost, 1, int{pathfinding::costliest_terrain});
    if (std::exchange(cost_, clamped) != clamped)
        Q_EMIT toolChanged();
}

void MazeEditor::begin(const QPoint& cell, bool erase) {
    const Maze& maze = *document_->maze();
    const Point at = pointAt(cell);
    if (!maze.inside(at))
        return;
    doing_ = Doing::painting;
    if (erase && tool_ == MazeTool::food)
        doing_ = Doing::clearing;
    else if (erase)
        terrain_ = 1;
    else if ((maze.goal == at && !collects(document_->subject())) ||
             (tool_ == MazeTool::goal && maze.start != at))
        doing_ = Doing::moving_goal;
    else if (maze.start == at || tool_ == MazeTool::start)
        doing_ = Doing::moving_start;
    else if (tool_ == MazeTool::food)
        doing_ = std::binary_search(maze.food.begin(), maze.food.end(), at) ? Doing::clearing
                                                                            : Doing::feeding;
    else if (tool_ == MazeTool::costs)
        terrain_ = static_cast<std::uint8_t>(cost_);
    else
        terrain_ = maze.passable(at) ? pathfinding::wall : 1;
    stroke_ = document_->newStroke();
    last_ = at;
    draw({at});
}

void MazeEditor::move(const QPoint& cell) {
    const Point at = pointAt(cell);
    if (last_ && at != *last_)
        draw(cellsBetween(std::exchange(last_, at).value(), at));
}

void MazeEditor::end() {
    last_.reset();
}

void MazeEditor::draw(const std::vector<Point>& cells) {
    const Maze& maze = *document_->maze();
    switch (doing_) {
    case Doing::painting:
        return document_->change(painted(maze, cells, terrain_),
                                 terrain_ == pathfinding::wall ? tr("draw walls")
                                 : terrain_ == 1               ? tr("erase cells")
                                                               : tr("draw costs"),
                                 stroke_);
    case Doing::feeding:
    case Doing::clearing:
        return document_->change(withFood(maze, cells, doing_ == Doing::feeding),
                                 doing_ == Doing::feeding ? tr("add food") : tr("remove food"),
                                 stroke_);
    case Doing::moving_start:
        if (maze.passable(cells.back()))
            document_->change(withStart(maze, cells.back()), tr("move the start"), stroke_);
        return;
    case Doing::moving_goal:
        if (maze.passable(cells.back()))
            document_->change(withGoal(maze, cells.back()), tr("move the goal"), stroke_);
        return;
    }
}

void MazeEditor::setTerrain(const QPoint& cell, int terrain) {
    const std::vector<Point> cells{pointAt(cell)};
    const auto value =
        static_cast<std::uint8_t>(std::clamp(terrain, 0, int{pathfinding::costliest_terrain}));
    document_->change(painted(*document_->maze(), cells, value),
                      value == pathfinding::wall ? tr("draw walls") : tr("draw costs"));
}

void MazeEditor::setStart(const QPoint& cell) {
    document_->change(withStart(*document_->maze(), pointAt(cell)), tr("move the start"));
}

void MazeEditor::setGoal(const QPoint& cell) {
    document_->change(withGoal(*document_->maze(), pointAt(cell)), tr("move the goal"));
}

void MazeEditor::toggleFood(const QPoint& cell) {
    const Maze& maze = *document_->maze();
    const std::vector<Point> cells{pointAt(cell)};
    const bool put = !std::binary_search(maze.food.begin(), maze.food.end(), cells.front());
    document_->change(withFood(maze, cells, put), put ? tr("add food") : tr("remove food"));
}

void MazeEditor::setNeighbours(pathfinding::Neighbours neighbours) {
    document_->change(withNeighbours(*document_->maze(), neighbours),
                      neighbours == pathfinding::Neighbours::four ? tr("four neighbours")
                                                                  : tr("eight neighbours"));
}

void MazeEditor::clear() {
    const Maze& maze = *document_->maze();
    MazeDifference difference;
    for (std::size_t i = 0; i < maze.cells(); ++i)
        if (maze.terrain[i] != 1)
            difference.cells.push_back({static_cast<std::uint32_t>(i), maze.terrain[i], 1});
    document_->change(difference, tr("clear the maze"));
}

} // namespace loggia::ui
