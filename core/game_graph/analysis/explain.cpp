#include "core/game_graph/analysis/explain.hpp"

#include "core/base/number_text.hpp"
#include "core/base/poll.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace loggia::game_graph {

namespace {

std::string other_player(int player) {
    return player == 0 ? "the other player" : fmt::format("player {}", 3 - player);
}

Reason reason_of(Value value, bool ended) {
    if (ended)
        return Reason::ended;
    switch (value.outcome) {
    case Outcome::win:
        return Reason::losing_move;
    case Outcome::loss:
        return Reason::all_win;
    case Outcome::draw:
        break;
    }
    return value.remoteness == Value::endless ? Reason::never_labelled : Reason::drawing_move;
}

/// How it stands for the player to move: "player 1 wins in 7 moves".
std::string verdict(Value value, int player) {
    const std::string who = player == 0 ? "the player to move" : fmt::format("player {}", player);
    const std::string length = value.remoteness == Value::endless
                                   ? "without end"
                                   : "in " + counted(value.remoteness, "move");
    const bool over = value.remoteness == 0;
    switch (value.outcome) {
    case Outcome::win:
        return over ? who + " has won" : fmt::format("{} wins {}", who, length);
    case Outcome::loss:
        return over ? who + " has lost" : fmt::format("{} loses {}", who, length);
    case Outcome::draw:
        break;
    }
    return over ? "a draw" : "a draw " + length;
}

const char* verb_of(Outcome outcome) {
    return outcome == Outcome::win ? "wins" : outcome == Outcome::loss ? "loses" : "draws";
}

/// Where a move need not lead to the other side's turn.
std::string because_of_moves(const Explanation& e) {
    switch (e.value.outcome) {
    case Outcome::win:
        return "a move wins";
    case Outcome::loss:
        return "every move loses";
    case Outcome::draw:
        break;
    }
    return e.reason == Reason::drawing_move ? "no move wins, but one leads to a draw"
                                            : "no move wins, but one avoids a loss for ever";
}

std::string because(const Game& game, const Explanation& e) {
    const std::string other = other_player(game.player(e.state));
    const bool again = std::any_of(e.moves.begin(), e.moves.end(), [&](const JudgedMove& move) {
        return game.moves_again(e.state, move.step.to);
    });
    if (again && e.reason != Reason::ended)
        return because_of_moves(e);
    switch (e.reason) {
    case Reason::ended:
        return "the game is over";
    case Reason::losing_move:
        return fmt::format("a move leads to a loss for {}", other);
    case Reason::all_win:
        return fmt::format("every move leads to a win for {}", other);
    case Reason::drawing_move:
        return fmt::format("no move leads to a loss for {}, but one leads to a draw", other);
    case Reason::never_labelled:
        break;
    }
    return fmt::format("no move leads to a loss for {}, but one avoids a loss for ever", other);
}

/// Of a lost position: how many moves there are, how many of them hold out as long as any, and one
/// of these with the position that it leads to.
std::string losing(std::size_t moves, std::size_t longest, const std::string& move,
                   const std::string& there) {
    if (moves == 1)
        return fmt::format("the only move, {}, leads to {} and loses", move, there);
    if (longest == moves)
        return fmt::format("every move loses equally fast; for example, {} leads to {}", move,
                           there);
    return fmt::format("every move loses; {} to {} holds out longest", move, there);
}

std::size_t best_moves(const Explanation& e) {
    return static_cast<std::size_t>(std::count_if(
        e.moves.begin(), e.moves.end(), [](const JudgedMove& move) { return move.best; }));
}

/// How many moves hold out as long as any in a lost position of the graph.
std::size_t longest_moves(const Graph& graph, const Labels& labels, std::size_t position) {
    const auto moves = graph.moves(position);
    std::size_t longest = 0;
    for (std::size_t k = 0; k < moves.size(); ++k)
        longest += before(labels.values[moves[k].to], graph.moves_again(position, k)) ==
                           labels.values[position]
                       ? 1
                       : 0;
    return longest;
}

} // namespace

std::optional<Explanation> explain(const Solution& solution, State state) {
    const auto value = solution.value(state);
    if (!value)
        return std::nullopt;
    const Game& game = solution.game();
    Explanation e{state, *value, reason_of(*value, game.ending(state).has_value()), {}};
    if (e.reason == Reason::ended)
        return e;
    for (const Step& step : game.moves(state)) {
        const auto child = solution.value(step.to);
        if (!child)
            return std::nullopt;
        const Value reached = before(*child, game.moves_again(state, step.to));
        e.moves.push_back({step, reached, reached.outcome == value->outcome, reached == *value});
    }
    return e;
}

std::string to_text(const Game& game, const Explanation& e) {
    std::string text = fmt::format("{}: {}, because {}{}\n", game.state_text(e.state),
                                   verdict(e.value, game.player(e.state)), because(game, e),
                                   e.moves.empty() ? "" : ":");
    for (const JudgedMove& move : e.moves)
        text += fmt::format("  {} {}{}, to {}\n", game.move_text(e.state, move.step.move),
                            verb_of(move.value.outcome),
                            move.value.remoteness == Value::endless
                                ? " without end"
                                : fmt::format(" in {}", counted(move.value.remoteness, "move")),
                            game.state_text(move.step.to));
    return text;
}

namespace {

/// A longer text of a position, such as that of a board, is not read within a sentence.
constexpr std::size_t longest_within_sentence = 24;

/// What to_reason() says without the position that the move leads to.
std::string reason_of_move(const Explanation& e, const std::string& move) {
    switch (e.reason) {
    case Reason::losing_move:
        return fmt::format("the move {} wins", move);
    case Reason::all_win:
        if (e.moves.size() == 1)
            return fmt::format("the only move, {}, loses", move);
        return best_moves(e) == e.moves.size()
                   ? fmt::format("every move loses equally fast, for example {}", move)
                   : fmt::format("every move loses; {} holds out longest", move);
    case Reason::drawing_move:
        return fmt::format("no move wins, but {} draws", move);
    case Reason::ended:
    case Reason::never_labelled:
        break;
    }
    return "no move wins, but one avoids a loss for ever";
}

} // namespace

std::string to_reason(const Game& game, const Explanation& e) {
    const auto best = std::find_if(e.moves.begin(), e.moves.end(),
                                   [](const JudgedMove& move) { return move.best; });
    if (best == e.moves.end())
        return "the game is over";
    const std::string move = game.move_text(e.state, best->step.move);
    const std::string there = game.state_text(best->step.to);
    if (there.size() > longest_within_sentence)
        return reason_of_move(e, move);
    switch (e.reason) {
    case Reason::ended:
        break;
    case Reason::losing_move:
        // The player who moved may move again.
        return game.moves_again(e.state, best->step.to)
                   ? fmt::format("the move {} leads to {}", move, there)
                   : fmt::format("the move {} leads to {}, which is lost for {}", move, there,
                                 other_player(game.player(e.state)));
    case Reason::all_win:
        return losing(e.moves.size(), best_moves(e), move, there);
    case Reason::drawing_move:
        return fmt::format("no move wins, but {} leads to {}, a draw", move, there);
    case Reason::never_labelled:
        return "no move wins, but one avoids a loss for ever";
    }
    return "the game is over";
}

std::string to_text(const Game& game, const Graph& graph, const Labels& labels,
                    const LabelStep& step) {
    const State state = graph.state(step.position);
    const int player = game.player(state);
    const std::string is = fmt::format("{}: {}", game.state_text(state),
                                       verdict(labels.values[step.position], player));
    const std::string there = game.state_text(graph.state(step.because));
    const auto move = [&] {
        for (const Graph::Edge& edge : graph.moves(step.position))
            if (edge.to == step.because)
                return game.move_text(state, edge.move);
        return std::string();
    };
    // The player who moved may move again.
    const bool alternates = graph.again.empty();
    switch (step.reason) {
    case Reason::ended:
        return is + ", because the game is over";
    case Reason::losing_move:
        return alternates ? fmt::format("{}: {} leads to {}, which is lost for {}", is, move(),
                                        there, other_player(player))
                          : fmt::format("{}: {} leads to {}", is, move(), there);
    case Reason::all_win:
        return fmt::format("{}: {}", is,
                           losing(graph.moves(step.position).size(),
                                  longest_moves(graph, labels, step.position), move(), there));
    case Reason::drawing_move:
        return fmt::format("{}: no move wins, but {} leads to {}, a draw", is, move(), there);
    case Reason::never_labelled:
        break;
    }
    return is + ": no move wins, but one avoids a loss for ever";
}

std::optional<std::string> comment(const Game& game, const Graph& graph, const Control& control) {
    constexpr std::size_t one_look_up = 100; // nanoseconds
    Poll poll(control, one_look_up);
    constexpr std::size_t few = 6;
    const auto* const counting = std::get_if<Counting>(&game.rules());
    if (counting == nullptr || graph.level != 0 || graph.state(0) != Counting::start())
        return std::nullopt;
    const std::size_t pairs = 2 * (static_cast<std::size_t>(counting->target) + 1);
    const std::size_t missing = pairs - graph.size();
    if (missing > 0 && missing <= few && pairs < graph.size() + few + 1) {
        std::vector<std::string> texts;
        for (int pile = 0; pile <= counting->target; ++pile)
            for (const State player : {State{1}, State{2}}) {
                const State state = static_cast<State>(pile) << 2U | player;
                if (poll.stop())
                    return std::nullopt;
                if (!graph.index.find(state))
                    texts.push_back(game.state_text(state));
            }
        return fmt::format("{} can never be reached, so there are {}", fmt::join(texts, " and "),
                           counted(graph.size(), "position"));
    }
    return fmt::format("{} of the {} pairs of player and counter can be reached", graph.size(),
                       pairs);
}

} // namespace loggia::game_graph
