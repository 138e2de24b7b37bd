#include "ui/puzzles/picture/puzzle_figures.hpp"

#include "ui/theme/colours.hpp"

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>

namespace loggia::ui {

namespace {

/// Paints in a box of that size, fitted into a place and restored at the end.
class FigureBox {
public:
    FigureBox(QPainter& painter, const QRectF& place, const QSizeF& box) : painter_(painter) {
        const double scale = std::min(place.width() / box.width(), place.height() / box.height());
        painter.save();
        painter.translate(place.center().x() - box.width() * scale / 2,
                          place.bottom() - box.height() * scale);
        painter.scale(scale, scale);
    }
    FigureBox(const FigureBox&) = delete;
    FigureBox& operator=(const FigureBox&) = delete;
    ~FigureBox() { painter_.restore(); }

private:
    QPainter& painter_;
};

QPen figurePen(const QColor& ink, double width = 2.4) {
    return {ink, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

void paintShape(QPainter& painter, const QPainterPath& path, const QColor& fill,
                const QColor& ink) {
    painter.setPen(figurePen(ink));
    painter.setBrush(fill);
    painter.drawPath(path);
}

QPainterPath ellipsePath(double x, double y, double rx, double ry) {
    QPainterPath path;
    path.addEllipse(QPointF(x, y), rx, ry);
    return path;
}

QPainterPath polygonPath(const QPolygonF& points) {
    QPainterPath path;
    path.addPolygon(points);
    path.closeSubpath();
    return path;
}

QPainterPath shouldersPath(double top, double bottom) {
    QPainterPath path(QPointF(12, bottom));
    path.cubicTo(12, top + 12, 34, top + 6, 41, top);
    path.lineTo(59, top);
    path.cubicTo(66, top + 6, 88, top + 12, 88, bottom);
    path.closeSubpath();
    return path;
}

void paintEyesAndMouth(QPainter& painter, double y, double apart, bool crooked, const QColor& ink) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawEllipse(QPointF(50 - apart, y), 2.4, 3);
    painter.drawEllipse(QPointF(50 + apart, y), 2.4, 3);
    QPainterPath mouth(QPointF(43, y + 10));
    if (crooked)
        mouth.cubicTo(48, y + 13, 54, y + 12, 58, y + 7);
    else
        mouth.quadTo(50, y + 15, 57, y + 10);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(figurePen(ink));
    painter.drawPath(mouth);
}

void paintHelmet(QPainter& painter, const PuzzleColours& colours) {
    QPainterPath plume(QPointF(50, 24));
    plume.cubicTo(40, 2, 20, 2, 12, 16);
    plume.cubicTo(24, 10, 34, 16, 40, 28);
    plume.closeSubpath();
    paintShape(painter, plume, colours.dress, colours.ink);
    QPainterPath helmet(QPointF(26, 60));
    helmet.cubicTo(18, 12, 82, 12, 74, 60);
    helmet.lineTo(66, 60);
    helmet.lineTo(66, 44);
    helmet.lineTo(34, 44);
    helmet.lineTo(34, 60);
    helmet.closeSubpath();
    paintShape(painter, helmet, colours.steel, colours.ink);
    painter.drawLine(QPointF(50, 26), QPointF(50, 44));
    QPainterPath shield(QPointF(38, 88));
    shield.lineTo(62, 88);
    shield.cubicTo(62, 102, 58, 108, 50, 113);
    shield.cubicTo(42, 108, 38, 102, 38, 88);
    paintShape(painter, shield, colours.steel, colours.ink);
    painter.drawLine(QPointF(50, 92), QPointF(50, 107));
    painter.drawLine(QPointF(43, 97), QPointF(57, 97));
}

void paintFoolsCap(QPainter& painter, const PuzzleColours& colours) {
    QPainterPath cap(QPointF(27, 44));
    cap.cubicTo(4, 40, 0, 20, 10, 10);
    cap.quadTo(26, 12, 36, 26);
    cap.quadTo(40, 10, 50, 5);
    cap.quadTo(60, 10, 64, 26);
    cap.quadTo(74, 12, 90, 10);
    cap.cubicTo(100, 20, 96, 40, 73, 44);
    cap.quadTo(50, 34, 27, 44);
    paintShape(painter, cap, colours.knave, colours.ink);
    for (const QPointF bell : {QPointF(10, 10), QPointF(50, 6), QPointF(90, 10)})
        paintShape(painter, ellipsePath(bell.x(), bell.y(), 5, 5), colours.brass, colours.ink);
    // A collar of points.
    paintShape(
        painter,
        polygonPath(
            {{26, 84}, {50, 78}, {74, 84}, {68, 96}, {59, 87}, {50, 98}, {41, 87}, {32, 96}}),
        colours.brass, colours.ink);
}

} // namespace

const PuzzleColours& puzzleColours(const Colours& colours) {
    const auto rgb = [](QRgb value) { return QColor::fromRgb(value); };
    static const PuzzleColours light{
        .door = rgb(0xC08B57),
        .door_panel = rgb(0xAD7743),
        .door_outline = rgb(0x6B4420),
        .paper = rgb(0xFFF9E8),
        .paper_text = rgb(0x2A2118),
        .paper_muted = rgb(0x6B5A41),
        .brass = rgb(0xEDC45A),
        .niche = rgb(0xFBF3E2),
        .skin = rgb(0xF3CDA6),
        .ink = rgb(0x33261C),
        .hair = rgb(0x6B4326),
        .cloth = rgb(0x9AA5B4),
        .knight = rgb(0x3F78B5),
        .knave = rgb(0x8A5AA8),
        .steel = rgb(0xCBD5E0),
        .dress = rgb(0xC2456F),
        .fur = rgb(0xF09A36),
        .cream = rgb(0xFFF3DC),
    };
    static const PuzzleColours dark{
        .door = rgb(0x7B5433),
        .door_panel = rgb(0x694527),
        .door_outline = rgb(0xC99D6C),
        .paper = rgb(0xEADFC4),
        .paper_text = rgb(0x241C13),
        .paper_muted = rgb(0x5C4D37),
        .brass = rgb(0xD9B04A),
        .niche = rgb(0xD8CBB0),
        .skin = rgb(0xE6BE96),
        .ink = rgb(0x21180F),
        .hair = rgb(0x5C3A21),
        .cloth = rgb(0x8995A6),
        .knight = rgb(0x4C87C7),
        .knave = rgb(0x9C6BBB),
        .steel = rgb(0xBCC7D4),
        .dress = rgb(0xC9527A),
        .fur = rgb(0xE8923A),
        .cream = rgb(0xF5E8CF),
    };
    return contrast(colours.window, QColor(Qt::white)) > contrast(colours.window, QColor(Qt::black))
               ? dark
               : light;
}

void paintLady(QPainter& painter, const QRectF& place, const PuzzleColours& colours) {
    const FigureBox box(painter, place, {100, 100});
    QPainterPath hair(QPointF(50, 12));
    hair.cubicTo(84, 12, 80, 50, 82, 84);
    hair.lineTo(18, 84);
    hair.cubicTo(20, 50, 16, 12, 50, 12);
    paintShape(painter, hair, colours.hair, colours.ink);
    paintShape(painter, shouldersPath(70, 100), colours.dress, colours.ink);
    QPainterPath neck(QPointF(43, 54));
    neck.lineTo(43, 70);
    neck.quadTo(50, 84, 57, 70);
    neck.lineTo(57, 54);
    paintShape(painter, neck, colours.skin, colours.ink);
    paintShape(painter, ellipsePath(50, 42, 19, 22), colours.skin, colours.ink);
    QPainterPath fringe(QPointF(30, 44));
    fringe.cubicTo(30, 12, 70, 12, 70, 44);
    fringe.cubicTo(66, 34, 58, 30, 52, 26);
    fringe.cubicTo(46, 34, 36, 36, 30, 44);
    paintShape(painter, fringe, colours.hair, colours.ink);
    paintShape(painter,
               polygonPath({{36, 20}, {33, 6}, {43, 12}, {50, 2}, {57, 12}, {67, 6}, {64, 20}}),
               colours.brass, colours.ink);
    paintEyesAndMouth(painter, 44, 7, false, colours.ink);
}

void paintTiger(QPainter& painter, const QRectF& place, const PuzzleColours& colours) {
    const FigureBox box(painter, place, {100, 100});
    for (const double x : {23.0, 77.0}) {
        paintShape(painter, ellipsePath(x, 26, 14, 14), colours.fur, colours.ink);
        paintShape(painter, ellipsePath(x, 27, 6, 6), colours.cream, colours.ink);
    }
    paintShape(painter, ellipsePath(50, 56, 40, 37), colours.fur, colours.ink);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.ink);
    for (const double side : {-1.0, 1.0}) {
        const auto at = [side](double x, double y) { return QPointF(50 + side * x, y); };
        painter.drawPolygon(QPolygonF({at(10, 21), at(17, 24), at(10, 38)}));
        painter.drawPolygon(QPolygonF({at(39, 48), at(40, 57), at(25, 54)}));
        painter.drawPolygon(QPolygonF({at(38, 66), at(33, 75), at(23, 65)}));
    }
    painter.drawPolygon(QPolygonF({{45, 19}, {55, 19}, {50, 40}}));
    paintShape(painter, ellipsePath(40, 74, 13, 11), colours.cream, colours.ink);
    paintShape(painter, ellipsePath(60, 74, 13, 11), colours.cream, colours.ink);
    QPainterPath nose(QPointF(42, 62));
    nose.lineTo(58, 62);
    nose.lineTo(50, 71);
    nose.closeSubpath();
    paintShape(painter, nose, colours.dress, colours.ink);
    for (const double x : {36.0, 64.0}) {
        paintShape(painter, ellipsePath(x, 50, 6, 6), colours.cream, colours.ink);
        painter.setBrush(colours.ink);
        painter.drawEllipse(QPointF(x, 50), 2.2, 3.6);
    }
    painter.setPen(figurePen(colours.ink, 1.6));
    for (const double side : {-1.0, 1.0})
        for (const double y : {71.0, 77.0})
            painter.drawLine(QPointF(50 + side * 20, y), QPointF(50 + side * 46, y + (y - 74)));
}

void paintPerson(QPainter& painter, const QRectF& place, PuzzleItem::Who who,
                 const PuzzleColours& colours) {
    using Who = PuzzleItem::Who;
    const FigureBox box(painter, place, {100, 120});
    const QColor cloth = who == Who::good  ? colours.knight
                         : who == Who::bad ? colours.knave
                                           : colours.cloth;
    paintShape(painter, shouldersPath(78, 119), cloth, colours.ink);
    QPainterPath neck;
    neck.addRect(QRectF(43, 64, 14, 16));
    paintShape(painter, neck, colours.skin, colours.ink);
    paintShape(painter, ellipsePath(50, 50, 22, 24), colours.skin, colours.ink);
    if (who == Who::good)
        paintHelmet(painter, colours);
    else if (who == Who::bad)
        paintFoolsCap(painter, colours);
    else {
        QPainterPath hair(QPointF(27, 50));
        hair.cubicTo(22, 14, 78, 14, 73, 50);
        hair.cubicTo(68, 36, 56, 36, 50, 36);
        hair.cubicTo(40, 36, 32, 38, 27, 50);
        paintShape(painter, hair, colours.hair, colours.ink);
    }
    paintEyesAndMouth(painter, 53, 8, who == Who::bad, colours.ink);
}

} // namespace loggia::ui
