#include "core/sat/engines/davis_putnam_search.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace loggia::sat {

namespace {

// Intervals in conflicts, and margins. Those of reductions were measured on pigeons, multipliers
// and colourings, the others are as in CaDiCaL 1.5 and MiniSat 2.2.
constexpr std::uint64_t luby_unit = 100;
constexpr std::uint64_t stable_unit = 1024;
constexpr std::uint64_t restart_interval = 2;
constexpr double restart_margin = 1.10;
constexpr std::uint64_t first_mode_conflicts = 1000;
constexpr std::uint64_t reduction_interval = 200; ///< times the root of how often
constexpr std::uint32_t kept_lbd = 2;             ///< clauses that are never deleted
constexpr std::uint32_t tried_lbd = 6;            ///< kept if they were used recently
constexpr std::size_t worth_reducing = 50;        ///< learned clauses have one of so many words

} // namespace

template <class Watcher>
bool Search<Watcher>::restart_is_due() {
    if (!features_.learning || features_.restarts == Restarts::none || level() == 0)
        return false;
    if (features_.restarts == Restarts::alternating ||
        features_.branching == Branching::alternating)
        switch_mode();
    if (statistics_.conflicts < next_restart_)
        return false;
    const bool by_quality = features_.restarts == Restarts::glucose ||
                            (features_.restarts == Restarts::alternating && !stable_);
    return !by_quality || recent_.value() > restart_margin * always_.value();
}

/// In turns: quick restarts that follow the conflicts, and long runs. The first phase of quick ones
/// is measured in conflicts; every later one, of either kind, gets as many propagations times a
/// growing factor, so that both have the same share of the time (Biere, Fleury 2020).
template <class Watcher>
void Search<Watcher>::switch_mode() {
    if (modes_ == 0) {
        if (statistics_.conflicts < first_mode_conflicts)
            return;
        mode_length_ = statistics_.propagations;
    } else if (statistics_.propagations < next_mode_) {
        return;
    }
    ++modes_;
    const std::uint64_t round = (modes_ + 1) / 2;
    next_mode_ = statistics_.propagations + mode_length_ * round * round;
    stable_ = !stable_;
    luby_ = Luby();
    next_restart_ = statistics_.conflicts + (stable_ ? stable_unit : restart_interval);
}

template <class Watcher>
void Search<Watcher>::restart() {
    ++statistics_.restarts;
    const bool by_quality = features_.restarts == Restarts::glucose ||
                            (features_.restarts == Restarts::alternating && !stable_);
    if (by_quality) {
        next_restart_ = statistics_.conflicts + restart_interval;
    } else {
        const auto unit = features_.restarts == Restarts::luby ? luby_unit : stable_unit;
        next_restart_ = statistics_.conflicts + unit * luby_.current();
        luby_.advance();
    }
    backtrack(0, EventKind::restart);
}

/// If the input has millions of clauses, a pass over all of them costs far more than keeping a few
/// learned ones, so these are kept until there are more.
template <class Watcher>
void Search<Watcher>::reduce() {
    ++reductions_;
    const double growth = std::sqrt(static_cast<double>(reductions_ + 1));
    next_reduction_ = statistics_.conflicts +
                      static_cast<std::uint64_t>(static_cast<double>(reduction_interval) * growth);
    std::size_t learned = 0;
    for (const ClauseRef ref : learned_clauses_)
        learned += ClauseArena::head_words + arena_.head(ref).size;
    if (learned < arena_.words() / worth_reducing)
        return;
    const std::size_t fixed = levels_.empty() ? trail_.size() : levels_[0];
    for (std::size_t i = 0; i < fixed; ++i)
        assigned_[trail_[i].variable()].reason = no_clause;
    for (std::size_t i = fixed; i < trail_.size(); ++i)
        if (const ClauseRef reason = assigned_[trail_[i].variable()].reason; reason != no_clause)
            arena_.head(reason).reason = true;
    if (fixed > satisfied_at_) {
        mark_satisfied();
        satisfied_at_ = fixed;
    }
    mark_worst();
    for (std::size_t i = fixed; i < trail_.size(); ++i)
        if (const ClauseRef reason = assigned_[trail_[i].variable()].reason; reason != no_clause)
            arena_.head(reason).reason = false;
    collect();
}

template <class Watcher>
void Search<Watcher>::mark_satisfied() {
    const auto satisfied = [this](ClauseRef ref) {
        const auto literals = arena_.literals(ref);
        return std::any_of(literals.begin(), literals.end(), [this](Lit l) {
            return value_of(l) > 0 && assigned_[l.variable()].level == 0;
        });
    };
    for (const auto* clauses : {&originals_, &learned_clauses_})
        for (const ClauseRef ref : *clauses)
            if (!arena_.head(ref).reason && satisfied(ref))
                arena_.head(ref).garbage = true;
}

/// Half of the learned clauses that are neither good nor of recent use.
template <class Watcher>
void Search<Watcher>::mark_worst() {
    std::vector<ClauseRef> candidates;
    for (const ClauseRef ref : learned_clauses_) {
        auto& head = arena_.head(ref);
        if (head.garbage || head.reason || head.lbd <= kept_lbd)
            continue;
        const std::uint32_t used = head.used;
        if (used > 0)
            --head.used;
        if (used > 0 && (head.lbd <= tried_lbd || used == 2))
            continue;
        candidates.push_back(ref);
    }
    const auto worse = [this](ClauseRef a, ClauseRef b) {
        const auto& x = arena_.head(a);
        const auto& y = arena_.head(b);
        if (x.lbd != y.lbd)
            return x.lbd > y.lbd;
        if (x.size != y.size)
            return x.size > y.size;
        return a < b;
    };
    const auto keep_from =
        candidates.begin() + static_cast<std::ptrdiff_t>(candidates.size() * 3 / 4);
    std::nth_element(candidates.begin(), keep_from, candidates.end(), worse);
    std::for_each(candidates.begin(), keep_from,
                  [this](ClauseRef ref) { arena_.head(ref).garbage = true; });
}

/// Removes deleted clauses from watches and lists and compacts the others in the order of the
/// watches, so that clauses that are visited together are adjacent in memory.
template <class Watcher>
void Search<Watcher>::collect() {
    for (auto* clauses : {&originals_, &learned_clauses_}) {
        std::size_t kept = 0;
        for (const ClauseRef ref : *clauses) {
            if (!arena_.head(ref).garbage) {
                (*clauses)[kept++] = ref;
                continue;
            }
            ++statistics_.deleted;
            if constexpr (Watcher::recording)
                watcher_.removed(ref);
            if (arena_.head(ref).learned)
                prove_removed(arena_.literals(ref));
        }
        clauses->resize(kept);
    }
    ClauseArena fresh;
    fresh.reserve(arena_.words());
    for (auto& watches : watches_) {
        std::size_t kept = 0;
        for (const Watch& watch : watches)
            if (!arena_.head(watch.ref()).garbage)
                watches[kept++] =
                    Watch(watch.blocker, arena_.move_to(fresh, watch.ref()), watch.binary());
        watches.erase(watches.begin() + static_cast<std::ptrdiff_t>(kept), watches.end());
    }
    for (auto* clauses : {&originals_, &learned_clauses_})
        for (ClauseRef& ref : *clauses)
            ref = arena_.move_to(fresh, ref);
    for (const Lit l : trail_)
        if (ClauseRef& reason = assigned_[l.variable()].reason; reason != no_clause)
            reason = arena_.move_to(fresh, reason);
    if constexpr (Watcher::recording)
        watcher_.moved([this, &fresh](ClauseRef ref) { return arena_.move_to(fresh, ref); });
    std::swap(arena_, fresh);
}

template bool Search<Unwatched>::restart_is_due();
template bool Search<Recorder>::restart_is_due();
template void Search<Unwatched>::restart();
template void Search<Recorder>::restart();
template void Search<Unwatched>::reduce();
template void Search<Recorder>::reduce();

} // namespace loggia::sat
