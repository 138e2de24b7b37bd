#include "core/covering/linear_branch_and_bound.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace loggia::covering {

namespace {

constexpr double nearly_zero = 1e-6;
/// What a node may take in any case, for one that is not finished is begun again.
constexpr std::uint64_t least_node_work = 50'000'000;

} // namespace

bool LinearBranchAndBound::Node::operator<(const Node& other) const noexcept {
    const std::int64_t mine = ceil_units(bound);
    const std::int64_t its = ceil_units(other.bound);
    return mine != its ? mine > its : number < other.number;
}

void LinearBranchAndBound::push(Node node) {
    node.number = pushed_++;
    open_.push_back(std::move(node));
    std::push_heap(open_.begin(), open_.end());
}

bool LinearBranchAndBound::decide(std::vector<Fixed>& fixed, std::int64_t bound,
                                  const std::vector<std::int64_t>& surplus) const {
    const std::int64_t most = (room() - 1) * DualSimplex::unit;
    bool moved = false;
    for (std::uint32_t c = 0; c < fixed.size(); ++c) {
        if (fixed[c] != Fixed::open || bound + std::abs(surplus[c]) <= most)
            continue;
        fixed[c] = surplus[c] > 0 ? Fixed::out : Fixed::in;
        moved = moved || std::abs(lp().value(c) - (surplus[c] > 0 ? 0 : 1)) > nearly_zero;
    }
    return moved;
}

bool LinearBranchAndBound::reduce_node(std::vector<Fixed>& fixed, const Control& control) {
    std::vector<std::uint32_t> take;
    std::vector<std::uint32_t> drop;
    for (std::uint32_t c = 0; c < fixed.size(); ++c)
        if (fixed[c] != Fixed::open)
            (fixed[c] == Fixed::in ? take : drop).push_back(c);
    Reduced reduced = reduce(rest_->without(take, drop), aim_, control);
    work_ += rest_->entries();
    if (!reduced.possible)
        return false;
    std::sort(reduced.taken.begin(), reduced.taken.end());
    std::size_t open = 0;
    std::size_t taken = 0;
    for (std::uint32_t c = 0; c < fixed.size(); ++c) {
        const std::uint32_t id = rest_->column_id(c);
        if (open < reduced.rest.columns() && reduced.rest.column_id(open) == id) {
            ++open;
        } else if (taken < reduced.taken.size() && reduced.taken[taken] == id) {
            ++taken;
            fixed[c] = Fixed::in;
        } else if (fixed[c] == Fixed::open) {
            fixed[c] = Fixed::out;
        }
    }
    return true;
}

void LinearBranchAndBound::apply(const std::vector<Fixed>& fixed) {
    for (std::uint32_t c = 0; c < fixed.size(); ++c)
        lp().set_bounds(c, fixed[c] == Fixed::in ? 1 : 0, fixed[c] == Fixed::out ? 0 : 1);
}

void LinearBranchAndBound::expand(const Node& node, std::uint64_t end, const Control& control,
                                  const Better& better) {
    end = std::max(end, work() + least_node_work);
    std::vector<Fixed> fixed = node.parent->fixed;
    if (node.column != UINT32_MAX)
        fixed[node.column] = node.take ? Fixed::in : Fixed::out;
    decide(fixed, root_bound_, root_surplus_);
    if (current_ != node.parent.get())
        lp().set_basis(node.parent->basis);
    current_ = nullptr;
    std::int64_t bound = node.bound;
    for (int pass = 0;; ++pass) {
        if (!reduce_node(fixed, control))
            return;
        apply(fixed);
        const DualSimplex::Outcome outcome =
            program_->solve(room(), end - std::min(end, work()), control);
        bound = std::max(bound, lp().bound());
        if (outcome == DualSimplex::Outcome::stopped ||
            (outcome == DualSimplex::Outcome::limit && work() >= end)) {
            Node same = node;
            same.bound = bound;
            push(std::move(same));
            return;
        }
        if (pass == 0 && node.column != UINT32_MAX)
            branching_->learn(node.column, node.take, node.value, bound - node.parent_bound);
        if (ceil_units(bound) >= room())
            return;
        const std::vector<Fixed> before = fixed;
        const bool moved = decide(fixed, lp().bound(), lp().surplus());
        if (!moved && (fixed == before || pass > 2))
            break;
    }
    std::vector<std::uint32_t> columns;
    bool fractions = false;
    for (std::uint32_t c = 0; c < fixed.size(); ++c) {
        const double value = lp().value(c);
        if (fixed[c] == Fixed::in || (fixed[c] == Fixed::open && value > 1 - nearly_zero))
            columns.push_back(c);
        else
            fractions = fractions || (fixed[c] == Fixed::open && value > nearly_zero);
    }
    if (!fractions) {
        offer(columns, better);
        if (ceil_units(bound) >= room())
            return;
    }
    const CoverBranching::Choice branching = branching_->choose(lp(), room(), control);
    if (branching.column == UINT32_MAX)
        return; // all is decided, and was offered
    if (control.stop_requested()) {
        push(node);
        return;
    }
    const double value = lp().value(branching.column);
    auto parent = std::make_shared<Parent>();
    parent->fixed = std::move(fixed);
    parent->basis = lp().basis();
    current_ = parent.get();
    const Node without{
        parent, branching.column, false, value, bound, std::max(bound, branching.without), 0};
    const Node with{parent, branching.column, true, value, bound, std::max(bound, branching.with),
                    0};
    // The last one comes first among equals.
    push(value > 0.5 ? without : with);
    push(value > 0.5 ? with : without);
}

} // namespace loggia::covering
