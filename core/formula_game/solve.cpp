#include "core/formula_game/solve.hpp"

#include "core/formula_game/solve_search.hpp"

namespace loggia::formula_game {

namespace {

Player player_of(bool e_wins) {
    return e_wins ? Player::e : Player::a;
}

/// From the moves, as far as they are known.
std::optional<Player> winner_of(const std::array<std::optional<Player>, 2>& after, Player to_move) {
    if (after[0] == to_move || after[1] == to_move)
        return to_move;
    if (after[0] && after[1])
        return opponent(to_move);
    return std::nullopt;
}

} // namespace

std::optional<bool> best_move(const Solution& solution, Player player) {
    if (!solution.after[0] || !solution.after[1])
        return std::nullopt;
    if (solution.after[0] == solution.after[1])
        return player == Player::e;
    return solution.after[1] == player;
}

Variables e_turns(const Game& game) {
    Variables result = 0;
    for (std::size_t turn = 0; turn < game.size(); ++turn)
        if (game.player(turn) == Player::e)
            result |= Variables{1} << turn;
    return result;
}

std::vector<logic::Variable> order_of(const Game& game) {
    std::vector<logic::Variable> order;
    for (std::size_t turn = 0; turn < game.size(); ++turn)
        order.push_back(game.variable(turn));
    return order;
}

std::optional<Residual> residual_of(const Position& position, logic::Expr part,
                                    const Control& control) {
    const Variables chosen = (Variables{1} << position.played()) - 1;
    Reducer reducer(control);
    Residual whole;
    Residual residual;
    if (!reducer.load(position.game().store(), part, order_of(position.game()), whole) ||
        !reducer.reduce(whole, {position.values(), chosen & ~position.values()}, residual))
        return std::nullopt;
    return residual;
}

class Solver::Implementation {
public:
    Implementation(const Game& game, const Control& control)
        : reducer_(control), search_(e_turns(game), control),
          loaded_(reducer_.load(game.store(), game.root(), order_of(game), whole_)) {}

    Solution solve(const Position& position) {
        Solution solution;
        const Variables chosen = (Variables{1} << position.played()) - 1;
        Residual residual;
        if (!loaded_ ||
            !reducer_.reduce(whole_, {position.values(), chosen & ~position.values()}, residual))
            return solution;
        const Variables next = Variables{1} << position.played();
        if (position.is_over() || (residual.support() & next) == 0) {
            solution.winner = winner(residual);
            if (!position.is_over())
                solution.after = {solution.winner, solution.winner};
            return solution;
        }
        for (const bool value : {false, true}) {
            Residual after;
            if (!reducer_.reduce(residual, value ? Literals{next, 0} : Literals{0, next}, after))
                break;
            solution.after[value] = winner(after);
        }
        solution.winner = winner_of(solution.after, position.to_move());
        return solution;
    }

private:
    std::optional<Player> winner(const Residual& residual) {
        const auto e_wins = search_.e_wins(residual);
        return e_wins ? std::optional(player_of(*e_wins)) : std::nullopt;
    }

    Reducer reducer_;
    Search search_;
    Residual whole_;
    bool loaded_;
};

Solver::Solver(const Game& game, const Control& control)
    : implementation_(std::make_unique<Implementation>(game, control)) {}
Solver::~Solver() = default;

Solution Solver::solve(const Position& position) {
    return implementation_->solve(position);
}

Solution solve(const Position& position, const Control& control) {
    return Solver(position.game(), control).solve(position);
}

std::optional<bool> play2win(const Position& position, const Control& control) {
    if (position.is_over())
        return std::nullopt;
    return best_move(solve(position, control), position.to_move());
}

std::optional<GameTable> tabulate(const Game& game, const Control& control) {
    Residual whole;
    if (!Reducer(control).load(game.store(), game.root(), order_of(game), whole))
        return std::nullopt;
    return GameTable::make(whole, e_turns(game), control);
}

Player winner(const GameTable& table, const Position& position) {
    return player_of(table.e_wins(position.values(), position.played()));
}

Solution look_up(const GameTable& table, const Position& position) {
    Solution solution;
    solution.winner = winner(table, position);
    if (!position.is_over())
        for (const bool value : {false, true})
            solution.after[value] = winner(table, position.after(value));
    return solution;
}

} // namespace loggia::formula_game
