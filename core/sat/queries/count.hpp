#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/logic/clauses.hpp"
#include "core/sat/counting/count_statistics.hpp"
#include "core/sat/formats/counting_comments.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace loggia::sat {

/// The largest set of clauses whose models can be counted: then the count has up to 301,030 digits.
constexpr int most_atoms_to_count = 1'000'000;

/// What is counted, and in how much memory.
struct CountOptions {
    /// Models that differ in other atoms alone count once. Atoms from 1 on; those beyond
    /// clauses.atoms() are left out of account.
    std::optional<std::vector<int>> projection;
    /// A model weighs the product of the weights of its true literals (with a projection: of atoms
    /// of that), and the sum over all models is asked for. A literal without a weight weighs 1.
    std::vector<LiteralWeight> weights;
    /// For the cache of counts, in bytes; the clauses, and what is learned, come on top.
    std::size_t cache_bytes = 500'000'000;
};

/// The number of models over atoms 1 to clauses.atoms(), or of their projections, or the weight of
/// either: exactly, in decimal; a weight that is no integer as a quotient in lowest terms. Fails
/// where there are too many atoms, and when stopped: what was counted until then is no count.
///
/// #DPLL with components, a cache and learning, as in sharpSAT (Bayardo, Pehoushek 2000; Sang et
/// al. 2004; Thurley 2006). The clauses are simplified first. After each decision and its unit
/// propagation, what is left falls apart into parts that share no atom, whose counts multiply;
/// counts of parts are kept, by the numbers of their atoms and clauses. Conflicts are learned from.
/// Projected atoms are decided first; a part without any has a model or not. A solver is asked
/// before, so that no counting is wasted on clauses without models. Exponential in the worst case.
/// Clauses that only say equations modulo 2 are counted by Gaussian elimination (count_parity.hpp).
[[nodiscard]] Result<std::string> count_models(const logic::ClauseSet& clauses,
                                               const CountOptions& options, const Control& control,
                                               CountStatistics* statistics = nullptr);
[[nodiscard]] Result<std::string> count_models(const logic::ClauseSet& clauses,
                                               const Control& control = {});

} // namespace loggia::sat
