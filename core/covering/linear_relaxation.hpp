#pragma once

#include "core/base/control.hpp"
#include "core/covering/cover_matrix.hpp"
#include "core/covering/lagrangian.hpp"
#include "core/covering/linear_program/dual_simplex.hpp"

#include <cstdint>
#include <memory>
#include <vector>

namespace loggia::covering {

/// The linear program of a problem of covering: a row for each of the matrix, and one for the
/// number of columns where that is limited. Where there are far more rows than columns, only those
/// are in it that some solution did not keep.
class CoverProgram {
public:
    CoverProgram(std::shared_ptr<const CoverMatrix> matrix, CoverAim aim, ColumnCount count);

    /// As DualSimplex::solve, until about `most_work` numbers were visited: then `limit`.
    DualSimplex::Outcome solve(std::int64_t enough, std::uint64_t most_work,
                               const Control& control);
    /// What covering each row of the matrix is worth, about.
    [[nodiscard]] Prices prices() const;

    [[nodiscard]] DualSimplex& simplex() noexcept { return simplex_; }
    [[nodiscard]] const DualSimplex& simplex() const noexcept { return simplex_; }
    [[nodiscard]] std::uint64_t work() const noexcept { return work_ + simplex_.work(); }

private:
    void add_row(std::uint32_t r);
    [[nodiscard]] bool add_missing_rows();

    std::shared_ptr<const CoverMatrix> matrix_;
    DualSimplex simplex_;
    std::vector<std::uint32_t> row_of_; ///< of the matrix, for each of the program, or UINT32_MAX
    std::vector<bool> has_row_;
    std::uint64_t work_ = 0;
};

} // namespace loggia::covering
