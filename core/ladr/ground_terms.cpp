#include "core/base/number_text.hpp"
#include "core/ladr/grounder.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <utility>

// NOLINTBEGIN(misc-no-recursion): the reader bounds the depth of terms
namespace loggia::ladr {

using logic::Expr;

namespace {

/// An operation on integers; nothing beyond the numbers that are computed with.
std::optional<std::int64_t> operation_value(Name name, std::int64_t a, std::int64_t b) {
    std::int64_t value = 0;
    switch (name) {
    case name_plus:
        value = a + b;
        break;
    case name_times:
        if (b != 0 && std::abs(a) > most_number / std::abs(b))
            return std::nullopt;
        value = a * b;
        break;
    case name_over: // towards 0
        value = a / b;
        break;
    case name_mod: // of the sign of the divisor
        value = a % b;
        value += value != 0 && (value < 0) != (b < 0) ? b : 0;
        break;
    case name_min:
        value = std::min(a, b);
        break;
    case name_max:
        value = std::max(a, b);
        break;
    default: // minus and abs, of 0 and b
        value = name == name_minus || b < 0 ? -b : b;
        break;
    }
    return std::abs(value) > most_number ? std::nullopt : std::optional(value);
}

} // namespace

Values Grounder::bit(Expr one) const {
    if (builder_.is(one, false))
        return constant(0);
    if (builder_.is(one, true))
        return constant(1);
    return {{0, builder_.negation(one)}, {1, one}};
}

Values Grounder::constant(std::int64_t value) const {
    return {{value, builder_.constant(true)}};
}

/// One of those that set(arithmetic) gives a meaning.
bool Grounder::is_operation(TermId id) const noexcept {
    return input_.arithmetic && input_.terms[id].count > 0 &&
           !signature_.find(input_.terms[id].name);
}

Values Grounder::term(TermId id) {
    if (over())
        return constant(0);
    const Term& t = input_.terms[id];
    if (t.count == 0) {
        if (values_[t.name] >= 0)
            return constant(values_[t.name]);
        if (const int number = number_of(input_.terms.text(t.name)); number >= 0)
            return constant(number);
        if (t.name == name_domain_size && input_.arithmetic)
            return constant(problem_.size);
    }
    return is_operation(id) ? arithmetic(id) : application(id);
}

Values Grounder::arithmetic(TermId id) {
    const Term& t = input_.terms[id];
    const auto arguments = input_.terms.arguments(id);
    if (t.name == name_mod)
        if (const Values divisor = term(arguments[1]); divisor.size() == 1 && divisor[0].first > 0)
            return divisor[0].first == 2 ? bit(odd(arguments[0]))
                                         : residues(arguments[0], divisor[0].first);
    Values result = t.count == 1 ? constant(0) : term(arguments[0]);
    for (std::size_t i = t.count == 1 ? 0 : 1; i < arguments.size() && !over(); ++i) {
        Values next = term(arguments[i]);
        if (t.name == name_over || t.name == name_mod) {
            for (auto& [value, if_value] : next) {
                if (value != 0)
                    continue;
                if (!zero_divisors_) {
                    fail(arguments[i], "the divisor can be 0 here");
                    return constant(0);
                }
                zero_divisors_->push_back(if_value);
                value = 1; // whatever it is
            }
        }
        auto combination = combined(builder_, result, next, [&](std::int64_t a, std::int64_t b) {
            return operation_value(t.name, a, b);
        });
        if (!combination) {
            fail_as_too_large(id);
            return constant(0);
        }
        result = std::move(*combination);
    }
    return result;
}

void Grounder::fail_as_too_large(TermId id) {
    if (count_leaves(id) == 0 || problem_.size == 1) // whatever the domain is
        return fail(id, "this number is beyond 10^12");
    fail(id, fmt::format("over a domain of {} elements this has more than {} values, or can be "
                         "beyond 10^12; assign a smaller domain_size",
                         number_text(static_cast<std::uint64_t>(problem_.size)),
                         number_text(most_values)));
}

bool Grounder::take_summands(TermId id, std::int64_t factor, std::vector<Summand>& summands) {
    constexpr std::size_t most_summands = 1000;
    if (over() || summands.size() > most_summands || std::abs(factor) > most_number)
        return false;
    const Term& t = input_.terms[id];
    const auto arguments = input_.terms.arguments(id);
    if (is_operation(id) && t.name == name_plus)
        return std::all_of(arguments.begin(), arguments.end(), [&](TermId argument) {
            return take_summands(argument, factor, summands);
        });
    if (is_operation(id) && t.name == name_minus && t.count == 1)
        return take_summands(arguments[0], -factor, summands);
    if (is_operation(id) && t.name == name_times && t.count == 2)
        return take_product(id, factor, summands);
    summands.push_back({factor, term(id)});
    return !error_;
}

/// Multiplies each summand of one factor with each of the other.
bool Grounder::take_product(TermId id, std::int64_t factor, std::vector<Summand>& summands) {
    std::vector<Summand> left;
    std::vector<Summand> right;
    if (!take_summands(input_.terms.arguments(id)[0], 1, left) ||
        !take_summands(input_.terms.arguments(id)[1], 1, right))
        return false;
    for (const Summand& a : left)
        for (const Summand& b : right) {
            const auto all = operation_value(name_times, a.factor, b.factor);
            const auto both = all ? operation_value(name_times, *all, factor) : std::nullopt;
            if (!both || over() || a.values.size() * b.values.size() > most_values)
                return false;
            auto product =
                combined(builder_, a.values, b.values, [](std::int64_t x, std::int64_t y) {
                    return operation_value(name_times, x, y);
                });
            if (!product)
                return false;
            summands.push_back({*both, std::move(*product)});
        }
    return true;
}

/// The terms in a sum or product that are not numbers, which a power of the domain's size bounds.
std::size_t Grounder::count_leaves(TermId id) const {
    const Term& t = input_.terms[id];
    if (t.count == 0)
        return values_[t.name] >= 0 || number_of(input_.terms.text(t.name)) >= 0 ? 0 : 1;
    if (!is_operation(id) || (t.name != name_plus && t.name != name_times && t.name != name_minus))
        return 1;
    std::size_t leaves = 0;
    for (const TermId argument : input_.terms.arguments(id))
        leaves += count_leaves(argument);
    return leaves;
}

std::optional<Expr> Grounder::comparison_of_sums(TermId id) {
    const Name name = input_.terms[id].name;
    const auto arguments = input_.terms.arguments(id);
    const bool is_more = name == name_more || name == name_at_least;
    const auto few_numbers = [&] {
        std::size_t numbers = 1;
        for (std::size_t leaves = count_leaves(arguments[0]) + count_leaves(arguments[1]);
             leaves > 0 && numbers <= most_values && problem_.size > 1; --leaves)
            numbers *= static_cast<std::size_t>(problem_.size);
        return numbers <= most_values;
    };
    std::vector<Summand> summands;
    if (!input_.arithmetic || few_numbers())
        return std::nullopt;
    if (!take_summands(arguments[0], is_more ? -1 : 1, summands) ||
        !take_summands(arguments[1], is_more ? 1 : -1, summands))
        return std::nullopt;
    const bool is_equality = name == name_equal || name == name_unequal;
    const auto relation = is_equality                              ? SumIs::zero
                          : name == name_less || name == name_more ? SumIs::negative
                                                                   : SumIs::at_most_zero;
    const auto result =
        compared_sum(builder_, std::move(summands), relation, [&] { return over(); });
    return result && name == name_unequal ? builder_.negation(*result) : result;
}

/// The term modulo `modulus`, sums and products from within, so that numbers stay small.
Values Grounder::residues(TermId id, std::int64_t modulus) {
    const Term& t = input_.terms[id];
    const bool is_ring = t.name == name_plus || t.name == name_times || t.name == name_minus;
    const auto arguments = input_.terms.arguments(id);
    if (!is_ring || !is_operation(id)) {
        const Values modulo = constant(modulus);
        return *combined(builder_, term(id), modulo, [](std::int64_t a, std::int64_t b) {
            return operation_value(name_mod, a, b);
        });
    }
    Values result = t.count == 1 ? constant(0) : residues(arguments[0], modulus);
    for (std::size_t i = t.count == 1 ? 0 : 1; i < arguments.size() && !over(); ++i) {
        auto combination =
            combined(builder_, result, residues(arguments[i], modulus),
                     [&](std::int64_t a, std::int64_t b) -> std::optional<std::int64_t> {
                         const auto value = operation_value(t.name, a, b);
                         return value ? operation_value(name_mod, *value, modulus) : std::nullopt;
                     });
        if (!combination) {
            fail_as_too_large(id);
            return constant(0);
        }
        result = std::move(*combination);
    }
    return result;
}

/// Whether the term is odd: in the ring of two elements sums are parities.
Expr Grounder::odd(TermId id) {
    const Name name = input_.terms[id].name;
    const auto arguments = input_.terms.arguments(id);
    const bool is_ring = name == name_plus || name == name_times || name == name_minus;
    if (over())
        return builder_.constant(false);
    if (!is_ring || !is_operation(id))
        return is_odd(builder_, term(id));
    std::vector<Expr> parts;
    for (const TermId argument : arguments) {
        parts.push_back(odd(argument));
        if (name == name_times && builder_.is(parts.back(), false))
            return parts.back();
    }
    return name == name_times ? builder_.conjunction(std::move(parts))
                              : builder_.parity(std::move(parts));
}

std::vector<Values> Grounder::arguments_of(TermId id) {
    std::vector<Values> all;
    for (const TermId argument : input_.terms.arguments(id)) {
        all.push_back(term(argument));
        for (const auto& [value, if_value] : all.back())
            if (value < 0 || value >= problem_.size) {
                fail(argument,
                     fmt::format("this can be {}, which is outside the domain of {} elements",
                                 value, problem_.size));
                all.back() = constant(0);
                break;
            }
    }
    return all;
}

template <class Use>
void Grounder::for_each_entry(const std::vector<Values>& arguments, Use use) {
    std::vector<std::size_t> at(arguments.size());
    for (bool more = true; more && !over();) {
        std::size_t entry = 0;
        std::vector<Expr> conditions;
        for (std::size_t i = 0; i < arguments.size(); ++i) {
            const auto& [value, if_value] = arguments[i][at[i]];
            entry =
                entry * static_cast<std::size_t>(problem_.size) + static_cast<std::size_t>(value);
            conditions.push_back(if_value);
        }
        use(entry, builder_.conjunction(std::move(conditions)));
        more = false;
        for (std::size_t i = at.size(); i > 0 && !more; --i) { // counts up
            more = ++at[i - 1] < arguments[i - 1].size();
            if (!more)
                at[i - 1] = 0;
        }
    }
}

Expr Grounder::entry_is(const GroundProblem::Table& table, std::size_t entry, int value) {
    if (table.per_entry == 0)
        return builder_.constant(value == 0);
    const auto first = table.variables + static_cast<logic::Variable>(entry * table.per_entry);
    if (table.per_entry > 1)
        return problem_.store.variable(first + static_cast<logic::Variable>(value));
    const Expr one = problem_.store.variable(first);
    return value == 1 ? one : builder_.negation(one);
}

Expr Grounder::relation(TermId id) {
    const auto place = signature_.find(input_.terms[id].name);
    const auto arguments = arguments_of(id);
    std::vector<Expr> ways;
    for_each_entry(arguments, [&](std::size_t entry, Expr condition) {
        ways.push_back(
            builder_.conjunction({condition, entry_is(problem_.tables[*place], entry, 1)}));
    });
    return builder_.disjunction(std::move(ways));
}

Values Grounder::application(TermId id) {
    const auto place = signature_.find(input_.terms[id].name);
    const auto arguments = arguments_of(id);
    std::vector<std::vector<Expr>> ways(static_cast<std::size_t>(problem_.size));
    for_each_entry(arguments, [&](std::size_t entry, Expr condition) {
        for (int value = 0; value < problem_.size; ++value) {
            const Expr is_value = entry_is(problem_.tables[*place], entry, value);
            ways[static_cast<std::size_t>(value)].push_back(
                builder_.conjunction({condition, is_value}));
        }
    });
    Values values;
    for (std::size_t value = 0; value < ways.size(); ++value) {
        const Expr is_value = builder_.disjunction(std::move(ways[value]));
        if (!builder_.is(is_value, false))
            values.emplace_back(static_cast<std::int64_t>(value), is_value);
    }
    return values;
}

} // namespace loggia::ladr
// NOLINTEND(misc-no-recursion)
