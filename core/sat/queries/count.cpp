#include "core/sat/queries/count.hpp"

#include "core/base/number_text.hpp"
#include "core/sat/atom_index.hpp"
#include "core/sat/counting/model_counter.hpp"
#include "core/sat/counting/simplify_for_counting.hpp"
#include "core/sat/queries/count_parity.hpp"
#include "core/sat/solver.hpp"

#include <fmt/format.h>

#include <gmpxx.h>
#include <utility>

namespace loggia::sat {

namespace {

/// Weights as integers, for sums and products without fractions: those of both literals of an atom
/// times what makes both whole. All of these together are the denominator.
struct Weights {
    std::vector<mpz_class> by_literal; ///< 2 atom, and 2 atom + 1 when negated, atoms from 1 on.
    mpz_class denominator = 1;
};

Weights weights_of(const CountOptions& options, const std::vector<bool>& shown) {
    std::vector<mpq_class> fractions(2 * shown.size(), mpq_class(1));
    for (const LiteralWeight& weight : options.weights) {
        const auto atom = static_cast<std::size_t>(std::abs(weight.literal));
        if (atom >= shown.size() || !shown[atom])
            continue;
        mpq_class& fraction = fractions[2 * atom + (weight.literal < 0 ? 1 : 0)];
        fraction = mpq_class(mpz_class(weight.numerator, 10), mpz_class(weight.denominator, 10));
        fraction.canonicalize();
    }
    Weights weights;
    weights.by_literal.resize(fractions.size());
    std::vector<mpz_class> denominators;
    for (std::size_t i = 0; i < fractions.size(); i += 2) {
        const mpz_class common = lcm(fractions[i].get_den(), fractions[i + 1].get_den());
        for (const std::size_t literal : {i, i + 1})
            weights.by_literal[literal] =
                fractions[literal].get_num() * (common / fractions[literal].get_den());
        denominators.push_back(common);
    }
    weights.denominator = product_of(std::move(denominators));
    return weights;
}

/// Whether models differ by an atom, from 1 on.
std::vector<bool> shown_atoms(const logic::ClauseSet& clauses, const CountOptions& options) {
    const auto atoms = static_cast<std::size_t>(clauses.atoms());
    std::vector<bool> shown(atoms + 1, !options.projection);
    shown[0] = false;
    for (const int atom : options.projection.value_or(std::vector<int>()))
        if (atom > 0 && static_cast<std::size_t>(atom) <= atoms)
            shown[static_cast<std::size_t>(atom)] = true;
    return shown;
}

/// The clauses over the atoms that occur.
CountingProblem problem_of(const logic::ClauseSet& clauses, const AtomIndex& index,
                           const std::vector<bool>& shown, const Weights* weights) {
    CountingProblem problem;
    problem.atoms = static_cast<std::uint32_t>(index.size());
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        auto& clause = problem.clauses.emplace_back();
        for (const int literal : clauses[i])
            clause.push_back(
                static_cast<CountingProblem::Literal>(2 * index(literal) + (literal < 0 ? 1 : 0)));
    }
    for (std::size_t i = 0; i < index.size(); ++i) {
        const auto atom = static_cast<std::size_t>(index.atom(i));
        problem.shown.push_back(shown[atom] ? 1 : 0);
        if (weights != nullptr) {
            problem.weights.push_back(weights->by_literal[2 * atom]);
            problem.weights.push_back(weights->by_literal[2 * atom + 1]);
        }
    }
    return problem;
}

/// What shown atoms that do not occur contribute.
mpz_class factor_of_others(const AtomIndex& index, const std::vector<bool>& shown,
                           const Weights* weights) {
    std::vector<bool> others = shown;
    for (std::size_t i = 0; i < index.size(); ++i)
        others[static_cast<std::size_t>(index.atom(i))] = false;
    std::vector<mpz_class> factors;
    mp_bitcnt_t doubled = 0;
    for (std::size_t atom = 1; atom < others.size(); ++atom) {
        if (!others[atom])
            continue;
        if (weights == nullptr)
            ++doubled;
        else
            factors.emplace_back(weights->by_literal[2 * atom] + weights->by_literal[2 * atom + 1]);
    }
    return product_of(std::move(factors)) << doubled;
}

mpz_class power_of_two(std::size_t exponent) {
    return mpz_class(1) << static_cast<mp_bitcnt_t>(exponent);
}

Status ask_solver(const logic::ClauseSet& clauses, const Control& control) {
    const auto solver = make_cadical();
    return add_clauses(*solver, clauses, control) ? solver->solve(control) : Status::unknown;
}

/// Of the atoms that occur; nothing when stopped.
std::optional<mpz_class> count_occurring(CountingProblem given, const CountOptions& options,
                                         const Control& control, CountStatistics* statistics) {
    const SimplifiedCount simplified = simplify_for_counting(std::move(given), control);
    if (simplified.factor == 0)
        return mpz_class(0);
    if (control.stop_requested()) // the tables of the counter take seconds where clauses are many
        return std::nullopt;
    ModelCounter counter(simplified.problem, options.cache_bytes, control);
    auto count = counter.run();
    if (statistics != nullptr) {
        *statistics = counter.statistics();
        statistics->atoms = simplified.problem.atoms;
        statistics->clauses = simplified.problem.clauses.size();
    }
    if (count)
        *count *= simplified.factor;
    return count;
}

} // namespace

Result<std::string> count_models(const logic::ClauseSet& clauses, const CountOptions& options,
                                 const Control& control, CountStatistics* statistics) {
    if (clauses.atoms() > most_atoms_to_count)
        return failure(fmt::format("too many atoms to count models: {1} (the limit is {0})",
                                   number_text(most_atoms_to_count),
                                   number_text(static_cast<std::uint64_t>(clauses.atoms()))));
    const std::vector<bool> shown = shown_atoms(clauses, options);
    if (options.weights.empty()) // before the solver, which may find no model of equations
        if (const auto found = count_parity(clauses, shown, control))
            return found->any ? power_of_two(found->dimension).get_str() : std::string("0");
    const Status status = ask_solver(clauses, control);
    if (status == Status::unsatisfiable)
        return std::string("0");
    std::optional<Weights> weights;
    if (!options.weights.empty())
        weights = weights_of(options, shown);
    const Weights* const used = weights ? &*weights : nullptr;
    if (status == Status::unknown)
        return failure("stopped before all models were counted");
    const AtomIndex index(clauses);
    const auto count =
        count_occurring(problem_of(clauses, index, shown, used), options, control, statistics);
    if (!count)
        return failure("stopped before all models were counted");
    mpq_class result = *count * factor_of_others(index, shown, used);
    if (weights) {
        result.get_den() = weights->denominator;
        result.canonicalize();
    }
    return result.get_str();
}

Result<std::string> count_models(const logic::ClauseSet& clauses, const Control& control) {
    return count_models(clauses, CountOptions(), control);
}

} // namespace loggia::sat
