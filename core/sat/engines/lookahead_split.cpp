// The part of LookaheadSearch that cuts a set of clauses into cubes: a tree that grows leaf by leaf
// and is kept, in place of one that is searched in depth.
#include "core/sat/engines/lookahead_search.hpp"

#include <queue>

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

namespace loggia::sat {

namespace {

/// Leaves that may be split for each cube that is wanted: more, and they are refuted as fast as
/// they come into being.
constexpr std::size_t splits_a_cube = 20;
constexpr std::size_t least_splits = 1000;

} // namespace

/// Puts the formula into the state of the branch: all that was decided and found on the way to it.
void LookaheadSearch::enter(std::uint32_t branch) {
    if (!nodes_.empty()) {
        formula_.undo(nodes_.front().before);
        nodes_.clear();
    }
    std::vector<std::uint32_t> way;
    for (std::uint32_t b = branch; b != Branch::none; b = branches_[b].parent)
        way.push_back(b);
    std::reverse(way.begin(), way.end());
    for (const std::uint32_t b : way) {
        const Branch& each = branches_[b];
        if (each.parent != Branch::none) {
            nodes_.push_back({formula_.mark(), each.decision, each.depth - 1});
            static_cast<void>(fix(each.decision)); // consistent when it was made
        }
        for (const Lit l : each.found)
            static_cast<void>(fix(l));
    }
    depth_ = branches_[branch].depth;
}

/// One side of a branch that the formula is in the state of.
LookaheadSearch::Branch LookaheadSearch::side_of(std::uint32_t branch, Lit decision) {
    Branch side;
    side.parent = branch;
    side.depth = branches_[branch].depth + 1;
    side.decision = decision;
    const LookaheadFormula::Mark before = formula_.mark();
    side.refuted = !fix(decision);
    side.fixed = formula_.trail().size();
    formula_.undo(before);
    if (side.refuted)
        prove({~decision});
    return side;
}

/// Looks ahead in an open leaf, which is then refuted or split, unless a model was found or it was
/// stopped.
LookaheadSearch::Outcome LookaheadSearch::expand(std::uint32_t branch, const Control& control) {
    enter(branch);
    const std::size_t before = formula_.trail().size();
    Lit decision;
    const Outcome outcome = settle(control, decision);
    const auto found = formula_.trail().subspan(std::min(before, formula_.trail().size()));
    if (outcome == Outcome::conflict) {
        ++statistics_.conflicts;
        branches_[branch].refuted = true;
        prove({});
    } else if (outcome == Outcome::split) {
        ++statistics_.decisions;
        branches_[branch].found.assign(found.begin(), found.end());
        for (const Lit side : {decision, ~decision}) {
            (side == decision ? branches_[branch].first : branches_[branch].second) =
                static_cast<std::uint32_t>(branches_.size());
            branches_.push_back(side_of(branch, side));
        }
    }
    closed_.clear(); // steps of the proof stay: other branches rest on them
    return outcome;
}

std::vector<int> LookaheadSearch::decisions_to(std::uint32_t branch) const {
    std::vector<int> decisions;
    for (; branches_[branch].parent != Branch::none; branch = branches_[branch].parent)
        decisions.push_back(branches_[branch].decision.external());
    std::reverse(decisions.begin(), decisions.end());
    return decisions;
}

void LookaheadSearch::list_cubes(std::vector<Cube>& cubes) const {
    std::vector<std::uint32_t> open{0};
    while (!open.empty()) {
        const std::uint32_t b = open.back();
        open.pop_back();
        const Branch& branch = branches_[b];
        if (branch.first != Branch::none) {
            open.push_back(branch.second);
            open.push_back(branch.first);
        } else if (!branch.refuted) {
            cubes.push_back(decisions_to(b));
        }
    }
}

/// Given the negations of the cubes: from the two sides of each branch follows its own negation, up
/// to the empty clause.
void LookaheadSearch::prove_branches() {
    if (sinks_.proof == nullptr)
        return;
    for (auto b = static_cast<std::uint32_t>(branches_.size()); b-- > 0;) {
        if (branches_[b].first == Branch::none && b != 0)
            continue;
        std::vector<int> clause = decisions_to(b);
        std::transform(clause.begin(), clause.end(), clause.begin(), std::negate<>());
        sinks_.proof->add(clause);
    }
}

Status LookaheadSearch::split(const logic::ClauseSet& clauses, std::size_t wanted,
                              const Control& control, std::vector<Cube>& cubes) {
    if (!formula_.load(clauses, control)) {
        prove({});
        return Status::unsatisfiable;
    }
    trial_of_.assign(2 * formula_.variables(), UINT32_MAX);
    branches_.emplace_back();
    // The open leaf with fewest atoms fixed first, of equal ones the oldest.
    using Open = std::pair<std::size_t, std::uint32_t>;
    std::priority_queue<Open, std::vector<Open>, std::greater<>> open;
    open.emplace(0, 0);
    const std::size_t most = std::max(least_splits, splits_a_cube * wanted);
    for (std::size_t splits = 0; !open.empty() && open.size() < wanted && splits < most; ++splits) {
        if (control.stop_requested())
            return Status::unknown;
        meter(control);
        const std::uint32_t branch = open.top().second;
        open.pop();
        const std::size_t known = branches_.size();
        switch (expand(branch, control)) {
        case Outcome::stopped:
            return Status::unknown;
        case Outcome::satisfied:
            return Status::satisfiable;
        case Outcome::conflict:
        case Outcome::split:
            break;
        }
        for (std::size_t b = known; b < branches_.size(); ++b)
            if (!branches_[b].refuted)
                open.emplace(branches_[b].fixed, static_cast<std::uint32_t>(b));
    }
    list_cubes(cubes);
    prove_branches();
    return cubes.empty() ? Status::unsatisfiable : Status::unknown;
}

CubeSplit split_by_lookahead(const logic::ClauseSet& clauses, std::size_t cubes,
                             const Control& control) {
    CubeSplit result;
    Statistics statistics;
    Sinks sinks;
    sinks.proof = &result.proof;
    LookaheadSearch search(sinks, statistics);
    result.status = search.split(clauses, cubes, control, result.cubes);
    if (result.status == Status::satisfiable) {
        result.model.push_back(false);
        for (int atom = 1; atom <= clauses.atoms(); ++atom)
            result.model.push_back(search.value(Lit(atom)));
    }
    return result;
}

} // namespace loggia::sat
