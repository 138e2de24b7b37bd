#include "core/formula_game/strategy.hpp"

#include "core/formula_game/solve.hpp"
#include "core/formula_game/solve_search.hpp"
#include "core/logic/transform.hpp"

#include <unordered_map>
#include <utility>

namespace loggia::formula_game {

namespace {

using logic::Expr;

constexpr std::size_t most_expressions = std::size_t{1} << 16U;

/// The goal as a formula that E wants true and A wants false, with the values chosen so far put in,
/// in a store that can grow.
class Board {
public:
    Board(const Position& position, const Goal& goal, Player player, Control control)
        : control_(std::move(control)), store_(position.game().store()),
          order_(order_of(position.game())), e_turns_(e_turns(position.game())) {
        std::vector<std::optional<bool>> values(store_.variables());
        for (std::size_t turn = 0; turn < position.played(); ++turn)
            values[order_[turn]] = position.value(turn);
        formula_ = logic::assigned(store_, goal.part, values);
        if (goal.value != (player == Player::e))
            formula_ = logic::folded(store_, store_.negation(formula_));
    }

    [[nodiscard]] Expr formula() const { return formula_; }
    [[nodiscard]] Variables own_turns(Player player) const {
        return player == Player::e ? e_turns_ : ~e_turns_;
    }
    /// Of the variables that occur.
    [[nodiscard]] std::optional<Variables> support(Expr formula) {
        Reducer reducer(control_);
        if (!reducer.load(store_, formula, order_, residual_))
            return std::nullopt;
        return residual_.support();
    }

    Expr with(Expr formula, const std::vector<Rule>& rules) {
        std::unordered_map<logic::Variable, Expr> replacements;
        for (const Rule& rule : rules) {
            const Expr by =
                rule.like ? store_.variable(order_[*rule.like]) : store_.constant(rule.value);
            replacements.emplace(order_[rule.turn],
                                 rule.like && !rule.value ? store_.negation(by) : by);
        }
        return logic::folded(store_, logic::substituted(store_, formula, replacements));
    }

    /// The value of `formula` where E chooses the variables in `e_turns`.
    [[nodiscard]] std::optional<bool> e_wins(Expr formula, Variables e_turns) {
        Reducer reducer(control_);
        if (!reducer.load(store_, formula, order_, residual_) ||
            !reducer.reduce(residual_, {}, reduced_))
            return std::nullopt;
        return Search(e_turns, control_).e_wins(reduced_);
    }
    [[nodiscard]] std::optional<bool> wins(Expr formula, Player player) {
        const auto e = e_wins(formula, e_turns_);
        return e ? std::optional(*e == (player == Player::e)) : std::nullopt;
    }
    /// Does `player` win if the opponent chooses everything?
    [[nodiscard]] std::optional<bool> is_decided(Expr formula, Player player) {
        const auto e = e_wins(formula, player == Player::e ? 0 : ~Variables{0});
        return e ? std::optional(*e == (player == Player::e)) : std::nullopt;
    }

private:
    Control control_;
    logic::Store store_;
    std::vector<logic::Variable> order_;
    Variables e_turns_;
    Expr formula_;
    Residual residual_;
    Residual reduced_;
};

/// The rule that keeps the win, the simplest first; nothing when none does, or stopped.
std::optional<Rule> keeping_rule(Board& board, Expr formula, const Position& position,
                                 Player player, std::size_t turn) {
    std::vector<Rule> candidates{{turn, std::nullopt, player == Player::e},
                                 {turn, std::nullopt, player != Player::e}};
    for (std::size_t earlier = turn; earlier-- > position.played();)
        if (position.game().player(earlier) != player)
            for (const bool value : {true, false})
                candidates.push_back({turn, earlier, value});
    for (const Rule& rule : candidates) {
        const auto wins = board.wins(board.with(formula, {rule}), player);
        if (!wins)
            return std::nullopt;
        if (*wins)
            return rule;
    }
    return std::nullopt;
}

} // namespace

std::optional<bool> can_reach(const Position& position, const Goal& goal, Player player,
                              const Control& control) {
    auto residual = residual_of(position, goal.part, control);
    if (!residual)
        return std::nullopt;
    if (goal.value != (player == Player::e))
        residual->negate();
    const auto e = Search(e_turns(position.game()), control).e_wins(*residual);
    return e ? std::optional(*e == (player == Player::e)) : std::nullopt;
}

std::optional<bool> is_plan(const Position& position, const Goal& goal, Player player,
                            const std::vector<Rule>& rules, const Control& control) {
    const Game& game = position.game();
    for (const Rule& rule : rules)
        if (rule.turn < position.played() || rule.turn >= game.size() ||
            game.player(rule.turn) != player ||
            (rule.like && (*rule.like >= rule.turn || *rule.like < position.played() ||
                           game.player(*rule.like) == player)))
            return false;
    Board board(position, goal, player, control);
    return board.is_decided(board.with(board.formula(), rules), player);
}

std::optional<std::vector<Rule>> find_plan(const Position& position, const Goal& goal,
                                           Player player, const Control& control) {
    if (position.game().store().size() > most_expressions)
        return std::nullopt;
    Board board(position, goal, player, control);
    Expr formula = board.formula();
    if (const auto wins = board.wins(formula, player); !wins || !*wins)
        return std::nullopt;
    std::vector<Rule> rules;
    for (std::size_t turn = position.played(); turn < position.game().size(); ++turn) {
        const auto support = board.support(formula);
        if (!support)
            return std::nullopt;
        if ((*support & board.own_turns(player) & Variables{1} << turn) == 0)
            continue;
        const auto rule = keeping_rule(board, formula, position, player, turn);
        if (!rule)
            return std::nullopt;
        formula = board.with(formula, {*rule});
        rules.push_back(*rule);
    }
    // Rules that look at the opponent are the harder ones to grasp: they go first.
    for (const bool looking : {true, false})
        for (std::size_t i = rules.size(); i-- > 0;) {
            if (rules[i].like.has_value() != looking)
                continue;
            std::vector<Rule> fewer = rules;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            const auto enough = board.is_decided(board.with(board.formula(), fewer), player);
            if (!enough)
                return std::nullopt;
            if (*enough)
                rules = std::move(fewer);
        }
    return rules;
}

} // namespace loggia::formula_game
