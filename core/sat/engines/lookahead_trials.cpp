#include "core/sat/engines/lookahead_search.hpp"

#include <algorithm>
#include <array>

namespace loggia::sat {

/// Makes trials_ of the candidates, trees in preorder. Stamps grow in postorder, so that at each
/// trial those of the literals above it are larger, and those of all others seen before smaller.
void LookaheadSearch::order_trials() {
    trials_.clear();
    stamps_used_ = 0;
    constexpr std::uint32_t waiting = UINT32_MAX - 1;
    for (const std::uint32_t v : candidates_)
        for (const bool negated : {false, true})
            trial_of_[Lit::of(v, negated).code()] = waiting;
    for (const std::uint32_t v : candidates_) {
        for (const bool negated : {false, true}) {
            Lit top = Lit::of(v, negated);
            if (trial_of_[top.code()] != waiting)
                continue;
            // Follows the implications upwards until they end or close a cycle.
            path_.clear();
            for (bool higher = true; higher;) {
                higher = false;
                path_.push_back(top);
                trial_of_[top.code()] = UINT32_MAX;
                for (const Lit q : formula_.implied(top)) {
                    if (trial_of_[q.code()] == waiting) {
                        top = q;
                        higher = true;
                        break;
                    }
                }
            }
            for (const Lit l : path_)
                trial_of_[l.code()] = waiting;
            climb_down(top);
        }
    }
}

/// The tree of all waiting literals that imply the root, in depth without recursion.
void LookaheadSearch::climb_down(Lit root) {
    constexpr std::uint32_t waiting = UINT32_MAX - 1;
    // Room for each candidate literal to be tried out a few times on top of another.
    const auto room = static_cast<Stamp>(8 * candidates_.size() + 8);
    const auto enter = [&](Lit l, std::uint32_t parent) {
        const auto index = static_cast<std::uint32_t>(trials_.size());
        trial_of_[l.code()] = index;
        trials_.push_back({l, parent == UINT32_MAX ? index : parent, stamps_used_, 0, 0});
        stamps_used_ += room;
        visits_.push_back({index, 0});
    };
    enter(root, UINT32_MAX);
    while (!visits_.empty()) {
        Visit& visit = visits_.back();
        const std::uint32_t self = visit.trial;
        const auto opposite = formula_.implied(~trials_[self].literal);
        bool deeper = false;
        // In this order: to enter moves the visits.
        while (!deeper && visit.next < opposite.size()) {
            const Lit child = ~opposite[visit.next++];
            if (trial_of_[child.code()] == waiting) {
                enter(child, self);
                deeper = true;
            }
        }
        if (!deeper) {
            stamps_used_ += 2;
            trials_[self].stamp = stamps_used_;
            visits_.pop_back();
        }
    }
    stamps_used_ += 2;
}

bool LookaheadSearch::try_out(Lit l, Stamp stamp, double& weight) {
    gained_.clear();
    return propagate<true>(l, stamp, weight);
}

bool LookaheadSearch::try_inside(Lit l, Stamp stamp) {
    double weight = 0;
    return propagate<false>(l, stamp, weight);
}

/// Unit propagation of a literal that is open, at the stamp; binary clauses first. False at a
/// conflict. Weighs the binary clauses that come into being, and notes what is implied by longer
/// clauses. Most of the time goes here.
template <bool weighing>
bool LookaheadSearch::propagate(Lit l, Stamp stamp, double& weight) {
    queue_.clear();
    queue_.push_back(l);
    formula_.set(l, stamp);
    std::size_t binary_head = 0;
    for (std::size_t head = 0; head < queue_.size(); ++head) {
        for (; binary_head < queue_.size(); ++binary_head) {
            for (const Lit q : formula_.implied(queue_[binary_head])) {
                if (!formula_.fixed(q, stamp)) {
                    formula_.set(q, stamp);
                    queue_.push_back(q);
                } else if (formula_.is_false(q, stamp)) {
                    return false;
                }
            }
        }
        const Lit p = queue_[head];
        for (const auto& [a, b] : formula_.choices(p)) {
            const bool a_fixed = formula_.fixed(a, stamp);
            const bool b_fixed = formula_.fixed(b, stamp);
            if (!a_fixed && !b_fixed) {
                if constexpr (weighing)
                    weight += double{rate_[a.code()]} * double{rate_[b.code()]};
                continue;
            }
            if ((a_fixed && formula_.is_true(a, stamp)) || (b_fixed && formula_.is_true(b, stamp)))
                continue;
            if (a_fixed && b_fixed)
                return false;
            const Lit q = a_fixed ? b : a;
            formula_.set(q, stamp);
            queue_.push_back(q);
            if constexpr (weighing)
                gained_.push_back(q);
        }
        if (!look_at_long<weighing>(p, stamp, weight))
            return false;
    }
    return true;
}

template <bool weighing>
bool LookaheadSearch::look_at_long(Lit p, Stamp stamp, double& weight) {
    for (const std::uint32_t c : formula_.long_clauses(p)) {
        std::size_t count = 0;
        bool satisfied = false;
        std::array<Lit, 2> open;
        for (const Lit q : formula_.long_clause(c)) {
            if (!formula_.fixed(q, stamp)) {
                if (count < 2)
                    open[count] = q;
                ++count;
            } else if (formula_.is_true(q, stamp)) {
                satisfied = true;
                break;
            }
        }
        if (satisfied)
            continue;
        if (count == 0)
            return false;
        if (count == 1) {
            formula_.set(open[0], stamp);
            queue_.push_back(open[0]);
            if constexpr (weighing)
                gained_.push_back(open[0]);
        } else if constexpr (weighing) {
            // Each further literal divides the weight of a clause by five.
            double worth = double{rate_[open[0].code()]} * double{rate_[open[1].code()]};
            for (; count > 2; --count)
                worth *= 0.2;
            weight += worth;
        }
    }
    return true;
}

/// Tries literals on top of a literal that has just been tried successfully. Those that fail are
/// false together with it; false if it fails itself.
bool LookaheadSearch::look_twice(const Trial& trial, Stamp base) {
    const std::vector<Lit> gained = gained_;
    const Stamp outer = base + trial.stamp;
    const Stamp first = base + trial.inner;
    Stamp stamp = first;
    const Stamp end = first + static_cast<Stamp>(8 * candidates_.size());
    std::size_t quiet = 0;
    bool holds = true;
    for (std::size_t i = 0; holds && quiet < trials_.size() && stamp < end;
         i = (i + 1) % trials_.size(), ++quiet) {
        const Lit l = trials_[i].literal;
        if (formula_.fixed(l, outer))
            continue;
        stamp += 2;
        if (try_inside(l, stamp))
            continue;
        prove({~l, ~trial.literal});
        quiet = 0;
        holds = try_inside(~l, outer);
    }
    gained_ = gained;
    return holds;
}

} // namespace loggia::sat
