#include "ui/pathfinding/mark_legend.hpp"

#include "ui/pathfinding/maze_painter.hpp"
#include "ui/shell/colours.hpp"
#include "ui/widgets/flow_layout.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include <array>

namespace loggia::ui {

using pathfinding::Mark;

namespace {

/// One cell as the maze shows it.
class MarkSample final : public QWidget {
public:
    MarkSample(Mark mark, bool backward, QWidget* parent)
        : QWidget(parent), mark_(mark), backward_(backward) {
        setFixedSize(side, side);
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        MazeScene scene;
        scene.maze = std::make_shared<const pathfinding::Maze>(pathfinding::Maze::floor(1, 1));
        scene.marks = {static_cast<std::uint8_t>(static_cast<unsigned>(mark_) |
                                                 (backward_ ? unsigned{backward_mark} : 0U))};
        const Colours& colours = coloursFor(palette());
        QPainter painter(this);
        paintMaze(painter, {QRectF(0, 0, side - 1, side - 1), 1, 1, devicePixelRatioF()},
                  mazeImage(scene, colours), scene, {}, colours, font());
    }

private:
    static constexpr int side = 16;
    Mark mark_;
    bool backward_;
};

} // namespace

MarkLegend::MarkLegend(QWidget* parent) : QWidget(parent) {
    struct Entry {
        Mark mark;
        bool backward;
        QString text;
    };
    const std::array entries{Entry{Mark::frontier, false, tr("frontier")},
                             Entry{Mark::expanded, false, tr("expanded")},
                             Entry{Mark::expanded, true, tr("from the goal")},
                             Entry{Mark::left, false, tr("gone back from")},
                             Entry{Mark::cut, false, tr("beyond the bound")}};
    auto* flow = new FlowLayout(this);
    flow->setContentsMargins(0, 0, 0, 0);
    for (const Entry& entry : entries) {
        auto* pair = new QWidget(this);
        auto* line = new QHBoxLayout(pair);
        line->setContentsMargins(0, 0, 0, 0);
        line->setSpacing(4);
        line->addWidget(new MarkSample(entry.mark, entry.backward, pair));
        line->addWidget(new QLabel(entry.text, pair));
        flow->addWidget(pair);
    }
}

} // namespace loggia::ui
