#pragma once

#include "core/base/error.hpp"
#include "core/logic/expr.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::formula_game {

/// There are only lower case letters to name variables by.
inline constexpr std::size_t max_variables = 26;

/// Player E (there Exists a value ...) makes the formula true, player A (for All values ...) false.
enum class Player : std::uint8_t { e, a };

[[nodiscard]] constexpr Player opponent(Player player) noexcept {
    return player == Player::e ? Player::a : Player::e;
}
[[nodiscard]] constexpr char letter_of(Player player) noexcept {
    return player == Player::e ? 'E' : 'A';
}

/// The variables of a formula whose variables are letters, in alphabetical order.
[[nodiscard]] std::string letters_of(const logic::Formula& formula);

/// What does not change during a game: the formula, the order in which its variables get their
/// values, and who chooses each. A value; it is shared by the positions of its game.
class Game {
public:
    /// `formula` is of variables a to z, negations, and conjunctions and disjunctions of two or
    /// more parts: what the assignment's syntax can write. `variables` holds each of its variables
    /// once, in the order of play, `turns` as many of `E` and `A`. Errors have a span in line 1 of
    /// the text that is wrong, `variables` or `turns`, and say which in words; an error of the
    /// formula has none. Time linear in the formula.
    [[nodiscard]] static Result<Game> make(logic::Formula formula, std::string_view turns,
                                           std::string_view variables);

    [[nodiscard]] const logic::Formula& formula() const noexcept { return formula_; }
    [[nodiscard]] const logic::Store& store() const noexcept { return formula_.store; }
    [[nodiscard]] logic::Expr root() const noexcept { return formula_.root; }

    /// How many variables there are, and so how many turns: 1 to max_variables.
    [[nodiscard]] std::size_t size() const noexcept { return order_.size(); }
    /// Who chooses in turn `turn`, 0 to size() - 1.
    [[nodiscard]] Player player(std::size_t turn) const noexcept {
        return turns_[turn] == 'E' ? Player::e : Player::a;
    }
    /// The number within store() of the variable that gets its value in turn `turn`.
    [[nodiscard]] logic::Variable variable(std::size_t turn) const noexcept { return order_[turn]; }
    /// The name of that variable.
    [[nodiscard]] char letter(std::size_t turn) const noexcept { return variables_[turn]; }

    /// As in a configuration: "EEA" and "xyz".
    [[nodiscard]] const std::string& turns() const noexcept { return turns_; }
    [[nodiscard]] const std::string& variables() const noexcept { return variables_; }

    /// The same formula tree, turns and variables. Time linear in the formulas.
    friend bool operator==(const Game& a, const Game& b);

private:
    Game(logic::Formula formula, std::string_view turns, std::string_view variables);

    logic::Formula formula_;
    std::string turns_;
    std::string variables_;
    std::vector<logic::Variable> order_;
};

enum class Status : std::uint8_t { running, e_won, a_won };

/// A game and the values that were chosen so far: the assignment's configuration. Copying one is
/// cheap and never copies the formula. A move is the value for the next variable.
class Position {
public:
    /// The beginning of `game`, which must be there.
    explicit Position(std::shared_ptr<const Game> game) noexcept : game_(std::move(game)) {}
    explicit Position(Game game) : game_(std::make_shared<const Game>(std::move(game))) {}

    [[nodiscard]] const Game& game() const noexcept { return *game_; }
    [[nodiscard]] const std::shared_ptr<const Game>& shared_game() const noexcept { return game_; }

    /// How many values were chosen: the number of the turn, counted from 0.
    [[nodiscard]] std::size_t played() const noexcept { return played_; }
    [[nodiscard]] bool is_over() const noexcept { return played_ == game_->size(); }
    /// The value chosen in turn `turn`, which is less than played().
    [[nodiscard]] bool value(std::size_t turn) const noexcept {
        return (values_ >> turn & 1U) != 0;
    }
    /// All values as bits, that of turn 0 lowest; 0 if none was chosen yet.
    [[nodiscard]] std::uint32_t values() const noexcept { return values_; }

    /// Who chooses next, and the letter that gets a value. Not when the game is over.
    [[nodiscard]] Player to_move() const noexcept { return game_->player(played_); }
    [[nodiscard]] char next_letter() const noexcept { return game_->letter(played_); }

    /// What can be chosen: 0 and 1, and nothing when the game is over.
    [[nodiscard]] std::span<const bool> moves() const noexcept;
    /// The position after `value` was chosen. Not when the game is over.
    [[nodiscard]] Position after(bool value) const;
    /// The position after the first `turns` of the values, 0 to played().
    [[nodiscard]] Position at(std::size_t turns) const;

    /// A game is decided when all values are chosen, not before. Time linear in the formula when
    /// the game is over, else constant.
    [[nodiscard]] Status status() const;

    /// Equal games (by their formula trees, not by their address) and equal values.
    friend bool operator==(const Position& a, const Position& b);

private:
    std::shared_ptr<const Game> game_;
    std::uint32_t values_ = 0;
    std::uint8_t played_ = 0;
};

/// The value of each variable of the game's store, as logic::evaluate takes them; false for those
/// that have none yet.
[[nodiscard]] std::vector<bool> assignment_of(const Position& position);

/// The values chosen so far, as in a configuration: "011".
[[nodiscard]] std::string values_text(const Position& position);
/// `game` after the values "011". An error has a span in line 1 of `values`.
[[nodiscard]] Result<Position> position_of(std::shared_ptr<const Game> game,
                                           std::string_view values);

/// A move as text, "0" or "1", and back.
[[nodiscard]] char move_text(bool value) noexcept;
[[nodiscard]] Result<bool> move_of(std::string_view text);

/// Everything that is wrong with an order of variables, in the words of the assignment's program,
/// each with a span in line 1 of `order`: first what stands in `order` and should not, then the
/// letters that it lacks. `letters` holds the formula's variables; one that stands there twice and
/// is missing is named twice.
[[nodiscard]] std::vector<Error> faults_of_order(std::string_view order, std::string_view letters);
/// The same for the turns of a game with `variables` variables.
[[nodiscard]] std::vector<Error> faults_of_turns(std::string_view turns, std::size_t variables);

/// What is known of the value of a part of a formula while some variables have none yet.
enum class Known : std::uint8_t { open, no, yes };

/// The value of each part that follows from the values chosen so far, by the number of each
/// expression in the store of the game: a conjunction is false as soon as one operand is, a
/// disjunction true, and so on (Kleene's strong logic of three values). `open` does not say that
/// both values can still come about: x+-x is open until x is chosen. Time linear in the store.
[[nodiscard]] std::vector<Known> known_values(const Position& position);

/// All operands of a part have a share in its value.
inline constexpr int every_operand = -1;

/// Why the parts have the values in `known`: for each part, by its number in the store, the place
/// of the one operand that gives it its value, or `every_operand`. A false conjunction needs one
/// false operand, a true disjunction a true one; of several it is the one that rests on the fewest
/// leaves, the first of these. From the root down that leads to the smallest tree of leaves whose
/// values settle the formula. Says nothing of parts that are open. Time linear in the store.
[[nodiscard]] std::vector<int> deciding_operands(const Game& game, const std::vector<Known>& known);

} // namespace loggia::formula_game
