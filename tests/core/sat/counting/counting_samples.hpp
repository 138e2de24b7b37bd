#pragma once

#include "core/base/random.hpp"
#include "core/sat/counting/counting_problem.hpp"

#include <cstddef>
#include <cstdint>
#include <gmpxx.h>
#include <set>
#include <vector>

/// Problems for the tests of counting, and their models by trying all assignments.
namespace loggia::sat::counting_oracle {

/// Clauses of `shortest` literals or more, each of different atoms.
inline CountingProblem random_problem(Random& random, std::uint32_t most_atoms,
                                      std::size_t shortest = 2) {
    CountingProblem problem;
    const std::uint32_t atoms = 3 + static_cast<std::uint32_t>(random.below(most_atoms - 2));
    problem.atoms = atoms;
    const std::uint64_t longest = shortest + random.below(4);
    for (std::uint64_t left = random.below(4 * std::uint64_t{atoms}); left > 0; --left) {
        std::set<std::uint32_t> chosen;
        const std::uint64_t literals = shortest + random.below(longest);
        while (chosen.size() < std::min<std::uint64_t>(literals, atoms))
            chosen.insert(static_cast<std::uint32_t>(random.below(atoms)));
        auto& clause = problem.clauses.emplace_back();
        for (const std::uint32_t atom : chosen)
            clause.push_back(2 * atom + static_cast<std::uint32_t>(random.below(2)));
    }
    problem.shown.assign(atoms, 1);
    return problem;
}

/// Hides some atoms of the problem, gives weights to literals of the others, both, or neither.
inline void hide_and_weigh(Random& random, CountingProblem& problem) {
    if (random.below(2) == 0)
        for (char& is_shown : problem.shown)
            is_shown = random.below(2) == 0 ? 1 : 0;
    if (random.below(2) == 0)
        for (std::uint32_t literal = 0; literal < 2 * problem.atoms; ++literal)
            problem.weights.emplace_back(
                problem.shown[literal / 2] != 0 ? static_cast<long>(random.below(7)) - 2 : 1L);
}

/// Whether the row, in which atom a is bit a, makes the literal true.
inline bool holds(std::uint64_t row, CountingProblem::Literal literal) {
    return (row >> (literal / 2) & 1U) != literal % 2;
}

/// The rows that make all clauses true.
inline std::vector<std::uint64_t> models_of(const CountingProblem& problem) {
    std::vector<std::uint64_t> models;
    for (std::uint64_t row = 0; row < std::uint64_t{1} << problem.atoms; ++row) {
        bool fits = true;
        for (const auto& clause : problem.clauses) {
            bool is_met = false;
            for (const auto literal : clause)
                is_met = is_met || holds(row, literal);
            fits = fits && is_met;
        }
        if (fits)
            models.push_back(row);
    }
    return models;
}

/// The number or weight of the models, as far as they differ in shown atoms.
inline mpz_class weight_of(const CountingProblem& problem) {
    std::uint64_t shown = 0;
    for (std::uint32_t atom = 0; atom < problem.atoms; ++atom)
        if (problem.shown[atom] != 0)
            shown |= std::uint64_t{1} << atom;
    std::set<std::uint64_t> projections;
    mpz_class sum = 0;
    for (const std::uint64_t model : models_of(problem)) {
        if (!projections.insert(model & shown).second)
            continue;
        mpz_class product = 1;
        for (std::uint32_t atom = 0; problem.is_weighted() && atom < problem.atoms; ++atom)
            if (problem.shown[atom] != 0)
                product *= problem.weights[2 * atom + (holds(model, 2 * atom) ? 0 : 1)];
        sum += product;
    }
    return sum;
}

} // namespace loggia::sat::counting_oracle
