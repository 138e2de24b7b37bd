#pragma once

#include "core/base/random.hpp"
#include "core/sat/engines/davis_putnam.hpp"
#include "tests/core/sat/cnf_samples.hpp"

#include <cstddef>
#include <set>

/// Runs of all kinds to be recorded and looked at.
namespace loggia::sat::oracle {

inline std::set<int> literals_of(const Trace& trace, std::uint32_t clause) {
    const auto literals = trace.clauses()[clause];
    return {literals.begin(), literals.end()};
}

/// Switches as they may be set, round by round of other kinds.
inline Features features_of(Random& random, int round) {
    Features f = round % 3 == 0 ? procedure_1960() : round % 3 == 1 ? dpll() : cdcl();
    if (random.below(2) != 0) {
        f.pure_literals = random.below(2) != 0;
        f.subsumption = random.below(2) != 0;
        f.branching = static_cast<Branching>(random.below(5));
        if (random.below(3) == 0)
            f.elimination = Elimination::bounded;
        if (f.learning)
            f.restarts = static_cast<Restarts>(random.below(4));
    }
    return f;
}

inline logic::ClauseSet sample(Random& random) {
    if (random.below(3) != 0)
        return odd_set(random, 10);
    const int atoms = 8 + static_cast<int>(random.below(12));
    return uniform(random, atoms, static_cast<std::size_t>(atoms) * 43 / 10, 3);
}

inline Answer record(const logic::ClauseSet& clauses, const Features& features, Trace& trace) {
    Sinks sinks;
    sinks.trace = &trace;
    return solve_by_davis_putnam(clauses, features, {}, sinks);
}

} // namespace loggia::sat::oracle
