#pragma once

#include "core/base/random.hpp"
#include "core/covering/branch_and_bound.hpp"

#include <QTest>

#include <algorithm>
#include <numeric>

namespace loggia::covering::oracle {

/// A random problem of covering; no row is empty.
inline CoverMatrix random_matrix(Random& random, std::size_t rows, std::size_t columns,
                                 double density) {
    std::vector<std::uint32_t> ends;
    std::vector<std::uint32_t> entries;
    std::vector<std::uint32_t> literals;
    for (std::size_t r = 0; r < rows; ++r) {
        const auto sure = static_cast<std::uint32_t>(random.below(columns));
        for (std::uint32_t c = 0; c < columns; ++c)
            if (c == sure || random.real() < density)
                entries.push_back(c);
        ends.push_back(static_cast<std::uint32_t>(entries.size()));
    }
    for (std::size_t c = 0; c < columns; ++c)
        literals.push_back(1 + static_cast<std::uint32_t>(random.below(6)));
    std::vector<std::uint32_t> row_ids(rows);
    std::vector<std::uint32_t> column_ids(columns);
    std::iota(row_ids.begin(), row_ids.end(), 0U);
    std::iota(column_ids.begin(), column_ids.end(), 0U);
    return {std::move(ends), std::move(entries), std::move(literals), std::move(row_ids),
            std::move(column_ids)};
}

/// The numbers of a matrix of which no row or column was renumbered yet.
inline bool covers_all(const CoverMatrix& matrix, const std::vector<std::uint32_t>& columns) {
    for (std::size_t r = 0; r < matrix.rows(); ++r) {
        bool covered = false;
        for (const std::uint32_t c : matrix.row(r))
            covered = covered || std::find(columns.begin(), columns.end(), c) != columns.end();
        if (!covered)
            return false;
    }
    return true;
}

inline CoverCost cost_of(const CoverMatrix& matrix, const std::vector<std::uint32_t>& columns) {
    CoverCost cost{columns.size(), 0};
    for (const std::uint32_t c : columns)
        cost.literals += matrix.literals(c);
    return cost;
}

/// The best of all sets of columns, of which there are at most 16.
inline CoverCost least_cost(const CoverMatrix& matrix) {
    CoverCost best{UINT64_MAX, UINT64_MAX};
    for (std::uint32_t set = 0; set < 1U << matrix.columns(); ++set) {
        bool all = true;
        for (std::size_t r = 0; r < matrix.rows() && all; ++r) {
            all = false;
            for (const std::uint32_t c : matrix.row(r))
                all = all || (set >> c & 1U) != 0;
        }
        if (!all)
            continue;
        CoverCost cost;
        for (std::size_t c = 0; c < matrix.columns(); ++c)
            if ((set >> c & 1U) != 0) {
                ++cost.terms;
                cost.literals += matrix.literals(c);
            }
        best = std::min(best, cost);
    }
    return best;
}

/// Another size for each case.
inline CoverMatrix sample_matrix(Random& random) {
    return random_matrix(random, 1 + random.below(14), 1 + random.below(11),
                         0.1 + 0.4 * random.real());
}

/// Takes every column.
inline std::vector<std::uint32_t> everything(const CoverMatrix& matrix) {
    std::vector<std::uint32_t> all(matrix.columns());
    std::iota(all.begin(), all.end(), 0U);
    return all;
}

/// That a search finds what is best for both aims, in turns as short as can be, from no cover on
/// (terms) or from this one, and that its bounds are right meanwhile.
template <class Search>
void check_least(const CoverMatrix& matrix, const std::vector<std::uint32_t>& start) {
    const CoverCost least = least_cost(matrix);
    Search terms(matrix, CoverAim::terms, {}, start);
    std::uint64_t lower = 0;
    while (!terms.done()) {
        terms.run(1, {});
        QVERIFY(terms.lower() >= lower && terms.lower() <= least.terms);
        lower = terms.lower();
    }
    QCOMPARE(terms.cost().terms, least.terms);
    QVERIFY(covers_all(matrix, terms.best()));
    for (const bool told : {false, true}) {
        Search literals(matrix, CoverAim::literals, {static_cast<int>(least.terms), told},
                        terms.best());
        literals.run(UINT64_MAX / 2, {});
        QVERIFY(literals.done() && literals.cost() == least);
        QVERIFY(covers_all(matrix, literals.best()));
    }
}

/// The same for many small problems.
template <class Search>
void check_small_problems(int count) {
    Random random(1);
    for (int i = 0; i < count && !QTest::currentTestFailed(); ++i) {
        const CoverMatrix matrix = sample_matrix(random);
        check_least<Search>(matrix, {});
        check_least<Search>(matrix, everything(matrix));
    }
}

} // namespace loggia::covering::oracle
