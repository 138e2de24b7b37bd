#include "core/connect4/engine/evaluate.hpp"

namespace loggia::connect4 {

namespace {

/// Rows 2, 4 and 6 (counted from 1), which player two gets if both players fill columns in turn.
constexpr Bits even_rows = (bottom_row << 1U) | (bottom_row << 3U) | (bottom_row << 5U);

int row_of(Bits single) {
    return std::countr_zero(single) % column_stride;
}

} // namespace

constexpr std::array<PatternModel, 2> pattern_models{
    PatternModel{
        {PatternWeights{{75, 10, 85, 10, 90, 15}, {60, 10, 5}, {25, 5, 5, 5}, {0, 0, 90}},
         PatternWeights{{15, 75, 15, 80, 15, 80}, {15, 10, 65}, {15, 10, 10, 25}, {0, 10, 15}}},
        10},
    PatternModel{
        {PatternWeights{{60, 10, 80, 10, 90, 15}, {60, 10, 10}, {25, 5, 5, 10}, {0, 0, 25}},
         PatternWeights{{40, 85, 15, 85, 15, 85}, {15, 10, 70}, {15, 10, 10, 40}, {0, 15, 55}}},
        -50}};

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
    const Player mover = position.to_move();
    if (position.is_full())
        return 100 * position.score().lead(mover);
    const PatternModel& model = pattern_models.at(static_cast<std::size_t>(mover));
    int value = model.initiative; // to player one
    for (const Bits quadruple : quadruples) {
        const Bits one = position.stones(Player::one) & quadruple;
        const Bits two = position.stones(Player::two) & quadruple;
        if (two == 0)
            value += quadruple_value(model.weights[0], quadruple, one);
        else if (one == 0)
            value -= quadruple_value(model.weights[1], quadruple, two);
    }
    return 100 * position.score().lead(mover) + (mover == Player::one ? value : -value);
}

} // namespace loggia::connect4
