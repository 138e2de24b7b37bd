#include "core/sat/engines/davis_putnam_search.hpp"

#include <algorithm>
#include <cassert>

namespace loggia::sat {

/// Learns a clause from the conflict, goes back to where it is unit, and makes it true there.
/// False, and nothing is learned, where there is no room for it.
template <class Watcher>
bool Search<Watcher>::learn(ClauseRef conflict) {
    derive(conflict);
    if (features_.minimisation)
        minimise();
    const std::uint32_t lbd = blocks(learned_);
    bump();
    for (const std::uint32_t v : marked_)
        marks_[v] = Mark::none;
    marked_.clear();
    if (!fits(learned_.size())) {
        has_room_ = false;
        return false;
    }
    ++statistics_.learned;
    recent_.add(lbd);
    always_.add(lbd);
    prove(learned_);

    std::size_t to = 0;
    if (learned_.size() > 1) {
        const auto highest =
            std::max_element(learned_.begin() + 1, learned_.end(), [this](Lit a, Lit b) {
                return assigned_[a.variable()].level < assigned_[b.variable()].level;
            });
        std::iter_swap(learned_.begin() + 1, highest);
        to = assigned_[learned_[1].variable()].level;
    }
    const ClauseRef ref = arena_.add(learned_, true, lbd);
    if constexpr (Watcher::recording)
        record_learned(conflict, ref);
    backtrack(to, EventKind::backtrack);
    if (learned_.size() > 1) {
        learned_clauses_.push_back(ref);
        attach(ref);
    }
    assign(learned_[0], ref);
    if constexpr (Watcher::recording)
        watcher_.propagated(learned_[0], ref);
    return true;
}

/// Resolves the conflict with reasons, latest first, until one literal of its level is left: the
/// first unique implication point (Marques-Silva, Sakallah 1996). It comes first in learned_.
template <class Watcher>
void Search<Watcher>::derive(ClauseRef conflict) {
    learned_.assign(1, Lit());
    analysed_.clear();
    std::size_t open = 0;
    std::size_t place = trail_.size();
    ClauseRef ref = conflict;
    Lit resolved;
    bool first = true;
    for (;;) {
        auto& head = arena_.head(ref);
        const auto literals = arena_.literals(ref);
        if (head.learned) {
            head.used = 2;
            if (head.lbd > 2)
                head.lbd =
                    static_cast<std::uint16_t>(std::min<std::uint32_t>(head.lbd, blocks(literals)));
        }
        for (const Lit l : literals) {
            const std::uint32_t v = l.variable();
            if ((!first && l == resolved) || marks_[v] != Mark::none || assigned_[v].level == 0)
                continue;
            marks_[v] = Mark::seen;
            marked_.push_back(v);
            analysed_.push_back(v);
            if (assigned_[v].level == level())
                ++open;
            else
                learned_.push_back(l);
        }
        first = false;
        do {
            resolved = trail_[--place];
        } while (marks_[resolved.variable()] == Mark::none);
        if (--open == 0)
            break;
        ref = assigned_[resolved.variable()].reason;
        assert(ref != no_clause);
    }
    learned_[0] = ~resolved;
}

/// Leaves out literals that the others imply (Sörensson, Biere 2009).
template <class Watcher>
void Search<Watcher>::minimise() {
    blocks(learned_); // marks their levels
    learned_.erase(std::remove_if(learned_.begin() + 1, learned_.end(),
                                  [this](Lit l) { return redundant(l); }),
                   learned_.end());
}

/// Whether everything that made the literal false leads back to literals of the learned clause.
/// What is found out on the way is kept in the marks. A walk in depth without recursion.
template <class Watcher>
bool Search<Watcher>::redundant(Lit l) {
    if (assigned_[l.variable()].reason == no_clause)
        return false;
    visits_.assign(1, {l, 0});
    while (!visits_.empty()) {
        Visit& visit = visits_.back();
        const std::uint32_t self = visit.literal.variable();
        const auto literals = arena_.literals(assigned_[self].reason);
        bool failed = false;
        Lit deeper;
        bool goes_deeper = false;
        while (visit.next < literals.size()) {
            const Lit other = literals[visit.next++];
            const std::uint32_t v = other.variable();
            if (v == self || assigned_[v].level == 0 || marks_[v] == Mark::seen ||
                marks_[v] == Mark::redundant)
                continue;
            // No literal of its level is in the clause: a decision of that level is behind it.
            if (assigned_[v].reason == no_clause || marks_[v] == Mark::needed ||
                level_stamps_[assigned_[v].level] != stamp_) {
                failed = true;
            } else {
                deeper = other;
                goes_deeper = true;
            }
            break;
        }
        if (failed) {
            for (const Visit& v : visits_) {
                Mark& mark = marks_[v.literal.variable()];
                if (mark == Mark::none) {
                    mark = Mark::needed;
                    marked_.push_back(v.literal.variable());
                }
            }
            return false;
        }
        if (goes_deeper) {
            visits_.push_back({deeper, 0});
        } else {
            Mark& mark = marks_[self];
            if (mark == Mark::none) {
                mark = Mark::redundant;
                marked_.push_back(self);
            }
            visits_.pop_back();
        }
    }
    return true;
}

/// How many levels the literals come from: LBD (Audemard, Simon 2009).
template <class Watcher>
std::uint32_t Search<Watcher>::blocks(std::span<const Lit> literals) {
    ++stamp_;
    std::uint32_t count = 0;
    for (const Lit l : literals) {
        std::uint64_t& stamp = level_stamps_[assigned_[l.variable()].level];
        if (stamp != stamp_) {
            stamp = stamp_;
            ++count;
        }
    }
    return count;
}

template <class Watcher>
void Search<Watcher>::bump() {
    if (by_activity()) {
        for (const std::uint32_t v : analysed_)
            activity_.bump(v);
        activity_.decay(0.95);
    } else {
        std::sort(analysed_.begin(), analysed_.end(), [this](std::uint32_t a, std::uint32_t b) {
            return queue_.stamp(a) < queue_.stamp(b);
        });
        for (const std::uint32_t v : analysed_)
            queue_.move_to_front(v);
    }
}

/// The steps that lead from the conflict to what was learned, the minimised literals included: all
/// of them resolve with reasons, the latest first, until only literals of the clause are left.
template <class Watcher>
void Search<Watcher>::record_learned(ClauseRef conflict, ClauseRef ref) {
    if constexpr (Watcher::recording) {
        std::vector<Resolution> steps;
        const auto mark = [this](ClauseRef clause) {
            for (const Lit l : arena_.literals(clause))
                if (assigned_[l.variable()].level > 0)
                    marks_[l.variable()] = Mark::seen;
        };
        mark(conflict);
        for (const Lit l : learned_)
            marks_[l.variable()] = Mark::needed;
        std::size_t place = trail_.size();
        while (place > levels_[0]) {
            const Lit l = trail_[--place];
            Mark& mark_of = marks_[l.variable()];
            if (mark_of == Mark::seen) {
                const ClauseRef reason = assigned_[l.variable()].reason;
                steps.push_back({l.external(), watcher_.number(reason)});
                for (const Lit other : arena_.literals(reason)) {
                    Mark& m = marks_[other.variable()];
                    if (m == Mark::none && assigned_[other.variable()].level > 0)
                        m = Mark::seen;
                }
            }
            mark_of = Mark::none;
        }
        watcher_.derived(EventKind::learn, learned_, ref, conflict, steps);
    }
}

template bool Search<Unwatched>::learn(ClauseRef);
template bool Search<Recorder>::learn(ClauseRef);

} // namespace loggia::sat
