#pragma once

#include "core/sat/traces/trace.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace loggia::sat {

/// `decide`, `propagate` and so on.
[[nodiscard]] std::string_view name_of(EventKind kind);

/// The clause in its usual notation: `clause 3 (1 -2 5)`, counted from 1; long ones are cut off.
[[nodiscard]] std::string describe_clause(const Trace& trace, std::uint32_t clause);

/// What the last event was, without its kind: the literal and why, or the clause and how it
/// follows. Of a conflict, also its unique implication points; of a learned clause, the cut. Empty
/// at the very start. Linear in what takes part.
[[nodiscard]] std::string describe_last(const TraceView& view);

/// The cut of the implication graph that a learned clause stands for.
struct Cut {
    std::vector<int> reasons;  ///< what together led to the conflict: the clause, negated
    std::vector<int> resolved; ///< between the cut and the conflict, latest first
};
/// Of a clause that an event of the kind `learn` brought.
[[nodiscard]] Cut cut_of(const Trace& trace, std::uint32_t clause);

/// The unique implication points at a moment whose last event is a conflict, the decision first;
/// nothing elsewhere.
[[nodiscard]] std::vector<int> implication_points(const TraceView& view);

} // namespace loggia::sat
