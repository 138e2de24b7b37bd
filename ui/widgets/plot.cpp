#include "ui/widgets/plot.hpp"

#include "ui/theme/colours.hpp"
#include "ui/theme/tip.hpp"
#include "ui/widgets/plot_scale.hpp"

#include <QKeyEvent>
#include <QMetaMethod>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <limits>

namespace loggia::ui {

namespace {

/// The plane of a plot: its axes and where they lie.
struct Plane {
    PlotScale x;
    PlotScale y;
    QRectF area;

    [[nodiscard]] QPointF at(const QPointF& point) const {
        return {area.left() + x.share(point.x()) * area.width(),
                area.bottom() - y.share(point.y()) * area.height()};
    }
};

bool shown(const PlotContent& content, const QPointF& point) {
    return !content.logarithmic || point.y() > 0;
}

bool hasPoints(const PlotContent& content) {
    return std::any_of(content.series.begin(), content.series.end(), [&](const PlotSeries& s) {
        return std::any_of(s.points.begin(), s.points.end(),
                           [&](const QPointF& p) { return shown(content, p); });
    });
}

constexpr double legend_gap = 36;   ///< Of a name to the next one, with the line before it.
constexpr double legend_line = 1.2; ///< The height of a row, in heights of the font.

/// Where the names of the series stand: right of the title, or in rows of their own where they are
/// too long for that.
struct Legend {
    std::vector<QPointF> places; ///< From the left, and by rows.
    int rows = 0;                ///< Below the title's.
};

Legend legendOf(const PlotContent& content, double width, const QFontMetricsF& metrics) {
    Legend legend;
    if (content.series.size() < 2)
        return legend;
    double all = 0;
    for (const PlotSeries& series : content.series)
        all += metrics.horizontalAdvance(series.name) + legend_gap;
    const bool beside = all + metrics.horizontalAdvance(content.y_title) <= width;
    double x = beside ? width - all : 0;
    legend.rows = beside ? 0 : 1;
    for (const PlotSeries& series : content.series) {
        const double each = metrics.horizontalAdvance(series.name) + legend_gap;
        if (!beside && x > 0 && x + each > width) {
            ++legend.rows;
            x = 0;
        }
        legend.places.emplace_back(x, legend.rows);
        x += each;
    }
    return legend;
}

Plane planeOf(const PlotContent& content, const QRectF& whole, const QFontMetricsF& metrics) {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    double left = infinity;
    double right = -infinity;
    double low = infinity;
    double high = -infinity;
    for (const PlotSeries& series : content.series) {
        for (const QPointF& point : series.points) {
            if (!shown(content, point))
                continue;
            left = std::min(left, point.x());
            right = std::max(right, point.x());
            low = std::min(low, point.y());
            high = std::max(high, point.y());
        }
    }
    if (left > right) {
        left = 0;
        right = 1;
        low = content.logarithmic ? 0.1 : 0;
        high = 1;
    }
    if (content.zero_line) {
        high = std::max({std::abs(low), std::abs(high), 1.0});
        low = -high;
    }
    Plane plane;
    const double height = metrics.height();
    const double rows = legendOf(content, whole.width() - 4, metrics).rows;
    const double above = height * (1.4 + legend_line * rows);
    const double below = height * 2.5;
    const auto numbers = static_cast<int>((whole.height() - above - below) / height) + 1;
    plane.y = content.logarithmic
                  ? logarithmicScale(low, high, std::clamp(numbers, 1, 8))
                  : linearScale(low, high, whole.height() > 170 ? 5 : 3, content.counts ? 1 : 0);
    double widest = 0;
    for (const double tick : plane.y.ticks)
        widest = std::max(widest, metrics.horizontalAdvance(tickText(plane.y, tick)));
    plane.area = whole.adjusted(widest + 8, above, -height * 0.7, -below);
    plane.x = linearScale(left, right, static_cast<int>(plane.area.width() / 45));
    plane.x.low = left;
    plane.x.high = std::max(right, left + 1);
    return plane;
}

QPainterPath pathOf(const PlotContent& content, const PlotSeries& series, const Plane& plane) {
    QPainterPath path;
    for (const QPointF& point : series.points) {
        if (!shown(content, point))
            continue;
        const QPointF here = plane.at(point);
        if (path.elementCount() == 0) {
            path.moveTo(here);
            continue;
        }
        if (series.stepped)
            path.lineTo(here.x(), path.currentPosition().y());
        path.lineTo(here);
    }
    return path;
}

void paintMark(QPainter& painter, const QPointF& at, PlotMark mark) {
    constexpr double dot = 2.6;
    constexpr double ring = 3.2;
    constexpr double triangle = 4;
    if (mark == PlotMark::dot || mark == PlotMark::ring) {
        const double radius = mark == PlotMark::dot ? dot : ring;
        painter.drawEllipse(at, radius, radius);
        return;
    }
    const double up = mark == PlotMark::at_least ? -triangle : triangle;
    painter.drawPolygon(QPolygonF({at + QPointF(0, up), at + QPointF(triangle, -up * 0.7),
                                   at + QPointF(-triangle, -up * 0.7)}));
}

} // namespace

Plot::Plot(QWidget* parent) : QWidget(parent) {
    installCellTables();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void Plot::setContent(PlotContent content) {
    const int before = points();
    content_ = std::move(content);
    if (selected_ && !canSelect(*selected_))
        selected_.reset();
    QString words = content_.empty_text;
    if (hasPoints(content_)) {
        const PlotSeries& first = content_.series.front();
        QStringList parts;
        for (std::size_t i = 0; i < first.points.size(); ++i)
            if (shown(content_, first.points[i]))
                parts << wordsOf(i);
        words = parts.join(QStringLiteral("; "));
    }
    setAccessibleDescription(words);
    update();
    if (hasFocus() && points() != before)
        tellCellReached(this, *this);
}

int Plot::points() const {
    return hasPoints(content_) ? static_cast<int>(content_.series.front().points.size()) : 0;
}

QString Plot::wordsOf(std::size_t point) const {
    const PlotSeries& first = content_.series.front();
    return point < first.labels.size()
               ? first.labels[point]
               : QStringLiteral("%1: %2").arg(first.points[point].x()).arg(first.points[point].y());
}

QSize Plot::tableSize() const {
    return {std::max(1, points()), 1};
}

CellTable::Cell Plot::tableCell(const QPoint& cell) const {
    if (points() == 0)
        return {content_.empty_text, {}, false, false};
    return {wordsOf(static_cast<std::size_t>(cell.x())),
            {},
            false,
            canSelect(cell.x()) && isSignalConnected(QMetaMethod::fromSignal(&Plot::pointPicked))};
}

QString Plot::tableRowName(int /*row*/) const {
    return {};
}

QString Plot::tableColumnName(int /*column*/) const {
    return {};
}

QRectF Plot::tableCellRect(const QPoint& cell) const {
    constexpr double reach = 6;
    return canSelect(cell.x()) ? QRectF(positionOf(static_cast<std::size_t>(cell.x())), QSizeF())
                                     .adjusted(-reach, -reach, reach, reach)
                               : QRectF(rect());
}

std::optional<QPoint> Plot::tableCellUnder(const QPointF& point) const {
    const auto found = nearest(point);
    return found ? std::optional(QPoint(*found, 0)) : std::nullopt;
}

QPoint Plot::currentTableCell() const {
    return {selected_.value_or(0), 0};
}

void Plot::goToTableCell(const QPoint& cell) {
    if (!canSelect(cell.x()))
        return;
    select(cell.x());
    tellCellReached(this, *this);
}

void Plot::pressTableCell(const QPoint& cell) {
    goToTableCell(cell);
    Q_EMIT pointPicked(cell.x());
}

QPointF Plot::positionOf(std::size_t point) const {
    return planeOf(content_, rect(), QFontMetricsF(font()))
        .at(content_.series.front().points.at(point));
}

void Plot::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    // Curves of something that is no longer asked for.
    constexpr double faded = 0.4;
    painter.setOpacity(isEnabled() ? 1 : faded);
    paintInto(painter, rect());
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(coloursFor(palette()).accent, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
}

void Plot::paintInto(QPainter& painter, const QRectF& area) const {
    const Colours& colours = coloursFor(palette());
    const QFontMetricsF metrics(font());
    painter.setFont(font());
    painter.setRenderHint(QPainter::Antialiasing);
    if (!hasPoints(content_)) {
        painter.setPen(colours.muted_text);
        painter.drawText(area.adjusted(8, 8, -8, -8), Qt::AlignCenter | Qt::TextWordWrap,
                         content_.empty_text);
        return;
    }
    const Plane plane = planeOf(content_, area, metrics);
    const double height = metrics.height();

    painter.setPen(QPen(colours.grid, 1));
    for (const double tick : plane.y.ticks) {
        const double y = std::round(plane.at({plane.x.low, tick}).y()) + 0.5;
        painter.setPen(
            QPen(content_.zero_line && tick == 0 ? colours.muted_text : colours.grid, 1));
        painter.drawLine(QPointF(plane.area.left(), y), QPointF(plane.area.right(), y));
        painter.setPen(colours.muted_text);
        painter.drawText(
            QRectF(area.left(), y - height / 2, plane.area.left() - area.left() - 5, height),
            Qt::AlignRight | Qt::AlignVCenter, tickText(plane.y, tick));
    }
    for (const double tick : plane.x.ticks) {
        if (tick < plane.x.low - 1e-9 || tick > plane.x.high + 1e-9 ||
            std::abs(tick - std::round(tick)) > 1e-9)
            continue;
        const double x = plane.at({tick, plane.y.low}).x();
        painter.setPen(colours.muted_text);
        painter.drawText(QRectF(x - 30, plane.area.bottom() + 3, 60, height),
                         Qt::AlignHCenter | Qt::AlignTop, tickText(plane.x, tick));
    }
    painter.drawText(QRectF(plane.area.left(), plane.area.bottom() + 3 + height, plane.area.width(),
                            height * 1.2),
                     Qt::AlignHCenter | Qt::AlignTop, content_.x_title);
    painter.drawText(QRectF(area.left() + 4, area.top(), area.width() - 8, height * 1.2),
                     Qt::AlignLeft | Qt::AlignVCenter, content_.y_title);

    if (content_.marker) {
        const double x = std::round(plane.at({*content_.marker, plane.y.low}).x()) + 0.5;
        painter.setPen(QPen(colours.accent, 1.5, Qt::DashLine));
        painter.drawLine(QPointF(x, plane.area.top()), QPointF(x, plane.area.bottom()));
    }
    const Legend legend = legendOf(content_, area.width() - 4, metrics);
    for (std::size_t i = content_.series.size(); i-- > 0;) {
        const PlotSeries& series = content_.series[i];
        const QColor& colour = colours.*series.colour;
        const QPen pen(colour, 2,
                       series.dotted   ? Qt::DotLine
                       : series.dashed ? Qt::DashLine
                                       : Qt::SolidLine,
                       Qt::FlatCap, Qt::RoundJoin);
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(pathOf(content_, series, plane));
        if (!series.stepped) {
            for (std::size_t k = 0; k < series.points.size(); ++k) {
                if (!shown(content_, series.points[k]))
                    continue;
                const PlotMark mark = k < series.marks.size() ? series.marks[k] : PlotMark::dot;
                painter.setBrush(mark == PlotMark::ring ? colours.base : colour);
                painter.setPen(QPen(colour, 1.4));
                paintMark(painter, plane.at(series.points[k]), mark);
            }
        }
        if (content_.series.size() < 2)
            continue;
        const double line = height * legend_line;
        const QPointF at =
            area.topLeft() + QPointF(legend.places[i].x(), legend.places[i].y() * line);
        painter.setPen(colours.text);
        painter.drawText(
            QRectF(at.x() + legend_gap, at.y(), metrics.horizontalAdvance(series.name) + 1, line),
            Qt::AlignVCenter, series.name);
        painter.setPen(pen);
        painter.drawLine(at + QPointF(legend_gap - 24, line / 2),
                         at + QPointF(legend_gap - 5, line / 2));
    }
    if (selected_ && !content_.series.empty()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.text, 1.5));
        painter.drawEllipse(
            plane.at(content_.series.front().points.at(static_cast<std::size_t>(*selected_))), 6,
            6);
    }
}

bool Plot::canSelect(int point) const {
    if (content_.series.empty() || point < 0)
        return false;
    const std::vector<QPointF>& points = content_.series.front().points;
    const auto index = static_cast<std::size_t>(point);
    return index < points.size() && shown(content_, points[index]);
}

std::optional<int> Plot::nearest(const QPointF& position) const {
    std::optional<int> best;
    if (!hasPoints(content_))
        return best;
    const Plane plane = planeOf(content_, rect(), QFontMetricsF(font()));
    const std::vector<QPointF>& points = content_.series.front().points;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double distance = std::abs(plane.at(points[i]).x() - position.x());
        if (shown(content_, points[i]) && distance < least) {
            least = distance;
            best = static_cast<int>(i);
        }
    }
    return best;
}

void Plot::select(std::optional<int> point) {
    if (selected_ == point)
        return;
    selected_ = point;
    update();
    if (!point) {
        QToolTip::hideText();
        return;
    }
    const PlotSeries& first = content_.series.front();
    const auto index = static_cast<std::size_t>(*point);
    if (index < first.labels.size())
        showTip(mapToGlobal(positionOf(index).toPoint() + QPoint(8, -32)), first.labels[index],
                this);
}

void Plot::mouseMoveEvent(QMouseEvent* event) {
    select(nearest(event->position()));
}

void Plot::leaveEvent(QEvent* /*event*/) {
    select(std::nullopt);
}

void Plot::mousePressEvent(QMouseEvent* event) {
    const auto point = nearest(event->position());
    if (event->button() == Qt::LeftButton && point)
        Q_EMIT pointPicked(*point);
}

void Plot::keyPressEvent(QKeyEvent* event) {
    const int count =
        content_.series.empty() ? 0 : static_cast<int>(content_.series.front().points.size());
    const int key = event->key();
    if (count > 0 && (key == Qt::Key_Left || key == Qt::Key_Right)) {
        const int step = key == Qt::Key_Left ? -1 : 1;
        int next = selected_.value_or(step > 0 ? -1 : count) + step;
        while (next >= 0 && next < count && !canSelect(next))
            next += step;
        goToTableCell({next, 0});
    } else if (selected_ &&
               (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space)) {
        Q_EMIT pointPicked(*selected_);
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace loggia::ui
