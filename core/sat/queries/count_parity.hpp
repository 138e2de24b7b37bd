#pragma once

#include "core/base/control.hpp"
#include "core/logic/clauses.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace loggia::sat {

/// The number of models of equations modulo 2.
struct ParityCount {
    bool any = false;
    std::size_t dimension = 0; ///< where there are any: 2 to this power

    friend bool operator==(const ParityCount&, const ParityCount&) = default;
};

/// The number of models that differ in the atoms a with `shown[a]` (from 1 to clauses.atoms() on),
/// if all clauses together encode equations modulo 2. By Gaussian elimination. Nothing if they do
/// not, if there are too many equations for a few seconds, or when stopped.
[[nodiscard]] std::optional<ParityCount> count_parity(const logic::ClauseSet& clauses,
                                                      const std::vector<bool>& shown,
                                                      const Control& control = {});

} // namespace loggia::sat
