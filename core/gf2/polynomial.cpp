#include "core/gf2/polynomial.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <utility>

namespace loggia::gf2 {

std::vector<int> variables_of(Monomial monomial) {
    std::vector<int> variables;
    while (monomial != Monomial()) {
        variables.push_back(monomial.first());
        monomial = monomial - Monomial::variable(variables.back());
    }
    return variables;
}

Polynomial Polynomial::sum(std::vector<Monomial> terms) {
    std::sort(terms.begin(), terms.end(), std::greater<>());
    std::size_t kept = 0;
    for (std::size_t i = 0; i < terms.size(); ++i) {
        if (kept > 0 && terms[kept - 1] == terms[i])
            --kept;
        else
            terms[kept++] = terms[i];
    }
    terms.resize(kept);
    Polynomial result;
    result.terms_ = std::move(terms);
    return result;
}

int Polynomial::degree() const noexcept {
    int degree = 0;
    for (const Monomial term : terms_)
        degree = std::max(degree, term.degree());
    return degree;
}

Monomial Polynomial::support() const noexcept {
    Monomial all;
    for (const Monomial term : terms_)
        all = all | term;
    return all;
}

bool Polynomial::at(Monomial ones) const noexcept {
    bool value = false;
    for (const Monomial term : terms_)
        value = value != term.divides(ones);
    return value;
}

Polynomial operator+(const Polynomial& a, const Polynomial& b) {
    Polynomial result;
    result.terms_.reserve(a.terms_.size() + b.terms_.size());
    std::set_symmetric_difference(a.terms_.begin(), a.terms_.end(), b.terms_.begin(),
                                  b.terms_.end(), std::back_inserter(result.terms_),
                                  std::greater<>());
    return result;
}

Polynomial Polynomial::times(Monomial monomial) const {
    std::vector<Monomial> terms = terms_;
    for (Monomial& term : terms)
        term = term | monomial;
    return sum(std::move(terms));
}

namespace {

constexpr std::size_t most_table_variables = 28;

/// The work that a table of the variables takes, in the unit of what a pair of terms takes.
std::size_t table_work(int variables) {
    const auto n = static_cast<std::size_t>(variables);
    return (std::size_t{1} << n) / 256 * (n + 4) + 64;
}

std::optional<Polynomial> product_by_tables(std::span<const Polynomial> factors, Monomial support,
                                            const Control& control) {
    const std::vector<int> variables = variables_of(support);
    logic::TruthTable all(static_cast<int>(variables.size()));
    all.negate();
    for (const Polynomial& factor : factors) {
        if (control.stop_requested())
            return std::nullopt;
        const logic::TruthTable values = truth_table(factor, variables);
        const auto from = values.words();
        const auto to = all.words();
        for (std::size_t i = 0; i < to.size(); ++i)
            to[i] &= from[i];
    }
    moebius_transform(all);
    if (all.count() > Polynomial::most_terms)
        return std::nullopt;
    return from_coefficients(all, variables);
}

std::optional<Polynomial> product_by_pairs(const Polynomial& a, const Polynomial& b,
                                           const Control& control) {
    if (a.terms().size() > Polynomial::most_terms * 64 / std::max<std::size_t>(1, b.terms().size()))
        return std::nullopt;
    // Sums of parts, since most of a product may vanish; a part is sorted in some milliseconds.
    constexpr std::size_t chunk = std::size_t{1} << 17U;
    Polynomial result;
    std::vector<Monomial> terms;
    for (const Monomial left : a.terms()) {
        for (const Monomial right : b.terms())
            terms.push_back(left | right);
        if (terms.size() < chunk)
            continue;
        if (control.stop_requested())
            return std::nullopt;
        result += Polynomial::sum(std::move(terms));
        terms.clear();
        if (result.terms().size() > Polynomial::most_terms)
            return std::nullopt;
    }
    result += Polynomial::sum(std::move(terms));
    if (result.terms().size() > Polynomial::most_terms)
        return std::nullopt;
    return result;
}

} // namespace

std::optional<Polynomial> product(const Polynomial& a, const Polynomial& b,
                                  const Control& control) {
    const Monomial support = a.support() | b.support();
    const std::size_t pairs = a.terms().size() * b.terms().size();
    if (support.degree() <= static_cast<int>(most_table_variables) &&
        pairs > 2 * table_work(support.degree()))
        return product_by_tables(std::array{a, b}, support, control);
    return product_by_pairs(a, b, control);
}

std::optional<Polynomial> product(std::span<const Polynomial> factors, const Control& control) {
    constexpr int small = 16;
    Monomial support;
    for (const Polynomial& factor : factors)
        support = support | factor.support();
    if (support.degree() <= small && factors.size() > 2)
        return product_by_tables(factors, support, control);
    Polynomial result = Polynomial::constant(true);
    for (const Polynomial& factor : factors) {
        auto next = product(result, factor, control);
        if (!next) {
            if (control.stop_requested())
                return std::nullopt;
            if (support.degree() <= static_cast<int>(most_table_variables))
                return product_by_tables(factors, support, control);
            return std::nullopt;
        }
        result = std::move(*next);
    }
    return result;
}

std::pair<Polynomial, Polynomial> split(const Polynomial& p, int v) {
    const Monomial variable = Monomial::variable(v);
    std::vector<Monomial> with;
    std::vector<Monomial> without;
    for (const Monomial term : p.terms()) {
        if (term.contains(v))
            with.push_back(term - variable);
        else
            without.push_back(term);
    }
    // A variable that all of them have lost leaves their order as it was.
    return {Polynomial::falling(std::move(with)), Polynomial::falling(std::move(without))};
}

Polynomial restricted(const Polynomial& p, int v, bool value) {
    auto [with, without] = split(p, v);
    return value ? with + without : std::move(without);
}

std::optional<Polynomial> substituted(const Polynomial& p, int v, const Polynomial& value) {
    if (!p.support().contains(v))
        return p;
    auto [with, without] = split(p, v);
    if (value.is_zero())
        return std::move(without);
    if (value.is_one())
        return with + without;
    auto replaced = product(with, value);
    if (replaced)
        *replaced += without;
    return replaced;
}

} // namespace loggia::gf2
