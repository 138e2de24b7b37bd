#include "core/ladr/models/constant_search.hpp"

#include "core/base/poll.hpp"
#include "core/ladr/models/constant_formulas.hpp"
#include "core/ladr/term_values.hpp"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

// NOLINTBEGIN(misc-no-recursion): the reader bounds the depth of terms
namespace loggia::ladr {

class ConstantSearch::Search {
public:
    Search(const MaceInput& input, const Signature& signature, int size)
        : formulas_(input, signature, size) {
        model_.size = size;
        for (const Symbol& symbol : signature.symbols)
            model_.operations.push_back(
                {symbol.text, symbol.arity, symbol.is_relation, std::vector<int>(1)});
    }

    [[nodiscard]] bool read() { return formulas_.read(); }
    FoundModels run(const InterpretationSink& sink, const Control& control,
                    std::uint64_t most_steps);

private:
    using Kind = ConstantFormulas::Kind;
    using Node = ConstantFormulas::Node;

    struct Change {
        std::size_t symbol;
        Interval old;
    };
    struct Decision {
        std::size_t symbol;
        std::int64_t value;
        std::size_t changes; ///< before it
    };

    // Each narrows the bounds so that the node can be so; false on a contradiction.
    [[nodiscard]] bool hold(std::size_t at, bool is_true);
    [[nodiscard]] bool hold_one(const Node& node, bool is_true);
    [[nodiscard]] bool hold_comparison(Kind kind, std::size_t a, std::size_t b);
    [[nodiscard]] bool narrow(std::size_t at, Interval to);
    [[nodiscard]] bool narrow_sum(const Node& node, Interval to);
    [[nodiscard]] bool narrow_product(const Node& node, Interval to);
    [[nodiscard]] bool set_bounds(std::size_t symbol, Interval to);
    [[nodiscard]] bool propagate();
    [[nodiscard]] bool assign(std::size_t symbol, std::int64_t value);
    void undo(std::size_t changes);

    ConstantFormulas formulas_;
    Interpretation model_;
    std::vector<Change> changes_;
    std::vector<std::size_t> waiting_; ///< formulas
    std::vector<bool> waits_;
    std::uint64_t steps_ = 0;
};

bool ConstantSearch::Search::set_bounds(std::size_t symbol, Interval to) {
    const Interval old = formulas_.bounds()[symbol];
    const Interval both{std::max(old.low, to.low), std::min(old.high, to.high)};
    if (both.low > both.high)
        return false;
    if (both.low == old.low && both.high == old.high)
        return true;
    changes_.push_back({symbol, old});
    formulas_.set_bounds(symbol, both);
    for (const std::size_t formula : formulas_.formulas_of(symbol))
        if (!waits_[formula]) {
            waits_[formula] = true;
            waiting_.push_back(formula);
        }
    return true;
}

bool ConstantSearch::Search::narrow_sum(const Node& node, Interval to) {
    Interval sum;
    for (const std::size_t part : formulas_.parts(node)) {
        sum.low += formulas_.last_interval(part).low;
        sum.high += formulas_.last_interval(part).high;
    }
    const auto all = formulas_.parts(node);
    return std::all_of(all.begin(), all.end(), [&](std::size_t part) {
        const Interval here = formulas_.last_interval(part);
        return narrow(part, {to.low - (sum.high - here.high), to.high - (sum.low - here.low)});
    });
}

bool ConstantSearch::Search::narrow_product(const Node& node, Interval to) {
    constexpr std::size_t most_factors = 8;
    const auto all = formulas_.parts(node);
    if (all.size() > most_factors)
        return true;
    std::vector<Interval> others(all.size(), {1, 1});
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t j = 0; j < all.size(); ++j)
            if (j != i)
                others[i] = product(others[i], formulas_.last_interval(all[j]));
    for (std::size_t i = 0; i < all.size(); ++i)
        if (!narrow(all[i], quotient(to, others[i])))
            return false;
    return true;
}

/// Precondition: its interval is up to date.
bool ConstantSearch::Search::narrow(std::size_t at, Interval to) {
    ++steps_;
    const Node& node = formulas_.node(at);
    const Interval old = formulas_.last_interval(at);
    const Interval both{std::max(old.low, to.low), std::min(old.high, to.high)};
    if (both.low > both.high)
        return false;
    if (node.kind == Kind::constant)
        return set_bounds(static_cast<std::size_t>(node.number), both);
    if (both.low == old.low && both.high == old.high)
        return true;
    const auto all = formulas_.parts(node);
    switch (node.kind) {
    case Kind::plus:
        return narrow_sum(node, both);
    case Kind::times:
        return narrow_product(node, both);
    case Kind::minus:
        return narrow(all[0], {-both.high, -both.low});
    case Kind::absolute:
        return narrow(all[0], {-both.high, both.high});
    case Kind::least:
        return std::all_of(all.begin(), all.end(), [&](std::size_t part) {
            return narrow(part, {both.low, most_number});
        });
    case Kind::greatest:
        return std::all_of(all.begin(), all.end(), [&](std::size_t part) {
            return narrow(part, {-most_number, both.high});
        });
    default:
        return true;
    }
}

bool ConstantSearch::Search::hold_comparison(Kind kind, std::size_t a, std::size_t b) {
    const Interval left = formulas_.interval(a);
    const Interval right = formulas_.interval(b);
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    switch (kind) {
    case Kind::equal:
        return narrow(a, right) && narrow(b, left);
    case Kind::less:
        return narrow(a, {-most, right.high - 1}) && narrow(b, {left.low + 1, most});
    case Kind::at_most:
        return narrow(a, {-most, right.high}) && narrow(b, {left.low, most});
    default:
        break;
    }
    const auto leave_out = [&](std::size_t term, Interval from, std::int64_t number) {
        if (from.low == number)
            return narrow(term, {number + 1, most});
        return from.high != number || narrow(term, {-most, number - 1});
    };
    if (left.is_number())
        return leave_out(b, right, left.low);
    return !right.is_number() || leave_out(a, left, right.low);
}

/// At least one part is so; for an implication the first one counts as its opposite.
bool ConstantSearch::Search::hold_one(const Node& node, bool is_true) {
    const auto all = formulas_.parts(node);
    const auto wanted = [&](std::size_t i) {
        return (node.kind == Kind::implication && i == 0) != is_true;
    };
    std::optional<std::size_t> last;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Truth part = formulas_.truth(all[i]);
        if (part == to_truth(wanted(i)))
            return true;
        if (part != Truth::open)
            continue;
        if (last)
            return true;
        last = i;
    }
    return last && hold(all[*last], wanted(*last));
}

bool ConstantSearch::Search::hold(std::size_t at, bool is_true) {
    ++steps_;
    const Node& node = formulas_.node(at);
    const auto all = formulas_.parts(node);
    switch (node.kind) {
    case Kind::truth:
        return (node.number != 0) == is_true;
    case Kind::proposition:
        return set_bounds(static_cast<std::size_t>(node.number),
                          {is_true ? 1 : 0, is_true ? 1 : 0});
    case Kind::negation:
        return hold(all[0], !is_true);
    case Kind::conjunction:
        return is_true ? std::all_of(all.begin(), all.end(),
                                     [&](std::size_t part) { return hold(part, true); })
                       : hold_one(node, false);
    case Kind::disjunction:
        return is_true ? hold_one(node, true)
                       : std::all_of(all.begin(), all.end(),
                                     [&](std::size_t part) { return hold(part, false); });
    case Kind::implication:
        return is_true ? hold_one(node, true) : hold(all[0], true) && hold(all[1], false);
    case Kind::equivalence: {
        const Truth left = formulas_.truth(all[0]);
        const Truth right = formulas_.truth(all[1]);
        if (left != Truth::open)
            return hold(all[1], (left == Truth::yes) == is_true);
        return right == Truth::open || hold(all[0], (right == Truth::yes) == is_true);
    }
    case Kind::equal:
    case Kind::unequal:
        return hold_comparison((node.kind == Kind::equal) == is_true ? Kind::equal : Kind::unequal,
                               all[0], all[1]);
    case Kind::less:
        return is_true ? hold_comparison(Kind::less, all[0], all[1])
                       : hold_comparison(Kind::at_most, all[1], all[0]);
    default:
        return is_true ? hold_comparison(Kind::at_most, all[0], all[1])
                       : hold_comparison(Kind::less, all[1], all[0]);
    }
}

bool ConstantSearch::Search::propagate() {
    bool can_be = true;
    while (!waiting_.empty()) {
        const std::size_t formula = waiting_.back();
        waiting_.pop_back();
        waits_[formula] = false;
        can_be = can_be &&
                 hold(formulas_.formulas()[formula].node, formulas_.formulas()[formula].is_true);
    }
    return can_be;
}

bool ConstantSearch::Search::assign(std::size_t symbol, std::int64_t value) {
    return set_bounds(symbol, {value, value}) && propagate();
}

void ConstantSearch::Search::undo(std::size_t changes) {
    for (; changes_.size() > changes; changes_.pop_back())
        formulas_.set_bounds(changes_.back().symbol, changes_.back().old);
}

FoundModels ConstantSearch::Search::run(const InterpretationSink& sink, const Control& control,
                                        std::uint64_t most_steps) {
    constexpr std::size_t work = 1000; // nanoseconds of a decision
    Poll poll(control, work);
    FoundModels found;
    const std::vector<Interval>& bounds = formulas_.bounds();
    std::vector<Decision> decisions;
    undo(0);
    steps_ = 0;
    const std::uint64_t looks = formulas_.looks();
    waits_.assign(formulas_.formulas().size(), true);
    waiting_.clear();
    for (std::size_t i = formulas_.formulas().size(); i > 0; --i)
        waiting_.push_back(i - 1);
    const auto is_over = [&] {
        return poll.stop() || (most_steps > 0 && steps_ + formulas_.looks() - looks >= most_steps);
    };
    bool can_be = propagate();
    while (!is_over()) {
        if (can_be) {
            std::size_t symbol = decisions.empty() ? 0 : decisions.back().symbol + 1;
            while (symbol < bounds.size() && bounds[symbol].is_number())
                ++symbol;
            if (symbol < bounds.size()) {
                decisions.push_back({symbol, bounds[symbol].low, changes_.size()});
                can_be = assign(symbol, bounds[symbol].low);
                continue;
            }
            for (std::size_t i = 0; i < bounds.size(); ++i)
                model_.operations[i].table[0] = static_cast<int>(bounds[i].low);
            ++found.count;
            if (!sink(model_))
                return found;
        }
        can_be = false;
        while (!decisions.empty() && !can_be) {
            Decision& last = decisions.back();
            undo(last.changes);
            if (last.value == bounds[last.symbol].high) {
                decisions.pop_back();
                continue;
            }
            can_be = assign(last.symbol, ++last.value);
            if (is_over())
                return found;
        }
        if (!can_be) {
            found.complete = true;
            return found;
        }
    }
    return found;
}

ConstantSearch::ConstantSearch(std::unique_ptr<Search> search) : search_(std::move(search)) {}
ConstantSearch::~ConstantSearch() = default;

std::unique_ptr<ConstantSearch> ConstantSearch::make(const MaceInput& input,
                                                     const Signature& signature, int size) {
    if (!input.arithmetic || input.integer_ring || input.order_domain)
        return nullptr;
    auto search = std::make_unique<Search>(input, signature, size);
    if (!search->read())
        return nullptr;
    return std::unique_ptr<ConstantSearch>(new ConstantSearch(std::move(search)));
}

FoundModels ConstantSearch::run(const InterpretationSink& sink, const Control& control,
                                std::uint64_t most_steps) {
    return search_->run(sink, control, most_steps);
}

} // namespace loggia::ladr
// NOLINTEND(misc-no-recursion)
