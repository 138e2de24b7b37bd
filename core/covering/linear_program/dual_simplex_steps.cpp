#include "core/covering/linear_program/dual_simplex.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <limits>

namespace loggia::covering {

namespace {

constexpr double feasible = 1e-7;
constexpr double smallest_pivot = 1e-7;
/// Steps of these lengths end at once, with the largest pivot.
constexpr double nearly_equal = 1e-10;

} // namespace

std::int64_t DualSimplex::choose_leaving() const {
    double best = 0;
    std::int64_t place = -1;
    for (std::size_t p = 0; p < head_.size(); ++p) {
        const std::uint32_t v = head_[p];
        const double out = std::max(low_[v] - value_[p], value_[p] - high_[v]);
        if (out > feasible && out * out > best * weight_[p]) {
            best = out * out / weight_[p];
            place = static_cast<std::int64_t>(p);
        }
    }
    return place;
}

void DualSimplex::sort_rows() {
    sorted_terms_.clear();
    sorted_start_.clear();
    free_end_.clear();
    const auto is_free = [this](const ProgramRow::Term& term) {
        return place_[term.column] < 0 && !fixed(term.column);
    };
    for (const ProgramRow& row : rows_) {
        sorted_start_.push_back(sorted_terms_.size());
        std::copy_if(row.terms.begin(), row.terms.end(), std::back_inserter(sorted_terms_),
                     is_free);
        free_end_.push_back(sorted_terms_.size());
        std::copy_if(row.terms.begin(), row.terms.end(), std::back_inserter(sorted_terms_),
                     [&](const ProgramRow::Term& term) { return !is_free(term); });
        work_ += row.terms.size();
    }
    sorted_ = true;
}

/// The column may enter the basis from now on, or not.
void DualSimplex::move_in_rows(std::uint32_t column, bool free) {
    for (const Entry& entry : column_entries_[column]) {
        std::size_t i = free ? free_end_[entry.at] : sorted_start_[entry.at];
        while (sorted_terms_[i].column != column)
            ++i;
        std::swap(sorted_terms_[i],
                  sorted_terms_[free ? free_end_[entry.at]++ : --free_end_[entry.at]]);
    }
}

void DualSimplex::price_rows(const std::vector<double>& rho) {
    if (!sorted_)
        sort_rows();
    for (const std::uint32_t v : touched_) {
        alpha_[v] = 0;
        is_touched_[v] = 0;
    }
    touched_.clear();
    const auto count = static_cast<std::uint32_t>(costs_.size());
    for (std::uint32_t r = 0; r < rows_.size(); ++r) {
        const double value = rho[r];
        if (std::abs(value) < 1e-12)
            continue;
        for (std::size_t i = sorted_start_[r]; i < free_end_[r]; ++i) {
            const ProgramRow::Term& term = sorted_terms_[i];
            if (is_touched_[term.column] == 0) {
                is_touched_[term.column] = 1;
                touched_.push_back(term.column);
            }
            alpha_[term.column] += value * term.factor;
        }
        work_ += free_end_[r] - sorted_start_[r];
        if (place_[count + r] < 0) {
            alpha_[count + r] = -value;
            is_touched_[count + r] = 1;
            touched_.push_back(count + r);
        }
    }
}

/// Of columns whose surplus the step uses up one after the other, the first from which on the bound
/// would rise no more; those before go over to their other bound.
DualSimplex::Entering DualSimplex::choose_entering(bool rises, double slope) const {
    struct Candidate {
        double ratio;
        double size;
        std::uint32_t variable;
    };
    std::vector<Candidate> candidates;
    // One of them ends the step alone: those beyond it do not matter.
    double enough = std::numeric_limits<double>::infinity();
    // Those with the right sign first, without a branch: half of them have it.
    std::vector<std::uint32_t> eligible(touched_.size());
    std::size_t count = 0;
    const std::array<double, 2> sign_of{rises ? -1.0 : 1.0, rises ? 1.0 : -1.0}; // by at_upper_
    for (const std::uint32_t v : touched_) {
        eligible[count] = v;
        count += sign_of[at_upper_[v]] * alpha_[v] > smallest_pivot ? 1U : 0U;
    }
    eligible.resize(count);
    for (const std::uint32_t v : eligible) {
        const double a = std::abs(alpha_[v]);
        const double left = std::max(0.0, at_upper(v) ? -reduced_[v] : reduced_[v]);
        if (left > enough * a || low_[v] == high_[v])
            continue;
        const double ratio = left / a;
        candidates.push_back({ratio, a, v});
        if (slope - a * (high_[v] - low_[v]) <= feasible)
            enough = std::min(enough, ratio + nearly_equal);
    }
    const auto later = [](const Candidate& a, const Candidate& b) {
        return a.ratio != b.ratio ? a.ratio > b.ratio : a.variable > b.variable;
    };
    std::make_heap(candidates.begin(), candidates.end(), later);
    Entering entering;
    while (!candidates.empty()) {
        const std::size_t flips = entering.flips.size();
        entering.length = candidates.front().ratio;
        double drop = 0;
        double largest = 0;
        std::uint32_t chosen = UINT32_MAX;
        while (!candidates.empty() && candidates.front().ratio <= entering.length + nearly_equal) {
            std::pop_heap(candidates.begin(), candidates.end(), later);
            const Candidate one = candidates.back();
            candidates.pop_back();
            drop += one.size * (high_[one.variable] - low_[one.variable]);
            if (one.size > largest) {
                largest = one.size;
                chosen = one.variable;
            }
            entering.flips.push_back(one.variable);
        }
        if (slope - drop <= feasible) {
            entering.variable = chosen;
            entering.flips.resize(flips);
            break;
        }
        slope -= drop;
    }
    entering.slope = slope;
    return entering;
}

/// Takes these columns to their other bound.
void DualSimplex::flip(const std::vector<std::uint32_t>& variables) {
    std::vector<double> moved(rows_.size(), 0);
    for (const std::uint32_t v : variables) {
        const double by = at_upper(v) ? low_[v] - high_[v] : high_[v] - low_[v];
        at_upper_[v] ^= 1U;
        for (const Entry& entry : column_entries_[v])
            moved[entry.at] += entry.value * by;
    }
    factors_.solve(moved);
    for (std::size_t p = 0; p < value_.size(); ++p)
        value_[p] -= moved[p];
    work_ += factors_.entries();
}

/// What is at `place` leaves the basis.
DualSimplex::Step DualSimplex::step(std::uint32_t place) {
    const std::size_t size = rows_.size();
    const std::uint32_t leaving = head_[place];
    factors_.solve_leaving(place, rho_);
    price_rows(rho_);
    work_ += 3 * factors_.entries() + 4 * size + 2 * touched_.size();
    const bool rises = value_[place] < low_[leaving];
    const double bound = rises ? low_[leaving] : high_[leaving];
    const Entering chosen = choose_entering(rises, std::abs(value_[place] - bound));
    const std::uint32_t entering = chosen.variable;
    if (entering == UINT32_MAX) {
        // With prices plus so much of the ray the bound rises by the slope.
        ray_ = rho_;
        if (rises)
            for (double& value : ray_)
                value = -value;
        ray_slope_ = chosen.slope;
        ray_length_ = chosen.length;
        return Step::unbounded;
    }
    std::vector<double> column;
    factors_.solve_entering(column_entries_[entering], column);
    const double pivot = column[place];
    if (std::abs(pivot) < smallest_pivot ||
        std::abs(pivot - alpha_[entering]) > 1e-7 * (1 + std::abs(pivot)))
        return Step::trouble;
    if (!chosen.flips.empty())
        flip(chosen.flips);
    const double dual_step = reduced_[entering] / alpha_[entering];
    for (const std::uint32_t v : touched_)
        reduced_[v] -= dual_step * alpha_[v];
    reduced_[entering] = 0;
    reduced_[leaving] = -dual_step;

    double norm = 0;
    for (const double value : rho_)
        norm += value * value;
    std::vector<double>& tau = rho_;
    factors_.solve(tau);
    const double move = (value_[place] - bound) / pivot;
    const double inverse = 1 / pivot;
    for (std::size_t p = 0; p < size; ++p) { // without a branch; what leaves is set below
        value_[p] -= move * column[p];
        const double ratio = column[p] * inverse;
        weight_[p] = std::max(weight_[p] + ratio * (ratio * norm - 2 * tau[p]), 1e-4);
    }
    weight_[place] = std::max(norm / (pivot * pivot), 1e-4);
    value_[place] = (at_upper(entering) ? high_[entering] : low_[entering]) + move;
    factors_.exchange();
    at_upper_[leaving] = rises ? 0 : 1;
    place_[leaving] = -1;
    place_[entering] = static_cast<std::int32_t>(place);
    head_[place] = entering;
    if (entering < costs_.size())
        move_in_rows(entering, false);
    if (leaving < costs_.size() && !fixed(leaving))
        move_in_rows(leaving, true);
    ++steps_;
    return Step::done;
}

} // namespace loggia::covering
