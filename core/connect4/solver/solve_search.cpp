#include "core/connect4/solver/solve_search.hpp"

#include <algorithm>

namespace loggia::connect4 {

int SolveSearch::search(const SolveNode& node, int claim) {
    const std::uint64_t begin = nodes_++;
    stopped_ = stopped_ || stop_.requested_at(nodes_);
    if (stopped_)
        return claim;
    const SolveMoves moves(node, claim, table_, use_following_);
    if (moves.proof()) {
        if (moves.proof_by_table())
            table_.store(node.key, {*moves.proof(), quadruple_count}, 1);
        return *moves.proof();
    }
    int upper = moves.settled_upper();
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const SolveMove& move = moves[i];
        const int value = move.gain - search(move.node, move.reply_claim(claim));
        if (stopped_)
            return claim;
        if (value >= claim) {
            table_.store(node.key, {value, quadruple_count}, nodes_ - begin);
            return value;
        }
        upper = std::max(upper, value);
    }
    table_.store(node.key, {-quadruple_count, upper}, nodes_ - begin);
    return upper;
}

} // namespace loggia::connect4
