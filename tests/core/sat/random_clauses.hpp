#pragma once

#include "core/base/random.hpp"
#include "core/logic/clauses.hpp"

#include <cstdint>
#include <vector>

namespace loggia::sat {

/// A literal of atoms 1 to `atoms`.
inline int random_literal(Random& random, int atoms) {
    const int atom = 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(atoms)));
    return random.below(2) != 0 ? atom : -atom;
}

/// Clauses of `shortest` to `longest` literals, drawn with repetition, so that tautologies and
/// doubled literals occur too.
inline logic::ClauseSet random_clauses(Random& random, int atoms, int clauses, int shortest = 1,
                                       int longest = 3) {
    logic::ClauseSet result;
    for (int i = 0; i < clauses; ++i) {
        const auto more = static_cast<std::uint64_t>(longest - shortest + 1);
        for (auto left = static_cast<int>(random.below(more)) + shortest; left > 0; --left)
            result.push(random_literal(random, atoms));
        result.end_clause();
    }
    return result;
}

/// Row `row` of the truth table over atoms 1 to `atoms`: atom a is bit a - 1.
inline std::vector<bool> row_values(std::uint64_t row, int atoms) {
    std::vector<bool> values{false};
    for (int a = 0; a < atoms; ++a)
        values.push_back((row >> static_cast<unsigned>(a) & 1U) != 0);
    return values;
}

/// The rows that satisfy the clauses, by looking at all of them.
inline std::vector<std::uint64_t> satisfying_rows(const logic::ClauseSet& clauses, int atoms) {
    std::vector<std::uint64_t> result;
    for (std::uint64_t row = 0; row < std::uint64_t{1} << static_cast<unsigned>(atoms); ++row)
        if (clauses.satisfied_by(row_values(row, atoms)))
            result.push_back(row);
    return result;
}

} // namespace loggia::sat
