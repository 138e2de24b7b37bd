#include "core/sat/cubes/split.hpp"

#include "core/sat/atom_index.hpp"
#include "core/sat/queries/solve.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <utility>

namespace loggia::sat {

Result<CubeSplit> split_into_cubes(const logic::ClauseSet& clauses, std::size_t cubes,
                                   const Control& control) {
    const AtomIndex index(clauses);
    logic::ClauseSet dense;
    std::vector<int> space;
    for (std::size_t i = 0; i < clauses.size(); ++i)
        dense.add(index.dense(clauses[i], space));
    CubeSplit split = split_by_lookahead(dense, cubes, control);
    const auto original = [&](int literal) {
        const int atom = index.atom(static_cast<std::size_t>(std::abs(literal)) - 1);
        return literal < 0 ? -atom : atom;
    };
    for (Cube& cube : split.cubes)
        for (int& literal : cube)
            literal = original(literal);
    Proof proof;
    for (std::size_t i = 0; i < split.proof.size(); ++i) {
        space.clear();
        for (const int literal : split.proof.clause(i))
            space.push_back(original(literal));
        split.proof.is_deletion(i) ? proof.remove(space) : proof.add(space);
    }
    split.proof = std::move(proof);
    if (split.status == Status::satisfiable) {
        std::vector<bool> model(static_cast<std::size_t>(clauses.atoms()) + 1);
        for (std::size_t i = 0; i < index.size(); ++i)
            model[static_cast<std::size_t>(index.atom(i))] = split.model[i + 1];
        split.model = std::move(model);
        if (!clauses.satisfied_by(split.model))
            return failure("the engine's model does not satisfy the clauses");
    }
    return split;
}

Result<CubeSplit> split_by_given(const logic::ClauseSet& clauses, std::vector<Cube> cubes,
                                 const Control& control) {
    logic::ClauseSet rest = clauses;
    Cube clause;
    for (std::size_t i = 0; i < cubes.size(); ++i) {
        clause.clear();
        for (const int literal : cubes[i]) {
            if (std::abs(literal) > clauses.atoms())
                return failure(fmt::format("cube {} has the atom {}, but the largest one of the "
                                           "clauses is {}",
                                           i + 1, std::abs(literal), clauses.atoms()));
            clause.push_back(-literal);
        }
        rest.add(clause);
    }
    CubeSplit split;
    Sinks sinks;
    sinks.proof = &split.proof;
    SolveOptions options;
    options.engine = Engine::davis_putnam;
    auto answer = solve(rest, options, control, sinks);
    if (!answer)
        return tl::unexpected(std::move(answer.error()));
    if (answer->status == Status::satisfiable) {
        split.status = Status::satisfiable;
        split.model = std::move(answer->model);
        split.model.resize(static_cast<std::size_t>(clauses.atoms()) + 1);
    } else if (answer->status == Status::unsatisfiable) {
        split.status = cubes.empty() ? Status::unsatisfiable : Status::unknown;
        split.cubes = std::move(cubes);
    }
    return split;
}

} // namespace loggia::sat
