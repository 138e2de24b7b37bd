#include "core/covering/linear_program/basis_factors.hpp"

#include <algorithm>
#include <cmath>

namespace loggia::covering {

namespace {

constexpr double tiny = 1e-11;
/// Pivots are at least this part of the largest entry of their column.
constexpr double threshold = 0.1;

/// Takes as much of `entries` from v as the product of v and `other` has pivots.
void subtract_multiple(std::vector<double>& v, std::span<const Entry> other,
                       std::span<const Entry> entries, double pivot) {
    double sum = 0;
    for (const Entry& entry : other)
        sum += entry.value * v[entry.at];
    if (sum == 0)
        return;
    sum /= pivot;
    for (const Entry& entry : entries)
        v[entry.at] -= entry.value * sum;
}

} // namespace

std::vector<BasisFactors::Replaced>
BasisFactors::factor(const std::vector<std::span<const Entry>>& columns) {
    const auto size = static_cast<std::uint32_t>(columns.size());
    row_of_.clear();
    place_of_.clear();
    pivot_.clear();
    lower_.clear();
    lower_end_.clear();
    upper_.clear();
    upper_end_.clear();
    with_lower_.clear();
    take_back(0);
    work_.assign(size, 0);

    // Who is in each row, as far as neither is taken yet.
    std::vector<std::uint32_t> start(size + 1, 0);
    std::vector<std::uint32_t> in_column(size, 0);
    for (std::uint32_t p = 0; p < size; ++p)
        for (const Entry& entry : columns[p])
            ++start[entry.at + 1];
    for (std::uint32_t r = 0; r < size; ++r)
        start[r + 1] += start[r];
    std::vector<std::uint32_t> members(start[size]);
    std::vector<std::uint32_t> next(start.begin(), start.end() - 1);
    for (std::uint32_t p = 0; p < size; ++p) {
        in_column[p] = static_cast<std::uint32_t>(columns[p].size());
        for (const Entry& entry : columns[p])
            members[next[entry.at]++] = p;
    }
    std::vector<std::uint32_t> in_row(size);
    for (std::uint32_t r = 0; r < size; ++r)
        in_row[r] = start[r + 1] - start[r];
    std::vector<std::uint32_t> number(size, UINT32_MAX); // of the pivot of a row
    std::vector<bool> placed(size, false);

    const auto take = [&](std::uint32_t row, std::uint32_t place, double pivot) {
        number[row] = static_cast<std::uint32_t>(row_of_.size());
        row_of_.push_back(row);
        place_of_.push_back(place);
        pivot_.push_back(pivot);
        upper_end_.push_back(upper_.size());
        if (lower_.size() > (lower_end_.empty() ? 0 : lower_end_.back()))
            with_lower_.push_back(number[row]);
        lower_end_.push_back(lower_.size());
        placed[place] = true;
    };
    // No other pivot has an entry both there and below: the columns are as they were.
    const auto take_alone = [&](std::uint32_t row, std::uint32_t place) {
        double pivot = 0;
        for (const Entry& entry : columns[place])
            if (entry.at == row)
                pivot = entry.value;
        for (const Entry& entry : columns[place]) {
            if (entry.at == row)
                continue;
            if (number[entry.at] != UINT32_MAX)
                upper_.push_back(entry);
            else
                lower_.push_back({entry.at, entry.value / pivot});
        }
        take(row, place, pivot);
    };
    // Slacks come before all others, so that they have no entries above.
    std::vector<std::uint32_t> ready;
    for (std::uint32_t p = 0; p < size; ++p)
        if (in_column[p] == 1)
            ready.push_back(p);
    for (std::size_t next_ready = 0; next_ready < ready.size(); ++next_ready) {
        const std::uint32_t p = ready[next_ready];
        if (placed[p] || in_column[p] != 1)
            continue;
        std::uint32_t row = UINT32_MAX;
        for (const Entry& entry : columns[p])
            if (number[entry.at] == UINT32_MAX)
                row = entry.at;
        take_alone(row, p);
        for (std::uint32_t i = start[row]; i < start[row + 1]; ++i)
            if (--in_column[members[i]] == 1 && !placed[members[i]])
                ready.push_back(members[i]);
        for (const Entry& entry : columns[p])
            --in_row[entry.at];
    }
    ready.clear();
    for (std::uint32_t r = 0; r < size; ++r)
        if (number[r] == UINT32_MAX && in_row[r] == 1)
            ready.push_back(r);
    while (!ready.empty()) {
        const std::uint32_t row = ready.back();
        ready.pop_back();
        if (number[row] != UINT32_MAX || in_row[row] != 1)
            continue;
        std::uint32_t place = UINT32_MAX;
        for (std::uint32_t i = start[row]; i < start[row + 1]; ++i)
            if (!placed[members[i]])
                place = members[i];
        take_alone(row, place);
        for (const Entry& entry : columns[place])
            if (--in_row[entry.at] == 1 && number[entry.at] == UINT32_MAX)
                ready.push_back(entry.at);
    }

    std::vector<std::uint32_t> order;
    for (std::uint32_t p = 0; p < size; ++p)
        if (!placed[p])
            order.push_back(p);
    for (const std::uint32_t p : order)
        in_column[p] = static_cast<std::uint32_t>(
            std::count_if(columns[p].begin(), columns[p].end(),
                          [&](const Entry& entry) { return number[entry.at] == UINT32_MAX; }));
    std::stable_sort(order.begin(), order.end(),
                     [&](std::uint32_t a, std::uint32_t b) { return in_column[a] < in_column[b]; });
    const std::size_t alone = row_of_.size();
    std::vector<std::uint32_t> touched;
    std::vector<bool> seen(size, false);
    std::vector<std::uint32_t> leftover;
    for (const std::uint32_t p : order) {
        touched.clear();
        for (const Entry& entry : columns[p]) {
            work_[entry.at] = entry.value;
            seen[entry.at] = true;
            touched.push_back(entry.at);
        }
        for (std::size_t k = alone; k < row_of_.size(); ++k) {
            const double value = work_[row_of_[k]];
            if (value == 0)
                continue;
            for (std::size_t i = k == 0 ? 0 : lower_end_[k - 1]; i < lower_end_[k]; ++i) {
                const Entry& entry = lower_[i];
                if (!seen[entry.at]) {
                    seen[entry.at] = true;
                    touched.push_back(entry.at);
                }
                work_[entry.at] -= entry.value * value;
            }
        }
        double largest = 0;
        for (const std::uint32_t r : touched)
            if (number[r] == UINT32_MAX)
                largest = std::max(largest, std::abs(work_[r]));
        std::uint32_t row = UINT32_MAX;
        if (largest > 1e-7)
            for (const std::uint32_t r : touched)
                if (number[r] == UINT32_MAX && std::abs(work_[r]) >= threshold * largest &&
                    (row == UINT32_MAX || in_row[r] < in_row[row] ||
                     (in_row[r] == in_row[row] && std::abs(work_[r]) > std::abs(work_[row]))))
                    row = r;
        if (row != UINT32_MAX) {
            const double pivot = work_[row];
            for (const std::uint32_t r : touched) {
                if (r == row || std::abs(work_[r]) < tiny)
                    continue;
                if (number[r] != UINT32_MAX)
                    upper_.push_back({r, work_[r]});
                else
                    lower_.push_back({r, work_[r] / pivot});
            }
            take(row, p, pivot);
        } else {
            leftover.push_back(p);
        }
        for (const std::uint32_t r : touched) {
            work_[r] = 0;
            seen[r] = false;
        }
    }
    std::vector<Replaced> replaced;
    std::uint32_t row = 0;
    for (const std::uint32_t p : leftover) {
        while (number[row] != UINT32_MAX)
            ++row;
        take(row, p, -1);
        replaced.push_back({p, row});
    }
    bare_ = 0;
    while (bare_ < size && upper_end_[bare_] == 0)
        ++bare_;
    transpose();
    return replaced;
}

void BasisFactors::transpose() {
    const std::size_t size = row_of_.size();
    std::vector<std::uint32_t> number(size); // of the pivot of a row
    for (std::uint32_t k = 0; k < size; ++k)
        number[row_of_[k]] = k;
    const auto turn = [&](const std::vector<Entry>& entries, const std::vector<std::size_t>& end,
                          std::vector<Entry>& turned, std::vector<std::size_t>& turned_end,
                          auto name_of) {
        std::vector<std::size_t> next(size + 1, 0);
        for (const Entry& entry : entries)
            ++next[number[entry.at] + 1];
        for (std::size_t k = 0; k < size; ++k)
            next[k + 1] += next[k];
        turned_end.assign(next.begin() + 1, next.end());
        turned.resize(entries.size());
        std::size_t i = 0;
        for (std::uint32_t k = 0; k < size; ++k)
            for (; i < end[k]; ++i)
                turned[next[number[entries[i].at]]++] = {name_of(k), entries[i].value};
    };
    number_of_.resize(size);
    for (std::uint32_t k = 0; k < size; ++k)
        number_of_[place_of_[k]] = k;
    turn(lower_, lower_end_, lower_rows_, lower_rows_end_,
         [&](std::uint32_t k) { return row_of_[k]; });
    turn(upper_, upper_end_, upper_rows_, upper_rows_end_, [](std::uint32_t k) { return k; });
    with_lower_rows_.clear();
    for (std::uint32_t k = 0; k < size; ++k)
        if (lower_rows_end_[k] > (k == 0 ? 0 : lower_rows_end_[k - 1]))
            with_lower_rows_.push_back(k);
}

std::span<const Entry> BasisFactors::middle_row(std::size_t m) const {
    const std::size_t begin = m == 0 ? 0 : middles_[m - 1].row_end;
    return std::span(middle_rows_).subspan(begin, middles_[m].row_end - begin);
}

std::span<const Entry> BasisFactors::middle_column(std::size_t m) const {
    const std::size_t begin = m == 0 ? 0 : middles_[m - 1].column_end;
    return std::span(middle_columns_).subspan(begin, middles_[m].column_end - begin);
}

void BasisFactors::solve_lower(std::vector<double>& v) const {
    for (const std::uint32_t k : with_lower_) {
        const double value = v[row_of_[k]];
        if (value == 0)
            continue;
        for (std::size_t i = k == 0 ? 0 : lower_end_[k - 1]; i < lower_end_[k]; ++i)
            v[lower_[i].at] -= lower_[i].value * value;
    }
    for (std::size_t m = 0; m < middles_.size(); ++m)
        subtract_multiple(v, middle_row(m), middle_column(m), middles_[m].pivot);
}

void BasisFactors::solve_upper(std::vector<double>& v) {
    for (std::size_t k = row_of_.size(); k-- > bare_;) {
        const double value = v[row_of_[k]];
        if (value == 0) {
            work_[place_of_[k]] = 0;
            continue;
        }
        const double x = value / pivot_[k];
        work_[place_of_[k]] = std::abs(x) < tiny ? 0 : x;
        for (std::size_t i = k == 0 ? 0 : upper_end_[k - 1]; i < upper_end_[k]; ++i)
            v[upper_[i].at] -= upper_[i].value * x;
    }
    for (std::size_t k = 0; k < bare_; ++k) {
        const double x = v[row_of_[k]] / pivot_[k];
        work_[place_of_[k]] = std::abs(x) < tiny ? 0 : x;
    }
    v.swap(work_);
}

void BasisFactors::solve(std::vector<double>& v) {
    solve_lower(v);
    solve_upper(v);
}

void BasisFactors::solve_entering(std::span<const Entry> column, std::vector<double>& v) {
    v.assign(row_of_.size(), 0);
    for (const Entry& entry : column)
        v[entry.at] = entry.value;
    solve_lower(v);
    entering_.clear();
    for (std::uint32_t r = 0; r < v.size(); ++r)
        if (std::abs(v[r]) > tiny)
            entering_.push_back({r, v[r]});
    solve_upper(v);
}

void BasisFactors::solve_upper_transposed(std::size_t first, std::vector<double>& v) {
    const std::size_t size = row_of_.size();
    for (std::size_t k = first; k < size; ++k) {
        if (work_[k] == 0)
            continue;
        if (std::abs(work_[k]) < tiny) {
            work_[k] = 0;
            continue;
        }
        const double x = work_[k] /= pivot_[k];
        for (std::size_t i = k == 0 ? 0 : upper_rows_end_[k - 1]; i < upper_rows_end_[k]; ++i)
            work_[upper_rows_[i].at] -= upper_rows_[i].value * x;
    }
    for (std::size_t k = 0; k < size; ++k)
        v[row_of_[k]] = work_[k];
}

void BasisFactors::solve_lower_transposed(std::vector<double>& v) const {
    for (std::size_t m = middles_.size(); m-- > 0;)
        subtract_multiple(v, middle_column(m), middle_row(m), middles_[m].pivot);
    for (std::size_t place = with_lower_rows_.size(); place-- > 0;) {
        const std::uint32_t k = with_lower_rows_[place];
        const double value = v[row_of_[k]];
        if (value == 0)
            continue;
        for (std::size_t i = k == 0 ? 0 : lower_rows_end_[k - 1]; i < lower_rows_end_[k]; ++i)
            v[lower_rows_[i].at] -= lower_rows_[i].value * value;
    }
}

void BasisFactors::solve_transposed(std::vector<double>& v) {
    for (std::size_t k = 0; k < row_of_.size(); ++k)
        work_[k] = v[place_of_[k]];
    solve_upper_transposed(0, v);
    solve_lower_transposed(v);
}

void BasisFactors::solve_leaving(std::uint32_t place, std::vector<double>& v) {
    const std::size_t pivot = number_of_[place];
    std::fill(work_.begin(), work_.end(), 0.0);
    work_[pivot] = 1;
    v.resize(row_of_.size());
    solve_upper_transposed(pivot, v);
    leaving_.clear();
    for (std::size_t k = pivot; k < row_of_.size(); ++k)
        if (work_[k] != 0)
            leaving_.push_back({row_of_[k], work_[k]});
    leaving_place_ = place;
    solve_lower_transposed(v);
}

void BasisFactors::exchange() {
    std::vector<double>& difference = work_; // of the new column and the old one, by row
    std::fill(difference.begin(), difference.end(), 0.0);
    for (const Entry& entry : entering_)
        difference[entry.at] = entry.value;
    double pivot = 0;
    for (const Entry& entry : leaving_)
        pivot += entry.value * difference[entry.at];
    const std::size_t k = number_of_[leaving_place_];
    difference[row_of_[k]] -= pivot_[k];
    for (std::size_t i = k == 0 ? 0 : upper_end_[k - 1]; i < upper_end_[k]; ++i)
        difference[upper_[i].at] -= upper_[i].value;
    for (std::uint32_t r = 0; r < difference.size(); ++r)
        if (std::abs(difference[r]) > tiny)
            middle_columns_.push_back({r, difference[r]});
    middle_rows_.insert(middle_rows_.end(), leaving_.begin(), leaving_.end());
    middles_.push_back({pivot, middle_columns_.size(), middle_rows_.size()});
}

void BasisFactors::take_back(std::size_t count) {
    middles_.resize(count);
    middle_rows_.resize(count == 0 ? 0 : middles_.back().row_end);
    middle_columns_.resize(count == 0 ? 0 : middles_.back().column_end);
}

} // namespace loggia::covering
