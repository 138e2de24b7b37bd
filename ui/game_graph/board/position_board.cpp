#include "ui/game_graph/board/position_board.hpp"

#include <QStringList>
#include <QtMath>

#include <algorithm>
#include <array>
#include <cmath>

namespace loggia::ui {

namespace {

using Cell = PositionBoard::Cell;
using Names = PositionBoard::Names;

constexpr qsizetype most_board_rows = 12;
constexpr qsizetype most_board_columns = 24;

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
    if (board.rows > most_board_rows || board.columns > most_board_columns)
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
    board.star = true;
    board.rows = board.columns = 3;
    for (const int number : star_numbers) {
        const auto cell = cellOf(places[number == 0 ? places.size() - 1 : number - 1]);
        if (!cell)
            return std::nullopt;
        board.cells.push_back(*cell);
    }
    return board;
}

} // namespace

QSizeF PositionBoard::extent() const {
    return star ? QSizeF(star_extent, star_extent) : QSizeF(columns, rows);
}

QRectF PositionBoard::rectOf(int row, int column) const {
    if (!star)
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
    PositionBoard wide = board;
    wide.columns = std::max(board.columns, columns);
    wide.cells.clear();
    for (int row = 0; row < wide.rows; ++row)
        for (int column = 0; column < wide.columns; ++column)
            wide.cells.push_back(column < board.columns ? board.at(row, column) : Cell::outside);
    return wide;
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
    const bool pins = is("kayles") || is("dawsons-kayles");
    const bool squares = is("tic-tac-toe") || is("dodgem");
    if (!pins && !squares && !is("connect4"))
        return std::nullopt;
    auto board = boardOfRows(body.split(QLatin1Char('/')));
    if (!board)
        return std::nullopt;
    board->row_names = squares ? Names::numbers : Names::none;
    board->column_names = squares ? Names::letters : Names::numbers;
    board->signs = is("tic-tac-toe");
    return board;
}

} // namespace loggia::ui
