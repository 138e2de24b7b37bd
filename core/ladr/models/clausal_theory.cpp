#include "core/ladr/models/clausal_theory.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

// NOLINTBEGIN(misc-no-recursion): the reader bounds the depth of terms
namespace loggia::ladr {

namespace {

using FlatTerm = ClausalTheory::Term;
using FlatLiteral = ClausalTheory::Literal;
using Literals = std::vector<FlatLiteral>;
using Clauses = std::vector<Literals>;

class Clausifier {
public:
    Clausifier(const MaceInput& input, const Signature& signature)
        : input_(input), signature_(signature), bound_(input.terms.names(), unbound) {
        for (const Symbol& symbol : signature.symbols)
            theory_.operations.push_back({symbol.text, symbol.arity, symbol.is_relation, false});
        for (Name name = 0; name < input.terms.names(); ++name)
            taken_.insert(input.terms.text(name));
    }

    std::optional<ClausalTheory> run() {
        std::size_t member = 0;
        for (const MaceList& list : input_.lists)
            for (const TermId id : list.members) {
                take(list, id, signature_.free_variables[member++]);
                if (too_large_)
                    return std::nullopt;
            }
        sort_operations();
        return std::move(theory_);
    }

private:
    static constexpr std::uint32_t unbound = ~std::uint32_t{0};
    static constexpr std::size_t most_literals = 60'000;
    static constexpr std::size_t most_steps = 1'000'000;
    static constexpr int most_variables = 30;

    void take(const MaceList& list, TermId id, const std::vector<Name>& free) {
        if (list.name == "hints")
            return;
        variables_ = 0;
        const bool is_distinct = list.kind == MaceList::Kind::distinct;
        const bool is_denied = list.name == "goals" && !is_distinct;
        for (const Name name : free)
            bound_[name] = is_denied ? skolem_term() : fresh_variable();
        if (!is_denied)
            for (const Name name : free)
                scope_.push_back(bound_[name]);
        if (is_distinct)
            take_distinct(id);
        else
            for (Literals& clause : formula(without_attributes(input_.terms, id), !is_denied))
                add(std::move(clause));
        scope_.clear();
        for (const Name name : free)
            bound_[name] = unbound;
    }

    void take_distinct(TermId id) {
        std::vector<std::uint32_t> terms;
        for (const TermId part : input_.terms.arguments(id))
            terms.push_back(term(part));
        for (std::size_t i = 0; i < terms.size(); ++i)
            for (std::size_t j = i + 1; j < terms.size(); ++j)
                add({{true, true, terms[i], terms[j]}});
    }

    /// Whether the work is to end, to be asked at each step.
    bool over() {
        too_large_ = too_large_ || ++steps_ > most_steps || literals_ > most_literals;
        return too_large_;
    }

    Clauses formula(TermId id, bool positive) {
        if (over())
            return {};
        const Term& t = input_.terms[id];
        if (t.kind == Term::Kind::quantified)
            return quantified(id, positive);
        const auto a = input_.terms.arguments(id);
        switch (t.name) {
        case name_true:
        case name_false:
            return (t.name == name_true) == positive ? Clauses{} : Clauses{Literals{}};
        case name_minus:
            return formula(a[0], !positive);
        case name_and:
        case name_or: {
            Clauses all = positive == (t.name == name_and) ? Clauses{} : Clauses{Literals{}};
            for (const TermId part : a) {
                Clauses next = formula(part, positive);
                all = positive == (t.name == name_and) ? both(std::move(all), std::move(next))
                                                       : either(all, next);
            }
            return all;
        }
        case name_implies:
        case name_implied: {
            const TermId from = a[t.name == name_implies ? 0 : 1];
            const TermId to = a[t.name == name_implies ? 1 : 0];
            return positive ? either(formula(from, false), formula(to, true))
                            : both(formula(from, true), formula(to, false));
        }
        case name_iff:
            return both(either(formula(a[0], false), formula(a[1], positive)),
                        either(formula(a[0], true), formula(a[1], !positive)));
        case name_equal:
        case name_unequal: {
            const std::uint32_t left = term(a[0]);
            const std::uint32_t right = term(a[1]);
            const bool is_equal = positive == (t.name == name_equal);
            if (left == right)
                return is_equal ? Clauses{} : Clauses{Literals{}};
            return {{{!is_equal, true, left, right}}};
        }
        default:
            return {{{!positive, false, term(id), 0}}};
        }
    }

    Clauses quantified(TermId id, bool positive) {
        const auto a = input_.terms.arguments(id);
        const Name variable = input_.terms[a[0]].name;
        const std::uint32_t around = bound_[variable];
        const bool is_universal = (input_.terms[id].name == name_all) == positive;
        bound_[variable] = is_universal ? fresh_variable() : skolem_term();
        if (is_universal)
            scope_.push_back(bound_[variable]);
        Clauses clauses = formula(a[1], positive);
        if (is_universal)
            scope_.pop_back();
        bound_[variable] = around;
        return clauses;
    }

    static Clauses both(Clauses a, Clauses b) {
        a.insert(a.end(), std::make_move_iterator(b.begin()), std::make_move_iterator(b.end()));
        return a;
    }

    Clauses either(const Clauses& a, const Clauses& b) {
        Clauses all;
        for (const Literals& left : a)
            for (const Literals& right : b) {
                Literals merged = left;
                bool is_tautology = false;
                for (const FlatLiteral& literal : right) {
                    if (std::find(merged.begin(), merged.end(), literal) != merged.end())
                        continue;
                    FlatLiteral opposite = literal;
                    opposite.is_negated = !literal.is_negated;
                    is_tautology = is_tautology || std::find(merged.begin(), merged.end(),
                                                             opposite) != merged.end();
                    merged.push_back(literal);
                }
                steps_ += merged.size();
                if (over())
                    return {};
                if (!is_tautology)
                    all.push_back(std::move(merged));
            }
        return all;
    }

    /// Numbers the variables of a clause from 0 on.
    void add(Literals literals) {
        literals_ += literals.size();
        std::map<int, int> numbers;
        for (FlatLiteral& literal : literals) {
            literal.left = renumbered(literal.left, numbers);
            if (literal.is_equality)
                literal.right = renumbered(literal.right, numbers);
        }
        too_large_ = too_large_ || numbers.size() > most_variables;
        theory_.clauses.push_back({std::move(literals), static_cast<int>(numbers.size())});
    }

    std::uint32_t renumbered(std::uint32_t id, std::map<int, int>& numbers) {
        const FlatTerm t = theory_.terms[id];
        if (t.kind == FlatTerm::Kind::variable) {
            const int next = static_cast<int>(numbers.size());
            return make(FlatTerm::Kind::variable, numbers.emplace(t.value, next).first->second, {});
        }
        if (t.greatest_variable < 0)
            return id;
        std::vector<std::uint32_t> parts;
        for (std::uint32_t i = 0; i < t.count; ++i)
            parts.push_back(renumbered(theory_.arguments[t.first + i], numbers));
        return make(t.kind, t.value, parts);
    }

    std::uint32_t term(TermId id) {
        const Term& t = input_.terms[id];
        if (t.count == 0) {
            if (bound_[t.name] != unbound)
                return bound_[t.name];
            if (const int number = number_of(input_.terms.text(t.name)); number >= 0)
                return make(FlatTerm::Kind::element, number, {});
        }
        std::vector<std::uint32_t> parts;
        for (const TermId part : input_.terms.arguments(id))
            parts.push_back(term(part));
        return make(FlatTerm::Kind::application, static_cast<int>(*signature_.find(t.name)), parts);
    }

    std::uint32_t make(FlatTerm::Kind kind, int value, const std::vector<std::uint32_t>& parts) {
        const auto key = std::tuple(kind, value, parts);
        const auto next = static_cast<std::uint32_t>(theory_.terms.size());
        const auto [entry, is_new] = known_.emplace(key, next);
        if (!is_new)
            return entry->second;
        int greatest = kind == FlatTerm::Kind::variable ? value : -1;
        for (const std::uint32_t part : parts)
            greatest = std::max(greatest, theory_.terms[part].greatest_variable);
        theory_.terms.push_back({kind, value, static_cast<std::uint32_t>(theory_.arguments.size()),
                                 static_cast<std::uint32_t>(parts.size()), greatest});
        theory_.arguments.insert(theory_.arguments.end(), parts.begin(), parts.end());
        return next;
    }

    std::uint32_t fresh_variable() { return make(FlatTerm::Kind::variable, variables_++, {}); }

    /// A new function of the universal variables around, named as LADR does: c1, c2 ... and f1,
    /// f2 ..., but for names of the file.
    std::uint32_t skolem_term() {
        int& number = scope_.empty() ? constants_ : functions_;
        std::string text;
        do
            text = fmt::format("{}{}", scope_.empty() ? 'c' : 'f', ++number);
        while (taken_.contains(text));
        theory_.operations.push_back({text, static_cast<int>(scope_.size()), false, true});
        return make(FlatTerm::Kind::application, static_cast<int>(theory_.operations.size()) - 1,
                    scope_);
    }

    void sort_operations() {
        auto& operations = theory_.operations;
        std::vector<int> order(operations.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            order[i] = static_cast<int>(i);
        // Skolem functions and names stand in their order already.
        const auto key = [&](int i) {
            const auto& o = operations[static_cast<std::size_t>(i)];
            return std::tuple(o.is_relation, o.arity, o.is_skolem);
        };
        std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return key(a) < key(b); });
        std::vector<ClausalTheory::Operation> sorted;
        std::vector<int> place(order.size());
        for (const int i : order) {
            place[static_cast<std::size_t>(i)] = static_cast<int>(sorted.size());
            sorted.push_back(std::move(operations[static_cast<std::size_t>(i)]));
        }
        operations = std::move(sorted);
        for (FlatTerm& t : theory_.terms)
            if (t.kind == FlatTerm::Kind::application)
                t.value = place[static_cast<std::size_t>(t.value)];
    }

    const MaceInput& input_;
    const Signature& signature_;
    ClausalTheory theory_;
    std::vector<std::uint32_t> bound_; ///< by name: the term that it stands for
    std::map<std::tuple<FlatTerm::Kind, int, std::vector<std::uint32_t>>, std::uint32_t> known_;
    std::vector<std::uint32_t> scope_; ///< the universal variables around, from without
    std::set<std::string> taken_;
    int variables_ = 0;
    int constants_ = 0;
    int functions_ = 0;
    std::size_t steps_ = 0;
    std::size_t literals_ = 0;
    bool too_large_ = false;
};

} // namespace

std::optional<ClausalTheory> clausal_theory(const MaceInput& input, const Signature& signature) {
    if (input.arithmetic)
        return std::nullopt;
    return Clausifier(input, signature).run();
}

} // namespace loggia::ladr
// NOLINTEND(misc-no-recursion)
