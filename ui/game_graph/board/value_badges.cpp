#include "ui/game_graph/board/value_badges.hpp"

#include "ui/game_graph/board/position_board_painter.hpp"
#include "ui/game_graph/graph/state_words.hpp"
#include "ui/theme/colours.hpp"
#include "ui/theme/text_size.hpp"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace loggia::ui {

namespace {

QFont fontOfBadge(QFont font, const SpotValue& value) {
    font.setBold(value.best);
    return font;
}

QSizeF sizeOfBadge(const SpotValue& value, const QString& text, const QFont& font) {
    const QFontMetricsF metrics(fontOfBadge(font, value));
    return {metrics.horizontalAdvance(text) + 0.7 * metrics.height(), metrics.height() + 2};
}

void paintBadge(QPainter& painter, const ValueBadge& badge, const Colours& colours,
                const QFont& font) {
    const SpotValue& value = badge.value;
    const game_graph::Outcome outcome = value.value.outcome;
    const QColor colour = outcome == game_graph::Outcome::win    ? colours.win
                          : outcome == game_graph::Outcome::loss ? colours.lose
                                                                 : colours.muted_text;
    painter.setPen(
        QPen(colour, 1.4, outcome == game_graph::Outcome::loss ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(value.best ? colour : colours.base);
    painter.drawRoundedRect(badge.place, badge.place.height() / 2, badge.place.height() / 2);
    painter.setFont(fontOfBadge(font, value));
    painter.setPen(value.best ? colours.base : colour);
    painter.drawText(badge.place, Qt::AlignCenter, badge.text);
}

/// Pins have values between them too.
bool hasPairs(const BoardPlay& play) {
    return !play.board()->piles && play.cells().width() > play.board()->columns;
}

QFont fontOfValues(const BoardPlay& play, double cell, const QFont& font) {
    const auto layout = play.board()->layout;
    const bool crowded = layout == PositionBoard::Layout::ring ||
                         layout == PositionBoard::Layout::pits || hasPairs(play);
    constexpr int smallest_text = 9;
    constexpr double largest_text = 26;
    return boardFont(font, std::min(cell * (crowded ? 0.2 : 0.28), largest_text), smallest_text);
}

/// In the middle of what is empty and at the foot of a piece, within its cell; at the upper rim of
/// a pit; above or below a point on a ring.
QPointF placeOfValue(const BoardPlay& play, const PositionBoardGeometry& geometry,
                     const BoardSpot& spot, const QSizeF& size) {
    const PositionBoard& board = *play.board();
    const double cell = geometry.cell();
    const double half = size.height() / 2;
    const QRectF place = geometry.toWidget(play.rectOfCell(play.cellOf(spot)));
    QPointF centre = place.center();
    if (board.layout == PositionBoard::Layout::ring) {
        const double away = cell * PositionBoardGeometry::ring_point + 3 + half;
        centre.ry() += centre.y() > geometry.frame().center().y() + 1 ? away : -away;
    } else if (board.layout == PositionBoard::Layout::pits) {
        constexpr double number = 0.32; // of a cell, from its edge to what is written in it
        centre.setY(place.top() + std::min(half + 1, number * cell - half));
    } else if (hasPairs(play)) {
        const double foot = place.bottom() - half - 1;
        centre.setY(spot.both ? foot : std::min(centre.y(), foot - size.height() - 1));
    } else if (board.at(spot.row, spot.column) != PositionBoard::Cell::empty) {
        constexpr double foot = 0.17; // of a cell: inside of tiles and discs, if there is room
        const double inset = cell > 6 * half ? foot * cell : 1;
        centre.setY(place.bottom() - half - inset);
    }
    // Names stand beside the frame.
    const QRectF inside =
        geometry.frame().adjusted(size.width() / 2 - 2, half - 2, 2 - size.width() / 2, 2 - half);
    if (inside.isValid())
        centre = {std::clamp(centre.x(), inside.left(), inside.right()),
                  std::clamp(centre.y(), inside.top(), inside.bottom())};
    return centre;
}

bool overlap(const std::vector<ValueBadge>& badges) {
    for (std::size_t i = 0; i < badges.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (badges[i].place.intersects(badges[j].place))
                return true;
    return false;
}

} // namespace

std::vector<ValueBadge> placeValues(const BoardPlay& play, const PositionBoardGeometry& geometry,
                                    const std::vector<SpotValue>& values, const QFont& font) {
    const QFont used = fontOfValues(play, geometry.cell(), font);
    std::vector<ValueBadge> badges;
    for (const auto& [letters, best] :
         {std::pair(false, false), std::pair(true, false), std::pair(true, true)}) {
        badges.clear();
        for (const SpotValue& value : values) {
            if (best && !value.best)
                continue;
            const QString text = badgeOf(value.value);
            ValueBadge badge{value, letters ? text.left(1) : text, {}};
            badge.place.setSize(sizeOfBadge(value, badge.text, used));
            badge.place.moveCenter(placeOfValue(play, geometry, value.spot, badge.place.size()));
            badges.push_back(std::move(badge));
        }
        if (!overlap(badges))
            return badges;
    }
    return {};
}

void paintValues(QPainter& painter, const BoardPlay& play, const PositionBoardGeometry& geometry,
                 const std::vector<SpotValue>& values, const Colours& colours, const QFont& font) {
    const QFont used = fontOfValues(play, geometry.cell(), font);
    for (const ValueBadge& badge : placeValues(play, geometry, values, font))
        paintBadge(painter, badge, colours, used);
}

void paintValueBadge(QPainter& painter, const QPointF& centre, const SpotValue& value,
                     const Colours& colours, const QFont& font) {
    ValueBadge badge{value, badgeOf(value.value), {}};
    badge.place.setSize(sizeOfBadge(value, badge.text, font));
    badge.place.moveCenter(centre);
    paintBadge(painter, badge, colours, font);
}

} // namespace loggia::ui
