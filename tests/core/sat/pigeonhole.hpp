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

} // namespace loggia::sat
