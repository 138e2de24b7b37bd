#include "core/covering/linear_program/dual_simplex.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace loggia::covering {

namespace {

constexpr double optimal = 1e-8;
constexpr double infinite = std::numeric_limits<double>::infinity();
constexpr std::size_t most_exchanges = 64;
constexpr std::int64_t most_enough = std::int64_t{1} << 34U;

/// Different for each column, and the same on every machine.
double nudge(std::size_t column) {
    const std::uint64_t bits = (column + 1) * 0x9E3779B97F4A7C15U;
    return 1e-6 * (1 + static_cast<double>(bits >> 44U) * 0x1p-20);
}

} // namespace

DualSimplex::DualSimplex(std::vector<std::int64_t> costs)
    : costs_(std::move(costs)), column_entries_(costs_.size()), cost_(costs_.size()),
      low_(costs_.size(), 0), high_(costs_.size(), 1), reduced_(costs_.size()),
      place_(costs_.size(), -1), at_upper_(costs_.size(), 0), alpha_(costs_.size(), 0),
      is_touched_(costs_.size(), 0), surplus_(costs_.size()) {
    for (std::size_t c = 0; c < costs_.size(); ++c)
        cost_[c] = static_cast<double>(costs_[c]) + nudge(c);
    reduced_ = cost_;
}

void DualSimplex::add_row(ProgramRow row) {
    const auto r = static_cast<std::uint32_t>(rows_.size());
    size_ += std::abs(static_cast<double>(row.least));
    for (const ProgramRow::Term& term : row.terms) {
        column_entries_[term.column].push_back({r, static_cast<double>(term.factor)});
        size_ += std::abs(static_cast<double>(term.factor));
    }
    column_entries_.push_back({{r, -1.0}});
    cost_.push_back(0);
    low_.push_back(0);
    high_.push_back(row.equal ? 0 : infinite);
    reduced_.push_back(0);
    place_.push_back(static_cast<std::int32_t>(head_.size()));
    at_upper_.push_back(0);
    alpha_.push_back(0);
    is_touched_.push_back(0);
    head_.push_back(static_cast<std::uint32_t>(columns()) + r);
    value_.push_back(0);
    weight_.push_back(1);
    rows_.push_back(std::move(row));
    factored_ = false;
    sorted_ = false;
}

void DualSimplex::set_bounds(std::uint32_t column, int lower, int upper) {
    if (low_[column] == lower && high_[column] == upper)
        return;
    low_[column] = lower;
    high_[column] = upper;
    if (place_[column] < 0) {
        const bool up = lower == upper ? lower == 1 : reduced_[column] < 0;
        at_upper_[column] = up ? 1 : 0;
        stale_ = true;
        sorted_ = false;
    }
}

double DualSimplex::value(std::uint32_t column) const noexcept {
    if (place_[column] >= 0)
        return value_[static_cast<std::size_t>(place_[column])];
    return at_upper(column) ? high_[column] : low_[column];
}

DualSimplex::Place DualSimplex::here() {
    if (!factored_ || stale_ || factors_.exchanges() > 0)
        refresh();
    return {head_, place_, at_upper_, value_, reduced_, weight_, bound_, factors_, factoring_};
}

void DualSimplex::go_back(const Place& place) {
    head_ = place.head;
    place_ = place.place;
    at_upper_ = place.at_upper;
    value_ = place.value;
    reduced_ = place.reduced;
    weight_ = place.weight;
    bound_ = place.bound;
    if (factored_ && factoring_ == place.factoring) {
        factors_.take_back(0);
    } else {
        factors_ = place.factors;
        factoring_ = place.factoring;
        factored_ = true;
    }
    stale_ = false;
    sorted_ = false;
}

DualSimplex::Basis DualSimplex::basis() const {
    Basis basis;
    basis.stands.resize(place_.size());
    basis.weights.reserve(head_.size());
    for (std::uint32_t v = 0; v < place_.size(); ++v) {
        basis.stands[v] = place_[v] >= 0 ? Stand::basic : at_upper(v) ? Stand::upper : Stand::lower;
        if (place_[v] >= 0)
            basis.weights.push_back(
                static_cast<float>(weight_[static_cast<std::size_t>(place_[v])]));
    }
    return basis;
}

void DualSimplex::set_basis(const Basis& basis) {
    head_.clear();
    weight_.clear();
    for (std::size_t v = 0; v < place_.size(); ++v) {
        place_[v] = -1;
        at_upper_[v] = 0;
        if (v >= basis.stands.size() || basis.stands[v] == Stand::basic) {
            weight_.push_back(head_.size() < basis.weights.size() ? basis.weights[head_.size()]
                                                                  : 1);
            place_[v] = static_cast<std::int32_t>(head_.size());
            head_.push_back(static_cast<std::uint32_t>(v));
        } else {
            at_upper_[v] = v < columns() && basis.stands[v] == Stand::upper ? 1 : 0;
        }
    }
    value_.assign(head_.size(), 0);
    std::fill(cost_.begin() + static_cast<std::ptrdiff_t>(columns()), cost_.end(), 0.0);
    factored_ = false;
    sorted_ = false;
}

void DualSimplex::factor() {
    std::vector<std::span<const Entry>> columns;
    columns.reserve(head_.size());
    for (const std::uint32_t v : head_)
        columns.emplace_back(column_entries_[v]);
    for (const BasisFactors::Replaced& one : factors_.factor(columns)) {
        const std::uint32_t out = head_[one.place];
        place_[out] = -1;
        const std::uint32_t slack = static_cast<std::uint32_t>(costs_.size()) + one.row;
        head_[one.place] = slack;
        place_[slack] = static_cast<std::int32_t>(one.place);
        weight_[one.place] = 1;
        sorted_ = false;
    }
    work_ += 4 * factors_.entries();
    factoring_ = ++factorings_;
    factored_ = true;
}

/// Everything but the basis anew, which takes the rounding errors away.
void DualSimplex::refresh() {
    factor();
    recompute();
}

void DualSimplex::recompute() {
    const std::size_t size = rows_.size();
    std::vector<double> prices(size);
    for (std::size_t p = 0; p < size; ++p)
        prices[p] = cost_[head_[p]];
    factors_.solve_transposed(prices);
    std::vector<double> rest(size);
    for (std::size_t r = 0; r < size; ++r)
        rest[r] = static_cast<double>(rows_[r].least);
    for (std::size_t v = 0; v < place_.size(); ++v) {
        if (place_[v] >= 0) {
            reduced_[v] = 0;
            continue;
        }
        double d = cost_[v];
        for (const Entry& entry : column_entries_[v])
            d -= prices[entry.at] * entry.value;
        work_ += column_entries_[v].size();
        if (low_[v] < high_[v]) {
            if (high_[v] == infinite) {
                if (d < 0) { // by a little: taken as if the cost were so much more
                    cost_[v] -= d;
                    d = 0;
                }
            } else if (d < -optimal || d > optimal) {
                at_upper_[v] = d < 0 ? 1 : 0;
            }
        } else {
            at_upper_[v] = low_[v] > 0 ? 1 : 0;
        }
        reduced_[v] = d;
        const double at = at_upper_[v] != 0 ? high_[v] : low_[v];
        if (at != 0)
            for (const Entry& entry : column_entries_[v])
                rest[entry.at] -= entry.value * at;
    }
    factors_.solve(rest);
    value_ = std::move(rest);
    stale_ = false;
}

std::int64_t DualSimplex::bound_of(const std::vector<double>& prices,
                                   std::vector<std::int64_t>& surplus) const {
    // A bound follows from any prices, so they are kept to where no sum overflows.
    const double most = std::min(1e6, 0x1p61 / static_cast<double>(unit) / (1 + size_));
    std::int64_t sum = 0;
    for (std::size_t c = 0; c < costs_.size(); ++c)
        surplus[c] = costs_[c] * unit;
    for (std::size_t r = 0; r < rows_.size(); ++r) {
        if (!std::isfinite(prices[r]) || (prices[r] < 0 && !rows_[r].equal))
            continue;
        const auto price = static_cast<std::int64_t>(std::clamp(prices[r], -most, most) *
                                                     static_cast<double>(unit));
        if (price == 0)
            continue;
        sum += price * rows_[r].least;
        for (const ProgramRow::Term& term : rows_[r].terms)
            surplus[term.column] -= price * term.factor;
    }
    for (std::size_t c = 0; c < costs_.size(); ++c)
        if (surplus[c] > 0 ? low_[c] > 0 : high_[c] > 0)
            sum += surplus[c];
    return sum;
}

void DualSimplex::compute_bound(std::int64_t enough, const std::vector<double>* ray, double slope) {
    std::vector<double> prices(rows_.size());
    for (std::size_t p = 0; p < head_.size(); ++p)
        prices[p] = cost_[head_[p]];
    factors_.solve_transposed(prices);
    work_ += factors_.entries();
    bound_ = bound_of(prices, surplus_);
    if (ray == nullptr || slope <= 0)
        return;
    const double missing =
        static_cast<double>(enough) - static_cast<double>(bound_) / static_cast<double>(unit);
    const double length = ray_length_ + (std::max(missing, 0.0) + 1) / slope;
    for (std::size_t r = 0; r < prices.size(); ++r)
        prices[r] += length * (*ray)[r];
    std::vector<std::int64_t> surplus(costs_.size());
    const std::int64_t other = bound_of(prices, surplus);
    if (other > bound_) {
        bound_ = other;
        surplus_ = std::move(surplus);
    }
}

DualSimplex::Outcome DualSimplex::solve(std::int64_t enough, std::uint64_t allowed,
                                        const Control& control) {
    const std::uint64_t end = steps_ + allowed;
    bool fresh = false;
    int troubles = 0;
    if (!factored_ || factors_.exchanges() >= most_exchanges) {
        refresh();
        fresh = true;
    } else if (stale_) {
        recompute();
    }
    enough = std::min(enough, most_enough);
    const std::int64_t reached = (enough - 1) * unit;
    for (std::uint64_t count = 1;; ++count) {
        if (control.stop_requested()) {
            compute_bound(enough, nullptr, 0);
            return Outcome::stopped;
        }
        if (factors_.exchanges() >= most_exchanges) {
            refresh();
            fresh = true;
        }
        if (count % 16 == 0) {
            compute_bound(enough, nullptr, 0);
            if (bound_ > reached)
                return Outcome::beaten;
        }
        const std::int64_t place = choose_leaving();
        if (place < 0) {
            if (!fresh) {
                recompute();
                fresh = true;
                continue;
            }
            compute_bound(enough, nullptr, 0);
            return bound_ > reached ? Outcome::beaten : Outcome::optimal;
        }
        if (steps_ >= end) {
            compute_bound(enough, nullptr, 0);
            return bound_ > reached ? Outcome::beaten : Outcome::limit;
        }
        switch (step(static_cast<std::uint32_t>(place))) {
        case Step::done:
            fresh = false;
            break;
        case Step::unbounded:
            if (!fresh) {
                recompute();
                fresh = true;
                break;
            }
            compute_bound(enough, &ray_, ray_slope_);
            return bound_ > reached ? Outcome::beaten : Outcome::limit;
        case Step::trouble:
            if ((fresh && factors_.exchanges() == 0) || ++troubles > 20) {
                compute_bound(enough, nullptr, 0);
                return Outcome::limit;
            }
            refresh();
            fresh = true;
            break;
        }
    }
}

} // namespace loggia::covering
