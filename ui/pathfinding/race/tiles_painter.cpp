#include "ui/pathfinding/race/tiles_painter.hpp"

#include "ui/pathfinding/maze/path_words.hpp"
#include "ui/theme/colours.hpp"
#include "ui/theme/text_size.hpp"
#include "ui/widgets/number_text.hpp"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace loggia::ui {

namespace {

constexpr double widest_tile = 120;
constexpr double widest_bar = 26;

/// How many states are how far away: bars, the frontier on top of what is expanded.
void paintChart(QPainter& painter, const QRectF& area, const TilesScene& scene,
                const Colours& colours, const QFont& font) {
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    painter.setPen(colours.muted_text);
    const double line = metrics.height();
    painter.drawText(QRectF(area.left(), area.top(), area.width(), line), Qt::AlignLeft,
                     metrics.elidedText(PathWords::tr("States by Manhattan distance to the goal"),
                                        Qt::ElideRight, area.width()));
    std::uint64_t most = 1;
    for (const DistanceCount& count : scene.counts)
        most = std::max(most, count.expanded + count.frontier);
    const QRectF bars = area.adjusted(0, line + 4, 0, -line);
    const double width =
        std::min(widest_bar, bars.width() / static_cast<double>(scene.counts.size()));
    painter.setPen(QPen(colours.line, 1));
    painter.drawLine(bars.bottomLeft(), bars.bottomRight());
    for (std::size_t i = 0; i < scene.counts.size(); ++i) {
        const DistanceCount& count = scene.counts[i];
        const auto height = [&](std::uint64_t number) {
            return bars.height() * static_cast<double>(number) / static_cast<double>(most);
        };
        const double x = bars.left() + static_cast<double>(i) * width;
        const double gap = width > 4 ? 1 : 0;
        const double expanded = height(count.expanded);
        const double frontier = height(count.frontier);
        paintBar(painter, {x + gap, bars.bottom() - expanded, width - 2 * gap, expanded}, false,
                 colours);
        paintBar(painter, {x + gap, bars.bottom() - expanded - frontier, width - 2 * gap, frontier},
                 true, colours);
        const bool here = static_cast<int>(i) == scene.distance;
        if (here || i == 0 || i + 1 == scene.counts.size()) {
            QFont digits = font;
            digits.setBold(here);
            painter.setFont(digits);
            painter.setPen(here ? colours.text : colours.muted_text);
            painter.drawText(QRectF(x - 20, bars.bottom() + 1, width + 40, line), Qt::AlignHCenter,
                             QString::number(i));
        }
    }
    painter.setFont(font);
    painter.setPen(colours.muted_text);
    if (bars.width() - width * static_cast<double>(scene.counts.size()) >
        metrics.horizontalAdvance(numberText(most)) + 8)
        painter.drawText(bars, Qt::AlignRight | Qt::AlignTop, numberText(most));
}

} // namespace

void paintBar(QPainter& painter, const QRectF& bar, bool frontier, const Colours& colours) {
    painter.fillRect(bar, frontier ? colours.player_one : colours.player_two);
    if (!frontier || bar.height() <= 3)
        return;
    // Also to be told apart without colour.
    painter.setPen(QPen(colours.player_one_outline, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5));
}

TilesGeometry::TilesGeometry(const QRectF& area, int of_side, bool chart_is_there)
    : side(std::max(1, of_side)) {
    constexpr double margin = 6;
    const QRectF inner = area.adjusted(margin, margin, -margin, -margin);
    constexpr double least_chart = 64;
    double below = std::clamp(inner.height() * 0.24, least_chart, 150.0);
    if (!chart_is_there || inner.height() < 3 * least_chart)
        below = 0;
    const double room = std::min(inner.width(), inner.height() - below - (below > 0 ? 10 : 0));
    cell = std::clamp(std::floor(room / side), 4.0, widest_tile);
    const double whole = cell * side;
    const double rest = inner.height() - whole - below - (below > 0 ? 10 : 0);
    board = QRectF(std::round(inner.center().x() - whole / 2),
                   std::round(inner.top() + std::max(0.0, rest / 2)), whole, whole);
    if (below > 0)
        chart = QRectF(inner.left(), board.bottom() + 10, inner.width(), below);
}

QRectF TilesGeometry::rectOf(int place) const {
    const int row = place / side;
    return {board.left() + place % side * cell, board.top() + row * cell, cell, cell};
}

int TilesGeometry::placeAt(const QPointF& point) const {
    if (!board.contains(point))
        return -1;
    const int column = std::min(side - 1, static_cast<int>((point.x() - board.left()) / cell));
    const int row = std::min(side - 1, static_cast<int>((point.y() - board.top()) / cell));
    return row * side + column;
}

void paintTiles(QPainter& painter, const TilesGeometry& geometry, const TilesScene& scene,
                const TilesMotion& motion, const Colours& colours, const QFont& font) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double round = geometry.cell * 0.08;
    painter.setPen(QPen(colours.board_outline, 2));
    painter.setBrush(mix(colours.hole, colours.text, 0.16));
    painter.drawRoundedRect(geometry.board.adjusted(-3, -3, 3, 3), round, round);
    QFont digits = boardFont(font, geometry.cell * 0.42, 6);
    digits.setBold(true);
    for (int place = 0; place < scene.tiles.side * scene.tiles.side; ++place) {
        const int tile = scene.tiles.at(place);
        QRectF rect = geometry.rectOf(place);
        if (place == motion.slid_to && motion.share < 1) {
            const QPointF from = geometry.rectOf(motion.slid_from).topLeft();
            rect.moveTopLeft(from + (rect.topLeft() - from) * motion.share);
        }
        const double inset = std::max(1.0, geometry.cell * 0.03);
        rect.adjust(inset, inset, -inset, -inset);
        if (tile != 0) {
            // A tile where it belongs is filled; the frame tells it without colour.
            const bool home = tile == place;
            painter.setBrush(home ? mix(colours.base, colours.win, 0.22) : colours.base);
            painter.setPen(QPen(place == motion.pointed ? colours.accent
                                : home                  ? colours.win
                                                        : colours.board_outline,
                                place == motion.pointed || home ? 3 : 1.4));
            painter.drawRoundedRect(rect, round, round);
            painter.setFont(digits);
            painter.setPen(colours.text);
            painter.drawText(rect, Qt::AlignCenter, QString::number(tile));
        }
        if (place == motion.cursor) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(colours.accent, 3));
            painter.drawRoundedRect(rect.adjusted(3, 3, -3, -3), round, round);
        }
    }
    if (!geometry.chart.isNull() && !scene.counts.empty())
        paintChart(painter, geometry.chart, scene, colours, font);
    painter.restore();
}

} // namespace loggia::ui
