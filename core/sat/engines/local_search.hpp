#pragma once

#include "core/base/control.hpp"
#include "core/logic/clauses.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace loggia::sat {

/// Looks for a model by probSAT (Balint, Schoening 2012): of a random false clause one atom is
/// flipped, by chance, and rarely one that makes many clauses false. Best on large sets drawn at
/// random; it can never say that there is no model.
///
/// The model, by atom from 1 on, or nothing after so many flips or when stopped. A million flips
/// take a fraction of a second as long as the set fits into the processor's cache.
[[nodiscard]] std::optional<std::vector<bool>> search_locally(const logic::ClauseSet& clauses,
                                                              std::uint64_t flips,
                                                              std::uint64_t seed,
                                                              const Control& control = {});

} // namespace loggia::sat
