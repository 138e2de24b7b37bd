#pragma once

#include "core/peg/board.hpp"

#include <cstdint>
#include <vector>

namespace loggia::peg {

/// The rule of three: a set of holes that has an even number of holes in common with every row (0
/// or 2 of its three) keeps, through all jumps, the parity of the pegs in it. For each jump changes
/// all three holes of a row.
///
/// Such sets are the kernel of a matrix over GF(2) with a row for each triple; `basis` generates
/// them all. Two positions that some set tells apart can never be reached from each other. On the
/// English board there are four in a basis, so sixteen classes of positions (Reiss 1857; Suremain
/// de Missery by the diagonals).
class Parity {
public:
    explicit Parity(const Board& board);

    [[nodiscard]] const std::vector<Holes>& basis() const noexcept { return basis_; }
    /// The class: bit i is the parity of the pegs in set i of the basis.
    [[nodiscard]] std::uint64_t class_of(Holes position) const noexcept;

private:
    std::vector<Holes> basis_;
};

/// Whether every row has 0 or 2 of its holes in the set.
[[nodiscard]] bool keeps_parity(const Board& board, Holes set);

} // namespace loggia::peg
