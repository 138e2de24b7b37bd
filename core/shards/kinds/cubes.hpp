#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/logic/clauses.hpp"
#include "core/sat/cubes/cube_solver.hpp"
#include "core/sat/cubes/split.hpp"
#include "core/sat/proof.hpp"
#include "core/sat/proofs/check_proof.hpp"
#include "core/sat/solver.hpp"
#include "core/shards/folder.hpp"
#include "core/shards/kind.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace loggia::shards {

/// Clauses cut into cubes (cube and conquer). The inputs of the job are `clauses.cnf`, DIMACS, and
/// `split.drat`, the proof of the split; an item is a line of iCNF.
///
/// Where the split has the answer already, there is one cube: the model, or one that holds nowhere.
/// Fails where the split was stopped, and where there are too many atoms to list a model.
[[nodiscard]] Result<JobOrder> order_of_cubes(const logic::ClauseSet& clauses,
                                              const sat::CubeSplit& split, sat::CubeEngine engine);

/// Kind::run. A cube with a model ends the shard.
[[nodiscard]] Result<WorkEnd> run_cubes(const Work& work, const Control& control);

/// How the proof that there is no model is checked.
struct CubesCheck {
    /// The proofs of each shard by themselves, several at a time, and that of the split; not the
    /// composed one. That is sound as well, and takes as long as the largest of them where there
    /// are enough processors.
    bool by_parts = false;
    int threads = 1;          ///< parts at a time
    bool wants_proof = false; ///< compose it also where it is not checked as a whole
};

/// The answer of all cubes together.
struct CubesMerged {
    sat::Status status = sat::Status::unknown; ///< unknown where cubes are missing, or when stopped
    std::vector<bool> model;                   ///< where satisfiable; evaluated on the clauses
    sat::Proof proof;                          ///< where unsatisfiable: composed of all parts
    std::size_t lemmas = 0;                    ///< steps that the checker needed
    std::size_t steps = 0;                     ///< of all proofs
    logic::ClauseSet clauses;
    std::size_t cubes = 0;
    double check_seconds = 0; ///< of the proof, by the clock
};

/// Puts the results together: one cube with a model is enough. Otherwise the proofs become one,
/// which is checked against the clauses, as a whole or part by part. Fails where a record is none,
/// a model is wrong or the proof is refused.
[[nodiscard]] Result<CubesMerged> merge_cubes(const std::filesystem::path& folder,
                                              const Collected& collected,
                                              const CubesCheck& check = {},
                                              const Control& control = {});

} // namespace loggia::shards
