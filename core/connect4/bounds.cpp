#include "core/connect4/bounds.hpp"

#include "core/connect4/lines.hpp"

namespace loggia::connect4 {

namespace {

constexpr Bits lower_cells = bottom_row | (bottom_row << 2U) | (bottom_row << 4U);

/// Player one's lead at the end when player two has kept the upper cell of every pair, apart from
/// `taken`, upper cells that player one has got.
int lead_after_following(Bits one, Bits empty, Bits taken) noexcept {
    const Bits ones = one | (empty & lower_cells) | taken;
    return count_quadruples(ones) - count_quadruples(all_cells & ~ones);
}

/// The bottom free cells of the columns with an odd number of free cells, apart.
struct OddColumns {
    std::array<Bits, columns> cell{};
    int count = 0;
};

OddColumns odd_columns(Bits occupied) noexcept {
    OddColumns odd;
    Bits bits = (occupied + bottom_row) & all_cells & ~lower_cells;
    for (; bits != 0; bits &= bits - 1)
        odd.cell[static_cast<std::size_t>(odd.count++)] = bits & -bits;
    return odd;
}

/// Player one to move, two odd columns: it gets the first cell of one of them.
int lead_with_two(Bits one, Bits empty, const OddColumns& odd) noexcept {
    return std::max(lead_after_following(one, empty, odd.cell[0]),
                    lead_after_following(one, empty, odd.cell[1]));
}

/// Player one to move, four odd columns: the best of three pairings for player two.
int lead_with_four(Bits one, Bits empty, const std::array<Bits, 4>& c) noexcept {
    const auto lead = [&](std::size_t i, std::size_t j) {
        return lead_after_following(one, empty, c[i] | c[j]);
    };
    const int l01 = lead(0, 1);
    const int l02 = lead(0, 2);
    const int l03 = lead(0, 3);
    const int l12 = lead(1, 2);
    const int l13 = lead(1, 3);
    const int l23 = lead(2, 3);
    return std::min({std::max({l02, l03, l12, l13}), std::max({l01, l03, l12, l23}),
                     std::max({l01, l02, l13, l23})});
}

int upper_for_one(Bits one, Bits empty, const OddColumns& odd) noexcept {
    switch (odd.count) {
    case 0:
        return lead_after_following(one, empty, 0);
    case 2:
        return lead_with_two(one, empty, odd);
    case 4:
        return lead_with_four(one, empty, {odd.cell[0], odd.cell[1], odd.cell[2], odd.cell[3]});
    default:
        return quadruple_count;
    }
}

/// Player two to move: it plays in one odd column and follows from then on.
int upper_for_one_after_two(Bits one, Bits empty, const OddColumns& odd) noexcept {
    switch (odd.count) {
    case 1:
        return lead_after_following(one, empty, 0);
    case 3: {
        // Two plays in one of the three and pairs the others, so the first cell of one of these
        // falls to player one: the middle one of the three outcomes.
        const int a = lead_after_following(one, empty, odd.cell[0]);
        const int b = lead_after_following(one, empty, odd.cell[1]);
        const int c = lead_after_following(one, empty, odd.cell[2]);
        return std::max(std::min(a, b), std::min(std::max(a, b), c));
    }
    case 5: {
        int best = quadruple_count;
        for (std::size_t first = 0; first < 5; ++first) {
            std::array<Bits, 4> rest{};
            for (std::size_t i = 0, k = 0; i < 5; ++i)
                if (i != first)
                    rest[k++] = odd.cell[i];
            best = std::min(best, lead_with_four(one, empty, rest));
        }
        return best;
    }
    default:
        return quadruple_count;
    }
}

} // namespace

Bounds following_bounds(Bits own, Bits other) noexcept {
    const Bits occupied = own | other;
    const Bits empty = all_cells & ~occupied;
    const OddColumns odd = odd_columns(occupied);
    Bounds bounds;
    if (odd.count % 2 == 0) // Player one is to move.
        bounds.upper = upper_for_one(own, empty, odd);
    else
        bounds.lower = -upper_for_one_after_two(other, empty, odd);
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
