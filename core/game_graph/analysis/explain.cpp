#include "core/game_graph/analysis/explain.hpp"

#include "core/base/poll.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace loggia::game_graph {

namespace {

/// Whom "the other side" is.
std::string other_side(int player) {
    return player == 0 ? "the other side" : fmt::format("player {}", 3 - player);
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
    return e.reason == Reason::drawing_move ? "no move wins, and one leads to a draw"
                                            : "no move wins, and one keeps the game going for ever";
}

std::string because(const Game& game, const Explanation& e) {
    const std::string other = other_side(game.player(e.state));
    const bool again = std::any_of(e.moves.begin(), e.moves.end(), [&](const JudgedMove& move) {
        return game.moves_again(e.state, move.step.to);
    });
    if (again && e.reason != Reason::ended)
        return because_of_moves(e);
    switch (e.reason) {
    case Reason::ended:
        return "the game is over";
    case Reason::losing_move:
        return fmt::format("a move leads to a loss of {}", other);
    case Reason::all_win:
        return fmt::format("every move leads to a win of {}", other);
    case Reason::drawing_move:
        return fmt::format("no move leads to a loss of {}, and one to a draw", other);
    case Reason::never_labelled:
        break;
    }
    return fmt::format("no move leads to a loss of {}, and one keeps the game going for ever",
                       other);
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
        const Value worth = before(*child, game.moves_again(state, step.to));
        e.moves.push_back({step, worth, worth.outcome == value->outcome, worth == *value});
    }
    return e;
}

std::string to_text(const Game& game, const Explanation& e) {
    std::string text = fmt::format("{} is a {}, because {}{}\n", game.state_text(e.state),
                                   to_text(e.value), because(game, e), e.moves.empty() ? "" : ":");
    for (const JudgedMove& move : e.moves)
        text += fmt::format("  {} {}{}, to {}\n", game.move_text(e.state, move.step.move),
                            verb_of(move.value.outcome),
                            move.value.remoteness == Value::endless
                                ? " without end"
                                : fmt::format(" in {}", move.value.remoteness),
                            game.state_text(move.step.to));
    return text;
}

std::string to_text(const Game& game, const Graph& graph, const Labels& labels,
                    const LabelStep& step) {
    const State state = graph.state(step.position);
    const std::string is = fmt::format("{} is a {}, because ", game.state_text(state),
                                       to_text(labels.values[step.position]));
    const Value decisive = labels.values[step.because];
    const std::string there =
        fmt::format("{}, a {}", game.state_text(graph.state(step.because)), to_text(decisive));
    const auto move = [&] {
        for (const Graph::Edge& edge : graph.moves(step.position))
            if (edge.to == step.because)
                return game.move_text(state, edge.move);
        return std::string();
    };
    switch (step.reason) {
    case Reason::ended:
        return is + "the game is over";
    case Reason::losing_move:
        return fmt::format("{}{} leads to {}", is, move(), there);
    case Reason::all_win:
        return fmt::format("{}every move {}, {} last of all to {}", is,
                           graph.again.empty() ? "leads to a win" : "loses", move(), there);
    case Reason::drawing_move:
        return fmt::format("{}no move {}, and {} leads to {}", is,
                           graph.again.empty() ? "leads to a loss" : "wins", move(), there);
    case Reason::never_labelled:
        break;
    }
    return fmt::format("{}no move {}, and the game need not end", is,
                       graph.again.empty() ? "leads to a loss" : "wins");
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
    std::string which;
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
        which = fmt::format(": {} cannot occur", fmt::join(texts, " and "));
    }
    return fmt::format("{} of the {} pairs of player and pile occur{}", graph.size(), pairs, which);
}

} // namespace loggia::game_graph
