#include "core/ladr/models/constant_search.hpp"

#include "core/base/poll.hpp"
#include "core/ladr/term_values.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

// NOLINTBEGIN(misc-no-recursion): the reader bounds the depth of terms
namespace loggia::ladr {

/// All numbers from `low` to `high`.
struct Interval {
    std::int64_t low = 0;
    std::int64_t high = 0;

    [[nodiscard]] bool is_number() const noexcept { return low == high; }
};

namespace {

enum class Truth : std::uint8_t { no, yes, open };

Truth to_truth(bool value) noexcept {
    return value ? Truth::yes : Truth::no;
}

Truth opposite(Truth truth) noexcept {
    return truth == Truth::open ? truth : to_truth(truth == Truth::no);
}

/// Rounded down; the divisor is positive.
std::int64_t quotient_below(std::int64_t a, std::int64_t b) noexcept {
    return a / b - (a % b < 0 ? 1 : 0);
}

std::int64_t quotient_above(std::int64_t a, std::int64_t b) noexcept {
    return a / b + (a % b > 0 ? 1 : 0);
}

Interval product(Interval a, Interval b) noexcept {
    const auto [low, high] =
        std::minmax({a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high});
    return {low, high};
}

/// The numbers that times one of `factor` are one of `whole`; all where the factor can be 0.
Interval quotient(Interval whole, Interval factor) noexcept {
    if (factor.high < 0) {
        factor = {-factor.high, -factor.low};
        whole = {-whole.high, -whole.low};
    }
    if (factor.low <= 0)
        return {-most_number, most_number};
    return {quotient_above(whole.low, whole.low >= 0 ? factor.high : factor.low),
            quotient_below(whole.high, whole.high >= 0 ? factor.low : factor.high)};
}

std::int64_t largest(Interval a) noexcept {
    return std::max(std::abs(a.low), std::abs(a.high));
}

} // namespace

class ConstantSearch::Search {
public:
    Search(const MaceInput& input, const Signature& signature, int size)
        : input_(input), signature_(signature) {
        model_.size = size;
        for (const Symbol& symbol : signature.symbols) {
            model_.operations.push_back(
                {symbol.text, symbol.arity, symbol.is_relation, std::vector<int>(1)});
            bounds_.push_back({0, symbol.is_relation ? 1 : size - 1});
        }
        formulas_of_.resize(bounds_.size());
    }

    [[nodiscard]] bool read();
    FoundModels run(const InterpretationSink& sink, const Control& control,
                    std::uint64_t most_steps);

private:
    enum class Kind : std::uint8_t {
        number,
        constant,
        plus,
        minus,
        times,
        over,
        mod,
        least,
        greatest,
        absolute,
        truth,
        proposition,
        conjunction,
        disjunction,
        implication, ///< from its first part to its second one
        equivalence,
        negation,
        equal,
        unequal,
        less,
        at_most,
    };
    struct Node {
        Kind kind;
        std::int64_t number; ///< the value, or the place of the symbol
        std::size_t first;   ///< part
        std::size_t count;   ///< of parts
    };
    struct Formula {
        std::size_t node;
        bool is_true;
    };
    struct Change {
        std::size_t symbol;
        Interval old;
    };
    struct Decision {
        std::size_t symbol;
        std::int64_t value;
        std::size_t changes; ///< before it
    };

    // Reading: nothing where a file is not for this search.
    using Read = std::optional<std::size_t>;
    Read make(Kind kind, std::int64_t number, std::span<const std::size_t> parts = {});
    Read formula(TermId id);
    Read comparison(TermId id);
    Read term(TermId id);
    Read arithmetic(TermId id);
    [[nodiscard]] Read parts_of(TermId id, bool are_formulas, std::vector<std::size_t>& parts);
    [[nodiscard]] bool take_list(const MaceList& list);
    [[nodiscard]] bool take_distinct(TermId member);
    void require(std::size_t node, bool is_true);
    [[nodiscard]] bool has_room(Kind kind, std::span<const std::size_t> parts) const;

    [[nodiscard]] std::span<const std::size_t> parts(const Node& node) const {
        return std::span(parts_).subspan(node.first, node.count);
    }
    /// The interval of a term from the bounds of its constants.
    Interval interval(std::size_t at);
    Interval interval_of(const Node& node);
    Truth truth(std::size_t at);
    Truth truth_of_comparison(const Node& node);
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

    const MaceInput& input_;
    const Signature& signature_;
    Interpretation model_;
    std::vector<Node> nodes_;
    std::vector<std::size_t> parts_;
    std::vector<Formula> formulas_;
    std::vector<std::vector<std::size_t>> formulas_of_; ///< by symbol
    std::vector<Interval> bounds_;                      ///< by symbol
    std::vector<Interval> intervals_;                   ///< by node, of the last look
    std::vector<Change> changes_;
    std::vector<std::size_t> waiting_; ///< formulas
    std::vector<bool> waits_;
    std::uint64_t steps_ = 0;
};

ConstantSearch::Search::Read ConstantSearch::Search::make(Kind kind, std::int64_t number,
                                                          std::span<const std::size_t> parts) {
    constexpr std::size_t most_nodes = 1'000'000;
    if (nodes_.size() >= most_nodes)
        return std::nullopt;
    nodes_.push_back({kind, number, parts_.size(), parts.size()});
    parts_.insert(parts_.end(), parts.begin(), parts.end());
    intervals_.push_back({});
    if (kind == Kind::number || kind == Kind::constant)
        (void)interval(nodes_.size() - 1);
    return nodes_.size() - 1;
}

ConstantSearch::Search::Read ConstantSearch::Search::parts_of(TermId id, bool are_formulas,
                                                              std::vector<std::size_t>& parts) {
    for (const TermId argument : input_.terms.arguments(id)) {
        const Read part = are_formulas ? formula(argument) : term(argument);
        if (!part)
            return std::nullopt;
        parts.push_back(*part);
    }
    return parts.size();
}

ConstantSearch::Search::Read ConstantSearch::Search::term(TermId id) {
    const Term& t = input_.terms[id];
    if (t.kind != Term::Kind::plain)
        return std::nullopt;
    if (t.count > 0)
        return signature_.find(t.name) ? std::nullopt : arithmetic(id);
    if (const int number = number_of(input_.terms.text(t.name)); number >= 0)
        return make(Kind::number, number);
    if (t.name == name_domain_size)
        return make(Kind::number, model_.size);
    const auto symbol = signature_.find(t.name);
    return symbol ? make(Kind::constant, static_cast<std::int64_t>(*symbol)) : std::nullopt;
}

/// With its first interval, which all later ones are part of.
ConstantSearch::Search::Read ConstantSearch::Search::arithmetic(TermId id) {
    static constexpr std::array<std::pair<Name, Kind>, 8> kinds{{{name_plus, Kind::plus},
                                                                 {name_minus, Kind::minus},
                                                                 {name_times, Kind::times},
                                                                 {name_over, Kind::over},
                                                                 {name_mod, Kind::mod},
                                                                 {name_min, Kind::least},
                                                                 {name_max, Kind::greatest},
                                                                 {name_abs, Kind::absolute}}};
    const Term& t = input_.terms[id];
    const auto* const kind = std::find_if(kinds.begin(), kinds.end(),
                                          [&](const auto& one) { return one.first == t.name; });
    std::vector<std::size_t> parts;
    if (kind == kinds.end() || !parts_of(id, false, parts))
        return std::nullopt;
    const bool is_unary = kind->second == Kind::minus || kind->second == Kind::absolute;
    const bool divides = kind->second == Kind::over || kind->second == Kind::mod;
    if (is_unary ? parts.size() != 1 : parts.size() < 2)
        return std::nullopt;
    if (divides && (parts.size() != 2 || nodes_[parts[1]].kind != Kind::number ||
                    nodes_[parts[1]].number <= 0))
        return std::nullopt;
    if (!has_room(kind->second, parts))
        return std::nullopt;
    const Read node = make(kind->second, 0, parts);
    if (node)
        (void)interval(*node);
    return node;
}

/// Whether no number that the term can be is too large.
bool ConstantSearch::Search::has_room(Kind kind, std::span<const std::size_t> parts) const {
    std::int64_t most = kind == Kind::times ? 1 : 0;
    for (const std::size_t part : parts) {
        const std::int64_t here = largest(intervals_[part]);
        if (kind == Kind::times && here > most_number / most)
            return false;
        most = kind == Kind::times  ? most * std::max<std::int64_t>(here, 1)
               : kind == Kind::plus ? most + here
                                    : std::max(most, here);
        if (most > most_number)
            return false;
    }
    return true;
}

ConstantSearch::Search::Read ConstantSearch::Search::comparison(TermId id) {
    const Name name = input_.terms[id].name;
    std::vector<std::size_t> parts;
    if (!parts_of(id, false, parts) || parts.size() != 2)
        return std::nullopt;
    if (name == name_more || name == name_at_least)
        std::swap(parts[0], parts[1]);
    return make(name == name_equal                       ? Kind::equal
                : name == name_unequal                   ? Kind::unequal
                : name == name_less || name == name_more ? Kind::less
                                                         : Kind::at_most,
                0, parts);
}

ConstantSearch::Search::Read ConstantSearch::Search::formula(TermId id) {
    const Term& t = input_.terms[id];
    if (t.kind != Term::Kind::plain)
        return std::nullopt;
    const auto made = [&](Kind kind) -> Read {
        std::vector<std::size_t> parts;
        if (!parts_of(id, true, parts))
            return std::nullopt;
        if (t.name == name_implied)
            std::swap(parts[0], parts[1]);
        return make(kind, 0, parts);
    };
    switch (t.name) {
    case name_true:
    case name_false:
        return make(Kind::truth, t.name == name_true ? 1 : 0);
    case name_and:
        return made(Kind::conjunction);
    case name_or:
        return made(Kind::disjunction);
    case name_implies:
    case name_implied:
        return made(Kind::implication);
    case name_iff:
        return made(Kind::equivalence);
    case name_minus:
        return made(Kind::negation);
    case name_equal:
    case name_unequal:
    case name_less:
    case name_at_most:
    case name_more:
    case name_at_least:
        return comparison(id);
    default:
        break;
    }
    const auto symbol = signature_.find(t.name);
    return symbol && t.count == 0 ? make(Kind::proposition, static_cast<std::int64_t>(*symbol))
                                  : std::nullopt;
}

void ConstantSearch::Search::require(std::size_t node, bool is_true) {
    std::vector<std::size_t> left{node};
    while (!left.empty()) {
        const Node& n = nodes_[left.back()];
        left.pop_back();
        if (n.kind == Kind::constant || n.kind == Kind::proposition) {
            auto& all = formulas_of_[static_cast<std::size_t>(n.number)];
            if (all.empty() || all.back() != formulas_.size())
                all.push_back(formulas_.size());
        }
        left.insert(left.end(), parts(n).begin(), parts(n).end());
    }
    formulas_.push_back({node, is_true});
}

bool ConstantSearch::Search::take_distinct(TermId member) {
    std::vector<std::size_t> terms;
    if (!parts_of(member, false, terms))
        return false;
    for (std::size_t i = 0; i < terms.size(); ++i)
        for (std::size_t j = i + 1; j < terms.size(); ++j) {
            const Read node = make(Kind::unequal, 0, std::array{terms[i], terms[j]});
            if (!node)
                return false;
            require(*node, true);
        }
    return true;
}

bool ConstantSearch::Search::take_list(const MaceList& list) {
    const bool is_distinct = list.kind == MaceList::Kind::distinct;
    return list.name == "hints" ||
           std::all_of(list.members.begin(), list.members.end(), [&](TermId member) {
               if (is_distinct)
                   return take_distinct(member);
               const Read node = formula(without_attributes(input_.terms, member));
               if (node)
                   require(*node, list.name != "goals");
               return node.has_value();
           });
}

bool ConstantSearch::Search::read() {
    const auto& free = signature_.free_variables;
    return std::all_of(signature_.symbols.begin(), signature_.symbols.end(),
                       [](const Symbol& symbol) { return symbol.arity == 0; }) &&
           std::all_of(free.begin(), free.end(), [](const auto& names) { return names.empty(); }) &&
           std::all_of(input_.lists.begin(), input_.lists.end(),
                       [&](const MaceList& list) { return take_list(list); });
}

Interval ConstantSearch::Search::interval_of(const Node& node) {
    switch (node.kind) {
    case Kind::number:
        return {node.number, node.number};
    case Kind::constant:
        return bounds_[static_cast<std::size_t>(node.number)];
    default:
        break;
    }
    const auto all = parts(node);
    Interval result = interval(all[0]);
    switch (node.kind) {
    case Kind::minus:
        return {-result.high, -result.low};
    case Kind::absolute:
        return {result.low > 0 ? result.low : result.high < 0 ? -result.high : 0, largest(result)};
    case Kind::over: {
        const std::int64_t divisor = nodes_[all[1]].number;
        return {result.low / divisor, result.high / divisor};
    }
    case Kind::mod: {
        const std::int64_t modulus = nodes_[all[1]].number;
        const std::int64_t whole = quotient_below(result.low, modulus);
        if (whole != quotient_below(result.high, modulus))
            return {0, modulus - 1};
        return {result.low - whole * modulus, result.high - whole * modulus};
    }
    default:
        break;
    }
    for (const std::size_t part : all.subspan(1)) {
        const Interval next = interval(part);
        result = node.kind == Kind::plus ? Interval{result.low + next.low, result.high + next.high}
                 : node.kind == Kind::times ? product(result, next)
                 : node.kind == Kind::least
                     ? Interval{std::min(result.low, next.low), std::min(result.high, next.high)}
                     : Interval{std::max(result.low, next.low), std::max(result.high, next.high)};
    }
    return result;
}

Interval ConstantSearch::Search::interval(std::size_t at) {
    ++steps_;
    return intervals_[at] = interval_of(nodes_[at]);
}

Truth ConstantSearch::Search::truth_of_comparison(const Node& node) {
    const Interval a = interval(parts(node)[0]);
    const Interval b = interval(parts(node)[1]);
    if (node.kind == Kind::less)
        return a.high < b.low ? Truth::yes : a.low >= b.high ? Truth::no : Truth::open;
    if (node.kind == Kind::at_most)
        return a.high <= b.low ? Truth::yes : a.low > b.high ? Truth::no : Truth::open;
    const bool are_apart = a.high < b.low || b.high < a.low;
    if (!are_apart && !(a.is_number() && b.is_number()))
        return Truth::open;
    return to_truth(are_apart == (node.kind == Kind::unequal));
}

Truth ConstantSearch::Search::truth(std::size_t at) {
    ++steps_;
    const Node& node = nodes_[at];
    const auto all = parts(node);
    switch (node.kind) {
    case Kind::truth:
        return to_truth(node.number != 0);
    case Kind::proposition: {
        const Interval bounds = bounds_[static_cast<std::size_t>(node.number)];
        return bounds.is_number() ? to_truth(bounds.low != 0) : Truth::open;
    }
    case Kind::negation:
        return opposite(truth(all[0]));
    case Kind::equivalence: {
        const Truth left = truth(all[0]);
        const Truth right = left == Truth::open ? left : truth(all[1]);
        return right == Truth::open ? right : to_truth(left == right);
    }
    case Kind::conjunction:
    case Kind::disjunction:
    case Kind::implication: {
        const Truth decides = to_truth(node.kind != Kind::conjunction);
        bool is_open = false;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const Truth plain = truth(all[i]);
            const Truth part = node.kind == Kind::implication && i == 0 ? opposite(plain) : plain;
            if (part == decides)
                return part;
            is_open = is_open || part == Truth::open;
        }
        return is_open ? Truth::open : opposite(decides);
    }
    default:
        return truth_of_comparison(node);
    }
}

bool ConstantSearch::Search::set_bounds(std::size_t symbol, Interval to) {
    const Interval old = bounds_[symbol];
    const Interval both{std::max(old.low, to.low), std::min(old.high, to.high)};
    if (both.low > both.high)
        return false;
    if (both.low == old.low && both.high == old.high)
        return true;
    changes_.push_back({symbol, old});
    bounds_[symbol] = both;
    for (const std::size_t formula : formulas_of_[symbol])
        if (!waits_[formula]) {
            waits_[formula] = true;
            waiting_.push_back(formula);
        }
    return true;
}

bool ConstantSearch::Search::narrow_sum(const Node& node, Interval to) {
    Interval sum;
    for (const std::size_t part : parts(node)) {
        sum.low += intervals_[part].low;
        sum.high += intervals_[part].high;
    }
    const auto all = parts(node);
    return std::all_of(all.begin(), all.end(), [&](std::size_t part) {
        const Interval here = intervals_[part];
        return narrow(part, {to.low - (sum.high - here.high), to.high - (sum.low - here.low)});
    });
}

bool ConstantSearch::Search::narrow_product(const Node& node, Interval to) {
    constexpr std::size_t most_factors = 8;
    const auto all = parts(node);
    if (all.size() > most_factors)
        return true;
    std::vector<Interval> others(all.size(), {1, 1});
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t j = 0; j < all.size(); ++j)
            if (j != i)
                others[i] = product(others[i], intervals_[all[j]]);
    for (std::size_t i = 0; i < all.size(); ++i)
        if (!narrow(all[i], quotient(to, others[i])))
            return false;
    return true;
}

/// Precondition: its interval is up to date.
bool ConstantSearch::Search::narrow(std::size_t at, Interval to) {
    ++steps_;
    const Node& node = nodes_[at];
    const Interval old = intervals_[at];
    const Interval both{std::max(old.low, to.low), std::min(old.high, to.high)};
    if (both.low > both.high)
        return false;
    if (node.kind == Kind::constant)
        return set_bounds(static_cast<std::size_t>(node.number), both);
    if (both.low == old.low && both.high == old.high)
        return true;
    const auto all = parts(node);
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
    const Interval left = interval(a);
    const Interval right = interval(b);
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
    const auto all = parts(node);
    const auto wanted = [&](std::size_t i) {
        return (node.kind == Kind::implication && i == 0) != is_true;
    };
    std::optional<std::size_t> last;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Truth part = truth(all[i]);
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
    const Node& node = nodes_[at];
    const auto all = parts(node);
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
        const Truth left = truth(all[0]);
        const Truth right = truth(all[1]);
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
        can_be = can_be && hold(formulas_[formula].node, formulas_[formula].is_true);
    }
    return can_be;
}

bool ConstantSearch::Search::assign(std::size_t symbol, std::int64_t value) {
    return set_bounds(symbol, {value, value}) && propagate();
}

void ConstantSearch::Search::undo(std::size_t changes) {
    for (; changes_.size() > changes; changes_.pop_back())
        bounds_[changes_.back().symbol] = changes_.back().old;
}

FoundModels ConstantSearch::Search::run(const InterpretationSink& sink, const Control& control,
                                        std::uint64_t most_steps) {
    constexpr std::size_t work = 1000; // nanoseconds of a decision
    Poll poll(control, work);
    FoundModels found;
    std::vector<Decision> decisions;
    undo(0);
    steps_ = 0;
    waits_.assign(formulas_.size(), true);
    waiting_.clear();
    for (std::size_t i = formulas_.size(); i > 0; --i)
        waiting_.push_back(i - 1);
    const auto is_over = [&] { return poll.stop() || (most_steps > 0 && steps_ >= most_steps); };
    bool can_be = propagate();
    while (!is_over()) {
        if (can_be) {
            std::size_t symbol = decisions.empty() ? 0 : decisions.back().symbol + 1;
            while (symbol < bounds_.size() && bounds_[symbol].is_number())
                ++symbol;
            if (symbol < bounds_.size()) {
                decisions.push_back({symbol, bounds_[symbol].low, changes_.size()});
                can_be = assign(symbol, bounds_[symbol].low);
                continue;
            }
            for (std::size_t i = 0; i < bounds_.size(); ++i)
                model_.operations[i].table[0] = static_cast<int>(bounds_[i].low);
            ++found.count;
            if (!sink(model_))
                return found;
        }
        can_be = false;
        while (!decisions.empty() && !can_be) {
            Decision& last = decisions.back();
            undo(last.changes);
            if (last.value == bounds_[last.symbol].high) {
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
