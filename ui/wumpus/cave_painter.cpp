#include "ui/wumpus/cave_painter.hpp"

#include "ui/theme/colours.hpp"
#include "ui/theme/text_size.hpp"
#include "ui/wumpus/wumpus_words.hpp"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <utility>

namespace loggia::ui {

using wumpus::Sign;
using wumpus::signs;
using wumpus::Square;
using wumpus::Symbol;
using wumpus::Verdict;

namespace {

/// Of a cell's side: the air around the marks, and the height of the text in the strip on top.
constexpr double air = 0.03;
constexpr double small_text = 0.115;
/// The most of it that text in the strip is high.
constexpr double largest_small_text = 0.15;

/// Of a cell's side: the strip on top for number and walk. A cave too small to read them has none.
double stripOf(double side) {
    constexpr double smallest_pixels = 7;
    return small_text * side < smallest_pixels ? 0 : 0.21;
}

/// The font of a text that is usually so high, and at most so however large text on boards is.
QFont sized(const QFont& font, double pixels, double most) {
    constexpr int smallest = 6;
    QFont sized = boardFont(font, pixels, smallest);
    sized.setPixelSize(std::min(sized.pixelSize(), std::max(smallest, static_cast<int>(most))));
    return sized;
}

/// The font, or a smaller one in which the text is no wider.
QFont fitted(const QFont& font, const QString& text, double width) {
    const double wanted = QFontMetricsF(font).horizontalAdvance(text);
    QFont smaller = font;
    if (wanted > width && width > 0)
        smaller.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * width / wanted)));
    return smaller;
}

QColor fillOf(Sign sign, const Colours& colours) {
    switch (sign) {
    case Sign::monster:
        return colours.lose;
    case Sign::stench:
        return colours.player_one;
    case Sign::pit:
        return colours.text;
    case Sign::breeze:
        break;
    }
    return colours.player_two;
}

/// Causes are angular and round, what they cause is flat: a stop sign, a hole, two clouds.
QPainterPath shapeOf(Sign sign, const QRectF& rect) {
    QPainterPath path;
    const double side = std::min(rect.width(), rect.height());
    const QPointF centre = rect.center();
    if (sign == Sign::pit) {
        path.addEllipse(centre, side / 2, side / 2);
    } else if (sign == Sign::monster) {
        const double r = side / 2;
        const double cut = r * 0.42;
        path.addPolygon(QPolygonF({centre + QPointF(-cut, -r), centre + QPointF(cut, -r),
                                   centre + QPointF(r, -cut), centre + QPointF(r, cut),
                                   centre + QPointF(cut, r), centre + QPointF(-cut, r),
                                   centre + QPointF(-r, cut), centre + QPointF(-r, -cut)}));
        path.closeSubpath();
    } else {
        const QRectF flat(centre.x() - 0.56 * side, centre.y() - 0.36 * side, 1.12 * side,
                          0.72 * side);
        const double radius = sign == Sign::stench ? 0.12 * side : 0.36 * side;
        path.addRoundedRect(flat, radius, radius);
    }
    return path;
}

QColor letterOn(const QColor& ground, const Colours& colours) {
    return contrast(ground, colours.base) > contrast(ground, colours.text) ? colours.base
                                                                           : colours.text;
}

void paintCheck(QPainter& painter, const QRectF& rect, const QColor& colour) {
    painter.setPen(QPen(colour, std::max(1.5, 0.16 * rect.height()), Qt::SolidLine, Qt::RoundCap,
                        Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(
        QPolygonF({rect.topLeft() + QPointF(0.1 * rect.width(), 0.55 * rect.height()),
                   rect.topLeft() + QPointF(0.4 * rect.width(), 0.85 * rect.height()),
                   rect.topLeft() + QPointF(0.9 * rect.width(), 0.15 * rect.height())}));
}

/// A person, or a cross for one who died.
void paintWalker(QPainter& painter, const QRectF& rect, bool dead, const Colours& colours) {
    if (dead) {
        painter.setPen(
            QPen(colours.lose, std::max(2.0, 0.2 * rect.height()), Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(rect.topLeft(), rect.bottomRight());
        painter.drawLine(rect.topRight(), rect.bottomLeft());
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.accent);
    const double head = 0.24 * rect.height();
    painter.drawEllipse(QPointF(rect.center().x(), rect.top() + head), head, head);
    QPainterPath body;
    const QRectF round(rect.center().x() - 0.42 * rect.height(), rect.top() + 0.52 * rect.height(),
                       0.84 * rect.height(), 0.96 * rect.height());
    body.moveTo(round.left(), rect.bottom());
    body.arcTo(round, 180, -180);
    body.closeSubpath();
    painter.drawPath(body);
}

/// A coin with a G.
void paintGold(QPainter& painter, const QRectF& rect, const Colours& colours, const QFont& font) {
    painter.setPen(QPen(colours.text, std::max(1.0, 0.07 * rect.height())));
    painter.setBrush(colours.warning);
    painter.drawEllipse(rect);
    QFont letter = sized(font, 0.75 * rect.height(), 0.9 * rect.height());
    letter.setBold(true);
    painter.setFont(letter);
    painter.setPen(letterOn(colours.warning, colours));
    painter.drawText(rect, Qt::AlignCenter, QStringLiteral("G"));
}

/// The top strip of a cell: its number on the left, what the walk says on the right.
void paintStrip(QPainter& painter, const QRectF& cell, Square square, const CaveCell& here,
                const Colours& colours, const QFont& font) {
    const double side = cell.width();
    const double strip = stripOf(side);
    if (strip <= 0)
        return;
    const QRectF line(cell.left() + 0.06 * side, cell.top() + 0.03 * side, 0.88 * side,
                      (strip - 0.03) * side);
    painter.setFont(sized(font, small_text * side, largest_small_text * side));
    painter.setPen(colours.muted_text);
    const QString number = QString::fromStdString(to_text(square));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, number);
    QRectF rest = line;
    rest.setLeft(line.left() + QFontMetricsF(painter.font()).horizontalAdvance(number) +
                 0.04 * side);
    if (here.exit) {
        const QString exit = WumpusWords::tr("exit");
        painter.setFont(fitted(painter.font(), exit, rest.width()));
        painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, exit);
        rest.setLeft(rest.left() + QFontMetricsF(painter.font()).horizontalAdvance(exit) +
                     0.02 * side);
    }
    const double height = 0.13 * side;
    const QRectF badge(rest.right() - height, rest.center().y() - height / 2, height, height);
    if (here.here) {
        paintWalker(painter, badge, here.dead, colours);
        rest.setRight(badge.left() - 0.03 * side);
    } else if (here.safe) {
        paintCheck(painter, badge, colours.win);
        rest.setRight(badge.left() - 0.03 * side);
    } else if (!here.risk.isEmpty()) {
        QFont bold = sized(font, small_text * side, largest_small_text * side);
        bold.setBold(here.best);
        bold = fitted(bold, here.risk, rest.width());
        painter.setFont(bold);
        painter.setPen(here.best ? colours.text : colours.muted_text);
        painter.drawText(rest, Qt::AlignRight | Qt::AlignVCenter, here.risk);
        rest.setRight(rest.right() - QFontMetricsF(bold).horizontalAdvance(here.risk) -
                      0.03 * side);
    }
    if (here.gold) {
        const QRectF coin(rest.right() - height, badge.top(), height, height);
        paintGold(painter, coin, colours, font);
        rest.setRight(coin.left() - 0.03 * side);
    }
    if (!here.hidden.isEmpty()) {
        QFont italic = sized(font, 0.105 * side, largest_small_text * side);
        italic.setItalic(true);
        painter.setFont(fitted(italic, here.hidden, rest.width()));
        painter.setPen(colours.warning);
        painter.drawText(rest, Qt::AlignRight | Qt::AlignVCenter, here.hidden);
    }
}

QRectF inset(const QRectF& rect, double by) {
    return rect.adjusted(by, by, -by, -by);
}

void paintCell(QPainter& painter, const QRectF& rect, const CaveCell& here, bool goal,
               const Colours& colours) {
    QColor ground = here.visited ? mix(colours.hole, colours.accent, 0.14) : colours.hole;
    if (goal)
        ground = mix(ground, colours.accent, 0.1);
    const double side = rect.width();
    painter.setPen(QPen(colours.line, std::max(1.0, 0.01 * side)));
    painter.setBrush(ground);
    painter.drawRoundedRect(rect, 0.07 * side, 0.07 * side);
    if (!here.safe && !here.best && !goal)
        return;
    // Safe is a whole frame with a check, least risk a broken one with its number.
    painter.setBrush(Qt::NoBrush);
    const QColor colour = here.safe ? colours.win : here.best ? colours.warning : colours.accent;
    painter.setPen(QPen(colour, std::max(1.5, 0.022 * side),
                        here.best && !here.safe ? Qt::DashLine : Qt::SolidLine));
    const double by = std::max(1.5, 0.022 * side) / 2;
    painter.drawRoundedRect(inset(rect, by), 0.07 * side, 0.07 * side);
}

} // namespace

BoardGeometry caveGeometry(const QSizeF& area, double device_pixel_ratio) {
    return {area, wumpus::side, wumpus::side, device_pixel_ratio, 0};
}

QRectF markRect(const BoardGeometry& geometry, Square square, Sign sign) {
    const QRectF cell = geometry.cellRect(square.i - 1, square.j - 1);
    const double side = cell.width();
    const double strip = stripOf(side);
    const double top = strip > 0 ? strip : air;
    const double width = (1 - 3 * air) / 2 * side;
    const double height = (1 - top - 2 * air) / 2 * side;
    const int column = sign == Sign::stench || sign == Sign::breeze ? 1 : 0;
    const int row = sign == Sign::pit || sign == Sign::breeze ? 1 : 0;
    return {cell.left() + air * side + column * (width + air * side),
            cell.top() + top * side + row * (height + air * side), width, height};
}

std::optional<Square> squareAt(const BoardGeometry& geometry, const QPointF& point) {
    const auto column = geometry.columnAt(point);
    if (!column || !geometry.frame().contains(point))
        return std::nullopt;
    return Square{*column + 1, geometry.rowAt(point) + 1};
}

std::optional<Symbol> symbolAt(const BoardGeometry& geometry, const QPointF& point) {
    const auto square = squareAt(geometry, point);
    if (!square)
        return std::nullopt;
    for (const Sign sign : signs)
        if (markRect(geometry, *square, sign).contains(point))
            return Symbol{sign, *square};
    return std::nullopt;
}

void paintMark(QPainter& painter, const QRectF& rect, Sign sign, const CaveMark& mark,
               const Colours& colours, const QFont& font) {
    if (!mark.state)
        return;
    const bool with_chance = !mark.chance.isEmpty();
    QRectF body = rect;
    if (with_chance)
        body.setBottom(rect.bottom() - 0.34 * rect.height());
    const QRectF shape_rect = inset(body, 0.06 * body.height());
    const QPainterPath shape = shapeOf(sign, shape_rect);
    const double side = std::min(shape_rect.width(), shape_rect.height());
    const double line = std::max(1.0, 0.05 * side);
    const QColor fill = fillOf(sign, colours);
    const bool filled = mark.state == Verdict::definitely_true || mark.state == Verdict::both;
    QString text = QChar::fromLatin1(letter(sign));
    QColor ink = colours.muted_text;
    painter.setBrush(Qt::NoBrush);
    switch (*mark.state) {
    case Verdict::definitely_true:
        painter.setPen(QPen(colours.text, line));
        painter.setBrush(fill);
        ink = letterOn(fill, colours);
        break;
    case Verdict::possibly:
        painter.setPen(QPen(colours.muted_text, line, Qt::DashLine));
        text += QLatin1Char('?');
        ink = colours.text;
        break;
    case Verdict::both:
        painter.setPen(QPen(colours.error, 1.4 * line));
        painter.setBrush(mix(colours.base, colours.error, 0.2));
        text += QLatin1Char('!');
        ink = colours.error;
        break;
    case Verdict::definitely_false:
        painter.setPen(Qt::NoPen);
        break;
    }
    painter.drawPath(shape);
    QFont letter = sized(font, 0.5 * side, 0.75 * side);
    letter.setBold(filled || mark.state == Verdict::possibly);
    painter.setFont(fitted(letter, text, 0.9 * side));
    painter.setPen(ink);
    painter.drawText(body, Qt::AlignCenter, text);
    if (mark.state == Verdict::definitely_false || mark.state == Verdict::both) {
        painter.setPen(QPen(ink, 1.3 * line, Qt::SolidLine, Qt::RoundCap));
        const QPointF centre = shape_rect.center();
        const QPointF arm(0.27 * side, -0.27 * side);
        painter.drawLine(centre - arm, centre + arm);
    }
    if (mark.framed) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.accent, std::max(2.0, 0.08 * side)));
        painter.drawRoundedRect(inset(rect, 0.02 * side), 0.15 * side, 0.15 * side);
    }
    if (with_chance) {
        painter.setFont(fitted(sized(font, 0.3 * rect.height(), 0.36 * rect.height()), mark.chance,
                               rect.width()));
        painter.setPen(colours.text);
        painter.drawText(QRectF(rect.left(), body.bottom(), rect.width(), 0.28 * rect.height()),
                         Qt::AlignCenter | Qt::TextDontClip, mark.chance);
    }
}

void paintCave(QPainter& painter, const BoardGeometry& geometry, const CaveScene& scene,
               const CaveState& state, const Colours& colours, const QFont& font) {
    painter.setRenderHint(QPainter::Antialiasing);
    const double cell = geometry.cellSize();
    const double edge = std::max(1.0, 0.02 * cell);
    painter.setPen(QPen(colours.board_outline, edge));
    painter.setBrush(colours.board);
    painter.drawRoundedRect(inset(geometry.frame(), edge / 2), 0.1 * cell, 0.1 * cell);
    for (int n = 0; n < wumpus::square_count; ++n) {
        const Square square = Square::of(n);
        const CaveCell& here = scene.at(square);
        const QRectF rect = geometry.cellRect(square.i - 1, square.j - 1);
        paintCell(painter, inset(rect, 0.025 * cell), here, state.goal == square, colours);
        paintStrip(painter, rect, square, here, colours, font);
        for (const Sign sign : signs) {
            const QRectF at = markRect(geometry, square, sign);
            if (state.pointed == Symbol{sign, square}) {
                painter.setPen(Qt::NoPen);
                painter.setBrush(mix(colours.hole, colours.accent, 0.22));
                painter.drawRoundedRect(at, 0.04 * cell, 0.04 * cell);
            }
            paintMark(painter, at, sign, here.marks.at(static_cast<std::size_t>(sign)), colours,
                      font);
        }
    }
    if (state.cursor) {
        const QRectF rect = geometry.cellRect(state.cursor->i - 1, state.cursor->j - 1);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.accent, std::max(2.0, 0.03 * cell)));
        painter.drawRoundedRect(inset(rect, 1), 0.09 * cell, 0.09 * cell);
    }
}

} // namespace loggia::ui
