#include "ui/game_graph/board/position_board.hpp"

#include <QStringList>
#include <QtMath>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace loggia::ui {

namespace {

using Cell = PositionBoard::Cell;
using Names = PositionBoard::Names;

constexpr qsizetype most_board_rows = 12;
constexpr qsizetype most_board_columns = 24;
/// Beside each other; a single pile goes on in further lines.
constexpr int most_in_pile = 40;
constexpr int most_in_single_pile = 120;

/// What stands between the parentheses behind the player, if he is told.
QString bodyOf(const QString& position) {
    if (!position.startsWith(QLatin1Char('(')) || !position.endsWith(QLatin1Char(')')))
        return {};
    const QString body = position.mid(1, position.size() - 2);
    return body.startsWith(QLatin1String("1, ")) || body.startsWith(QLatin1String("2, "))
               ? body.mid(3)
               : body;
}

std::optional<Cell> cellOf(QChar sign) {
    switch (sign.toLatin1()) {
    case '.':
        return Cell::empty;
    case 'X':
    case '1':
        return Cell::one;
    case 'O':
    case '2':
        return Cell::two;
    case 'I':
        return Cell::counter;
    case '#':
        return Cell::covered;
    case '+':
        return Cell::dot;
    case '-':
    case '|':
        return Cell::line;
    default:
        return std::nullopt;
    }
}

std::optional<PositionBoard> boardOfRows(const QStringList& rows) {
    PositionBoard board;
    board.rows = static_cast<int>(rows.size());
    board.columns = static_cast<int>(rows.front().size());
    if (rows.size() > most_board_rows || board.columns < 1 || board.columns > most_board_columns)
        return std::nullopt;
    for (const QString& row : rows) {
        if (row.size() != board.columns)
            return std::nullopt;
        for (const QChar sign : row) {
            const auto cell = cellOf(sign);
            if (!cell)
                return std::nullopt;
            board.cells.push_back(*cell);
        }
    }
    return board;
}

std::optional<PositionBoard> boardOfPiles(const QStringList& sizes) {
    PositionBoard board;
    board.piles = true;
    std::vector<int> piles;
    for (const QString& size : sizes) {
        bool number = false;
        piles.push_back(size.trimmed().toInt(&number));
        if (!number || piles.back() < 0)
            return std::nullopt;
    }
    board.rows = static_cast<int>(piles.size());
    board.columns = std::max(1, *std::max_element(piles.begin(), piles.end()));
    if (board.rows > most_board_rows ||
        board.columns > (board.rows == 1 ? most_in_single_pile : most_in_pile))
        return std::nullopt;
    for (const int pile : piles)
        for (int i = 0; i < board.columns; ++i)
            board.cells.push_back(i < pile ? Cell::counter : Cell::outside);
    return board;
}

/// The numbers of a star's places, row by row.
constexpr std::array<int, 9> star_numbers{8, 1, 2, 7, 0, 3, 6, 5, 4};
constexpr double star_extent = 5;
constexpr double star_radius = 1.65;

/// The points around a star and then its centre.
std::optional<PositionBoard> boardOfStar(const QString& places) {
    if (places.size() != static_cast<qsizetype>(star_numbers.size()))
        return std::nullopt;
    PositionBoard board;
    board.layout = PositionBoard::Layout::star;
    board.rows = board.columns = 3;
    for (const int number : star_numbers) {
        const auto cell = cellOf(places[number == 0 ? places.size() - 1 : number - 1]);
        if (!cell)
            return std::nullopt;
        board.cells.push_back(*cell);
    }
    return board;
}

/// Checkers: only dark squares count, and letters that are large are kings.
std::optional<PositionBoard> boardOfCheckers(const QStringList& rows) {
    PositionBoard board;
    board.rows = static_cast<int>(rows.size());
    board.columns = static_cast<int>(rows.front().size());
    for (int row = 0; row < board.rows; ++row) {
        if (rows[row].size() != board.columns)
            return std::nullopt;
        for (int column = 0; column < board.columns; ++column) {
            const bool dark = (column + board.rows - 1 - row) % 2 == 0;
            const auto sign =
                static_cast<std::size_t>(QStringLiteral(".xoXO").indexOf(rows[row][column]));
            constexpr std::array pieces{Cell::empty, Cell::one, Cell::two, Cell::king_one,
                                        Cell::king_two};
            if (sign >= pieces.size())
                return std::nullopt;
            board.cells.push_back(dark ? pieces.at(sign) : Cell::outside);
        }
    }
    return board;
}

/// Dots and boxes: what is not drawn yet is empty between dots, and outside in an open box.
std::optional<PositionBoard> boardOfLattice(const QStringList& rows) {
    auto board = boardOfRows(rows);
    if (!board)
        return std::nullopt;
    board->layout = PositionBoard::Layout::lattice;
    for (int row = 1; row < board->rows; row += 2)
        for (int column = 1; column < board->columns; column += 2)
            if (board->at(row, column) == Cell::empty)
                board->cells[static_cast<std::size_t>(row) *
                                 static_cast<std::size_t>(board->columns) +
                             static_cast<std::size_t>(column)] = Cell::outside;
    return board;
}

constexpr int most_ring_points = 8;
constexpr double ring_extent = 5.2;
constexpr double ring_radius = 2.0;

/// The lines of Sim, behind their points.
std::optional<PositionBoard> boardOfRing(const QString& lines) {
    PositionBoard board;
    board.layout = PositionBoard::Layout::ring;
    while (board.points < most_ring_points && board.points * (board.points - 1) / 2 < lines.size())
        ++board.points;
    if (board.points * (board.points - 1) / 2 != lines.size())
        return std::nullopt;
    board.rows = 1;
    board.columns = board.points + static_cast<int>(lines.size());
    board.cells.assign(static_cast<std::size_t>(board.points), Cell::dot);
    for (const QChar sign : lines) {
        const auto cell = cellOf(sign);
        if (!cell)
            return std::nullopt;
        board.cells.push_back(*cell);
    }
    return board;
}

/// Kalah: the pits of player 1 below from left to right, those of player 2 above from right to
/// left, and the stores at the ends where they lead to.
std::optional<PositionBoard> boardOfPits(const QStringList& fields) {
    std::vector<int> seeds;
    for (const QString& field : fields) {
        bool number = false;
        seeds.push_back(field.trimmed().toInt(&number));
        if (!number)
            return std::nullopt;
    }
    const int pits = static_cast<int>(seeds.size()) / 2 - 1;
    if (seeds.size() % 2 != 0 || pits < 1 || pits > most_board_columns)
        return std::nullopt;
    PositionBoard board;
    board.layout = PositionBoard::Layout::pits;
    board.rows = 2;
    board.columns = pits + 2;
    board.cells.assign(2 * static_cast<std::size_t>(board.columns), Cell::empty);
    board.numbers.assign(board.cells.size(), 0);
    for (std::size_t i = 0; i < seeds.size(); ++i) {
        const bool below = static_cast<int>(i) <= pits;
        const int column = below ? static_cast<int>(i) + 1 : 2 * pits + 1 - static_cast<int>(i);
        board.numbers[static_cast<std::size_t>(below ? board.columns + column : column)] = seeds[i];
    }
    // A store is one cell as high as both rows.
    board.cells[static_cast<std::size_t>(board.columns)] = Cell::outside;
    board.cells[static_cast<std::size_t>(board.columns) - 1] = Cell::outside;
    return board;
}

/// A row of so many pieces of one player: in a row, a column or, if `diagonals`, a diagonal; the
/// longest where it goes on.
std::optional<std::pair<QPoint, QPoint>> completedRow(const PositionBoard& board, int length,
                                                      bool diagonals) {
    const auto inside = [&board](const QPoint& at) {
        return at.x() >= 0 && at.y() >= 0 && at.x() < board.columns && at.y() < board.rows;
    };
    for (int row = 0; row < board.rows; ++row)
        for (int column = 0; column < board.columns; ++column) {
            const Cell owner = board.at(row, column);
            if (owner != Cell::one && owner != Cell::two)
                continue;
            for (const QPoint& step : {QPoint(1, 0), QPoint(0, 1), QPoint(1, 1), QPoint(-1, 1)}) {
                if (step.x() != 0 && step.y() != 0 && !diagonals)
                    continue;
                const QPoint first(column, row);
                QPoint last = first;
                int count = 1;
                for (QPoint next = first + step;
                     inside(next) && board.at(next.y(), next.x()) == owner; next += step) {
                    last = next;
                    ++count;
                }
                if (count >= length)
                    return std::pair(first, last);
            }
        }
    return std::nullopt;
}

/// The narrow rows and columns of a lattice, and the others.
constexpr double narrow = 0.55;
constexpr double wide = 1.25;
/// From one line of a row to the next.
double lineHeight(const PositionBoard& board) {
    return board.column_names == Names::none ? 1 : 1 + line_names;
}

double lineWidth(const PositionBoard& board) {
    return board.line_length + (board.column_names == Names::none ? 0 : line_end);
}

double alongLattice(int line) {
    const int pairs = line / 2;
    return pairs * (narrow + wide) + (line % 2) * narrow;
}

QRectF onRing(int point, int points, double extent, double radius) {
    const double angle = qDegreesToRadians(360.0 * point / points);
    const QPointF centre =
        QPointF(extent / 2, extent / 2) + radius * QPointF(std::sin(angle), -std::cos(angle));
    return {centre - QPointF(0.5, 0.5), QSizeF(1, 1)};
}

} // namespace

int lineLengthFor(int cells) {
    constexpr int longest_alone = 6;
    if (cells <= longest_alone)
        return 0;
    const int most = qCeil(std::sqrt(2.0 * cells));
    const int lines = (cells + most - 1) / most;
    return (cells + lines - 1) / lines;
}

std::optional<int> PositionBoard::columnAt(const QPointF& point) const {
    if (point.x() < 0 || point.x() >= lineWidth(*this) || point.y() < 0)
        return std::nullopt;
    const int column = static_cast<int>(point.y() / lineHeight(*this)) * line_length +
                       std::min(static_cast<int>(point.x()), line_length - 1);
    return column < columns ? std::optional(column) : std::nullopt;
}

QSizeF PositionBoard::extent() const {
    if (line_length > 0) {
        const int lines = (columns + line_length - 1) / line_length;
        return {lineWidth(*this), lines * lineHeight(*this)};
    }
    switch (layout) {
    case Layout::star:
        return {star_extent, star_extent};
    case Layout::ring:
        return {ring_extent, ring_extent};
    case Layout::lattice:
        return {alongLattice(columns), alongLattice(rows)};
    case Layout::grid:
    case Layout::points:
    case Layout::pits:
        break;
    }
    return QSizeF(columns, rows);
}

std::pair<int, int> PositionBoard::pointsOf(int column) const {
    if (column < points)
        return {column, column};
    int line = points;
    for (int from = 0; from < points; ++from)
        for (int to = from + 1; to < points; ++to, ++line)
            if (line == column)
                return {from, to};
    return {0, 0};
}

bool PositionBoard::isCompleted(int row, int column) const {
    if (!completed)
        return false;
    const QPoint way = completed->second - completed->first;
    const int steps = std::max(std::abs(way.x()), std::abs(way.y()));
    for (int i = 0; i <= steps; ++i)
        if (completed->first + way * i / std::max(1, steps) == QPoint(column, row))
            return true;
    return false;
}

QRectF PositionBoard::rectOf(int row, int column) const {
    if (line_length > 0) {
        const double height = lineHeight(*this);
        const int line = column / line_length;
        return {static_cast<double>(column % line_length), line * height + height - 1, 1, 1};
    }
    if (layout == Layout::lattice)
        return {alongLattice(column), alongLattice(row), column % 2 == 0 ? narrow : wide,
                row % 2 == 0 ? narrow : wide};
    if (layout == Layout::ring) {
        const auto [from, to] = pointsOf(column);
        const QPointF one = onRing(from, points, ring_extent, ring_radius).center();
        const QPointF other = onRing(to, points, ring_extent, ring_radius).center();
        return {(one + other) / 2 - QPointF(0.5, 0.5), QSizeF(1, 1)};
    }
    if (layout == Layout::pits && (column == 0 || column == columns - 1))
        return {static_cast<double>(column), 0, 1, 2};
    if (layout != Layout::star)
        return {static_cast<double>(column), static_cast<double>(row), 1, 1};
    QPointF centre(star_extent / 2, star_extent / 2);
    if (const int number = starNumber(row, column); number > 0) {
        const double angle = qDegreesToRadians(45.0 * (number - 1));
        centre += star_radius * QPointF(std::sin(angle), -std::cos(angle));
    }
    return {centre - QPointF(0.5, 0.5), QSizeF(1, 1)};
}

int PositionBoard::starNumber(int row, int column) {
    const int place = 3 * row + column;
    return star_numbers.at(static_cast<std::size_t>(place));
}

QString nameOfLine(PositionBoard::Names names, int line) {
    switch (names) {
    case Names::none:
        break;
    case Names::capitals:
        return {QChar(u'A' + line)};
    case Names::letters:
        return {QChar(u'a' + line)};
    case Names::numbers:
        return QString::number(line + 1);
    }
    return {};
}

PositionBoard widened(const PositionBoard& board, int columns) {
    PositionBoard result = board;
    result.columns = std::max(board.columns, columns);
    result.cells.clear();
    for (int row = 0; row < result.rows; ++row)
        for (int column = 0; column < result.columns; ++column)
            result.cells.push_back(column < board.columns ? board.at(row, column) : Cell::outside);
    return result;
}

std::optional<PositionBoard> boardOfPosition(const QString& game, const QString& position) {
    const QString name = game.section(QLatin1Char(' '), 0, 0);
    const QString body = bodyOf(position);
    if (body.isEmpty())
        return std::nullopt;
    const auto is = [&name](const char* other) { return name == QLatin1String(other); };
    const bool chomp = is("chomp");
    const bool one_pile = is("even-or-odd"); // and then what the players have
    if (chomp || one_pile || is("nim") || is("subtraction")) {
        const QStringList fields = body.split(QLatin1Char(','));
        auto board = boardOfPiles(one_pile ? fields.mid(0, 1) : fields);
        if (!board)
            return std::nullopt;
        board->row_names = chomp ? Names::numbers : Names::capitals;
        board->column_names = chomp ? Names::numbers : Names::none;
        board->squares = chomp;
        if (chomp && board->cells.front() == Cell::counter)
            board->cells.front() = Cell::poison;
        return board;
    }
    if (is("mu-torere"))
        return boardOfStar(body);
    if (is("sim"))
        return boardOfRing(body);
    if (is("kalah"))
        return boardOfPits(body.split(QLatin1Char(',')));
    const QStringList rows = body.section(QLatin1Char(','), 0, 0).split(QLatin1Char('/'));
    if (is("checkers") || is("dots-and-boxes")) {
        auto board = is("checkers") ? boardOfCheckers(rows) : boardOfLattice(rows);
        if (board) {
            board->row_names = Names::numbers;
            board->column_names = Names::letters;
        }
        return board;
    }
    const bool points = is("achi") || is("three-mens-morris");
    const bool pins = is("kayles") || is("dawsons-kayles");
    const bool squares = points || is("tic-tac-toe") || is("dodgem") || is("othello") ||
                         is("hexapawn") || is("domineering") || is("konane");
    if (!pins && !squares && !is("connect4"))
        return std::nullopt;
    auto board = boardOfRows(rows);
    if (!board)
        return std::nullopt;
    if (points)
        board->layout = PositionBoard::Layout::points;
    board->diagonals = points && !game.contains(QLatin1String("orthogonal"));
    board->squares = is("domineering");
    board->row_names = squares ? Names::numbers : Names::none;
    board->column_names = squares ? Names::letters : Names::numbers;
    board->signs = is("tic-tac-toe");
    if (board->signs || points || is("connect4")) {
        // `connect4 5x4 3`; elsewhere 3 in a row, or 4 discs.
        bool number = false;
        const int given = game.section(QLatin1Char(' '), 2, 2).toInt(&number);
        const int length = number && !points ? given : is("connect4") ? 4 : 3;
        board->completed = completedRow(*board, length, !points || board->diagonals);
    }
    return board;
}

} // namespace loggia::ui
