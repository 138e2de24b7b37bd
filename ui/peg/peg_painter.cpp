#include "ui/peg/peg_painter.hpp"

#include "ui/theme/colours.hpp"
#include "ui/theme/text_size.hpp"

#include <QFontMetricsF>
#include <QLineF>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QTransform>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

namespace loggia::ui {

namespace {

/// In steps, as are all sizes of what is drawn.
constexpr double plate_radius = PegGeometry::plate_radius;
constexpr double pit_radius = 0.26;
constexpr double peg_radius = 0.35;
constexpr double goal_radius = 0.45;

QPointF placeOf(const PegScene& scene, int hole) {
    return scene.holes[static_cast<std::size_t>(hole - 1)].place;
}

/// Pairs of holes with wood between them.
std::vector<std::pair<QPointF, QPointF>> neighbourPlaces(const PegScene& scene) {
    constexpr double reach = 1.45;
    std::vector<std::pair<QPointF, QPointF>> pairs;
    for (std::size_t i = 0; i < scene.holes.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const QPointF way = scene.holes[i].place - scene.holes[j].place;
            if (std::hypot(way.x(), way.y()) < reach * scene.step)
                pairs.emplace_back(scene.holes[j].place, scene.holes[i].place);
        }
    return pairs;
}

} // namespace

QPainterPath plateOf(const PegScene& scene) {
    // simplified() takes what is less than a pixel apart for one.
    constexpr double pixels = 128;
    const double scale = pixels / scene.step;
    const double radius = plate_radius * pixels;
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (const PegHole& hole : scene.holes)
        path.addEllipse(scale * hole.place, radius, radius);
    for (const auto& [one, other] : neighbourPlaces(scene)) {
        const QPointF from = scale * one;
        const QPointF to = scale * other;
        const QPointF way = to - from;
        const double length = std::hypot(way.x(), way.y());
        if (length <= 0)
            continue;
        const QPointF side = radius / length * QPointF(-way.y(), way.x());
        // The way round that ellipses go, so that what overlaps stays filled.
        path.addPolygon(QPolygonF({from - side, to - side, to + side, from + side}));
        path.closeSubpath();
    }
    return QTransform::fromScale(1 / scale, 1 / scale).map(path.simplified());
}

/// One painting.
class PegPainter {
public:
    PegPainter(QPainter& painter, const PegGeometry& geometry, const PegScene& scene,
               const PegMotion& motion, const Colours& colours, const QFont& font)
        : painter_(painter), geometry_(geometry), scene_(scene), motion_(motion), colours_(colours),
          font_(font), step_(geometry.step()) {
        for (int hole = 1; hole <= count(); ++hole)
            middle_ += at(hole) / count();
    }

    void paint() {
        painter_.setRenderHint(QPainter::Antialiasing);
        paintPlaces();
        paintPlate();
        paintMarked();
        for (int hole = 1; hole <= count(); ++hole)
            paintPit(hole);
        paintRows();
        for (int hole = 1; hole <= count(); ++hole)
            if (scene_.holes[static_cast<std::size_t>(hole - 1)].peg)
                paintPegIn(hole);
        paintMotion();
        if (!motion_.moving && !motion_.dragged)
            for (const peg::Prospect& prospect : scene_.prospects)
                paintProspect(prospect);
        // Over the marks, which would hide which way they point.
        if (scene_.last && !motion_.moving)
            paintArrow(*scene_.last, colours_.muted_text, false);
        if (scene_.hint)
            paintArrow(*scene_.hint, colours_.accent, true);
        paintMarks();
        paintWeights();
        if (scene_.numbers)
            for (int hole = 1; hole <= count(); ++hole)
                paintNumber(hole);
        paintDragged();
        if (scene_.holes.empty())
            paintInvitation();
    }

private:
    [[nodiscard]] int count() const { return static_cast<int>(scene_.holes.size()); }
    [[nodiscard]] QPointF at(int hole) const { return geometry_.toPixels(placeOf(scene_, hole)); }
    void circle(const QPointF& centre, double radius) {
        painter_.drawEllipse(centre, radius * step_, radius * step_);
    }
    [[nodiscard]] QPen pen(const QColor& colour, double width, double least = 1.2) const {
        return {colour, std::max(least, width * step_), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
    }
    /// The peg of this hole is drawn elsewhere now.
    [[nodiscard]] bool isAway(int hole) const {
        if (motion_.dragged && motion_.selected == hole)
            return true;
        if (!motion_.moving)
            return false;
        const int there = motion_.backwards ? motion_.moving->from : motion_.moving->to;
        return hole == there || (motion_.backwards && hole == motion_.moving->over);
    }

    void paintPlaces() {
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(mix(colours_.window, colours_.muted_text, 0.55));
        for (const QPointF& place : scene_.places)
            painter_.drawEllipse(geometry_.toPixels(place), std::max(1.4, 0.05 * step_),
                                 std::max(1.4, 0.05 * step_));
    }

    void paintPlate() {
        const QPen edge = pen(colours_.board_outline, 0.03, 1);
        painter_.setBrush(colours_.board);
        if (!scene_.plate.isEmpty()) {
            painter_.setPen(edge);
            painter_.drawPath(geometry_.toPixels(scene_.plate));
            return;
        }
        for (const bool outline : {true, false}) {
            const QColor colour = outline ? colours_.board_outline : colours_.board;
            const double radius = plate_radius * step_ + (outline ? edge.widthF() : 0);
            painter_.setPen(QPen(colour, 2 * radius, Qt::SolidLine, Qt::RoundCap));
            for (int hole = 1; hole <= count(); ++hole)
                painter_.drawPoint(at(hole));
            for (const auto& [one, other] : neighbourPlaces(scene_))
                painter_.drawLine(geometry_.toPixels(one), geometry_.toPixels(other));
        }
    }

    /// Holes in which a proof counts the pegs: a disc of another colour under each.
    void paintMarked() {
        painter_.setPen(pen(colours_.accent, 0.04, 1.5));
        painter_.setBrush(mix(colours_.board, colours_.accent, 0.30));
        for (int hole = 1; hole <= count(); ++hole)
            if (peg::has(scene_.marked, hole))
                circle(at(hole), 0.48); // Touches no neighbour's, and stays on the board.
    }

    /// What a hole weighs in a proof, on a tag at its corner.
    void paintWeights() {
        const double height = std::max(11.0, 0.27 * step_);
        QFont small = boardFont(font_, height * 0.82);
        small.setBold(true);
        painter_.setFont(small);
        for (int hole = 1; hole <= std::min(count(), static_cast<int>(scene_.weights.size()));
             ++hole) {
            const int weight = scene_.weights[static_cast<std::size_t>(hole - 1)];
            const QString text = QLocale().toString(weight);
            QRectF tag(
                0, 0, std::max(height, QFontMetricsF(small).horizontalAdvance(text) + 0.4 * height),
                height);
            tag.moveCenter(at(hole) + step_ * QPointF(0.32, -0.34));
            painter_.setPen(pen(weight == 0 ? colours_.muted_text : colours_.accent, 0.025));
            painter_.setBrush(colours_.base);
            painter_.drawRoundedRect(tag, 0.25 * height, 0.25 * height);
            painter_.setPen(weight == 0 ? colours_.muted_text : colours_.text);
            painter_.drawText(tag, Qt::AlignCenter, text);
        }
    }

    void paintPit(int hole) {
        painter_.setPen(pen(colours_.board_outline, 0.025, 1));
        painter_.setBrush(colours_.hole);
        circle(at(hole), pit_radius);
        if (!scene_.holes[static_cast<std::size_t>(hole - 1)].wanted)
            return;
        // What is wanted is a ring with four ticks, which no other mark has.
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(pen(colours_.win, 0.06, 2));
        circle(at(hole), goal_radius);
        for (const QPointF& way : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)})
            painter_.drawLine(at(hole) + goal_radius * step_ * way,
                              at(hole) + (goal_radius + 0.11) * step_ * way);
    }

    void paintPeg(const QPointF& centre, double opacity = 1, double size = 1) {
        painter_.save();
        painter_.setOpacity(opacity);
        painter_.setPen(pen(colours_.player_one_outline, 0.045));
        painter_.setBrush(colours_.player_one);
        circle(centre, size * peg_radius);
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(mix(colours_.player_one, Qt::white, 0.35));
        circle(centre - size * QPointF(0.10, 0.12) * step_, size * 0.09);
        painter_.restore();
    }
    void paintPegIn(int hole) {
        // While one draws, the rows are to be seen between the pegs.
        const double size =
            scene_.tool == PegTool::holes || scene_.tool == PegTool::rows ? 0.68 : 1;
        if (!isAway(hole))
            paintPeg(at(hole), 1, size);
    }

    void paintRows() {
        constexpr std::size_t most_bows = 1000;
        if (scene_.rows.size() > most_bows)
            return paintManyRows();
        for (std::size_t i = 0; i < scene_.rows.size(); ++i)
            paintRow(scene_.rows[i], motion_.pointed_row == i);
    }

    [[nodiscard]] bool isEdited() const {
        return scene_.tool == PegTool::holes || scene_.tool == PegTool::rows;
    }

    [[nodiscard]] QColor colourOf(const PegRow& row) const {
        // Between pegs that are played with, only where jumps can go.
        if (!isEdited())
            return mix(colours_.board, colours_.player_two, 0.7);
        return row.kind == PegRow::Kind::added     ? colours_.warning
               : row.kind == PegRow::Kind::removed ? colours_.muted_text
                                                   : colours_.player_two;
    }

    void paintRow(const PegRow& row, bool pointed) {
        QPen line = pen(pointed ? colours_.accent : colourOf(row), pointed ? 0.07 : 0.035,
                        pointed ? 3 : 1.5);
        if (row.kind == PegRow::Kind::removed)
            line.setStyle(Qt::DotLine);
        else if (row.kind == PegRow::Kind::added && isEdited())
            line.setStyle(Qt::DashLine);
        painter_.setPen(line);
        painter_.setBrush(Qt::NoBrush);
        QPainterPath path(at(row.row.a));
        path.quadTo(geometry_.bowOf(scene_, row.row), at(row.row.c));
        painter_.drawPath(path);
    }

    /// Nobody can follow a bow among tens of thousands, which would take seconds to paint: a
    /// straight line stands for all rows between the same two holes.
    void paintManyRows() {
        struct Kind {
            QColor colour;
            std::vector<bool> drawn;
            std::vector<QLineF> lines;
        };
        std::array<Kind, 3> kinds;
        const auto holes = scene_.holes.size() + 1;
        for (const PegRow& row : scene_.rows) {
            Kind& kind = kinds.at(static_cast<std::size_t>(row.kind));
            kind.colour = colourOf(row);
            kind.drawn.resize(holes * holes);
            const auto [from, to] = std::minmax(row.row.a, row.row.c);
            const std::size_t pair =
                static_cast<std::size_t>(from) * holes + static_cast<std::size_t>(to);
            if (kind.drawn[pair])
                continue;
            kind.drawn[pair] = true;
            kind.lines.emplace_back(at(from), at(to));
        }
        for (const Kind& kind : kinds) {
            painter_.setPen(QPen(kind.colour, 0));
            painter_.drawLines(kind.lines.data(), static_cast<int>(kind.lines.size()));
        }
        if (motion_.pointed_row && *motion_.pointed_row < scene_.rows.size())
            paintRow(scene_.rows[*motion_.pointed_row], true);
    }

    /// A bow beside the three holes, so that their numbers can be read, and towards the middle of
    /// the board, beyond whose edge it would leave the picture.
    void paintArrow(const peg::Jump& jump, const QColor& colour, bool strong) {
        QPointF way = at(jump.to) - at(jump.from);
        const double length = std::hypot(way.x(), way.y());
        if (length <= 0)
            return;
        way /= length;
        QPointF side(-way.y(), way.x());
        constexpr double clearly = 0.1; // steps
        if (QPointF::dotProduct(middle_ - at(jump.over), side) < -clearly * step_)
            side = -side;
        const QPointF from = at(jump.from) + step_ * (0.10 * way + 0.30 * side);
        const QPointF tip = at(jump.to) + step_ * (-0.22 * way + 0.28 * side);
        const QPointF bow = at(jump.over) + 0.78 * step_ * side;
        QPointF end = tip - bow;
        end /= std::max(std::hypot(end.x(), end.y()), 1e-9);
        const QPointF across(-end.y(), end.x());
        const double head = (strong ? 0.22 : 0.15) * step_;
        QPainterPath path(from);
        path.quadTo(bow, tip);
        path.moveTo(tip - head * end + 0.6 * head * across);
        path.lineTo(tip);
        path.lineTo(tip - head * end - 0.6 * head * across);
        const double width = strong ? 0.09 : 0.045;
        painter_.setBrush(Qt::NoBrush);
        if (strong)
            painter_.strokePath(path, pen(colours_.hole, width + 0.06, 4));
        painter_.strokePath(path, pen(colour, width, strong ? 2 : 1.2));
    }

    /// A jump under way: the peg that jumps rises, the one that it jumps over fades.
    void paintMotion() {
        if (!motion_.moving)
            return;
        const double share = motion_.backwards ? 1 - motion_.moved : motion_.moved;
        const QPointF from = at(motion_.moving->from);
        const QPointF over = at(motion_.moving->over);
        const QPointF to = at(motion_.moving->to);
        const QPointF where =
            share < 0.5 ? from + 2 * share * (over - from) : over + (2 * share - 1) * (to - over);
        paintPeg(over, 1 - share);
        paintPeg(where, 1, 1 + 0.25 * std::sin(share * 3.1416));
    }

    /// Between the peg and the one it jumps over: a check where the goal can still be reached after
    /// the jump, a cross where it cannot.
    void paintProspect(const peg::Prospect& prospect) {
        if (prospect.verdict == peg::Verdict::unknown)
            return;
        constexpr double radius = 0.125;
        constexpr double along = 0.37;
        const bool good = prospect.verdict == peg::Verdict::solved;
        const QPointF centre =
            at(prospect.jump.from) + along * (at(prospect.jump.over) - at(prospect.jump.from));
        painter_.setPen(pen(colours_.hole, 0.02, 1));
        painter_.setBrush(good ? colours_.win : colours_.lose);
        circle(centre, radius);
        painter_.setPen(pen(colours_.base, 0.04, 1.5));
        const double unit = 0.055 * step_;
        if (good) {
            painter_.drawPolyline(
                QPolygonF({centre + unit * QPointF(-1, 0.1), centre + unit * QPointF(-0.25, 0.85),
                           centre + unit * QPointF(1.05, -0.8)}));
        } else {
            painter_.drawLine(centre + unit * QPointF(-0.85, -0.85),
                              centre + unit * QPointF(0.85, 0.85));
            painter_.drawLine(centre + unit * QPointF(-0.85, 0.85),
                              centre + unit * QPointF(0.85, -0.85));
        }
    }

    void paintMarks() {
        painter_.setBrush(Qt::NoBrush);
        if (scene_.tool == PegTool::play && motion_.selected > 0) {
            for (const peg::Jump& jump : scene_.jumps) {
                if (jump.from != motion_.selected)
                    continue;
                painter_.setPen(pen(colours_.hole, 0.02, 1));
                painter_.setBrush(colours_.accent);
                circle(at(jump.to), 0.15);
            }
            painter_.setBrush(Qt::NoBrush);
            painter_.setPen(pen(colours_.accent, 0.08, 2.5));
            circle(at(motion_.selected), peg_radius + 0.06);
        }
        for (const auto& picked : motion_.picked) {
            painter_.setPen(pen(colours_.accent, 0.08, 2.5));
            circle(at(picked), peg_radius + 0.06);
        }
        if (motion_.pointed > 0 && !motion_.dragged) {
            painter_.setPen(pen(colours_.accent, 0.03, 1.5));
            circle(at(motion_.pointed), peg_radius + 0.08);
        }
        if (motion_.pointed_place) {
            QPen line = pen(colours_.accent, 0.03, 1.5);
            line.setStyle(Qt::DashLine);
            painter_.setPen(line);
            circle(geometry_.toPixels(*motion_.pointed_place), pit_radius);
        }
        if (motion_.place_cursor)
            paintCursor(geometry_.toPixels(*motion_.place_cursor));
        else if (motion_.cursor > 0)
            paintCursor(at(motion_.cursor));
    }
    void paintCursor(const QPointF& centre) {
        const double half = 0.44 * step_; // inside the outline of the board, at its corners too
        const QRectF square(centre.x() - half, centre.y() - half, 2 * half, 2 * half);
        painter_.setBrush(Qt::NoBrush);
        for (const auto& [colour, width] :
             {std::pair(colours_.hole, 4.0), std::pair(colours_.accent, 2.0)}) {
            painter_.setPen(QPen(colour, width));
            painter_.drawRoundedRect(square, 0.24 * step_, 0.24 * step_);
        }
    }

    void paintNumber(int hole) {
        const PegHole& here = scene_.holes[static_cast<std::size_t>(hole - 1)];
        const double height = 0.27 * step_;
        constexpr double smallest = 8;
        if (height < smallest || (motion_.moving && isAway(hole)))
            return;
        const bool peg = here.peg && !isAway(hole);
        const QPointF centre = at(hole);
        if (!peg && !scene_.rows.empty()) { // the rows would cross it out
            painter_.setPen(Qt::NoPen);
            painter_.setBrush(colours_.hole);
            circle(centre, 0.19);
        }
        QFont font = font_;
        font.setBold(peg);
        painter_.setFont(
            boardFontIn(font, height, QString::number(hole), {0.5 * step_, 0.4 * step_}));
        painter_.setPen(peg ? numberOnPeg() : colours_.muted_text);
        painter_.drawText(QRectF(centre.x() - step_ / 2, centre.y() - step_ / 2, step_, step_),
                          Qt::AlignCenter, QString::number(hole));
    }
    [[nodiscard]] QColor numberOnPeg() const {
        return contrast(colours_.player_one, colours_.base) >
                       contrast(colours_.player_one, colours_.text)
                   ? colours_.base
                   : colours_.text;
    }

    void paintDragged() {
        if (!motion_.dragged || motion_.selected == 0)
            return;
        if (scene_.tool == PegTool::play) {
            paintPeg(*motion_.dragged, 1, 1.12);
        } else {
            painter_.setPen(pen(colours_.accent, 0.05, 2));
            painter_.setBrush(colours_.hole);
            circle(*motion_.dragged, pit_radius);
        }
    }

    void paintInvitation() {
        const QRectF area = painter_.viewport();
        QRectF text = area.adjusted(24, 24, -24, -24);
        QRectF used;
        painter_.setFont(font_);
        painter_.setPen(colours_.text);
        painter_.drawText(text, Qt::AlignCenter | Qt::TextWordWrap | Qt::TextDontPrint,
                          scene_.invitation, &used);
        QRectF ground = used.adjusted(-12, -8, 12, 8);
        if (motion_.place_cursor) { // which has to be seen
            const QPointF cursor = geometry_.toPixels(*motion_.place_cursor);
            const double half = step_ / 2;
            if (ground.intersects({cursor.x() - half, cursor.y() - half, step_, step_})) {
                const double below = cursor.y() + half - ground.top();
                const bool fits = ground.bottom() + below <= area.bottom();
                const QPointF aside(0, fits ? below : cursor.y() - half - ground.bottom());
                text.translate(aside);
                ground.translate(aside);
            }
        }
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(colours_.window);
        painter_.drawRoundedRect(ground, 6, 6);
        painter_.setPen(colours_.text);
        painter_.drawText(text, Qt::AlignCenter | Qt::TextWordWrap, scene_.invitation);
    }

    QPainter& painter_;
    const PegGeometry& geometry_;
    const PegScene& scene_;
    const PegMotion& motion_;
    const Colours& colours_;
    const QFont& font_;
    double step_;
    QPointF middle_;
};

void paintPegs(QPainter& painter, const PegGeometry& geometry, const PegScene& scene,
               const PegMotion& motion, const Colours& colours, const QFont& font) {
    PegPainter(painter, geometry, scene, motion, colours, font).paint();
}

} // namespace loggia::ui
