#pragma once

#include "core/connect4/matches/crosstable.hpp"
#include "core/connect4/matches/match.hpp"

#include <string>

namespace loggia::commands {

/// Who A and B are, a line each.
[[nodiscard]] std::string to_heading(const connect4::MatchSettings& settings);

/// The crosstable as lines of text: a line for each side and colour, then A's share and lead with
/// their 95 % intervals. No line is longer than 80 characters.
[[nodiscard]] std::string to_table(const connect4::Crosstable& table);

/// `game 3 (A moves 1st): A 2, B 1`, or who forfeits and why.
[[nodiscard]] std::string to_line(const connect4::GameRecord& record);

/// A game as a line of comma-separated values, and the line that names them.
[[nodiscard]] std::string csv_heading();
[[nodiscard]] std::string to_csv(const connect4::GameRecord& record);

} // namespace loggia::commands
