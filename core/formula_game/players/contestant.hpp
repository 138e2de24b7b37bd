#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/base/random.hpp"
#include "core/formula_game/game.hpp"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace loggia::formula_game {

/// The exact solver: a value that wins, if there is one.
struct PerfectPlayer {};

/// Both values are equally likely.
struct RandomPlayer {};

/// Looks some turns ahead (horizon.hpp).
struct HorizonPlayer {
    int depth = 4; ///< 1 to max_variables
};

/// A program that is run for each of its turns as `program arguments... IN OUT`: IN is a game in
/// four lines, into OUT it has to write 0 or 1, alone on a line, in time.
struct ProgramPlayer {
    std::string program; ///< A path, or a name that is looked for in PATH.
    std::vector<std::string> arguments;
    double timeout_seconds = 60; ///< Wall clock, for one value.
};

using Contestant = std::variant<PerfectPlayer, RandomPlayer, HorizonPlayer, ProgramPlayer>;

/// Reads `perfect`, `random`, `engine:depth=4`, and `exec:PROGRAM ARGUMENTS` or
/// `exec:timeout=10:PROGRAM ARGUMENTS`. The span of an error lies in line 1 of `text`.
[[nodiscard]] Result<Contestant> contestant_of(std::string_view text);
/// The contestant so that contestant_of reads it back; equal players have equal texts.
[[nodiscard]] std::string to_text(const Contestant& contestant);

/// What a contestant says when it is its turn: a value, or a fault for which it forfeits, or
/// neither when stopped.
struct ValueAnswer {
    std::optional<bool> value;
    std::string fault; ///< In words without a full stop.
};

/// Asks whoever plays for a value. A failure is nobody's fault in the game.
using AskValue =
    std::function<Result<ValueAnswer>(const Position& position, const Control& control)>;

/// Has a contestant play, by random numbers of its own; a program is run in `directory`. One call
/// at a time.
[[nodiscard]] AskValue asker(const Contestant& contestant, const Random& random,
                             std::filesystem::path directory);

/// What a program wrote: a 0 or a 1 and nothing else but blanks and line ends.
[[nodiscard]] Result<bool> value_of_output(std::string_view text);

/// Fails for a program that is not there.
[[nodiscard]] Result<void> check_contestant(const Contestant& contestant);

} // namespace loggia::formula_game
