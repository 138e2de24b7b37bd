#include "ui/pathfinding/maze/maze_painter.hpp"

#include "ui/pathfinding/maze/distance_map.hpp"
#include "ui/pathfinding/maze/maze_colours.hpp"
#include "ui/pathfinding/maze/maze_reduction.hpp"
#include "ui/theme/colours.hpp"
#include "ui/theme/text_size.hpp"

#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QtMath>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

namespace loggia::ui {

using pathfinding::Mark;
using pathfinding::Point;

namespace {

constexpr double least_for_grid = 7; ///< Sides of cells from which something is painted, in pixels.
constexpr double least_for_digit = 13;
constexpr double least_for_mark = 9;
constexpr double least_for_thing = 5;
constexpr double least_for_line = 4;
constexpr double least_for_distance = 22;
constexpr double least_for_values = 32;

/// One painting.
class MazePainter {
public:
    MazePainter(QPainter& painter, const MazeGeometry& geometry, const MazeScene& scene,
                const Colours& colours, const QFont& font)
        : painter_(painter), geometry_(geometry), scene_(scene), maze_(*scene.maze),
          colours_(colours), font_(font), cell_(geometry.cell()), seen_(geometry.seen()) {
        for (std::size_t mark = 0; mark < inks_.size(); ++mark)
            inks_.at(mark) = digitColour(static_cast<Mark>(mark & (backward_mark - 1U)),
                                         (mark & backward_mark) != 0, colours);
    }

    void paint(const QImage& image, const MazeMotion& motion) {
        painter_.save();
        painter_.setRenderHint(QPainter::SmoothPixmapTransform, false);
        paintImage(image);
        if (cell_ < least_for_line)
            paintJumpPoints(painter_, geometry_, scene_, colours_);
        paintGrid();
        painter_.setRenderHint(QPainter::Antialiasing);
        if (cell_ >= least_for_mark)
            paintCells();
        paintPath();
        if (writesDistances())
            paintDistancesOfPath();
        if (writesValues())
            paintValues();
        if (scene_.current)
            frameCell(*scene_.current, colours_.text, 0.10, 0);
        paintThings();
        paintTargets();
        paintEnds();
        paintAgent();
        if (motion.pointed)
            frameCell(*motion.pointed, colours_.muted_text, 0.06, 1);
        if (motion.cursor)
            frameCell(*motion.cursor, colours_.accent, 0.14, 1);
        painter_.restore();
    }

private:
    void paintImage(const QImage& image) {
        const QRectF target(geometry_.cellRect(seen_.topLeft()).topLeft(),
                            geometry_.cellRect(seen_.bottomRight()).bottomRight());
        const double scale = painter_.deviceTransform().m11();
        if (cell_ * scale >= 1) {
            if (drawsShapes())
                paintRuns(image);
            else
                painter_.drawImage(target, image, QRectF(seen_));
            return;
        }
        const QSize pixels = (target.size() * scale).toSize().expandedTo({1, 1});
        painter_.drawImage(target,
                           reducedMaze(image, scene_, seen_, pixels.boundedTo(seen_.size())));
    }

    /// Programs that show such files would blur an image with a dot for each cell.
    [[nodiscard]] bool drawsShapes() const {
        const QPaintEngine::Type type = painter_.paintEngine()->type();
        return type == QPaintEngine::SVG || type == QPaintEngine::Pdf;
    }

    /// A rectangle for cells of one colour side by side.
    void paintRuns(const QImage& image) {
        for (int y = seen_.top(); y <= seen_.bottom(); ++y)
            for (int x = seen_.left(), end = x; x <= seen_.right(); x = end) {
                while (end <= seen_.right() && image.pixel(end, y) == image.pixel(x, y))
                    ++end;
                painter_.fillRect(QRectF(geometry_.cellRect({x, y}).topLeft(),
                                         geometry_.cellRect({end - 1, y}).bottomRight()),
                                  image.pixelColor(x, y));
            }
    }

    void paintGrid() {
        const QRectF frame = geometry_.frame();
        painter_.setRenderHint(QPainter::Antialiasing, false);
        if (cell_ >= least_for_grid) {
            painter_.setPen(QPen(colours_.grid, 0));
            for (int x = seen_.left() + 1; x <= seen_.right(); ++x) {
                const double at = geometry_.cellRect({x, 0}).left();
                painter_.drawLine(QLineF(at, std::max(frame.top(), 0.0), at, frame.bottom()));
            }
            for (int y = seen_.top() + 1; y <= seen_.bottom(); ++y) {
                const double at = geometry_.cellRect({0, y}).top();
                painter_.drawLine(QLineF(std::max(frame.left(), 0.0), at, frame.right(), at));
            }
        }
        painter_.setPen(QPen(colours_.board_outline, 0));
        painter_.setBrush(Qt::NoBrush);
        painter_.drawRect(frame);
    }

    [[nodiscard]] bool writesDistances() const {
        return scene_.distances && cell_ >= least_for_distance;
    }

    [[nodiscard]] bool writesValues() const {
        return !scene_.values.empty() && !scene_.distances && cell_ >= least_for_values;
    }
    [[nodiscard]] bool writesValuesIn(std::size_t index) const {
        return writesValues() && index < scene_.values.size() &&
               !scene_.values[index].large.isEmpty();
    }

    /// How a cell of the path shows that, where its numbers hide the line.
    enum class OnPath : std::uint8_t { no, planned, gone };

    [[nodiscard]] std::vector<OnPath> cellsOfPath() const {
        std::vector<OnPath> cells(maze_.terrain.size(), OnPath::no);
        for (std::size_t i = 0; i < scene_.path.size(); ++i) {
            const bool gone = scene_.agent ? i <= *scene_.agent : scene_.solved;
            OnPath& cell = cells[maze_.index({scene_.path[i].x(), scene_.path[i].y()})];
            cell = gone ? OnPath::gone : std::max(cell, OnPath::planned);
        }
        return cells;
    }

    /// g and h in the upper corners, f below them. A cell of the path has a plate in the colour of
    /// its line, or framed in it where the line is dotted.
    void paintValues() {
        const std::vector<OnPath> on_path = cellsOfPath();
        for (int y = seen_.top(); y <= seen_.bottom(); ++y)
            for (int x = seen_.left(); x <= seen_.right(); ++x) {
                const std::size_t index = maze_.index({x, y});
                const Point here{x, y};
                const bool is_end = here == maze_.start || (scene_.hasGoal() && here == maze_.goal);
                if (!writesValuesIn(index) || is_end)
                    continue;
                if (on_path[index] != OnPath::no)
                    paintPlate(geometry_.cellRect({x, y}), index, on_path[index]);
                painter_.setPen(on_path[index] == OnPath::gone ? colours_.base : inkOf(index));
                paintValuesIn(geometry_.cellRect({x, y}), index);
            }
    }

    void paintPlate(const QRectF& cell, std::size_t index, OnPath path) {
        const QColor line = pathColour();
        const double inset = cell_ * 0.08;
        painter_.setPen(
            QPen(path == OnPath::gone ? colours_.base : line, std::max(1.2, cell_ * 0.04)));
        painter_.setBrush(path == OnPath::gone
                              ? line
                              : cellColour(maze_.terrain[index], scene_.mark(index),
                                           isBackward(index), colours_));
        painter_.drawRoundedRect(cell.adjusted(inset, inset, -inset, -inset), 4, 4);
    }

    /// With what entering the cell costs in the lower right corner, where there is room.
    void paintValuesIn(const QRectF& rect, std::size_t index) {
        const CellValues& values = scene_.values[index];
        const QFont small =
            boardFontIn(font_, std::clamp(cell_ * 0.24, 8.0, 13.0),
                        values.left + QLatin1Char(' ') + values.right, {cell_ * 0.7, cell_ * 0.22});
        const double size = std::clamp(cell_ * 0.34, 11.0, 20.0);
        QFont bold = font_;
        bold.setBold(true);
        QFont large = boardFontIn(bold, size, values.large, {cell_ * 0.9, cell_ * 0.36});
        const QFontMetricsF metrics(small, painter_.device());
        const double inset = cell_ * 0.11;
        const double line = metrics.capHeight() * 1.3;
        const bool parts = !values.left.isEmpty() &&
                           metrics.horizontalAdvance(values.left + values.right) <= cell_ * 0.7;
        painter_.setFont(small);
        if (parts) {
            const QRectF top(rect.left() + inset, rect.top() + inset, rect.width() - 2 * inset,
                             line);
            painter_.drawText(top, Qt::AlignLeft | Qt::AlignVCenter, values.left);
            painter_.drawText(top, Qt::AlignRight | Qt::AlignVCenter, values.right);
        }
        const double width =
            QFontMetricsF(large, painter_.device()).horizontalAdvance(values.large);
        if (width > cell_ * 0.94)
            return;
        QRectF middle = rect.adjusted(0, parts ? cell_ * 0.3 : 0, 0, 0);
        const int terrain = maze_.terrain[index];
        const QString cost = QStringLiteral("+%1").arg(terrain);
        const double beside = metrics.horizontalAdvance(cost) + inset;
        // f is a little smaller there, but never too small to be read.
        constexpr double least_beside = 9;
        const double share = std::min(1.0, (cell_ - beside - inset) / std::max(width, 1.0));
        if (terrain > 1 && terrain <= pathfinding::costliest_terrain &&
            large.pixelSize() * share >= least_beside) {
            painter_.drawText(rect.adjusted(0, 0, -inset, -inset), Qt::AlignRight | Qt::AlignBottom,
                              cost);
            middle.setLeft(middle.left() + inset);
            middle.setRight(middle.right() - beside);
            large.setPixelSize(static_cast<int>(std::lround(large.pixelSize() * share)));
        }
        painter_.setFont(large);
        painter_.drawText(middle, Qt::AlignCenter, values.large);
    }

    /// Of digits in a cell.
    [[nodiscard]] const QColor& inkOf(std::size_t index) const {
        return inks_.at(index < scene_.marks.size() ? scene_.marks[index] % mark_values : 0);
    }

    [[nodiscard]] bool isBackward(std::size_t index) const {
        return index < scene_.marks.size() && (scene_.marks[index] & backward_mark) != 0;
    }

    void setDigits() {
        const double size =
            scene_.distances ? std::min(cell_ * 0.42, 16.0) : std::min(cell_ * 0.55, 22.0);
        painter_.setFont(boardFont(font_, size));
    }

    /// Costs, and the shapes that tell frontier and dead ends without colour.
    void paintCells() {
        setDigits();
        if (scene_.distances && !writesDistances())
            return;
        std::vector<bool> later(scene_.distances ? maze_.terrain.size() : 0);
        if (scene_.distances)
            for (const QPoint& at : scene_.path)
                later[maze_.index({at.x(), at.y()})] = true;
        for (int y = seen_.top(); y <= seen_.bottom(); ++y)
            for (int x = seen_.left(); x <= seen_.right(); ++x)
                if (!scene_.distances)
                    paintCell({x, y});
                else if (!later[maze_.index({x, y})])
                    paintDistance({x, y}, *scene_.distances);
    }

    /// The number in a cell; a stroke if there is no path to it.
    void paintDistance(const QPoint& at, const DistanceMap& map) {
        const std::size_t index = maze_.index({at.x(), at.y()});
        if (maze_.terrain[index] == pathfinding::wall)
            return;
        const QRectF rect = geometry_.cellRect(at);
        painter_.setPen(distanceInk(map.shades[index], colours_));
        if (map.shades[index] == DistanceMap::no_way) {
            const double inset = cell_ * 0.3;
            painter_.drawLine(rect.bottomLeft() + QPointF(inset, -inset),
                              rect.topRight() + QPointF(-inset, inset));
            return;
        }
        const QString text = shortDistance(map, index);
        if (painter_.fontMetrics().horizontalAdvance(text) <= cell_ * 0.94)
            painter_.drawText(rect, Qt::AlignCenter, text);
    }

    /// The line would cross the numbers below it out: each stands in a gap of the line or, where
    /// that would take most of the line away, is left out.
    void paintDistancesOfPath() {
        setDigits();
        const DistanceMap& map = *scene_.distances;
        const QFontMetricsF metrics(painter_.font(), painter_.device());
        const double height = std::max(metrics.capHeight() + 6, 2 * pathWidth() + 1);
        for (const QPoint& at : scene_.path) {
            const std::size_t index = maze_.index({at.x(), at.y()});
            if (!seen_.contains(at) || map.shades[index] == DistanceMap::no_way)
                continue;
            const double width = metrics.horizontalAdvance(shortDistance(map, index)) + 4;
            if (width > cell_ * 0.9)
                continue;
            QRectF gap(0, 0, width, height);
            gap.moveCenter(geometry_.centreOf(at));
            painter_.setPen(Qt::NoPen);
            painter_.setBrush(distanceColour(map.shades[index], colours_));
            painter_.drawRoundedRect(gap, 3, 3);
            paintDistance(at, map);
        }
    }

    void paintCell(const QPoint& at) {
        const std::size_t index = maze_.index({at.x(), at.y()});
        const int terrain = maze_.terrain[index];
        const QRectF rect = geometry_.cellRect(at);
        const Mark mark = scene_.mark(index);
        const double inset = cell_ * 0.2;
        if (mark == Mark::frontier) {
            // Round the numbers where there are some.
            const double margin = writesValuesIn(index) ? cell_ * 0.06 : inset;
            painter_.setPen(QPen(frontierOutline(colours_), std::max(1.0, cell_ * 0.06)));
            painter_.setBrush(Qt::NoBrush);
            painter_.drawRect(rect.adjusted(margin, margin, -margin, -margin));
        } else if (mark == Mark::cut) {
            painter_.setPen(QPen(colours_.text, std::max(1.0, cell_ * 0.06)));
            painter_.drawLine(rect.bottomLeft() + QPointF(inset, -inset),
                              rect.topRight() + QPointF(-inset, inset));
        }
        if (mark == Mark::looked_over)
            paintLookedOver(at);
        if (writesValuesIn(index) && index != startIndex())
            return;
        if (terrain > 1 && terrain <= pathfinding::costliest_terrain && cell_ >= least_for_digit) {
            painter_.setPen(inkOf(index));
            painter_.drawText(rect, Qt::AlignCenter, QString::number(terrain));
        }
    }

    [[nodiscard]] std::size_t startIndex() const {
        return maze_.start ? maze_.index(*maze_.start) : maze_.terrain.size();
    }

    void paintLookedOver(const QPoint& at) {
        painter_.setPen(Qt::NoPen);
        dot({at.x(), at.y()}, std::max(0.13, 1.4 / cell_), lookedOverDot(colours_));
    }

    /// The corners of the path: in a large maze it is long, but mostly straight.
    [[nodiscard]] QPolygonF corners(std::size_t from, std::size_t to) const {
        QPolygonF corners;
        const std::vector<QPoint>& path = scene_.path;
        for (std::size_t i = from; i <= to; ++i)
            if (i == from || i == to || path[i] - path[i - 1] != path[i + 1] - path[i])
                corners << geometry_.centreOf(path[i]);
        return corners;
    }

    void paintPath() {
        if (scene_.path.size() < 2)
            return;
        const std::size_t last = scene_.path.size() - 1;
        const QColor colour = pathColour();
        painter_.setBrush(Qt::NoBrush);
        if (!scene_.agent)
            return paintLine(corners(0, last), colour, !scene_.solved);
        // What is still to be gone, and over it what has been.
        const std::size_t gone = std::min(*scene_.agent, last);
        if (gone < last)
            paintLine(corners(gone, last), colour, true);
        if (gone > 0)
            paintLine(corners(0, gone), colour, false);
    }

    [[nodiscard]] QColor pathColour() const {
        return scene_.solved ? colours_.lose : colours_.text;
    }
    [[nodiscard]] double pathWidth() const { return std::clamp(cell_ * 0.2, 1.6, 8.0); }

    void paintLine(const QPolygonF& path, const QColor& colour, bool dotted) {
        if (cell_ < least_for_line) {
            // Thousands of corners a few pixels apart: round joins would take longer than a frame.
            painter_.setRenderHint(QPainter::Antialiasing, false);
            painter_.setPen(QPen(colour, std::max(1.0, cell_ * (dotted ? 0.4 : 0.8)), Qt::SolidLine,
                                 Qt::SquareCap, Qt::BevelJoin));
            painter_.drawPolyline(path);
            painter_.setRenderHint(QPainter::Antialiasing);
            return;
        }
        const double width = pathWidth();
        drawInPieces(path,
                     QPen(colours_.base, width * 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        QPen line(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
        if (dotted)
            line.setDashPattern({0.1, 2.0});
        drawInPieces(path, line);
    }

    /// A few corners at a time, for smooth lines: Qt fills one outline of a whole line, which takes
    /// seconds where the line has thousands of corners and crosses itself.
    void drawInPieces(const QPolygonF& path, QPen pen) {
        constexpr qsizetype lines = 16;
        double gone = 0; // in widths of the pen, as dashes are measured
        for (qsizetype from = 0; from + 1 < path.size(); from += lines) {
            const qsizetype count = std::min(lines, path.size() - 1 - from);
            if (pen.style() == Qt::CustomDashLine)
                pen.setDashOffset(gone);
            painter_.setPen(pen);
            painter_.drawPolyline(path.constData() + from, static_cast<int>(count) + 1);
            for (qsizetype i = from; i < from + count; ++i)
                gone += QLineF(path[i], path[i + 1]).length() / pen.widthF();
        }
    }

    void frameCell(const QPoint& at, const QColor& colour, double width, double outside) {
        painter_.setPen(QPen(colour, std::max(1.6, width * cell_)));
        painter_.setBrush(Qt::NoBrush);
        const double grow = cell_ < 6 ? 3 : outside;
        painter_.drawRect(geometry_.cellRect(at).adjusted(-grow, -grow, grow, grow));
    }

    void paintThings() {
        if (cell_ < least_for_thing)
            return;
        painter_.setPen(QPen(colours_.text, std::max(1.0, cell_ * 0.05)));
        painter_.setBrush(colours_.warning);
        if (!scene_.of_food)
            for (const Point& food : maze_.food)
                disc(placeOfThing({food.x, food.y}), 0.1);
        for (const Point& capsule : maze_.capsules)
            disc(placeOfThing({capsule.x, capsule.y}), 0.24);
        painter_.setBrush(colours_.base);
        for (const Point& ghost : maze_.ghosts) {
            const QRectF rect = geometry_.cellRect({ghost.x, ghost.y})
                                    .adjusted(cell_ * 0.2, cell_ * 0.2, -cell_ * 0.2, -cell_ * 0.2);
            QPainterPath shape(rect.bottomLeft());
            shape.arcTo(rect, 180, -180);
            shape.lineTo(rect.bottomRight());
            shape.lineTo(rect.center() + QPointF(0, cell_ * 0.15));
            shape.closeSubpath();
            painter_.drawPath(shape);
        }
    }

    /// Where a thing stands and how large its cell is for it: in the lower left corner where the
    /// numbers have the middle.
    struct PlaceOfThing {
        QPointF centre;
        double cell;
    };
    [[nodiscard]] PlaceOfThing placeOfThing(const QPoint& at) const {
        const QPointF centre = geometry_.centreOf(at);
        if (!writesValuesIn(maze_.index({at.x(), at.y()})))
            return {centre, cell_};
        return {centre + QPointF(-0.36, 0.32) * cell_, 0.5 * cell_};
    }

    void disc(const PlaceOfThing& place, double radius) {
        painter_.drawEllipse(place.centre, radius * place.cell, radius * place.cell);
    }

    /// Food is a disc, a corner a flag; what has been visited is a ring, or has lost its cloth.
    void paintTargets() {
        if (cell_ < least_for_thing)
            return;
        for (std::size_t i = 0; i < scene_.targets.size(); ++i) {
            const PlaceOfThing place = placeOfThing(scene_.targets[i]);
            const QPointF centre = place.centre;
            const bool visited = scene_.visited[i];
            painter_.setPen(QPen(visited ? colours_.muted_text : colours_.text,
                                 std::max(1.2, place.cell * 0.07)));
            painter_.setBrush(visited ? QBrush(Qt::NoBrush) : QBrush(colours_.warning));
            if (scene_.of_food) {
                disc(place, 0.2);
                continue;
            }
            const QPointF foot = centre + QPointF(-0.18, 0.34) * place.cell;
            const QPointF top = centre + QPointF(-0.18, -0.34) * place.cell;
            painter_.drawLine(foot, top);
            if (!visited)
                painter_.drawPolygon(QPolygonF({top, top + QPointF(0.5, 0.17) * place.cell,
                                                top + QPointF(0, 0.34) * place.cell}));
        }
    }

    /// A disc whose mouth is open in the direction of its next step.
    void paintAgent() {
        if (!scene_.agent || scene_.path.empty())
            return;
        const std::size_t last = scene_.path.size() - 1;
        const std::size_t at = std::min(*scene_.agent, last);
        const QPoint ahead = at < last ? scene_.path[at + 1] - scene_.path[at]
                             : at > 0  ? scene_.path[at] - scene_.path[at - 1]
                                       : QPoint(1, 0);
        const double turn = qRadiansToDegrees(std::atan2(-ahead.y(), ahead.x()));
        const double radius = std::max(cell_ * 0.4, 5.0);
        const QPointF centre = geometry_.centreOf(scene_.path[at]);
        const QRectF disc(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
        painter_.setPen(QPen(colours_.text, std::max(1.2, radius * 0.14)));
        painter_.setBrush(colours_.player_one);
        constexpr double mouth = 38;
        constexpr int sixteenths = 16;
        painter_.drawPie(disc, static_cast<int>((turn + mouth) * sixteenths),
                         static_cast<int>((360 - 2 * mouth) * sixteenths));
    }

    void dot(const Point& at, double radius, const QColor& colour) {
        painter_.setBrush(colour);
        painter_.drawEllipse(geometry_.centreOf({at.x, at.y}), radius * cell_, radius * cell_);
    }

    /// Start a disc with S, goal a diamond with G, never smaller than can be seen.
    void paintEnds() {
        const double radius = geometry_.markRadius();
        const auto letter = [&](const QPointF& centre, const QString& text, const QColor& colour) {
            if (radius < 7)
                return;
            QFont bold = font_;
            bold.setBold(true);
            painter_.setFont(
                boardFontIn(bold, std::min(radius * 1.1, 26.0), text, {1.2 * radius, radius}));
            painter_.setPen(colour);
            painter_.drawText(
                QRectF(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)),
                Qt::AlignCenter, text);
        };
        const QPen outline(colours_.base, std::max(1.2, radius * 0.14));
        if (maze_.goal && scene_.hasGoal()) {
            const QPointF centre = geometry_.centreOf({maze_.goal->x, maze_.goal->y});
            const double reach = radius * 1.15;
            painter_.setPen(outline);
            painter_.setBrush(colours_.lose);
            painter_.drawPolygon(
                QPolygonF({centre - QPointF(0, reach), centre + QPointF(reach, 0),
                           centre + QPointF(0, reach), centre - QPointF(reach, 0)}));
            letter(centre, QStringLiteral("G"), colours_.base);
        }
        if (maze_.start) {
            const QPointF centre = geometry_.centreOf({maze_.start->x, maze_.start->y});
            painter_.setPen(outline);
            painter_.setBrush(colours_.win);
            painter_.drawEllipse(centre, radius, radius);
            letter(centre, QStringLiteral("S"), colours_.base);
        }
    }

    QPainter& painter_;
    const MazeGeometry& geometry_;
    const MazeScene& scene_;
    const pathfinding::Maze& maze_;
    const Colours& colours_;
    const QFont& font_;
    double cell_;
    QRect seen_;
    std::array<QColor, mark_values> inks_; ///< Of digits, by mark.
};

} // namespace

void paintMaze(QPainter& painter, const MazeGeometry& geometry, const QImage& image,
               const MazeScene& scene, const MazeMotion& motion, const Colours& colours,
               const QFont& font) {
    if (scene.maze && !image.isNull())
        MazePainter(painter, geometry, scene, colours, font).paint(image, motion);
}

} // namespace loggia::ui
