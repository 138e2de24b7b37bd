#include "core/sat/formats/xor_line.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstdlib>

namespace loggia::sat {

namespace {

constexpr std::size_t atoms_of_piece = 4;

/// The 2^(n - 1) clauses: each rules out one of the assignments with the wrong parity.
void add_at_once(std::span<const int> atoms, bool odd, logic::ClauseSet& clauses) {
    const std::uint32_t all = std::uint32_t{1} << atoms.size();
    for (std::uint32_t values = 0; values < all; ++values) {
        if ((std::popcount(values) % 2 == 1) == odd)
            continue;
        for (std::size_t i = 0; i < atoms.size(); ++i)
            clauses.push((values >> i & 1U) != 0 ? -atoms[i] : atoms[i]);
        clauses.end_clause();
    }
}

} // namespace

XorLine xor_line(std::span<const int> literals) {
    XorLine line;
    std::vector<int> atoms;
    atoms.reserve(literals.size());
    for (const int literal : literals) {
        line.odd = line.odd != (literal < 0);
        atoms.push_back(std::abs(literal));
    }
    std::sort(atoms.begin(), atoms.end());
    for (const int atom : atoms) {
        if (!line.atoms.empty() && line.atoms.back() == atom)
            line.atoms.pop_back();
        else
            line.atoms.push_back(atom);
    }
    return line;
}

std::size_t auxiliary_atoms_of(const XorLine& line) {
    const std::size_t count = line.atoms.size();
    // Each takes three atoms away and stands for them, until a piece is left.
    return count <= most_xor_atoms_at_once ? 0 : (count - atoms_of_piece + 1) / 2;
}

std::size_t clauses_of(const XorLine& line) {
    const std::size_t count = line.atoms.size();
    if (count == 0)
        return line.odd ? 1 : 0;
    const std::size_t pieces = auxiliary_atoms_of(line);
    constexpr std::size_t clauses_of_piece = std::size_t{1} << (atoms_of_piece - 1);
    return pieces * clauses_of_piece + (std::size_t{1} << (count - 2 * pieces - 1));
}

void add_xor(const XorLine& line, logic::ClauseSet& clauses,
             std::vector<AuxiliaryAtom>& auxiliary) {
    std::span<const int> rest = line.atoms;
    std::vector<int> piece; // the last auxiliary atom, once there is one, and what comes with it
    if (rest.size() > most_xor_atoms_at_once) {
        while (piece.size() + rest.size() > atoms_of_piece) {
            AuxiliaryAtom sum{clauses.atoms() + 1, {}};
            const std::size_t taken = sum.sum_of.size() - piece.size();
            piece.insert(piece.end(), rest.begin(),
                         rest.begin() + static_cast<std::ptrdiff_t>(taken));
            rest = rest.subspan(taken);
            std::copy(piece.begin(), piece.end(), sum.sum_of.begin());
            piece.push_back(sum.atom);
            add_at_once(piece, false, clauses);
            auxiliary.push_back(sum);
            piece = {sum.atom};
        }
    }
    piece.insert(piece.end(), rest.begin(), rest.end());
    add_at_once(piece, line.odd, clauses);
}

} // namespace loggia::sat
