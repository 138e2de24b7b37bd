#include "ui/game_graph/graph/state_words.hpp"

#include "ui/widgets/number_text.hpp"

#include <limits>

namespace loggia::ui {

using game_graph::Outcome;
using game_graph::Value;

namespace {

QString movesIn(std::uint32_t remoteness) {
    return counted(remoteness, GameWords::tr("%1 move"), GameWords::tr("%1 moves"));
}

} // namespace

QString badgeOf(Value value) {
    QString badge = QString(QLatin1Char(letter_of(value.outcome)));
    if (value.remoteness != Value::endless)
        badge += QString::number(value.remoteness);
    return badge;
}

QString wordsOf(Value value) {
    const bool over = value.remoteness == 0;
    const QString moves = movesIn(value.remoteness);
    switch (value.outcome) {
    case Outcome::win:
        return over ? GameWords::tr("win: the game is over")
                    : GameWords::tr("win in %1").arg(moves);
    case Outcome::loss:
        return over ? GameWords::tr("loss: the game is over")
                    : GameWords::tr("loss in %1").arg(moves);
    case Outcome::draw:
        break;
    }
    if (value.remoteness == Value::endless)
        return GameWords::tr("draw without end");
    return over ? GameWords::tr("draw: the game is over") : GameWords::tr("draw in %1").arg(moves);
}

QString verdictOf(Value value, int player) {
    const QString who =
        player == 0 ? GameWords::tr("The player to move") : GameWords::tr("Player %1").arg(player);
    const bool over = value.remoteness == 0;
    const QString moves = movesIn(value.remoteness);
    switch (value.outcome) {
    case Outcome::win:
        return over ? GameWords::tr("%1 has won").arg(who)
                    : GameWords::tr("%1 wins in %2").arg(who, moves);
    case Outcome::loss:
        return over ? GameWords::tr("%1 has lost").arg(who)
                    : GameWords::tr("%1 loses in %2").arg(who, moves);
    case Outcome::draw:
        break;
    }
    if (value.remoteness == Value::endless)
        return GameWords::tr("A draw without end");
    return over ? GameWords::tr("A draw") : GameWords::tr("A draw in %1").arg(moves);
}

QString outcomeWords(Value value) {
    switch (value.outcome) {
    case Outcome::win:
        return GameWords::tr("wins in %1").arg(movesIn(value.remoteness));
    case Outcome::loss:
        return GameWords::tr("loses in %1").arg(movesIn(value.remoteness));
    case Outcome::draw:
        break;
    }
    return value.remoteness == Value::endless
               ? GameWords::tr("draws, without end")
               : GameWords::tr("draws in %1").arg(movesIn(value.remoteness));
}

QString stateCountText(std::uint64_t number) {
    if (number == std::numeric_limits<std::uint64_t>::max())
        return GameWords::tr("more than 18 quintillion");
    return numberText(number);
}

} // namespace loggia::ui
