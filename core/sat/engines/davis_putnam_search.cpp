#include "core/sat/engines/davis_putnam_search.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <utility>

namespace loggia::sat {

template <class Watcher>
Search<Watcher>::Search(const Features& features, Sinks sinks, Watcher watcher)
    : features_(features), sinks_(std::move(sinks)), watcher_(std::move(watcher)) {}

template <class Watcher>
void Search<Watcher>::ask_for_atoms(int atoms) {
    const auto n = static_cast<std::size_t>(atoms);
    if (n <= assigned_.size())
        return;
    values_.resize(2 * n, 0);
    watches_.resize(2 * n);
    assigned_.resize(n);
    phases_.resize(n, features_.first_value ? 1 : -1);
    marks_.resize(n, Mark::none);
    level_stamps_.resize(n + 1, 0);
    activity_.resize(n);
    queue_.resize(n);
}

template <class Watcher>
void Search<Watcher>::leave_out(int atom) {
    ask_for_atoms(atom);
    assign(Lit(-atom), no_clause);
    ++left_out_;
}

template <class Watcher>
void Search<Watcher>::add(std::span<const int> clause, std::uint32_t number) {
    assert(level() == 0);
    std::vector<Lit> literals;
    for (const int literal : clause) {
        ask_for_atoms(std::abs(literal));
        literals.emplace_back(literal);
    }
    std::sort(literals.begin(), literals.end());
    literals.erase(std::unique(literals.begin(), literals.end()), literals.end());
    for (std::size_t i = 1; i < literals.size(); ++i) {
        if (literals[i] == ~literals[i - 1]) {
            if (sinks_.proof != nullptr)
                sinks_.proof->remove(clause);
            return;
        }
    }
    // False literals to the end, where they are not watched: they stay false.
    std::partition(literals.begin(), literals.end(), [this](Lit l) { return value_of(l) >= 0; });
    if (!fits(literals.size())) {
        has_room_ = all_added_ = false;
        return;
    }
    const ClauseRef ref = arena_.add(literals, false, 0);
    originals_.push_back(ref);
    if constexpr (Watcher::recording)
        watcher_.name(ref, number);
    else
        static_cast<void>(number);
    if (literals.empty() || value_of(literals[0]) < 0) {
        if (consistent_) {
            ++statistics_.conflicts;
            if constexpr (Watcher::recording)
                watcher_.conflict(ref);
        }
        consistent_ = false;
        prove({});
    } else if (literals.size() == 1 || value_of(literals[1]) < 0) {
        if (value_of(literals[0]) == 0 && consistent_) {
            if constexpr (Watcher::recording)
                watcher_.propagated(literals[0], ref);
            assign(literals[0], ref);
        }
    } else {
        attach(ref);
    }
}

template <class Watcher>
void Search<Watcher>::attach(ClauseRef ref) {
    const auto literals = arena_.literals(ref);
    const bool binary = literals.size() == 2;
    watches_[literals[0].code()].emplace_back(literals[1], ref, binary);
    watches_[literals[1].code()].emplace_back(literals[0], ref, binary);
}

template <class Watcher>
Status Search<Watcher>::solve(const Control& control, std::span<const Lit> assumptions) {
    for (const Lit l : assumptions)
        ask_for_atoms(static_cast<int>(l.variable()) + 1);
    failed_.clear();
    counting_ = features_.pure_literals || features_.branching == Branching::most_frequent;
    if (counting_) {
        counts_.reset(assigned_.size());
        for (const ClauseRef ref : originals_)
            counts_.add(arena_.literals(ref));
        counts_.finish();
    }
    lowest_ = 0;
    last_report_ = std::chrono::steady_clock::now();
    const Status status = !consistent_ ? Status::unsatisfiable
                          : all_added_ ? run(control, assumptions)
                                       : Status::unknown;
    if (status == Status::satisfiable) {
        model_.resize(assigned_.size());
        for (std::size_t v = 0; v < model_.size(); ++v)
            model_[v] = values_[2 * v] > 0;
    }
    statistics_.level = level();
    if constexpr (Watcher::recording) {
        // A recorded run ends with the result, not with the cleanup after it.
        if (status != Status::unknown)
            watcher_.trace().happened(status == Status::satisfiable ? EventKind::satisfiable
                                                                    : EventKind::unsatisfiable);
    } else if (level() > 0) {
        backtrack(0, EventKind::backtrack);
    }
    return status;
}

template <class Watcher>
Status Search<Watcher>::run(const Control& control, std::span<const Lit> assumptions) {
    for (;;) {
        const ClauseRef conflict = propagate();
        Step step = Step::done;
        if (conflict != no_clause) {
            step = on_conflict(conflict);
        } else {
            if (level() == 0 && sinks_.proof != nullptr)
                prove_units();
            if (control.stop_requested())
                return Status::unknown;
            if (((statistics_.conflicts + statistics_.decisions) & 1023U) == 0)
                meter(control);
            if (restart_is_due()) {
                restart();
            } else if (features_.clause_deletion && features_.learning &&
                       statistics_.conflicts >= next_reduction_) {
                reduce();
            } else {
                step = decide(assumptions);
            }
        }
        if (step == Step::unsatisfiable)
            return Status::unsatisfiable;
        if (step == Step::satisfiable)
            return Status::satisfiable;
        if (step == Step::no_room)
            return Status::unknown;
    }
}

template <class Watcher>
typename Search<Watcher>::Step Search<Watcher>::on_conflict(ClauseRef conflict) {
    ++statistics_.conflicts;
    if constexpr (Watcher::recording)
        watcher_.conflict(conflict);
    if (level() == 0) {
        consistent_ = false;
        prove({});
        return Step::unsatisfiable;
    }
    if (features_.learning)
        return learn(conflict) ? Step::done : Step::no_room;
    turn_last_decision();
    return Step::done;
}

/// Assumptions first, each on its own level, then the decisions of the heuristics.
template <class Watcher>
typename Search<Watcher>::Step Search<Watcher>::decide(std::span<const Lit> assumptions) {
    while (level() < assumptions.size()) {
        const Lit l = assumptions[level()];
        if (value_of(l) < 0) {
            fail_by(l);
            return Step::unsatisfiable;
        }
        if (value_of(l) == 0) {
            open_level(l);
            return Step::done;
        }
        levels_.push_back(trail_.size()); // already true: an empty level keeps the numbering
    }
    if (counting_) {
        counts_.advance(trail_);
        if (features_.pure_literals) {
            if (assign_pure() == Step::done)
                return Step::done;
            if (counts_.all_satisfied())
                return Step::satisfiable;
        }
    }
    if (trail_.size() == assigned_.size())
        return Step::satisfiable;
    ++statistics_.decisions;
    const Lit l = pick();
    if constexpr (Watcher::recording)
        watcher_.decided(l);
    open_level(l);
    return Step::done;
}

/// Done where one was made true; satisfiable where there is none to be made so.
template <class Watcher>
typename Search<Watcher>::Step Search<Watcher>::assign_pure() {
    while (const auto l = counts_.pure()) {
        if (value_of(*l) != 0)
            continue;
        ++statistics_.pure;
        if constexpr (Watcher::recording)
            watcher_.pure(*l, features_.learning);
        // It does not follow, it only does no harm; a level of its own keeps what is learned sound.
        if (features_.learning) {
            open_level(*l);
        } else {
            if (sinks_.proof != nullptr)
                prove_pure(*l);
            assign(*l, no_clause);
        }
        return Step::done;
    }
    return Step::satisfiable;
}

template <class Watcher>
Lit Search<Watcher>::pick() {
    const auto open = [this](std::uint32_t v) { return values_[2 * std::size_t{v}] == 0; };
    std::uint32_t v = 0;
    if (features_.branching == Branching::first) {
        while (!open(lowest_))
            ++lowest_;
        v = lowest_;
    } else if (features_.branching == Branching::most_frequent) {
        Lit best = Lit::from_code(UINT32_MAX);
        for (std::uint32_t code = 0; code < values_.size(); ++code)
            if (values_[code] == 0 && (best.code() == UINT32_MAX ||
                                       counts_.count(Lit::from_code(code)) > counts_.count(best)))
                best = Lit::from_code(code);
        return best;
    } else if (by_activity()) {
        while (!open(activity_.top()))
            activity_.pop();
        v = activity_.top();
    } else {
        v = queue_.pick(open);
    }
    const bool positive = features_.phase_saving ? phases_[v] > 0 : features_.first_value;
    return Lit::of(v, !positive);
}

template <class Watcher>
void Search<Watcher>::open_level(Lit l) {
    levels_.push_back(trail_.size());
    assign(l, no_clause);
}

template <class Watcher>
void Search<Watcher>::backtrack(std::size_t to, EventKind kind) {
    if (to >= level())
        return;
    const std::size_t keep = levels_[to];
    if (counting_)
        counts_.retreat(trail_, keep);
    for (std::size_t i = trail_.size(); i-- > keep;) {
        const Lit l = trail_[i];
        const std::uint32_t v = l.variable();
        values_[l.code()] = 0;
        values_[(~l).code()] = 0;
        phases_[v] = l.negated() ? -1 : 1;
        lowest_ = std::min(lowest_, v);
        activity_.insert(v);
        queue_.released(v);
    }
    trail_.resize(keep);
    levels_.resize(to);
    head_ = keep;
    if constexpr (Watcher::recording)
        watcher_.trace().returned(kind, static_cast<std::uint32_t>(to),
                                  keep - left_out_ + found_before_);
    else
        static_cast<void>(kind);
}

/// The branch of the last decision is closed: its negation holds one level up. Decisions that are
/// turned already have no level, so the last level is one whose other side is still to be seen.
template <class Watcher>
void Search<Watcher>::turn_last_decision() {
    if (sinks_.proof != nullptr)
        prove_closed_branch();
    const Lit decision = trail_[levels_.back()];
    backtrack(level() - 1, EventKind::backtrack);
    if constexpr (Watcher::recording)
        watcher_.flipped(~decision);
    assign(~decision, no_clause);
}

/// The assumption is false, by those that were made before: looks for which.
template <class Watcher>
void Search<Watcher>::fail_by(Lit assumption) {
    failed_.assign(1, assumption);
    const auto mark = [this](Lit l) {
        if (assigned_[l.variable()].level > 0)
            marks_[l.variable()] = Mark::seen;
    };
    mark(assumption);
    for (std::size_t i = trail_.size(); i-- > (levels_.empty() ? trail_.size() : levels_[0]);) {
        const Lit l = trail_[i];
        if (marks_[l.variable()] == Mark::none)
            continue;
        marks_[l.variable()] = Mark::none;
        const ClauseRef reason = assigned_[l.variable()].reason;
        if (reason == no_clause) {
            failed_.push_back(l);
        } else {
            for (const Lit other : arena_.literals(reason))
                if (other != l)
                    mark(other);
        }
    }
}

template <class Watcher>
void Search<Watcher>::meter(const Control& control) {
    const auto now = std::chrono::steady_clock::now();
    if (now - last_report_ < std::chrono::milliseconds(50))
        return;
    last_report_ = now;
    statistics_.level = level();
    control.report({-1, describe(statistics_)});
    if (sinks_.statistics)
        sinks_.statistics(statistics_);
}

// What other files call. Not the whole class, whose other members are theirs.
#define LOGGIA_INSTANTIATE(Watcher)                                                                \
    template Search<Watcher>::Search(const Features&, Sinks, Watcher);                             \
    template void Search<Watcher>::add(std::span<const int>, std::uint32_t);                       \
    template void Search<Watcher>::ask_for_atoms(int);                                             \
    template void Search<Watcher>::leave_out(int);                                                 \
    template Status Search<Watcher>::solve(const Control&, std::span<const Lit>);                  \
    template void Search<Watcher>::backtrack(std::size_t, EventKind);                              \
    template void Search<Watcher>::attach(ClauseRef);
LOGGIA_INSTANTIATE(Unwatched)
LOGGIA_INSTANTIATE(Recorder)
#undef LOGGIA_INSTANTIATE

} // namespace loggia::sat
