#pragma once

#include "core/base/error.hpp"
#include "core/game_graph/games/checkers.hpp"
#include "core/game_graph/games/chomp.hpp"
#include "core/game_graph/games/connect_four.hpp"
#include "core/game_graph/games/counting.hpp"
#include "core/game_graph/games/dodgem.hpp"
#include "core/game_graph/games/domineering.hpp"
#include "core/game_graph/games/dots_and_boxes.hpp"
#include "core/game_graph/games/drawn_graph.hpp"
#include "core/game_graph/games/even_or_odd.hpp"
#include "core/game_graph/games/graph_size.hpp"
#include "core/game_graph/games/heaps.hpp"
#include "core/game_graph/games/hexapawn.hpp"
#include "core/game_graph/games/kalah.hpp"
#include "core/game_graph/games/kayles.hpp"
#include "core/game_graph/games/konane.hpp"
#include "core/game_graph/games/morris.hpp"
#include "core/game_graph/games/mu_torere.hpp"
#include "core/game_graph/games/othello.hpp"
#include "core/game_graph/games/sim.hpp"
#include "core/game_graph/games/tic_tac_toe.hpp"
#include "core/game_graph/games/value.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace loggia::game_graph {

/// A finite game of two players with full information and without chance, as a value.
///
/// The rules are one of the types below; what each of them tells is what a game consists of: a
/// start, the moves of a position in a fixed order, the outcome where the game ends, and names for
/// all that. A position belongs to the game that it comes from; no other may be asked about it.
///
/// Merging. Positions that are alike (whose turn it is in a game that is the same for both, the
/// order of piles, mirror images) can be taken for one. Level 0 is the game as it is told and knows
/// whose turn it is; each further level of `levels()` merges more. `merged` chooses one position
/// for each class; moves and endings of that one stand for those of the class.
class Game {
public:
    using Rules = std::variant<Counting, EvenOrOdd, Heaps, Pins, Chomp, TicTacToe, ConnectFour,
                               MuTorere, Dodgem, Othello, Kalah, Checkers, DotsAndBoxes, Hexapawn,
                               Domineering, Morris, Sim, Konane, Token>;

    explicit Game(Rules rules) : rules_(std::move(rules)) {}

    [[nodiscard]] const Rules& rules() const noexcept { return rules_; }
    /// What people call it: `Nim`, `1, 2, ... 10`.
    [[nodiscard]] std::string name() const;
    /// Its parameters as text, which game_of reads: `nim 3 4 5 misere`. For a drawn graph this is
    /// no more than `graph`; record.hpp keeps that whole.
    [[nodiscard]] std::string text() const;

    [[nodiscard]] State start() const;
    /// Whose turn it is, 1 or 2; 0 where the position stands for both.
    [[nodiscard]] int player(State state) const;
    /// Whether the player of `from` is to move again after a move that leads to `to`; neither is
    /// merged so far that it stands for both.
    [[nodiscard]] bool moves_again(State from, State to) const {
        const int mover = player(from);
        return mover != 0 && player(to) == mover;
    }
    /// The outcome for whoever is to move, where the game is over.
    [[nodiscard]] std::optional<Outcome> ending(State state) const;
    /// What each player has, player 1 first, in a game that is decided by counting: boxes, discs,
    /// seeds in the stores, tokens; where the game is over, as is counted then. Nothing in others.
    [[nodiscard]] std::optional<std::array<int, 2>> counts(State state) const;
    /// Appends the moves of a position in their order; none where the game is over.
    void append_moves(State state, std::vector<Step>& moves) const;
    [[nodiscard]] std::vector<Step> moves(State state) const;

    [[nodiscard]] std::vector<std::string> levels() const; ///< names; at least one
    [[nodiscard]] State merged(State state, int level) const;
    /// How many positions and moves there are from `from` on, at least, as far as the parameters
    /// tell; see GraphSize.
    [[nodiscard]] GraphSize least_size(State from, int level) const;
    /// The level where a position no longer tells whose turn it is, in games where that makes no
    /// difference (impartial games).
    [[nodiscard]] std::optional<int> impartial_level() const;

    /// `(1, 3, 4, 5)`: whose turn it is, unless the position stands for both, and its fields.
    [[nodiscard]] std::string state_text(State state) const;
    /// The same with its value's letter: `(1, 3, 4, 5, W)`.
    [[nodiscard]] std::string state_text(State state, Outcome outcome) const;
    /// Reads a position; parentheses, and blanks in place of commas, are up to whoever writes it.
    [[nodiscard]] Result<State> state_of(std::string_view text) const;

    [[nodiscard]] std::string move_text(State state, Move move) const;
    /// The cells that one points at, one after the other, to make a move on the game's board. They
    /// are numbered row by row as in the text of a position; of Sim they are the points. Nothing
    /// in games whose boards are played otherwise.
    [[nodiscard]] std::optional<std::vector<int>> path(State state, Move move) const;
    /// The move of this name in this position, in any case, with or without blanks and `+`.
    [[nodiscard]] Result<Step> move_of(State state, std::string_view text) const;

    friend bool operator==(const Game&, const Game&) = default;

private:
    Rules rules_;
};

/// A game that game_of knows, for help texts.
struct GameKind {
    std::string_view name;       ///< `nim`
    std::string_view parameters; ///< `[PILE ...]`
    std::string_view summary;
};
[[nodiscard]] const std::vector<GameKind>& game_kinds();

/// Reads a game's text: `1-2-10`, `even-or-odd 15`, `nim 3 4 5`, ... with `misere` at the end for
/// the misere form. Informal spellings are read too (`Nim 3, 4`, `tic tac toe`, `Dots and Boxes 2 x
/// 2`); Game::text says what was understood. An error tells the place, and what would be right.
[[nodiscard]] Result<Game> game_of(std::string_view text);
/// An informal text in the spelling of game_of, which need not be that of a game.
[[nodiscard]] std::string formal_spelling(std::string_view text);

/// The rules of a game in plain words.
struct GameRules {
    std::string_view name;  ///< of its kind; `graph` for a token on a drawn graph
    std::string_view title; ///< `Dots and boxes`
    std::string_view rules; ///< a few sentences: the board, a move, the end, the winner
    /// What its parameters mean, with their ranges, one a line; may be empty.
    std::string_view parameters;
};
[[nodiscard]] const std::vector<GameRules>& all_game_rules();
/// Those of a game.
[[nodiscard]] const GameRules& rules_of(const Game& game);

} // namespace loggia::game_graph
