#pragma once

#include "core/base/control.hpp"
#include "core/logic/clauses.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace loggia::sat {

/// Looks for a model by probSAT (Balint, Schoening 2012): one atom of a random false clause is
/// flipped, chosen at random so that an atom that would make many clauses false is rarely chosen.
/// Best on large random sets; it can never prove that there is no model.
///
/// The model, indexed by atom from 1; nothing after the given number of flips or when stopped. A
/// million flips take a fraction of a second as long as the set fits into the processor's cache.
[[nodiscard]] std::optional<std::vector<bool>> search_locally(const logic::ClauseSet& clauses,
                                                              std::uint64_t flips,
                                                              std::uint64_t seed,
                                                              const Control& control = {});

} // namespace loggia::sat
