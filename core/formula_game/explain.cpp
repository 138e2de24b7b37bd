#include "core/formula_game/explain.hpp"

#include "core/formula_game/residual.hpp"

#include <algorithm>
#include <bit>

namespace loggia::formula_game {

namespace {

using logic::Expr;
using logic::Kind;

/// A part of more operands than this, or deeper in the formula, is not looked into: each operand
/// costs a search.
constexpr std::size_t most_operands = 64;
constexpr int most_levels = 12;

/// The goals of which one is enough for `goal`, where there are such.
std::vector<Goal> ways_to(const logic::Store& store, const Goal& goal) {
    const auto operands = store.operands(goal.part);
    const Kind kind = store.kind(goal.part);
    const bool any_will_do =
        kind == Kind::negation || (kind == Kind::conjunction && !goal.value) ||
        ((kind == Kind::disjunction || kind == Kind::implication) && goal.value);
    std::vector<Goal> ways;
    if (!any_will_do || operands.size() > most_operands)
        return ways;
    for (const Expr operand : operands)
        ways.push_back({operand, kind == Kind::negation ? !goal.value : goal.value});
    if (kind == Kind::implication)
        ways.front().value = !goal.value;
    return ways;
}

/// The smallest part that is enough, as far as it is found from the root down: of several ways the
/// one with the least left of it.
std::optional<Goal> narrowed(const Position& position, Goal goal, Player player,
                             const Control& control) {
    for (int level = 0; level < most_levels; ++level) {
        struct Way {
            Goal goal;
            std::size_t size;
        };
        std::vector<Way> ways;
        for (const Goal& way : ways_to(position.game().store(), goal)) {
            const auto left = residual_of(position, way.part, control);
            if (!left)
                return std::nullopt;
            if (!left->root.is_constant() || left->root.value() == way.value)
                ways.push_back({way, left->size()});
        }
        std::stable_sort(ways.begin(), ways.end(),
                         [](const Way& a, const Way& b) { return a.size < b.size; });
        bool found = false;
        for (const Way& way : ways) {
            const auto reached = can_reach(position, way.goal, player, control);
            if (!reached)
                return std::nullopt;
            if (*reached) {
                goal = way.goal;
                found = true;
                break;
            }
        }
        if (!found)
            break;
    }
    return goal;
}

std::optional<std::vector<bool>> line_from(Position position, const Reason& reason,
                                           const Control& control) {
    std::vector<bool> line;
    while (!position.is_over()) {
        std::optional<bool> move;
        if (position.to_move() == reason.winner && reason.plan) {
            move = reason.winner == Player::e; // where the plan says nothing any value will do
            for (const Rule& rule : *reason.plan)
                if (rule.turn == position.played())
                    move = rule.choose(position.values());
        } else if (position.to_move() == reason.winner) {
            move = play2win(position, control);
            if (!move)
                return std::nullopt;
        } else {
            move = position.to_move() == Player::e; // all moves lose
        }
        line.push_back(*move);
        position = position.after(*move);
    }
    return line;
}

std::optional<Reason> reason_of(const Position& position, Player winner, const Control& control) {
    const Goal whole{position.game().root(), winner == Player::e};
    const auto goal = narrowed(position, whole, winner, control);
    if (!goal)
        return std::nullopt;
    Reason reason{winner, *goal, find_plan(position, *goal, winner, control), 1, {}};
    if (!reason.plan && *goal != whole) {
        // The whole may have a plan that needs several parts.
        reason.plan = find_plan(position, whole, winner, control);
        if (reason.plan)
            reason.goal = whole;
    }
    const auto left = residual_of(position, reason.goal.part, control);
    if (!left || control.stop_requested())
        return std::nullopt;
    const Variables e = e_turns(position.game());
    const Variables others = left->support() & (winner == Player::e ? ~e : e);
    reason.replies = std::uint64_t{1} << std::popcount(others);
    auto line = line_from(position, reason, control);
    if (!line)
        return std::nullopt;
    reason.line = std::move(*line);
    return reason;
}

} // namespace

std::optional<Reason> reason_for(const Position& position, const Control& control) {
    const auto winner = solve(position, control).winner;
    return winner ? reason_of(position, *winner, control) : std::nullopt;
}

std::optional<Explanation> explain(const Position& position, const Control& control) {
    Explanation explanation;
    explanation.solution = solve(position, control);
    if (!explanation.solution.winner)
        return std::nullopt;
    auto reason = reason_of(position, *explanation.solution.winner, control);
    if (!reason)
        return std::nullopt;
    explanation.reason = std::move(*reason);
    if (position.is_over())
        return explanation;
    for (const bool move : {false, true}) {
        const auto winner = explanation.solution.after[move];
        if (!winner)
            return std::nullopt;
        explanation.after[move] = reason_of(position.after(move), *winner, control);
        if (!explanation.after[move])
            return std::nullopt;
    }
    return explanation;
}

std::vector<Blunder> blunders(const GameTable& table, const Position& position) {
    std::vector<Blunder> found;
    for (std::size_t turn = 0; turn < position.played(); ++turn) {
        const Player mover = position.game().player(turn);
        if (winner(table, position.at(turn)) == mover &&
            winner(table, position.at(turn + 1)) != mover)
            found.push_back({turn, mover, position.value(turn)});
    }
    return found;
}

} // namespace loggia::formula_game
