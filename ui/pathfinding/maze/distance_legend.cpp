#include "ui/pathfinding/maze/distance_legend.hpp"

#include "ui/pathfinding/maze/maze_colours.hpp"
#include "ui/pathfinding/maze/path_words.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/flow_layout.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace loggia::ui {

namespace {

constexpr int sample_height = 16;

/// Shades side by side, from one to another.
class ShadeSample final : public QWidget {
public:
    ShadeSample(std::uint8_t first, std::uint8_t last, int width, QWidget* parent)
        : QWidget(parent), first_(first), last_(last) {
        setFixedSize(width, sample_height);
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter(this);
        const Colours& colours = coloursFor(palette());
        for (int x = 0; x < width(); ++x) {
            const int shade = first_ + (last_ - first_) * x / std::max(1, width() - 1);
            painter.fillRect(x, 0, 1, height(),
                             distanceColour(static_cast<std::uint8_t>(shade), colours));
        }
        if (first_ == DistanceMap::no_way) {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(distanceInk(first_, colours));
            painter.drawLine(QPointF(width() * 0.3, height() * 0.7),
                             QPointF(width() * 0.7, height() * 0.3));
        }
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(colours.board_outline);
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }

private:
    std::uint8_t first_;
    std::uint8_t last_;
};

} // namespace

DistanceLegend::DistanceLegend(QWidget* parent)
    : QWidget(parent), nearest_(new QLabel(this)), farthest_(new QLabel(this)),
      no_way_(new QWidget(this)) {
    constexpr int scale_width = 96;
    auto* flow = new FlowLayout(this);
    flow->setContentsMargins(0, 0, 0, 0);
    auto* scale = new QWidget(this);
    auto* line = new QHBoxLayout(scale);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(8); // digits are no part of the scale
    line->addWidget(nearest_);
    line->addWidget(new ShadeSample(0, DistanceMap::farthest_shade, scale_width, scale));
    line->addWidget(farthest_);
    farthest_->setObjectName(QStringLiteral("farthest"));
    flow->addWidget(scale);
    auto* none = new QHBoxLayout(no_way_);
    none->setContentsMargins(0, 0, 0, 0);
    none->setSpacing(4);
    none->addWidget(
        new ShadeSample(DistanceMap::no_way, DistanceMap::no_way, sample_height, no_way_));
    none->addWidget(new QLabel(tr("unreachable"), no_way_));
    no_way_->setObjectName(QStringLiteral("unreachable"));
    flow->addWidget(no_way_);
    setMap(nullptr);
}

void DistanceLegend::setMap(const DistanceRun::Map& map) {
    nearest_->setText(QStringLiteral("0"));
    if (!map) {
        farthest_->setText(tr("no distances"));
    } else {
        const QString far = costText(map->farthest, map->unit);
        farthest_->setText(map->from_start ? tr("%1 from the start").arg(far)
                                           : tr("%1 to the goal").arg(far));
    }
    no_way_->setVisible(map && !map->all_reached);
}

} // namespace loggia::ui
