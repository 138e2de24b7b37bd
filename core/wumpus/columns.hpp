#pragma once

#include "core/wumpus/cave.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace loggia::wumpus {

/// The rows of the table of all caves: row 4096 m + p is the cave with the monster in the m-th of
/// the twelve squares that are not safe, and a pit in the k-th of them where bit k of p is set.
/// Rows p = 0 and p = 4095 of each m (no pits, twelve pits) stand for no cave.
constexpr int free_square_count = 12;
constexpr std::size_t pit_sets = std::size_t{1} << free_square_count;
constexpr std::size_t words_a_monster = pit_sets / 64;
constexpr std::size_t row_words = free_square_count * words_a_monster;
constexpr int cave_count = free_square_count * (static_cast<int>(pit_sets) - 2);

/// The squares that are not safe, by their place in the table's order.
[[nodiscard]] Square free_square(int place) noexcept;
/// Pits by bit k of `pit_set` to squares.
[[nodiscard]] Squares pits_of(std::size_t pit_set) noexcept;

/// A set of rows, one bit each.
using Rows = std::array<std::uint64_t, row_words>;

[[nodiscard]] Cave cave_of(std::size_t row) noexcept;
/// The row of a world that breaks no rule; none for others.
[[nodiscard]] std::optional<std::size_t> row_of(World world) noexcept;
/// How many rows are in the set.
[[nodiscard]] int count(const Rows& rows) noexcept;
/// The first row of the set at or after `from`, or none.
[[nodiscard]] std::optional<std::size_t> first_row(const Rows& rows, std::size_t from = 0) noexcept;

/// The truth value of each symbol in each row, 393 KB, and the rows that are caves. The same for
/// everyone and never changed, so it is made once, at the first call (0.3 ms), and shared.
class Columns {
public:
    [[nodiscard]] static const Columns& get();

    [[nodiscard]] const Rows& of(int symbol) const noexcept { return columns_[symbol_at(symbol)]; }
    [[nodiscard]] const Rows& caves() const noexcept { return caves_; }
    /// A pointer to each column, by symbol, as logic::Program takes them.
    [[nodiscard]] std::span<const std::uint64_t* const> pointers() const noexcept {
        return pointers_;
    }

    /// In how many of `rows` each symbol holds. About 5 microseconds: most columns are constant
    /// over words or over all rows of a monster, so the words are counted once for them.
    [[nodiscard]] std::array<int, symbol_count> count_each(const Rows& rows) const noexcept;

private:
    /// How far a column repeats one value: over all rows of each monster, over each word, or not.
    enum class Grain : std::uint8_t { monster, word, row };

    Columns();
    static std::size_t symbol_at(int symbol) noexcept { return static_cast<std::size_t>(symbol); }

    std::vector<Rows> columns_;
    Rows caves_{};
    std::array<const std::uint64_t*, symbol_count> pointers_{};
    std::array<Grain, symbol_count> grains_{};
};

} // namespace loggia::wumpus
