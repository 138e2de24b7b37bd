#pragma once

#include "core/base/random.hpp"
#include "core/pathfinding/problems/sliding.hpp"

#include <cstdint>
#include <deque>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace loggia::pathfinding::oracle {

/// The fewest moves of every order of a side that can be reached, by breadth-first search with
/// nothing but pushed().
inline std::unordered_map<std::uint64_t, int> fewest_moves(int side) {
    std::unordered_map<std::uint64_t, int> moves{{ordered_tiles(side).places, 0}};
    std::deque<Tiles> queue{ordered_tiles(side)};
    while (!queue.empty()) {
        const Tiles tiles = queue.front();
        queue.pop_front();
        for (int place = 0; place < side * side; ++place)
            if (const auto next = pushed(tiles, place))
                if (moves.emplace(next->places, moves[tiles.places] + 1).second)
                    queue.push_back(*next);
    }
    return moves;
}

/// Some of Korf's hundred orders of the 15-puzzle (1985), with the fewest moves that he gives.
inline constexpr std::pair<std::string_view, int> korf_orders[]{
    {"14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3", 57}, {"13 5 4 10 9 12 8 14 2 3 7 1 0 15 11 6", 55},
    {"14 7 8 2 13 11 10 4 9 12 5 0 3 6 1 15", 59}, {"5 12 10 7 15 11 14 0 8 2 1 13 3 4 9 6", 56},
    {"4 7 14 13 10 3 9 12 11 5 6 15 1 2 8 0", 56}, {"14 7 1 9 12 3 6 15 8 11 2 5 10 0 4 13", 52},
    {"2 11 15 5 13 4 6 7 12 8 10 1 9 3 14 0", 52}, {"12 11 15 3 8 0 4 2 6 13 9 5 14 1 10 7", 50},
    {"3 14 9 11 5 4 8 2 13 12 6 7 10 1 15 0", 46}, {"13 11 8 9 0 15 7 10 4 3 6 14 5 12 2 1", 59},
};

} // namespace loggia::pathfinding::oracle
