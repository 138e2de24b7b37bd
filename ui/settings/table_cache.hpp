#pragma once

#include <QString>

#include <cstdint>

namespace loggia::ui {

/// The tables that solvers keep from run to run: those of peg puzzles and of sliding tiles.
struct TableCache {
    QString folder;          ///< Empty where the environment names none.
    int files = 0;           ///< How many tables lie there.
    std::uint64_t bytes = 0; ///< How large they are together.
};

/// What lies there now. One look at each file.
[[nodiscard]] TableCache tableCache();

/// Deletes the tables, and no other file. Returns what is left.
TableCache clearTableCache();

} // namespace loggia::ui
