#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace loggia::pathfinding {

/// Linear conflict (Hansson, Mayer and Yung 1992): two tiles in the line that they belong to, in
/// the wrong order, cannot pass each other there, so one of them has to leave the line and come
/// back, which takes two moves more than Manhattan distances count. Of a line as few tiles leave as
/// are needed for the rest to be in order.
class TileConflicts {
public:
    /// Of a side from 2 to 4; made at the first call, in some milliseconds. 512 KB for side 4.
    [[nodiscard]] static const TileConflicts& of(int side);

    /// Moves beyond the Manhattan distances for the tiles of a row: four bits each, from the left.
    [[nodiscard]] int row(int row, std::uint64_t tiles) const noexcept {
        return rows_[static_cast<std::size_t>(row)][tiles];
    }
    /// Of a column, from the top.
    [[nodiscard]] int column(int column, std::uint64_t tiles) const noexcept {
        return columns_[static_cast<std::size_t>(column)][tiles];
    }

private:
    explicit TileConflicts(int side);

    std::array<std::vector<std::uint8_t>, 4> rows_;
    std::array<std::vector<std::uint8_t>, 4> columns_;
};

} // namespace loggia::pathfinding
