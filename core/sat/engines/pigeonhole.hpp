#pragma once

#include "core/base/control.hpp"
#include "core/logic/clauses.hpp"
#include "core/sat/proof.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace loggia::sat {

/// Why clauses have no model, by counting: each of the pigeons, which are clauses, needs a true
/// literal of its own, for no literal stands in two of them; each hole is a set of literals of
/// which pigeons can use but one; and there are more pigeons than holes.
///
/// To hold, every literal of a pigeon is in a hole, and of two literals in one hole that belong to
/// different pigeons one implies by clauses of two literals that the other is false: there is the
/// clause that not both are true, or a chain of implications by way of other atoms, as where
/// at-most-one is encoded by a counter (Sinz 2005), a ladder (Gent, Nightingale 2004), a product
/// (Chen 2010), commanders (Klieber, Kwon 2007) or binary numbers.
struct Overcrowding {
    std::vector<std::size_t> pigeons; ///< clauses, by number, rising
    std::vector<std::vector<int>> holes;

    friend bool operator==(const Overcrowding&, const Overcrowding&) = default;
};

/// For people: "11 clauses need a true literal each, out of 10 sets that can have but one each".
[[nodiscard]] std::string describe(const Overcrowding& found);

/// Looks for overcrowding: sets of literals that exclude each other by clauses of two literals, or
/// else by chains of these, are collected greedily, and where a maximum matching (Hopcroft, Karp
/// 1973) of clauses with such sets leaves a clause alone, those that compete with it are too many
/// (Hall 1935). Pigeons in holes, also with clauses that each pigeon is in one hole at most or that
/// no hole stays empty, and chessboards without two corners are found.
///
/// Nothing, where nothing was found or when stopped, which says nothing about the clauses. Memory
/// and, but for the matching, time are linear in the clauses; chains are followed for at most some
/// million steps.
[[nodiscard]] std::optional<Overcrowding> find_overcrowding(const logic::ClauseSet& clauses,
                                                            const Control& control = {});

/// Whether it holds of the clauses. Goes by the definition alone and shares no code with the
/// search.
[[nodiscard]] bool is_overcrowded(const logic::ClauseSet& clauses, const Overcrowding& claim);

/// A DRAT proof of it, after Cook's short proof of the pigeonhole principle by extended resolution
/// (A short proof of the pigeon hole principle using extended resolution, 1976), carried over to
/// pigeons that do not fit into every hole: a hole and a pigeon are left out at a time, and new
/// atoms say where the others are then. Exclusions by chains become clauses first. For n holes that
/// all pigeons fit into, n^4/2 steps; fewer than 100 KB for 10 holes. The new atoms are numbered
/// from the largest atom of the clauses on.
///
/// Nothing when stopped, and where it would take more than `most` literals or more atoms than
/// there are numbers.
[[nodiscard]] std::optional<Proof> prove_overcrowding(const logic::ClauseSet& clauses,
                                                      const Overcrowding& found,
                                                      const Control& control = {},
                                                      std::size_t most = 250'000'000);

} // namespace loggia::sat
