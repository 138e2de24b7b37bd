#pragma once

#include "core/base/random.hpp"
#include "core/logic/clauses.hpp"

#include <array>
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
