// The part of PathfindingPage that paints what it shows, for files and the clipboard.
#include "ui/pathfinding/maze/maze_colours.hpp"
#include "ui/pathfinding/maze/maze_painter.hpp"
#include "ui/pathfinding/maze/maze_view.hpp"
#include "ui/pathfinding/pathfinding_page.hpp"
#include "ui/pathfinding/race/lane_grid.hpp"
#include "ui/pathfinding/race/lane_view.hpp"
#include "ui/pathfinding/race/tiles_view.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/graph/graph_view.hpp"

#include <QPainter>

#include <algorithm>

namespace loggia::ui {

namespace {

/// The room of one lane in a picture, with its headline.
constexpr int picture_headline = 26;

QSize lanePicture(const MazeDocument& document, const LaneView& lane) {
    if (tripOf(document.subject()) != nullptr)
        return lane.map()->pictureSize();
    if (tilesOf(document.subject()) != nullptr)
        return {420, 540};
    constexpr int largest = 1200;
    const pathfinding::Maze& maze = *document.maze();
    const int cell = std::clamp(largest / std::max(maze.width, maze.height), 1, 28);
    return {maze.width * cell + 4, maze.height * cell + 4};
}

} // namespace

QSize PathfindingPage::pictureSize() const {
    const QSize one = lanePicture(*document_, *lanes_->lane(0));
    const int columns = bestColumns(lanes_->count(), one, {1600, 1200});
    const int rows = (lanes_->count() + columns - 1) / columns;
    return {one.width() * columns, (one.height() + picture_headline) * rows};
}

void PathfindingPage::paintPicture(QPainter& painter) const {
    const Colours& colours = coloursFor(palette());
    painter.fillRect(QRect(QPoint(0, 0), pictureSize()), colours.window);
    const QSize one = lanePicture(*document_, *lanes_->lane(0));
    const int columns = bestColumns(lanes_->count(), one, {1600, 1200});
    for (int i = 0; i < lanes_->count(); ++i) {
        const LaneView& lane = *lanes_->lane(i);
        const QPoint corner((i % columns) * one.width(),
                            (i / columns) * (one.height() + picture_headline));
        painter.save();
        painter.translate(corner);
        painter.setFont(font());
        painter.setPen(colours.text);
        painter.drawText(QRect(4, 0, one.width() - 8, picture_headline), Qt::AlignVCenter,
                         lane.headline());
        painter.translate(0, picture_headline);
        if (tripOf(document_->subject()) != nullptr) {
            lane.map()->paintPicture(painter);
        } else if (tilesOf(document_->subject()) != nullptr) {
            const TilesScene& scene = lane.tiles()->tiles();
            paintTiles(
                painter,
                {QRectF(QPointF(0, 0), QSizeF(one)), scene.tiles.side, !scene.counts.empty()},
                scene, {}, colours, font());
        } else {
            const MazeScene& scene = lane.maze()->maze();
            paintMaze(
                painter,
                {QRectF(2, 2, one.width() - 4, one.height() - 4), scene.columns(), scene.rows(), 1},
                mazeImage(scene, colours), scene, {}, colours, font());
        }
        painter.restore();
    }
}

} // namespace loggia::ui
