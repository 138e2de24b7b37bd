#include "ui/normal_forms/views/map_painter.hpp"

#include "ui/normal_forms/study/form_words.hpp"
#include "ui/normal_forms/study/term_look.hpp"
#include "ui/theme/colours.hpp"
#include "ui/theme/text_size.hpp"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <vector>

namespace loggia::ui {

using Rectangle = normal_forms::KarnaughMap::Rectangle;

namespace {

constexpr double largest_cell = 160;
constexpr double smallest_with_letters = 22; // they would hide the values
constexpr int group_distances = 4;
constexpr int smallest_text = 8;
constexpr int code_pixels = 16; ///< The names and codes at the edges, at most.

double onPixels(double value, double ratio) {
    return std::floor(value * ratio) / ratio;
}

/// The edges of groups lie so far from those of their cells, in cells: each a little further in.
constexpr double group_inset = 0.05;
constexpr double group_distance = 0.045;

/// How far groups that go on beyond an edge are drawn out of it, in cells.
constexpr double overshoot = 0.14;

class MapPainting {
public:
    MapPainting(QPainter& painter, const MapGeometry& geometry, const MapScene& map,
                const MapState& state, const Colours& colours, const QFont& font)
        : painter_(painter), geometry_(geometry), map_(map), state_(state), colours_(colours),
          font_(font) {}

    void paint() {
        painter_.save();
        painter_.setRenderHint(QPainter::Antialiasing);
        paintCells();
        paintCodes();
        paintCursor(); // under the letters of groups
        paintGroups();
        paintSigns();
        painter_.restore();
    }

private:
    /// In a cell, where text that is much larger would have no room.
    [[nodiscard]] QFont sized(double cells, bool bold) const {
        constexpr double most = 1.25;
        const double pixels = geometry_.cellSize() * cells;
        QFont font = boardFont(font_, pixels, smallest_text);
        font.setPixelSize(
            std::min(font.pixelSize(), std::max(smallest_text, static_cast<int>(pixels * most))));
        font.setBold(bold);
        return font;
    }

    void paintCells() {
        painter_.setPen(Qt::NoPen);
        painter_.fillRect(geometry_.frame(), colours_.base);
        if (state_.pointed)
            painter_.fillRect(geometry_.cellRect(state_.pointed->y(), state_.pointed->x()),
                              mix(colours_.base, colours_.accent, 0.12));
        painter_.setRenderHint(QPainter::Antialiasing, false);
        QPen pen(colours_.line, 0);
        painter_.setPen(pen);
        const QRectF frame = geometry_.frame();
        for (int row = 1; row < map_.rows; ++row) {
            const double y = geometry_.cellRect(row, 0).top();
            painter_.drawLine(QPointF(frame.left(), y), QPointF(frame.right(), y));
        }
        for (int column = 1; column < map_.columns; ++column) {
            const double x = geometry_.cellRect(0, column).left();
            painter_.drawLine(QPointF(x, frame.top()), QPointF(x, frame.bottom()));
        }
        painter_.setRenderHint(QPainter::Antialiasing);
        painter_.setPen(QPen(colours_.board_outline, 1.5));
        painter_.setBrush(Qt::NoBrush);
        painter_.drawRect(frame);
    }

    void paintCodes() {
        const QRectF frame = geometry_.frame();
        const QFont font = boardFont(
            font_, std::min(0.24 * geometry_.cellSize(), double{code_pixels}), smallest_text);
        QFont bold = font;
        bold.setBold(true);
        const double line = QFontMetricsF(font).height();
        const double gap = geometry_.cellSize() * overshoot + 4;
        const auto text = [&](const QRectF& where, int flags, const QString& what) {
            painter_.drawText(where, flags | Qt::TextDontClip, what);
        };
        painter_.setFont(font);
        painter_.setPen(colours_.muted_text);
        // In cells that are too small for them the codes would run into each other.
        const bool fit =
            QFontMetricsF(font).horizontalAdvance(map_.column_codes.front()) < geometry_.cellSize();
        for (int column = 0; fit && column < map_.columns; ++column) {
            const QRectF cell = geometry_.cellRect(0, column);
            text({cell.left(), frame.top() - gap - line, cell.width(), line}, Qt::AlignCenter,
                 map_.column_codes.at(column));
        }
        for (int row = 0; row < map_.rows; ++row) {
            const QRectF cell = geometry_.cellRect(row, 0);
            text({frame.left() - gap - 200, cell.top(), 200, cell.height()},
                 Qt::AlignRight | Qt::AlignVCenter, map_.row_codes.at(row));
        }
        painter_.setFont(bold);
        painter_.setPen(colours_.text);
        text({frame.left(), frame.top() - gap - 2 * line - 2, frame.width(), line}, Qt::AlignCenter,
             map_.column_inputs);
        text({frame.left() - gap - 200, frame.top() - gap - line, 200, line},
             Qt::AlignRight | Qt::AlignVCenter, map_.row_inputs);
    }

    void paintGroups() {
        painter_.save();
        // The one that is talked about lies above the others, and the letters above all edges.
        for (const bool above : {false, true})
            for (const MapGroup& group : map_.groups)
                if ((group.term == state_.term) == above)
                    paintGroup(group);
        if (geometry_.cellSize() >= smallest_with_letters) {
            std::vector<QPointF> taken;
            for (const MapGroup& group : map_.groups)
                if (!group.parts.empty()) {
                    taken.push_back(placeOfLetter(group, taken));
                    paintLetter(group, taken.back());
                }
        }
        painter_.restore();
    }

    [[nodiscard]] bool isQuiet(const MapGroup& group) const {
        return state_.term >= 0 && group.term != state_.term;
    }

    void paintGroup(const MapGroup& group) {
        const bool talked = group.term == state_.term;
        const bool quiet = isQuiet(group);
        const double cell = geometry_.cellSize();
        QPen pen =
            termPen(group.term, colours_, std::clamp(cell * 0.035, 2.0, 3.5) + (talked ? 1.5 : 0));
        QColor fill = termColour(group.term, colours_);
        fill.setAlphaF(talked ? 0.28F : quiet ? 0.02F : 0.09F);
        if (quiet)
            pen.setColor(mix(pen.color(), colours_.base, 0.6));
        for (const Rectangle& part : group.parts)
            paintPart(part, group.term, pen, fill);
    }

    /// What is open ends a little beyond the frame. It is cut as a shape, for no SVG knows Qt's
    /// clips.
    void paintPart(const Rectangle& part, int term, const QPen& pen, const QColor& fill) {
        const double cell = geometry_.cellSize();
        QPainterPath shape;
        shape.addRoundedRect(geometry_.groupRect(part, term), cell * 0.2, cell * 0.2);
        if (!part.open_left && !part.open_top && !part.open_right && !part.open_bottom) {
            painter_.setPen(pen);
            painter_.setBrush(fill);
            painter_.drawPath(shape);
            return;
        }
        const double out = cell * overshoot;
        QPainterPath room;
        room.addRect(geometry_.frame().adjusted(-out, -out, out, out));
        painter_.fillPath(shape.intersected(room), fill);
        painter_.fillPath(QPainterPathStroker(pen).createStroke(shape).intersected(room),
                          pen.color());
    }

    [[nodiscard]] double letterRadius() const {
        return std::clamp(geometry_.cellSize() * 0.11, 7.0, 11.0);
    }

    /// Where a letter may stand, the best place first: along the upper edge of each part, then at
    /// the left edge of its other rows, then at the lower left of its cells.
    [[nodiscard]] std::vector<QPointF> placesOfLetter(const MapGroup& group) const {
        const double radius = letterRadius();
        const double inside = radius + 3;
        std::vector<QPointF> places;
        for (const Rectangle& part : group.parts) {
            const QRectF first = geometry_.cellRect(part.first.row, part.first.column);
            const double right =
                geometry_.cellRect(part.first.row, part.first.column + part.width - 1).right();
            const double edge =
                std::max(geometry_.groupRect(part, group.term).top(), first.top()) + 2;
            for (double x = first.left() + inside; x + radius <= right; x += 2 * radius + 1)
                places.emplace_back(x, edge);
        }
        for (const double corner : {0.0, geometry_.cellSize() - inside})
            for (const Rectangle& part : group.parts)
                for (int row = corner > 0 ? 0 : 1; row < part.height; ++row) {
                    const QRectF cell = geometry_.cellRect(part.first.row + row, part.first.column);
                    places.emplace_back(cell.left() + inside, cell.top() + corner);
                }
        return places;
    }

    /// The best place that no other letter covers.
    [[nodiscard]] QPointF placeOfLetter(const MapGroup& group,
                                        const std::vector<QPointF>& taken) const {
        const std::vector<QPointF> places = placesOfLetter(group);
        const auto is_free = [&](const QPointF& place) {
            return std::none_of(taken.begin(), taken.end(), [&](const QPointF& other) {
                return std::hypot(other.x() - place.x(), other.y() - place.y()) <
                       2 * letterRadius();
            });
        };
        const auto free = std::find_if(places.begin(), places.end(), is_free);
        return free != places.end() ? *free : places.front();
    }

    void paintLetter(const MapGroup& group, const QPointF& centre) {
        const bool quiet = isQuiet(group);
        const double radius = letterRadius();
        QColor colour = termColour(group.term, colours_);
        if (quiet)
            colour = mix(colour, colours_.base, 0.6);
        painter_.setPen(QPen(colours_.base, 1.5));
        painter_.setBrush(colour);
        painter_.drawEllipse(centre, radius, radius);
        QFont font = font_;
        font.setBold(true);
        font.setPixelSize(static_cast<int>(radius * 1.25));
        painter_.setFont(font);
        painter_.setPen(quiet ? colours_.text : onTermColour(group.term, colours_));
        painter_.drawText(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius),
                          Qt::AlignCenter, letterOf(group.term));
    }

    void paintSigns() {
        for (int row = 0; row < map_.rows; ++row)
            for (int column = 0; column < map_.columns; ++column) {
                const MapCell& cell = map_.at(row, column);
                const QRectF where = geometry_.cellRect(row, column);
                const bool one = cell.value == RowValue::one;
                painter_.setFont(sized(0.36, one));
                painter_.setPen(cell.value == RowValue::zero ? colours_.muted_text : colours_.text);
                const QString sign =
                    cell.value == RowValue::open ? QStringLiteral("\u2013") : signOf(cell.value);
                painter_.drawText(where.translated(0, geometry_.cellSize() * 0.03), Qt::AlignCenter,
                                  sign);
                constexpr double smallest_with_numbers = 42;
                if (geometry_.cellSize() < smallest_with_numbers)
                    continue;
                paintNumber(where, cell.row);
            }
    }

    /// At the lower right, within the edges of all groups, with a seam where letters reach it.
    void paintNumber(const QRectF& cell, std::uint64_t row) {
        const QString number = QString::number(row);
        const QFont font = sized(0.14, false);
        const double width = QFontMetricsF(font).horizontalAdvance(number);
        QPainterPath path;
        const int edges = std::clamp(static_cast<int>(map_.groups.size()), 1, group_distances);
        const double inset = geometry_.cellSize() * (group_inset + edges * group_distance - 0.01);
        path.addText(cell.right() - inset - width, cell.bottom() - inset, font, number);
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(colours_.base, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter_.drawPath(path);
        painter_.fillPath(path, colours_.muted_text);
    }

    void paintCursor() {
        if (!state_.cursor)
            return;
        painter_.setPen(QPen(colours_.accent, 3));
        painter_.setBrush(Qt::NoBrush);
        painter_.drawRect(
            geometry_.cellRect(state_.cursor->y(), state_.cursor->x()).adjusted(2, 2, -2, -2));
    }

    QPainter& painter_;
    const MapGeometry& geometry_;
    const MapScene& map_;
    const MapState& state_;
    const Colours& colours_;
    const QFont& font_;
};

} // namespace

MapGeometry::MapGeometry(const QSizeF& area, const MapScene& map, const QFont& font,
                         double device_pixel_ratio)
    : rows_(map.rows), columns_(map.columns) {
    if (!map.isThere())
        return;
    QFont bold = boardFont(font, code_pixels, smallest_text);
    bold.setBold(true);
    const QFontMetricsF metrics(bold);
    // Names on the left stand beside those above, codes below them.
    const double left = std::max(metrics.horizontalAdvance(map.row_inputs),
                                 metrics.horizontalAdvance(QStringLiteral("000"))) +
                        14;
    const double above = 2 * metrics.height() + 12;
    constexpr double edge = 8;
    const double room = overshoot * 2;
    const double across = (area.width() - left - edge) / (columns_ + room);
    const double down = (area.height() - above - edge) / (rows_ + room);
    cell_ = onPixels(std::clamp(std::min(across, down), 12.0, largest_cell), device_pixel_ratio);
    const double width = left + cell_ * (columns_ + room);
    const double height = above + cell_ * (rows_ + room);
    const double x = std::max(0.0, (area.width() - width - edge) / 2) + left + cell_ * overshoot;
    const double y = std::max(0.0, (area.height() - height - edge) / 2) + above + cell_ * overshoot;
    used_ = {width + edge, height + edge};
    frame_ = QRectF(onPixels(x, device_pixel_ratio), onPixels(y, device_pixel_ratio),
                    cell_ * columns_, cell_ * rows_);
}

QRectF MapGeometry::cellRect(int row, int column) const {
    return {frame_.left() + cell_ * column, frame_.top() + cell_ * row, cell_, cell_};
}

std::optional<QPoint> MapGeometry::cellAt(const QPointF& point) const {
    if (cell_ <= 0 || !frame_.contains(point))
        return std::nullopt;
    return QPoint(std::min(static_cast<int>((point.x() - frame_.left()) / cell_), columns_ - 1),
                  std::min(static_cast<int>((point.y() - frame_.top()) / cell_), rows_ - 1));
}

QRectF MapGeometry::groupRect(const Rectangle& part, int term) const {
    const double inset = cell_ * (group_inset + group_distance * (term % group_distances));
    QRectF rect(cellRect(part.first.row, part.first.column).topLeft(),
                QSizeF(cell_ * part.width, cell_ * part.height));
    // What is open goes on for a cell: the painter cuts it.
    rect.adjust(part.open_left ? -cell_ : inset, part.open_top ? -cell_ : inset,
                part.open_right ? cell_ : -inset, part.open_bottom ? cell_ : -inset);
    return rect;
}

void paintMap(QPainter& painter, const MapGeometry& geometry, const MapScene& map,
              const MapState& state, const Colours& colours, const QFont& font) {
    if (!map.isThere()) {
        painter.setPen(colours.muted_text);
        painter.setFont(font);
        painter.drawText(QRectF(painter.viewport()).adjusted(16, 16, -16, -16),
                         Qt::AlignCenter | Qt::TextWordWrap, map.why);
        return;
    }
    MapPainting(painter, geometry, map, state, colours, font).paint();
}

} // namespace loggia::ui
