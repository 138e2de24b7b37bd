#include "core/connect4/solver/solve_node.hpp"

#include <algorithm>

namespace loggia::connect4 {

SolveNode SolveNode::of(Bits own, Bits other, int lead, bool use_following) noexcept {
    SolveNode node{
        .own = own,
        .other = other,
        .own_lines = open_lines(own, other),
        .other_lines = open_lines(other, own),
        .lead = lead,
        .gain = {},
        .key = {},
    };
    node.gain = {-node.other_lines.count(), node.own_lines.count()};
    if (use_following && !node.gain.exact()) {
        const Bounds following = following_bounds(own, other);
        node.gain = node.gain.meet({following.lower - lead, following.upper - lead});
    }
    return node;
}

SolveNode SolveNode::of(const Position& position, bool use_following) noexcept {
    const Player mover = position.to_move();
    SolveNode node = of(position.stones(mover), position.stones(opponent(mover)),
                        position.score().lead(mover), use_following);
    node.complete_key();
    return node;
}

SolveMove SolveMove::of(const SolveNode& node, Bits stone, bool use_following) noexcept {
    const int gain = count_quadruples(node.own | stone) - count_quadruples(node.own);
    return {stone, gain, 0,
            SolveNode::of(node.other, node.own | stone, -(node.lead + gain), use_following)};
}

SolveMoves::SolveMoves(const SolveNode& node, int claim, const SolveTable& table,
                       bool use_following, Bits preferred) noexcept {
    std::size_t count = 0;
    for (Bits playable = node.playable(); playable != 0; playable &= playable - 1) {
        SolveMove& move = moves_[count];
        move = SolveMove::of(node, playable & -playable, use_following);
        if (move.lower() >= claim) {
            proof_ = move.lower();
            return;
        }
        if (move.upper() < claim) {
            settled_upper_ = std::max(settled_upper_, move.upper());
            continue;
        }
        move.node.complete_key();
        table.prefetch(move.node.key);
        ++count;
    }
    for (std::size_t i = 0; i < count; ++i) {
        SolveMove& move = moves_[i];
        move.node.gain = move.node.gain.meet(table.find(move.node.key));
        if (move.lower() >= claim) {
            proof_ = move.lower();
            proof_by_table_ = true;
            return;
        }
        if (move.upper() < claim) {
            settled_upper_ = std::max(settled_upper_, move.upper());
            continue;
        }
        // Points at once, what the opponent can hope for at most, and lines left to both.
        move.order = 8 * move.gain - move.node.gain.upper + move.node.other_lines.count() -
                     move.node.own_lines.count() + (move.stone == preferred ? 1000 : 0);
        std::size_t at = size_++;
        for (; at > 0 && order_[at - 1]->order < move.order; --at)
            order_[at] = order_[at - 1];
        order_[at] = &move;
    }
}

} // namespace loggia::connect4
