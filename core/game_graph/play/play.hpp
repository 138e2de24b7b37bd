#pragma once

#include "core/base/control.hpp"
#include "core/game_graph/play/opponent.hpp"
#include "core/game_graph/play/record.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace loggia::game_graph {

/// The input and output of the dialogue.
struct Terminal {
    /// The next line without its end, or nothing at the end of the input.
    std::function<std::optional<std::string>()> read_line;
    /// Prints text unchanged. All output must be visible before a line is read.
    std::function<void(std::string_view)> write;
};

/// Who plays whom.
struct Seats {
    std::optional<Opponent> one; ///< player 1; nothing: a person
    std::optional<Opponent> two = Opponent{};
    std::uint64_t seed = 0;
    std::size_t most_moves = 1000; ///< a game between two computers ends there as undecided
};

/// How the dialogue ended.
enum class PlayEnd : std::uint8_t { game_over, left, input_ended, stopped };

struct Played {
    PlayEnd end = PlayEnd::game_over;
    Record record;
};

/// Plays a game on from a record whose positions the solution knows. A person is asked for moves;
/// in place of one, `undo` takes back up to their last move, `hint` tells a best move, `why`
/// explains the position, `history` the values so far, `record` prints the game as a file holds it,
/// `quit` leaves; a move of such a name is a move. Whoever moves in a position that stands for both
/// is counted from the start, player 1 first.
[[nodiscard]] Played play(const Solution& solution, Record record, const Seats& seats,
                          const Terminal& terminal, const Control& control = {});

} // namespace loggia::game_graph
