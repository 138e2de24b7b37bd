#include "ui/pathfinding/maze/mark_legend.hpp"

#include "ui/pathfinding/maze/maze_colours.hpp"
#include "ui/pathfinding/maze/maze_painter.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/flow_layout.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>
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

enum MarkEntry {
    entry_frontier,
    entry_expanded,
    entry_from_goal,
    entry_left,
    entry_cut,
    entry_looked_over
};

bool marks(pathfinding::Algorithm algorithm, MarkEntry entry) {
    using enum pathfinding::Algorithm;
    const bool bounded =
        algorithm == depth_limited || algorithm == iterative_deepening || algorithm == ida_star;
    switch (entry) {
    case entry_frontier:
    case entry_expanded:
        break;
    case entry_from_goal:
        return algorithm == bidirectional || algorithm == bidirectional_cost;
    case entry_left:
        return bounded || algorithm == recursive_best_first;
    case entry_cut:
        return bounded;
    case entry_looked_over:
        return algorithm == jump_point;
    }
    return true;
}

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
                             Entry{Mark::cut, false, tr("beyond the bound")},
                             Entry{Mark::looked_over, false, tr("looked over")}};
    auto* flow = new FlowLayout(this);
    flow->setContentsMargins(0, 0, 0, 0);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const Entry& entry = entries.at(i);
        auto* pair = new QWidget(this);
        auto* line = new QHBoxLayout(pair);
        line->setContentsMargins(0, 0, 0, 0);
        line->setSpacing(4);
        line->addWidget(new MarkSample(entry.mark, entry.backward, pair));
        line->addWidget(new QLabel(entry.text, pair));
        flow->addWidget(pair);
        entries_.at(i) = pair;
    }
}

void MarkLegend::setAlgorithms(const std::vector<pathfinding::Algorithm>& algorithms) {
    for (std::size_t i = 0; i < entries_.size(); ++i)
        entries_.at(i)->setVisible(
            std::any_of(algorithms.begin(), algorithms.end(), [i](pathfinding::Algorithm each) {
                return marks(each, static_cast<MarkEntry>(i));
            }));
}

} // namespace loggia::ui
