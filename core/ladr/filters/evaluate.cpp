#include "core/ladr/filters/evaluate.hpp"

#include "core/base/number_text.hpp"
#include "core/ladr/signature.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>
#include <utility>

// NOLINTBEGIN(misc-no-recursion): the reader bounds the depth of terms
namespace loggia::ladr {

using Operation = Interpretation::Operation;

Evaluator::Evaluator(const MaceInput& input, const Interpretation& interpretation,
                     const Control& control)
    : input_(input), terms_(input.terms), interpretation_(interpretation), control_(control),
      operations_(terms_.names()), values_(terms_.names(), -1) {
    std::unordered_map<std::string, std::vector<const Operation*>> by_name;
    for (const Operation& operation : interpretation.operations)
        by_name[operation.name].push_back(&operation);
    for (std::size_t name = 0; name < terms_.names(); ++name)
        if (const auto found = by_name.find(terms_.text(static_cast<Name>(name)));
            found != by_name.end())
            operations_[name] = found->second;
}

void Evaluator::fail(TermId at, std::string message) {
    if (!error_)
        error_ = Error{std::move(message), input_.span(at)};
}

bool Evaluator::over() {
    constexpr std::uint64_t poll_interval = 4096;
    if (++steps_ % poll_interval == 0 && !error_ && control_.stop_requested())
        error_ = Error{"stopped"};
    return error_.has_value();
}

const Operation* Evaluator::find(TermId id, bool is_relation) const {
    for (const Operation* operation : operations_[terms_[id].name])
        if (static_cast<std::size_t>(operation->arity) == terms_[id].count &&
            operation->is_relation == is_relation)
            return operation;
    return nullptr;
}

/// The free variables, and whether everything else has a meaning.
void Evaluator::collect(TermId id, bool is_formula) {
    const Term& t = terms_[id];
    const auto arguments = terms_.arguments(id);
    const bool connects = is_formula && t.kind == Term::Kind::plain && t.name <= name_minus;
    if (error_)
        return;
    if (t.kind == Term::Kind::list || (!is_formula && t.kind == Term::Kind::quantified))
        return fail(id, "this is not allowed in an interpretation");
    if (t.kind == Term::Kind::quantified) {
        int& bound = values_[terms_[arguments[0]].name];
        const int around = std::exchange(bound, 0);
        collect(arguments[1], true);
        bound = around;
        return;
    }
    const bool is_truth =
        is_formula && (terms_.is(id, name_true, 0) || terms_.is(id, name_false, 0));
    if (is_truth || (!is_formula && arguments.empty() && values_[t.name] >= 0))
        return;
    if (connects && (t.name == name_minus ? t.count != 1 : t.name > name_or && t.count != 2))
        return fail(id, fmt::format("'{}' cannot have {}", terms_.text(t.name),
                                    counted(static_cast<std::uint64_t>(t.count), "operand")));
    if (!is_formula && arguments.empty()) {
        if (const int number = number_of(terms_.text(t.name)); number >= 0) {
            if (number >= interpretation_.size)
                fail(id, fmt::format("there is no element {} in a domain of size {}", number,
                                     interpretation_.size));
            return;
        }
        if (input_.is_variable(t.name)) {
            values_[t.name] = 0;
            free_.push_back(t.name);
            return;
        }
    }
    const bool compares =
        is_formula && (terms_.is(id, name_equal, 2) || terms_.is(id, name_unequal, 2));
    if (!connects && !compares && find(id, is_formula) == nullptr)
        return fail(id, fmt::format("the interpretation has no {} '{}' with {} argument{}",
                                    is_formula ? "relation" : "function", terms_.text(t.name),
                                    t.count, t.count == 1 ? "" : "s"));
    for (const TermId argument : arguments)
        collect(argument, connects);
}

bool Evaluator::has_symbols_of(TermId formula) {
    collect(without_attributes(terms_, formula), true);
    std::fill(values_.begin(), values_.end(), -1);
    free_.clear();
    return !std::exchange(error_, std::nullopt);
}

Result<bool> Evaluator::is_true(TermId formula_id) {
    const TermId id = without_attributes(terms_, formula_id);
    collect(id, true);
    bool result = true;
    for (bool more = true; more && result && !over();) {
        result = formula(id);
        if (!result)
            break;
        more = false;
        for (std::size_t i = free_.size(); i > 0 && !more; --i) { // counts up
            int& value = values_[free_[i - 1]];
            more = ++value < interpretation_.size;
            if (!more)
                value = 0;
        }
    }
    if (!result && !error_)
        keep_counterexample(id);
    std::fill(values_.begin(), values_.end(), -1);
    free_.clear();
    if (error_)
        return tl::unexpected(*std::exchange(error_, std::nullopt));
    return result;
}

/// Of a formula that is false with the present values of its free variables.
void Evaluator::keep_counterexample(TermId id) {
    counterexample_ = {};
    for (const Name name : free_)
        counterexample_.values.emplace_back(terms_.text(name),
                                            values_[static_cast<std::size_t>(name)]);
    while (terms_[id].kind == Term::Kind::quantified && terms_[id].name == name_all) {
        const auto arguments = terms_.arguments(id);
        const Name variable = terms_[arguments[0]].name;
        id = arguments[1];
        int& value = values_[variable];
        for (value = 0; value < interpretation_.size - 1 && formula(id) && !error_;)
            ++value;
        counterexample_.values.emplace_back(terms_.text(variable), value);
    }
    const Term& t = terms_[id];
    if (t.kind != Term::Kind::quantified && t.count == 2 &&
        (t.name == name_equal || t.name == name_unequal))
        counterexample_.sides = {term(terms_.arguments(id)[0]), term(terms_.arguments(id)[1])};
}

bool Evaluator::formula(TermId id) {
    if (over())
        return false;
    const Term& t = terms_[id];
    const auto arguments = terms_.arguments(id);
    if (t.kind == Term::Kind::quantified)
        return quantified(id);
    const auto is = [&](TermId part) { return formula(part); };
    switch (t.name) {
    case name_true:
    case name_false:
        if (arguments.empty())
            return t.name == name_true;
        break;
    case name_and:
        return std::all_of(arguments.begin(), arguments.end(), is);
    case name_or:
        return std::any_of(arguments.begin(), arguments.end(), is);
    case name_implies:
        return !formula(arguments[0]) || formula(arguments[1]);
    case name_implied:
        return formula(arguments[0]) || !formula(arguments[1]);
    case name_iff:
        return formula(arguments[0]) == formula(arguments[1]);
    case name_minus:
        return !formula(arguments[0]);
    case name_equal:
    case name_unequal:
        if (arguments.size() == 2)
            return (term(arguments[0]) == term(arguments[1])) == (t.name == name_equal);
        break;
    default:
        break;
    }
    return entry(id, true) != 0;
}

bool Evaluator::quantified(TermId id) {
    const auto arguments = terms_.arguments(id);
    const bool all = terms_[id].name == name_all;
    const Name variable = terms_[arguments[0]].name;
    const int around = values_[variable];
    bool result = all;
    for (int value = 0; value < interpretation_.size && result == all && !over(); ++value) {
        values_[variable] = value;
        result = formula(arguments[1]);
    }
    values_[variable] = around;
    return result;
}

int Evaluator::term(TermId id) {
    const Term& t = terms_[id];
    if (t.count == 0) {
        if (values_[t.name] >= 0)
            return values_[t.name];
        if (const int number = number_of(terms_.text(t.name)); number >= 0)
            return number;
    }
    return entry(id, false);
}

int Evaluator::entry(TermId id, bool is_relation) {
    std::size_t place = 0;
    for (const TermId argument : terms_.arguments(id))
        place = place * static_cast<std::size_t>(interpretation_.size) +
                static_cast<std::size_t>(term(argument));
    return find(id, is_relation)->table[place];
}

} // namespace loggia::ladr
// NOLINTEND(misc-no-recursion)
