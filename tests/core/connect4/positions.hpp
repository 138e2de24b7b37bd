#pragma once

#include "core/base/random.hpp"
#include "core/connect4/position.hpp"

namespace loggia::connect4 {

/// The position after `stones` random moves, each column that can be played equally likely.
inline Position random_position(Random& random, int stones) {
    Position position;
    while (position.stone_count() < stones) {
        const auto column = static_cast<int>(random.below(columns));
        if (position.can_play(column))
            position = position.after(column);
    }
    return position;
}

} // namespace loggia::connect4
