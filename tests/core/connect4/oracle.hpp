#pragma once

#include "core/connect4/bounds.hpp"
#include "core/connect4/engine/evaluate.hpp"
#include "core/connect4/engine/search.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace loggia::connect4 {

/// `value` of a position with moves to look ahead, no more than player two has to allow.
inline int bounded(const Position& position, int depth, int value) {
    if (position.to_move() != Player::one || depth < bounded_depth)
        return value;
    const Bounds bounds =
        following_bounds(position.stones(Player::one), position.stones(Player::two));
    return std::min(value, 100 * bounds.upper);
}

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
    return bounded(position, depth, best);
}

/// What the engine says of a position whose search has found `value`: no more and no less than
/// bounds that need no search.
inline int within_bounds(const Position& position, int value) {
    const Bounds bounds = static_bounds(position);
    return std::clamp(value, 100 * bounds.lower, 100 * bounds.upper);
}

/// The same of a move.
inline int within_bounds(const Position& position, int column, int value) {
    return std::min(-within_bounds(position.after(column), -value),
                    100 * static_bounds(position).upper);
}

/// oracle_value for deeper searches: it looks up what it has worked out before. As the depth tells
/// the stones that are left, positions of one search need no more than their stones to tell them
/// apart.
class RememberedOracle {
public:
    explicit RememberedOracle(Evaluation evaluation) : evaluation_(evaluation) {}

    int value(const Position& position, int depth) {
        if (depth <= 1 || position.is_full())
            return oracle_value(position, depth, evaluation_);
        const auto [entry, is_new] =
            known_.try_emplace({position.stones(Player::one), position.stones(Player::two)}, 0);
        if (!is_new)
            return entry->second;
        int best = -100 * quadruple_count;
        for (int column = 0; column < columns; ++column)
            if (position.can_play(column))
                best = std::max(best, -value(position.after(column), depth - 1));
        entry->second = bounded(position, depth, best);
        return entry->second;
    }

private:
    Evaluation evaluation_;
    std::map<std::pair<Bits, Bits>, int> known_;
};

} // namespace loggia::connect4
