#include "ui/game_graph/board/position_board_painter.hpp"

#include "ui/theme/colours.hpp"
#include "ui/theme/text_size.hpp"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace loggia::ui {

namespace {

using Cell = PositionBoard::Cell;
using Layout = PositionBoard::Layout;

constexpr double board_edge = 4;
/// How much of a piece is seen that would come.
constexpr double coming_opacity = 0.55;
constexpr double ring_point = PositionBoardGeometry::ring_point;

bool isGone(Cell cell) {
    return cell == Cell::empty || cell == Cell::outside;
}

/// What names take beside the board and above it; in several lines they stand above each of them.
QSizeF stripsFor(const PositionBoard& board, double line) {
    constexpr auto none = PositionBoard::Names::none;
    return {board.row_names == none ? 0 : line,
            board.column_names == none || board.line_length > 0 ? 0 : line};
}

/// Paints one board; the helpers share what all of them need.
class BoardBrush {
public:
    BoardBrush(QPainter& painter, const BoardPlay& play, const PositionBoardGeometry& geometry,
               const PositionBoardMarks& marks, const Colours& colours, const QFont& font)
        : painter_(painter), play_(play), board_(*play.board()), geometry_(geometry), marks_(marks),
          colours_(colours), font_(font), cell_(geometry.cell()) {}

    void frame() {
        if (board_.piles)
            return;
        painter_.setPen(QPen(colours_.board_outline, 1.2));
        painter_.setBrush(colours_.board);
        painter_.drawRoundedRect(geometry_.frame().adjusted(-2, -2, 2, 2), 4, 4);
        if (board_.layout == Layout::star)
            ways();
        if (board_.layout == Layout::points)
            linesOfPoints();
    }

    void names(const QFont& font) {
        if (board_.layout == Layout::star)
            return starNames(font);
        if (board_.layout == Layout::ring)
            return ringNames(font);
        painter_.setFont(font);
        painter_.setPen(colours_.muted_text);
        for (int row = 0; row < board_.rows; ++row)
            painter_.drawText(geometry_.rowNameRect(board_, row),
                              Qt::AlignCenter | Qt::TextDontClip,
                              nameOfLine(board_.row_names, row));
        if (board_.line_length > 0) {
            constexpr double largest_name = 26;
            painter_.setFont(boardFont(font, std::min(cell_ * (line_names - 0.05), largest_name)));
            painter_.setPen(colours_.text); // on the board
        }
        // Where there is no room for all of them, every fifth.
        const QString widest = nameOfLine(board_.column_names, board_.columns - 1);
        const bool all = QFontMetricsF(painter_.font()).horizontalAdvance(widest) + 2 <= cell_;
        for (int column = 0; column < board_.columns; ++column)
            if (all || column == 0 || column % 5 == 4)
                painter_.drawText(geometry_.columnNameRect(board_, column),
                                  Qt::AlignCenter | Qt::TextDontClip,
                                  nameOfLine(board_.column_names, column));
    }

    /// Where the next pin stands in a new line.
    void lineBreaks() {
        if (board_.line_length == 0 || board_.piles)
            return;
        painter_.setPen(QPen(colours_.text, std::max(1.2, cell_ * 0.03)));
        const double gap = cell_ * 0.12;
        for (int end = board_.line_length - 1; end + 1 < board_.columns;
             end += board_.line_length) {
            if (board_.at(0, end) != Cell::counter || board_.at(0, end + 1) != Cell::counter)
                continue;
            const QRectF last = cellOf({0, end});
            const QRectF first = cellOf({0, end + 1});
            painter_.drawLine(QPointF(last.right() - gap, last.center().y()),
                              QPointF(geometry_.frame().right(), last.center().y()));
            painter_.drawLine(QPointF(first.left(), first.center().y()),
                              QPointF(first.left() + gap, first.center().y()));
        }
    }

    void pieces() {
        for (int row = 0; row < board_.rows; ++row)
            for (int column = 0; column < board_.columns; ++column)
                piece({row, column}, board_.at(row, column));
    }

    /// Where a person can begin a move.
    void beginnings() {
        if (!marks_.playing || marks_.chosen)
            return;
        painter_.setBrush(Qt::NoBrush);
        for (const BoardSpot& spot : play_.beginnings()) {
            painter_.setPen(QPen(colours_.accent, 1.2));
            const QPointF centre = cellOf(spot).center();
            if (isGone(board_.at(spot.row, spot.column)) && board_.numbers.empty())
                painter_.drawEllipse(centre, cell_ * 0.1, cell_ * 0.1);
            else
                mark(spot, cell_ * 0.055);
        }
    }

    /// The row that ended the game.
    void completedRow() {
        if (!board_.completed)
            return;
        const auto& [first, last] = *board_.completed;
        const QPointF begin = cellOf({first.y(), first.x()}).center();
        const QPointF end = cellOf({last.y(), last.x()}).center();
        const QPointF more =
            (end - begin) / std::hypot(end.x() - begin.x(), end.y() - begin.y()) * (cell_ * 0.3);
        const QLineF line(begin - more, end + more);
        const double width = std::max(2.0, cell_ * 0.07);
        painter_.setPen(QPen(colours_.base, 2 * width, Qt::SolidLine, Qt::RoundCap));
        painter_.drawLine(line);
        painter_.setPen(QPen(colours_.text, width, Qt::SolidLine, Qt::RoundCap));
        painter_.drawLine(line);
    }

    void lastMove() {
        for (const BoardPlay::Change& change : play_.lastChanges()) {
            if (special(change.spot, board_.at(change.spot.row, change.spot.column), true))
                continue;
            const QRectF place = placeOf(change.spot, change.cell);
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
                if (board_.layout == Layout::pits) {
                    coming(change);
                    continue;
                }
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

    void values() { paintValues(painter_, play_, geometry_, marks_.values, colours_, font_); }

    void cursor() {
        if (!marks_.cursor)
            return;
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(colours_.accent, 2, Qt::DashLine));
        const BoardSpot& spot = *marks_.cursor;
        if (spot.both && board_.rectOf(spot.row, spot.column).top() !=
                             board_.rectOf(spot.row, spot.column + 1).top()) {
            for (const int column : {spot.column, spot.column + 1})
                painter_.drawRoundedRect(cellOf({spot.row, column}), 3, 3);
            return;
        }
        painter_.drawRoundedRect(geometry_.toWidget(play_.rectOf(spot)), 3, 3);
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
        const bool round = board_.layout == Layout::ring || board_.layout == Layout::pits ||
                           (isOnLines() && isDisc(board_.at(spot.row, spot.column)));
        if (round)
            roundPlace(place);
        else
            painter_.drawRect(place);
    }
    /// What is flat fills its cell, as on a printed board; pieces stand free in theirs.
    [[nodiscard]] QRectF placeOf(const BoardSpot& spot, Cell cell) const {
        const bool flat = board_.layout == Layout::grid &&
                          (cell == Cell::empty || cell == Cell::covered || cell == Cell::poison ||
                           board_.signs || (cell == Cell::counter && board_.squares));
        const double gap = cell_ * (flat ? 0.06 : 0.12);
        return cellOf(spot).adjusted(gap, gap, -gap, -gap);
    }

    void outline(const QRectF& place, Cell cell) {
        const bool box = cell == Cell::two || cell == Cell::king_two
                             ? !board_.signs
                             : !isDisc(cell) && board_.squares;
        if (box)
            painter_.drawRoundedRect(place, 3, 3);
        else
            painter_.drawEllipse(place);
    }

    void piece(const BoardSpot& spot, Cell cell) {
        if (special(spot, cell, false))
            return;
        const QRectF place = placeOf(spot, cell);
        switch (cell) {
        case Cell::outside:
        case Cell::dot:
        case Cell::line:
            break;
        case Cell::empty:
            painter_.setPen(Qt::NoPen);
            painter_.setBrush(colours_.hole);
            if (board_.layout == Layout::points) {
                const double gap = place.width() * 0.3;
                painter_.drawEllipse(place.adjusted(gap, gap, -gap, -gap));
            } else if (board_.layout == Layout::star) {
                painter_.drawEllipse(place);
            } else {
                painter_.drawRoundedRect(place, 3, 3);
            }
            break;
        case Cell::king_one:
        case Cell::king_two: {
            const bool one = cell == Cell::king_one;
            piece(spot, one ? Cell::one : Cell::two);
            const double gap = place.width() * 0.24;
            painter_.setBrush(Qt::NoBrush);
            painter_.setPen(QPen(one ? colours_.player_one_outline : colours_.player_two_outline,
                                 std::max(2.0, cell_ * 0.09)));
            outline(place.adjusted(gap, gap, -gap, -gap), one ? Cell::one : Cell::two);
            break;
        }
        case Cell::covered:
            painter_.setPen(QPen(colours_.text, 1.2));
            painter_.setBrush(mix(colours_.window, colours_.text, 0.35));
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
            painter_.setBrush(mix(colours_.window, colours_.text, stays ? 0.13 : 0.35));
            outline(place, cell);
            break;
        }
        case Cell::poison:
            skull(place);
            break;
        }
    }

    [[nodiscard]] bool isOnLines() const {
        return board_.layout == Layout::star || board_.layout == Layout::points;
    }
    static bool isDisc(Cell cell) { return cell == Cell::one || cell == Cell::king_one; }
    void roundPlace(const QRectF& place) {
        const double radius = std::min(place.width(), place.height()) / 2;
        painter_.drawRoundedRect(place, radius, radius);
    }

    /// Cells that look otherwise than squares; false where this is none. `last` marks what the last
    /// move changed.
    bool special(const BoardSpot& spot, Cell cell, bool last) {
        switch (board_.layout) {
        case Layout::lattice:
            lattice(spot, cell, last);
            return true;
        case Layout::ring:
            if (spot.column >= board_.points)
                ringLine(spot.column, cell, last);
            else if (!last)
                ringPoint(spot);
            return true;
        case Layout::pits:
            if (cell != Cell::outside)
                pit(spot, last);
            return true;
        case Layout::grid:
        case Layout::star:
        case Layout::points:
            break;
        }
        return false;
    }

    void lattice(const BoardSpot& spot, Cell cell, bool last) {
        const QRectF place = cellOf(spot);
        const bool across = spot.row % 2 == 0;
        if (cell == Cell::dot) {
            painter_.setPen(Qt::NoPen);
            painter_.setBrush(colours_.text);
            const double radius = std::min(place.width(), place.height()) * 0.36;
            painter_.drawEllipse(place.center(), radius, radius);
        } else if (cell == Cell::covered) {
            box(place, board_.ownerAt(spot.row, spot.column), last);
        } else if (cell != Cell::outside) {
            const double gap = std::min(place.width(), place.height()) * 0.36;
            const QRectF bar =
                across ? place.adjusted(0, gap, 0, -gap) : place.adjusted(gap, 0, -gap, 0);
            if (cell == Cell::empty) {
                painter_.setPen(QPen(colours_.board_outline, 1));
                painter_.setBrush(colours_.hole);
                painter_.drawRect(QRectF(bar.toAlignedRect()).adjusted(0.5, 0.5, -0.5, -0.5));
                return;
            }
            painter_.setPen(Qt::NoPen);
            painter_.setBrush(last ? colours_.accent : colours_.text);
            painter_.drawRect(bar);
        }
    }

    /// A closed box in the colour and with the number of who closed it.
    void box(const QRectF& place, int owner, bool last) {
        const QColor& owners = owner == 1   ? colours_.player_one
                               : owner == 2 ? colours_.player_two
                                            : colours_.text;
        painter_.setBrush(mix(colours_.board, owners, owner == 0 ? 0.3 : 0.5));
        const double width = std::max(2.0, cell_ * 0.06);
        painter_.setPen(last ? QPen(colours_.accent, width) : QPen(Qt::NoPen));
        const double inset = last ? width / 2 : 0;
        painter_.drawRect(place.adjusted(inset, inset, -inset, -inset));
        if (owner == 0)
            return;
        painter_.setFont(boardFont(font_, place.height() * 0.45));
        painter_.setPen(colours_.text);
        painter_.drawText(place, Qt::AlignCenter | Qt::TextDontClip, QString::number(owner));
    }

    /// A line of Sim: of player 1 unbroken, of player 2 dashed, and thin before it is drawn.
    void ringLine(int column, Cell cell, bool last) {
        const auto [from, to] = board_.pointsOf(column);
        if (cell == Cell::empty) {
            constexpr double smallest_with_lines = 20; // Smaller ones would be full of lines.
            if (cell_ < smallest_with_lines)
                return;
            painter_.setPen(QPen(colours_.board_outline, std::max(1.0, cell_ * 0.03)));
            painter_.drawLine(cellOf({0, from}).center(), cellOf({0, to}).center());
            return;
        }
        const double width = std::max(2.0, cell_ * (last ? 0.2 : 0.1));
        QPen pen(cell == Cell::one ? colours_.player_one : colours_.player_two, width);
        // Dashes are told in widths of the pen, and those of a wide line cover those of a narrow
        // one.
        if (cell == Cell::two)
            pen.setDashPattern({0.4 * cell_ / width, 0.2 * cell_ / width});
        pen.setCapStyle(Qt::FlatCap);
        painter_.setPen(pen);
        painter_.drawLine(cellOf({0, from}).center(), cellOf({0, to}).center());
    }

    void ringPoint(const BoardSpot& spot) {
        painter_.setPen(QPen(colours_.text, 1.2));
        painter_.setBrush(colours_.window);
        painter_.drawEllipse(cellOf(spot).center(), cell_ * ring_point, cell_ * ring_point);
    }
    /// In the points, above their lines.
    void ringNames(const QFont& font) {
        painter_.setFont(boardFont(font, cell_ * 0.36));
        painter_.setPen(colours_.text);
        for (int point = 0; point < board_.points; ++point) {
            ringPoint({0, point});
            painter_.setPen(colours_.text);
            painter_.drawText(cellOf({0, point}), Qt::AlignCenter | Qt::TextDontClip,
                              QString::number(point + 1));
        }
    }

    void pit(const BoardSpot& spot, bool last) {
        const QRectF place = placeOf(spot, Cell::empty);
        const bool lower = spot.row == 1;
        painter_.setBrush(last ? Qt::NoBrush : QBrush(colours_.hole));
        painter_.setPen(QPen(last    ? colours_.text
                             : lower ? colours_.player_one
                                     : colours_.player_two,
                             last ? std::max(1.2, cell_ * 0.05) : 1.6));
        roundPlace(last ? place.adjusted(-2, -2, 2, 2) : place);
        if (last)
            return;
        painter_.setFont(boardFont(font_, cell_ * 0.42));
        painter_.setPen(colours_.text);
        painter_.drawText(place, Qt::AlignCenter | Qt::TextDontClip,
                          QString::number(board_.numberAt(spot.row, spot.column)));
    }

    /// How many seeds a pit would have, below the number that it has.
    void coming(const BoardPlay::Change& change) {
        QFont font = boardFont(font_, cell_ * 0.17);
        font.setBold(true);
        painter_.setFont(font);
        painter_.setPen(colours_.accent);
        const QPointF centre = cellOf(change.spot).center();
        const QRectF foot(centre.x() - cell_ / 2, centre.y() + cell_ * 0.18, cell_, cell_ * 0.18);
        painter_.drawText(foot, Qt::AlignCenter | Qt::TextDontClip,
                          QStringLiteral("\u2192%1").arg(change.number));
    }

    /// The lines that join points.
    void linesOfPoints() {
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(colours_.board_outline, std::max(1.2, cell_ * 0.05)));
        const auto line = [&](int row, int column, int to_row, int to_column) {
            painter_.drawLine(cellOf({row, column}).center(), cellOf({to_row, to_column}).center());
        };
        const int bottom = board_.rows - 1;
        const int right = board_.columns - 1;
        for (int row = 0; row < board_.rows; ++row)
            line(row, 0, row, right);
        for (int column = 0; column < board_.columns; ++column)
            line(0, column, bottom, column);
        if (board_.diagonals) {
            line(0, 0, bottom, right);
            line(0, right, bottom, 0);
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
    QFont font_;
    double cell_;
};

} // namespace

QSizeF PositionBoardGeometry::sizeFor(const PositionBoard& board, double cell, double line) {
    return board.extent() * cell + stripsFor(board, line) + QSizeF(2 * board_edge, 2 * board_edge);
}

PositionBoardGeometry::PositionBoardGeometry(const PositionBoard& board, const QSizeF& area,
                                             double line, double largest)
    : strip_(stripsFor(board, line)) {
    const QSizeF room = area - strip_ - QSizeF(2 * board_edge, 2 * board_edge);
    const QSizeF extent = board.extent();
    cell_ = std::max(0.0, std::floor(std::min({largest, room.height() / extent.height(),
                                               room.width() / extent.width()})));
    frame_ = {QPointF(board_edge + strip_.width(), board_edge + strip_.height()), extent * cell_};
    // Beside other things it begins where they do.
    if (const QSizeF left = room - frame_.size(); largest > largest_cell)
        frame_.translate(std::floor(std::max(0.0, left.width() / 2)),
                         std::floor(std::max(0.0, left.height() / 2)));
}

QRectF PositionBoardGeometry::toWidget(const QRectF& cells) const {
    return {frame_.left() + cells.left() * cell_, frame_.top() + cells.top() * cell_,
            cells.width() * cell_, cells.height() * cell_};
}

QPointF PositionBoardGeometry::toCells(const QPointF& point) const {
    return (point - frame_.topLeft()) / cell_;
}

QRectF PositionBoardGeometry::rowNameRect(const PositionBoard& board, int row) const {
    const QRectF first = toWidget(board.rectOf(row, 0));
    return {frame_.left() - strip_.width() - 4, first.top(), strip_.width(), first.height()};
}

QRectF PositionBoardGeometry::columnNameRect(const PositionBoard& board, int column) const {
    const QRectF first = toWidget(board.rectOf(0, column));
    if (board.line_length > 0)
        return {first.left(), first.top() - line_names * cell_, first.width(), line_names * cell_};
    return {first.left(), frame_.top() - strip_.height() - 2, first.width(), strip_.height()};
}

void paintPositionBoard(QPainter& painter, const BoardPlay& play,
                        const PositionBoardGeometry& geometry, const PositionBoardMarks& marks,
                        const Colours& colours, const QFont& font) {
    if (!play.board() || geometry.cell() <= 0)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    BoardBrush brush(painter, play, geometry, marks, colours, font);
    brush.frame();
    const bool ring = play.board()->layout == PositionBoard::Layout::ring;
    if (marks.names && !ring)
        brush.names(font);
    brush.lineBreaks();
    brush.pieces();
    brush.beginnings();
    brush.lastMove();
    brush.completedRow();
    brush.preview();
    brush.values();
    if (marks.names && ring)
        brush.names(font); // In the points, above the lines.
    brush.cursor();
}

} // namespace loggia::ui
