#pragma once

#include "core/peg/search/table.hpp"

#include <filesystem>
#include <optional>

namespace loggia::peg {

/// The file in which the table of a puzzle is cached, named by a hash of the puzzle: in the cache
/// folder, `$XDG_CACHE_HOME/loggia` or `~/.cache/loggia` (XDG Base Directory Specification).
/// Nothing if the environment names neither.
[[nodiscard]] std::optional<std::filesystem::path> table_path(const Puzzle& puzzle);

/// The cached table; nothing if there is none, or if it is damaged or belongs to another puzzle.
[[nodiscard]] std::optional<Table> kept_table(const Puzzle& puzzle);

/// Stores a table there, replacing another one; returns its path.
[[nodiscard]] Result<std::filesystem::path> keep_table(const Table& table);

} // namespace loggia::peg
