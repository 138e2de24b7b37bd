#pragma once

#include "core/base/error.hpp"
#include "core/game_graph/games/packing.hpp"
#include "core/game_graph/games/value.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace loggia::game_graph {

/// Where each cell of a board comes to lie in an image of it.
using Permutation = std::vector<int>;

/// How most boards are written: a square that is empty, of player 1 or of player 2.
inline constexpr std::string_view player_signs = ".12";

// Where pieces go, so many squares to the right and so many down, in the order in which one reads.
inline constexpr std::array straight_directions{std::pair(0, -1), std::pair(-1, 0), std::pair(1, 0),
                                                std::pair(0, 1)};
inline constexpr std::array diagonal_directions{std::pair(-1, -1), std::pair(1, -1),
                                                std::pair(-1, 1), std::pair(1, 1)};
inline constexpr std::array all_directions{std::pair(-1, -1), std::pair(0, -1), std::pair(1, -1),
                                           std::pair(-1, 0),  std::pair(1, 0),  std::pair(-1, 1),
                                           std::pair(0, 1),   std::pair(1, 1)};

/// What games on boards of squares share: their cells, row by row from the top, and how cells and
/// boards are written: `b3` is column and row, `1../1../.22` the rows from the top.
struct Grid {
    int columns = 0;
    int rows = 0;

    [[nodiscard]] int cells() const { return columns * rows; }
    [[nodiscard]] int cell(int column, int row) const { return row * columns + column; }
    [[nodiscard]] int column(int cell) const { return cell % columns; }
    [[nodiscard]] int row(int cell) const { return cell / columns; }
    [[nodiscard]] bool inside(int column, int row) const {
        return column >= 0 && column < columns && row >= 0 && row < rows;
    }
    /// The cell that lies so far to the right and below; none outside of the board.
    [[nodiscard]] std::optional<int> beside(int cell, int right, int down) const;
    [[nodiscard]] std::string name(int cell) const;
    [[nodiscard]] std::string size_text() const; ///< `4x5`: columns and rows

    /// The board of these contents, which are places in `signs`.
    [[nodiscard]] std::string text(const std::vector<int>& contents, std::string_view signs) const;
    /// The contents of a board that is written so.
    [[nodiscard]] Result<std::vector<int>> read(std::string_view text,
                                                std::string_view signs) const;

    /// The mirror images of the board, and where it is square its turns, without itself.
    [[nodiscard]] std::vector<Permutation> symmetries() const;

    friend bool operator==(const Grid&, const Grid&) = default;
};

/// The contents of the first cells of a position that keeps them in two bits each, behind those for
/// the player.
[[nodiscard]] inline std::vector<int> contents_of(State state, int cells) {
    std::vector<int> contents(static_cast<std::size_t>(cells));
    for (int cell = 0; cell < cells; ++cell)
        contents[static_cast<std::size_t>(cell)] =
            bits_of(state, 2 + 2 * static_cast<unsigned>(cell), 2);
    return contents;
}
[[nodiscard]] inline State packed_contents(const std::vector<int>& contents, int player) {
    State state = bits_at(player, 0);
    for (std::size_t cell = 0; cell < contents.size(); ++cell)
        state |= bits_at(contents[cell], 2 + 2 * static_cast<unsigned>(cell));
    return state;
}
/// What such contents are in an image of the board.
[[nodiscard]] inline std::vector<int> permuted(const std::vector<int>& contents,
                                               const Permutation& to) {
    std::vector<int> image(contents.size());
    for (std::size_t cell = 0; cell < contents.size(); ++cell)
        image[static_cast<std::size_t>(to[cell])] = contents[cell];
    return image;
}

} // namespace loggia::game_graph
