#include "core/peg/invariants/position_classes.hpp"

#include <algorithm>
#include <bit>

namespace loggia::peg {

Parity::Parity(const Board& board) {
    // Reduced row echelon form; pivots[h - 1] is the row that begins with hole h and has no other
    // pivot in it.
    std::vector<Holes> pivots(static_cast<std::size_t>(board.holes()), 0);
    for (const Triple& triple : board.triples()) {
        Holes row = only(triple.a) | only(triple.b) | only(triple.c);
        for (std::size_t i = 0; i < pivots.size(); ++i)
            if (pivots[i] != 0 && ((row >> i) & 1U) != 0)
                row ^= pivots[i];
        if (row == 0)
            continue;
        const auto pivot = static_cast<std::size_t>(std::countr_zero(row));
        for (Holes& other : pivots)
            if (((other >> pivot) & 1U) != 0)
                other ^= row;
        pivots[pivot] = row;
    }
    // Every hole without a pivot gives one set: itself and the pivots of the rows it occurs in.
    for (std::size_t free = 0; free < pivots.size(); ++free) {
        if (pivots[free] != 0)
            continue;
        Holes set = Holes{1} << free;
        for (std::size_t i = 0; i < pivots.size(); ++i)
            if (((pivots[i] >> free) & 1U) != 0)
                set |= Holes{1} << i;
        basis_.push_back(set);
    }
}

std::uint64_t Parity::class_of(Holes position) const noexcept {
    std::uint64_t result = 0;
    for (std::size_t i = 0; i < basis_.size(); ++i)
        result |= static_cast<std::uint64_t>(std::popcount(position & basis_[i]) & 1) << i;
    return result;
}

bool keeps_parity(const Board& board, Holes set) {
    const auto& triples = board.triples();
    return std::all_of(triples.begin(), triples.end(), [&](const Triple& t) {
        return (has(set, t.a) != has(set, t.b)) == has(set, t.c);
    });
}

} // namespace loggia::peg
