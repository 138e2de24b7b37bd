#include "core/covering/cover_matrix.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace loggia::covering {

namespace {

constexpr std::uint64_t visits_between_polls = 1'000'000;

} // namespace

CoverMatrix::CoverMatrix(std::vector<std::uint32_t> ends, std::vector<std::uint32_t> columns,
                         std::vector<std::uint32_t> literals, std::vector<std::uint32_t> row_ids,
                         std::vector<std::uint32_t> column_ids)
    : row_columns_(std::move(columns)), literals_(std::move(literals)),
      row_ids_(std::move(row_ids)), column_ids_(std::move(column_ids)) {
    row_start_.insert(row_start_.end(), ends.begin(), ends.end());
    assert(row_start_.size() == row_ids_.size() + 1 && row_start_.back() == row_columns_.size());
    index_columns();
}

void CoverMatrix::index_columns() {
    column_start_.assign(columns() + 1, 0);
    for (const std::uint32_t c : row_columns_)
        ++column_start_[c + 1];
    std::partial_sum(column_start_.begin(), column_start_.end(), column_start_.begin());
    column_rows_.resize(row_columns_.size());
    std::vector<std::uint32_t> next(column_start_.begin(), column_start_.end() - 1);
    for (std::size_t r = 0; r < rows(); ++r)
        for (const std::uint32_t c : row(r))
            column_rows_[next[c]++] = static_cast<std::uint32_t>(r);
}

CoverMatrix CoverMatrix::only(const std::vector<bool>& keep_row,
                              const std::vector<bool>& keep_column) const {
    CoverMatrix part;
    std::vector<std::uint32_t> number(columns());
    for (std::size_t c = 0; c < columns(); ++c)
        if (keep_column[c]) {
            number[c] = static_cast<std::uint32_t>(part.column_ids_.size());
            part.column_ids_.push_back(column_ids_[c]);
            part.literals_.push_back(literals_[c]);
        }
    for (std::size_t r = 0; r < rows(); ++r)
        if (keep_row[r]) {
            for (const std::uint32_t c : row(r))
                if (keep_column[c])
                    part.row_columns_.push_back(number[c]);
            part.row_start_.push_back(static_cast<std::uint32_t>(part.row_columns_.size()));
            part.row_ids_.push_back(row_ids_[r]);
        }
    part.index_columns();
    return part;
}

CoverMatrix CoverMatrix::without(std::span<const std::uint32_t> taken,
                                 std::span<const std::uint32_t> dropped) const {
    std::vector<bool> keep_row(rows(), true);
    std::vector<bool> keep_column(columns(), true);
    for (const std::uint32_t c : taken) {
        keep_column[c] = false;
        for (const std::uint32_t r : column(c))
            keep_row[r] = false;
    }
    for (const std::uint32_t c : dropped)
        keep_column[c] = false;
    return only(keep_row, keep_column);
}

CoverMatrix CoverMatrix::renumbered() const {
    CoverMatrix same = *this;
    std::iota(same.row_ids_.begin(), same.row_ids_.end(), 0U);
    std::iota(same.column_ids_.begin(), same.column_ids_.end(), 0U);
    return same;
}

std::vector<CoverMatrix> CoverMatrix::blocks() const {
    std::vector<std::uint32_t> block_of_row(rows(), UINT32_MAX);
    std::vector<std::vector<std::uint32_t>> members;
    std::vector<bool> seen(columns());
    for (std::size_t start = 0; start < rows(); ++start) {
        if (block_of_row[start] != UINT32_MAX)
            continue;
        const auto block = static_cast<std::uint32_t>(members.size());
        std::vector<std::uint32_t> reached{static_cast<std::uint32_t>(start)};
        block_of_row[start] = block;
        for (std::size_t next = 0; next < reached.size(); ++next)
            for (const std::uint32_t c : row(reached[next])) {
                if (seen[c])
                    continue;
                seen[c] = true;
                for (const std::uint32_t r : column(c))
                    if (block_of_row[r] == UINT32_MAX) {
                        block_of_row[r] = block;
                        reached.push_back(r);
                    }
            }
        std::sort(reached.begin(), reached.end());
        members.push_back(std::move(reached));
    }
    std::stable_sort(members.begin(), members.end(),
                     [](const auto& a, const auto& b) { return a.size() < b.size(); });
    std::vector<CoverMatrix> parts;
    std::vector<std::uint32_t> number(columns(), UINT32_MAX);
    for (const std::vector<std::uint32_t>& rows_of_part : members) {
        std::vector<std::uint32_t> used;
        for (const std::uint32_t r : rows_of_part)
            used.insert(used.end(), row(r).begin(), row(r).end());
        std::sort(used.begin(), used.end());
        used.erase(std::unique(used.begin(), used.end()), used.end());
        CoverMatrix part;
        for (std::size_t i = 0; i < used.size(); ++i) {
            number[used[i]] = static_cast<std::uint32_t>(i);
            part.column_ids_.push_back(column_ids_[used[i]]);
            part.literals_.push_back(literals_[used[i]]);
        }
        for (const std::uint32_t r : rows_of_part) {
            for (const std::uint32_t c : row(r))
                part.row_columns_.push_back(number[c]);
            part.row_start_.push_back(static_cast<std::uint32_t>(part.row_columns_.size()));
            part.row_ids_.push_back(row_ids_[r]);
        }
        part.index_columns();
        parts.push_back(std::move(part));
    }
    return parts;
}

/// Works on lists that shrink in place. What lost an entry is looked at again: a row that has fewer
/// columns may now be the reason to drop others, a column that has fewer rows may be dropped.
class CoverReduction {
public:
    CoverReduction(const CoverMatrix& matrix, CoverAim aim)
        : matrix_(matrix), aim_(aim), row_columns_(matrix.row_columns_),
          column_rows_(matrix.column_rows_), row_size_(matrix.rows()),
          column_size_(matrix.columns()), row_sign_(matrix.rows()), column_sign_(matrix.columns()),
          row_dirty_(matrix.rows(), true), column_dirty_(matrix.columns(), true),
          keep_row_(matrix.rows(), true), keep_column_(matrix.columns(), true),
          shorter_(matrix.columns(), false) {
        for (std::uint32_t r = 0; r < matrix.rows(); ++r) {
            row_size_[r] = static_cast<std::uint32_t>(matrix.row(r).size());
            row_sign_[r] = sign(row(r));
        }
        for (std::uint32_t c = 0; c < matrix.columns(); ++c) {
            column_size_[c] = static_cast<std::uint32_t>(matrix.column(c).size());
            column_sign_[c] = sign(column(c));
        }
        dirty_rows_.resize(matrix.rows());
        dirty_columns_.resize(matrix.columns());
        std::iota(dirty_rows_.begin(), dirty_rows_.end(), 0U);
        std::iota(dirty_columns_.begin(), dirty_columns_.end(), 0U);
    }

    Reduced run(const Control& control) {
        Reduced result;
        while (result.possible && (!dirty_rows_.empty() || !dirty_columns_.empty())) {
            // Rows first and short ones first: the more they drop, the more columns are dropped.
            std::vector<std::uint32_t> now = std::move(dirty_rows_);
            dirty_rows_.clear();
            std::stable_sort(now.begin(), now.end(), [&](std::uint32_t a, std::uint32_t b) {
                return row_size_[a] < row_size_[b];
            });
            for (const std::uint32_t r : now) {
                row_dirty_[r] = false;
                if (keep_row_[r] && !look_at_row(r, result.taken))
                    result.possible = false;
                if (is_to_stop(control))
                    return finish(std::move(result));
            }
            now = std::move(dirty_columns_);
            dirty_columns_.clear();
            std::stable_sort(now.begin(), now.end(), [&](std::uint32_t a, std::uint32_t b) {
                return column_size_[a] < column_size_[b];
            });
            for (const std::uint32_t c : now) {
                column_dirty_[c] = false;
                if (keep_column_[c])
                    look_at_column(c);
                if (is_to_stop(control))
                    return finish(std::move(result));
            }
        }
        return finish(std::move(result));
    }

private:
    Reduced finish(Reduced result) const {
        if (result.possible)
            result.rest = matrix_.only(keep_row_, keep_column_);
        return result;
    }

    [[nodiscard]] std::span<const std::uint32_t> row(std::uint32_t r) const {
        return std::span(row_columns_).subspan(matrix_.row_start_[r], row_size_[r]);
    }
    [[nodiscard]] std::span<const std::uint32_t> column(std::uint32_t c) const {
        return std::span(column_rows_).subspan(matrix_.column_start_[c], column_size_[c]);
    }
    /// Asks now and then: what is looked at may have ten entries or a hundred thousand.
    [[nodiscard]] bool is_to_stop(const Control& control) {
        if (visited_ < visits_between_polls)
            return false;
        visited_ = 0;
        return control.stop_requested();
    }

    /// A bit for each number, many to a bit: what has a bit that another lacks, has a number that
    /// the other lacks, which rules most pairs out.
    static std::uint64_t sign(std::span<const std::uint32_t> list) {
        std::uint64_t bits = 0;
        for (const std::uint32_t item : list)
            bits |= std::uint64_t{1} << (item * 0x9E3779B1U >> 26U);
        return bits;
    }
    static void take_out(std::uint32_t* list, std::uint32_t& size, std::uint32_t item) {
        std::uint32_t* const end = list + size;
        std::uint32_t* const place = std::lower_bound(list, end, item);
        assert(place != end && *place == item);
        std::copy(place + 1, end, place);
        --size;
    }
    /// All at once, since columns may be long.
    void drop_rows(std::span<const std::uint32_t> rows) {
        columns_to_shorten_.clear();
        for (const std::uint32_t r : rows) {
            keep_row_[r] = false;
            for (const std::uint32_t c : row(r))
                if (!shorter_[c]) {
                    shorter_[c] = true;
                    columns_to_shorten_.push_back(c);
                }
        }
        for (const std::uint32_t c : columns_to_shorten_) {
            shorter_[c] = false;
            visited_ += column_size_[c];
            std::uint32_t* const list = column_rows_.data() + matrix_.column_start_[c];
            std::uint32_t* const end = std::remove_if(
                list, list + column_size_[c], [&](std::uint32_t r) { return !keep_row_[r]; });
            column_size_[c] = static_cast<std::uint32_t>(end - list);
            column_sign_[c] = sign(column(c));
            if (!column_dirty_[c]) {
                column_dirty_[c] = true;
                dirty_columns_.push_back(c);
            }
        }
    }
    void drop_column(std::uint32_t c) {
        keep_column_[c] = false;
        for (const std::uint32_t r : column(c)) {
            visited_ += row_size_[r];
            take_out(row_columns_.data() + matrix_.row_start_[r], row_size_[r], c);
            row_sign_[r] = sign(row(r));
            if (!row_dirty_[r]) {
                row_dirty_[r] = true;
                dirty_rows_.push_back(r);
            }
        }
    }

    bool look_at_row(std::uint32_t r, std::vector<std::uint32_t>& taken) {
        if (row_size_[r] == 0)
            return false;
        if (row_size_[r] == 1) {
            const std::uint32_t c = row(r)[0];
            taken.push_back(matrix_.column_id(c));
            found_.assign(column(c).begin(), column(c).end());
            drop_rows(found_);
            keep_column_[c] = false;
            return true;
        }
        const std::span<const std::uint32_t> mine = row(r);
        const std::uint32_t rarest =
            *std::min_element(mine.begin(), mine.end(), [&](std::uint32_t a, std::uint32_t b) {
                return column_size_[a] < column_size_[b];
            });
        visited_ += mine.size() + column(rarest).size();
        found_.clear();
        for (const std::uint32_t other : column(rarest))
            if (other != r && row_size_[other] >= row_size_[r] &&
                (row_sign_[r] & ~row_sign_[other]) == 0 &&
                std::includes(row(other).begin(), row(other).end(), mine.begin(), mine.end()))
                found_.push_back(other);
        drop_rows(found_);
        return true;
    }

    void look_at_column(std::uint32_t c) {
        if (column_size_[c] == 0) {
            keep_column_[c] = false;
            return;
        }
        const std::span<const std::uint32_t> mine = column(c);
        const std::uint32_t shortest =
            *std::min_element(mine.begin(), mine.end(), [&](std::uint32_t a, std::uint32_t b) {
                return row_size_[a] < row_size_[b];
            });
        const std::uint32_t cost = matrix_.literals(c);
        visited_ += mine.size() + row(shortest).size();
        for (const std::uint32_t other : row(shortest)) {
            if (other == c || column_size_[other] < column_size_[c] ||
                (column_sign_[c] & ~column_sign_[other]) != 0 ||
                ((aim_ == CoverAim::literals || column_size_[other] == column_size_[c]) &&
                 matrix_.literals(other) > cost) ||
                !std::includes(column(other).begin(), column(other).end(), mine.begin(),
                               mine.end()))
                continue;
            drop_column(c);
            return;
        }
    }

    const CoverMatrix& matrix_;
    CoverAim aim_;
    std::vector<std::uint32_t> row_columns_;
    std::vector<std::uint32_t> column_rows_;
    std::vector<std::uint32_t> row_size_;
    std::vector<std::uint32_t> column_size_;
    std::vector<std::uint64_t> row_sign_;
    std::vector<std::uint64_t> column_sign_;
    std::vector<bool> row_dirty_;
    std::vector<bool> column_dirty_;
    std::vector<std::uint32_t> dirty_rows_;
    std::vector<std::uint32_t> dirty_columns_;
    std::vector<bool> keep_row_;
    std::vector<bool> keep_column_;
    std::vector<std::uint32_t> found_;
    std::vector<std::uint32_t> columns_to_shorten_;
    std::vector<bool> shorter_;
    std::uint64_t visited_ = visits_between_polls; ///< entries, since it was asked whether to stop
};

Reduced reduce(const CoverMatrix& matrix, CoverAim aim, const Control& control) {
    return CoverReduction(matrix, aim).run(control);
}

} // namespace loggia::covering
