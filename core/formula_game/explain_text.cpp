#include "core/formula_game/explain.hpp"
#include "core/logic/syntax.hpp"

#include <fmt/format.h>

#include <utility>

namespace loggia::formula_game {

namespace {

/// Longer parts are described, not written out.
constexpr std::uint64_t most_leaves = 12;

std::string choice(const Game& game, std::size_t turn, bool value) {
    return fmt::format("{} = {}", game.letter(turn), value ? 1 : 0);
}

std::string rule_text(const Game& game, const Rule& rule) {
    if (!rule.like)
        return choice(game, rule.turn, rule.value);
    return fmt::format("{} = {}{}", game.letter(rule.turn), rule.value ? "" : "-",
                       game.letter(*rule.like));
}

/// "a", "a and b", "a, b and c".
std::string listed(const std::vector<std::string>& parts) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0)
            text += i + 1 == parts.size() ? " and " : ", ";
        text += parts[i];
    }
    return text;
}

const char* truth(bool value) {
    return value ? "true" : "false";
}

/// What the winner makes of which part.
struct GoalText {
    std::string part;
    const char* value;
};

GoalText goal_text(const Game& game, const Reason& reason) {
    const logic::Expr part = reason.goal.part;
    const logic::TreeSize size = logic::tree_size(game.store(), part);
    // Of a single leaf it would only repeat what was chosen.
    if (part == game.root() || size.leaves == 1)
        return {"the formula", truth(reason.winner == Player::e)};
    const char* const value = truth(reason.goal.value);
    if (size.leaves <= most_leaves)
        if (auto text = logic::write_strict(game.store(), part))
            return {std::move(*text), value};
    return {fmt::format("a subformula with {} leaves", size.leaves), value};
}

std::string line_text(const Position& position, const std::vector<bool>& line) {
    std::vector<std::string> choices;
    for (std::size_t i = 0; i < line.size(); ++i)
        choices.push_back(choice(position.game(), position.played() + i, line[i]));
    return fmt::format("{}", fmt::join(choices, ", "));
}

} // namespace

std::string sentence(const Position& position, const Reason& reason) {
    const Game& game = position.game();
    const char winner = letter_of(reason.winner);
    const auto [part, value] = goal_text(game, reason);
    if (position.is_over())
        return fmt::format("{} has won: {} is {}.", winner, part, value);
    if (reason.plan && reason.plan->empty())
        return fmt::format("{} wins: {} is {}, whatever else is chosen.", winner, part, value);
    if (reason.plan) {
        std::vector<std::string> rules;
        for (const Rule& rule : *reason.plan)
            rules.push_back(rule_text(game, rule));
        return fmt::format("{} wins with {}: that makes {} {}, whatever else is chosen.", winner,
                           listed(rules), part, value);
    }
    return fmt::format("{} wins: however {} chooses ({} cases), it has replies that make {} {}, "
                       "for example {}.",
                       winner, letter_of(opponent(reason.winner)), reason.replies, part, value,
                       line_text(position, reason.line));
}

std::string sentence(const Position& position, const Explanation& explanation, bool move) {
    const Player mover = position.to_move();
    const Reason& reason = *explanation.after[move];
    const Position after = position.after(move);
    const auto [part, value] = goal_text(after.game(), reason);
    const std::string why =
        after.is_over() ? fmt::format("Then {} is {}.", part, value) : sentence(after, reason);
    const std::string name = choice(position.game(), position.played(), move);
    if (reason.winner == mover)
        return fmt::format("{} wins. {}", name, why);
    if (explanation.solution.winner == mover)
        return fmt::format("{} is a blunder: it gives the win away. {}", name, why);
    return fmt::format("{} loses. {}", name, why);
}

std::string sentence(const Game& game, const Blunder& blunder) {
    return fmt::format("Blunder in turn {}: {} played {}; {} would have kept the win.",
                       blunder.turn + 1, letter_of(blunder.player),
                       choice(game, blunder.turn, blunder.played),
                       choice(game, blunder.turn, !blunder.played));
}

} // namespace loggia::formula_game
