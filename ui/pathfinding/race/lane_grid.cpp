#include "ui/pathfinding/race/lane_grid.hpp"

#include "ui/pathfinding/race/lane_view.hpp"

#include <QGridLayout>

#include <algorithm>

namespace loggia::ui {

LaneGrid::LaneGrid(QWidget* parent) : QWidget(parent), grid_(new QGridLayout(this)) {
    grid_->setContentsMargins(0, 0, 0, 0);
    for (int i = 0; i < Race::most_lanes; ++i) {
        auto* lane = new LaneView(this);
        lane->setObjectName(QStringLiteral("lane-%1").arg(i + 1));
        lane->setVisible(i == 0);
        lanes_.push_back(lane);
    }
    arrange();
}

void LaneGrid::setCount(int count) {
    if (count == count_)
        return;
    count_ = count;
    columns_ = 0;
    arrange();
    Q_EMIT shapeChanged();
}

void LaneGrid::setShape(const QSize& shape) {
    if (shape == shape_)
        return;
    shape_ = shape;
    arrange();
    Q_EMIT shapeChanged();
}

int LaneGrid::widthFor(const QSize& room) const {
    const int columns = bestColumns(count_, shape_, room, beside());
    const int rows = (count_ + columns - 1) / columns;
    const double width = static_cast<double>(room.height()) / rows * columns *
                         std::max(1, shape_.width()) / std::max(1, shape_.height());
    return static_cast<int>(std::min<double>(room.width(), width));
}

void LaneGrid::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

/// The width and height that a lane takes besides its picture.
QSize LaneGrid::beside() const {
    return {std::max(0, grid_->horizontalSpacing()),
            std::max(0, grid_->verticalSpacing()) + lane(0)->headlineHeight()};
}

void LaneGrid::arrange() {
    const int columns = bestColumns(count_, shape_, size(), beside());
    if (columns == columns_)
        return;
    columns_ = columns;
    for (LaneView* lane : lanes_)
        grid_->removeWidget(lane);
    for (int i = 0; i < Race::most_lanes; ++i) {
        LaneView* view = lane(i);
        view->setVisible(i < count_);
        if (i < count_)
            grid_->addWidget(view, i / columns, i % columns);
        // All rows and columns that are in use are of one size.
        grid_->setRowStretch(i, i < (count_ + columns - 1) / columns ? 1 : 0);
        grid_->setColumnStretch(i, i < columns ? 1 : 0);
    }
}

int bestColumns(int count, const QSize& shape, const QSize& room, const QSize& beside) {
    int best = 1;
    double largest = 0;
    for (int columns = 1; columns <= count; ++columns) {
        const int rows = (count + columns - 1) / columns;
        const double width = static_cast<double>(room.width()) / columns - beside.width();
        const double height = static_cast<double>(room.height()) / rows - beside.height();
        const double size =
            std::min(width / std::max(1, shape.width()), height / std::max(1, shape.height()));
        if (size > largest * 1.02) {
            largest = size;
            best = columns;
        }
    }
    return best;
}

} // namespace loggia::ui
