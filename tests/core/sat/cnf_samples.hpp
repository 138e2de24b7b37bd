#pragma once

#include "core/base/random.hpp"
#include "core/logic/clauses.hpp"
#include "core/sat/solver.hpp"
#include "tests/core/sat/random_clauses.hpp"

#include <cstdint>
#include <cstdlib>
#include <span>
#include <vector>

/// Clause sets for the tests of the engines, and plain ways to judge what they say.
namespace loggia::sat::oracle {

/// As people and programs might give it: repeated literals, clauses true of themselves, units, now
/// and then the empty clause, atoms that occur nowhere, no clause at all.
inline logic::ClauseSet odd_set(Random& random, int most_atoms) {
    logic::ClauseSet clauses;
    const int atoms = 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(most_atoms)));
    const std::uint64_t count =
        random.below(20) == 0 ? 0 : random.below(static_cast<std::uint64_t>(atoms) * 5 + 2);
    const std::uint64_t longest = 1 + random.below(4);
    std::vector<int> clause;
    for (std::uint64_t i = 0; i < count; ++i) {
        clause.clear();
        const std::uint64_t length = random.below(200) == 0 ? 0 : 1 + random.below(longest);
        for (std::uint64_t k = 0; k < length + (length > 0 ? 1 : 0); ++k)
            clause.push_back(random_literal(random, atoms));
        clauses.add(clause);
    }
    if (random.below(4) == 0)
        clauses.ask_for_atoms(atoms + static_cast<int>(random.below(3)));
    return clauses;
}

/// Clauses of k different atoms each, as in the model of constant length.
inline logic::ClauseSet uniform(Random& random, int atoms, std::size_t count, std::size_t k) {
    logic::ClauseSet clauses;
    std::vector<int> clause;
    while (clauses.size() < count) {
        clause.clear();
        while (clause.size() < k) {
            const int literal = random_literal(random, atoms);
            bool there = false;
            for (const int l : clause)
                there = there || std::abs(l) == std::abs(literal);
            if (!there)
                clause.push_back(literal);
        }
        clauses.add(clause);
    }
    clauses.ask_for_atoms(atoms);
    return clauses;
}

/// Whether some assignment of up to about 16 atoms makes all clauses and assumptions true.
inline bool brute_force(const logic::ClauseSet& clauses, std::span<const int> assumptions = {}) {
    const auto atoms = static_cast<unsigned>(clauses.atoms());
    std::vector<std::uint32_t> positive;
    std::vector<std::uint32_t> negative;
    const auto add = [&](std::span<const int> clause) {
        positive.push_back(0);
        negative.push_back(0);
        for (const int l : clause)
            (l > 0 ? positive : negative).back() |= 1U << static_cast<unsigned>(std::abs(l) - 1);
    };
    for (std::size_t i = 0; i < clauses.size(); ++i)
        add(clauses[i]);
    for (const int& l : assumptions)
        add(std::span(&l, 1));
    for (std::uint32_t row = 0; row < 1U << atoms; ++row) {
        bool fits = true;
        for (std::size_t i = 0; fits && i < positive.size(); ++i)
            fits = ((row & positive[i]) | (~row & negative[i])) != 0;
        if (fits)
            return true;
    }
    return false;
}

inline void feed(Solver& solver, const logic::ClauseSet& clauses) {
    for (std::size_t i = 0; i < clauses.size(); ++i)
        solver.add(clauses[i]);
}

inline std::vector<bool> model_of(const Solver& solver, const logic::ClauseSet& clauses) {
    std::vector<bool> model{false};
    for (int a = 1; a <= clauses.atoms(); ++a)
        model.push_back(solver.value(a));
    return model;
}

} // namespace loggia::sat::oracle
