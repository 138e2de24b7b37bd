#pragma once

// Inside the sliding puzzles: heuristics that are brought up to date move by move.

#include "core/pathfinding/problems/sliding.hpp"
#include "core/pathfinding/problems/tile_conflicts.hpp"
#include "core/pathfinding/problems/tile_patterns.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

namespace loggia::pathfinding::detail {

// A heuristic has a Value that it keeps of an order of tiles, and
//
//     start(tiles)                    the value of an order
//     moved(value, tile, from, to)    that after a tile went from a place into the gap
//     heuristic_value(value)
//     at_goal(value)                  whether all tiles are at home

/// What a tile at a place is away from its own, one number a tile.
class TileSums {
public:
    using Value = int;

    /// By tile, then place.
    using Table = std::array<std::array<std::int8_t, 16>, 16>;

    TileSums(int side, bool manhattan, bool counts) : counts_(counts) {
        for (int tile = 1; tile < side * side; ++tile)
            for (int place = 0; place < side * side; ++place) {
                const int away =
                    std::abs(place / side - tile / side) + std::abs(place % side - tile % side);
                table_[static_cast<std::size_t>(tile)][static_cast<std::size_t>(place)] =
                    static_cast<std::int8_t>(manhattan ? away : away != 0);
            }
    }
    [[nodiscard]] Value start(const Tiles& tiles) const noexcept {
        Value sum = 0;
        for (int place = 0; place < tiles.side * tiles.side; ++place)
            sum +=
                table_[static_cast<std::size_t>(tiles.at(place))][static_cast<std::size_t>(place)];
        return sum;
    }
    [[nodiscard]] Value moved(Value value, unsigned tile, unsigned from,
                              unsigned to) const noexcept {
        return value + table_[tile][to] - table_[tile][from];
    }
    [[nodiscard]] int heuristic_value(Value value) const noexcept { return counts_ ? value : 0; }
    [[nodiscard]] static bool at_goal(Value value) noexcept { return value == 0; }

private:
    Table table_{};
    bool counts_;
};

/// Manhattan distances, with nothing to be asked in between.
class ManhattanTiles : public TileSums {
public:
    explicit ManhattanTiles(int side) : TileSums(side, true, true) {}
    [[nodiscard]] static int heuristic_value(Value value) noexcept { return value; }
};

/// Manhattan distances and linear conflicts.
class ConflictTiles {
public:
    struct Value {
        int distances = 0;
        int conflicts = 0;
        std::uint64_t rows = 0;    ///< the tiles row by row, 0 for the gap
        std::uint64_t columns = 0; ///< the same column by column
    };

    explicit ConflictTiles(int side)
        : side_(static_cast<unsigned>(side)), line_((std::uint64_t{1} << (4 * side_)) - 1),
          distances_(side), conflicts_(&TileConflicts::of(side)) {
        for (unsigned place = 0; place < side_ * side_; ++place)
            across_[place] = static_cast<std::uint8_t>(place % side_ * side_ + place / side_);
    }
    [[nodiscard]] Value start(const Tiles& tiles) const noexcept {
        Value value{distances_.start(tiles), 0, tiles.places, 0};
        for (unsigned place = 0; place < side_ * side_; ++place)
            value.columns |= static_cast<std::uint64_t>(tiles.at(static_cast<int>(place)))
                             << (4U * across_[place]);
        for (unsigned line = 0; line < side_; ++line)
            value.conflicts += row(value.rows, line) + column(value.columns, line);
        return value;
    }
    [[nodiscard]] Value moved(const Value& value, unsigned tile, unsigned from,
                              unsigned to) const noexcept {
        const auto change = [tile](unsigned a, unsigned b) {
            return std::uint64_t{tile} << (4 * a) ^ std::uint64_t{tile} << (4 * b);
        };
        Value next{distances_.moved(value.distances, tile, from, to), value.conflicts,
                   value.rows ^ change(from, to),
                   value.columns ^ change(across_[from], across_[to])};
        // A tile that goes up or down stays between the same tiles of its column.
        const unsigned old_row = from / side_;
        const unsigned new_row = to / side_;
        if (old_row != new_row) {
            next.conflicts += row(next.rows, old_row) + row(next.rows, new_row) -
                              row(value.rows, old_row) - row(value.rows, new_row);
            return next;
        }
        const unsigned a = from % side_;
        const unsigned b = to % side_;
        next.conflicts += column(next.columns, a) + column(next.columns, b) -
                          column(value.columns, a) - column(value.columns, b);
        return next;
    }
    [[nodiscard]] static int heuristic_value(const Value& value) noexcept {
        return value.distances + value.conflicts;
    }
    [[nodiscard]] static bool at_goal(const Value& value) noexcept { return value.distances == 0; }

private:
    [[nodiscard]] int row(std::uint64_t rows, unsigned line) const noexcept {
        return conflicts_->row(static_cast<int>(line), rows >> (4 * side_ * line) & line_);
    }
    [[nodiscard]] int column(std::uint64_t columns, unsigned line) const noexcept {
        return conflicts_->column(static_cast<int>(line), columns >> (4 * side_ * line) & line_);
    }

    unsigned side_;
    std::uint64_t line_;
    ManhattanTiles distances_;
    const TileConflicts* conflicts_;
    std::array<std::uint8_t, 16> across_{};
};

/// The higher of two sums of a pattern database: of the order as it is, and reflected in the
/// diagonal that has the gap's home on it, which the same moves solve, reflected.
class PatternTiles {
public:
    struct Value {
        std::array<std::uint32_t, 2 * TilePatterns::most_parts> indices{};
        std::array<std::uint8_t, 2 * TilePatterns::most_parts> moves{};
        std::array<std::int16_t, 2> sums{};
    };

    explicit PatternTiles(const TilePatterns& patterns) : patterns_(&patterns) {
        const int side = patterns.side();
        for (int place = 0; place < side * side; ++place) {
            const int across = place % side * side + place / side;
            across_[static_cast<std::size_t>(place)] = static_cast<std::uint8_t>(across);
            slots_[0][static_cast<std::size_t>(place)] = patterns.slot(place);
            slots_[1][static_cast<std::size_t>(place)] = patterns.slot(across);
        }
    }
    [[nodiscard]] Value start(const Tiles& tiles) const noexcept {
        Value value;
        for (int place = 0; place < tiles.side * tiles.side; ++place) {
            const auto tile = static_cast<std::size_t>(tiles.at(place));
            const auto at = static_cast<std::uint32_t>(place);
            if (tile == 0)
                continue;
            value.indices[slots_[0][tile].part] |= at << slots_[0][tile].shift;
            value.indices[TilePatterns::most_parts + slots_[1][tile].part] |=
                std::uint32_t{across_[at]} << slots_[1][tile].shift;
        }
        for (std::size_t view = 0; view < 2; ++view)
            for (std::size_t part = 0; part < patterns_->parts(); ++part) {
                const std::size_t at = view * TilePatterns::most_parts + part;
                const int moves = patterns_->moves(part, value.indices[at]);
                value.moves[at] = static_cast<std::uint8_t>(moves);
                value.sums[view] = static_cast<std::int16_t>(value.sums[view] + moves);
            }
        return value;
    }
    [[nodiscard]] Value moved(const Value& value, unsigned tile, unsigned from,
                              unsigned to) const noexcept {
        Value next = value;
        move(next, 0, slots_[0][tile], from ^ to);
        move(next, 1, slots_[1][tile], unsigned{across_[from]} ^ across_[to]);
        return next;
    }
    [[nodiscard]] static int heuristic_value(const Value& value) noexcept {
        return std::max(value.sums[0], value.sums[1]);
    }
    [[nodiscard]] static bool at_goal(const Value& value) noexcept { return value.sums[0] == 0; }

private:
    void move(Value& value, std::size_t view, const TilePatterns::Slot& slot,
              unsigned change) const noexcept {
        const std::size_t at = view * TilePatterns::most_parts + slot.part;
        value.indices[at] ^= change << slot.shift;
        const int moves = patterns_->moves(slot.part, value.indices[at]);
        value.sums[view] = static_cast<std::int16_t>(value.sums[view] + moves - value.moves[at]);
        value.moves[at] = static_cast<std::uint8_t>(moves);
    }

    const TilePatterns* patterns_;
    std::array<std::uint8_t, 16> across_{};
    std::array<std::array<TilePatterns::Slot, 16>, 2> slots_{};
};

/// Calls `use` with the heuristic. `patterns` has to be there where it is asked for.
template <class Use>
auto with_tile_heuristic(SlidingHeuristic heuristic, const TilePatterns* patterns, int side,
                         const Use& use) {
    switch (heuristic) {
    case SlidingHeuristic::manhattan:
        return use(ManhattanTiles(side));
    case SlidingHeuristic::linear_conflict:
        return use(ConflictTiles(side));
    case SlidingHeuristic::patterns:
        if (patterns != nullptr)
            return use(PatternTiles(*patterns));
        break;
    case SlidingHeuristic::misplaced:
        return use(TileSums(side, false, true));
    case SlidingHeuristic::null:
        break;
    }
    return use(TileSums(side, false, false));
}

} // namespace loggia::pathfinding::detail
