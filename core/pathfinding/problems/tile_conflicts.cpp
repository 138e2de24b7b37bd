#include "core/pathfinding/problems/tile_conflicts.hpp"

#include <algorithm>

namespace loggia::pathfinding {

namespace {

/// Twice the number of tiles that have to leave a line: those beside a longest ascending sequence.
template <class Line, class Place>
std::uint8_t moves_of(int side, int line, std::uint64_t tiles, const Line& line_of,
                      const Place& place_of) {
    std::array<int, 4> places{};
    std::array<int, 4> longest{};
    int count = 0;
    int most = 0;
    for (int i = 0; i < side; ++i) {
        const auto tile = static_cast<int>(tiles >> (4 * i) & 15U);
        if (tile == 0 || tile >= side * side || line_of(tile) != line)
            continue;
        const auto at = static_cast<std::size_t>(count++);
        places.at(at) = place_of(tile);
        longest.at(at) = 1;
        for (std::size_t before = 0; before < at; ++before)
            if (places.at(before) < places.at(at))
                longest.at(at) = std::max(longest.at(at), longest.at(before) + 1);
        most = std::max(most, longest.at(at));
    }
    return static_cast<std::uint8_t>(2 * (count - most));
}

} // namespace

TileConflicts::TileConflicts(int side) {
    const auto row_of = [side](int tile) { return tile / side; };
    const auto column_of = [side](int tile) { return tile % side; };
    const std::uint64_t contents = std::uint64_t{1} << (4 * side);
    for (int line = 0; line < side; ++line) {
        auto& row = rows_.at(static_cast<std::size_t>(line));
        auto& column = columns_.at(static_cast<std::size_t>(line));
        row.resize(contents);
        column.resize(contents);
        for (std::uint64_t tiles = 0; tiles < contents; ++tiles) {
            row[tiles] = moves_of(side, line, tiles, row_of, column_of);
            column[tiles] = moves_of(side, line, tiles, column_of, row_of);
        }
    }
}

const TileConflicts& TileConflicts::of(int side) {
    static const std::array<TileConflicts, 3> all{TileConflicts(2), TileConflicts(3),
                                                  TileConflicts(4)};
    return all.at(static_cast<std::size_t>(side - 2));
}

} // namespace loggia::pathfinding
