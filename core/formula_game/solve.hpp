#pragma once

#include "core/base/control.hpp"
#include "core/formula_game/game.hpp"
#include "core/formula_game/residual.hpp"
#include "core/formula_game/solve_table.hpp"

#include <array>
#include <memory>
#include <optional>
#include <vector>

/// Exact answers about a formula game: who wins, and by which move. Either the position alone is
/// searched (`solve`, `play2win`), or all positions of the game are tabulated once and looked up
/// ever after (`tabulate`), which suits a window that shows a hint at every step.
namespace loggia::formula_game {

/// Who wins a position, and who wins after each of the moves.
struct Solution {
    std::optional<Player> winner;               ///< nothing only when the search was stopped
    std::array<std::optional<Player>, 2> after; ///< nothing when stopped, or when the game is over

    friend bool operator==(const Solution&, const Solution&) = default;
};

/// The assignment's best move for `player`: the winning one; where both win or both lose, 1 for E
/// and 0 for A. Nothing unless both values are known.
[[nodiscard]] std::optional<bool> best_move(const Solution& solution, Player player);

/// Answers about positions of one game, which remembers from one to the next what it met: so a line
/// of play takes hardly longer than its first position. Not for two threads at once.
class Solver {
public:
    Solver(const Game& game, const Control& control);
    Solver(const Solver&) = delete;
    Solver& operator=(const Solver&) = delete;
    ~Solver();

    /// As solve() below, of a position of that game.
    [[nodiscard]] Solution solve(const Position& position);

private:
    class Implementation;
    std::unique_ptr<Implementation> implementation_;
};

/// By search. Exact; what is missing in the answer is what the control left no time for. Usually
/// well under a millisecond with 26 variables; the worst is exponential in their number.
[[nodiscard]] Solution solve(const Position& position, const Control& control = {});

/// The assignment's function: the best move. Nothing when stopped or when the game is over.
[[nodiscard]] std::optional<bool> play2win(const Position& position, const Control& control = {});

/// All positions of the game. Nothing when stopped.
[[nodiscard]] std::optional<GameTable> tabulate(const Game& game, const Control& control = {});

/// Looks `position` up in the table of its game.
[[nodiscard]] Player winner(const GameTable& table, const Position& position);
[[nodiscard]] Solution look_up(const GameTable& table, const Position& position);

/// The variables that E chooses.
[[nodiscard]] Variables e_turns(const Game& game);
/// The variables in the order of their turns, by their numbers in the game's store.
[[nodiscard]] std::vector<logic::Variable> order_of(const Game& game);
/// What is left in `position` of a part of its game's formula. Nothing when stopped.
[[nodiscard]] std::optional<Residual> residual_of(const Position& position, logic::Expr part,
                                                  const Control& control = {});

} // namespace loggia::formula_game
