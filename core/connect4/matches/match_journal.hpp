#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/connect4/matches/match.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::connect4 {

/// A match as text, so that it can be interrupted and go on: who plays, seed, opening and, a line
/// each, the games that are finished. The number of games is left out: a match may become longer.
///
///     Max-Connect4 match
///     A: engine:depth=8,evaluation=score,method=engine,threads=1,table=256
///     B: random
///     seed: 1
///     opening: 4
///     1 A 444352... 0.105 0.002
///     2 B 444352... 0.099 0.002 forfeit B it wrote no output
///
/// A program from outside has its tournament::program_mark behind it.
/// A game's line has its number from 1, who moved first, the columns 1 to 7 from the empty board
/// on, the seconds that A and B thought, and the forfeit, if there was one.
struct MatchJournal {
    MatchSettings settings;
    std::vector<GameRecord> games;
    /// What told the programs of A and B from later versions; empty for other players and where
    /// nothing was recorded.
    std::array<std::string, 2> program_marks{};
};

[[nodiscard]] std::string to_text(const MatchJournal& journal);
/// The line of a game, without a newline.
[[nodiscard]] std::string game_line(const GameRecord& game);

/// Refuses, with the place: other lines than those, games out of order, moves that are not legal,
/// games that are neither played out nor forfeited, openings that are not those of the seed.
/// `games` of the settings is the number of games found.
[[nodiscard]] Result<MatchJournal> journal_of(std::string_view text);

/// program_marks of the match now.
[[nodiscard]] std::array<std::string, 2> program_marks_of(const MatchSettings& settings,
                                                          const Control& control = {});

/// Fails where a program has been changed since the journal was begun.
[[nodiscard]] Result<void> same_programs(const std::array<std::string, 2>& marks,
                                         const MatchJournal& found);

/// Fails, with what is different, unless both are the same match, however many games it has.
[[nodiscard]] Result<void> same_match(const MatchSettings& wanted, const MatchSettings& found);

/// Whether a text is the beginning of this match's journal that was cut off before the first game,
/// as by a power cut.
[[nodiscard]] bool is_cut_off(std::string_view text, const MatchSettings& wanted);

} // namespace loggia::connect4
