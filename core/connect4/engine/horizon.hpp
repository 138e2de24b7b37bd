#pragma once

#include "core/connect4/position.hpp"

#include <array>

namespace loggia::connect4 {

/// How many points can still be won in the moves that a search looks ahead: upper bounds from the
/// quadruples that hold no stone of the opponent and can be filled within these moves.
///
/// To fill an empty cell takes as many moves as there are empty cells in its column up to it, so to
/// fill a quadruple that is not vertical takes the sum over its empty cells. The sums of all
/// quadruples of a direction are computed at once, bit by bit: the sets `k` below hold the cells,
/// or the quadruples by their first cell, whose number has the binary digit k.
class Horizon {
public:
    /// What can be filled within `moves` moves of both sides together, 1 to 42. 150 instructions.
    Horizon(Bits occupied, int moves) noexcept : empty_(all_cells & ~occupied) {
        std::array<Bits, 6> at_cost{};
        at_cost[0] = (occupied + bottom_row) & all_cells;
        for (std::size_t i = 1; i < at_cost.size(); ++i)
            at_cost[i] = (at_cost[i - 1] << 1U) & all_cells;
        const Bits ones = at_cost[0] | at_cost[2] | at_cost[4];
        const Bits twos = at_cost[1] | at_cost[2] | at_cost[5];
        const Bits fours = at_cost[3] | at_cost[4] | at_cost[5];

        Bits reachable = 0;
        for (int i = 0; i < moves && i < rows; ++i)
            reachable |= at_cost[static_cast<std::size_t>(i)];
        affordable_[0] = vertical(reachable | occupied);
        for (std::size_t i = 1; i < directions.size(); ++i)
            affordable_[i] = within(moves, ones, twos, fours, static_cast<unsigned>(directions[i]));
    }

    /// Points that the side with the stones `own` can win by `stones` more. 80 instructions.
    [[nodiscard]] int max_gain(Bits own, int stones) const noexcept {
        if (stones == 0)
            return 0;
        int count = 0;
        for (std::size_t i = 0; i < directions.size(); ++i) {
            const auto s = static_cast<unsigned>(directions[i]);
            const Bits usable = own | empty_;
            const Bits open_pairs = usable & (usable >> s);
            const Bits open = open_pairs & (open_pairs >> (2 * s)) & affordable_[i];
            if (open != 0)
                count += std::popcount(open & lacking_at_most(stones, own, s));
        }
        return count;
    }

    /// Those of the stones `own` that lie in such quadruples: all that matter of them.
    [[nodiscard]] Bits live(Bits own, int stones) const noexcept {
        if (stones == 0)
            return 0;
        Bits cover = 0;
        for (std::size_t i = 0; i < directions.size(); ++i) {
            const auto s = static_cast<unsigned>(directions[i]);
            const Bits usable = own | empty_;
            const Bits open_pairs = usable & (usable >> s);
            const Bits open = open_pairs & (open_pairs >> (2 * s)) & affordable_[i] &
                              lacking_at_most(stones, own, s);
            const Bits half = open | (open << s);
            cover |= half | (half << (2 * s));
        }
        return cover & own;
    }

private:
    static Bits vertical(Bits usable) noexcept {
        const Bits pairs = usable & (usable >> 1U);
        return pairs & (pairs >> 2U);
    }

    /// The quadruples whose cells cost no more than `moves` in all.
    static Bits within(int moves, Bits ones, Bits twos, Bits fours, unsigned s) noexcept {
        // Two cells: 0 to 12.
        const Bits carry1 = ones & (ones >> s);
        const Bits p1 = ones ^ (ones >> s);
        const Bits half2 = twos ^ (twos >> s);
        const Bits carry2 = (twos & (twos >> s)) | (half2 & carry1);
        const Bits p2 = half2 ^ carry1;
        const Bits half4 = fours ^ (fours >> s);
        const Bits p8 = (fours & (fours >> s)) | (half4 & carry2);
        const Bits p4 = half4 ^ carry2;
        // Four cells: 0 to 24.
        const unsigned t = 2 * s;
        const Bits c1 = p1 & (p1 >> t);
        const Bits q1 = p1 ^ (p1 >> t);
        const Bits h2 = p2 ^ (p2 >> t);
        const Bits c2 = (p2 & (p2 >> t)) | (h2 & c1);
        const Bits q2 = h2 ^ c1;
        const Bits h4 = p4 ^ (p4 >> t);
        const Bits c4 = (p4 & (p4 >> t)) | (h4 & c2);
        const Bits q4 = h4 ^ c2;
        const Bits h8 = p8 ^ (p8 >> t);
        const Bits q16 = (p8 & (p8 >> t)) | (h8 & c4);
        const Bits q8 = h8 ^ c4;
        // Less than or equal, from the lowest digit up.
        const std::array<Bits, 5> digits{q1, q2, q4, q8, q16};
        if (moves >= 31)
            return ~Bits{0};
        Bits less_or_equal = ~Bits{0};
        for (unsigned k = 0; k < digits.size(); ++k)
            less_or_equal = (static_cast<unsigned>(moves) >> k & 1U) != 0
                                ? less_or_equal | ~digits[k]
                                : less_or_equal & ~digits[k];
        return less_or_equal;
    }

    /// The quadruples that hold at least 4 - `stones` of `own`, but not 4.
    static Bits lacking_at_most(int stones, Bits own, unsigned s) noexcept {
        const Bits second = own >> s;
        const Bits odd = own ^ second;
        const Bits both = own & second;
        const Bits odd_up = odd >> (2 * s);
        const Bits both_up = both >> (2 * s);
        const Bits four = both & both_up;
        if (stones >= 4)
            return ~four;
        const Bits three = (both & odd_up) | (both_up & odd);
        if (stones == 1)
            return three;
        if (stones == 2)
            return three | ((both ^ both_up) | (odd & odd_up));
        return (own | second | (own >> (2 * s)) | (second >> (2 * s))) & ~four;
    }

    Bits empty_;
    std::array<Bits, 4> affordable_{};
};

} // namespace loggia::connect4
