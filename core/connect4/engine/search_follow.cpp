#include "core/connect4/engine/search.hpp"
#include "core/connect4/engine/search_node.hpp"

namespace loggia::connect4 {

namespace {

constexpr int follow_depth = 12; // less deep, all moves are as quickly searched as few
constexpr int free_depth = 4;    // so close to the leaves a plan may do anything

/// With more deviations a plan takes longer than it saves, sooner in small searches.
constexpr int deviations_worth_trying(int depth) {
    return depth < 20 ? 1 : 2;
}

} // namespace

bool Search::can_follow(int depth) const {
    return depth >= follow_depth && evaluation_ == Evaluation::score && table_ != nullptr;
}

std::optional<Found> Search::refute_by_plan(const SearchNode& node, int depth, int beta) {
    // All values are whole points.
    constexpr int point = 100;
    const int claim = beta + ((-beta) % point + point) % point;
    for (int deviations = 0; deviations <= deviations_worth_trying(depth) && !stopped_;
         ++deviations)
        if (const auto proven = follow(node, depth, claim, {node.mover, deviations}, 0))
            return Found{claim, *proven};
    return std::nullopt;
}

std::optional<Bound> Search::follow(const SearchNode& node, int depth, int claim, Plan plan,
                                    Bits last) {
    const bool mine = node.mover == plan.strategist;
    const Bound side = mine ? Bound::lower : Bound::upper;
    const auto shown = [&](const Found& found) {
        return (found.value >= claim) == mine ? std::optional(found.proven & side) : std::nullopt;
    };
    if (depth <= free_depth) {
        const Found found = search(node, depth, claim - 1, claim, nullptr);
        return stopped_ ? std::nullopt : shown(found);
    }
    count_node();
    if (should_stop())
        return std::nullopt;
    SearchVisit visit;
    if (const auto found = settle(node, depth, claim - 1, claim, false, visit))
        return shown(*found);

    const Bits answer = mine ? (last << 1U) & all_cells : 0;
    const bool must_answer = answer != 0 && plan.deviations == 0;
    const SearchMoves moves =
        ordered(node, must_answer ? answer : node.playable(), answer != 0 ? answer : visit.first);
    if (const auto found = refute_by_child(node, depth, claim, visit, moves))
        return shown(*found);

    Bound proven = depth == node.empties ? side : Bound::none;
    Bound all_proven = Bound::upper;
    for (std::size_t i = 0; i < moves.count; ++i) {
        const SearchMove& move = moves[i];
        Plan rest = plan;
        if (answer != 0 && move.stone() != answer)
            --rest.deviations;
        lines_.put(move.cell_index, node.mover);
        const auto reply = follow(node.after(move.cell_index, move.gain), depth - 1,
                                  move.points - claim + 1, rest, move.stone());
        lines_.take_back(move.cell_index, node.mover);
        if (stopped_)
            return std::nullopt;
        if (mine && reply) {
            proven = proven | flipped(*reply);
            store(visit, {claim, Bound::lower, proven, depth, move.column()});
            return proven;
        }
        if (!mine && !reply)
            return std::nullopt;
        if (!mine)
            all_proven = all_proven & flipped(*reply);
    }
    if (mine)
        return std::nullopt;
    proven = proven | all_proven;
    store(visit, {claim - 1, Bound::upper, proven, depth, unknown_column});
    return proven;
}

} // namespace loggia::connect4
