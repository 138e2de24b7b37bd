#pragma once

#include "core/base/random.hpp"
#include "core/logic/clauses.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <numeric>
#include <utility>
#include <vector>

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

/// How it is said that at most one of some literals is true, other than by all pairs.
enum class AtMostOne { sequential, ladder, product, commander, binary };

inline void add_at_most_one(logic::ClauseSet& clauses, const std::vector<int>& literals,
                            AtMostOne encoding, int& next_atom) {
    const std::size_t n = literals.size();
    const auto fresh = [&next_atom](std::size_t count) {
        std::vector<int> atoms(count);
        for (int& atom : atoms)
            atom = ++next_atom;
        return atoms;
    };
    if (n <= 4) {
        for (std::size_t a = 0; a < n; ++a)
            for (std::size_t b = 0; b < a; ++b)
                clauses.add(std::array{-literals[a], -literals[b]});
        return;
    }
    switch (encoding) {
    case AtMostOne::sequential: {
        const auto so_far = fresh(n - 1);
        for (std::size_t i = 0; i < n; ++i) {
            if (i + 1 < n)
                clauses.add(std::array{-literals[i], so_far[i]});
            if (i > 0)
                clauses.add(std::array{-literals[i], -so_far[i - 1]});
            if (i > 0 && i + 1 < n)
                clauses.add(std::array{-so_far[i - 1], so_far[i]});
        }
        break;
    }
    case AtMostOne::ladder: {
        const auto steps = fresh(n - 1);
        for (std::size_t i = 0; i < n; ++i) {
            if (i + 2 < n)
                clauses.add(std::array{-steps[i + 1], steps[i]});
            if (i > 0)
                clauses.add(std::array{-literals[i], steps[i - 1]});
            if (i + 1 < n)
                clauses.add(std::array{-literals[i], -steps[i]});
        }
        break;
    }
    case AtMostOne::product: {
        std::size_t rows = 1;
        while (rows * rows < n)
            ++rows;
        const auto row = fresh(rows);
        const auto column = fresh((n + rows - 1) / rows);
        add_at_most_one(clauses, row, encoding, next_atom);
        add_at_most_one(clauses, column, encoding, next_atom);
        for (std::size_t i = 0; i < n; ++i) {
            clauses.add(std::array{-literals[i], row[i % rows]});
            clauses.add(std::array{-literals[i], column[i / rows]});
        }
        break;
    }
    case AtMostOne::commander: {
        const auto commanders = fresh((n + 2) / 3);
        for (std::size_t g = 0; g < commanders.size(); ++g) {
            std::vector<int> group(literals.begin() + static_cast<std::ptrdiff_t>(3 * g),
                                   literals.begin() +
                                       static_cast<std::ptrdiff_t>(std::min(3 * g + 3, n)));
            add_at_most_one(clauses, group, encoding, next_atom);
            for (const int literal : group)
                clauses.add(std::array{-literal, commanders[g]});
            group.push_back(-commanders[g]);
            clauses.add(group);
        }
        add_at_most_one(clauses, commanders, encoding, next_atom);
        break;
    }
    case AtMostOne::binary: {
        std::size_t bits = 1;
        while ((std::size_t{1} << bits) < n)
            ++bits;
        const auto digits = fresh(bits);
        for (std::size_t i = 0; i < n; ++i)
            for (std::size_t k = 0; k < bits; ++k)
                clauses.add(std::array{-literals[i], (i >> k & 1U) != 0 ? digits[k] : -digits[k]});
        break;
    }
    }
}

inline logic::ClauseSet pigeonhole_clauses(int holes, AtMostOne encoding) {
    logic::ClauseSet clauses;
    const auto in = [&](int pigeon, int hole) { return pigeon * holes + hole + 1; };
    for (int p = 0; p <= holes; ++p) {
        for (int h = 0; h < holes; ++h)
            clauses.push(in(p, h));
        clauses.end_clause();
    }
    int next_atom = holes * (holes + 1);
    for (int h = 0; h < holes; ++h) {
        std::vector<int> hole;
        for (int p = 0; p <= holes; ++p)
            hole.push_back(in(p, h));
        add_at_most_one(clauses, hole, encoding, next_atom);
    }
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

/// The clauses in another order, the literals of each too, atoms renamed and some of them negated.
inline logic::ClauseSet disguised(Random& random, const logic::ClauseSet& clauses) {
    const auto atoms = static_cast<std::size_t>(clauses.atoms());
    std::vector<int> names(atoms + 1);
    std::iota(names.begin(), names.end(), 0);
    for (std::size_t i = atoms; i > 1; --i)
        std::swap(names[i], names[1 + random.below(i)]);
    for (int& name : names)
        name = random.below(2) == 0 ? name : -name;
    std::vector<std::vector<int>> all;
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        auto& clause = all.emplace_back();
        for (const int literal : clauses[i]) {
            const int name = names[static_cast<std::size_t>(std::abs(literal))];
            clause.push_back(literal < 0 ? -name : name);
        }
        for (std::size_t k = clause.size(); k > 1; --k)
            std::swap(clause[k - 1], clause[random.below(k)]);
    }
    for (std::size_t i = all.size(); i > 1; --i)
        std::swap(all[i - 1], all[random.below(i)]);
    logic::ClauseSet result;
    for (const auto& clause : all)
        result.add(clause);
    return result;
}

/// Besides, that no pigeon is in two holes, or that no hole stays empty.
inline logic::ClauseSet with_more(int holes, bool functional, bool onto) {
    logic::ClauseSet clauses = pigeonhole_clauses(holes);
    const auto in = [&](int pigeon, int hole) { return pigeon * holes + hole + 1; };
    for (int p = 0; functional && p <= holes; ++p)
        for (int h = 0; h < holes; ++h)
            for (int g = 0; g < h; ++g)
                clauses.add(std::array{-in(p, g), -in(p, h)});
    for (int h = 0; onto && h < holes; ++h) {
        for (int p = 0; p <= holes; ++p)
            clauses.push(in(p, h));
        clauses.end_clause();
    }
    return clauses;
}

/// Dominoes on a chessboard without two opposite corners: every square under exactly one.
inline logic::ClauseSet mutilated_chessboard(int size) {
    std::vector<std::vector<int>> at(static_cast<std::size_t>(size * size));
    const auto is_left = [&](int row, int column) {
        return !(row == 0 && column == 0) && !(row == size - 1 && column == size - 1);
    };
    int atom = 0;
    const auto put = [&](int row, int column, int down, int right) {
        if (row + down >= size || column + right >= size || !is_left(row, column) ||
            !is_left(row + down, column + right))
            return;
        ++atom;
        at[static_cast<std::size_t>(row * size + column)].push_back(atom);
        at[static_cast<std::size_t>((row + down) * size + column + right)].push_back(atom);
    };
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column) {
            put(row, column, 1, 0);
            put(row, column, 0, 1);
        }
    logic::ClauseSet clauses;
    for (const auto& square : at) {
        if (square.empty())
            continue;
        clauses.add(square);
        for (std::size_t a = 0; a < square.size(); ++a)
            for (std::size_t b = 0; b < a; ++b)
                clauses.add(std::array{-square[a], -square[b]});
    }
    return clauses;
}

} // namespace loggia::sat
