#include "ui/game_graph/game_end.hpp"

#include "ui/game_graph/board/board_play.hpp"
#include "ui/game_graph/game_graph_document.hpp"
#include "ui/game_graph/graph/state_words.hpp"

#include <algorithm>

namespace loggia::ui {

using game_graph::Outcome;

std::vector<std::size_t> mistakesIn(const std::vector<game_graph::Moment>& history) {
    std::vector<std::size_t> moves;
    for (std::size_t i = 0; i < history.size(); ++i)
        if (history[i].is_mistake())
            moves.push_back(i);
    return moves;
}

namespace {

/// `winner` is 0 in a draw. With what was counted, where that decides: it need not be seen on the
/// board.
QString titleOf(const GameGraphDocument& document, int winner) {
    const auto counts = document.game().counts(document.position());
    if (!counts)
        return winner == 0 ? GameWords::tr("Draw.") : GameWords::tr("Player %1 wins.").arg(winner);
    const auto [one, two] = *counts;
    if (winner == 0)
        return GameWords::tr("Draw, %1 to %2.").arg(one).arg(two);
    return GameWords::tr("Player %1 wins, %2 to %3.")
        .arg(winner)
        .arg(winner == 1 ? one : two)
        .arg(winner == 1 ? two : one);
}

} // namespace

std::optional<GameOver> endOf(const GameGraphDocument& document,
                              const game_graph::Solution& solution) {
    if (document.played() == 0 || !document.isOver(document.position()))
        return std::nullopt;
    const auto value = solution.value(document.position());
    if (!value)
        return std::nullopt;
    const bool draw = value->outcome == Outcome::draw;
    const int winner = value->outcome == Outcome::win ? document.mover() : 3 - document.mover();
    const bool pieces = !BoardPlay(document.game(), document.position()).piecesOf(1).isEmpty();
    GameOver over{
        titleOf(document, draw ? 0 : winner), {}, draw || !pieces ? 0 : winner, !draw, {}};
    const auto history = game_graph::value_history(solution, document.record());
    const auto all = mistakesIn(history);
    const auto decisive = std::find_if(all.rbegin(), all.rend(), [&](std::size_t moves) {
        return moves < document.shown() && (draw || document.moverAfter(moves) != winner);
    });
    if (decisive == all.rend())
        return over;
    const game_graph::Moment& moment = history[*decisive];
    const QString change =
        moment.value.outcome == Outcome::draw   ? GameWords::tr("a draw into a loss")
        : moment.made->outcome == Outcome::draw ? GameWords::tr("a win into a draw")
                                                : GameWords::tr("a win into a loss");
    const auto& move = document.state().played.moves()[*decisive];
    over.mistake = *decisive;
    over.reason = GameWords::tr("Blunder: %1 by player %2 turned %3.")
                      .arg(QString::fromStdString(
                               document.game().move_text(document.positionAfter(*decisive), move)),
                           QString::number(document.moverAfter(*decisive)), change);
    return over;
}

} // namespace loggia::ui
