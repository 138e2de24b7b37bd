#pragma once

#include "core/base/control.hpp"
#include "core/formula_game/game.hpp"
#include "core/formula_game/solve.hpp"
#include "core/formula_game/strategy.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace loggia::formula_game {

/// Why a player wins a position.
struct Reason {
    Player winner = Player::e;
    /// What the winner makes of which part of the formula: of the smallest part that is enough.
    /// Where it is the whole formula, no single part of it is.
    Goal goal;
    /// How: what find_plan() finds; no rules where nothing can change it any more. Nothing where no
    /// plan so simple was found.
    std::optional<std::vector<Rule>> plan;
    /// In how many ways the opponent can choose what bears on the goal: the winner has an answer to
    /// each of them.
    std::uint64_t replies = 1;
    /// How play may go on to the end of the game: the winner by the plan, or else by best moves,
    /// the loser by best moves, which are the assignment's where all lose.
    std::vector<bool> line;
};

/// What can be said about a position: who wins, why, and what each move leads to.
struct Explanation {
    Solution solution;
    Reason reason;                              ///< of the position as it is
    std::array<std::optional<Reason>, 2> after; ///< of the positions after 0 and 1; none at the end
};

/// Nothing when stopped. Usually a few milliseconds; some hundred searches at most.
[[nodiscard]] std::optional<Explanation> explain(const Position& position,
                                                 const Control& control = {});
/// Why the winner of `position` wins.
[[nodiscard]] std::optional<Reason> reason_for(const Position& position,
                                               const Control& control = {});

/// A move that threw away a game that was won.
struct Blunder {
    std::size_t turn = 0;
    Player player = Player::e;
    bool played = false; ///< the other value would have kept the win

    friend bool operator==(const Blunder&, const Blunder&) = default;
};

/// All of them on the way to `position`, by the table of its game. They are A's and E's in turn.
[[nodiscard]] std::vector<Blunder> blunders(const GameTable& table, const Position& position);

/// "E wins with c = 1 and f = d: that makes (c*(d+-f)) true, whatever else is chosen." One sentence
/// or two, for people.
[[nodiscard]] std::string sentence(const Position& position, const Reason& reason);
/// What a move does: "c = 1 wins. ...", "c = 0 is a blunder: it gives the win away. ...". `move`
/// must be explained.
[[nodiscard]] std::string sentence(const Position& position, const Explanation& explanation,
                                   bool move);
/// "Blunder in turn 3: E played c = 0; c = 1 would have kept the win."
[[nodiscard]] std::string sentence(const Game& game, const Blunder& blunder);

} // namespace loggia::formula_game
