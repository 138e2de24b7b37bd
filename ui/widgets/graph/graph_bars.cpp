#include "ui/widgets/graph/graph_bars.hpp"

#include <QScrollBar>
#include <QSignalBlocker>
#include <QStyle>

#include <cmath>

namespace loggia::ui {

GraphBars::GraphBars(QWidget* view)
    : QObject(view), across_(new QScrollBar(Qt::Horizontal, view)),
      down_(new QScrollBar(Qt::Vertical, view)) {
    across_->setAccessibleName(tr("Scroll left and right"));
    down_->setAccessibleName(tr("Scroll up and down"));
    for (QScrollBar* bar : {across_, down_}) {
        bar->setFocusPolicy(Qt::NoFocus);
        bar->setCursor(Qt::ArrowCursor);
        bar->hide();
        connect(bar, &QScrollBar::valueChanged, this, &GraphBars::scroll);
    }
}

double GraphBars::extent() const {
    return down_->style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, down_);
}

QMarginsF GraphBars::taken() const {
    return {0, 0, down_->isHidden() ? 0 : extent(), across_->isHidden() ? 0 : extent()};
}

void GraphBars::show(QRectF room, const Sight& sight) {
    const QRectF whole = room;
    const double thick = extent();
    const auto to_scene = [&sight](const QPointF& point) {
        return (point - sight.middle) / sight.scale + sight.centre;
    };
    const auto seen_in = [&](const QRectF& part) {
        return QRectF(to_scene(part.topLeft()), to_scene(part.bottomRight()));
    };
    const auto is_wide = [&](const QRectF& seen) {
        return sight.drawn.left() < seen.left() - 1 || sight.drawn.right() > seen.right() + 1;
    };
    const auto is_tall = [&](const QRectF& seen) {
        return sight.drawn.top() < seen.top() - 1 || sight.drawn.bottom() > seen.bottom() + 1;
    };
    const bool there = !sight.drawn.isEmpty() && room.height() > 4 * thick;
    bool tall = there && is_tall(seen_in(room));
    if (tall)
        room.setRight(whole.right() - thick);
    const bool wide = there && is_wide(seen_in(room));
    if (wide) {
        room.setBottom(room.bottom() - thick);
        if (!tall && is_tall(seen_in(room))) {
            tall = true;
            room.setRight(whole.right() - thick);
        }
    }
    across_->setVisible(wide);
    down_->setVisible(tall);
    // Inside of the frame that says where the keyboard is.
    constexpr int frame = 2;
    across_->setGeometry(QRectF(frame, room.bottom(), room.width() - frame, thick).toRect());
    down_->setGeometry(QRectF(room.right(), frame, thick - frame, room.height() - frame).toRect());
    // Beyond its end, too, where somebody has dragged it there.
    const QRectF seen = seen_in(room);
    const QRectF reach = sight.bounds.united(seen);
    const auto set = [&sight](QScrollBar* bar, double low, double from, double to, double high) {
        const QSignalBlocker blocker(bar);
        const auto page = static_cast<int>(std::lround((to - from) * sight.scale));
        // While it is dragged it keeps its length.
        if (!bar->isSliderDown()) {
            constexpr int step = 40; // pixels
            bar->setRange(0, static_cast<int>(std::lround((high - low) * sight.scale)) - page);
            bar->setPageStep(page);
            bar->setSingleStep(step);
            bar->setValue(static_cast<int>(std::lround((from - low) * sight.scale)));
        }
        return bar->value();
    };
    at_ = {set(across_, reach.left(), seen.left(), seen.right(), reach.right()),
           set(down_, reach.top(), seen.top(), seen.bottom(), reach.bottom())};
}

void GraphBars::scroll() {
    const QPoint to(across_->value(), down_->value());
    Q_EMIT scrolled(at_ - to);
}

} // namespace loggia::ui
