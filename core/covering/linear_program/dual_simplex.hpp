#pragma once

#include "core/base/control.hpp"
#include "core/covering/linear_program/basis_factors.hpp"

#include <cstdint>
#include <vector>

namespace loggia::covering {

/// A row of a linear program in whole numbers: the sum of its entries is at least `least`, or equal
/// to it.
struct ProgramRow {
    struct Term {
        std::uint32_t column = 0;
        std::int32_t factor = 0;
    };
    std::vector<Term> terms; ///< columns ascending
    std::int64_t least = 0;
    bool equal = false;
};

/// The least cost of columns from 0 to 1 under rows that are added as one goes: the dual simplex
/// method with bounds (steepest edges: Forrest and Goldfarb 1992; long steps: Maros 2003). Whatever
/// the rounding of numbers, bounds are exact: prices are multiples of 2^-24, and what follows from
/// them is computed in whole numbers.
class DualSimplex {
public:
    enum class Outcome : std::uint8_t {
        optimal,
        beaten, ///< the bound has reached what was to be reached, or there is no solution
        stopped,
        limit, ///< of steps
    };
    enum class Stand : std::uint8_t { lower, upper, basic };
    /// What a solution can be started from again.
    struct Basis {
        std::vector<Stand> stands;  ///< of each column and then each row
        std::vector<float> weights; ///< of edges, for each that is basic; 1 where there are none
        bool operator==(const Basis&) const = default;
    };

    /// One over this is the smallest part of a price.
    static constexpr std::int64_t unit = std::int64_t{1} << 24U;

    explicit DualSimplex(std::vector<std::int64_t> costs);

    [[nodiscard]] std::size_t columns() const noexcept { return costs_.size(); }
    [[nodiscard]] std::size_t rows() const noexcept { return rows_.size(); }

    void add_row(ProgramRow row);
    /// 0 or 1 each.
    void set_bounds(std::uint32_t column, int lower, int upper);
    [[nodiscard]] int lower(std::uint32_t column) const noexcept {
        return low_[column] > 0.5 ? 1 : 0;
    }
    [[nodiscard]] int upper(std::uint32_t column) const noexcept {
        return high_[column] > 0.5 ? 1 : 0;
    }
    [[nodiscard]] bool fixed(std::uint32_t column) const noexcept {
        return low_[column] == high_[column];
    }

    /// At most `allowed` steps; ends as well once the bound says that no whole solution costs
    /// less than `enough`.
    Outcome solve(std::int64_t enough, std::uint64_t allowed, const Control& control);

    /// What follows from the last prices: no solution within the bounds costs less, in units.
    [[nodiscard]] std::int64_t bound() const noexcept { return bound_; }
    /// In units: what one more of a column costs more than it is worth. A column that is at its
    /// other bound makes bound() larger by at least so much.
    [[nodiscard]] const std::vector<std::int64_t>& surplus() const noexcept { return surplus_; }

    [[nodiscard]] double value(std::uint32_t column) const noexcept;
    /// Of a row, about.
    [[nodiscard]] double price(std::size_t row) const noexcept {
        return place_[costs_.size() + row] >= 0 ? 0 : reduced_[costs_.size() + row];
    }
    [[nodiscard]] bool at_upper(std::uint32_t column) const noexcept {
        return at_upper_[column] != 0;
    }

    /// To try something and come back, which is cheap.
    struct Place {
        std::vector<std::uint32_t> head;
        std::vector<std::int32_t> place;
        std::vector<std::uint8_t> at_upper;
        std::vector<double> value;
        std::vector<double> reduced;
        std::vector<double> weight;
        std::int64_t bound = 0;
        BasisFactors factors;
        std::uint64_t factoring = 0;
    };
    [[nodiscard]] Place here();
    /// Bounds have to be as they were.
    void go_back(const Place& place);

    [[nodiscard]] Basis basis() const;
    void set_basis(const Basis& basis);

    /// Numbers visited.
    [[nodiscard]] std::uint64_t work() const noexcept { return work_; }
    [[nodiscard]] std::uint64_t steps() const noexcept { return steps_; }

private:
    void factor();
    void refresh();
    void recompute();
    void sort_rows();
    void move_in_rows(std::uint32_t column, bool free);
    void price_rows(const std::vector<double>& rho);
    [[nodiscard]] std::int64_t choose_leaving() const;
    enum class Step : std::uint8_t { done, unbounded, trouble };
    struct Entering {
        std::uint32_t variable = UINT32_MAX; ///< none where the bound rises for ever
        std::vector<std::uint32_t> flips;
        double length = 0; ///< of the step
        double slope = 0;  ///< of the bound in the end
    };
    [[nodiscard]] Entering choose_entering(bool rises, double slope) const;
    void flip(const std::vector<std::uint32_t>& variables);
    Step step(std::uint32_t place);
    void compute_bound(std::int64_t enough, const std::vector<double>* ray, double slope);
    [[nodiscard]] std::int64_t bound_of(const std::vector<double>& prices,
                                        std::vector<std::int64_t>& surplus) const;

    std::vector<std::int64_t> costs_;
    std::vector<ProgramRow> rows_;
    double size_ = 0;                                ///< of all numbers in the rows together
    std::vector<std::vector<Entry>> column_entries_; ///< of columns, then of slacks
    // The rows once more, with columns that may enter the basis before others.
    std::vector<ProgramRow::Term> sorted_terms_;
    std::vector<std::size_t> sorted_start_;
    std::vector<std::size_t> free_end_;
    bool sorted_ = false;
    // Of columns, then of slacks.
    std::vector<double> cost_; ///< a little more than that, so that no two steps are as long
    std::vector<double> low_;
    std::vector<double> high_;
    std::vector<double> reduced_;
    std::vector<std::int32_t> place_;    ///< in the basis, or -1
    std::vector<std::uint8_t> at_upper_; ///< 0 or 1
    std::vector<double> alpha_;
    std::vector<std::uint32_t> touched_;
    std::vector<std::uint8_t> is_touched_;
    // By place.
    std::vector<std::uint32_t> head_;
    std::vector<double> value_;
    std::vector<double> weight_;
    BasisFactors factors_;
    bool factored_ = false;
    std::uint64_t factorings_ = 0; ///< so far
    std::uint64_t factoring_ = 0;  ///< which of them `factors_` is
    bool stale_ = true;            ///< the values
    std::vector<double> rho_;
    std::vector<double> ray_;
    double ray_slope_ = 0;
    double ray_length_ = 0;
    std::int64_t bound_ = 0;
    std::vector<std::int64_t> surplus_;
    std::uint64_t work_ = 0;
    std::uint64_t steps_ = 0;
};

} // namespace loggia::covering
