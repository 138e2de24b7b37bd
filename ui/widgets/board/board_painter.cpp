#include "ui/widgets/board/board_painter.hpp"

#include "ui/theme/colours.hpp"
#include "ui/theme/text_size.hpp"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace loggia::ui {

namespace {

constexpr double hole_radius = 0.40; ///< In cells, as are all sizes here.
constexpr double padding = 0.14;
/// The numbers and notes of a small board, whose text does not become smaller with it, have this
/// height in pixels, but no more than that in cells.
constexpr double least_strip = 18;
constexpr double widest_strip = 0.44;

/// Drawn over pieces of either colour, bright with a dark border in both themes.
QColor bright(const Colours& colours) {
    return colours.hole.lightness() > colours.text.lightness() ? colours.hole : colours.text;
}
QColor dark(const Colours& colours) {
    return colours.hole.lightness() > colours.text.lightness() ? colours.text : colours.hole;
}

double snapped(double value, double ratio) {
    return std::floor(value * ratio) / ratio;
}

constexpr int smallest_text = 11;

QFont sized(const QFont& font, double pixels) {
    return boardFont(font, pixels, smallest_text);
}

/// Of a number or a note, whose place does not become higher where text is larger than usual.
QFont sized_in(const QFont& font, double pixels, const QString& text, const QRectF& place) {
    QFont fitting = boardFontIn(font, pixels, text, place.size());
    fitting.setPixelSize(std::max(smallest_text, fitting.pixelSize()));
    return fitting;
}

void paint_line(QPainter& painter, const BoardGeometry& geometry, const BoardLine& line,
                const Colours& colours) {
    const QPointF from = geometry.centre(line.from_column, line.from_row);
    const QPointF to = geometry.centre(line.to_column, line.to_row);
    const double cell = geometry.cellSize();
    QPainterPath path(from);
    path.lineTo(to);
    const double thickness = line.faint ? 0.5 : 1;
    painter.setOpacity(line.faint ? 0.75 : 1);
    for (const auto& [width, colour] : {std::pair(0.17 * thickness, dark(colours)),
                                        std::pair(0.10 * thickness, bright(colours))}) {
        painter.setPen(QPen(colour, width * cell, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(path);
    }
    const QPointF step = (to - from) / 3.0;
    painter.setPen(QPen(dark(colours), 0.035 * cell));
    painter.setBrush(bright(colours));
    for (int i = 0; i < 4 && !line.faint; ++i)
        painter.drawEllipse(from + i * step, 0.10 * cell, 0.10 * cell);
    painter.setOpacity(1);
}

void paint_label(QPainter& painter, const BoardGeometry& geometry, const QPointF& centre,
                 const QString& label, const Colours& colours, const QFont& font) {
    const double cell = geometry.cellSize();
    const double radius = 0.21 * cell;
    painter.setPen(Qt::NoPen);
    painter.setBrush(bright(colours));
    painter.drawEllipse(centre, radius, radius);
    QFont bold = sized(font, 0.26 * cell);
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(dark(colours));
    painter.drawText(QRectF(centre.x() - cell / 2, centre.y() - cell / 2, cell, cell),
                     Qt::AlignCenter, label);
}

void paint_last_move(QPainter& painter, const QPointF& centre, double cell,
                     const Colours& colours) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(dark(colours), 0.075 * cell));
    painter.drawEllipse(centre, 0.425 * cell, 0.425 * cell);
    painter.setPen(QPen(bright(colours), 0.04 * cell));
    painter.drawEllipse(centre, 0.425 * cell, 0.425 * cell);
}

} // namespace

BoardGeometry::BoardGeometry(const QSizeF& area, int columns, int rows, double device_pixel_ratio,
                             double strip, double beside)
    : columns_(columns), rows_(rows) {
    const double ratio = device_pixel_ratio;
    const double wide = columns + 2 * padding + 2 * beside;
    const double high = rows + 2 * padding;
    cell_ = std::min(area.width() / wide, area.height() / (high + 2 * strip));
    if (strip > 0)
        cell_ = std::min(cell_, std::max(area.height() / (high + 2 * widest_strip),
                                         (area.height() - 2 * least_strip) / high));
    cell_ = std::max(1.0, std::floor(cell_ * ratio) / ratio);
    const double least = strip > 0 ? std::min(least_strip, widest_strip * cell_) : 0;
    strip_ = snapped(std::max(strip * cell_, least), ratio);
    const double pad = snapped(padding * cell_, ratio);
    const QSizeF size(columns * cell_ + 2 * pad, rows * cell_ + 2 * pad);
    frame_ =
        QRectF(QPointF(snapped((area.width() - size.width()) / 2, ratio),
                       snapped((area.height() - size.height() - 2 * strip_) / 2 + strip_, ratio)),
               size);
}

QRectF BoardGeometry::cellRect(int column, int row) const {
    const double pad = (frame_.width() - columns_ * cell_) / 2;
    return {frame_.left() + pad + column * cell_, frame_.bottom() - pad - (row + 1) * cell_, cell_,
            cell_};
}

QPointF BoardGeometry::centre(double column, double row) const {
    return cellRect(0, 0).center() + QPointF(column * cell_, -row * cell_);
}

QRectF BoardGeometry::numberRect(int column) const {
    return {cellRect(column, 0).left(), frame_.top() - strip_, cell_, strip_};
}

QRectF BoardGeometry::noteRect(int column) const {
    return {cellRect(column, 0).left(), frame_.bottom(), cell_, strip_};
}

std::optional<int> BoardGeometry::columnAt(const QPointF& point) const {
    if (point.y() < frame_.top() - strip_ || point.y() > frame_.bottom() + strip_ ||
        !frame_.isValid() || point.x() < frame_.left() || point.x() > frame_.right())
        return std::nullopt;
    const int column = static_cast<int>(std::floor((point.x() - cellRect(0, 0).left()) / cell_));
    return std::clamp(column, 0, columns_ - 1);
}

int BoardGeometry::rowAt(const QPointF& point) const {
    const int row = static_cast<int>(std::floor((cellRect(0, 0).bottom() - point.y()) / cell_));
    return std::clamp(row, 0, rows_ - 1);
}

void paintPiece(QPainter& painter, const QPointF& centre, double radius, int piece,
                const Colours& colours) {
    const QColor& outline = piece == 1 ? colours.player_one_outline : colours.player_two_outline;
    painter.setPen(QPen(outline, 0.10 * radius));
    painter.setBrush(piece == 1 ? colours.player_one : colours.player_two);
    painter.drawEllipse(centre, 0.95 * radius, 0.95 * radius);
    painter.setBrush(Qt::NoBrush);
    const QColor& fill = piece == 1 ? colours.player_one : colours.player_two;
    const QColor mark = contrast(fill, bright(colours)) > contrast(fill, dark(colours))
                            ? bright(colours)
                            : dark(colours);
    painter.setPen(QPen(mark, 0.14 * radius, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    if (piece == 1) {
        painter.drawEllipse(centre, 0.52 * radius, 0.52 * radius);
    } else {
        const double r = 0.56 * radius;
        painter.drawPolygon(QPolygonF({centre + QPointF(0, -r), centre + QPointF(r, 0),
                                       centre + QPointF(0, r), centre + QPointF(-r, 0)}));
    }
}

void paintBoard(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene,
                const BoardState& state, const Colours& colours, const QFont& font) {
    const double cell = geometry.cellSize();
    const double radius = hole_radius * cell;
    painter.setRenderHint(QPainter::Antialiasing);

    painter.setPen(QPen(colours.board_outline, std::max(1.0, 0.03 * cell)));
    painter.setBrush(colours.board);
    const double inset = std::max(1.0, 0.03 * cell) / 2;
    painter.drawRoundedRect(geometry.frame().adjusted(inset, inset, -inset, -inset), 0.22 * cell,
                            0.22 * cell);

    const auto falling = [&](int column, int row) {
        return state.falling && *state.falling == QPointF(column, row) && state.fallen < 1;
    };
    for (int column = 0; column < scene.columns; ++column) {
        for (int row = 0; row < scene.rows; ++row) {
            const QPointF centre = geometry.centre(column, row);
            painter.setPen(QPen(colours.line, std::max(1.0, 0.03 * cell)));
            painter.setBrush(colours.hole);
            painter.drawEllipse(centre, radius, radius);
            const BoardCell& here = scene.at(column, row);
            if (here.piece == 0 || falling(column, row))
                continue;
            painter.setOpacity(here.faint ? 0.45 : 1);
            paintPiece(painter, centre, radius, here.piece, colours);
            painter.setOpacity(1);
        }
    }

    if (state.falling && state.fallen < 1) {
        const int column = static_cast<int>(state.falling->x());
        const double row = state.falling->y();
        // A stone falls behind the frame: it shows only through the holes.
        QPainterPath holes;
        for (int r = 0; r < scene.rows; ++r)
            holes.addEllipse(geometry.centre(column, r), radius, radius);
        painter.save();
        painter.setClipPath(holes);
        const double height = scene.rows - (scene.rows - row) * state.fallen;
        paintPiece(painter, geometry.centre(column, height), radius,
                   scene.at(column, static_cast<int>(row)).piece, colours);
        painter.restore();
    } else if (state.hover_column && scene.next_piece != 0) {
        const int column = *state.hover_column;
        const int row = scene.landing.at(static_cast<std::size_t>(column));
        if (row >= 0) {
            painter.setOpacity(0.55);
            paintPiece(painter, geometry.centre(column, row), radius, scene.next_piece, colours);
            painter.setOpacity(1);
        }
    }

    for (int column = 0; column < scene.columns; ++column) {
        for (int row = 0; row < scene.rows; ++row) {
            const BoardCell& here = scene.at(column, row);
            if (here.marked && !falling(column, row))
                paint_last_move(painter, geometry.centre(column, row), cell, colours);
        }
    }
    for (const BoardLine& line : scene.lines)
        paint_line(painter, geometry, line, colours);
    for (int column = 0; column < scene.columns; ++column)
        for (int row = 0; row < scene.rows; ++row)
            if (const BoardCell& here = scene.at(column, row); !here.label.isEmpty())
                paint_label(painter, geometry, geometry.centre(column, row), here.label, colours,
                            font);

    for (int column = 0; column < scene.columns; ++column) {
        const auto index = static_cast<std::size_t>(column);
        const bool chosen = state.hover_column == column;
        const bool full = scene.landing.at(index) < 0;
        const QString number = QString::number(column + 1);
        QFont numbers = sized_in(font, 0.24 * cell, number, geometry.numberRect(column));
        numbers.setBold(chosen);
        painter.setFont(numbers);
        painter.setPen(colours.text);
        painter.setOpacity(full ? 0.4 : 1);
        painter.drawText(geometry.numberRect(column), Qt::AlignCenter, number);
        painter.setOpacity(1);
        if (index >= scene.notes.size() || scene.notes[index].text.isEmpty())
            continue;
        const ColumnNote& note = scene.notes[index];
        const QRectF rect = geometry.noteRect(column).adjusted(1, 0.03 * cell, -1, 0);
        QFont notes = sized_in(font, 0.22 * cell, note.text, rect);
        notes.setBold(note.best);
        while (notes.pixelSize() > 8 &&
               QFontMetricsF(notes).horizontalAdvance(note.text) > rect.width() - 4)
            notes.setPixelSize(notes.pixelSize() - 1);
        painter.setFont(notes);
        if (note.best) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(colours.text, 1.5));
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 0.1 * cell, 0.1 * cell);
        }
        painter.setPen(note.outcome > 0   ? colours.win
                       : note.outcome < 0 ? colours.lose
                                          : colours.text);
        painter.drawText(rect, Qt::AlignCenter, note.text);
    }

    constexpr double beside = BoardGeometry::row_numbers;
    if (scene.numbered_rows && geometry.frame().left() >= beside * cell - 2) {
        painter.setFont(sized(font, 0.2 * cell));
        painter.setPen(colours.muted_text);
        for (int row = 0; row < scene.rows; ++row) {
            QRectF place = geometry.cellRect(0, row);
            place.setLeft(geometry.frame().left() - beside * cell);
            place.setWidth(beside * cell);
            painter.drawText(place, Qt::AlignCenter, QString::number(row + 1));
        }
    }

    if (state.cursor) {
        const int column = static_cast<int>(state.cursor->x());
        const int row = static_cast<int>(state.cursor->y());
        QRectF rect = geometry.cellRect(column, std::max(row, 0));
        if (row < 0)
            rect = geometry.cellRect(column, 0).united(geometry.cellRect(column, scene.rows - 1));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.accent, std::max(2.0, 0.04 * cell)));
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 0.2 * cell, 0.2 * cell);
    }
}

} // namespace loggia::ui
