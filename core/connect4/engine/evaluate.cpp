#include "core/connect4/engine/evaluate.hpp"

namespace loggia::connect4 {

namespace {

/// Rows 2, 4 and 6 as people count, which fall to player two when both fill up columns in turn.
constexpr Bits even_rows = (bottom_row << 1U) | (bottom_row << 3U) | (bottom_row << 5U);

int row_of(Bits single) {
    return std::countr_zero(single) % column_stride;
}

} // namespace

constexpr std::array<PatternWeights, 2> pattern_weights{
    PatternWeights{{65, 10, 75, 10, 80, 10}, {60, 10, 10}, {25, 5, 5, 10}, {0, 0, 10}},
    PatternWeights{{20, 75, 20, 75, 20, 80}, {15, 15, 60}, {15, 10, 5, 30}, {0, 0, 10}}};

int quadruple_value(const PatternWeights& weights, Bits quadruple, Bits stones) {
    const Bits missing = quadruple & ~stones;
    const int count = std::popcount(stones & quadruple);
    if (count == 0 || count == 4)
        return 0;
    const bool is_vertical = (quadruple & (quadruple << 1U)) != 0;
    if (is_vertical)
        return weights.vertical.at(static_cast<std::size_t>(count - 1));
    const auto even = static_cast<std::size_t>(std::popcount(missing & even_rows));
    switch (count) {
    case 3:
        return weights.three.at(static_cast<std::size_t>(row_of(missing)));
    case 2:
        return weights.two.at(even);
    default:
        return weights.one.at(even);
    }
}

int pattern_value(const Position& position) {
    int value = 0; // to player one
    for (const Bits quadruple : quadruples) {
        const Bits one = position.stones(Player::one) & quadruple;
        const Bits two = position.stones(Player::two) & quadruple;
        if (two == 0)
            value += quadruple_value(pattern_weights[0], quadruple, one);
        else if (one == 0)
            value -= quadruple_value(pattern_weights[1], quadruple, two);
    }
    const Player mover = position.to_move();
    return 100 * position.score().lead(mover) + (mover == Player::one ? value : -value);
}

} // namespace loggia::connect4
