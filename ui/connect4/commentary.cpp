#include "ui/connect4/commentary.hpp"

#include "core/connect4/engine/explain.hpp"
#include "ui/connect4/board/connect4_scene.hpp"
#include "ui/connect4/board/connect4_words.hpp"
#include "ui/connect4/connect4_document.hpp"
#include "ui/language/core_words.hpp"

#include <QStringList>

#include <algorithm>

namespace loggia::ui {

using connect4::Player;
using connect4::Position;

namespace {

QString standing(const Position& position) {
    const connect4::Score score = position.score();
    const int lead = score.lead(Player::one);
    if (lead == 0)
        return score.one == 0 ? Connect4Words::tr("No points yet.")
                              : Connect4Words::tr("The score is %1 all.").arg(score.one);
    return Connect4Words::tr("%1 leads by %2 to %3.")
        .arg(playerName(lead > 0 ? Player::one : Player::two))
        .arg(std::max(score.one, score.two))
        .arg(std::min(score.one, score.two));
}

QStringList described(const std::vector<connect4::Bits>& quadruples) {
    QStringList lines;
    for (const connect4::Bits quadruple : quadruples)
        lines << coreWords(connect4::describe_quadruple(quadruple));
    return lines;
}

} // namespace

QString outcomeOf(const Connect4State& state) {
    const Position& position = state.played.state();
    if (state.setup || !position.is_full())
        return {};
    const connect4::Score score = position.score();
    const int lead = score.lead(Player::one);
    if (lead == 0)
        return score.one == 1 ? Connect4Words::tr("Draw: 1 point each.")
                              : Connect4Words::tr("Draw: %1 points each.").arg(score.one);
    return Connect4Words::tr("%1 wins %2 to %3.")
        .arg(playerName(lead > 0 ? Player::one : Player::two))
        .arg(std::max(score.one, score.two))
        .arg(std::min(score.one, score.two));
}

Card commentOn(const Connect4State& state) {
    if (state.setup)
        return {Connect4Words::tr("Set up a position"),
                Connect4Words::tr(
                    "Click a column to drop a stone. Right-click a stone to remove it; the stones "
                    "above it fall. With the keyboard, use the arrows, Enter and Delete.\n"
                    "Orange moves first, so it has as many stones as Blue or one more.")};
    if (!outcomeOf(state).isEmpty())
        return {Connect4Words::tr("Lines of four"),
                Connect4Words::tr(
                    "Point at a score, or at a line under Points, to see the stones that scored.")};
    const Position& position = state.played.state();
    const std::size_t shown = state.played.shown();
    if (shown == 0)
        return {(position.empty_count() == connect4::cells ? Connect4Words::tr("%1 moves first")
                                                           : Connect4Words::tr("%1 to move"))
                    .arg(playerName(position.to_move())),
                Connect4Words::tr(
                    "Four in a row, vertical, horizontal or diagonal, scores a point. The game "
                    "ends when the board is full; the player with more points wins.")};

    const Position& before = state.played.states()[shown - 1];
    const int column = state.played.moves()[shown - 1];
    const Player mover = before.to_move();
    const connect4::MoveEffects effects = connect4::effects_of(before, column);
    const auto count = static_cast<int>(effects.completes.size());
    Card card;
    QStringList lines;
    if (count > 0) {
        card.title = count == 1
                         ? Connect4Words::tr("1 point for %1").arg(playerName(mover))
                         : Connect4Words::tr("%1 points for %2").arg(count).arg(playerName(mover));
        for (const QString& four : described(effects.completes))
            lines << Connect4Words::tr("Completed: %1").arg(four);
    } else {
        card.title =
            Connect4Words::tr("%1 played column %2").arg(playerName(mover)).arg(column + 1);
    }
    if (!effects.blocks.empty())
        lines << Connect4Words::tr("Blocks %1: %2")
                     .arg(playerName(opponent(mover)),
                          described(effects.blocks).join(QStringLiteral("; ")));
    const int left = position.empty_count();
    lines << standing(position) + (left == 1 ? Connect4Words::tr(" 1 stone left.")
                                             : Connect4Words::tr(" %1 stones left.").arg(left));
    card.text = lines.join(QLatin1Char('\n'));
    return card;
}

} // namespace loggia::ui
