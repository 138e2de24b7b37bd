#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace loggia::normal_forms {

struct Entry {
    std::uint32_t at = 0;
    double value = 0;
};

/// A square sparse matrix as the product of two triangular ones, with a column exchanged now and
/// then (product form of the inverse). Columns that stand alone in a row, or rows in a column, are
/// taken first; what is left is made column by column with threshold pivoting. Vectors are dense.
class BasisFactors {
public:
    /// `columns` are the columns of the matrix. Where they depend on each other, `replaced` gets
    /// the places of columns in whose stead a row's own column, minus one there, was taken, with
    /// that row.
    struct Replaced {
        std::uint32_t place = 0;
        std::uint32_t row = 0;
    };
    std::vector<Replaced> factor(const std::vector<std::span<const Entry>>& columns);

    /// Solves B x = v; `v` is by row, and then x by place of a column.
    void solve(std::vector<double>& v);
    /// Solves x B = v; `v` is by place of a column, and then x by row.
    void solve_transposed(std::vector<double>& v);

    /// Another column stands at `place` from now on, which the matrix made `solved` of.
    void exchange(std::uint32_t place, const std::vector<double>& solved);
    [[nodiscard]] std::size_t exchanges() const noexcept { return etas_.size(); }
    /// Forgets the exchanges after the first `count`.
    void take_back(std::size_t count);
    /// Numbers that a solution visits, about.
    [[nodiscard]] std::size_t entries() const noexcept {
        return lower_.size() + upper_.size() + eta_entries_.size() + 2 * row_of_.size();
    }

private:
    void transpose();

    struct Eta {
        std::uint32_t place = 0;
        double pivot = 1;
        std::size_t end = 0;
    };

    std::vector<std::uint32_t> row_of_;   ///< of each pivot
    std::vector<std::uint32_t> place_of_; ///< of each pivot
    std::vector<double> pivot_;
    std::vector<Entry> lower_; ///< by row
    std::vector<std::size_t> lower_end_;
    std::vector<Entry> upper_; ///< by number of pivot
    std::vector<std::size_t> upper_end_;
    std::vector<std::uint32_t> with_lower_; ///< pivots that have entries in `lower_`
    // The same entries the other way, for which zeros are left out when a transposed system is
    // solved: of each pivot, where its row of the matrix has entries.
    std::vector<Entry> lower_rows_; ///< by row that the pivot's column has
    std::vector<std::size_t> lower_rows_end_;
    std::vector<Entry> upper_rows_; ///< by number of the other pivot
    std::vector<std::size_t> upper_rows_end_;
    std::vector<Eta> etas_;
    std::vector<Entry> eta_entries_;
    std::vector<double> work_;
};

} // namespace loggia::normal_forms
