#include "ui/pathfinding/race/lane_picture.hpp"

#include "ui/pathfinding/graph/road_map_view.hpp"
#include "ui/pathfinding/maze/maze_colours.hpp"
#include "ui/pathfinding/maze/maze_painter.hpp"
#include "ui/pathfinding/maze/maze_view.hpp"
#include "ui/pathfinding/race/lane_grid.hpp"
#include "ui/pathfinding/race/lane_view.hpp"
#include "ui/pathfinding/race/tiles_view.hpp"
#include "ui/theme/colours.hpp"

#include <QFont>
#include <QPainter>

#include <algorithm>

namespace loggia::ui {

namespace {

constexpr int headline_height = 26;
constexpr QSize whole_picture(1600, 1200); ///< What columns and rows are chosen for.

QSize sizeOfLane(const LaneView& lane, const SearchSubject& subject) {
    if (tripOf(subject) != nullptr)
        return lane.map()->pictureSize();
    if (tilesOf(subject) != nullptr)
        return {420, 540};
    constexpr int largest = 1200;
    const MazeScene& maze = lane.maze()->maze();
    const int cell = std::clamp(largest / std::max({maze.columns(), maze.rows(), 1}), 1, 28);
    return {maze.columns() * cell + 4, maze.rows() * cell + 4};
}

void paintLane(QPainter& painter, const LaneView& lane, const SearchSubject& subject,
               const QSize& size, const Colours& colours, const QFont& font) {
    if (tripOf(subject) != nullptr) {
        lane.map()->paintPicture(painter, colours);
    } else if (tilesOf(subject) != nullptr) {
        const TilesScene& scene = lane.tiles()->tiles();
        paintTiles(painter,
                   {QRectF(QPointF(0, 0), QSizeF(size)), scene.tiles.side, !scene.counts.empty()},
                   scene, {}, colours, font);
    } else {
        const MazeScene& scene = lane.maze()->maze();
        paintMaze(
            painter,
            {QRectF(2, 2, size.width() - 4, size.height() - 4), scene.columns(), scene.rows(), 1},
            mazeImage(scene, colours), scene, {}, colours, font);
    }
}

} // namespace

QSize sizeOfLanes(const LaneGrid& lanes, const SearchSubject& subject) {
    const QSize one = sizeOfLane(*lanes.lane(0), subject);
    const int columns = bestColumns(lanes.count(), one, whole_picture);
    const int rows = (lanes.count() + columns - 1) / columns;
    return {one.width() * columns, (one.height() + headline_height) * rows};
}

void paintLanes(QPainter& painter, const LaneGrid& lanes, const SearchSubject& subject,
                const Colours& colours, const QFont& font) {
    const QSize one = sizeOfLane(*lanes.lane(0), subject);
    const int columns = bestColumns(lanes.count(), one, whole_picture);
    for (int i = 0; i < lanes.count(); ++i) {
        const LaneView& lane = *lanes.lane(i);
        painter.save();
        painter.translate(
            QPoint((i % columns) * one.width(), (i / columns) * (one.height() + headline_height)));
        painter.setPen(colours.text);
        painter.drawText(QRect(4, 0, one.width() - 8, headline_height), Qt::AlignVCenter,
                         lane.headline());
        painter.translate(0, headline_height);
        paintLane(painter, lane, subject, one, colours, font);
        painter.restore();
    }
}

} // namespace loggia::ui
