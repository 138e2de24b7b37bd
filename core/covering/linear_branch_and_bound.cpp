#include "core/covering/linear_branch_and_bound.hpp"

#include "core/covering/lagrangian.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace loggia::covering {

namespace {

constexpr std::uint64_t no_cover = std::uint64_t{1} << 33U;
/// A tree that has more is large.
constexpr std::uint64_t small_tree = 100;

} // namespace

LinearBranchAndBound::LinearBranchAndBound(const CoverMatrix& matrix, CoverAim aim,
                                           ColumnCount count,
                                           const std::vector<std::uint32_t>& start)
    : matrix_(std::make_shared<CoverMatrix>(matrix.renumbered())), ids_(matrix.columns()),
      aim_(aim), count_(count), cost_{UINT64_MAX, UINT64_MAX} {
    for (std::size_t c = 0; c < matrix.columns(); ++c)
        ids_[c] = matrix.column_id(c);
    rest_ = matrix_;
    if (!start.empty())
        adopt(start);
}

void LinearBranchAndBound::adopt(const std::vector<std::uint32_t>& cover) {
    std::vector<std::uint32_t> columns;
    for (const std::uint32_t id : cover) {
        const auto place = std::lower_bound(ids_.begin(), ids_.end(), id);
        assert(place != ids_.end() && *place == id);
        columns.push_back(static_cast<std::uint32_t>(place - ids_.begin()));
    }
    keep(std::move(columns), {});
}

void LinearBranchAndBound::keep(std::vector<std::uint32_t> columns, const Better& better) {
    CoverCost cost{columns.size(), 0};
    for (const std::uint32_t c : columns)
        cost.literals += matrix_->literals(c);
    if (!(cost < cost_))
        return;
    best_ = std::move(columns);
    cost_ = cost;
    if (better)
        better();
}

std::uint64_t LinearBranchAndBound::upper() const noexcept {
    if (!has_cover())
        return no_cover;
    return aim_ == CoverAim::terms ? cost_.terms : cost_.literals;
}

std::uint64_t LinearBranchAndBound::whole_bound(std::int64_t bound) const noexcept {
    return taken_cost_ + static_cast<std::uint64_t>(ceil_units(bound));
}

std::uint64_t LinearBranchAndBound::lower() const noexcept {
    std::uint64_t lower = closed_lower_;
    if (stage_ == Stage::nodes && !expanding_)
        lower = open_.empty() ? upper() : std::max(lower, whole_bound(open_.front().bound));
    return std::min(lower, upper());
}

std::int64_t LinearBranchAndBound::room() const noexcept {
    return static_cast<std::int64_t>(upper()) - static_cast<std::int64_t>(taken_cost_);
}

std::uint64_t LinearBranchAndBound::cost_of(std::uint32_t column) const {
    return aim_ == CoverAim::terms ? 1 : rest_->literals(column);
}

std::vector<std::uint32_t> LinearBranchAndBound::best() const {
    std::vector<std::uint32_t> columns;
    for (const std::uint32_t c : best_)
        columns.push_back(ids_[c]);
    return columns;
}

void LinearBranchAndBound::offer(const std::vector<std::uint32_t>& columns, const Better& better) {
    if (count_.most >= 0 && taken_.size() + columns.size() > static_cast<std::size_t>(count_.most))
        return;
    std::vector<bool> covered(rest_->rows(), false);
    for (const std::uint32_t c : columns)
        for (const std::uint32_t r : rest_->column(c))
            covered[r] = true;
    if (std::find(covered.begin(), covered.end(), false) != covered.end())
        return;
    std::vector<std::uint32_t> all = taken_;
    for (const std::uint32_t c : columns)
        all.push_back(rest_->column_id(c));
    keep(std::move(all), better);
}

/// Whether something is left.
bool LinearBranchAndBound::reduce_root(const Control& control, const Better& better) {
    Reduced reduced = reduce(*rest_, aim_, control);
    work_ += 4 * rest_->entries();
    if (control.stop_requested())
        return true;
    if (!reduced.possible)
        return false;
    rest_ = std::make_shared<CoverMatrix>(std::move(reduced.rest));
    for (const std::uint32_t c : reduced.taken) {
        taken_.push_back(c);
        taken_cost_ += aim_ == CoverAim::terms ? 1 : matrix_->literals(c);
    }
    if (rest_->rows() == 0)
        offer({}, better);
    const std::int64_t left =
        count_.most < 0 ? 1 : count_.most - static_cast<std::int64_t>(taken_.size());
    if (rest_->rows() == 0 || room() <= 0 || left <= 0)
        return false;
    if (!has_cover())
        be_greedy(first_prices(*rest_, aim_), control, better);
    work_ = work();
    relaxation_.reset();
    program_.reset();
    ColumnCount remaining = count_;
    if (count_.most >= 0)
        remaining.most = static_cast<int>(left);
    relaxation_ = std::make_unique<CoverRelaxation>(rest_, aim_, remaining);
    program_ = std::make_unique<CoverProgram>(rest_, aim_, remaining);
    return true;
}

/// The linear program of a large problem may take minutes.
void LinearBranchAndBound::relax(std::uint64_t work, const Control& control, const Better& better) {
    relaxation_->run(
        static_cast<std::uint64_t>(room()), work,
        [&](const std::vector<std::uint32_t>& columns) { offer(columns, better); }, control);
    closed_lower_ = std::max(closed_lower_, taken_cost_ + relaxation_->lower());
}

/// Whether much was decided.
bool LinearBranchAndBound::fix_root() {
    std::vector<Fixed> fixed(rest_->columns(), Fixed::open);
    decide(fixed, lp().bound(), lp().surplus());
    std::vector<std::uint32_t> take;
    std::vector<std::uint32_t> drop;
    for (std::uint32_t c = 0; c < fixed.size(); ++c)
        if (fixed[c] != Fixed::open)
            (fixed[c] == Fixed::in ? take : drop).push_back(c);
    if ((take.size() + drop.size()) * 20 < rest_->columns())
        return false;
    for (const std::uint32_t c : take) {
        taken_.push_back(rest_->column_id(c));
        taken_cost_ += cost_of(c);
    }
    rest_ = std::make_shared<CoverMatrix>(rest_->without(take, drop));
    return true;
}

void LinearBranchAndBound::open_root() {
    root_bound_ = lp().bound();
    root_surplus_ = lp().surplus();
    branching_ = std::make_unique<CoverBranching>(rest_->columns());
    stage_ = Stage::nodes;
    root_upper_ = upper();
    root_nodes_ = nodes_;
    root_basis_ = lp().basis();
    push_root();
}

void LinearBranchAndBound::push_root() {
    auto parent = std::make_shared<Parent>();
    parent->fixed.assign(rest_->columns(), Fixed::open);
    parent->basis = root_basis_;
    push({parent, UINT32_MAX, false, 0, root_bound_, root_bound_, 0});
}

/// Where a tree has become large, choices are worth more, and from the first one on: it is begun
/// again with what was learnt.
void LinearBranchAndBound::be_thorough() {
    branching_->be_thorough();
    closed_lower_ = std::max(closed_lower_, whole_bound(open_.front().bound));
    open_.clear();
    current_ = nullptr;
    push_root();
}

/// With a better cover more is decided at the root: where that is much, from there again.
void LinearBranchAndBound::begin_again() {
    root_upper_ = upper();
    const std::int64_t most = (room() - 1) * DualSimplex::unit;
    std::size_t decided = 0;
    for (const std::int64_t surplus : root_surplus_)
        decided += root_bound_ + std::abs(surplus) > most ? 1U : 0U;
    if (decided * 10 < root_surplus_.size())
        return;
    if (!open_.empty())
        closed_lower_ = std::max(closed_lower_, whole_bound(open_.front().bound));
    open_.clear();
    current_ = nullptr;
    stage_ = Stage::program;
    lp().set_basis(root_basis_);
    apply(std::vector<Fixed>(rest_->columns(), Fixed::open));
}

void LinearBranchAndBound::look_at_root(std::uint64_t end, const Control& control,
                                        const Better& better) {
    while (stage_ != Stage::nodes && work() < end && !control.stop_requested()) {
        if (stage_ == Stage::reductions) {
            const bool left = reduce_root(control, better);
            if (control.stop_requested())
                return;
            stage_ = left ? Stage::program : Stage::nodes;
        } else if (stage_ == Stage::program) {
            // What there is to do is shared as long as there are two of them.
            const std::uint64_t share = (end - work()) / (is_relaxed() ? 2 : 1);
            if (is_relaxed())
                relax(share, control, better);
            if (control.stop_requested())
                return;
            if (done()) {
                stage_ = Stage::nodes;
                return;
            }
            const std::uint64_t before = work();
            const DualSimplex::Outcome outcome = program_->solve(room(), share, control);
            closed_lower_ = std::max(closed_lower_, whole_bound(lp().bound()));
            if (outcome == DualSimplex::Outcome::stopped)
                return;
            if (ceil_units(lp().bound()) >= room()) {
                stage_ = Stage::nodes;
                return;
            }
            if (outcome == DualSimplex::Outcome::limit && work() >= before + share)
                return;
            work_ += relaxation_ ? relaxation_->work() : 0;
            relaxation_.reset();
            if (aim_ == CoverAim::terms)
                be_greedy(program_->prices(), control, better);
            if (ceil_units(lp().bound()) >= room())
                stage_ = Stage::nodes;
            else if (fix_root())
                stage_ = Stage::reductions;
            else
                open_root();
        }
    }
}

/// A cover by greed at such prices.
void LinearBranchAndBound::be_greedy(Prices prices, const Control& control, const Better& better) {
    static_cast<void>(lagrangian_bound(
        *rest_, {aim_, {}, 64 * (rest_->rows() + 1), 1}, prices,
        [&](const std::vector<std::uint32_t>& columns) { offer(columns, better); }, control));
}

void LinearBranchAndBound::run(std::uint64_t work, const Control& control, const Better& better) {
    const std::uint64_t end = this->work() + work;
    if (stage_ == Stage::nodes && !open_.empty() && upper() < root_upper_)
        begin_again();
    if (stage_ != Stage::nodes)
        look_at_root(end, control, better);
    while (stage_ == Stage::nodes && !open_.empty() && this->work() < end && !done() &&
           !control.stop_requested()) {
        if (ceil_units(open_.front().bound) >= room()) {
            open_.clear();
            break;
        }
        closed_lower_ = std::max(closed_lower_, whole_bound(open_.front().bound));
        std::pop_heap(open_.begin(), open_.end());
        const Node node = std::move(open_.back());
        open_.pop_back();
        ++nodes_;
        expanding_ = true;
        expand(node, end, control, better);
        expanding_ = false;
        if (nodes_ - root_nodes_ >= small_tree && !branching_->thorough() && !open_.empty() &&
            !done())
            be_thorough();
    }
}

} // namespace loggia::covering
