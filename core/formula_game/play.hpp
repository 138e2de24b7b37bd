#pragma once

#include "core/base/control.hpp"
#include "core/formula_game/game.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace loggia::formula_game {

/// What the dialogue talks to.
struct Terminal {
    /// The next line without its end, or nothing at the end of the input.
    std::function<std::optional<std::string>()> read_line;
    /// Prints text as it stands. Everything that was written has to be visible before a line is
    /// read.
    std::function<void(std::string_view)> write;
};

/// How the dialogue ended, and where the game was then, if it had begun.
struct Played {
    enum class End : std::uint8_t {
        game_over,
        input_ended, ///< at some prompt; the line of the prompt was ended
        stopped,     ///< while the computer was looking for a move
    };
    End end = End::game_over;
    std::optional<Position> position;
};

/// The dialogue of the assignment's program `play_formula_game.py`, character for character: asks
/// for the formula, the order of the variables and the turns until they are right, then for each
/// value, where `C` lets the computer choose that one by play2win, and says who has won.
/// docs/formats/formula-game.md has all its messages. Signs such as `(` are not accepted as
/// variables, which that program did, and a `\r` at the end of a line is passed over.
///
/// With a position it asks for nothing but the values that are missing there.
[[nodiscard]] Played play(const Terminal& terminal, const Control& control = {});
[[nodiscard]] Played play(const Position& start, const Terminal& terminal,
                          const Control& control = {});

} // namespace loggia::formula_game
