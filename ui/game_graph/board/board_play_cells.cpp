// The part of BoardPlay that is a table of named cells.
#include "ui/game_graph/board/board_play.hpp"

#include <algorithm>
#include <array>

namespace loggia::ui {

namespace {

using Cell = PositionBoard::Cell;

} // namespace

QSize BoardPlay::cells() const {
    if (!board_)
        return {};
    if (board_->layout == PositionBoard::Layout::ring)
        return {board_->points, 1};
    const int between = kind_ == Kind::pins ? board_->columns - 1 : 0;
    return {board_->columns + between + (headsRows() ? 1 : 0), board_->rows};
}

std::optional<BoardSpot> BoardPlay::spotOfCell(const QPoint& cell) const {
    if (kind_ == Kind::pins)
        return BoardSpot{cell.y(), cell.x() / 2, cell.x() % 2 != 0};
    if (kind_ == Kind::columns)
        return BoardSpot{0, cell.x()};
    const int column = cell.x() - (headsRows() ? 1 : 0);
    return column < 0 ? std::nullopt : std::optional(BoardSpot{cell.y(), column});
}

QPoint BoardPlay::cellOf(const BoardSpot& spot) const {
    if (kind_ == Kind::pins)
        return {2 * spot.column + (spot.both ? 1 : 0), spot.row};
    if (kind_ == Kind::columns) {
        int row = 0;
        while (row + 1 < board_->rows && at({row + 1, spot.column}) == Cell::empty)
            ++row;
        return {spot.column, row};
    }
    return {spot.column + (headsRows() ? 1 : 0), spot.row};
}

QRectF BoardPlay::rectOfCell(const QPoint& cell) const {
    if (kind_ == Kind::pins) { // Two to a pin, so that none lies upon another.
        const int column = cell.x() / 2;
        const QRectF pin = board_->rectOf(cell.y(), column);
        if (cell.x() % 2 == 0)
            return pin.adjusted(0.25, 0, -0.25, 0);
        return {pin.left() + 0.75, pin.top(), 0.5, 1};
    }
    if (board_->line_length > 0 && cell.x() > 0)
        return board_->rectOf(cell.y(), cell.x() - 1);
    // Of a store each row has one half.
    if (board_->layout == PositionBoard::Layout::pits)
        return {static_cast<double>(cell.x()), static_cast<double>(cell.y()), 1, 1};
    if (kind_ == Kind::star || kind_ == Kind::paths)
        return board_->rectOf(cell.y(), cell.x());
    return {static_cast<double>(cell.x() - (headsRows() ? 1 : 0)), static_cast<double>(cell.y()), 1,
            1};
}

std::optional<QPoint> BoardPlay::cellUnder(const QPointF& point) const {
    const QSize size = cells();
    for (int row = 0; row < size.height(); ++row)
        for (int column = 0; column < size.width(); ++column)
            if (rectOfCell({column, row}).contains(point))
                return QPoint(column, row);
    return std::nullopt;
}

QString BoardPlay::nameOfRow(int row) const {
    int size = 0;
    while (size < board_->columns && at({row, size}) != Cell::outside)
        ++size;
    const QString line = nameOfLine(board_->row_names, row);
    if (kind_ == Kind::squares)
        return size == 0   ? tr("row %1: eaten").arg(line)
               : size == 1 ? tr("row %1: 1 square").arg(line)
                           : tr("row %1: %2 squares").arg(line).arg(size);
    return size == 0   ? tr("pile %1: no tokens").arg(line)
           : size == 1 ? tr("pile %1: 1 token").arg(line)
                       : tr("pile %1: %2 tokens").arg(line).arg(size);
}

QString BoardPlay::nameOfPlace(int row, int column) const {
    if (kind_ == Kind::piles)
        return tr("pile %1, token %2").arg(nameOfLine(board_->row_names, row)).arg(column + 1);
    if (kind_ == Kind::squares)
        return tr("row %1, square %2").arg(row + 1).arg(column + 1);
    // Pieces fall, so that these rows are counted from the ground.
    if (kind_ == Kind::columns)
        return tr("column %1, row %2").arg(column + 1).arg(board_->rows - row);
    if (board_->layout == PositionBoard::Layout::ring)
        return tr("point %1").arg(column + 1);
    if (board_->layout == PositionBoard::Layout::pits) {
        if (column == 0 || column == board_->columns - 1)
            return tr("store of player %1").arg(column == 0 ? 2 : 1);
        const int player = row == 1 ? 1 : 2;
        const int pit = row == 1 ? column : board_->columns - 1 - column;
        return tr("player %1, pit %2").arg(player).arg(pit);
    }
    if (kind_ == Kind::star) {
        const int number = PositionBoard::starNumber(row, column);
        return number == 0 ? tr("centre") : tr("point %1").arg(number);
    }
    return tr("row %1, column %2").arg(row + 1).arg(QChar(u'a' + column));
}

QString BoardPlay::linesAt(int point) const {
    std::array<QStringList, 2> to;
    for (int column = board_->points; column < board_->columns; ++column) {
        const auto [one, other] = board_->pointsOf(column);
        const Cell cell = at({0, column});
        if (cell != Cell::empty && (one == point || other == point))
            to.at(cell == Cell::one ? 0 : 1) << QString::number((one == point ? other : one) + 1);
    }
    QStringList parts;
    for (const int player : {1, 2})
        if (!to.at(static_cast<std::size_t>(player) - 1).isEmpty())
            parts
                << tr("lines of player %1 to %2")
                       .arg(player)
                       .arg(to.at(static_cast<std::size_t>(player) - 1).join(QStringLiteral(", ")));
    return parts.isEmpty() ? tr("no lines") : parts.join(QStringLiteral("; "));
}

QString BoardPlay::contentOf(int row, int column) const {
    if (board_->layout == PositionBoard::Layout::ring)
        return linesAt(column);
    if (board_->layout == PositionBoard::Layout::pits) {
        const bool store = column == 0 || column == board_->columns - 1;
        const int seeds = board_->numberAt(store ? (column == 0 ? 0 : 1) : row, column);
        return seeds == 1 ? tr("1 seed") : tr("%1 seeds").arg(seeds);
    }
    const bool lattice = board_->layout == PositionBoard::Layout::lattice;
    switch (at({row, column})) {
    case Cell::outside:
        return kind_ == Kind::squares ? tr("eaten")
               : lattice              ? tr("open box")
               : kind_ == Kind::paths ? tr("light square")
                                      : tr("removed");
    case Cell::empty:
        return lattice ? tr("no line") : tr("empty");
    case Cell::king_one:
        return tr("king of player 1");
    case Cell::king_two:
        return tr("king of player 2");
    case Cell::covered:
        if (const int owner = board_->ownerAt(row, column); owner != 0)
            return tr("box of player %1").arg(owner);
        return lattice ? tr("closed box") : tr("covered");
    case Cell::dot:
        return tr("dot");
    case Cell::line:
        return tr("line");
    case Cell::one:
        return board_->signs ? tr("X") : tr("player 1");
    case Cell::two:
        return board_->signs ? tr("O") : tr("player 2");
    case Cell::poison:
        return tr("poisoned");
    case Cell::counter:
        break;
    }
    return kind_ == Kind::squares ? tr("chocolate") : tr("present");
}

QString BoardPlay::nameOfPins(const QPoint& cell) const {
    const BoardSpot spot = *spotOfCell(cell);
    const int first = spot.column + 1;
    if (spot.both)
        return (isPair(spot.row, spot.column) ? tr("pins %1 and %2: both standing")
                                              : tr("pins %1 and %2: not both standing"))
            .arg(first)
            .arg(first + 1);
    return (isPin(spot.row, spot.column) ? tr("pin %1: standing") : tr("pin %1: fallen"))
        .arg(first);
}

QString BoardPlay::nameOfCell(const QPoint& cell) const {
    const auto spot = spotOfCell(cell);
    if (!spot)
        return nameOfRow(cell.y());
    const int row = cell.y();
    const int column = spot->column;
    QString name = kind_ == Kind::pins
                       ? nameOfPins(cell)
                       : tr("%1: %2").arg(nameOfPlace(row, column), contentOf(row, column));
    const bool last = std::any_of(last_.begin(), last_.end(), [&](const Change& change) {
        return change.spot == BoardSpot{row, column} && !spot->both;
    });
    if (last)
        name += tr(", last move");
    return name;
}

} // namespace loggia::ui
