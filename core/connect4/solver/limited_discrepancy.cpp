#include "core/connect4/solver/limited_discrepancy.hpp"

namespace loggia::connect4 {

bool FollowSearch::visit() {
    ++nodes_;
    stopped_ = stopped_ || stop_.requested_at(nodes_);
    return !stopped_;
}

bool FollowSearch::reaches_by(const SolveMove& move, int claim, int deviations) {
    return prevents(move.node, move.reply_claim(claim), deviations);
}

bool FollowSearch::reaches(const SolveNode& node, int claim, int deviations, Bits last) {
    const std::uint64_t begin = nodes_;
    if (!visit())
        return false;
    const auto proven = [&](int lower) {
        table_.store(node.key, {lower, quadruple_count}, nodes_ - begin);
        return true;
    };
    const Bits follow = (last << 1U) & all_cells;
    if (follow != 0 && deviations == 0) {
        SolveMove move = SolveMove::of(node, follow, use_following_);
        if (move.upper() < claim)
            return false;
        if (move.lower() < claim) {
            move.node.complete_key();
            move.node.gain = move.node.gain.meet(table_.find(move.node.key));
        }
        if (move.lower() >= claim)
            return proven(move.lower());
        return move.upper() >= claim && reaches_by(move, claim, 0) && proven(claim);
    }

    const FailureMemo::Question question{node.key, claim, last, true};
    if (memo_.failed(question, deviations))
        return false;
    const SolveMoves moves(node, claim, table_, use_following_, follow);
    if (moves.proof())
        return proven(*moves.proof());
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const bool deviates = follow != 0 && moves[i].stone != follow;
        if (deviates && deviations == 0)
            break;
        if (reaches_by(moves[i], claim, deviations - (deviates ? 1 : 0)))
            return proven(claim);
        if (stopped_)
            return false;
    }
    memo_.note(question, deviations);
    return false;
}

bool FollowSearch::prevents(const SolveNode& node, int claim, int deviations) {
    const std::uint64_t begin = nodes_;
    if (!visit())
        return false;
    const FailureMemo::Question question{node.key, claim, 0, false};
    if (memo_.failed(question, deviations))
        return false;
    const SolveMoves moves(node, claim, table_, use_following_);
    if (moves.proof()) {
        table_.store(node.key, {*moves.proof(), quadruple_count}, 1);
        return false;
    }
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const SolveMove& move = moves[i];
        if (reaches(move.node, move.reply_claim(claim), deviations, move.stone))
            continue;
        if (!stopped_)
            memo_.note(question, deviations);
        return false;
    }
    table_.store(node.key, {-quadruple_count, claim - 1}, nodes_ - begin);
    return true;
}

} // namespace loggia::connect4
