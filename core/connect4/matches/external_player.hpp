#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/connect4/matches/contestant.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace loggia::connect4 {

/// What an outside program made of a position: a column, or a fault, or neither when stopped.
struct ExternalMove {
    std::optional<int> column; ///< 0..6
    std::string fault;         ///< Why it forfeits, in words without a full stop; else empty.
    double seconds = 0;        ///< Wall clock.
};

/// Has a program make one move: writes `position` to a file in `directory`, runs the program there
/// as `PROGRAM ARGUMENTS one-move IN OUT DEPTH`, and judges OUT. Arguments that name existing files
/// are made absolute, because the program does not run where the user is.
///
/// The file decides, not the exit status: the assignment's sample programs exit with 1 when all
/// went well. Fails where the program cannot be started or the directory cannot be written; that is
/// nobody's fault in the game.
[[nodiscard]] Result<ExternalMove> ask_program(const ExternalPlayer& player,
                                               const Position& position,
                                               const std::filesystem::path& directory,
                                               const Control& control = {});

/// The column by which the file text `after` follows from `before`. Fails, with the reason, unless
/// it is a well-formed position exactly one legal move further, the right player to move.
[[nodiscard]] Result<int> move_between(const Position& before, std::string_view after);

} // namespace loggia::connect4
