#pragma once

#include "core/connect4/position.hpp"

#include <array>
#include <vector>

namespace loggia::connect4 {

/// The rules of Max-Connect4 on a plain board of numbers, cell by cell and without a single bit
/// trick: an oracle for what is built of Bits. 0 is an empty cell, 1 and 2 are the players.
struct Grid {
    std::array<std::array<int, rows>, columns> at{}; ///< [column][row], bottom row first.

    struct Cell {
        int column;
        int row;

        friend bool operator==(const Cell&, const Cell&) = default;
    };
    using Line = std::array<Cell, 4>;

    [[nodiscard]] static bool is_on_board(Cell cell) {
        return cell.column >= 0 && cell.column < columns && cell.row >= 0 && cell.row < rows;
    }

    /// Every line of four cells that go from each other by one step (right, up).
    [[nodiscard]] static std::vector<Line> lines(int right, int up) {
        std::vector<Line> result;
        for (int c = 0; c < columns; ++c)
            for (int r = 0; r < rows; ++r)
                if (is_on_board({c + 3 * right, r + 3 * up}))
                    result.push_back({Cell{c, r}, Cell{c + right, r + up},
                                      Cell{c + 2 * right, r + 2 * up},
                                      Cell{c + 3 * right, r + 3 * up}});
        return result;
    }
    /// Upright, level, rising, falling.
    [[nodiscard]] static std::vector<Line> all_lines() {
        std::vector<Line> result;
        for (const auto& [right, up] : {Cell{0, 1}, Cell{1, 0}, Cell{1, 1}, Cell{1, -1}})
            for (const Line& line : lines(right, up))
                result.push_back(line);
        return result;
    }

    [[nodiscard]] int& operator[](Cell cell) {
        return at.at(static_cast<std::size_t>(cell.column)).at(static_cast<std::size_t>(cell.row));
    }
    [[nodiscard]] int operator[](Cell cell) const {
        return at.at(static_cast<std::size_t>(cell.column)).at(static_cast<std::size_t>(cell.row));
    }

    [[nodiscard]] int count(const Line& line, int player) const {
        int result = 0;
        for (const Cell& cell : line)
            result += (*this)[cell] == player ? 1 : 0;
        return result;
    }
    [[nodiscard]] int points(int player) const {
        static const std::vector<Line> every = all_lines();
        int result = 0;
        for (const Line& line : every)
            result += count(line, player) == 4 ? 1 : 0;
        return result;
    }
    [[nodiscard]] int stones(int player) const {
        int result = 0;
        for (const auto& column : at)
            for (const int each : column)
                result += each == player ? 1 : 0;
        return result;
    }
    [[nodiscard]] int mover() const { return stones(1) == stones(2) ? 1 : 2; }
    [[nodiscard]] int height(int column) const {
        int row = 0;
        while (row < rows && (*this)[{column, row}] != 0)
            ++row;
        return row;
    }
    /// The mover's stone goes on top of `column`, which must not be full.
    void drop(int column) {
        const int player = mover();
        (*this)[{column, height(column)}] = player;
    }

    friend bool operator==(const Grid&, const Grid&) = default;
};

/// The bit of a cell as position.hpp's comment has it, worked out once more.
[[nodiscard]] inline Bits bit_of(Grid::Cell cell) {
    Bits bit = 1;
    for (int i = 0; i < 7 * cell.column + cell.row; ++i)
        bit *= 2;
    return bit;
}

[[nodiscard]] inline Grid grid_of(const Position& position) {
    Grid grid;
    for (int c = 0; c < columns; ++c)
        for (int r = 0; r < rows; ++r)
            for (const Player player : {Player::one, Player::two})
                if ((position.stones(player) & bit_of({c, r})) != 0)
                    grid[{c, r}] = player == Player::one ? 1 : 2;
    return grid;
}

} // namespace loggia::connect4
