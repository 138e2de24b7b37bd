#include "core/covering/branch_and_bound.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace loggia::covering {

namespace {

/// Of the bound of the root, and of other nodes.
constexpr int root_rounds = 120;
constexpr int node_rounds = 60;
constexpr double relaxing_length = 1;
constexpr int relaxing_patience = 15;
constexpr double relaxing_deflection = 0.8;
constexpr std::uint64_t no_upper = std::uint64_t{1} << 40U;

} // namespace

CoverSearch::CoverSearch(const CoverMatrix& matrix, CoverAim aim, ColumnCount count,
                         const std::vector<std::uint32_t>& start)
    : matrix_(std::make_shared<CoverMatrix>(matrix.renumbered())), ids_(matrix.columns()),
      aim_(aim), count_(count) {
    for (std::size_t c = 0; c < matrix.columns(); ++c)
        ids_[c] = matrix.column_id(c);
    if (!start.empty())
        adopt(start);
    auto shared = std::make_shared<Shared>();
    const Prices prices = first_prices(*matrix_, aim);
    shared->prices.assign(prices.rows.begin(), prices.rows.end());
    shared->rest = *matrix_;
    push({std::move(shared), UINT32_MAX, false, 0, 0});
}

void CoverSearch::adopt(const std::vector<std::uint32_t>& cover) {
    std::vector<std::uint32_t> columns;
    CoverCost cost{cover.size(), 0};
    for (const std::uint32_t id : cover) {
        const auto place = std::lower_bound(ids_.begin(), ids_.end(), id);
        assert(place != ids_.end() && *place == id);
        columns.push_back(static_cast<std::uint32_t>(place - ids_.begin()));
        cost.literals += matrix_->literals(columns.back());
    }
    if (has_best_ && !(cost < cost_))
        return;
    best_ = std::move(columns);
    cost_ = cost;
    has_best_ = true;
}

void CoverSearch::push(Node node) {
    node.number = pushed_++;
    open_.push_back(std::move(node));
    std::push_heap(open_.begin(), open_.end(), [](const Node& a, const Node& b) {
        return a.bound != b.bound ? a.bound > b.bound : a.number < b.number;
    });
}

std::uint64_t CoverSearch::upper() const noexcept {
    if (!has_best_)
        return no_upper;
    return aim_ == CoverAim::terms ? cost_.terms : cost_.literals;
}

std::uint64_t CoverSearch::lower() const noexcept {
    std::uint64_t lower = closed_lower_;
    if (!expanding_)
        lower = open_.empty() ? upper() : std::max(lower, open_.front().bound);
    return std::min(lower, upper());
}

std::vector<std::uint32_t> CoverSearch::best() const {
    std::vector<std::uint32_t> columns;
    for (const std::uint32_t c : best_)
        columns.push_back(ids_[c]);
    return columns;
}

std::uint64_t CoverSearch::cost_of(const std::vector<std::uint32_t>& taken) const {
    if (aim_ == CoverAim::terms)
        return taken.size();
    std::uint64_t sum = 0;
    for (const std::uint32_t c : taken)
        sum += matrix_->literals(c);
    return sum;
}

void CoverSearch::offer(const CoverMatrix& rest, const std::vector<std::uint32_t>& taken,
                        const std::vector<std::uint32_t>& columns, const Better& better) {
    CoverCost cost{taken.size() + columns.size(), 0};
    for (const std::uint32_t c : taken)
        cost.literals += matrix_->literals(c);
    for (const std::uint32_t c : columns)
        cost.literals += rest.literals(c);
    if (count_.most >= 0 && cost.terms > static_cast<std::uint64_t>(count_.most))
        return;
    if (has_best_ && !(cost < cost_))
        return;
    best_ = taken;
    for (const std::uint32_t c : columns)
        best_.push_back(rest.column_id(c));
    cost_ = cost;
    has_best_ = true;
    if (better)
        better();
}

void CoverSearch::search_locally(std::uint64_t steps, const Control& control,
                                 const Better& better) {
    if (!has_best_ || done())
        return;
    if (!local_)
        local_ = std::make_unique<CoverLocalSearch>(*matrix_, aim_, best_);
    // Better ones may come fast; what is made of one costs more than finding the next.
    std::vector<std::uint32_t> last;
    for (std::uint64_t left = steps; left > 0 && !control.stop_requested();) {
        const std::uint64_t now = std::min<std::uint64_t>(left, 1000 + matrix_->columns() / 4);
        left -= now;
        last.clear();
        local_->run(
            now, lower(), [&](const std::vector<std::uint32_t>& columns) { last = columns; },
            control);
        if (!last.empty())
            offer(*matrix_, {}, last, better);
    }
    work_ += steps * 100;
}

void CoverSearch::run(std::uint64_t work, const Control& control, const Better& better) {
    const std::uint64_t end = work_ + work;
    while (!open_.empty() && work_ < end && !done() && !control.stop_requested()) {
        if (open_.front().bound >= upper()) {
            open_.clear();
            break;
        }
        closed_lower_ = std::max(closed_lower_, open_.front().bound);
        std::pop_heap(open_.begin(), open_.end(), [](const Node& a, const Node& b) {
            return a.bound != b.bound ? a.bound > b.bound : a.number < b.number;
        });
        const Node node = std::move(open_.back());
        open_.pop_back();
        ++nodes_;
        expanding_ = true;
        expand(node, control, better);
        expanding_ = false;
        // As often as it is worth: a step costs less than a hundredth of a node.
        if (nodes_ % 8 == 0)
            search_locally(std::min<std::uint64_t>(500 + matrix_->columns(), 4000), control,
                           better);
    }
}

void CoverSearch::expand(const Node& node, const Control& control, const Better& better) {
    const bool root = node.column == UINT32_MAX;
    auto shared = std::make_shared<Shared>();
    shared->taken = node.parent->taken;
    shared->prices = node.parent->prices;
    shared->column_price = node.parent->column_price;
    CoverMatrix rest;
    if (root) {
        rest = node.parent->rest;
    } else {
        const std::array<std::uint32_t, 1> column{node.column};
        const std::span<const std::uint32_t> none;
        rest = node.take ? node.parent->rest.without(column, none)
                         : node.parent->rest.without(none, column);
        if (node.take)
            shared->taken.push_back(node.parent->rest.column_id(node.column));
    }
    std::uint64_t bound = node.bound;
    LagrangianBound relaxed;
    for (int pass = 0;; ++pass) {
        if (root && pass == 1)
            search_locally(std::clamp<std::uint64_t>(8 * matrix_->columns(), 1000, 200'000),
                           control, better);
        Reduced reduced = reduce(rest, aim_, control);
        work_ += rest.entries() * 4;
        if (!reduced.possible)
            return;
        shared->taken.insert(shared->taken.end(), reduced.taken.begin(), reduced.taken.end());
        rest = std::move(reduced.rest);
        const std::uint64_t fixed = cost_of(shared->taken);
        const int left =
            count_.most < 0 ? -1 : count_.most - static_cast<int>(shared->taken.size());
        if (fixed >= upper() || (count_.most >= 0 && (left < 0 || (left == 0 && rest.rows() > 0))))
            return;
        if (rest.rows() == 0) {
            offer(rest, shared->taken, {}, better);
            return;
        }
        Prices prices;
        prices.column = shared->column_price;
        prices.rows.resize(rest.rows());
        for (std::size_t r = 0; r < rest.rows(); ++r)
            prices.rows[r] = std::floor(double{shared->prices[rest.row_id(r)]} * 0x1p20) * 0x1p-20;
        LagrangianAim aim{aim_,
                          {left, count_.least},
                          upper() - fixed,
                          root && pass <= 1 ? root_rounds : node_rounds,
                          relaxing_length,
                          relaxing_patience,
                          relaxing_deflection};
        if (!has_best_) {
            // One round for a first cover; the target is out of reach.
            aim.target = 64 * (rest.rows() + 1);
            aim.rounds = 1;
        }
        relaxed = lagrangian_bound(
            rest, aim, prices,
            [&](const std::vector<std::uint32_t>& columns) {
                offer(rest, shared->taken, columns, better);
            },
            control);
        work_ += rest.entries() * static_cast<std::uint64_t>(aim.rounds);
        shared->column_price = prices.column;
        for (std::size_t r = 0; r < rest.rows(); ++r)
            shared->prices[rest.row_id(r)] = static_cast<float>(prices.rows[r]);
        if (relaxed.lower > 0)
            bound = std::max(bound,
                             fixed + static_cast<std::uint64_t>(std::ceil(relaxed.lower - 1e-9)));
        if (bound >= upper())
            return;
        const double room = static_cast<double>(upper() - fixed) - 1 + 1e-9;
        std::vector<std::uint32_t> take;
        std::vector<std::uint32_t> drop;
        for (std::size_t c = 0; c < rest.columns(); ++c) {
            const double surplus = relaxed.surplus[c];
            if (relaxed.lower + std::abs(surplus) > room)
                (surplus > 0 ? drop : take).push_back(static_cast<std::uint32_t>(c));
        }
        if (control.stop_requested()) {
            // The node stays open; what was learnt of it is kept.
            take.clear();
            drop.clear();
        }
        if (take.empty() && drop.empty() && (aim.rounds > 1 || control.stop_requested()))
            break;
        for (const std::uint32_t c : take)
            shared->taken.push_back(rest.column_id(c));
        rest = rest.without(take, drop);
        if (pass > 0 && take.empty() && drop.size() * 20 < rest.columns()) {
            break;
        }
    }
    std::uint32_t column = UINT32_MAX;
    if (relaxed.fraction.size() == rest.columns()) {
        column = undecided_columns(rest, relaxed, 1)[0];
    } else {
        // Columns were dropped since: the one that covers most.
        std::size_t most = 0;
        for (std::size_t c = 0; c < rest.columns(); ++c)
            if (rest.column(c).size() > most) {
                most = rest.column(c).size();
                column = static_cast<std::uint32_t>(c);
            }
        if (column == UINT32_MAX)
            return; // a row without a column is left, or nothing
    }
    shared->rest = std::move(rest);
    std::shared_ptr<const Shared> parent = std::move(shared);
    push({parent, column, false, bound, 0});
    push({parent, column, true, bound, 0});
}

} // namespace loggia::covering
