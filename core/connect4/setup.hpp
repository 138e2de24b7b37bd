#pragma once

#include "core/base/error.hpp"
#include "core/connect4/position.hpp"

#include <optional>

namespace loggia::connect4 {

/// A board being put up by hand. Stones always rest on the bottom or on other stones, but their
/// numbers need not fit a game yet. Values in, values out; nothing here fails.
struct Setup {
    std::array<Bits, 2> stones{};

    [[nodiscard]] static constexpr Setup of(const Position& position) noexcept {
        return {{position.stones(Player::one), position.stones(Player::two)}};
    }
    [[nodiscard]] constexpr Bits occupied() const noexcept { return stones[0] | stones[1]; }
    [[nodiscard]] constexpr int count(Player player) const noexcept {
        return std::popcount(stones[static_cast<std::size_t>(player)]);
    }
    [[nodiscard]] constexpr int height(int column) const noexcept {
        return std::popcount(occupied() & column_cells(column));
    }
    /// Whose stone lies in a cell.
    [[nodiscard]] std::optional<Player> at(int column, int row) const noexcept;

    friend bool operator==(const Setup&, const Setup&) = default;
};

/// A setup of any bits: what lies outside the board, on another stone or on nothing is left out.
[[nodiscard]] Setup setup_of(Bits one, Bits two) noexcept;

/// The player whose stone brings the numbers nearer to a possible board: player one when it has at
/// most as many stones as player two.
[[nodiscard]] Player next_in_turn(const Setup& setup) noexcept;

/// With one more stone on top of a column; unchanged when the column is full.
[[nodiscard]] Setup with_stone(const Setup& setup, int column, Player player) noexcept;

/// With the stone in a cell given to `player`; unchanged when the cell is empty.
[[nodiscard]] Setup recoloured(const Setup& setup, int column, int row, Player player) noexcept;

/// Without the stone in a cell; those above it fall down by one. Unchanged when the cell is empty.
[[nodiscard]] Setup without_stone(const Setup& setup, int column, int row) noexcept;

/// The position, or why the numbers of stones are impossible and what would mend it.
[[nodiscard]] Result<Position> position_of(const Setup& setup);

} // namespace loggia::connect4
