#pragma once

#include "core/base/control.hpp"
#include "core/logic/clauses.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace loggia::sat {

/// Values of atoms, some of which may be open: 1 is true, -1 false, 0 open. [0] is unused; atoms
/// beyond its end are open.
using PartialAssignment = std::vector<signed char>;

enum class ClauseStatus : std::uint8_t {
    open,      ///< two or more literals are open, and none is true
    satisfied, ///< a literal is true
    unit,      ///< one literal is open and all others are false: it must be true
    falsified, ///< all literals are false
};
inline constexpr std::size_t clause_statuses = 4;

/// The status of each clause, and the number of clauses with each status.
struct ClauseReport {
    std::vector<ClauseStatus> of;                     ///< by clause
    std::array<std::size_t, clause_statuses> count{}; ///< by ClauseStatus
};

/// A clause that has an open literal and its negation is not satisfied by that: nothing is true
/// yet. The same open literal twice counts once. Linear; ends early, with the rest open, when
/// stopped.
[[nodiscard]] ClauseReport report_clauses(const logic::ClauseSet& clauses,
                                          const PartialAssignment& values,
                                          const Control& control = {});

/// What follows by unit propagation.
struct Propagated {
    PartialAssignment values;            ///< those given, and what they force
    std::size_t forced = 0;              ///< how many atoms got a value
    std::optional<std::size_t> conflict; ///< the falsified clause at which propagation stops
};
/// Linear in the literals of the clauses.
[[nodiscard]] Propagated propagate_units(const logic::ClauseSet& clauses, PartialAssignment values);

} // namespace loggia::sat
