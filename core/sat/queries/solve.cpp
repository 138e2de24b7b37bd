#include "core/sat/queries/solve.hpp"

#include "core/base/number_text.hpp"
#include "core/sat/atom_index.hpp"
#include "core/sat/engines/automatic_engine.hpp"
#include "core/sat/engines/clause_arena.hpp"
#include "core/sat/engines/lookahead.hpp"
#include "core/sat/engines/portfolio.hpp"
#include "core/sat/formats/answer_format.hpp"
#include "core/sat/proofs/check_proof.hpp"
#include "core/sat/queries/partial_assignment.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdlib>
#include <memory>
#include <utility>
#include <vector>

namespace loggia::sat {

namespace {

/// What the proof says of atom i + 1, said of the atom that the index has under number i; atoms
/// that the proof introduces come after `atoms`, the largest one of the clauses.
Proof renamed(const Proof& proof, const AtomIndex& index, int atoms) {
    const auto name = [&](std::size_t i) {
        return i < index.size() ? index.atom(i) : atoms + static_cast<int>(i - index.size()) + 1;
    };
    Proof result;
    std::vector<int> clause;
    for (std::size_t i = 0; i < proof.size(); ++i) {
        clause.clear();
        for (const int literal : proof.clause(i)) {
            const int atom = name(static_cast<std::size_t>(std::abs(literal)) - 1);
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
    if (!add_clauses(solver, clauses, control, &index))
        return answer;
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

Answer by_cadical(const logic::ClauseSet& clauses, const AtomIndex& index,
                  const SolveOptions& options, const Control& control, const Sinks& sinks) {
    Answer answer = by_solver(*make_cadical({options.seed, sinks.proof}), clauses, index, control);
    answer.answered_by = AnsweredBy::cadical;
    return answer;
}

/// Both write a proof, if one is wanted; that of the one which answers counts.
Answer by_portfolio(const logic::ClauseSet& clauses, const AtomIndex& index,
                    const SolveOptions& options, const Control& control, const Sinks& sinks) {
    std::array<Proof, 2> proofs;
    const bool proves = sinks.proof != nullptr;
    Sinks ours;
    ours.proof = proves ? proofs.data() : nullptr;
    std::vector<std::unique_ptr<Solver>> solvers;
    solvers.push_back(make_solver(ours));
    solvers.push_back(make_cadical({options.seed, proves ? &proofs[1] : nullptr}));
    Portfolio portfolio(std::move(solvers));
    Answer answer = by_solver(portfolio, clauses, index, control);
    answer.answered_by = portfolio.winner() == 0 ? AnsweredBy::own_engines : AnsweredBy::cadical;
    if (proves)
        *sinks.proof = std::move(proofs.at(portfolio.winner()));
    return answer;
}

Answer by_ours(const logic::ClauseSet& clauses, const SolveOptions& options, const Control& control,
               const Sinks& sinks) {
    const bool automatic = options.engine == Engine::automatic;
    Engine engine = options.engine;
    if (automatic)
        engine = sinks.trace == nullptr ? pick(clauses) : Engine::davis_putnam;
    const bool looks_ahead = engine == Engine::lookahead;
    Answer answer =
        looks_ahead
            ? solve_by_lookahead(clauses, control, sinks)
            : solve_by_davis_putnam(clauses, automatic ? cdcl() : options.features, control, sinks);
    answer.answered_by = looks_ahead ? AnsweredBy::lookahead : AnsweredBy::davis_putnam;
    return answer;
}

/// A model of the index's atoms as one of all atoms up to `atoms`.
std::vector<bool> spread(const std::vector<bool>& model, const AtomIndex& index, int atoms) {
    std::vector<bool> result(static_cast<std::size_t>(atoms) + 1);
    for (std::size_t i = 0; i < index.size(); ++i)
        result[static_cast<std::size_t>(index.atom(i))] = model[i + 1];
    return result;
}

/// The answer, unless its model is none or cannot be listed.
Result<Answer> checked(Answer answer, const logic::ClauseSet& clauses) {
    if (answer.status == Status::unknown)
        answer.answered_by = AnsweredBy::nobody;
    if (answer.status != Status::satisfiable)
        return answer;
    if (clauses.atoms() > most_atoms_to_list)
        return failure(fmt::format("satisfiable, but the model has {} atoms (the limit is {})",
                                   number_text(static_cast<std::uint64_t>(clauses.atoms())),
                                   number_text(most_atoms_to_list)));
    if (!clauses.satisfied_by(answer.model))
        return failure("the engine's model does not satisfy the clauses");
    return answer;
}

/// Whether the engine can be asked which assumptions failed.
bool tells_failed(const SolveOptions& options) {
    const Features& features = options.features;
    return options.engine == Engine::cadical || options.engine == Engine::portfolio ||
           (options.engine == Engine::davis_putnam && features.learning &&
            features.elimination == Elimination::none && !features.pure_literals);
}

std::unique_ptr<Solver> solver_of(const SolveOptions& options) {
    if (options.engine == Engine::davis_putnam)
        return make_davis_putnam(options.features);
    auto cadical = make_cadical({options.seed, nullptr});
    if (options.engine == Engine::cadical)
        return cadical;
    std::vector<std::unique_ptr<Solver>> solvers;
    solvers.push_back(make_solver());
    solvers.push_back(std::move(cadical));
    return std::make_unique<Portfolio>(std::move(solvers));
}

Result<Answer> assuming(const logic::ClauseSet& clauses, const SolveOptions& options,
                        const Control& control) {
    const auto all = with_assumptions(clauses, options.assumptions);
    const AtomIndex index(all);
    const auto solver = solver_of(options);
    for (const int literal : options.assumptions)
        solver->assume(index.dense(literal));
    Answer answer = by_solver(*solver, clauses, index, control);
    if (answer.status == Status::unsatisfiable)
        for (const int literal : options.assumptions)
            if (solver->failed(index.dense(literal)))
                answer.failed.push_back(literal);
    if (answer.status == Status::satisfiable && all.atoms() <= most_atoms_to_list)
        answer.model = spread(answer.model, index, all.atoms());
    return checked(std::move(answer), all);
}

/// The assumptions as clauses; those that failed are the ones that the proof needs.
Result<Answer> by_units(const logic::ClauseSet& clauses, const SolveOptions& options,
                        const Control& control, const Sinks& sinks) {
    const auto all = with_assumptions(clauses, options.assumptions);
    SolveOptions plain = options;
    plain.assumptions.clear();
    Proof proof;
    Sinks with_proof = sinks;
    if (sinks.proof == nullptr)
        with_proof.proof = &proof;
    auto answer = solve(all, plain, control, with_proof);
    if (!answer || answer->status != Status::unsatisfiable)
        return answer;
    const ProofCheck check = check_proof(all, *with_proof.proof, control);
    if (check.verdict == ProofCheck::Verdict::refused)
        return failure("the engine's proof was rejected: " + check.reason);
    if (check.verdict == ProofCheck::Verdict::stopped) {
        answer->failed = options.assumptions;
        return answer;
    }
    for (const std::size_t i : check.core)
        if (i >= clauses.size())
            answer->failed.push_back(options.assumptions[i - clauses.size()]);
    return answer;
}

/// Then any search ends at once, and says so more plainly than a count.
bool fail_by_propagation(const logic::ClauseSet& clauses) {
    constexpr std::size_t most_literals = 100'000; // of a set that a person looks at
    if (clauses.literals() > most_literals || clauses.atoms() > most_atoms_to_record)
        return false;
    for (std::size_t i = 0; i < clauses.size(); ++i)
        if (clauses[i].size() == 1)
            return propagate_units(clauses, {}).conflict.has_value();
    return false;
}

} // namespace

logic::ClauseSet with_assumptions(const logic::ClauseSet& clauses,
                                  std::span<const int> assumptions) {
    logic::ClauseSet result = clauses;
    for (const int literal : assumptions)
        result.add(std::span(&literal, 1));
    return result;
}

Result<std::optional<Answer>> solve_without_search(const logic::ClauseSet& clauses,
                                                   const Control& control, const Sinks& sinks) {
    if (fail_by_propagation(clauses))
        return std::optional<Answer>();
    auto found = answer_at_once(clauses, control, sinks);
    if (!found || !*found)
        return found;
    return checked(**std::move(found), clauses).map([](Answer answer) {
        return std::optional(std::move(answer));
    });
}

Result<Answer> solve(const logic::ClauseSet& clauses, const SolveOptions& options,
                     const Control& control, const Sinks& sinks) {
    if (!options.assumptions.empty())
        return sinks.proof == nullptr && sinks.trace == nullptr && tells_failed(options)
                   ? assuming(clauses, options, control)
                   : by_units(clauses, options, control, sinks);
    const bool ours = options.engine != Engine::cadical && options.engine != Engine::portfolio;
    assert(sinks.trace == nullptr || (ours && options.engine != Engine::lookahead));
    if (sinks.trace != nullptr && clauses.atoms() > most_atoms_to_record)
        return failure(fmt::format("too many atoms to record the run: {1} (the limit is {0})",
                                   number_text(most_atoms_to_record),
                                   number_text(static_cast<std::uint64_t>(clauses.atoms()))));
    const std::size_t words = clauses.literals() + ClauseArena::head_words * clauses.size();
    if (ours && words > std::min(options.features.word_limit, ClauseArena::limit))
        return failure(fmt::format("{} clauses with {} literals exceed the limit of this engine; "
                                   "CaDiCaL has no such limit",
                                   clauses.size(), clauses.literals()));

    if (options.engine == Engine::automatic && sinks.trace == nullptr) {
        auto found = solve_without_search(clauses, control, sinks);
        if (!found)
            return tl::unexpected(std::move(found.error()));
        if (*found)
            return **std::move(found);
        if (control.stop_requested()) {
            Answer stopped;
            stopped.shortfall = Shortfall::stopped;
            return stopped;
        }
    }

    const AtomIndex index(clauses);
    // Our engines have tables by atom: fine, unless most of it were for atoms that do not occur.
    const auto atoms = static_cast<std::size_t>(clauses.atoms());
    const bool renames = !ours || (sinks.trace == nullptr && atoms > 2 * index.size());
    Answer answer;
    if (!ours) {
        answer = options.engine == Engine::portfolio
                     ? by_portfolio(clauses, index, options, control, sinks)
                     : by_cadical(clauses, index, options, control, sinks);
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
        *sinks.proof = renamed(*sinks.proof, index, clauses.atoms());
    if (renames && answer.status == Status::satisfiable && clauses.atoms() <= most_atoms_to_list)
        answer.model = spread(answer.model, index, clauses.atoms());
    return checked(std::move(answer), clauses);
}

} // namespace loggia::sat
