#pragma once

#include "core/base/control.hpp"
#include "core/logic/clauses.hpp"

#include <optional>
#include <vector>

namespace loggia::sat {

/// Looks for a model in which the atoms are alike as far as unit propagation lets them: all of them
/// are set to false, then to true, from the first to the last and from the last to the first (the
/// lucky phases of CaDiCaL). Each try ends at its first conflict.
///
/// The model, by atom from 1 on, or nothing where no try succeeds or when stopped. Takes about as
/// long as reading the clauses.
[[nodiscard]] std::optional<std::vector<bool>> try_lucky_phases(const logic::ClauseSet& clauses,
                                                                const Control& control = {});

} // namespace loggia::sat
