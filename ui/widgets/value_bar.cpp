#include "ui/widgets/value_bar.hpp"

#include "ui/theme/colours.hpp"

#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace loggia::ui {

namespace {

constexpr int bar_height = 18;

} // namespace

double shareOfLead(double lead) {
    return 0.5 + 0.5 * lead / (std::abs(lead) + 2.5);
}

ValueBar::ValueBar(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Value of the position"));
}

QSize ValueBar::sizeHint() const {
    return {220, bar_height + 6 + fontMetrics().height()};
}
QSize ValueBar::minimumSizeHint() const {
    return {120, sizeHint().height()};
}

void ValueBar::setValue(std::optional<double> lead, bool certain, const QString& verdict) {
    lead_ = lead;
    certain_ = certain;
    verdict_ = verdict;
    setAccessibleName(tr("Value of the position") + QStringLiteral(": ") + verdict);
    setAccessibleDescription(verdict);
    setToolTip(verdict);
    update();
}

void ValueBar::paintEvent(QPaintEvent* /*event*/) {
    const Colours& colours = coloursFor(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF bar(1, 1, width() - 2.0, bar_height - 2.0);
    QPainterPath outline;
    outline.addRoundedRect(bar, 4, 4);
    painter.save();
    painter.setClipPath(outline);
    if (lead_) {
        const double split = std::round(bar.left() + bar.width() * shareOfLead(*lead_));
        painter.fillRect(QRectF(bar.left(), bar.top(), split - bar.left(), bar.height()),
                         colours.player_one);
        painter.fillRect(QRectF(split, bar.top(), bar.right() - split, bar.height()),
                         colours.player_two);
        painter.fillRect(QRectF(split - 1, bar.top(), 2, bar.height()), colours.hole);
        if (!certain_) {
            QColor hatch = colours.hole;
            hatch.setAlphaF(0.35F);
            painter.fillRect(bar, QBrush(hatch, Qt::BDiagPattern));
        }
    } else {
        painter.fillRect(bar, colours.base);
    }
    painter.restore();
    painter.setPen(QPen(colours.board_outline, 1));
    painter.drawPath(outline);
    // The middle, where a drawn game stands.
    painter.setPen(QPen(colours.text, 1));
    const double middle = std::round(width() / 2.0) + 0.5;
    painter.drawLine(QPointF(middle, bar.top() - 1), QPointF(middle, bar.top() + 4));
    painter.drawLine(QPointF(middle, bar.bottom() - 3), QPointF(middle, bar.bottom() + 1));
    painter.setPen(lead_ ? colours.text : colours.muted_text);
    painter.drawText(QRectF(0, bar_height + 4, width(), fontMetrics().height() + 2.0),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(verdict_, Qt::ElideRight, width()));
}

} // namespace loggia::ui
