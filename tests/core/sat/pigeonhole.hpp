#pragma once

#include "core/logic/clauses.hpp"

#include <array>

namespace loggia::sat {

/// One pigeon more than holes, each in a hole, no two in the same: unsatisfiable, and satisfiable
/// as soon as any one clause is left out.
inline logic::ClauseSet pigeonhole_clauses(int holes) {
    logic::ClauseSet clauses;
    const auto in = [&](int pigeon, int hole) { return pigeon * holes + hole + 1; };
    for (int p = 0; p <= holes; ++p) {
        for (int h = 0; h < holes; ++h)
            clauses.push(in(p, h));
        clauses.end_clause();
    }
    for (int h = 0; h < holes; ++h)
        for (int p = 0; p <= holes; ++p)
            for (int q = 0; q < p; ++q)
                clauses.add(std::array{-in(p, h), -in(q, h)});
    return clauses;
}

/// The same where nobody sees it by counting, and which takes any engine hours from some 12 holes
/// on: what is said of two pigeons, is said twice, with an atom of its own once true and once
/// false.
inline logic::ClauseSet hidden_pigeonhole_clauses(int holes) {
    const logic::ClauseSet plain = pigeonhole_clauses(holes);
    logic::ClauseSet clauses;
    int atom = plain.atoms();
    for (std::size_t i = 0; i < plain.size(); ++i) {
        const auto clause = plain[i];
        if (clause.size() != 2 || clause[0] > 0) {
            clauses.add(clause);
            continue;
        }
        ++atom;
        clauses.add(std::array{clause[0], clause[1], atom});
        clauses.add(std::array{clause[0], clause[1], -atom});
    }
    return clauses;
}

} // namespace loggia::sat
