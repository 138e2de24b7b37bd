#include "core/connect4/solve_search.hpp"

#include <array>

namespace loggia::connect4 {

SolveNode SolveNode::of(Bits own, Bits other, int lead, bool use_following) {
    SolveNode node;
    node.own = own;
    node.other = other;
    node.lead = lead;
    node.own_lines = open_lines(own, other);
    node.other_lines = open_lines(other, own);
    node.gain = {-node.other_lines.count(), node.own_lines.count()};
    if (use_following && node.gain.lower < node.gain.upper) {
        const Bounds following = following_bounds(own, other);
        node.gain = node.gain.meet({following.lower - lead, following.upper - lead});
    }
    return node;
}

void SolveNode::complete_key() noexcept {
    key = state_key(own & own_lines.cover(), other & other_lines.cover(), own | other);
}

namespace {

struct Move {
    SolveNode node; ///< After the move.
    int gain = 0;   ///< Points won by the move itself.
    int order = 0;
};

} // namespace

int SolveSearch::search(const SolveNode& node, int claim) {
    if ((++nodes_ & 1023U) == 0 && stop_.requested())
        stopped_ = true;
    if (stopped_)
        return claim;
    const std::uint64_t begin = nodes_;
    const int points = count_quadruples(node.own);
    std::array<Move, columns> moves;
    std::size_t count = 0;
    int upper = -quadruple_count;
    const auto prove = [&](int lower) {
        table_.store(node.key, {lower, quadruple_count}, nodes_ - begin);
        return lower;
    };

    Bits playable = ((node.own | node.other) + bottom_row) & all_cells;
    for (; playable != 0; playable &= playable - 1) {
        const Bits stone = playable & -playable;
        Move& move = moves[count];
        move.gain = count_quadruples(node.own | stone) - points;
        move.node =
            SolveNode::of(node.other, node.own | stone, -(node.lead + move.gain), use_following_);
        if (move.gain - move.node.gain.upper >= claim)
            return move.gain - move.node.gain.upper;
        if (move.gain - move.node.gain.lower < claim) {
            upper = std::max(upper, move.gain - move.node.gain.lower);
            continue;
        }
        move.node.complete_key();
        table_.prefetch(move.node.key);
        ++count;
    }
    std::array<Move*, columns> order{};
    std::size_t open = 0;
    for (std::size_t i = 0; i < count; ++i) {
        Move& move = moves[i];
        move.node.gain = move.node.gain.meet(table_.find(move.node.key));
        if (move.gain - move.node.gain.upper >= claim)
            return prove(move.gain - move.node.gain.upper);
        if (move.gain - move.node.gain.lower < claim) {
            upper = std::max(upper, move.gain - move.node.gain.lower);
            continue;
        }
        move.order = 8 * move.gain - move.node.gain.upper + move.node.other_lines.count() -
                     move.node.own_lines.count();
        std::size_t at = open++;
        for (; at > 0 && order[at - 1]->order < move.order; --at)
            order[at] = order[at - 1];
        order[at] = &move;
    }
    for (std::size_t i = 0; i < open; ++i) {
        Move& move = *order[i];
        const int value = move.gain - search(move.node, move.gain - claim + 1);
        if (stopped_)
            return claim;
        if (value >= claim)
            return prove(value);
        upper = std::max(upper, value);
    }
    table_.store(node.key, {-quadruple_count, upper}, nodes_ - begin);
    return upper;
}

} // namespace loggia::connect4
