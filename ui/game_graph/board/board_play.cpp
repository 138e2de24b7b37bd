#include "ui/game_graph/board/board_play.hpp"

#include <algorithm>
#include <cmath>

namespace loggia::ui {

namespace {

using Cell = PositionBoard::Cell;

/// So far from the middle of a pin, in cells, both it and its neighbour are hit.
constexpr double beside_a_pin = 0.25;

Cell cellOrOutside(const PositionBoard& board, int row, int column) {
    return row < board.rows && column < board.columns ? board.at(row, column) : Cell::outside;
}

/// Where another board of the same game is not like `board`, with what is there on it.
std::vector<BoardPlay::Change> differences(const PositionBoard& board, const PositionBoard& other) {
    std::vector<BoardPlay::Change> changes;
    for (int row = 0; row < board.rows; ++row)
        for (int column = 0; column < board.columns; ++column)
            if (const Cell cell = cellOrOutside(other, row, column);
                cell != board.at(row, column) ||
                (!board.numbers.empty() &&
                 board.numberAt(row, column) != other.numberAt(row, column)))
                changes.push_back(
                    {{row, column}, cell, board.numbers.empty() ? 0 : other.numberAt(row, column)});
    return changes;
}

QStringList fieldsOf(const game_graph::Game& game, game_graph::State state) {
    return QString::fromStdString(game.state_text(state))
        .remove(QLatin1Char('('))
        .remove(QLatin1Char(')'))
        .split(QStringLiteral(", "));
}

/// The tokens of Even or Odd in the pile and with both players; fewer than at the start where
/// positions are merged, which then hold remainders.
int tokensIn(const game_graph::Game& game, game_graph::State state) {
    int tokens = 0;
    for (const QString& field : fieldsOf(game, state).mid(1))
        tokens += field.toInt();
    return tokens;
}

} // namespace

std::optional<PositionBoard> boardAt(const game_graph::Game& game, game_graph::State state) {
    QString position = QString::fromStdString(game.state_text(state));
    // Where a position stands for both players, its text does not begin with one.
    if (game.player(state) == 0)
        position.insert(1, QLatin1String("1, "));
    return boardOfPosition(QString::fromStdString(game.text()), position);
}

bool hasBoard(const game_graph::Game& game) {
    return boardAt(game, game.start()).has_value();
}

BoardPlay::BoardPlay(const game_graph::Game& game, game_graph::State state,
                     const std::vector<game_graph::State>& earlier) {
    const QString text = QString::fromStdString(game.text());
    const auto boardOf = [&game](game_graph::State of) { return boardAt(game, of); };
    // The board of Even or Odd is the pile alone.
    if (const auto counts = game.counts(state);
        counts && text.startsWith(QLatin1String("even-or-odd")) && game.player(state) != 0 &&
        tokensIn(game, state) == tokensIn(game, game.start()))
        score_ = tr("Tokens: %1 to %2.").arg((*counts)[0]).arg((*counts)[1]);
    board_ = boardOf(state);
    if (!board_)
        return;
    // Piles that become smaller stay where they are, and as large.
    if (const auto first = boardOf(game.start()))
        board_ = widened(*board_, first->columns);
    const QString name = name_ = text.section(QLatin1Char(' '), 0, 0);
    pairs_only_ = name == QLatin1String("dawsons-kayles");
    if (pairs_only_ || name == QLatin1String("kayles"))
        kind_ = Kind::pins;
    else if (name == QLatin1String("chomp"))
        kind_ = Kind::squares;
    else if (name == QLatin1String("connect4"))
        kind_ = Kind::columns;
    else if (name == QLatin1String("dodgem"))
        kind_ = Kind::cars;
    else if (board_->layout == PositionBoard::Layout::star)
        kind_ = Kind::star;
    else if (const auto moves = game.moves(game.start());
             !moves.empty() && game.path(game.start(), moves.front().move))
        kind_ = Kind::paths;
    else
        kind_ = board_->piles ? Kind::piles : Kind::cells;
    if (board_->rows == 1 && (kind_ == Kind::piles || kind_ == Kind::pins))
        board_->line_length = lineLengthFor(board_->columns);
    for (const game_graph::Step& step : game.moves(state)) {
        const auto after = boardOf(step.to);
        if (!after)
            continue;
        std::vector<Change> changes = differences(*board_, *after);
        if (changes.empty() && kind_ != Kind::paths)
            continue;
        if (kind_ == Kind::paths)
            readPath(game, state, step);
        steps_.push_back(step);
        names_.push_back(QString::fromStdString(game.move_text(state, step.move)));
        changes_.push_back(std::move(changes));
    }
    if (!earlier.empty())
        if (const auto old = boardOf(earlier.back()))
            last_ = differences(*board_, *old);
    findBeginnings();
    if (board_->layout == PositionBoard::Layout::lattice) {
        const QStringList fields = fieldsOf(game, state);
        score_ = tr("Boxes: %1 to %2.").arg(fields[fields.size() - 2], fields.last());
        std::vector<game_graph::State> positions = earlier;
        positions.push_back(state);
        findOwners(game, std::move(positions));
    }
}

void BoardPlay::findOwners(const game_graph::Game& game, std::vector<game_graph::State> positions) {
    board_->owners.assign(board_->cells.size(), 0);
    for (std::size_t i = 0; i + 1 < positions.size(); ++i) {
        const auto before = boardAt(game, positions[i]);
        const auto after = boardAt(game, positions[i + 1]);
        if (!before || !after)
            return;
        for (std::size_t cell = 0; cell < board_->owners.size(); ++cell)
            if (before->cells[cell] != Cell::covered && after->cells[cell] == Cell::covered)
                board_->owners[cell] = game.player(positions[i]);
    }
}

bool BoardPlay::mayChange(int row, int column) const {
    const BoardSpot spot{row, column};
    return std::any_of(changes_.begin(), changes_.end(), [&spot](const auto& changes) {
        return std::any_of(changes.begin(), changes.end(),
                           [&spot](const Change& change) { return change.spot == spot; });
    });
}

QString BoardPlay::piecesOf(int player) const {
    if (!board_ || kind_ == Kind::piles || kind_ == Kind::squares || kind_ == Kind::pins ||
        board_->layout == PositionBoard::Layout::lattice)
        return {};
    if (board_->layout == PositionBoard::Layout::pits)
        return player == 1 ? tr("bottom row") : tr("upper row");
    if (board_->layout == PositionBoard::Layout::ring)
        return player == 1 ? tr("solid lines") : tr("dashed lines");
    if (name_ == QLatin1String("domineering"))
        return player == 1 ? tr("vertical") : tr("horizontal");
    if (board_->signs)
        return player == 1 ? tr("X") : tr("O");
    return player == 1 ? tr("discs") : tr("boxes");
}

bool BoardPlay::isPin(int row, int column) const {
    return column >= 0 && column < board_->columns && board_->at(row, column) == Cell::counter;
}

bool BoardPlay::isPair(int row, int column) const {
    return isPin(row, column) && isPin(row, column + 1);
}

std::optional<BoardSpot> BoardPlay::spotAt(const QPointF& point) const {
    if (!board_)
        return std::nullopt;
    if (kind_ == Kind::star || kind_ == Kind::paths) {
        if (const auto cell = cellUnder(point))
            return spotOfCell(*cell);
        return board_->layout == PositionBoard::Layout::ring ? lineAt(point) : std::nullopt;
    }
    int row = 0;
    int column = 0;
    if (board_->line_length > 0) {
        const auto in_line = board_->columnAt(point);
        if (!in_line)
            return std::nullopt;
        column = *in_line;
    } else {
        if (point.x() < 0 || point.y() < 0 || point.x() >= board_->columns ||
            point.y() >= board_->rows)
            return std::nullopt;
        row = kind_ == Kind::columns ? 0 : static_cast<int>(point.y());
        column = static_cast<int>(point.x());
    }
    if (kind_ == Kind::pins) {
        const double off = point.x() - board_->rectOf(row, column).center().x();
        const bool left = isPair(row, column - 1);
        const bool right = isPair(row, column);
        if (right && (off > beside_a_pin || (pairs_only_ && (off >= 0 || !left))))
            return BoardSpot{row, column, true};
        if (left && (off < -beside_a_pin || pairs_only_))
            return BoardSpot{row, column - 1, true};
        if (off > 0.5) // Behind the last pin of a line.
            return std::nullopt;
    }
    return BoardSpot{row, column};
}

QRectF BoardPlay::rectOf(const BoardSpot& spot) const {
    if (kind_ == Kind::star || kind_ == Kind::paths)
        return rectOfCell({spot.column, spot.row});
    if (board_->line_length > 0) {
        const QRectF first = board_->rectOf(spot.row, spot.column);
        // Of two pins in two lines the place behind the first one.
        return spot.both && isLastOfLine(spot.column) ? rectOfCell(cellOf(spot))
                                                      : first.adjusted(0, 0, spot.both ? 1 : 0, 0);
    }
    return {static_cast<double>(spot.column), static_cast<double>(spot.row), spot.both ? 2.0 : 1.0,
            kind_ == Kind::columns ? static_cast<double>(board_->rows) : 1.0};
}

BoardSpot BoardPlay::nearest(const BoardSpot& spot) const {
    if (!board_)
        return {};
    const int column = std::clamp(spot.column, 0, board_->columns - 1);
    const int row = std::clamp(spot.row, 0, board_->rows - 1);
    if (spot.both && isPair(row, column))
        return {row, column, true};
    if (kind_ == Kind::paths && board_->layout == PositionBoard::Layout::ring)
        return {0, board_->pointsOf(column).first};
    if (kind_ == Kind::star || kind_ == Kind::paths)
        return {row, column};
    return *spotAt(board_->rectOf(row, column).center());
}

BoardSpot BoardPlay::beside(const BoardSpot& spot, int right, int down) const {
    if (!board_)
        return spot;
    // By keys the points of a ring are a row.
    if (kind_ == Kind::paths && board_->layout == PositionBoard::Layout::ring)
        return {0, std::clamp(spot.column + right, 0, board_->points - 1)};
    if (board_->line_length > 0 && down != 0) {
        const BoardSpot next{spot.row, spot.column + down * board_->line_length};
        if (next.column < 0 || next.column >= board_->columns)
            return spot;
        return nearest(next);
    }
    if (kind_ != Kind::pins)
        return nearest({spot.row + down, spot.column + right});
    if (right == 0)
        return spot;
    // Between two pins that stand there is a spot of its own.
    const int row = spot.row;
    if (!spot.both && right > 0 && isPair(row, spot.column))
        return {row, spot.column, true};
    if (!spot.both && right < 0 && isPair(row, spot.column - 1))
        return {row, spot.column - 1, true};
    if (pairs_only_ && spot.both && isPair(row, spot.column + right))
        return {row, spot.column + right, true};
    int column = spot.column + (spot.both && right < 0 ? 0 : right);
    if (pairs_only_ && spot.both) // A pin of the pair itself is no spot.
        column = spot.column + (right < 0 ? -1 : 2);
    if (column < 0 || column >= board_->columns)
        return spot;
    return pairs_only_ ? nearest({row, column}) : BoardSpot{row, column};
}

std::optional<std::size_t> BoardPlay::moveAt(const BoardSpot& spot) const {
    for (std::size_t move = 0; move < changes_.size(); ++move) {
        const std::vector<Change>& changes = changes_[move];
        const BoardSpot& first = changes.front().spot;
        const bool fits = kind_ == Kind::columns ? first.column == spot.column
                          : kind_ == Kind::pins  ? first == BoardSpot{spot.row, spot.column} &&
                                                      (changes.size() == 2) == spot.both
                          : kind_ == Kind::star ? wayOf(move).first == spot
                                                : first == spot;
        if (fits)
            return move;
    }
    return std::nullopt;
}

BoardPlay::Answer BoardPlay::playing(std::size_t move) const {
    return {move, std::nullopt, false, tr("Plays %1").arg(names_[move])};
}

QString BoardPlay::refusalAt(const BoardSpot& spot) const {
    const bool gone = at(spot) == Cell::outside || at(spot) == Cell::empty;
    switch (kind_) {
    case Kind::piles: {
        int size = spot.column;
        while (size < board_->columns && at({spot.row, size}) == Cell::counter)
            ++size;
        return gone ? tr("There is nothing to take here.")
                    : tr("You cannot take %1 here.").arg(size - spot.column);
    }
    case Kind::squares:
        return gone ? tr("This square is already eaten.") : tr("This square is poisoned.");
    case Kind::columns:
        return tr("Column %1 is full.").arg(spot.column + 1);
    case Kind::pins:
        return gone ? tr("There is no pin here.")
                    : tr("Knock down two pins that are side by side.");
    case Kind::star:
        return gone ? tr("First choose the stone to move.") : tr("This stone cannot move.");
    case Kind::paths:
        return refusalOfPaths(spot);
    case Kind::cells:
    case Kind::cars:
        break;
    }
    return tr("This cell is taken.");
}

BoardPlay::Answer BoardPlay::answerAt(const BoardSpot& spot,
                                      const std::optional<BoardSpot>& chosen) const {
    if (kind_ == Kind::cars)
        return answerOfCars(spot, chosen);
    if (kind_ == Kind::paths)
        return answerOfPaths(spot, chosen);
    if (const auto move = moveAt(spot))
        return playing(*move);
    return {std::nullopt, std::nullopt, false, refusalAt(spot)};
}

std::pair<BoardSpot, BoardSpot> BoardPlay::wayOf(std::size_t move) const {
    const std::vector<Change>& changes = changes_[move];
    if (changes.size() == 1)
        return {changes[0].spot, changes[0].spot};
    return changes[0].cell == Cell::empty ? std::pair(changes[0].spot, changes[1].spot)
                                          : std::pair(changes[1].spot, changes[0].spot);
}

std::vector<BoardSpot> BoardPlay::targetsOf(const BoardSpot& chosen) const {
    std::vector<BoardSpot> targets;
    if (kind_ == Kind::paths)
        for (std::size_t move = 0; move < steps_.size(); ++move)
            if (leadsFrom(move, chosen))
                targets.push_back(paths_[move].front() == chosen ? paths_[move].back()
                                                                 : paths_[move].front());
    if (kind_ == Kind::cars)
        for (std::size_t move = 0; move < steps_.size(); ++move)
            if (const auto [from, to] = wayOf(move); from == chosen)
                targets.push_back(to);
    return targets;
}

BoardPlay::Answer BoardPlay::answerOfCars(const BoardSpot& spot,
                                          const std::optional<BoardSpot>& chosen) const {
    if (chosen)
        for (std::size_t move = 0; move < steps_.size(); ++move)
            if (wayOf(move) == std::pair(*chosen, spot))
                return playing(move);
    if (chosen == spot)
        return {std::nullopt, std::nullopt, true, tr("Cancels the choice")};
    if (!targetsOf(spot).empty())
        return {std::nullopt, spot, false, tr("Chooses this car")};
    if (chosen)
        return {std::nullopt, std::nullopt, false, tr("The chosen car cannot move there.")};
    return {std::nullopt, std::nullopt, false,
            at(spot) == Cell::empty ? tr("First choose one of your cars.")
                                    : tr("This car cannot move.")};
}

} // namespace loggia::ui
