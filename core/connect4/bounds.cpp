#include "core/connect4/bounds.hpp"

#include "core/connect4/lines.hpp"

#include <array>
#include <bit>

namespace loggia::connect4 {

namespace {

// Rows 1, 3, 5 as people count: the lower cells of the pairs of an empty column.
constexpr Bits lower_cells = bottom_row | (bottom_row << 2U) | (bottom_row << 4U);

/// Player one's lead at the end when player two has kept the upper cell of every pair, apart from
/// `taken`, upper cells that player one has got.
int lead_after_following(Bits one, Bits empty, Bits taken) noexcept {
    const Bits ones = one | (empty & lower_cells) | taken;
    return count_quadruples(ones) - count_quadruples(all_cells & ~ones);
}

/// The columns with an odd number of free cells: in them player two gets the lower ones, apart from
/// the first where player one takes that. Sets of these columns are bits of an unsigned.
class OddColumns {
public:
    OddColumns(Bits one, Bits occupied) noexcept {
        const Bits first_cells = (occupied + bottom_row) & all_cells & ~lower_cells;
        count_ = std::popcount(first_cells);
        const Bits empty = all_cells & ~occupied;
        std::array<Bits, columns> first{};
        std::size_t at = 0;
        for (Bits rest = first_cells; rest != 0; rest &= rest - 1)
            first[at++] = rest & -rest;
        for (unsigned set = 0; set <= all(); ++set) {
            if (std::popcount(set) != count_ / 2)
                continue;
            Bits taken = 0;
            for (unsigned rest = set; rest != 0; rest &= rest - 1)
                taken |= first[static_cast<std::size_t>(std::countr_zero(rest))];
            lead_[set] = lead_after_following(one, empty, taken);
        }
    }

    /// Player one to move. It takes the first cell of an odd column, player two that of another,
    /// which it chooses then and not before; and so on.
    [[nodiscard]] int most_for_one() const noexcept { return most_for_one(all(), 0); }

    /// Player two to move: it plays in one odd column and follows from then on.
    [[nodiscard]] int most_for_one_after_two() const noexcept {
        int least = quadruple_count;
        for (unsigned rest = all(); rest != 0; rest &= rest - 1)
            least = std::min(least, most_for_one(all() ^ (rest & -rest), 0));
        return least;
    }

private:
    [[nodiscard]] unsigned all() const noexcept {
        return (1U << static_cast<unsigned>(count_)) - 1;
    }
    [[nodiscard]] int most_for_one(unsigned open, unsigned taken) const noexcept {
        if (open == 0)
            return lead_[taken];
        int most = -quadruple_count;
        for (unsigned rest = open; rest != 0; rest &= rest - 1) {
            const unsigned mine = rest & -rest;
            int least = quadruple_count;
            // An answer that makes this first cell no better than an earlier one is enough.
            for (unsigned others = open ^ mine; others != 0 && least > most; others &= others - 1)
                least =
                    std::min(least, most_for_one(open ^ mine ^ (others & -others), taken | mine));
            most = std::max(most, least);
        }
        return most;
    }

    int count_ = 0;
    std::array<int, std::size_t{1} << unsigned{columns}> lead_; // NOLINT: few are ever asked for
};

} // namespace

Bounds following_bounds(Bits own, Bits other) noexcept {
    Bounds bounds;
    const bool own_is_one = std::popcount(own) == std::popcount(other);
    const OddColumns odd(own_is_one ? own : other, own | other);
    if (own_is_one)
        bounds.upper = odd.most_for_one();
    else
        bounds.lower = -odd.most_for_one_after_two();
    return bounds;
}

Bounds static_bounds(const Position& position) {
    const Bits own = position.stones(position.to_move());
    const Bits other = position.stones(opponent(position.to_move()));
    const int lead = count_quadruples(own) - count_quadruples(other);
    const Bounds reachable{lead - open_lines(other, own).count(),
                           lead + open_lines(own, other).count()};
    return reachable.meet(following_bounds(own, other));
}

} // namespace loggia::connect4
