#pragma once

#include "core/base/random.hpp"
#include "core/logic/clauses.hpp"

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

/// Clause sets made of equations modulo 2, for the tests of the engines.
namespace loggia::sat {

/// The clauses that say that an odd, or even, number of these atoms is true: one for each row of
/// the truth table that is wrong.
inline void add_parity(logic::ClauseSet& clauses, std::span<const int> atoms, bool odd) {
    for (unsigned row = 0; row < 1U << atoms.size(); ++row) {
        bool sum = false;
        for (std::size_t k = 0; k < atoms.size(); ++k)
            sum = sum != ((row >> k & 1U) != 0);
        if (sum == odd)
            continue;
        for (std::size_t k = 0; k < atoms.size(); ++k)
            clauses.push((row >> k & 1U) != 0 ? -atoms[k] : atoms[k]);
        clauses.end_clause();
    }
}

/// Tseitin's clauses (1968) of a graph whose edges are the atoms: an even number of true edges
/// meet at each node, but at node 0 an odd one. Unsatisfiable, for each edge has two ends.
inline logic::ClauseSet tseitin_graph(std::size_t nodes,
                                      std::span<const std::pair<std::size_t, std::size_t>> edges) {
    std::vector<std::vector<int>> at(nodes);
    int atom = 0;
    for (const auto& [a, b] : edges) {
        ++atom;
        at[a].push_back(atom);
        at[b].push_back(atom);
    }
    logic::ClauseSet clauses;
    for (std::size_t node = 0; node < nodes; ++node)
        add_parity(clauses, at[node], node == 0);
    return clauses;
}

/// The same of a grid that is closed in both directions.
inline logic::ClauseSet tseitin_torus(std::size_t rows, std::size_t columns) {
    std::vector<std::pair<std::size_t, std::size_t>> edges;
    for (std::size_t r = 0; r < rows; ++r)
        for (std::size_t c = 0; c < columns; ++c) {
            edges.emplace_back(r * columns + c, r * columns + (c + 1) % columns);
            edges.emplace_back(r * columns + c, (r + 1) % rows * columns + c);
        }
    return tseitin_graph(rows * columns, edges);
}

/// The same of a ladder, two chains of so many nodes: as Dubois' sets of the second DIMACS
/// challenge, a chain along which nothing grows.
inline logic::ClauseSet parity_ladder(int links) {
    std::vector<std::pair<std::size_t, std::size_t>> edges;
    const auto n = static_cast<std::size_t>(links);
    for (std::size_t i = 0; i < n; ++i) {
        edges.emplace_back(i, n + i);
        if (i + 1 < n) {
            edges.emplace_back(i, i + 1);
            edges.emplace_back(n + i, n + i + 1);
        }
    }
    return tseitin_graph(2 * n, edges);
}

/// So many equations of `width` different atoms each. With `consistent` one assignment satisfies
/// all of them; otherwise the right sides are drawn.
inline logic::ClauseSet random_parity(Random& random, int atoms, int equations, std::size_t width,
                                      bool consistent) {
    std::vector<bool> solution;
    for (int a = 0; a <= atoms; ++a)
        solution.push_back(random.below(2) == 0);
    logic::ClauseSet clauses;
    clauses.ask_for_atoms(atoms);
    for (int i = 0; i < equations; ++i) {
        std::vector<int> chosen;
        while (chosen.size() < width) {
            const int atom = 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(atoms)));
            bool there = false;
            for (const int other : chosen)
                there = there || other == atom;
            if (!there)
                chosen.push_back(atom);
        }
        bool odd = random.below(2) == 0;
        if (consistent) {
            odd = false;
            for (const int atom : chosen)
                odd = odd != solution[static_cast<std::size_t>(atom)];
        }
        add_parity(clauses, chosen, odd);
    }
    return clauses;
}

} // namespace loggia::sat
