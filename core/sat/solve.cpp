#include "core/sat/solve.hpp"

#include "core/sat/answer_format.hpp"
#include "core/sat/atom_index.hpp"
#include "core/sat/portfolio.hpp"

#include <fmt/format.h>

#include <cassert>
#include <cstdlib>
#include <memory>
#include <vector>

namespace loggia::sat {

namespace {

/// What the proof says of atom i + 1, said of the atom that the index has under number i.
Proof renamed(const Proof& proof, const AtomIndex& index) {
    Proof result;
    std::vector<int> clause;
    for (std::size_t i = 0; i < proof.size(); ++i) {
        clause.clear();
        for (const int literal : proof.clause(i)) {
            const int atom = index.atom(static_cast<std::size_t>(std::abs(literal)) - 1);
            clause.push_back(literal < 0 ? -atom : atom);
        }
        proof.is_deletion(i) ? result.remove(clause) : result.add(clause);
    }
    return result;
}

std::unique_ptr<Solver> make_solver(const SolveOptions& options) {
    if (options.portfolio)
        return make_cadical_portfolio();
    CadicalOptions cadical;
    cadical.seed = options.seed;
    cadical.proof = options.proof;
    return make_cadical(cadical);
}

} // namespace

Result<Solution> solve_clauses(const logic::ClauseSet& clauses, const SolveOptions& options,
                               const Control& control) {
    assert(!options.portfolio || options.proof == nullptr);
    const AtomIndex index(clauses);
    const auto solver = make_solver(options);
    std::vector<int> clause;
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        constexpr std::size_t poll_interval = 1 << 16; // clauses
        if (i % poll_interval == 0 && control.stop_requested())
            return Solution();
        clause.clear();
        for (const int literal : clauses[i]) {
            const int atom = static_cast<int>(index(literal)) + 1;
            clause.push_back(literal < 0 ? -atom : atom);
        }
        solver->add(clause);
    }
    Solution solution{solver->solve(control), {}};
    const bool same_names =
        index.size() == 0 || index.atom(index.size() - 1) == static_cast<int>(index.size());
    if (solution.status == Status::unsatisfiable && options.proof != nullptr && !same_names)
        *options.proof = renamed(*options.proof, index);
    if (solution.status != Status::satisfiable)
        return solution;
    if (clauses.atoms() > most_atoms_to_list)
        return failure(fmt::format("there is a model, but it has {} atoms; up to {} can be listed",
                                   clauses.atoms(), most_atoms_to_list));
    solution.values.resize(static_cast<std::size_t>(clauses.atoms()) + 1);
    for (std::size_t i = 0; i < index.size(); ++i)
        solution.values[static_cast<std::size_t>(index.atom(i))] =
            solver->value(static_cast<int>(i) + 1);
    if (!clauses.satisfied_by(solution.values))
        return failure("the solver's model does not satisfy the clauses");
    return solution;
}

} // namespace loggia::sat
