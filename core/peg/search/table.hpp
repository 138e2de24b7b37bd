#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/peg/game.hpp"
#include "core/peg/symmetry.hpp"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::peg {

/// For every position that can be reached from a puzzle's start, modulo the symmetries that
/// preserve the goal: whether the goal can be reached from it. Only the positions from which it can
/// are stored, with 8 bytes each; the others are only counted.
///
/// English board, centre to centre: 23,475,688 positions, of which 1,679,072 still lead to the
/// goal.
class Table {
public:
    struct Level {
        std::uint64_t reachable = 0;
        std::vector<Holes> winning; ///< as Canonical has them, in order
    };

    /// All positions, level by level forwards, then those that lead to the goal backwards among
    /// them. English board: some ten seconds and 500 MB with one thread; the table is the same with
    /// any number of them. Fails if there are more than `most` positions, and when stopped.
    /// `visited` is then the number of positions found before the failure.
    [[nodiscard]] static Result<Table> build(const Puzzle& puzzle, std::size_t most = 40'000'000,
                                             const Control& control = {},
                                             std::uint64_t* visited = nullptr, int threads = 1);

    [[nodiscard]] const Puzzle& puzzle() const noexcept { return puzzle_; }
    /// By the number of jumps made, 0 to puzzle().jumps().
    [[nodiscard]] const std::vector<Level>& levels() const noexcept { return levels_; }
    [[nodiscard]] std::uint64_t reachable() const noexcept;
    [[nodiscard]] std::uint64_t winning() const noexcept;

    /// Whether the goal can be reached from a position; false for positions that cannot be reached
    /// from the start. Under a microsecond.
    [[nodiscard]] bool wins(Holes position) const;
    /// The same of a position as Canonical has it.
    [[nodiscard]] bool wins_canonical(Holes position) const;
    /// The jumps that keep it so.
    [[nodiscard]] std::vector<Jump> winning_jumps(Holes position) const;

    /// As bytes: a line with name and version, the puzzle, the levels, a checksum over all of it.
    /// About 2 bytes for each winning position.
    [[nodiscard]] std::string to_bytes() const;
    [[nodiscard]] static Result<Table> of_bytes(std::string_view bytes);
    /// Written to a file whole or not at all; see write_file.
    [[nodiscard]] Result<void> save(const std::filesystem::path& path) const;
    [[nodiscard]] static Result<Table> load(const std::filesystem::path& path);

    friend bool operator==(const Table& left, const Table& right);

private:
    Table(Puzzle puzzle, std::vector<Level> levels);

    Puzzle puzzle_;
    std::vector<Level> levels_;
    std::shared_ptr<const Canonical> canonical_; ///< of puzzle_
};

/// FNV-1a (Fowler, Noll, Vo 1991): detects damage, not forgery.
[[nodiscard]] std::uint64_t checksum(std::string_view bytes) noexcept;

} // namespace loggia::peg
