#include "core/gf2/named_polynomial.hpp"

#include "core/base/number_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <unordered_map>
#include <utility>

namespace loggia::gf2 {

using logic::Expr;
using logic::Kind;

namespace {

using Maybe = std::optional<Polynomial>;

Polynomial complement(const Polynomial& p) {
    return p + Polynomial::constant(true);
}

/// Works with polynomials of at most so many terms.
class Ring {
public:
    Ring(std::size_t most_terms, const Control& control)
        : most_terms_(most_terms), control_(control) {}

    Maybe combine(const logic::Store& store, Expr e, const std::vector<Polynomial>& parts) const {
        Maybe made = combined(store, e, parts);
        return made && made->terms().size() <= most_terms_ ? std::move(made) : std::nullopt;
    }

private:
    [[nodiscard]] Maybe times(const Polynomial& a, const Polynomial& b) const {
        constexpr std::size_t pairs_for_a_term = 16;
        const bool large = most_terms_ < Polynomial::most_terms &&
                           a.terms().size() * b.terms().size() > pairs_for_a_term * most_terms_;
        return large ? std::nullopt : product(a, b, control_);
    }

    [[nodiscard]] Maybe all_of(const std::vector<Polynomial>& parts) const {
        if (most_terms_ == Polynomial::most_terms)
            return product(parts, control_);
        Maybe all = Polynomial::constant(true);
        for (std::size_t i = 0; i < parts.size() && all; ++i)
            all = times(*all, parts[i]);
        return all;
    }

    /// 1 + (1 + a) (1 + b) ...
    [[nodiscard]] Maybe any_of(std::vector<Polynomial> parts) const {
        for (Polynomial& part : parts)
            part = complement(part);
        auto none = all_of(parts);
        if (none)
            none = complement(*none);
        return none;
    }

    /// Whether exactly one part is 1: the parts taken one after the other, keeping whether none was
    /// and whether one was.
    [[nodiscard]] Maybe one_of(const std::vector<Polynomial>& parts) const {
        Maybe none = Polynomial::constant(true);
        Maybe one = Polynomial();
        for (const Polynomial& part : parts) {
            const Maybe first = times(*none, part);
            const Maybe kept = times(*one, complement(part));
            none = times(*none, complement(part));
            if (!first || !kept || !none)
                return std::nullopt;
            one = *first + *kept;
        }
        return one;
    }

    [[nodiscard]] Maybe combined(const logic::Store& store, Expr e,
                                 const std::vector<Polynomial>& parts) const {
        switch (store.kind(e)) {
        case Kind::constant:
            return Polynomial::constant(store.value_of(e));
        case Kind::negation:
            return complement(parts[0]);
        case Kind::conjunction:
            return all_of(parts);
        case Kind::disjunction:
            return any_of(parts);
        case Kind::parity: {
            Polynomial sum;
            for (const Polynomial& part : parts)
                sum += part;
            return sum;
        }
        case Kind::exactly_one:
            return one_of(parts);
        case Kind::implication: {
            const auto both = times(parts[0], parts[1]);
            return both ? Maybe(*both + complement(parts[0])) : std::nullopt;
        }
        case Kind::equivalence:
            return complement(parts[0] + parts[1]);
        case Kind::variable:
            break;
        }
        return std::nullopt;
    }

    std::size_t most_terms_;
    const Control& control_;
};

/// Step by step, operands first; nothing where it gets too large or is stopped.
Maybe by_steps(const logic::Store& store, Expr root,
               const std::unordered_map<logic::Variable, int>& places, const Control& control,
               std::size_t most_terms) {
    const Ring ring(most_terms, control);
    std::unordered_map<std::uint32_t, Polynomial> done;
    for (const Expr e : logic::postorder(store, root)) {
        if (control.stop_requested())
            return std::nullopt;
        if (store.kind(e) == Kind::variable) {
            done.emplace(e.index(), Polynomial::variable(places.at(store.variable_of(e))));
            continue;
        }
        std::vector<Polynomial> parts;
        for (const Expr operand : store.operands(e))
            parts.push_back(done.at(operand.index()));
        Maybe polynomial = ring.combine(store, e, parts);
        if (!polynomial)
            return std::nullopt;
        done.emplace(e.index(), std::move(*polynomial));
    }
    return done.at(root.index());
}

std::string product_text(const RingForm& form, Monomial term) {
    if (term == Monomial())
        return "1";
    std::string text;
    for (const int v : variables_of(term)) {
        if (!text.empty())
            text += '*';
        text += form.names[static_cast<std::size_t>(v)];
    }
    return text;
}

std::string sum_text(const RingForm& form, const std::vector<Monomial>& terms) {
    std::string text;
    for (const Monomial term : terms) {
        if (!text.empty())
            text += " + ";
        text += product_text(form, term);
    }
    return text.empty() ? "0" : text;
}

} // namespace

Result<Polynomial> polynomial_of(const logic::Store& store, Expr root,
                                 std::span<const logic::Variable> variables, const Control& control,
                                 std::size_t most_terms) {
    if (variables.size() > Monomial::most_variables)
        return failure(fmt::format("too many variables: {} (the limit is {})",
                                   number_text(variables.size()), Monomial::most_variables));
    std::unordered_map<logic::Variable, int> places;
    for (const logic::Variable v : variables)
        places.emplace(v, static_cast<int>(places.size()));
    auto occurring = logic::variables_of(store, root);
    std::sort(occurring.begin(), occurring.end(),
              [&](logic::Variable a, logic::Variable b) { return places.at(a) < places.at(b); });

    constexpr std::size_t small = 14;
    constexpr std::size_t large = 28;
    if (occurring.size() > small)
        if (auto polynomial = by_steps(store, root, places, control, most_terms))
            return std::move(*polynomial);
    const bool is_limited = most_terms < Polynomial::most_terms;
    if (occurring.size() <= (is_limited ? small : large)) {
        auto table = logic::truth_table(store, root, occurring, control);
        if (!table)
            return failure("stopped");
        moebius_transform(*table);
        if (table->count() <= most_terms) {
            std::vector<int> columns;
            columns.reserve(occurring.size());
            for (const logic::Variable v : occurring)
                columns.push_back(places.at(v));
            return from_coefficients(*table, columns);
        }
    }
    if (control.stop_requested())
        return failure("stopped");
    return failure(
        fmt::format("the polynomial has too many terms (more than {})", number_text(most_terms)));
}

Result<RingForm> ring_form(const logic::Store& store, Expr root, const Control& control,
                           std::size_t most_terms) {
    auto variables = logic::variables_of(store, root);
    std::sort(variables.begin(), variables.end(),
              [&](logic::Variable a, logic::Variable b) { return store.name(a) < store.name(b); });
    auto polynomial = polynomial_of(store, root, variables, control, most_terms);
    if (!polynomial)
        return tl::unexpected(polynomial.error());
    RingForm form{{}, std::move(*polynomial)};
    for (const logic::Variable v : variables)
        form.names.push_back(store.name(v));
    return form;
}

std::string to_text(const RingForm& form) {
    return sum_text(form, form.polynomial.terms());
}

std::string to_collected_text(const RingForm& form) {
    struct Group {
        Monomial key; ///< what stands before or instead of the parenthesis, for the order
        int symbol = -1;
        std::vector<Monomial> terms;
    };
    std::vector<std::size_t> frequency(form.names.size());
    for (const Monomial term : form.polynomial.terms())
        for (const int v : variables_of(term))
            ++frequency[static_cast<std::size_t>(v)];
    std::vector<Group> groups;
    std::vector<std::size_t> place(form.names.size()); // of a symbol's group, plus 1
    for (const Monomial term : form.polynomial.terms()) {
        int best = -1;
        for (const int v : variables_of(term)) { // rising: of equals the last
            const auto at = static_cast<std::size_t>(v);
            if (best < 0 || frequency[at] >= frequency[static_cast<std::size_t>(best)])
                best = v;
        }
        std::size_t* const known = best < 0 ? nullptr : &place[static_cast<std::size_t>(best)];
        if (known == nullptr || *known == 0) {
            groups.push_back({term, best, {term}});
            if (known != nullptr)
                *known = groups.size();
            continue;
        }
        Group& group = groups[*known - 1];
        group.key = Monomial::variable(best);
        group.terms.push_back(term);
    }
    std::stable_sort(groups.begin(), groups.end(),
                     [](const Group& a, const Group& b) { return a.key > b.key; });
    std::string text;
    for (Group& group : groups) {
        if (!text.empty())
            text += " + ";
        if (group.terms.size() == 1) {
            text += product_text(form, group.terms[0]);
            continue;
        }
        for (Monomial& term : group.terms)
            term = term - Monomial::variable(group.symbol);
        text += fmt::format("{}*({})", form.names[static_cast<std::size_t>(group.symbol)],
                            sum_text(form, group.terms));
    }
    return text.empty() ? "0" : text;
}

} // namespace loggia::gf2
