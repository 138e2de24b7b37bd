#pragma once

#include "core/base/error.hpp"
#include "core/logic/clauses.hpp"

#include <cstdint>
#include <string>

namespace loggia::sat {

/// Clauses, and what their atoms mean: a line `N NAME` for each atom with a name, as the
/// assignment's back matter and class notes have it.
struct Problem {
    logic::ClauseSet clauses;
    std::string key;
};

// Each of these is the same problem for the same numbers anywhere. They fail, with the range that
// is allowed, where a number is too small or too large.

/// `clauses` clauses of `width` distinct atoms each out of `atoms` (up to 10,000,000; in all up to
/// 100,000,000 literals). At width 3 it is hardest at about 4.26 clauses an atom (Mitchell, Selman,
/// Levesque 1992). With `planted` an assignment is drawn first and only clauses that it satisfies
/// are taken.
[[nodiscard]] Result<Problem> random_clauses_of(int atoms, int clauses, int width, bool planted,
                                                std::uint64_t seed);
/// So many pigeons (up to 200), each in one of so many holes, no two in the same: unsatisfiable
/// where there are more pigeons, and then exponential for resolution (Haken 1985).
[[nodiscard]] Result<Problem> pigeonhole(int pigeons, int holes);
/// A random graph (up to 10,000 vertices) with so many edges to be coloured with 1 to 100 colours;
/// hardest for three colours at about 2.35 edges a vertex.
[[nodiscard]] Result<Problem> graph_colouring(int vertices, int edges, int colours,
                                              std::uint64_t seed);
/// `n` queens (1 to 100) on a board of n x n of which none attacks another.
[[nodiscard]] Result<Problem> queens(int n);
/// Random equations of three atoms modulo 2, 3 to 1,000,000 atoms, each equation four clauses. When
/// `consistent`, some assignment solves all; otherwise the right sides are by chance, which with
/// more equations than atoms nearly always is a contradiction that no resolution finds quickly.
[[nodiscard]] Result<Problem> parity(int atoms, int equations, bool consistent, std::uint64_t seed);
/// A 9 x 9 sudoku with one solution, of which no given number can be left out. Atom 81 (r - 1) +
/// 9 (c - 1) + d: row r, column c holds d.
[[nodiscard]] Problem sudoku(std::uint64_t seed);

} // namespace loggia::sat
