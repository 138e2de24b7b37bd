#include "core/sat/cubes/cube_solver.hpp"

#include "core/sat/atom_index.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace loggia::sat {

namespace {

struct NamedCubeEngine {
    std::string_view name;
    CubeEngine engine;
};
constexpr std::array cube_engines{
    NamedCubeEngine{"cdcl", CubeEngine::cdcl},
    NamedCubeEngine{"lookahead", CubeEngine::lookahead},
    NamedCubeEngine{"cadical", CubeEngine::cadical},
};

std::vector<int> negated(const Cube& cube) {
    std::vector<int> clause;
    for (const int literal : cube)
        clause.push_back(-literal);
    return clause;
}

Proof cubes_as_steps(std::span<const Cube> cubes) {
    Proof steps;
    for (const Cube& cube : cubes)
        steps.add(cube);
    return steps;
}

} // namespace

std::string_view to_text(CubeEngine engine) {
    return cube_engines.at(static_cast<std::size_t>(engine)).name;
}

Result<CubeEngine> cube_engine_of(std::string_view name) {
    for (const NamedCubeEngine& named : cube_engines)
        if (named.name == name)
            return named.engine;
    return failure("expected cdcl, lookahead or cadical");
}

/// Our engine with the atoms numbered without gaps.
class CubeSolver::Incremental {
public:
    Incremental(const logic::ClauseSet& clauses, std::span<const Cube> cubes)
        : clauses_(clauses), index_(clauses, cubes_as_steps(cubes)) {
        Sinks sinks;
        sinks.proof = &steps_;
        solver_ = make_davis_putnam(cdcl(), sinks);
    }

    Status solve(const Cube& cube, const Control& control) {
        has_clauses_ = has_clauses_ || add_clauses(*solver_, clauses_, control, &index_);
        if (!has_clauses_)
            return Status::unknown;
        for (const int literal : cube)
            solver_->assume(index_.dense(literal));
        return solver_->solve(control);
    }

    [[nodiscard]] std::vector<bool> model(int atoms) const {
        std::vector<bool> values(static_cast<std::size_t>(atoms) + 1);
        for (std::size_t i = 0; i < index_.size(); ++i)
            if (index_.atom(i) <= atoms)
                values[static_cast<std::size_t>(index_.atom(i))] =
                    solver_->value(static_cast<int>(i) + 1);
        return values;
    }

    /// All steps since the last call, and the negation of as much of the cube as was needed. That
    /// also becomes a clause of the solver, as the proof keeps it.
    Proof refutation(const Cube& cube) {
        Proof proof;
        std::vector<int> clause;
        for (std::size_t i = 0; i < steps_.size(); ++i) {
            clause.clear();
            for (const int literal : steps_.clause(i)) {
                const int atom = index_.atom(static_cast<std::size_t>(std::abs(literal)) - 1);
                clause.push_back(literal < 0 ? -atom : atom);
            }
            steps_.is_deletion(i) ? proof.remove(clause) : proof.add(clause);
        }
        steps_.clear();
        clause.clear();
        for (const int literal : cube)
            if (solver_->failed(index_.dense(literal)))
                clause.push_back(-literal);
        proof.add(clause);
        std::vector<int> space;
        solver_->add(index_.dense(clause, space));
        steps_.clear(); // what adding it may have derived follows again from what is recorded
        return proof;
    }

private:
    const logic::ClauseSet& clauses_;
    AtomIndex index_;
    bool has_clauses_ = false;
    Proof steps_; ///< with the solver's atoms
    std::unique_ptr<Solver> solver_;
};

CubeSolver::CubeSolver(const logic::ClauseSet& clauses, std::span<const Cube> cubes,
                       CubeEngine engine)
    : clauses_(clauses), engine_(engine) {
    if (engine == CubeEngine::cdcl)
        incremental_ = std::make_unique<Incremental>(clauses, cubes);
}

CubeSolver::~CubeSolver() = default;

/// With the cube as clauses of one literal. A step C of the proof then becomes C or the negation of
/// the cube, which follows from the clauses alone.
Result<CubeAnswer> CubeSolver::solve_alone(const Cube& cube, const Control& control) const {
    SolveOptions options;
    options.engine = engine_ == CubeEngine::lookahead ? Engine::lookahead : Engine::cadical;
    Proof steps;
    Sinks sinks;
    sinks.proof = &steps;
    auto found = sat::solve(with_assumptions(clauses_, cube), options, control, sinks);
    if (!found)
        return tl::unexpected(std::move(found.error()));
    CubeAnswer answer;
    answer.status = found->status;
    answer.model = std::move(found->model);
    if (answer.status != Status::unsatisfiable)
        return answer;
    const std::vector<int> refuted = negated(cube);
    std::vector<int> sorted = cube;
    std::sort(sorted.begin(), sorted.end());
    std::vector<int> clause;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const auto step = steps.clause(i);
        if (std::any_of(step.begin(), step.end(), [&](int literal) {
                return std::binary_search(sorted.begin(), sorted.end(), literal);
            }))
            continue; // true in the cube: it says nothing there
        clause.assign(step.begin(), step.end());
        for (const int literal : refuted)
            if (std::find(step.begin(), step.end(), literal) == step.end())
                clause.push_back(literal);
        steps.is_deletion(i) ? answer.proof.remove(clause) : answer.proof.add(clause);
    }
    answer.proof.add(refuted);
    return answer;
}

Result<CubeAnswer> CubeSolver::solve(const Cube& cube, const Control& control) {
    if (incremental_ == nullptr)
        return solve_alone(cube, control);
    CubeAnswer answer;
    answer.status = incremental_->solve(cube, control);
    if (answer.status == Status::satisfiable) {
        answer.model = incremental_->model(clauses_.atoms());
        if (!clauses_.satisfied_by(answer.model))
            return failure("the engine's model does not satisfy the clauses");
    }
    if (answer.status == Status::unsatisfiable)
        answer.proof = incremental_->refutation(cube);
    return answer;
}

} // namespace loggia::sat
