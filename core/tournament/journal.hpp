#pragma once

#include "core/base/error.hpp"
#include "core/tournament/game.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace loggia::tournament {

/// What makes a tournament the one that it is, as names and values of one line each: the game, how
/// it is paired, the seed, who plays.
using JournalHead = std::vector<std::pair<std::string, std::string>>;

/// A tournament as text, so that it can be interrupted, or killed, and go on: its head, then a line
/// for each finished game, in the order in which they ended.
///
///     Loggia tournament
///     game: maxconnect4
///     contestant 1: engine:depth=2
///     contestant 2: random
///     games:
///     1 2 1 1-0 played 0.105 0.002 444352...
///     2 1 1 1-0 forfeited 0.099 0.002 4443 it wrote no output
///
/// A game's line has the numbers of who moved first and of who moved second, and of the opening,
/// all from 1; the result (`1-0`, `1/2` or `0-1`); how it ended (`played`, `adjudicated` or
/// `forfeited`); the seconds of both; the moves (`-` for none); and the note.
[[nodiscard]] std::string journal_head(const JournalHead& head);
[[nodiscard]] std::string journal_line(const GameResult& game);

struct JournalText {
    std::vector<GameResult> games;
    /// Bytes up to the end of the last whole line. What follows was cut off as it was written.
    std::size_t whole = 0;
};

/// Reads such a text. A last line without its end is left out; a head that is cut off is none.
/// Fails, with the place, for another tournament (it names the first difference), for another kind
/// of text and for a damaged line. Contestants are numbers below `contestants`; whether the moves
/// make a game is for others to find out.
[[nodiscard]] Result<JournalText> journal_of(std::string_view text, const JournalHead& head,
                                             std::size_t contestants);

} // namespace loggia::tournament
