#include "core/ladr/signature.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>
#include <utility>

namespace loggia::ladr {

/// Walks through formulas and terms, whose depth the reader has bounded.
class SignatureReader {
public:
    explicit SignatureReader(const MaceInput& input)
        : input_(input), terms_(input.terms), bound_(terms_.names()), is_free_(terms_.names()) {
        signature_.places_.resize(terms_.names());
    }

    Result<Signature> read() {
        for (const MaceList& list : input_.lists)
            for (const TermId member : list.members) {
                if (list.name == "hints") { // never looked at
                    signature_.free_variables.emplace_back();
                    continue;
                }
                if (list.kind == MaceList::Kind::distinct)
                    take_distinct(member);
                else
                    take_formula(without_attributes(terms_, member));
                if (error_)
                    return tl::unexpected(*error_);
                for (const Name name : free_)
                    is_free_[name] = false;
                signature_.free_variables.push_back(std::exchange(free_, {}));
            }
        if (mixes_ && greatest_number_ > signature_.greatest_element) {
            signature_.greatest_element = greatest_number_;
            signature_.greatest_at = greatest_number_at_;
        }
        sort();
        return std::move(signature_);
    }

private:
    void fail(TermId at, std::string message) {
        if (!error_)
            error_ = Error{std::move(message), input_.span(at)};
    }
    [[nodiscard]] const std::string& text(TermId id) const { return terms_.text(terms_[id].name); }
    [[nodiscard]] bool is_variable(TermId id) const {
        return terms_.is_name(id) &&
               (bound_[terms_[id].name] > 0 || input_.is_variable(terms_[id].name));
    }

    /// Once for each name.
    void warn(TermId at, std::string message) {
        if (!signature_.find(terms_[at].name))
            signature_.warnings.push_back({std::move(message), input_.span(at)});
    }

    void take_distinct(TermId member) {
        if (terms_[member].kind != Term::Kind::list)
            return fail(member, "expected a list of terms, for example [a,b,c]");
        for (const TermId term : terms_.arguments(member))
            take_term(term);
    }

    // NOLINTNEXTLINE(misc-no-recursion)
    void take_formula(TermId id) {
        if (error_)
            return;
        const Term& t = terms_[id];
        if (t.kind == Term::Kind::list)
            return fail(id, "expected a formula, found a list");
        if (t.kind == Term::Kind::quantified)
            return take_quantified(id);
        if (!has_right_count(id))
            return fail(id, fmt::format("'{}' cannot have {} operand{}", text(id), t.count,
                                        t.count == 1 ? "" : "s"));
        if (is_connective(t.name)) {
            for (const TermId argument : terms_.arguments(id))
                take_formula(argument);
            return;
        }
        switch (t.name) {
        case name_true:
        case name_false:
            if (t.count > 0)
                fail(id, fmt::format("'{}' takes no arguments", text(id)));
            return;
        case name_equal:
        case name_unequal:
            signature_.depends_on_size = true;
            return take_sides(id);
        case name_less:
        case name_at_most:
        case name_more:
        case name_at_least:
            if (input_.arithmetic)
                return take_terms(id);
            break;
        case name_attribute:
            return fail(id, "attributes must follow a whole formula");
        default:
            break;
        }
        if (is_arithmetic(id))
            return fail(id, fmt::format("expected a formula, but '{}' gives a number; write an "
                                        "equation, for example 'a + b = 1'",
                                        text(id)));
        if (number_of(text(id)) >= 0 || number_error(text(id)))
            return fail(id, "a number is not a formula; use $T for true and $F for false");
        if (is_variable(id))
            return fail(id, variable_message(id));
        add(id, true);
        take_arguments(id);
    }

    [[nodiscard]] std::string variable_message(TermId id) const {
        if (bound_[terms_[id].name] > 0)
            return fmt::format("'{}' is a variable for an element of the domain, not a proposition",
                               text(id));
        return input_.capital_variables
                   ? fmt::format("'{}' is a variable because it starts with a capital letter; use "
                                 "a name in lower case",
                                 text(id))
                   : fmt::format("'{}' is a variable because it starts with a letter from u to z; "
                                 "use another name, for example 'p{}'",
                                 text(id), text(id));
    }

    // NOLINTNEXTLINE(misc-no-recursion)
    void take_quantified(TermId id) {
        signature_.depends_on_size = true;
        const auto arguments = terms_.arguments(id);
        const Name variable = terms_[arguments[0]].name;
        if (number_of(terms_.text(variable)) >= 0 || number_error(terms_.text(variable)))
            return fail(arguments[0], "a number cannot be a variable");
        ++bound_[variable];
        take_formula(arguments[1]);
        --bound_[variable];
    }

    // NOLINTNEXTLINE(misc-no-recursion)
    void take_terms(TermId id) {
        signature_.depends_on_size = true;
        for (const TermId argument : terms_.arguments(id))
            take_term(argument);
    }

    // NOLINTNEXTLINE(misc-no-recursion)
    void take_term(TermId id) {
        if (error_)
            return;
        signature_.depends_on_size = true;
        const Term& t = terms_[id];
        if (t.kind == Term::Kind::list)
            return fail(id, "lists are not allowed within 'list(distinct)'");
        const bool connects = is_connective(t.name) && t.name != name_minus;
        const bool compares = t.name >= name_equal && t.name <= name_at_least;
        if (t.kind == Term::Kind::quantified || t.name == name_equal || t.name == name_unequal)
            return fail(id,
                        fmt::format("expected a term, but '{}' gives a formula{}", text(id),
                                    t.kind == Term::Kind::quantified
                                        ? ": arguments and the sides of '=' are terms; write '<->' "
                                          "between formulas"
                                        : ""));
        if (connects || compares || t.name == name_true || t.name == name_false)
            warn(id,
                 fmt::format("'{}' is a function here because arguments and the sides of '=' are "
                             "terms; write '<->' between formulas",
                             text(id)));
        if (t.name == name_attribute)
            return fail(id, "attributes must follow a whole formula");
        if (number_of(text(id)) >= 0 && t.count == 0)
            return take_number(id);
        if (const auto error = number_error(text(id)))
            return fail(id, *error);
        if (is_variable(id)) {
            if (bound_[t.name] == 0 && !is_free_[t.name]) {
                is_free_[t.name] = true;
                free_.push_back(t.name);
            }
            return;
        }
        if (is_arithmetic(id)) {
            mixes_ = mixes_ || applied_ > 0;
            for (const TermId argument : terms_.arguments(id))
                take_term(argument);
            return;
        }
        add(id, false);
        take_arguments(id);
    }

    // NOLINTNEXTLINE(misc-no-recursion)
    void take_arguments(TermId id) {
        ++applied_;
        for (const TermId argument : terms_.arguments(id))
            take_term(argument);
        --applied_;
    }

    /// Of an equation, with arithmetic: a number is an element where the other side is one.
    // NOLINTNEXTLINE(misc-no-recursion)
    void take_sides(TermId id) {
        const auto sides = terms_.arguments(id);
        for (std::size_t i = 0; i < 2; ++i) {
            const TermId other = sides[1 - i];
            const bool is_number = terms_[sides[i]].count == 0 && number_of(text(sides[i])) >= 0;
            const bool is_element = is_number && !is_variable(other) && !is_arithmetic(other) &&
                                    number_of(text(other)) < 0;
            applied_ += is_element ? 1 : 0;
            take_term(sides[i]);
            applied_ -= is_element ? 1 : 0;
        }
    }

    void take_number(TermId id) {
        const int number = number_of(text(id));
        if (number > greatest_number_) {
            greatest_number_ = number;
            greatest_number_at_ = id;
        }
        if ((input_.arithmetic && applied_ == 0) || number <= signature_.greatest_element)
            return;
        signature_.greatest_element = number;
        signature_.greatest_at = id;
    }

    [[nodiscard]] static bool is_connective(Name name) noexcept { return name <= name_minus; }

    /// Whether a connective or comparison has the operands that it takes.
    [[nodiscard]] bool has_right_count(TermId id) const noexcept {
        const Term& t = terms_[id];
        if (t.name == name_and || t.name == name_or)
            return t.count > 0;
        if (t.name == name_minus)
            return t.count == 1;
        return t.name > name_at_least || t.count == 2;
    }

    /// An operation whose meaning is fixed by set(arithmetic).
    [[nodiscard]] bool is_arithmetic(TermId id) const noexcept {
        const Term& t = terms_[id];
        if (!input_.arithmetic)
            return false;
        switch (t.name) {
        case name_minus:
        case name_abs:
            return t.count == 1;
        case name_plus:
        case name_times:
            return t.count >= 2;
        case name_over:
        case name_mod:
        case name_min:
        case name_max:
            return t.count == 2;
        case name_domain_size:
            return t.count == 0;
        default:
            return false;
        }
    }

    void add(TermId id, bool is_relation) {
        const Term& t = terms_[id];
        std::size_t& place = signature_.places_[t.name];
        const auto arity = static_cast<int>(t.count);
        if (place == 0) {
            signature_.symbols.push_back({t.name, terms_.text(t.name), arity, is_relation});
            place = signature_.symbols.size();
            return;
        }
        const Symbol& known = signature_.symbols[place - 1];
        if (known.arity == arity && known.is_relation == is_relation)
            return;
        const auto words = [](bool relation, int arguments) {
            if (arguments == 0)
                return std::string(relation ? "a proposition" : "a constant");
            return fmt::format("a {} of {} argument{}", relation ? "relation" : "function",
                               arguments, arguments == 1 ? "" : "s");
        };
        fail(id, fmt::format("'{}' is used as {} here but as {} above", text(id),
                             words(is_relation, arity), words(known.is_relation, known.arity)));
    }

    void sort() {
        auto& symbols = signature_.symbols;
        std::sort(symbols.begin(), symbols.end(), [](const Symbol& a, const Symbol& b) {
            return std::tie(a.is_relation, a.arity, a.text) <
                   std::tie(b.is_relation, b.arity, b.text);
        });
        for (std::size_t i = 0; i < symbols.size(); ++i)
            signature_.places_[symbols[i].name] = i + 1;
    }

    const MaceInput& input_;
    const Terms& terms_;
    Signature signature_;
    std::vector<int> bound_; ///< by name: quantifiers around
    std::vector<bool> is_free_;
    std::vector<Name> free_;
    int applied_ = 0;    ///< functions and relations around that are not arithmetic
    bool mixes_ = false; ///< arithmetic in their arguments
    int greatest_number_ = -1;
    TermId greatest_number_at_ = 0;
    std::optional<Error> error_;
};

std::optional<std::size_t> Signature::find(Name name) const noexcept {
    if (name >= places_.size() || places_[name] == 0)
        return std::nullopt;
    return places_[name] - 1;
}

Result<Signature> signature_of(const MaceInput& input) {
    return SignatureReader(input).read();
}

TermId without_attributes(const Terms& terms, TermId formula) noexcept {
    return terms[formula].name == name_attribute && terms[formula].count > 1
               ? terms.arguments(formula)[0]
               : formula;
}

} // namespace loggia::ladr
