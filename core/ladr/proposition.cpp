#include "core/ladr/proposition.hpp"

#include "core/ladr/signature.hpp"
#include "core/logic/folding_builder.hpp"
#include "core/logic/notation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

// NOLINTBEGIN(misc-no-recursion): the reader bounds the depth of terms
namespace loggia::ladr {

using logic::Expr;
using logic::Kind;

namespace {

class PropositionReader {
public:
    PropositionReader(const MaceInput& input, logic::Store& store, bool ring)
        : input_(input), terms_(input.terms), store_(store), builder_(store), ring_(ring) {}

    Result<Expr> read(TermId id) {
        const Expr e = formula(without_attributes(terms_, id));
        if (error_)
            return tl::unexpected(*error_);
        return e;
    }

private:
    Expr fail(TermId at, std::string message) {
        if (!error_)
            error_ = Error{std::move(message), input_.span(at)};
        return store_.constant(false);
    }
    [[nodiscard]] const std::string& text(TermId id) const { return terms_.text(terms_[id].name); }

    Expr formula(TermId id) {
        const Term& t = terms_[id];
        if (t.kind == Term::Kind::quantified)
            return fail(id, fmt::format("'{}' is not allowed in propositional logic", text(id)));
        if (t.kind == Term::Kind::list || t.name == name_cons || t.name == name_nil)
            return fail(id, "expected a formula, found a list");
        if (t.name == name_true || t.name == name_false)
            return store_.constant(t.name == name_true);
        if (t.name >= name_equal && t.name <= name_at_least && t.count == 2)
            return equation(id);
        const bool right_count = t.name == name_minus                      ? t.count == 1
                                 : t.name == name_and || t.name == name_or ? t.count > 0
                                                                           : t.count == 2;
        if (t.name > name_minus || !right_count)
            return proposition(id);
        std::vector<Expr> parts;
        for (const TermId argument : terms_.arguments(id))
            parts.push_back(formula(argument));
        switch (t.name) {
        case name_and:
            return store_.node(Kind::conjunction, parts);
        case name_or:
            return store_.node(Kind::disjunction, parts);
        case name_implies:
            return store_.implication(parts[0], parts[1]);
        case name_implied:
            return store_.implication(parts[1], parts[0]);
        case name_iff:
            return store_.equivalence(parts[0], parts[1]);
        default:
            return store_.negation(parts[0]);
        }
    }

    Expr equation(TermId id) {
        const Name name = terms_[id].name;
        if (!ring_ || (name != name_equal && name != name_unequal))
            return fail(id, fmt::format("'{}' compares terms, but propositional logic has none{}",
                                        text(id),
                                        name == name_equal ? "; use '<->' for formulas" : ""));
        const auto arguments = terms_.arguments(id);
        const Expr left = element(arguments[0]);
        const Expr right = element(arguments[1]);
        const Expr equal = kept(builder_.equivalence(left, right), {left, right},
                                [&] { return store_.equivalence(left, right); });
        return name == name_equal ? equal : builder_.negation(equal);
    }

    Expr proposition(TermId id) {
        const Term& t = terms_[id];
        if (t.count > 0)
            return fail(id, fmt::format("'{}' has arguments; a proposition has none", text(id)));
        if (number_of(text(id)) >= 0 || number_error(text(id)))
            return fail(id, "a number is not a formula; use $T for true and $F for false");
        if (input_.is_variable(t.name))
            return fail(id, fmt::format("'{}' is a variable because it starts with {}; use another "
                                        "name, for example 'p{}'",
                                        text(id),
                                        input_.capital_variables ? "a capital letter"
                                                                 : "a letter from u to z",
                                        text(id)));
        return store_.variable(text(id));
    }

    /// A term as an element of the ring, 1 where the expression is true.
    Expr element(TermId id) {
        const Term& t = terms_[id];
        const auto arguments = terms_.arguments(id);
        if (t.count == 0) {
            const int number = number_of(text(id));
            if (const auto error = number_error(text(id)))
                return fail(id, *error);
            return number >= 0 ? store_.constant(number % 2 != 0) : proposition(id);
        }
        if (t.name == name_minus && t.count == 1)
            return element(arguments[0]);
        if (t.name == name_mod && t.count == 2) {
            if (number_of(text(arguments[1])) != 2 || terms_[arguments[1]].count > 0)
                return fail(arguments[1], "expected 2 (the equations are over GF(2))");
            return element(arguments[0]);
        }
        if (t.name != name_plus && t.name != name_times)
            return fail(id, fmt::format("expected a sum or a product, found '{}'", text(id)));
        std::vector<Expr> parts;
        for (const TermId argument : arguments)
            parts.push_back(element(argument));
        const Kind kind = t.name == name_plus ? Kind::parity : Kind::conjunction;
        return kept(kind == Kind::parity ? builder_.parity(parts) : builder_.conjunction(parts),
                    parts, [&] { return store_.node(kind, parts); });
    }

    /// What was made of the parts; as it was written where their symbols are gone from it: a symbol
    /// that may have either value, as in `a = a` or `a*0 = 0`, doubles the number of models.
    template <class Written>
    Expr kept(Expr made, const std::vector<Expr>& parts, Written written) const {
        const bool is_lost = store_.kind(made) == Kind::constant &&
                             std::any_of(parts.begin(), parts.end(), [this](Expr part) {
                                 return store_.kind(part) != Kind::constant;
                             });
        return is_lost ? written() : made;
    }

    const MaceInput& input_;
    const Terms& terms_;
    logic::Store& store_;
    logic::FoldingBuilder builder_;
    bool ring_;
    std::optional<Error> error_;
};

/// LADR with nothing that chains but `&` and `|`.
constexpr logic::Notation ladr{"LADR",
                               logic::Notation::Names::verbatim,
                               "$T",
                               "$F",
                               "-",
                               5,
                               5,
                               {"", " & ", 4, 5, 5},
                               {"", " | ", 3, 4, 4},
                               {"", " ^ ", 1, 2, 2},
                               {"", " -> ", 1, 2, 2},
                               {"", " <-> ", 1, 2, 2},
                               "",
                               ""};

/// Parities as equivalences, exactly-ones as disjunctions: what LADR can say.
Expr without_parities(logic::Store& store, Expr root) {
    constexpr std::size_t longest_chain = 100;
    std::unordered_map<std::uint32_t, Expr> done;
    const logic::FoldingBuilder builder(store);
    // Parts that cancel out stay, because their symbols may have either value.
    const auto equivalence = [&](Expr a, Expr b) {
        return a == b && store.kind(a) != Kind::constant ? store.equivalence(a, b)
                                                         : builder.equivalence(a, b);
    };
    for (const Expr e : logic::postorder(store, root)) {
        std::vector<Expr> parts;
        for (const Expr operand : store.operands(e))
            parts.push_back(done.at(operand.index()));
        Expr made = e;
        switch (store.kind(e)) {
        case Kind::constant:
        case Kind::variable:
            break;
        case Kind::parity:
            // A longer chain would be nested deeper than what is read.
            while (parts.size() > longest_chain) {
                std::vector<Expr> pairs;
                for (std::size_t i = 0; i + 1 < parts.size(); i += 2)
                    pairs.push_back(builder.negation(equivalence(parts[i], parts[i + 1])));
                if (parts.size() % 2 == 1)
                    pairs.push_back(parts.back());
                parts = std::move(pairs);
            }
            made = store.constant(false);
            for (std::size_t i = 0; i < parts.size(); ++i)
                made = i == 0 ? parts[0] : builder.negation(equivalence(made, parts[i]));
            break;
        case Kind::exactly_one: {
            std::vector<Expr> ways;
            for (std::size_t i = 0; i < parts.size(); ++i) {
                std::vector<Expr> way;
                for (std::size_t j = 0; j < parts.size(); ++j)
                    way.push_back(i == j ? parts[j] : builder.negation(parts[j]));
                ways.push_back(builder.conjunction(std::move(way)));
            }
            made = builder.disjunction(std::move(ways));
            break;
        }
        case Kind::negation: // of an equivalence that was made here, too
            made = builder.negation(parts[0]);
            break;
        default:
            made = store.node(store.kind(e), parts);
            break;
        }
        done.emplace(e.index(), made);
    }
    return done.at(root.index());
}

} // namespace

Result<Expr> proposition_of(const MaceInput& input, TermId formula, logic::Store& store) {
    return PropositionReader(input, store, false).read(formula);
}

Result<Expr> from_ring(const MaceInput& input, TermId formula, logic::Store& store) {
    return PropositionReader(input, store, true).read(formula);
}

bool is_first_order(const MaceInput& input) {
    const auto signature = signature_of(input);
    if (!signature)
        return false;
    for (TermId id = 0; id < input.terms.size(); ++id)
        if (input.terms[id].kind == Term::Kind::quantified)
            return true;
    const auto is_arithmetic = [](Name name) { return name >= name_plus && name <= name_abs; };
    return std::any_of(signature->symbols.begin(), signature->symbols.end(),
                       [&](const Symbol& symbol) {
                           return symbol.arity > 0 && symbol.name != name_minus &&
                                  !is_arithmetic(symbol.name);
                       }) ||
           std::any_of(input.lists.begin(), input.lists.end(),
                       [](const MaceList& list) { return list.kind == MaceList::Kind::distinct; });
}

bool has_terms(const MaceInput& input) {
    const auto signature = signature_of(input);
    return signature && signature->depends_on_size;
}

Result<std::string> to_ladr(logic::Store& store, Expr root) {
    return logic::print(store, without_parities(store, root), ladr);
}

} // namespace loggia::ladr
// NOLINTEND(misc-no-recursion)
