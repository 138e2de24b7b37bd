#pragma once

#include "core/base/control.hpp"
#include "core/logic/clauses.hpp"
#include "core/sat/proof.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace loggia::sat {

/// An equation modulo 2: an odd, or even, number of these atoms is true.
struct ParityEquation {
    std::vector<int> atoms; ///< rising, none twice
    bool odd = false;

    friend bool operator==(const ParityEquation&, const ParityEquation&) = default;
};

/// Maximum number of atoms of an equation found in clauses: it takes 2^(n - 1) clauses.
constexpr std::size_t most_parity_atoms = 10;

/// The equations modulo 2 that the clauses encode.
struct ParityEquations {
    std::vector<ParityEquation> equations;
    bool nothing_else = false; ///< each clause belongs to one of them
};

/// All equations that the set encodes by 2^(n - 1) clauses each, in arbitrary order; one-literal
/// clauses only where there are longer equations. Linear in the clauses. Empty when stopped.
[[nodiscard]] ParityEquations find_parity(const logic::ClauseSet& clauses,
                                          const Control& control = {});

/// Why clauses have no model, by parity: equations of the set in whose sum each atom occurs an even
/// number of times, and 1 is left over.
struct ParityContradiction {
    std::vector<ParityEquation> equations;

    friend bool operator==(const ParityContradiction&, const ParityContradiction&) = default;
};

/// For people: "80 equations modulo 2 add up to 0 = 1".
[[nodiscard]] std::string describe(const ParityContradiction& found);

/// The result of elimination: a contradiction, or a solution, or neither where it was stopped or
/// the equations are too many and too dense (some 7,000 that no sparse step simplifies).
struct ParityAnswer {
    std::optional<ParityContradiction> contradiction;
    /// By atom from 1 on, false if no equation says otherwise.
    std::optional<std::vector<bool>> solution;
};

/// Gaussian elimination: sparse, as long as the atom with the fewest occurrences is in three
/// equations at most (Markowitz 1957), then with rows of bits. `atoms` is the largest one.
[[nodiscard]] ParityAnswer solve_parity(const std::vector<ParityEquation>& equations, int atoms,
                                        const Control& control = {});

/// Whether it holds of the clauses. Goes by the definition alone and shares no code with the
/// search.
[[nodiscard]] bool is_contradiction(const logic::ClauseSet& clauses,
                                    const ParityContradiction& claim);

/// A DRAT proof of it: two steps where unit propagation refutes both values of an atom, and else by
/// additions of two equations each, as by binary decision diagrams over a
/// fixed order of the atoms (Bryant, Biere, Heule 2022; Philipp, Rebola-Pardo 2016): new atoms
/// stand for the sum of the first atoms of an equation, and from prefix to prefix the new sum is
/// shown to be the sum of both. An addition takes about 20 steps for each atom of the two. The new
/// atoms are numbered from the largest atom of the clauses on.
///
/// Nothing when stopped, and where it would take more than `most` literals or more atoms than
/// there are numbers.
[[nodiscard]] std::optional<Proof> prove_contradiction(const logic::ClauseSet& clauses,
                                                       const ParityContradiction& found,
                                                       const Control& control = {},
                                                       std::size_t most = 250'000'000);

} // namespace loggia::sat
