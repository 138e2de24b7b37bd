#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace loggia::covering {

struct Entry {
    std::uint32_t at = 0;
    double value = 0;
};

/// A square sparse matrix as the product of two triangular ones, with a column exchanged now and
/// then: a product of matrices that each differ from the unit matrix by a column times a row, in
/// between (middle product form: Huangfu and Hall 2015), which leaves far fewer entries than the
/// columns of the inverse would have. Columns that stand alone in a row, or rows in a column, are
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

    /// Solves B x = column, by place, and remembers it for exchange().
    void solve_entering(std::span<const Entry> column, std::vector<double>& v);
    /// The row of the inverse for a place, by row; it is remembered for exchange().
    void solve_leaving(std::uint32_t place, std::vector<double>& v);
    /// From now on the column that was solved last stands at the place that was solved last.
    void exchange();
    [[nodiscard]] std::size_t exchanges() const noexcept { return middles_.size(); }
    /// Forgets the exchanges after the first `count`.
    void take_back(std::size_t count);
    /// Numbers that a solution visits, about.
    [[nodiscard]] std::size_t entries() const noexcept {
        return lower_.size() + upper_.size() + middle_columns_.size() + middle_rows_.size() +
               2 * row_of_.size();
    }

private:
    void transpose();
    [[nodiscard]] std::span<const Entry> middle_row(std::size_t m) const;
    [[nodiscard]] std::span<const Entry> middle_column(std::size_t m) const;
    void solve_lower(std::vector<double>& v) const;
    void solve_upper(std::vector<double>& v);
    void solve_upper_transposed(std::size_t first, std::vector<double>& v);
    void solve_lower_transposed(std::vector<double>& v) const;

    /// Between the triangular matrices: a column times a row, added to the unit matrix.
    struct Middle {
        double pivot = 1; ///< of the new column at its place
        std::size_t column_end = 0;
        std::size_t row_end = 0;
    };

    std::vector<std::uint32_t> row_of_;   ///< of each pivot
    std::vector<std::uint32_t> place_of_; ///< of each pivot
    std::vector<double> pivot_;
    std::vector<Entry> lower_; ///< by row
    std::vector<std::size_t> lower_end_;
    std::vector<Entry> upper_; ///< by row
    std::vector<std::size_t> upper_end_;
    std::size_t bare_ = 0;                  ///< pivots before the first with entries in `upper_`
    std::vector<std::uint32_t> with_lower_; ///< pivots that have entries in `lower_`
    // The same entries the other way, for which zeros are left out when a transposed system is
    // solved: of each pivot, where its row of the matrix has entries.
    std::vector<Entry> lower_rows_; ///< by row that the pivot's column has
    std::vector<std::size_t> lower_rows_end_;
    std::vector<Entry> upper_rows_; ///< by number of the other pivot
    std::vector<std::size_t> upper_rows_end_;
    std::vector<std::uint32_t> with_lower_rows_; ///< pivots that have entries in `lower_rows_`
    std::vector<std::uint32_t> number_of_;       ///< of the pivot of a place
    std::vector<Middle> middles_;
    std::vector<Entry> middle_columns_; ///< by row
    std::vector<Entry> middle_rows_;    ///< by row
    std::vector<Entry> entering_;       ///< before the upper matrix
    std::vector<Entry> leaving_;        ///< after the upper matrix
    std::uint32_t leaving_place_ = 0;
    std::vector<double> work_;
};

} // namespace loggia::covering
