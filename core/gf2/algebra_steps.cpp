#include "core/gf2/algebra_steps.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace loggia::gf2 {

WrittenSum written(const Polynomial& p) {
    WrittenSum sum;
    sum.reserve(p.terms().size());
    for (const Monomial term : p.terms())
        sum.push_back(variables_of(term));
    return sum;
}

Polynomial polynomial_of(const WrittenSum& sum) {
    std::vector<Monomial> terms;
    terms.reserve(sum.size());
    for (const auto& factors : sum) {
        Monomial term;
        for (const int factor : factors)
            term = term | Monomial::variable(factor);
        terms.push_back(term);
    }
    return Polynomial::sum(std::move(terms));
}

std::vector<AlgebraStep> substitution_steps(std::size_t equation, std::size_t by, int variable,
                                            const Polynomial& value, const Polynomial& before,
                                            const Polynomial& after) {
    using Reason = AlgebraStep::Reason;
    constexpr std::size_t most_products = 2000;
    std::vector<AlgebraStep> steps;
    WrittenSum put_in;
    WrittenSum expanded;
    for (std::vector<int> term : written(before)) {
        const auto found = std::find(term.begin(), term.end(), variable);
        if (found == term.end()) {
            put_in.push_back(term);
            expanded.push_back(std::move(term));
            continue;
        }
        *found = -1;
        put_in.push_back(term);
        for (const Monomial part : value.terms()) {
            std::vector<int> whole;
            for (const int factor : term)
                if (factor >= 0)
                    whole.push_back(factor);
            const auto more = variables_of(part);
            whole.insert(whole.end(), more.begin(), more.end());
            std::sort(whole.begin(), whole.end());
            expanded.push_back(std::move(whole));
        }
    }
    steps.push_back({Reason::substitute, equation, by, variable, value, std::move(put_in)});
    if (expanded.size() < most_products) {
        steps.push_back({Reason::expand, equation, equation, -1, {}, expanded});
        WrittenSum once = expanded;
        for (auto& term : once)
            term.erase(std::unique(term.begin(), term.end()), term.end());
        if (once != expanded)
            steps.push_back({Reason::idempotent, equation, equation, -1, {}, once});
        if (once.size() == after.terms().size())
            return steps;
    }
    steps.push_back({Reason::cancel, equation, equation, -1, {}, written(after)});
    return steps;
}

std::string sum_text(const WrittenSum& sum, const Polynomial& value,
                     const AlgebraNotation& notation) {
    std::string text;
    for (const auto& factors : sum) {
        if (!text.empty())
            text += " + ";
        if (factors.empty())
            text += '1';
        bool first = true;
        for (const int factor : factors) {
            if (!std::exchange(first, false))
                text += notation.times;
            if (factor < 0)
                text += '(' + sum_text(value, notation) + ')';
            else
                text += notation.names[static_cast<std::size_t>(factor)];
        }
    }
    return text.empty() ? "0" : text;
}

std::string sum_text(const Polynomial& p, const AlgebraNotation& notation) {
    return sum_text(written(p), {}, notation);
}

std::string equation_text(const WrittenSum& sum, const Polynomial& value,
                          const AlgebraNotation& notation) {
    if (sum.empty() || !sum.back().empty())
        return sum_text(sum, value, notation) + " = 0";
    return sum_text({sum.begin(), sum.end() - 1}, value, notation) + " = 1";
}

std::string factors_text(const AlgebraStep& forced, const AlgebraNotation& notation) {
    // With the other value the left side is 1; so the left side plus 1 has a factor that is 0
    // there.
    const Polynomial other = split(polynomial_of(forced.terms), forced.variable).first;
    const std::string& name = notation.names[static_cast<std::size_t>(forced.variable)];
    const std::string factor = forced.value.is_one() ? name : fmt::format("({} + 1)", name);
    if (other.is_one())
        return fmt::format("{} = 1", factor);
    const std::string rest = sum_text(other, notation);
    return fmt::format("{}{}{} = 1", factor, notation.times,
                       other.terms().size() > 1 ? '(' + rest + ')' : rest);
}

std::string phrase_of(const AlgebraStep& step, const AlgebraNotation& notation) {
    using Reason = AlgebraStep::Reason;
    switch (step.reason) {
    case Reason::substitute:
        return fmt::format("{} substituted by ({})",
                           notation.names[static_cast<std::size_t>(step.variable)], step.by + 1);
    case Reason::expand:
        return "multiplied out";
    case Reason::idempotent:
        return fmt::format("for x{}x = x", notation.times);
    case Reason::cancel:
        return "for x + x = 0";
    case Reason::combine:
        if (step.by == step.equation)
            return "by adding multiples of the remaining equations";
        return fmt::format("by adding {}({})",
                           step.value.is_one() ? ""
                                               : sum_text(step.value, notation) + notation.times,
                           step.by + 1);
    case Reason::zeros:
        return "which all solutions of the remaining equations have in common";
    case Reason::given:
    case Reason::solved:
    case Reason::forced:
    case Reason::drop:
    case Reason::implied:
    case Reason::contradiction:
        break;
    }
    return {};
}

} // namespace loggia::gf2
