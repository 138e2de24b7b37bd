#include "core/sat/queries/solve.hpp"

#include "core/sat/atom_index.hpp"
#include "core/sat/engines/automatic_engine.hpp"
#include "core/sat/engines/clause_arena.hpp"
#include "core/sat/engines/lookahead.hpp"
#include "core/sat/engines/pigeonhole.hpp"
#include "core/sat/engines/portfolio.hpp"
#include "core/sat/formats/answer_format.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <memory>
#include <optional>
#include <utility>
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

/// The answer about clauses whose atoms are called 1 to size() of the index.
Answer by_solver(Solver& solver, const logic::ClauseSet& clauses, const AtomIndex& index,
                 const Control& control) {
    Answer answer;
    answer.shortfall = Shortfall::stopped;
    std::vector<int> space;
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        constexpr std::size_t poll_interval = 1 << 16; // clauses
        if (i % poll_interval == 0 && control.stop_requested())
            return answer;
        solver.add(index.dense(clauses[i], space));
    }
    answer.status = solver.solve(control);
    if (answer.status != Status::unknown)
        answer.shortfall = Shortfall::none;
    if (answer.status == Status::satisfiable) {
        answer.model.resize(index.size() + 1);
        for (std::size_t i = 1; i < answer.model.size(); ++i)
            answer.model[i] = solver.value(static_cast<int>(i));
    }
    return answer;
}

Answer by_ours(const logic::ClauseSet& clauses, const SolveOptions& options, const Control& control,
               const Sinks& sinks) {
    Engine engine = options.engine;
    if (engine == Engine::automatic)
        engine = sinks.trace == nullptr ? pick(clauses) : Engine::davis_putnam;
    if (engine == Engine::lookahead)
        return solve_by_lookahead(clauses, control, sinks);
    const bool automatic = options.engine == Engine::automatic;
    return solve_by_davis_putnam(clauses, automatic ? cdcl() : options.features, control, sinks);
}

/// That there is no model, where it can be seen by counting; nothing else is known then.
Result<std::optional<Answer>> by_counting(const logic::ClauseSet& clauses, const Control& control,
                                          const Sinks& sinks) {
    auto found = find_overcrowding(clauses, control);
    if (!found)
        return std::nullopt;
    if (!is_overcrowded(clauses, *found))
        return failure("what was counted does not hold of the clauses");
    Answer answer;
    if (sinks.proof != nullptr) {
        auto proof = prove_overcrowding(clauses, *found, control);
        if (!proof && control.stop_requested()) {
            answer.shortfall = Shortfall::stopped;
            return answer;
        }
        if (!proof)
            return failure(fmt::format("there is no model, for {}; but the proof of that takes "
                                       "more room than there is: solve without one",
                                       describe(*found)));
        *sinks.proof = *std::move(proof);
    }
    answer.status = Status::unsatisfiable;
    answer.overcrowding.emplace(*std::move(found));
    return answer;
}

/// A model of the index's atoms as one of all atoms up to `atoms`.
std::vector<bool> spread(const std::vector<bool>& model, const AtomIndex& index, int atoms) {
    std::vector<bool> result(static_cast<std::size_t>(atoms) + 1);
    for (std::size_t i = 0; i < index.size(); ++i)
        result[static_cast<std::size_t>(index.atom(i))] = model[i + 1];
    return result;
}

} // namespace

Result<Answer> solve(const logic::ClauseSet& clauses, const SolveOptions& options,
                     const Control& control, const Sinks& sinks) {
    const bool ours = options.engine != Engine::cadical && options.engine != Engine::portfolio;
    assert(options.engine != Engine::portfolio || sinks.proof == nullptr);
    assert(sinks.trace == nullptr || (ours && options.engine != Engine::lookahead));
    if (sinks.trace != nullptr && clauses.atoms() > most_atoms_to_record)
        return failure(fmt::format("a run can be recorded for up to {} atoms, there are {}",
                                   most_atoms_to_record, clauses.atoms()));
    const std::size_t words = clauses.literals() + ClauseArena::head_words * clauses.size();
    if (ours && words > std::min(options.features.word_limit, ClauseArena::limit))
        return failure(fmt::format("{} clauses of {} literals are more than this engine has room "
                                   "for; CaDiCaL has no such limit",
                                   clauses.size(), clauses.literals()));

    if (options.engine == Engine::automatic && sinks.trace == nullptr) {
        auto counted = by_counting(clauses, control, sinks);
        if (!counted)
            return tl::unexpected(std::move(counted.error()));
        if (*counted)
            return **std::move(counted);
    }

    const AtomIndex index(clauses);
    // Our engines have tables by atom: fine, unless most of it were for atoms that do not occur.
    const auto atoms = static_cast<std::size_t>(clauses.atoms());
    const bool renames = !ours || (sinks.trace == nullptr && atoms > 2 * index.size());
    Answer answer;
    if (!ours) {
        CadicalOptions cadical;
        cadical.seed = options.seed;
        cadical.proof = sinks.proof;
        auto solver = make_cadical(cadical);
        if (options.engine == Engine::portfolio) {
            std::vector<std::unique_ptr<Solver>> solvers;
            solvers.push_back(make_solver());
            solvers.push_back(std::move(solver));
            solver = make_portfolio(std::move(solvers));
        }
        answer = by_solver(*solver, clauses, index, control);
    } else if (renames) {
        logic::ClauseSet dense;
        std::vector<int> space;
        for (std::size_t i = 0; i < clauses.size(); ++i)
            dense.add(index.dense(clauses[i], space));
        answer = by_ours(dense, options, control, sinks);
    } else {
        answer = by_ours(clauses, options, control, sinks);
    }

    if (renames && atoms != index.size() && sinks.proof != nullptr)
        *sinks.proof = renamed(*sinks.proof, index);
    if (answer.status != Status::satisfiable)
        return answer;
    if (clauses.atoms() > most_atoms_to_list)
        return failure(fmt::format("there is a model, but it has {} atoms; up to {} can be listed",
                                   clauses.atoms(), most_atoms_to_list));
    if (renames)
        answer.model = spread(answer.model, index, clauses.atoms());
    if (!clauses.satisfied_by(answer.model))
        return failure("the engine's model does not satisfy the clauses");
    return answer;
}

} // namespace loggia::sat
