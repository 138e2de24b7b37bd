#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/ladr/ground.hpp"
#include "core/ladr/interpretation.hpp"
#include "core/ladr/mace_input.hpp"
#include "core/logic/clauses.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::ladr {

/// The clauses of a problem: variable v of its store is atom v + 1, atoms beyond those are
/// definitions, so models correspond one to one. Some of the clauses where it is stopped.
[[nodiscard]] logic::ClauseSet clauses_of(const GroundProblem& problem,
                                          const Control& control = {});

/// Takes a model, which is valid during the call; returns whether to go on.
using InterpretationSink = std::function<bool(const Interpretation&)>;

struct FoundModels {
    std::uint64_t count = 0;
    bool complete = false; ///< there are no more: neither stopped nor told not to go on
};

/// Sends every model to the sink, in lexicographic order of the tables, entry by entry, 0 before 1;
/// with a projection (by number of table, rising) only those tables, each way to fill them once.
/// Models that are isomorphic count as different.
///
/// Depth-first with unit propagation, so memory does not grow with their number; where it loses its
/// way, a solver is asked before entering a branch whether there is a model in it.
FoundModels for_each_interpretation(const GroundProblem& problem,
                                    const std::optional<std::vector<std::size_t>>& projection,
                                    const InterpretationSink& sink, const Control& control = {});

/// How a search for models ended, with Mace4's exit statuses.
enum class MaceExit : std::uint8_t {
    enough = 0,       ///< as many as were asked for
    exhausted = 2,    ///< there is none
    all = 3,          ///< all of them
    seconds_some = 4, ///< out of time, with models
    seconds_none = 5, ///< out of time, without one
    stopped = 130,
};
[[nodiscard]] std::string_view to_text(MaceExit exit) noexcept;

/// Which models are found where some differ only in the names of elements.
enum class Isomorphic : std::uint8_t {
    all,
    lnh,  ///< those that the least-number heuristic leaves, as Mace4
    none, ///< one of each class; elements that the file names keep their names
};
struct MaceSearch {
    std::optional<std::vector<std::string>> projection; ///< names to be told of; all without it
    /// Models that agree on all but the Skolem functions come once then; without it the models are
    /// those of Mace4, which come with each choice of Skolem functions. Plays no part with a
    /// projection, with arithmetic and where no term occurs: then all models are found.
    std::optional<Isomorphic> isomorphic;
    std::function<void(int size)> on_size; ///< before each size; may be empty
    /// For each size that does not have the elements that the file names; may be empty.
    std::function<void(int size, const Error& reason)> on_skipped;
};

/// Why a size is skipped.
[[nodiscard]] Error missing_element(const MaceInput& input, const Signature& signature, int size);

struct MaceResult {
    MaceExit exit = MaceExit::exhausted;
    std::uint64_t models = 0;
    /// The sizes over which there is no other model, in the order in which they were searched. As
    /// in Mace4, `exit` does not tell that max_seconds_per cut the search of a size short.
    std::vector<int> exhausted;
};

/// Looks for models as Mace4 does: over domains of the sizes that the options name, until there are
/// as many as asked for. By backtracking over cells where the file is first-order; Skolem functions
/// are then part of a model. Otherwise by ConstantSearch, or where that is not for the file or
/// takes longer, by for_each_interpretation(), both in its order. Models are numbered from 1 on.
/// Where no term occurs, so that every size has the same models, the first size is enough; sizes
/// without the elements that are named are skipped. Errors: what signature_of() and ground()
/// refuse, names of the projection that the text does not have.
[[nodiscard]] Result<MaceResult> find_models(const MaceInput& input, const MaceOptions& options,
                                             const MaceSearch& search,
                                             const InterpretationSink& sink,
                                             const Control& control = {});

/// Takes a size and how many models there are over it, in digits.
using CountSink = std::function<void(int size, const std::string& number)>;

/// Counts the models that find_models() finds over each size that the options name, or over the
/// first one where they name none. Isomorphic::all counts without listing: by the automorphisms of
/// one model of each class, or by components with a cache. The errors of find_models(); how it
/// ended.
[[nodiscard]] Result<MaceExit> count_interpretations(const MaceInput& input,
                                                     const MaceOptions& options,
                                                     std::optional<Isomorphic> isomorphic,
                                                     const CountSink& sink,
                                                     const Control& control = {});

} // namespace loggia::ladr
