#include "core/covering/linear_relaxation.hpp"

#include <algorithm>
#include <cmath>

namespace loggia::covering {

namespace {

constexpr double missed = 1e-6;
/// So many rows to a column: most of them follow from others.
constexpr std::size_t many_rows = 2;
constexpr std::size_t most_rows_at_once = 200;
constexpr std::size_t least_rows_at_once = 20;
/// Steps between two looks at the work.
constexpr std::uint64_t some_steps = 200;

std::vector<std::int64_t> costs_of(const CoverMatrix& matrix, CoverAim aim) {
    std::vector<std::int64_t> costs;
    for (std::size_t c = 0; c < matrix.columns(); ++c)
        costs.push_back(aim == CoverAim::terms ? 1 : matrix.literals(c));
    return costs;
}

} // namespace

CoverProgram::CoverProgram(std::shared_ptr<const CoverMatrix> matrix, CoverAim aim,
                           ColumnCount count)
    : matrix_(std::move(matrix)), simplex_(costs_of(*matrix_, aim)),
      has_row_(matrix_->rows(), false) {
    if (count.most >= 0) {
        ProgramRow row;
        row.equal = count.least;
        row.least = count.least ? count.most : -count.most;
        for (std::uint32_t c = 0; c < matrix_->columns(); ++c)
            row.terms.push_back({c, count.least ? 1 : -1});
        simplex_.add_row(std::move(row));
        row_of_.push_back(UINT32_MAX);
    }
    if (matrix_->rows() <= many_rows * matrix_->columns())
        for (std::uint32_t r = 0; r < matrix_->rows(); ++r)
            add_row(r);
}

void CoverProgram::add_row(std::uint32_t r) {
    ProgramRow row;
    row.least = 1;
    for (const std::uint32_t c : matrix_->row(r))
        row.terms.push_back({c, 1});
    simplex_.add_row(std::move(row));
    row_of_.push_back(r);
    has_row_[r] = true;
}

bool CoverProgram::add_missing_rows() {
    std::vector<std::pair<double, std::uint32_t>> missing;
    for (std::uint32_t r = 0; r < matrix_->rows(); ++r) {
        if (has_row_[r])
            continue;
        double sum = 0;
        for (const std::uint32_t c : matrix_->row(r))
            sum += simplex_.value(c);
        work_ += matrix_->row(r).size();
        if (sum < 1 - missed)
            missing.emplace_back(sum, r);
    }
    std::sort(missing.begin(), missing.end());
    // Rows that share no column first, for one of them often makes up for others.
    std::vector<bool> used(matrix_->columns(), false);
    std::size_t added = 0;
    for (const bool again : {false, true})
        for (const auto& [sum, r] : missing) {
            const auto row = matrix_->row(r);
            if (has_row_[r] || added >= (again ? least_rows_at_once : most_rows_at_once) ||
                (!again &&
                 std::any_of(row.begin(), row.end(), [&](std::uint32_t c) { return used[c]; })))
                continue;
            for (const std::uint32_t c : row)
                used[c] = true;
            add_row(r);
            ++added;
        }
    return added > 0;
}

DualSimplex::Outcome CoverProgram::solve(std::int64_t enough, std::uint64_t most_work,
                                         const Control& control) {
    const std::uint64_t end = work() + most_work;
    for (;;) {
        const std::uint64_t steps = simplex_.steps();
        const DualSimplex::Outcome outcome = simplex_.solve(enough, some_steps, control);
        if (outcome == DualSimplex::Outcome::optimal && add_missing_rows())
            continue;
        if (outcome != DualSimplex::Outcome::limit || work() >= end ||
            simplex_.steps() < steps + some_steps)
            return outcome;
    }
}

Prices CoverProgram::prices() const {
    Prices prices;
    prices.rows.assign(matrix_->rows(), 0);
    for (std::size_t r = 0; r < row_of_.size(); ++r)
        if (row_of_[r] != UINT32_MAX)
            prices.rows[row_of_[r]] =
                std::floor(std::max(simplex_.price(r), 0.0) * 0x1p20) * 0x1p-20;
    return prices;
}

} // namespace loggia::covering
