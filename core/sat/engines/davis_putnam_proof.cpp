// The part of Search that writes a proof: what is derived, and what the branches of a search
// without learning come to.
#include "core/sat/engines/davis_putnam_search.hpp"

#include <algorithm>
#include <utility>

namespace loggia::sat {

template <class Watcher>
void Search<Watcher>::prove(std::span<const Lit> clause) {
    if (sinks_.proof == nullptr)
        return;
    std::vector<int> literals;
    for (const Lit l : clause)
        literals.push_back(l.external());
    sinks_.proof->add(literals);
}

template <class Watcher>
void Search<Watcher>::prove_removed(std::span<const Lit> clause) {
    if (sinks_.proof == nullptr)
        return;
    std::vector<int> literals;
    for (const Lit l : clause)
        literals.push_back(l.external());
    sinks_.proof->remove(literals);
}

/// What follows without decisions becomes clauses of the proof, so that the clauses from which it
/// follows may go.
template <class Watcher>
void Search<Watcher>::prove_units() {
    for (; proven_ < trail_.size(); ++proven_) {
        const ClauseRef reason = assigned_[trail_[proven_].variable()].reason;
        if (reason != no_clause && arena_.head(reason).size > 1)
            prove(std::span(&trail_[proven_], 1));
    }
}

/// The negation of all decisions follows by propagation, given the same for the branches that were
/// closed below; those are then of no more use.
template <class Watcher>
void Search<Watcher>::prove_closed_branch() {
    std::vector<Lit> clause;
    for (const std::size_t place : levels_)
        clause.push_back(~trail_[place]);
    prove(clause);
    closed_.resize(std::max(closed_.size(), level() + 1));
    for (const auto& below : closed_[level()])
        prove_removed(below);
    closed_[level()].clear();
    closed_[level() - 1].push_back(std::move(clause));
}

/// A pure literal, under the decisions so far, is a resolution asymmetric tautology: every clause
/// with its negation is satisfied here.
template <class Watcher>
void Search<Watcher>::prove_pure(Lit l) {
    std::vector<Lit> clause{l};
    for (const std::size_t place : levels_)
        clause.push_back(~trail_[place]);
    prove(clause);
    closed_.resize(std::max(closed_.size(), level() + 1));
    closed_[level()].push_back(std::move(clause));
}

#define LOGGIA_INSTANTIATE(Watcher)                                                                \
    template void Search<Watcher>::prove(std::span<const Lit>);                                    \
    template void Search<Watcher>::prove_removed(std::span<const Lit>);                            \
    template void Search<Watcher>::prove_units();                                                  \
    template void Search<Watcher>::prove_closed_branch();                                          \
    template void Search<Watcher>::prove_pure(Lit);
LOGGIA_INSTANTIATE(Unwatched)
LOGGIA_INSTANTIATE(Recorder)
#undef LOGGIA_INSTANTIATE

} // namespace loggia::sat
