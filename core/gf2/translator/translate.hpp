#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/ladr/mace_input.hpp"
#include "core/sat/formats/format.hpp"

#include <string>
#include <vector>

namespace loggia::gf2 {

struct TranslateOptions {
    bool substitute = false; ///< by formulas(substitutions), which is then left out
    bool collect = false;    ///< terms, by symbols
    bool merge = false;      ///< the formulas of a list into one
    bool mod = false;        ///< each expression as `(...) mod 2`
};

/// A file for Mace4, made of another one, and what its reader should know of it.
struct Translation {
    std::string text;
    std::vector<Error> warnings;
};

/// The file with its formulas in the ring of two elements: each as an equation `polynomial = 1`.
///
/// Commands come first, but for those whose first argument is `arithmetic` or `domain_size`, then
/// set(arithmetic) and the domain of 2, then the lists. Merged formulas are one equation, of their
/// product (Ciraulo, Maschio 2020), or for goals, which stand for a disjunction, of that. With
/// `substitute` each `a <-> F` of the list of substitutions puts F in the place of a everywhere,
/// also in the other substitutions. A warning tells where an equation needs `mod 2`, for Mace4
/// computes with integers.
///
/// Errors: what is not propositional, with its place; with `substitute` no list of substitutions,
/// or a cyclic one; too many terms.
[[nodiscard]] Result<Translation>
to_ring(const ladr::MaceInput& input, const TranslateOptions& options, const Control& control = {});

/// The other way: equations of sums and products modulo 2 as propositional formulas.
[[nodiscard]] Result<Translation> to_propositional(const ladr::MaceInput& input,
                                                   const Control& control = {});

/// The models of all lists as those of clauses in that form, with `N NAME` for each atom: in the
/// back matter, or in comments. Formulas are propositional, or equations modulo 2. Without new
/// atoms where distributing keeps it small, and by definitions, which are atoms without a name,
/// otherwise.
[[nodiscard]] Result<std::string> to_clauses(const ladr::MaceInput& input, sat::ClauseForm form,
                                             const Control& control = {});

} // namespace loggia::gf2
