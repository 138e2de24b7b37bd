#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/logic/clauses.hpp"
#include "core/sat/proofs/check_proof.hpp"
#include "core/sat/proofs/proof_hints.hpp"

#include <cstddef>
#include <string_view>
#include <vector>

namespace loggia::sat {

/// Whether a proof of a set of so many clauses is LRAT, and not DRAT. As text, its first step
/// begins with a number that no clause of the set has, and has hints behind its literals, or it
/// removes clauses by number. Binary, its numbers of clauses increase, and hints are smaller than
/// the number of their clause. Linear.
[[nodiscard]] bool is_lrat(std::string_view text, std::size_t clauses);

/// Reads text, as to_lrat() writes it: `NUMBER LITERALS 0 HINTS 0`, or `NUMBER d NUMBERS 0` for
/// what is removed; `c` comments. Also the binary form of CaDiCaL, which is what has a zero byte:
/// `a`, the number, literals, zero, hints, zero; or `d`, numbers, zero; each number n as 2 |n| + (1
/// if negative) in groups of 7 bits. Errors in it say the byte. Linear; fails when stopped.
[[nodiscard]] Result<std::vector<HintedStep>> parse_lrat(std::string_view text,
                                                         const Control& control = {});

/// Checks a proof forwards, by its hints alone: each clause that is added has to follow as its
/// hints say. Hints whose clause holds already are passed over; what is removed and not there is
/// ignored. Linear in the clauses that the hints name, and in all clauses for a step that follows
/// only by its pivot. `step` counts the removals, too.
[[nodiscard]] ProofCheck check_lrat(const logic::ClauseSet& clauses,
                                    const std::vector<HintedStep>& steps,
                                    const Control& control = {});

} // namespace loggia::sat
