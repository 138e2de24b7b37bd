#include "ui/connect4/board/connect4_scene.hpp"

#include "ui/connect4/board/connect4_words.hpp"
#include "ui/connect4/board/figures.hpp"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace loggia::ui {

using connect4::Bits;
using connect4::Player;
using connect4::Position;

namespace {

int pieceAt(Bits one, Bits two, Bits cell) {
    if ((one & cell) != 0)
        return 1;
    return (two & cell) != 0 ? 2 : 0;
}

void nameCells(BoardScene& scene) {
    for (int column = 0; column < scene.columns; ++column) {
        for (int row = 0; row < scene.rows; ++row) {
            BoardCell& cell = scene.at(column, row);
            const QString what = cell.piece == 0 || cell.faint
                                     ? Connect4Words::tr("empty")
                                     : Connect4Words::tr("player %1").arg(cell.piece);
            cell.name =
                Connect4Words::tr("column %1, row %2: %3").arg(column + 1).arg(row + 1).arg(what);
            if (cell.marked)
                cell.name += Connect4Words::tr(", last move");
        }
    }
}

BoardScene sceneOfStones(Bits one, Bits two) {
    BoardScene scene = emptyBoard(connect4::columns, connect4::rows);
    for (int column = 0; column < connect4::columns; ++column) {
        int height = 0;
        for (int row = 0; row < connect4::rows; ++row) {
            scene.at(column, row).piece = pieceAt(one, two, connect4::cell(column, row));
            height += scene.at(column, row).piece != 0 ? 1 : 0;
        }
        scene.landing[static_cast<std::size_t>(column)] = height < connect4::rows ? height : -1;
    }
    return scene;
}

struct Cell {
    int column;
    int row;
};

Cell cellOf(int bit) {
    return {bit / connect4::column_stride, bit % connect4::column_stride};
}

} // namespace

QString playerName(Player player) {
    return player == Player::one ? Connect4Words::tr("Orange") : Connect4Words::tr("Blue");
}

int numberOf(Player player) {
    return player == Player::one ? 1 : 2;
}

BoardScene sceneOf(const connect4::Game& game, std::size_t shown) {
    const Position position = game.position_after(shown);
    BoardScene scene = sceneOfStones(position.stones(Player::one), position.stones(Player::two));
    if (const Bits last = connect4::last_stone(game, shown); last != 0) {
        const Cell cell = cellOf(std::countr_zero(last));
        scene.at(cell.column, cell.row).marked = true;
    }
    scene.next_piece = position.is_full() ? 0 : numberOf(position.to_move());
    scene.name = Connect4Words::tr("Max-Connect4 board");
    scene.numbered_rows = true;
    nameCells(scene);
    return scene;
}

BoardScene sceneOf(const connect4::Setup& setup, std::optional<Player> brush) {
    BoardScene scene = sceneOfStones(setup.stones[0], setup.stones[1]);
    scene.next_piece = brush ? numberOf(*brush) : 0;
    scene.name = Connect4Words::tr("Max-Connect4 board being edited");
    scene.numbered_rows = true;
    nameCells(scene);
    return scene;
}

void addQuadruples(BoardScene& scene, const std::vector<Bits>& quadruples, Player player,
                   bool faint) {
    for (const Bits quadruple : quadruples) {
        const Cell from = cellOf(std::countr_zero(quadruple));
        const Cell to = cellOf(63 - std::countl_zero(quadruple));
        scene.lines.push_back({from.column, from.row, to.column, to.row, numberOf(player), faint});
    }
}

void addLine(BoardScene& scene, const Position& position, const std::vector<int>& line) {
    Position now = position;
    int number = 0;
    for (const int column : line) {
        if (!now.can_play(column))
            break;
        BoardCell& cell = scene.at(column, now.height(column));
        cell.piece = numberOf(now.to_move());
        cell.faint = true;
        cell.label = QString::number(++number);
        now = now.after(column);
    }
}

/// 1 a proven win, -1 a proven loss of the player to move, 0 where neither is proven. A bound is
/// enough.
int provenOutcome(const connect4::Value& value) {
    using connect4::Certainty;
    const bool is_low =
        value.certainty == Certainty::exact || value.certainty == Certainty::at_least;
    const bool is_high =
        value.certainty == Certainty::exact || value.certainty == Certainty::at_most;
    return (is_low && value.hundredths > 0 ? 1 : 0) - (is_high && value.hundredths < 0 ? 1 : 0);
}

void addNotes(BoardScene& scene, const connect4::Analysis& analysis) {
    scene.notes.assign(static_cast<std::size_t>(scene.columns), {});
    for (const connect4::ColumnValue& column : analysis.columns) {
        scene.notes.at(static_cast<std::size_t>(column.column)) = {
            shortText(column.value), isBest(analysis, column), provenOutcome(column.value)};
    }
}

QString shortText(const connect4::Value& value) {
    const auto whole = [&] {
        const int points = value.hundredths / 100;
        return points > 0 ? QStringLiteral("+%1").arg(points)
                          : QString::number(points).replace(QLatin1Char('-'), QChar(0x2212));
    };
    switch (value.certainty) {
    case connect4::Certainty::exact:
        return whole();
    case connect4::Certainty::at_least:
        return QChar(0x2265) + whole();
    case connect4::Certainty::at_most:
        return QChar(0x2264) + whole();
    case connect4::Certainty::heuristic:
        break;
    }
    QString text = QString::number(value.hundredths / 100.0, 'f', 1);
    if (text == QLatin1String("-0.0"))
        text = QStringLiteral("0.0");
    if (value.hundredths > 0 && text != QLatin1String("0.0"))
        text.prepend(QLatin1Char('+'));
    text.replace(QLatin1Char('.'), QLocale().decimalPoint());
    return QChar(0x2248) + text.replace(QLatin1Char('-'), QChar(0x2212));
}

QString lineText(const std::vector<int>& line) {
    QStringList parts;
    for (const int column : line)
        parts << QString::number(column + 1);
    return parts.join(QLatin1Char(' '));
}

} // namespace loggia::ui
