#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace loggia::connect4 {

inline constexpr int columns = 7;
inline constexpr int rows = 6;
inline constexpr int cells = columns * rows;

/// Player one moves first (the assignment's red), player two second (green).
enum class Player : std::uint8_t { one = 0, two = 1 };

[[nodiscard]] constexpr Player opponent(Player player) noexcept {
    return player == Player::one ? Player::two : Player::one;
}

/// A set of cells as bits. Column c (0 is the left one) takes bits 7c to 7c + 5, bottom row first;
/// bit 7c + 6 is always 0 in a set of stones, so that shifts by 1 (up), 7 (right), 8 (up and right)
/// and 6 (down and right) never run from one column into the next.
using Bits = std::uint64_t;

inline constexpr int column_stride = rows + 1;

[[nodiscard]] constexpr Bits cell(int column, int row) noexcept {
    return Bits{1} << static_cast<unsigned>(column * column_stride + row);
}
[[nodiscard]] constexpr Bits column_cells(int column) noexcept {
    return ((Bits{1} << static_cast<unsigned>(rows)) - 1)
           << static_cast<unsigned>(column * column_stride);
}
inline constexpr Bits bottom_row = [] {
    Bits bits = 0;
    for (int c = 0; c < columns; ++c)
        bits |= cell(c, 0);
    return bits;
}();
inline constexpr Bits all_cells = bottom_row * ((Bits{1} << static_cast<unsigned>(rows)) - 1);

/// The columns, those in the middle first: most quadruples pass through them.
inline constexpr std::array<int, columns> middle_out{3, 2, 4, 1, 5, 0, 6};

/// Column 1 and column 7 change places, and so on.
[[nodiscard]] constexpr Bits mirrored(Bits bits) noexcept {
    constexpr Bits low = 0x7F;
    return ((bits >> 42U) & low) | (((bits >> 35U) & low) << 7U) | (((bits >> 28U) & low) << 14U) |
           (bits & (low << 21U)) | (((bits >> 14U) & low) << 28U) | (((bits >> 7U) & low) << 35U) |
           ((bits & low) << 42U);
}

/// The four directions in which a quadruple can lie, as shifts of a Bits.
inline constexpr std::array<int, 4> directions{1, column_stride, column_stride + 1,
                                               column_stride - 1};

inline constexpr int quadruple_count = 69;

/// All quadruples of four consecutive cells: vertical, horizontal, rising, falling diagonals.
extern const std::array<Bits, quadruple_count> quadruples;

/// Points of both players: the number of quadruples that each has completed.
struct Score {
    int one = 0;
    int two = 0;

    [[nodiscard]] constexpr int of(Player player) const noexcept {
        return player == Player::one ? one : two;
    }
    /// Points of `player` less those of the opponent.
    [[nodiscard]] constexpr int lead(Player player) const noexcept {
        return player == Player::one ? one - two : two - one;
    }
    friend constexpr bool operator==(const Score&, const Score&) = default;
};

/// The number of quadruples in a set of stones. About 20 instructions.
[[nodiscard]] constexpr int count_quadruples(Bits stones) noexcept {
    int count = 0;
    for (const int shift : directions) {
        const auto s = static_cast<unsigned>(shift);
        const Bits pairs = stones & (stones >> s);
        count += std::popcount(pairs & (pairs >> (2 * s)));
    }
    return count;
}

/// A Max-Connect4 position: who has stones where, and who moves next.
///
/// Stones always rest on the bottom or on other stones, and player one has as many stones as player
/// two, or one more when player two is to move: `position_of` (format.hpp) refuses everything else.
class Position {
public:
    /// The empty board, player one to move.
    constexpr Position() noexcept = default;

    /// The stones have to obey the rules above; player one is to move when the counts are equal.
    [[nodiscard]] static constexpr Position of_stones(Bits one, Bits two) noexcept {
        Position position;
        position.stones_ = {one, two};
        return position;
    }

    [[nodiscard]] constexpr Bits stones(Player player) const noexcept {
        return stones_[static_cast<std::size_t>(player)];
    }
    [[nodiscard]] constexpr Bits occupied() const noexcept { return stones_[0] | stones_[1]; }
    [[nodiscard]] constexpr int stone_count() const noexcept { return std::popcount(occupied()); }
    [[nodiscard]] constexpr int empty_count() const noexcept { return cells - stone_count(); }
    [[nodiscard]] constexpr Player to_move() const noexcept {
        return stone_count() % 2 == 0 ? Player::one : Player::two;
    }
    [[nodiscard]] constexpr bool is_full() const noexcept { return occupied() == all_cells; }

    /// Stones in a column, 0 to 6.
    [[nodiscard]] constexpr int height(int column) const noexcept {
        return std::popcount(occupied() & column_cells(column));
    }
    [[nodiscard]] constexpr bool can_play(int column) const noexcept {
        return column >= 0 && column < columns && (occupied() & cell(column, rows - 1)) == 0;
    }
    /// The cells that a stone can fall on, one in each column that is not full.
    [[nodiscard]] constexpr Bits playable() const noexcept {
        return (occupied() + bottom_row) & all_cells;
    }
    /// The position after the player to move has dropped a stone into `column`, which must not be
    /// full.
    [[nodiscard]] constexpr Position after(int column) const noexcept {
        Position next = *this;
        next.stones_[static_cast<std::size_t>(to_move())] |= playable() & column_cells(column);
        return next;
    }
    [[nodiscard]] constexpr Score score() const noexcept {
        return {count_quadruples(stones_[0]), count_quadruples(stones_[1])};
    }
    /// The same position seen in a mirror.
    [[nodiscard]] constexpr Position mirrored() const noexcept {
        return of_stones(connect4::mirrored(stones_[0]), connect4::mirrored(stones_[1]));
    }

    friend constexpr bool operator==(const Position&, const Position&) = default;

private:
    std::array<Bits, 2> stones_{};
};

} // namespace loggia::connect4
