#include "ui/pathfinding/race/mark_legend.hpp"

#include "ui/pathfinding/maze/maze_colours.hpp"
#include "ui/pathfinding/maze/maze_painter.hpp"
#include "ui/pathfinding/race/road_scene.hpp"
#include "ui/pathfinding/race/tiles_painter.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/flow_layout.hpp"
#include "ui/widgets/graph/graph_tone.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>
#include <array>
#include <optional>

namespace loggia::ui {

using pathfinding::Mark;

namespace {

/// One cell, town or bar, as the picture of what is searched shows it.
class MarkSample final : public QWidget {
public:
    /// Without a mark: what stands out.
    MarkSample(std::optional<Mark> mark, bool backward, QWidget* parent)
        : QWidget(parent), mark_(mark), backward_(backward) {
        setFixedSize(side, side);
    }
    void setSubject(const SearchSubject& subject) {
        subject_ = subject;
        update();
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        const Colours& colours = coloursFor(palette());
        QPainter painter(this);
        if (tripOf(subject_) != nullptr)
            paintTown(painter, colours);
        else if (tilesOf(subject_) != nullptr)
            paintBar(painter, QRectF(rect()), mark_ == Mark::frontier, colours);
        else
            paintCell(painter, colours);
    }

private:
    static constexpr int side = 16;

    void paintCell(QPainter& painter, const Colours& colours) const {
        MazeScene scene;
        scene.maze = std::make_shared<const pathfinding::Maze>(pathfinding::Maze::floor(1, 1));
        scene.marks = {
            static_cast<std::uint8_t>(static_cast<unsigned>(mark_.value_or(Mark::unseen)) |
                                      (backward_ ? unsigned{backward_mark} : 0U))};
        paintMaze(painter, {QRectF(0, 0, side - 1, side - 1), 1, 1, devicePixelRatioF()},
                  mazeImage(scene, colours), scene, {}, colours, font());
    }
    void paintTown(QPainter& painter, const Colours& colours) const {
        const NodeTone tone = mark_ ? toneOfTown(*mark_) : NodeTone::highlight;
        const ToneColours inks = toneColours(tone, colours);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(tonePen(tone, inks.outline));
        painter.setBrush(inks.fill);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), 5, 5);
    }

    std::optional<Mark> mark_;
    bool backward_;
    SearchSubject subject_;
};

enum MarkEntry {
    entry_frontier,
    entry_expanded,
    entry_from_goal,
    entry_left,
    entry_cut,
    entry_looked_over,
    entry_stands_out
};

bool marks(pathfinding::Algorithm algorithm, MarkEntry entry) {
    using enum pathfinding::Algorithm;
    const bool bounded =
        algorithm == depth_limited || algorithm == iterative_deepening || isIdaStar(algorithm);
    switch (entry) {
    case entry_frontier:
    case entry_expanded:
    case entry_stands_out:
        break;
    case entry_from_goal:
        return algorithm == bidirectional || algorithm == bidirectional_cost;
    case entry_left:
        return bounded || isRbfs(algorithm);
    case entry_cut:
        return bounded;
    case entry_looked_over:
        return algorithm == jump_point;
    }
    return true;
}

/// Towns do not show from which side they were reached, but light up where the search is, and on
/// the path; bars tell the frontier from all else.
bool isDrawn(const SearchSubject& subject, MarkEntry entry) {
    if (tripOf(subject) != nullptr)
        return entry != entry_from_goal && entry != entry_looked_over;
    if (entry == entry_stands_out)
        return false;
    return tilesOf(subject) == nullptr || entry == entry_frontier || entry == entry_expanded;
}

} // namespace

MarkLegend::MarkLegend(QWidget* parent) : QWidget(parent) {
    struct Entry {
        std::optional<Mark> mark;
        bool backward;
        QString text;
    };
    const std::array entries{Entry{Mark::frontier, false, tr("frontier")},
                             Entry{Mark::expanded, false, tr("expanded")},
                             Entry{Mark::expanded, true, tr("from the goal")},
                             Entry{Mark::left, false, tr("backed up")},
                             Entry{Mark::cut, false, tr("beyond the limit")},
                             Entry{Mark::looked_over, false, tr("scanned")},
                             Entry{std::nullopt, false, tr("current or path")}};
    auto* flow = new FlowLayout(this);
    flow->setContentsMargins(0, 0, 0, 0);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const Entry& entry = entries.at(i);
        auto* pair = new QWidget(this);
        auto* line = new QHBoxLayout(pair);
        line->setContentsMargins(0, 0, 0, 0);
        line->setSpacing(4);
        auto* sample = new MarkSample(entry.mark, entry.backward, pair);
        line->addWidget(sample);
        samples_.at(i) = sample;
        line->addWidget(new QLabel(entry.text, pair));
        flow->addWidget(pair);
        entries_.at(i) = pair;
    }
}

void MarkLegend::setAlgorithms(const std::vector<pathfinding::Algorithm>& algorithms) {
    algorithms_ = algorithms;
    refresh();
}

void MarkLegend::setSubject(const SearchSubject& subject) {
    subject_ = subject;
    for (QWidget* sample : samples_)
        static_cast<MarkSample*>(sample)->setSubject(subject);
    refresh();
}

void MarkLegend::refresh() {
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        const auto entry = static_cast<MarkEntry>(i);
        entries_.at(i)->setVisible(
            isDrawn(subject_, entry) &&
            std::any_of(algorithms_.begin(), algorithms_.end(),
                        [entry](pathfinding::Algorithm each) { return marks(each, entry); }));
    }
}

} // namespace loggia::ui
