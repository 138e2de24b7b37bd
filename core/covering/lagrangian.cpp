#include "core/covering/lagrangian.hpp"

#include <queue>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace loggia::covering {

namespace {

constexpr double price_unit = 0x1p-20;

double to_any_price(double value) {
    return std::floor(value / price_unit) * price_unit;
}

double to_price(double value) {
    // As floor, which takes much longer.
    return value <= 0
               ? 0
               : static_cast<double>(static_cast<std::int64_t>(value / price_unit)) * price_unit;
}

/// Takes columns by their surplus for each row that is still to be covered, and leaves out in the
/// end what is not needed.
class GreedyCover {
public:
    explicit GreedyCover(const CoverMatrix& matrix)
        : matrix_(matrix), times_(matrix.rows()), open_(matrix.columns()) {}

    /// Empty when stopped.
    const std::vector<std::uint32_t>& make(const std::vector<double>& surplus,
                                           const Control& control) {
        std::fill(times_.begin(), times_.end(), 0U);
        taken_.clear();
        std::size_t left = matrix_.rows();
        heap_.clear();
        for (std::size_t c = 0; c < matrix_.columns(); ++c) {
            open_[c] = static_cast<std::uint32_t>(matrix_.column(c).size());
            heap_.push_back({score(c, surplus), static_cast<std::uint32_t>(c), open_[c]});
        }
        std::make_heap(heap_.begin(), heap_.end());
        std::uint32_t steps = 0;
        while (left > 0 && !heap_.empty()) {
            if (++steps % 4096 == 0 && control.stop_requested()) {
                taken_.clear();
                return taken_;
            }
            std::pop_heap(heap_.begin(), heap_.end());
            Entry top = heap_.back();
            heap_.pop_back();
            if (open_[top.column] == 0)
                continue;
            if (open_[top.column] != top.open) { // its score has become worse since
                top.open = open_[top.column];
                top.score = score(top.column, surplus);
                heap_.push_back(top);
                std::push_heap(heap_.begin(), heap_.end());
                continue;
            }
            taken_.push_back(top.column);
            for (const std::uint32_t r : matrix_.column(top.column))
                if (times_[r]++ == 0) {
                    --left;
                    for (const std::uint32_t c : matrix_.row(r))
                        --open_[c];
                }
        }
        leave_out(surplus);
        return taken_;
    }

private:
    struct Entry {
        double score = 0;
        std::uint32_t column = 0;
        std::uint32_t open = 0;
        bool operator<(const Entry& other) const {
            return score != other.score ? score > other.score : column > other.column;
        }
    };

    [[nodiscard]] double score(std::size_t c, const std::vector<double>& surplus) const {
        // A little of the literals decides between equals.
        const double cost = surplus[c] + 1e-3 * matrix_.literals(c);
        return cost > 0 ? cost / open_[c] : cost * open_[c];
    }

    void leave_out(const std::vector<double>& surplus) {
        std::sort(taken_.begin(), taken_.end(), [&](std::uint32_t a, std::uint32_t b) {
            const double x = surplus[a] + 1e-3 * matrix_.literals(a);
            const double y = surplus[b] + 1e-3 * matrix_.literals(b);
            return x != y ? x > y : a < b;
        });
        std::erase_if(taken_, [&](std::uint32_t c) {
            const auto rows = matrix_.column(c);
            if (!std::all_of(rows.begin(), rows.end(),
                             [&](std::uint32_t r) { return times_[r] > 1; }))
                return false;
            for (const std::uint32_t r : rows)
                --times_[r];
            return true;
        });
    }

    const CoverMatrix& matrix_;
    std::vector<std::uint32_t> times_;
    std::vector<std::uint32_t> open_;
    std::vector<std::uint32_t> taken_;
    std::vector<Entry> heap_;
};

double cost_of(const CoverMatrix& matrix, CoverAim aim, std::size_t c) {
    return aim == CoverAim::terms ? 1.0 : static_cast<double>(matrix.literals(c));
}

} // namespace

Prices first_prices(const CoverMatrix& matrix, CoverAim aim) {
    Prices prices;
    prices.rows.resize(matrix.rows());
    for (std::size_t r = 0; r < matrix.rows(); ++r) {
        double least = 1e9;
        for (const std::uint32_t c : matrix.row(r))
            least = std::min(least, cost_of(matrix, aim, c) /
                                        static_cast<double>(matrix.column(c).size()));
        prices.rows[r] = to_price(least);
    }
    return prices;
}

LagrangianBound lagrangian_bound(const CoverMatrix& matrix, const LagrangianAim& aim,
                                 Prices& prices, const FoundCover& found, const Control& control) {
    const std::size_t rows = matrix.rows();
    const std::size_t columns = matrix.columns();
    const bool limited = aim.count.most >= 0;
    std::vector<double> cost(columns);
    for (std::size_t c = 0; c < columns; ++c)
        cost[c] = cost_of(matrix, aim.aim, c);

    LagrangianBound best;
    best.lower = -1e18;
    best.fraction.assign(columns, 0);
    Prices now = prices;
    std::vector<double> surplus(columns);
    std::vector<std::int32_t> slack(rows);
    GreedyCover greedy(matrix);
    const auto target = static_cast<double>(aim.target);
    constexpr double least_length = 1e-4;
    std::vector<double> direction(rows);
    double column_direction = 0;
    double length = aim.length;
    double last_lower = -1e18;
    int since_gain = 0;
    for (int round = 0; round < aim.rounds; ++round) {
        std::fill(slack.begin(), slack.end(), 1);
        double lower = std::accumulate(now.rows.begin(), now.rows.end(), 0.0);
        int taken = 0;
        for (std::size_t c = 0; c < columns; ++c) {
            double value = cost[c] + now.column;
            for (const std::uint32_t r : matrix.column(c))
                value -= now.rows[r];
            surplus[c] = value;
            double& fraction = best.fraction[c];
            fraction *= 0.95;
            if (value < 0) {
                lower += value;
                ++taken;
                fraction += 0.05;
                for (const std::uint32_t r : matrix.column(c))
                    --slack[r];
            }
        }
        if (limited)
            lower -= now.column * aim.count.most;
        if (lower > best.lower) {
            best.lower = lower;
            best.surplus = surplus;
            prices = now;
        }
        if (best.lower > target - 1 + 1e-9 || control.stop_requested())
            break;
        if (found && (round % 64 == 0 || round + 1 == aim.rounds))
            if (const std::vector<std::uint32_t>& cover = greedy.make(surplus, control);
                !cover.empty())
                found(cover);
        if (++since_gain >= aim.patience) {
            if (best.lower < last_lower + 2e-4 * length * std::max(1.0, std::abs(best.lower))) {
                length *= 0.7;
                now = prices; // from the best ones on, with smaller steps
                std::fill(direction.begin(), direction.end(), 0.0);
                column_direction = 0;
                last_lower = best.lower;
                since_gain = 0;
                if (length < least_length)
                    break;
                continue;
            }
            last_lower = best.lower;
            since_gain = 0;
        }
        // Deflected (Camerini, Fratta and Maffioli 1975): part of the last direction stays, which
        // keeps the prices from swinging.
        double norm = 0;
        for (std::size_t r = 0; r < rows; ++r) {
            double d = slack[r] + aim.deflection * direction[r];
            if (d < 0 && now.rows[r] <= 0)
                d = 0;
            direction[r] = d;
            norm += d * d;
        }
        if (limited) {
            double d = taken - aim.count.most + aim.deflection * column_direction;
            if (d < 0 && now.column <= 0 && !aim.count.least)
                d = 0;
            column_direction = d;
            norm += d * d;
        }
        if (norm == 0)
            break;
        const double step = length * std::max(target * 1.005 - lower, 0.5) / norm;
        for (std::size_t r = 0; r < rows; ++r)
            now.rows[r] = to_price(now.rows[r] + step * direction[r]);
        if (limited)
            now.column = aim.count.least ? to_any_price(now.column + step * column_direction)
                                         : to_price(now.column + step * column_direction);
    }
    return best;
}

std::vector<std::uint32_t> undecided_columns(const CoverMatrix& matrix,
                                             const LagrangianBound& bound, std::size_t most) {
    std::vector<std::pair<double, std::uint32_t>> scores;
    for (std::size_t c = 0; c < matrix.columns(); ++c) {
        const double fraction = std::min(1.0, bound.fraction[c]);
        const double undecided = 1 - std::abs(2 * fraction - 1.2);
        scores.emplace_back(-std::max(undecided, 0.0) *
                                std::sqrt(static_cast<double>(matrix.column(c).size())),
                            static_cast<std::uint32_t>(c));
    }
    most = std::min(most, scores.size());
    std::partial_sort(scores.begin(), scores.begin() + static_cast<std::ptrdiff_t>(most),
                      scores.end());
    std::vector<std::uint32_t> columns;
    for (std::size_t i = 0; i < most; ++i)
        columns.push_back(scores[i].second);
    return columns;
}

} // namespace loggia::covering
