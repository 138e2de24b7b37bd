#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/base/random.hpp"
#include "core/connect4/matches/contestant.hpp"

#include <array>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace loggia::connect4 {

/// What a contestant says when it is its turn: a column, or a fault for which it forfeits, or
/// neither when stopped.
struct Answer {
    std::optional<int> column; ///< 0..6
    std::string fault;         ///< In words without a full stop.
};

/// Asks whoever plays for a move. A failure is not the fault of a player.
using AskMove = std::function<Result<Answer>(const Position& position, const Control& control)>;

/// A contestant at the board: the tables of an engine, the random numbers of a player. One call at
/// a time.
class Seat {
public:
    /// A program is run in `directory`.
    Seat(Contestant contestant, std::filesystem::path directory);

    /// Forgets all earlier games. Equal random numbers and positions make equal moves, as far as
    /// the contestant is deterministic.
    void begin(const Random& random);
    [[nodiscard]] Result<Answer> ask(const Position& position, const Control& control);

private:
    Contestant contestant_;
    std::filesystem::path directory_;
    std::unique_ptr<Engine> engine_;
    std::unique_ptr<LevelPlayer> named_;
    Random random_{0};
};

/// Fails for a program that is not there.
[[nodiscard]] Result<void> check_contestant(const Contestant& contestant);

/// A move that is legal in `position`, each equally likely. Not on a full board.
[[nodiscard]] int random_move(const Position& position, Random& random);

/// A game in progress.
struct GamePlay {
    std::vector<int> moves;          ///< Columns 0..6 from the empty board on.
    std::array<double, 2> seconds{}; ///< Thinking time of player one and two, wall clock.
    std::optional<Player> forfeits;
    std::string reason; ///< Why, in words without a full stop.
};

/// Has two players, by their number, play on from `play.moves` until the board is full, one
/// forfeits, or `goes_on` says no after a move. False when stopped; the moves so far are in `play`.
[[nodiscard]] Result<bool> play_out(GamePlay& play, const std::array<AskMove, 2>& players,
                                    const Control& control,
                                    const std::function<bool(const Position&)>& goes_on);

} // namespace loggia::connect4
