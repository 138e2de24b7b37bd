#include "ui/game_graph/board/position_board_painter.hpp"

#include "ui/theme/colours.hpp"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace loggia::ui {

namespace {

using Cell = PositionBoard::Cell;

constexpr double board_edge = 4;
/// How much of a piece is seen that would come.
constexpr double coming_opacity = 0.55;

bool isGone(Cell cell) {
    return cell == Cell::empty || cell == Cell::outside;
}

/// What names take beside the board or above it.
double stripFor(PositionBoard::Names names, double line) {
    return names == PositionBoard::Names::none ? 0 : line;
}

/// Paints one board; the helpers share what all of them need.
class BoardBrush {
public:
    BoardBrush(QPainter& painter, const BoardPlay& play, const PositionBoardGeometry& geometry,
               const PositionBoardMarks& marks, const Colours& colours)
        : painter_(painter), play_(play), board_(*play.board()), geometry_(geometry), marks_(marks),
          colours_(colours), cell_(geometry.cell()) {}

    void frame() {
        if (board_.piles)
            return;
        painter_.setPen(QPen(colours_.board_outline, 1.2));
        painter_.setBrush(colours_.board);
        painter_.drawRoundedRect(geometry_.frame().adjusted(-2, -2, 2, 2), 4, 4);
        if (board_.star)
            ways();
    }

    void names(const QFont& font) {
        if (board_.star)
            return starNames(font);
        painter_.setFont(font);
        painter_.setPen(colours_.muted_text);
        for (int row = 0; row < board_.rows; ++row)
            painter_.drawText(geometry_.rowNameRect(row), Qt::AlignCenter | Qt::TextDontClip,
                              nameOfLine(board_.row_names, row));
        // Where there is no room for all of them, every fifth.
        const QString widest = nameOfLine(board_.column_names, board_.columns - 1);
        const bool all = QFontMetricsF(font).horizontalAdvance(widest) + 2 <= cell_;
        for (int column = 0; column < board_.columns; ++column)
            if (all || column == 0 || column % 5 == 4)
                painter_.drawText(geometry_.columnNameRect(column),
                                  Qt::AlignCenter | Qt::TextDontClip,
                                  nameOfLine(board_.column_names, column));
    }

    void pieces() {
        for (int row = 0; row < board_.rows; ++row)
            for (int column = 0; column < board_.columns; ++column)
                piece({row, column}, board_.at(row, column));
    }

    void lastMove() {
        for (const BoardPlay::Change& change : play_.lastChanges()) {
            const QRectF place = placeOf(change.spot);
            painter_.setBrush(Qt::NoBrush);
            if (isGone(board_.at(change.spot.row, change.spot.column))) {
                painter_.setPen(QPen(colours_.muted_text, 1.2, Qt::DotLine));
                outline(place, change.cell);
            } else {
                const double gap = cell_ * 0.055;
                painter_.setPen(QPen(colours_.text, std::max(1.2, cell_ * 0.05)));
                mark(change.spot, gap);
            }
        }
    }

    void preview() {
        if (marks_.pointed.move)
            for (const BoardPlay::Change& change : play_.changesOf(*marks_.pointed.move)) {
                if (isGone(change.cell)) {
                    cross(cellOf(change.spot).center());
                    continue;
                }
                painter_.setOpacity(coming_opacity);
                piece(change.spot, change.cell);
                painter_.setOpacity(1);
            }
        const auto mover = marks_.chosen ? marks_.chosen : marks_.pointed.choosing;
        if (!mover)
            return;
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(colours_.accent, 2, marks_.chosen ? Qt::SolidLine : Qt::DotLine));
        mark(*mover, 1);
        // The rim is seen on a car of any colour.
        painter_.setPen(QPen(colours_.window, 1.5));
        painter_.setBrush(colours_.accent);
        for (const BoardSpot& target : play_.targetsOf(*mover))
            painter_.drawEllipse(cellOf(target).center(), cell_ * 0.17, cell_ * 0.17);
    }

    void cursor() {
        if (!marks_.cursor)
            return;
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(colours_.accent, 2, Qt::DashLine));
        painter_.drawRoundedRect(geometry_.toWidget(play_.rectOf(*marks_.cursor)), 3, 3);
    }

private:
    [[nodiscard]] QRectF cellOf(const BoardSpot& spot) const {
        return geometry_.toWidget(board_.rectOf(spot.row, spot.column));
    }

    /// The lines of a star, along which its stones move.
    void ways() {
        const QPointF centre = geometry_.frame().center();
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(colours_.board_outline, std::max(1.2, cell_ * 0.05)));
        const double radius = centre.y() - cellOf({0, 1}).center().y();
        painter_.drawEllipse(centre, radius, radius);
        for (int row = 0; row < board_.rows; ++row)
            for (int column = 0; column < board_.columns; ++column)
                painter_.drawLine(centre, cellOf({row, column}).center());
    }

    /// Outside of the ring; that of the centre between two of its lines.
    void starNames(QFont font) {
        constexpr double away = 0.68;
        font.setPixelSize(std::max(
            1, static_cast<int>(std::min(QFontMetricsF(font).height() * 0.8, cell_ * 0.55))));
        painter_.setFont(font);
        painter_.setPen(colours_.text); // on the board
        const QPointF centre = geometry_.frame().center();
        for (int row = 0; row < board_.rows; ++row)
            for (int column = 0; column < board_.columns; ++column) {
                QPointF at = cellOf({row, column}).center();
                QPointF outwards = at - centre;
                if (outwards.isNull())
                    outwards = {1, -2};
                at += outwards * (away * cell_ / std::hypot(outwards.x(), outwards.y()));
                painter_.drawText(QRectF(at - QPointF(cell_, cell_), QSizeF(2, 2) * cell_),
                                  Qt::AlignCenter | Qt::TextDontClip,
                                  QString::number(PositionBoard::starNumber(row, column)));
            }
    }

    /// Around a piece; on a star as round as the piece is.
    void mark(const BoardSpot& spot, double gap) {
        const QRectF place = cellOf(spot).adjusted(gap, gap, -gap, -gap);
        if (board_.star && board_.at(spot.row, spot.column) == Cell::one)
            painter_.drawEllipse(place);
        else
            painter_.drawRect(place);
    }
    [[nodiscard]] QRectF placeOf(const BoardSpot& spot) const {
        const double gap = cell_ * 0.12;
        return cellOf(spot).adjusted(gap, gap, -gap, -gap);
    }

    void outline(const QRectF& place, Cell cell) {
        const bool box = cell == Cell::two ? !board_.signs : cell != Cell::one && board_.squares;
        if (box)
            painter_.drawRoundedRect(place, 3, 3);
        else
            painter_.drawEllipse(place);
    }

    void piece(const BoardSpot& spot, Cell cell) {
        const QRectF place = placeOf(spot);
        switch (cell) {
        case Cell::outside:
            break;
        case Cell::empty:
            painter_.setPen(Qt::NoPen);
            painter_.setBrush(colours_.hole);
            if (board_.star)
                painter_.drawEllipse(place);
            else
                painter_.drawRoundedRect(place, 3, 3);
            break;
        case Cell::one:
        case Cell::two:
            if (board_.signs)
                return sign(place, cell);
            painter_.setPen(
                QPen(cell == Cell::one ? colours_.player_one_outline : colours_.player_two_outline,
                     1.6));
            painter_.setBrush(cell == Cell::one ? colours_.player_one : colours_.player_two);
            outline(place, cell);
            break;
        case Cell::counter: {
            const bool stays = marks_.playing && !play_.mayChange(spot.row, spot.column);
            painter_.setPen(QPen(colours_.text, 1.2));
            painter_.setBrush(stays ? colours_.window : mix(colours_.window, colours_.text, 0.35));
            outline(place, cell);
            break;
        }
        case Cell::poison:
            skull(place);
            break;
        }
    }

    /// X or O, on the ground of an empty cell.
    void sign(const QRectF& place, Cell cell) {
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(colours_.hole);
        painter_.drawRoundedRect(place, 3, 3);
        const double gap = place.width() * 0.2;
        const QRectF ink = place.adjusted(gap, gap, -gap, -gap);
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(cell == Cell::one ? colours_.player_one : colours_.player_two,
                             std::max(2.0, cell_ * 0.12), Qt::SolidLine, Qt::RoundCap));
        if (cell == Cell::two) {
            painter_.drawEllipse(ink);
            return;
        }
        painter_.drawLine(ink.topLeft(), ink.bottomRight());
        painter_.drawLine(ink.topRight(), ink.bottomLeft());
    }

    void skull(const QRectF& place) {
        painter_.setPen(QPen(colours_.text, 1.2));
        painter_.setBrush(colours_.text);
        painter_.drawRoundedRect(place, 3, 3);
        const auto part = [&place](double x, double y, double width, double height) {
            return QRectF(place.left() + x * place.width(), place.top() + y * place.height(),
                          width * place.width(), height * place.height());
        };
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(colours_.window);
        painter_.drawEllipse(part(0.16, 0.12, 0.68, 0.58));
        painter_.drawRoundedRect(part(0.32, 0.56, 0.36, 0.3), 2, 2);
        painter_.setBrush(colours_.text);
        painter_.drawEllipse(part(0.28, 0.34, 0.17, 0.19));
        painter_.drawEllipse(part(0.55, 0.34, 0.17, 0.19));
        painter_.drawRect(part(0.48, 0.72, 0.05, 0.14));
    }

    void cross(const QPointF& centre) {
        const double arm = cell_ * 0.26;
        painter_.setPen(QPen(colours_.text, std::max(1.5, cell_ * 0.1)));
        painter_.drawLine(centre - QPointF(arm, arm), centre + QPointF(arm, arm));
        painter_.drawLine(centre - QPointF(arm, -arm), centre + QPointF(arm, -arm));
    }

    QPainter& painter_;
    const BoardPlay& play_;
    const PositionBoard& board_;
    const PositionBoardGeometry& geometry_;
    const PositionBoardMarks& marks_;
    const Colours& colours_;
    double cell_;
};

} // namespace

QSizeF PositionBoardGeometry::sizeFor(const PositionBoard& board, double cell, double line) {
    return board.extent() * cell +
           QSizeF(stripFor(board.row_names, line), stripFor(board.column_names, line)) +
           QSizeF(2 * board_edge, 2 * board_edge);
}

PositionBoardGeometry::PositionBoardGeometry(const PositionBoard& board, const QSizeF& area,
                                             double line)
    : strip_(stripFor(board.row_names, line), stripFor(board.column_names, line)) {
    const QSizeF room = area - strip_ - QSizeF(2 * board_edge, 2 * board_edge);
    const QSizeF extent = board.extent();
    cell_ = std::max(0.0, std::floor(std::min({largest_cell, room.height() / extent.height(),
                                               room.width() / extent.width()})));
    frame_ = {QPointF(board_edge + strip_.width(), board_edge + strip_.height()), extent * cell_};
}

QRectF PositionBoardGeometry::toWidget(const QRectF& cells) const {
    return {frame_.left() + cells.left() * cell_, frame_.top() + cells.top() * cell_,
            cells.width() * cell_, cells.height() * cell_};
}

QPointF PositionBoardGeometry::toCells(const QPointF& point) const {
    return (point - frame_.topLeft()) / cell_;
}

QRectF PositionBoardGeometry::rowNameRect(int row) const {
    return {frame_.left() - strip_.width() - 4, frame_.top() + row * cell_, strip_.width(), cell_};
}

QRectF PositionBoardGeometry::columnNameRect(int column) const {
    return {frame_.left() + column * cell_, frame_.top() - strip_.height() - 2, cell_,
            strip_.height()};
}

void paintPositionBoard(QPainter& painter, const BoardPlay& play,
                        const PositionBoardGeometry& geometry, const PositionBoardMarks& marks,
                        const Colours& colours, const QFont& font) {
    if (!play.board() || geometry.cell() <= 0)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    BoardBrush brush(painter, play, geometry, marks, colours);
    brush.frame();
    brush.names(font);
    brush.pieces();
    brush.lastMove();
    brush.preview();
    brush.cursor();
}

} // namespace loggia::ui
