#pragma once

#include "core/base/random.hpp"
#include "core/connect4/game.hpp"

#include <cstddef>
#include <vector>

namespace loggia::ui::testing {

/// The last moves of a game played at random to its end, which any engine values exactly in no time
/// and which is full of mistakes.
inline connect4::Game randomEnding(std::uint64_t seed, std::size_t moves) {
    Random random(seed);
    connect4::Game game;
    while (!game.position().is_full()) {
        const auto column = static_cast<int>(random.below(connect4::columns));
        if (game.position().can_play(column))
            game.moves.push_back(column);
    }
    const std::size_t before = game.moves.size() - moves;
    return {game.position_after(before),
            {game.moves.begin() + static_cast<std::ptrdiff_t>(before), game.moves.end()}};
}

} // namespace loggia::ui::testing
