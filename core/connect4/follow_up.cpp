#include "core/connect4/follow_up.hpp"

#include <algorithm>

namespace loggia::connect4 {

namespace {

constexpr Bits odd_rows = bottom_row | (bottom_row << 2U) | (bottom_row << 4U);
constexpr Bits even_rows = odd_rows << 1U;

int lead(Bits one, Bits two) {
    return count_quadruples(one) - count_quadruples(two);
}

/// `contested` holds the lowest empty cells of the odd columns, an even number of them.
int most(Bits one, Bits two, Bits contested) {
    if (contested == 0)
        return lead(one, two);
    const Bits left = contested & (~contested + 1);
    const Bits right = std::bit_floor(contested);
    const Bits inner = contested ^ left ^ right;
    return std::max(most(one | left, two | right, inner), most(one | right, two | left, inner));
}

} // namespace

int follow_up_bound(Bits one, Bits two) noexcept {
    const Bits occupied = one | two;
    const Bits empty = all_cells & ~occupied;
    const Bits contested = (occupied + bottom_row) & even_rows;
    const Bits settled = empty & ~contested;
    return most(one | (settled & odd_rows), two | (settled & even_rows), contested);
}

} // namespace loggia::connect4
