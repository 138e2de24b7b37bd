#pragma once

#include "core/base/random.hpp"
#include "core/covering/linear_program/dual_simplex.hpp"

namespace loggia::covering::oracle {

/// Rows and costs of a few columns, and what each may be.
struct SmallProgram {
    std::vector<std::int64_t> costs;
    std::vector<ProgramRow> rows;
    std::vector<int> lower;
    std::vector<int> upper;

    [[nodiscard]] DualSimplex make() const {
        DualSimplex program(costs);
        for (const ProgramRow& row : rows)
            program.add_row(row);
        for (std::uint32_t c = 0; c < costs.size(); ++c)
            program.set_bounds(c, lower[c], upper[c]);
        return program;
    }
    [[nodiscard]] bool keeps(std::uint32_t set, const ProgramRow& row) const {
        std::int64_t sum = 0;
        for (const ProgramRow::Term& term : row.terms)
            sum += (set >> term.column & 1U) != 0 ? term.factor : 0;
        return row.equal ? sum == row.least : sum >= row.least;
    }
    [[nodiscard]] bool keeps(std::uint32_t set) const {
        for (std::size_t c = 0; c < costs.size(); ++c)
            if (static_cast<int>(set >> c & 1U) < lower[c] ||
                static_cast<int>(set >> c & 1U) > upper[c])
                return false;
        return std::all_of(rows.begin(), rows.end(),
                           [&](const ProgramRow& row) { return keeps(set, row); });
    }
    [[nodiscard]] std::int64_t cost(std::uint32_t set) const {
        std::int64_t sum = 0;
        for (std::size_t c = 0; c < costs.size(); ++c)
            sum += (set >> c & 1U) != 0 ? costs[c] : 0;
        return sum;
    }
};

/// Covers, sometimes with an equation, a limit or factors as cuts have them.
inline SmallProgram small_program(Random& random) {
    SmallProgram program;
    const std::size_t columns = 1 + random.below(10);
    for (std::size_t c = 0; c < columns; ++c) {
        program.costs.push_back(1 + static_cast<std::int64_t>(random.below(6)));
        const std::uint64_t kind = random.below(8);
        program.lower.push_back(kind == 0 ? 1 : 0);
        program.upper.push_back(kind == 1 ? 0 : 1);
    }
    const std::size_t rows = 1 + random.below(12);
    for (std::size_t r = 0; r < rows; ++r) {
        ProgramRow row;
        row.least = 1;
        const bool mixed = random.below(6) == 0;
        for (std::uint32_t c = 0; c < columns; ++c)
            if (random.below(3) == 0)
                row.terms.push_back(
                    {c, mixed ? static_cast<std::int32_t>(random.below(6)) - 2 : 1});
        std::erase_if(row.terms, [](const ProgramRow::Term& term) { return term.factor == 0; });
        if (mixed)
            row.least = static_cast<std::int64_t>(random.below(5)) - 1;
        program.rows.push_back(std::move(row));
    }
    if (random.below(3) == 0) {
        ProgramRow row;
        row.equal = random.below(2) == 0;
        const auto count = static_cast<std::int64_t>(random.below(columns + 1));
        row.least = row.equal ? count : -count;
        for (std::uint32_t c = 0; c < columns; ++c)
            row.terms.push_back({c, row.equal ? 1 : -1});
        program.rows.push_back(std::move(row));
    }
    return program;
}

} // namespace loggia::covering::oracle
