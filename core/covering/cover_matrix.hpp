#pragma once

#include "core/base/control.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace loggia::covering {

/// Rows that each need one of some columns: a problem of covering, or a part of one. Sparse, both
/// ways, in ascending order. Rows and columns bear the numbers that they have in the whole problem.
class CoverMatrix {
public:
    CoverMatrix() = default;
    /// `rows` are the columns of each row, ascending and smaller than the number of `literals`,
    /// one after the other; row i ends before `ends[i]`.
    CoverMatrix(std::vector<std::uint32_t> ends, std::vector<std::uint32_t> columns,
                std::vector<std::uint32_t> literals, std::vector<std::uint32_t> row_ids,
                std::vector<std::uint32_t> column_ids);

    [[nodiscard]] std::size_t rows() const noexcept { return row_ids_.size(); }
    [[nodiscard]] std::size_t columns() const noexcept { return column_ids_.size(); }
    [[nodiscard]] std::size_t entries() const noexcept { return row_columns_.size(); }
    [[nodiscard]] std::span<const std::uint32_t> row(std::size_t r) const noexcept {
        return std::span(row_columns_).subspan(row_start_[r], row_start_[r + 1] - row_start_[r]);
    }
    [[nodiscard]] std::span<const std::uint32_t> column(std::size_t c) const noexcept {
        return std::span(column_rows_)
            .subspan(column_start_[c], column_start_[c + 1] - column_start_[c]);
    }
    [[nodiscard]] std::uint32_t literals(std::size_t c) const noexcept { return literals_[c]; }
    [[nodiscard]] std::uint32_t row_id(std::size_t r) const noexcept { return row_ids_[r]; }
    [[nodiscard]] std::uint32_t column_id(std::size_t c) const noexcept { return column_ids_[c]; }

    /// What is left with the columns in `taken` taken and those in `dropped` dropped (both by their
    /// numbers here).
    [[nodiscard]] CoverMatrix without(std::span<const std::uint32_t> taken,
                                      std::span<const std::uint32_t> dropped) const;
    /// The same with rows and columns numbered from 0 on.
    [[nodiscard]] CoverMatrix renumbered() const;
    /// Parts that have no row and no column in common, the smallest first.
    [[nodiscard]] std::vector<CoverMatrix> blocks() const;

private:
    friend class CoverReduction;
    [[nodiscard]] CoverMatrix only(const std::vector<bool>& keep_row,
                                   const std::vector<bool>& keep_column) const;
    void index_columns();

    std::vector<std::uint32_t> row_start_{0};
    std::vector<std::uint32_t> row_columns_;
    std::vector<std::uint32_t> column_start_{0};
    std::vector<std::uint32_t> column_rows_;
    std::vector<std::uint32_t> literals_;
    std::vector<std::uint32_t> row_ids_;
    std::vector<std::uint32_t> column_ids_;
};

/// What has to be least.
enum class CoverAim : std::uint8_t {
    terms,    ///< the number of columns
    literals, ///< their literals, with no more columns than are needed at least
};

struct Reduced {
    CoverMatrix rest;                 ///< where nothing can be said at once
    std::vector<std::uint32_t> taken; ///< by number in the whole problem
    bool possible = true;             ///< false where a row has no column left
};

/// Takes columns that a row has no other than, drops rows that need one of more columns than
/// another does, and columns that cover no more than another that costs no more, until nothing
/// changes. Some solution that is best for `aim` is left. When stopped, what is done so far.
[[nodiscard]] Reduced reduce(const CoverMatrix& matrix, CoverAim aim, const Control& control = {});

} // namespace loggia::covering
