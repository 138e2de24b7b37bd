#include "ui/pathfinding/race/lane_view.hpp"

#include "ui/pathfinding/graph/road_map_view.hpp"
#include "ui/pathfinding/maze/maze_view.hpp"
#include "ui/pathfinding/race/tiles_view.hpp"
#include "ui/widgets/side_tabs.hpp"

#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace loggia::ui {

namespace {

constexpr int below_headline = 2;

} // namespace

LaneView::LaneView(QWidget* parent)
    : QWidget(parent), headline_(new QLabel(this)), stack_(new QStackedWidget(this)),
      maze_(new MazeView(this)), map_(new RoadMapView(this)), tiles_(new TilesView(this)) {
    headline_->setObjectName(QStringLiteral("headline"));
    headline_->setTextFormat(Qt::PlainText);
    // It is cut where it is too long, and never makes the lane wider.
    headline_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    maze_->setObjectName(QStringLiteral("maze"));
    maze_->setAccessibleName(tr("Maze"));
    map_->setObjectName(QStringLiteral("map"));
    map_->setAccessibleName(tr("Map"));
    map_->setWhatsThis(
        tr("The nodes, with the costs of the edges between them. Point at a node to see its g, h "
           "and f. A graph that you draw is searched again at each edit."));
    stack_->addWidget(maze_);
    stack_->addWidget(map_);
    tiles_->setObjectName(QStringLiteral("tiles"));
    tiles_->setAccessibleName(tr("Puzzle"));
    tiles_->setWhatsThis(tr("The puzzle. Click a tile beside the gap, or press an arrow key, to "
                            "slide it. After each move, Loggia searches again at once."));
    stack_->addWidget(tiles_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(below_headline);
    column->addWidget(headline_);
    column->addWidget(stack_, 1);
}

QWidget* LaneView::shown() const {
    return stack_->currentWidget();
}

int LaneView::headlineHeight() const {
    return headline_->fontMetrics().height() + below_headline;
}

void LaneView::setHeadline(const QString& headline) {
    text_ = headline;
    headline_->setText(
        headline_->fontMetrics().elidedText(headline, Qt::ElideRight, headline_->width()));
    headline_->setToolTip(headline_->text() == headline ? QString() : headline);
}

void LaneView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    setHeadline(text_);
}

void LaneView::showMaze(const QString& headline, MazeScene scene) {
    showPanel(*stack_, *maze_);
    setHeadline(headline);
    maze_->setMaze(std::move(scene));
}

void LaneView::showTiles(const QString& headline, TilesScene scene) {
    showPanel(*stack_, *tiles_);
    setHeadline(headline);
    tiles_->setTiles(std::move(scene));
}

void LaneView::showMap(const QString& headline, GraphScene scene) {
    showPanel(*stack_, *map_);
    setHeadline(headline);
    map_->setDrawing(std::move(scene));
}

} // namespace loggia::ui
