#pragma once

#include "core/base/random.hpp"
#include "core/connect4/position.hpp"

namespace loggia::connect4 {

/// The position after `plies` random moves.
inline Position random_position(Random& random, int plies) {
    Position position;
    for (int ply = 0; ply < plies; ++ply) {
        int column = static_cast<int>(random.below(columns));
        while (!position.can_play(column))
            column = static_cast<int>(random.below(columns));
        position = position.after(column);
    }
    return position;
}

} // namespace loggia::connect4
