#pragma once

#include "core/connect4/evaluate.hpp"
#include "core/connect4/follow_up.hpp"
#include "core/connect4/search.hpp"

#include <algorithm>

namespace loggia::connect4 {

/// The definition of a search's value (search.hpp), written down as plain minimax.
inline int oracle_value(const Position& position, int depth, Evaluation evaluation) {
    if (position.is_full())
        return 100 * position.score().lead(position.to_move());
    if (depth == 0)
        return evaluation == Evaluation::score ? 100 * position.score().lead(position.to_move())
                                               : pattern_value(position);
    int best = -100 * quadruple_count;
    for (int column = 0; column < columns; ++column)
        if (position.can_play(column))
            best = std::max(best, -oracle_value(position.after(column), depth - 1, evaluation));
    if (position.to_move() == Player::one && depth >= bounded_depth)
        best = std::min(best, 100 * follow_up_bound(position.stones(Player::one),
                                                    position.stones(Player::two)));
    return best;
}

} // namespace loggia::connect4
