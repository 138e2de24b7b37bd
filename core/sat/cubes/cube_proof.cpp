#include "core/sat/cubes/cube_proof.hpp"

#include <algorithm>
#include <array>
#include <climits>
#include <cstdlib>
#include <utility>

namespace loggia::sat {

CubeProof::Clause CubeProof::sorted(std::span<const int> clause) {
    Clause result(clause.begin(), clause.end());
    std::sort(result.begin(), result.end());
    result.erase(std::unique(result.begin(), result.end()), result.end());
    return result;
}

void CubeProof::remove(std::span<const int> clause) {
    const auto found = learned_.find(sorted(clause));
    if (found == learned_.end())
        return;
    whole_.remove(clause);
    if (--found->second == 0)
        learned_.erase(found);
}

void CubeProof::add(const Proof& cube) {
    for (std::size_t i = 0; i < cube.size(); ++i) {
        if (cube.is_deletion(i)) {
            remove(cube.clause(i));
            continue;
        }
        whole_.add(cube.clause(i));
        if (i + 1 < cube.size())
            ++learned_[sorted(cube.clause(i))];
    }
}

void CubeProof::end_part() {
    for (const auto& [clause, times] : learned_)
        for (std::size_t i = 0; i < times; ++i)
            whole_.remove(clause);
    learned_.clear();
}

Proof CubeProof::finish(const Proof& split) {
    end_part();
    for (std::size_t i = 0; i < split.size(); ++i) {
        if (split.is_deletion(i)) {
            remove(split.clause(i));
        } else {
            whole_.add(split.clause(i));
            ++learned_[sorted(split.clause(i))];
        }
    }
    learned_.clear();
    return std::exchange(whole_, {});
}

Result<ProofCheck> check_cubes(const logic::ClauseSet& clauses, std::span<const Proof> cubes,
                               const Control& control) {
    int largest = clauses.atoms();
    for (const Proof& cube : cubes)
        for (std::size_t i = 0; i < cube.size(); ++i)
            for (const int literal : cube.clause(i))
                largest = std::max(largest, std::abs(literal));
    if (cubes.size() > static_cast<std::size_t>(INT_MAX - largest))
        return failure("there are too many atoms to check the cubes one by one");
    logic::ClauseSet set = clauses;
    CubeProof steps;
    std::vector<int> one_fails;
    for (const Proof& cube : cubes) {
        const int fails = largest + static_cast<int>(one_fails.size()) + 1;
        one_fails.push_back(fails);
        if (!cube.empty())
            for (const int literal : cube.clause(cube.size() - 1))
                set.add(std::array{-fails, -literal});
        steps.add(cube);
    }
    set.add(one_fails);
    Proof last;
    for (const int fails : one_fails)
        last.add(std::array{-fails});
    last.add({});
    return check_proof(set, steps.finish(last), control);
}

ProofCheck check_split(const logic::ClauseSet& clauses,
                       std::span<const std::vector<int>> last_steps, const Proof& split,
                       const Control& control) {
    logic::ClauseSet set = clauses;
    for (const std::vector<int>& clause : last_steps)
        set.add(clause);
    return check_proof(set, split, control);
}

} // namespace loggia::sat
