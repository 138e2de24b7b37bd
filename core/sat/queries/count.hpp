#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/logic/clauses.hpp"

#include <string>

namespace loggia::sat {

/// The largest set of clauses whose models can be counted: then the count has up to 301,030 digits.
constexpr int most_atoms_to_count = 1'000'000;

/// The number of models over atoms 1 to clauses.atoms(), exactly, in decimal. Fails where there are
/// too many atoms, and when stopped.
///
/// #DPLL with components and a cache (Bayardo, Pehoushek 2000; Sang et al. 2004; the cache's keys
/// as in sharpSAT, Thurley 2006): after each decision and its unit propagation what is left falls
/// apart into parts that share no atom, whose counts multiply; the counts of parts are kept by the
/// numbers of their atoms and clauses, up to 256 MiB. A solver is asked first, so that no counting
/// is wasted on clauses without models. No learning: meant for sets of some hundred atoms.
[[nodiscard]] Result<std::string> count_models(const logic::ClauseSet& clauses,
                                               const Control& control = {});

} // namespace loggia::sat
