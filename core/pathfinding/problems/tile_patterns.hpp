#pragma once

#include "core/base/control.hpp"
#include "core/pathfinding/problems/sliding.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace loggia::pathfinding {

/// An additive pattern database (Felner, Korf and Hanan 2004; Korf and Felner 2002): the tiles are
/// divided into patterns, and a table has the fewest moves of its tiles that bring a pattern home
/// from anywhere, whatever the others do. As each move is of one tile, the numbers of all patterns
/// add up to a heuristic that is never too high. It is not consistent, since the gap is left out of
/// the tables: A* has to expand states again. The 15-puzzle has patterns of 6, 6 and 3 tiles,
/// the 8-puzzle of 4 and 4, the 3-puzzle one.
///
/// A table has a byte for every place of each of its tiles, four bits a tile, also where two are in
/// one place: 33.6 MB for the 15-puzzle. It is made by breadth-first search from the goal in about
/// five seconds, and kept in the cache folder.
class TilePatterns {
public:
    static constexpr std::size_t most_parts = 3;

    /// The tables of a side from 2 to 4, which all callers share: made when they are first needed,
    /// or read from the cache folder. Null where it was stopped.
    [[nodiscard]] static std::shared_ptr<const TilePatterns> of(int side,
                                                                const Control& control = {});
    /// Made anew.
    [[nodiscard]] static std::shared_ptr<const TilePatterns> make(int side,
                                                                  const Control& control = {});

    [[nodiscard]] int side() const noexcept { return side_; }
    [[nodiscard]] std::size_t parts() const noexcept { return parts_; }
    [[nodiscard]] std::size_t bytes() const noexcept;

    /// Where the place of a tile is in its part's index.
    struct Slot {
        std::uint8_t part = 0;
        std::uint8_t shift = 0;
    };
    [[nodiscard]] const Slot& slot(int tile) const noexcept {
        return slots_[static_cast<std::size_t>(tile)];
    }
    /// The fewest moves of a part's tiles, by their places.
    [[nodiscard]] int moves(std::size_t part, std::uint32_t index) const noexcept {
        return tables_[part][index];
    }

private:
    explicit TilePatterns(int side);
    [[nodiscard]] bool fill(std::size_t part, const std::vector<int>& tiles,
                            const Control& control);
    [[nodiscard]] bool load();
    void keep() const;
    [[nodiscard]] std::uint64_t checksum() const noexcept;

    int side_;
    std::size_t parts_ = 0;
    std::array<Slot, 16> slots_{};
    std::array<std::vector<std::uint8_t>, most_parts> tables_;
};

} // namespace loggia::pathfinding
