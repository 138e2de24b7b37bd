#include "core/ladr/ground.hpp"

#include "core/base/number_text.hpp"
#include "core/ladr/grounder.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <string_view>
#include <utility>

// NOLINTBEGIN(misc-no-recursion): the reader bounds the depth of terms
namespace loggia::ladr {

using logic::Expr;

Grounder::Grounder(const MaceInput& input, const Signature& signature, int size,
                   const Control& control)
    : input_(input), signature_(signature), control_(control), builder_(problem_.store),
      values_(input.terms.names(), -1) {
    problem_.size = size;
}

void Grounder::fail(TermId at, std::string message) {
    if (!error_)
        error_ = Error{std::move(message), input_.span(at)};
}

bool Grounder::over() {
    constexpr std::size_t most_expressions = 30'000'000;
    constexpr std::uint64_t most_steps = 400'000'000;
    constexpr std::uint64_t poll_interval = 1024;
    if (++steps_ % poll_interval == 0 && !error_) {
        if (control_.stop_requested())
            error_ = Error{"stopped"};
        else if (problem_.store.size() > most_expressions || steps_ > most_steps)
            error_ = Error{fmt::format("the problem is too large for a domain of {} elements",
                                       number_text(static_cast<std::uint64_t>(problem_.size)))};
    }
    return error_.has_value();
}

bool Grounder::make_tables() {
    constexpr std::size_t most_entries = 1'000'000;
    const auto size = static_cast<std::size_t>(problem_.size);
    std::size_t variables = 0;
    for (const Symbol& symbol : signature_.symbols) {
        std::size_t entries = 1;
        for (int i = 0; i < symbol.arity && entries <= most_entries; ++i)
            entries *= size;
        const std::size_t per_entry = symbol.is_relation ? 1 : size == 1 ? 0 : size == 2 ? 1 : size;
        if (entries > most_entries || variables + entries * per_entry > most_entries) {
            error_ = Error{fmt::format("the table of '{}' for a domain of {} elements is too large",
                                       symbol.text, size)};
            return false;
        }
        problem_.tables.push_back(
            {symbol, entries, static_cast<logic::Variable>(variables), per_entry});
        for (std::size_t i = 0; i < entries * per_entry; ++i)
            (void)problem_.store.variable(fmt::format("{}", variables + i));
        variables += entries * per_entry;
        if (per_entry <= 1)
            continue;
        for (std::size_t entry = 0; entry < entries; ++entry) {
            std::vector<Expr> one;
            one.reserve(static_cast<std::size_t>(problem_.size));
            for (int value = 0; value < problem_.size; ++value)
                one.push_back(entry_is(problem_.tables.back(), entry, value));
            problem_.formulas.push_back(problem_.store.node(logic::Kind::exactly_one, one));
        }
    }
    return true;
}

Result<GroundProblem> Grounder::run() {
    if (!input_.arithmetic && signature_.greatest_element >= problem_.size)
        fail(signature_.greatest_at, fmt::format("there is no element {} in a domain of size {}",
                                                 signature_.greatest_element, problem_.size));
    if (!error_ && make_tables()) {
        take_fixed_tables();
        std::size_t member = 0;
        for (const MaceList& list : input_.lists) {
            take_list(list, member);
            member += list.members.size();
        }
    }
    if (error_)
        return tl::unexpected(*error_);
    return std::move(problem_);
}

void Grounder::take_fixed_tables() {
    const int n = problem_.size;
    using Fixed = std::function<int(int, int)>;
    const auto fixed_table = [&](const Symbol& symbol) -> Fixed {
        const auto is = [&](std::string_view text, int arity, bool is_relation) {
            return symbol.text == text && symbol.arity == arity &&
                   symbol.is_relation == is_relation;
        };
        if (input_.integer_ring) {
            if (is("+", 2, false))
                return [n](int a, int b) { return (a + b) % n; };
            if (is("*", 2, false))
                return [n](int a, int b) { return a * b % n; };
            if (is("--", 2, false))
                return [n](int a, int b) { return (a + n - b) % n; };
            if (is("-", 1, false))
                return [n](int, int b) { return (n - b) % n; };
        }
        if (input_.order_domain) {
            if (is("<", 2, true))
                return [](int a, int b) { return a < b ? 1 : 0; };
            if (is("<=", 2, true))
                return [](int a, int b) { return a <= b ? 1 : 0; };
        }
        return nullptr;
    };
    for (const GroundProblem::Table& table : problem_.tables) {
        const Fixed value = fixed_table(table.symbol);
        for (std::size_t entry = 0; value && entry < table.entries && !over(); ++entry)
            require(entry_is(table, entry,
                             value(static_cast<int>(entry) / n, static_cast<int>(entry) % n)));
    }
}

void Grounder::take_list(const MaceList& list, std::size_t first_member) {
    if (list.name == "hints")
        return;
    const bool negated = list.name == "goals" && list.kind == MaceList::Kind::formulas;
    for (std::size_t i = 0; i < list.members.size() && !error_; ++i) {
        if (list.kind == MaceList::Kind::distinct) {
            take_distinct(list.members[i]);
            continue;
        }
        const Expr e = closed(without_attributes(input_.terms, list.members[i]),
                              signature_.free_variables[first_member + i], !negated);
        require(negated ? builder_.negation(e) : e);
    }
}

void Grounder::require(Expr e) {
    if (!builder_.is(e, true))
        problem_.formulas.push_back(e);
}

void Grounder::take_distinct(TermId member) {
    std::vector<Values> terms;
    for (const TermId id : input_.terms.arguments(member))
        terms.push_back(term(id));
    // As clauses of two literals, by which a value of one term excludes it from the others.
    for (std::size_t i = 0; i < terms.size(); ++i)
        for (std::size_t j = i + 1; j < terms.size() && !over(); ++j)
            require(builder_.negation(compared(builder_, terms[i], terms[j], std::equal_to<>())));
}

Expr Grounder::closed(TermId id, const std::vector<Name>& free, bool is_required) {
    const Name top = input_.terms[id].name;
    const bool is_comparison = is_required && input_.arithmetic &&
                               input_.terms[id].kind != Term::Kind::quantified &&
                               (top == name_equal || top == name_unequal || top == name_less ||
                                top == name_at_most || top == name_more || top == name_at_least);
    for (const Name name : free)
        values_[name] = 0;
    std::vector<Expr> parts;
    for (bool more = true; more && !over();) {
        parts.push_back(is_comparison ? whole_comparison(id) : formula(id));
        more = false;
        for (std::size_t i = free.size(); i > 0 && !more; --i) { // counts up
            int& value = values_[free[i - 1]];
            more = ++value < problem_.size;
            if (!more)
                value = 0;
        }
    }
    for (const Name name : free)
        values_[name] = -1;
    return builder_.conjunction(std::move(parts));
}

Expr Grounder::formula(TermId id) {
    if (over())
        return builder_.constant(false);
    const Term& t = input_.terms[id];
    if (t.kind == Term::Kind::quantified)
        return quantified(id);
    switch (t.name) {
    case name_true:
        return builder_.constant(true);
    case name_false:
        return builder_.constant(false);
    case name_and:
    case name_or:
    case name_implies:
    case name_implied:
    case name_iff:
    case name_minus:
        return connective(id);
    case name_equal:
    case name_unequal:
        return comparison(id);
    case name_less:
    case name_at_most:
    case name_more:
    case name_at_least:
        return input_.arithmetic ? comparison(id) : relation(id);
    default:
        return relation(id);
    }
}

Expr Grounder::connective(TermId id) {
    const Name name = input_.terms[id].name;
    std::vector<Expr> parts;
    for (const TermId argument : input_.terms.arguments(id)) {
        parts.push_back(formula(argument));
        if (name == name_and && builder_.is(parts.back(), false))
            return parts.back();
        if (name == name_or && builder_.is(parts.back(), true))
            return parts.back();
    }
    switch (name) {
    case name_and:
        return builder_.conjunction(std::move(parts));
    case name_or:
        return builder_.disjunction(std::move(parts));
    case name_implies:
        return builder_.implication(parts[0], parts[1]);
    case name_implied:
        return builder_.implication(parts[1], parts[0]);
    case name_iff:
        return builder_.equivalence(parts[0], parts[1]);
    default:
        return builder_.negation(parts[0]);
    }
}

Expr Grounder::quantified(TermId id) {
    const auto arguments = input_.terms.arguments(id);
    const Name variable = input_.terms[arguments[0]].name;
    const bool all = input_.terms[id].name == name_all;
    const int around = values_[variable];
    std::vector<Expr> parts;
    for (int value = 0; value < problem_.size && !error_; ++value) {
        values_[variable] = value;
        parts.push_back(formula(arguments[1]));
        if (builder_.is(parts.back(), !all))
            break;
    }
    values_[variable] = around;
    return all ? builder_.conjunction(std::move(parts)) : builder_.disjunction(std::move(parts));
}

Expr Grounder::whole_comparison(TermId id) {
    std::vector<Expr> zero;
    zero_divisors_ = &zero;
    const Expr holds = comparison(id);
    zero_divisors_ = nullptr;
    return builder_.conjunction({holds, builder_.negation(builder_.disjunction(std::move(zero)))});
}

Expr Grounder::comparison(TermId id) {
    const auto arguments = input_.terms.arguments(id);
    if (const auto of_sums = comparison_of_sums(id); of_sums && !error_)
        return *of_sums;
    const Values a = term(arguments[0]);
    const Values b = term(arguments[1]);
    if (error_)
        return builder_.constant(false);
    switch (input_.terms[id].name) {
    case name_equal:
        return compared(builder_, a, b, std::equal_to<>());
    case name_unequal:
        return builder_.negation(compared(builder_, a, b, std::equal_to<>()));
    case name_less:
        return compared(builder_, a, b, std::less<>());
    case name_at_most:
        return compared(builder_, a, b, std::less_equal<>());
    case name_more:
        return compared(builder_, a, b, std::greater<>());
    default:
        return compared(builder_, a, b, std::greater_equal<>());
    }
}

Result<GroundProblem> ground(const MaceInput& input, const Signature& signature, int size,
                             const Control& control) {
    return Grounder(input, signature, size, control).run();
}

} // namespace loggia::ladr
// NOLINTEND(misc-no-recursion)
