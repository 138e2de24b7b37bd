#pragma once

#include "core/logic/clauses.hpp"

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace loggia::sat {

/// A line `x1 -2 3 0` as CryptoMiniSat reads it: an odd number of its literals is true. In terms of
/// atoms, an odd or even number of these is true.
struct XorLine {
    std::vector<int> atoms; ///< In ascending order; atoms that occur twice cancel.
    bool odd = true;

    friend bool operator==(const XorLine&, const XorLine&) = default;
};

/// What the literals of such a line say.
[[nodiscard]] XorLine xor_line(std::span<const int> literals);

/// An atom that is no atom of the file: whether an odd number of these atoms, all smaller, is true.
struct AuxiliaryAtom {
    int atom = 0;
    std::array<int, 3> sum_of{};

    friend bool operator==(const AuxiliaryAtom&, const AuxiliaryAtom&) = default;
};

/// The most atoms of an xor that is written out without auxiliary atoms, by 2^(n - 1) clauses.
inline constexpr std::size_t most_xor_atoms_at_once = 6;

/// How many auxiliary atoms and clauses add_xor() adds.
[[nodiscard]] std::size_t auxiliary_atoms_of(const XorLine& line);
[[nodiscard]] std::size_t clauses_of(const XorLine& line);

/// Adds the clauses of the xor. A long one is split into xors of at most four atoms each, by
/// auxiliary atoms from the largest atom of the set on, which are appended to the list: each model
/// of the line is continued by exactly one model of the clauses, so counts stay what they are.
/// Precondition: there are numbers for the new atoms.
void add_xor(const XorLine& line, logic::ClauseSet& clauses, std::vector<AuxiliaryAtom>& auxiliary);

} // namespace loggia::sat
