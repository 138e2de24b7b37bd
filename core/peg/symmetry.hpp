#pragma once

#include "core/peg/board.hpp"

#include <array>
#include <cstddef>
#include <vector>

namespace loggia::peg {

/// Where each hole goes: hole h to permutation[h - 1].
using Permutation = std::vector<int>;

/// More than any board that lies in a plane has, and a cube of holes has just as many.
constexpr std::size_t most_symmetries = 48;

/// The permutations of the holes that map lines of three holes to such lines, middle to middle,
/// found from the triples alone; the identity is the first. Holes in no row stay where they are.
///
/// A board of more than `most` symmetries, or one where finding them takes too long (a fixed number
/// of steps, a few milliseconds), is said to have the identity only, which is right but less
/// useful.
[[nodiscard]] std::vector<Permutation> symmetries(const Board& board,
                                                  std::size_t most = most_symmetries);

[[nodiscard]] Holes image(const Permutation& permutation, Holes holes) noexcept;

/// Takes positions that are images of each other to one and the same of them.
class Canonical {
public:
    /// Modulo the symmetries that leave `fixed` as a whole where it is.
    explicit Canonical(const Board& board, Holes fixed = 0);

    /// A position under each symmetry but the identity.
    using Images = std::array<Holes, most_symmetries>;
    void images(Holes position, Images& to) const noexcept {
        for (std::size_t g = 0, first = 0; first < tables_.size(); ++g, first += bytes_) {
            Holes other = 0;
            for (std::size_t byte = 0; byte < bytes_; ++byte)
                other |= tables_[first + byte][(position >> (8 * byte)) & 0xFFU];
            to[g] = other;
        }
    }

    /// The smallest image.
    [[nodiscard]] Holes operator()(Holes position) const noexcept {
        Images others;
        images(position, others);
        Holes least = position;
        for (std::size_t g = 0; g + 1 < order(); ++g)
            least = others[g] < least ? others[g] : least;
        return least;
    }

    /// How many symmetries are made use of, the identity included.
    [[nodiscard]] std::size_t order() const noexcept { return 1 + tables_.size() / bytes_; }

private:
    std::size_t bytes_ = 1;                      ///< of a position
    std::vector<std::array<Holes, 256>> tables_; ///< for each symmetry and byte, its image
};

} // namespace loggia::peg
