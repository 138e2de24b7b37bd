#pragma once

#include "core/connect4/bounds.hpp"
#include "core/connect4/engine/horizon.hpp"
#include "core/connect4/engine/line_table.hpp"
#include "core/connect4/engine/transposition_table.hpp"
#include "core/connect4/position.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <optional>

namespace loggia::connect4 {

inline constexpr int unknown_column = 7; ///< In a table's entry: no best move.

/// A position as the depth-limited search sees it, its value added up move by move.
struct SearchNode {
    std::array<Bits, 2> stones;
    Player mover;
    int points;  ///< Player one's lead.
    int pattern; ///< Value of the open quadruples and the initiative to player one.
    int empties;

    [[nodiscard]] int sign() const { return mover == Player::one ? 1 : -1; }
    [[nodiscard]] Bits occupied() const { return stones[0] | stones[1]; }
    [[nodiscard]] Bits playable() const { return (occupied() + bottom_row) & all_cells; }
    [[nodiscard]] PositionKey key() const { return key_of(stones[0], stones[1]); }
    [[nodiscard]] SearchNode after(unsigned cell_index, PackedScore gain) const {
        SearchNode next = *this;
        next.stones[static_cast<std::size_t>(mover)] |= Bits{1} << cell_index;
        next.mover = opponent(mover);
        next.points += gain.points();
        next.pattern += gain.pattern();
        --next.empties;
        return next;
    }
    /// The most that player one, who is to move, can still gain, in hundredths: what player two
    /// keeps by following.
    [[nodiscard]] int cap() const {
        return 100 * (following_bounds(stones[0], stones[1]).upper - points);
    }
};

struct SearchMove {
    unsigned cell_index;
    PackedScore gain; ///< Player one's.
    int points;       ///< Won by the mover, hundredths.
    int order;

    [[nodiscard]] int column() const { return static_cast<int>(cell_index) / column_stride; }
    [[nodiscard]] Bits stone() const { return Bits{1} << cell_index; }
};

/// At most one move a column, the most promising first.
struct SearchMoves {
    std::array<SearchMove, columns> all; // NOLINT: left unset on purpose
    std::size_t count = 0;

    [[nodiscard]] const SearchMove& operator[](std::size_t i) const { return all[i]; }
    void insert(const SearchMove& move) {
        // Seven moves at most: sorting by insertion beats everything else.
        std::size_t at = count++;
        for (; at > 0 && all[at - 1].order < move.order; --at)
            all[at] = all[at - 1];
        all[at] = move;
    }
};

/// What a search works out at a node before it looks at the moves.
struct SearchVisit {
    int cap;                        ///< No value of the node exceeds it.
    std::optional<Horizon> horizon; ///< Where leaves are judged by the score alone.
    std::optional<PositionKey> key; ///< Where the table is used.
    Bits first = 0;                 ///< The cell that the table holds as the best move, or 0.
};

} // namespace loggia::connect4
