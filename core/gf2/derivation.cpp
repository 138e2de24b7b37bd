#include "core/gf2/derivation.hpp"

#include "core/gf2/algebra_steps.hpp"
#include "core/gf2/named_polynomial.hpp"

#include <algorithm>
#include <cstdint>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace loggia::gf2 {

namespace {

/// A value as the steps have found it.
struct FoundValue {
    int variable;
    std::size_t equation;
    Polynomial value;
    bool has_line; ///< the equation is nothing but this any more
};

std::vector<FoundValue> found_values(const std::vector<AlgebraStep>& steps) {
    std::vector<FoundValue> found;
    for (const AlgebraStep& step : steps)
        if (step.reason == AlgebraStep::Reason::solved ||
            step.reason == AlgebraStep::Reason::forced)
            found.push_back({step.variable, step.equation, step.value,
                             step.reason == AlgebraStep::Reason::solved});
    return found;
}

/// Puts the values that were found last into those that were found before, as the solution has
/// them.
void put_back(SystemSolution& solution, const Control& control) {
    std::vector<FoundValue> found = found_values(solution.steps);
    std::unordered_map<int, const Polynomial*> known;
    for (const auto& [v, value] : solution.values)
        known.emplace(v, &value);
    for (std::size_t i = found.size(); i > 0; --i) {
        FoundValue& to = found[i - 1];
        for (std::size_t j = i; j < found.size() && to.has_line; ++j) {
            const FoundValue& from = found[j];
            if (!to.value.support().contains(from.variable))
                continue;
            if (control.stop_requested())
                return;
            const auto after = substituted(to.value, from.variable, from.value);
            if (!after)
                return;
            const Polynomial variable = Polynomial::variable(to.variable);
            for (AlgebraStep& step :
                 substitution_steps(to.equation, from.equation, from.variable, from.value,
                                    to.value + variable, *after + variable))
                solution.steps.push_back(std::move(step));
            to.value = *after;
        }
        // What is left of the equations can make it shorter.
        const auto last = known.find(to.variable);
        if (last == known.end() || to.value == *last->second || !to.has_line)
            continue;
        to.value = *last->second;
        solution.steps.push_back({AlgebraStep::Reason::combine,
                                  to.equation,
                                  to.equation,
                                  -1,
                                  {},
                                  written(to.value + Polynomial::variable(to.variable))});
    }
}

} // namespace

void solve(Derivation& derivation, bool with_steps, const Control& control) {
    derivation.solution = solve_system(derivation.equations, with_steps, control);
    auto& steps = derivation.solution.steps;
    if (!steps.empty()) // those are the equations
        steps.erase(steps.begin(),
                    steps.begin() + static_cast<std::ptrdiff_t>(derivation.equations.size()));
    if (derivation.solution.consistent && derivation.solution.complete)
        put_back(derivation.solution, control);
}

Derivation derive(std::vector<std::string> names, std::vector<Polynomial> equations,
                  bool with_steps, const Control& control) {
    Derivation derivation;
    derivation.names = std::move(names);
    derivation.defined.assign(equations.size(), -1);
    derivation.equations = std::move(equations);
    solve(derivation, with_steps, control);
    return derivation;
}

} // namespace loggia::gf2
