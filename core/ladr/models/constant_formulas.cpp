#include "core/ladr/models/constant_formulas.hpp"

#include "core/ladr/term_values.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

// NOLINTBEGIN(misc-no-recursion): the reader bounds the depth of terms
namespace loggia::ladr {

namespace {

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

std::int64_t largest(Interval a) noexcept {
    return std::max(std::abs(a.low), std::abs(a.high));
}

} // namespace

Interval product(Interval a, Interval b) noexcept {
    const auto [low, high] =
        std::minmax({a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high});
    return {low, high};
}

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

ConstantFormulas::ConstantFormulas(const MaceInput& input, const Signature& signature, int size)
    : input_(input), signature_(signature), size_(size), formulas_of_(signature.symbols.size()) {
    for (const Symbol& symbol : signature.symbols)
        bounds_.push_back({0, symbol.is_relation ? 1 : size - 1});
}

ConstantFormulas::Read ConstantFormulas::make(Kind kind, std::int64_t number,
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

ConstantFormulas::Read ConstantFormulas::parts_of(TermId id, bool are_formulas,
                                                  std::vector<std::size_t>& parts) {
    for (const TermId argument : input_.terms.arguments(id)) {
        const Read part = are_formulas ? formula(argument) : term(argument);
        if (!part)
            return std::nullopt;
        parts.push_back(*part);
    }
    return parts.size();
}

ConstantFormulas::Read ConstantFormulas::term(TermId id) {
    const Term& t = input_.terms[id];
    if (t.kind != Term::Kind::plain)
        return std::nullopt;
    if (t.count > 0)
        return signature_.find(t.name) ? std::nullopt : arithmetic(id);
    if (const int number = number_of(input_.terms.text(t.name)); number >= 0)
        return make(Kind::number, number);
    if (t.name == name_domain_size)
        return make(Kind::number, size_);
    const auto symbol = signature_.find(t.name);
    return symbol ? make(Kind::constant, static_cast<std::int64_t>(*symbol)) : std::nullopt;
}

/// With its first interval, which all later ones are part of.
ConstantFormulas::Read ConstantFormulas::arithmetic(TermId id) {
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
bool ConstantFormulas::has_room(Kind kind, std::span<const std::size_t> parts) const {
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

ConstantFormulas::Read ConstantFormulas::comparison(TermId id) {
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

ConstantFormulas::Read ConstantFormulas::formula(TermId id) {
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

void ConstantFormulas::require(std::size_t node, bool is_true) {
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

bool ConstantFormulas::take_distinct(TermId member) {
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

bool ConstantFormulas::take_list(const MaceList& list) {
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

bool ConstantFormulas::read() {
    const auto& free = signature_.free_variables;
    return std::all_of(signature_.symbols.begin(), signature_.symbols.end(),
                       [](const Symbol& symbol) { return symbol.arity == 0; }) &&
           std::all_of(free.begin(), free.end(), [](const auto& names) { return names.empty(); }) &&
           std::all_of(input_.lists.begin(), input_.lists.end(),
                       [&](const MaceList& list) { return take_list(list); });
}

Interval ConstantFormulas::interval_of(const Node& node) {
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

Interval ConstantFormulas::interval(std::size_t at) {
    ++looks_;
    return intervals_[at] = interval_of(nodes_[at]);
}

Truth ConstantFormulas::truth_of_comparison(const Node& node) {
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

Truth ConstantFormulas::truth(std::size_t at) {
    ++looks_;
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

} // namespace loggia::ladr
// NOLINTEND(misc-no-recursion)
