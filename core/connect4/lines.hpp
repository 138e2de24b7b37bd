#pragma once

#include "core/connect4/position.hpp"

#include <array>
#include <bit>

namespace loggia::connect4 {

/// The quadruples that a player can still complete: no stone of the opponent lies in them and at
/// least one of their cells is empty. One word for each of the four `directions`; a quadruple is
/// the bit of its first cell, the one from which the other three are reached by adding the shift.
struct OpenLines {
    std::array<Bits, 4> first{};

    [[nodiscard]] constexpr int count() const noexcept {
        return std::popcount(first[0]) + std::popcount(first[1]) + std::popcount(first[2]) +
               std::popcount(first[3]);
    }

    /// All cells of these quadruples, with stones or empty.
    [[nodiscard]] constexpr Bits cover() const noexcept {
        Bits cells_in = 0;
        for (std::size_t i = 0; i < first.size(); ++i) {
            const auto s = static_cast<unsigned>(directions[i]);
            const Bits half = first[i] | (first[i] << s);
            cells_in |= half | (half << (2 * s));
        }
        return cells_in;
    }

    /// How many of these quadruples contain `one_cell`, a single bit.
    [[nodiscard]] constexpr int through(Bits one_cell) const noexcept {
        int count = 0;
        for (std::size_t i = 0; i < first.size(); ++i) {
            const auto s = static_cast<unsigned>(directions[i]);
            const Bits half = one_cell | (one_cell >> s);
            count += std::popcount(first[i] & (half | (half >> (2 * s))));
        }
        return count;
    }
};

/// The quadruples that lie wholly in `region`, each as the bit of its first cell.
[[nodiscard]] constexpr Bits lines_within(Bits region, int direction) noexcept {
    const auto s = static_cast<unsigned>(direction);
    const Bits pairs = region & (region >> s);
    return pairs & (pairs >> (2 * s));
}

/// The open lines of the player who owns `stones` against `against`. About 50 instructions.
[[nodiscard]] constexpr OpenLines open_lines(Bits stones, Bits against) noexcept {
    OpenLines lines;
    const Bits region = all_cells & ~against;
    for (std::size_t i = 0; i < lines.first.size(); ++i)
        lines.first[i] = lines_within(region, directions[i]) & ~lines_within(stones, directions[i]);
    return lines;
}

} // namespace loggia::connect4
