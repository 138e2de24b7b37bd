#pragma once

#include "core/peg/search/table.hpp"

#include <filesystem>
#include <optional>

namespace loggia::peg {

/// Where the table of a puzzle is kept from run to run, by a hash of the puzzle: in the folder of
/// what can be made anew, `$XDG_CACHE_HOME/loggia` or `~/.cache/loggia` (XDG Base Directory
/// Specification). Nothing where the environment names neither.
[[nodiscard]] std::optional<std::filesystem::path> table_path(const Puzzle& puzzle);

/// The table that is kept there; nothing where there is none, or one that is damaged or of another
/// puzzle.
[[nodiscard]] std::optional<Table> kept_table(const Puzzle& puzzle);

/// Puts a table there, in place of another; where it is now.
[[nodiscard]] Result<std::filesystem::path> keep_table(const Table& table);

} // namespace loggia::peg
