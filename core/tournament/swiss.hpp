#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace loggia::tournament {

/// What the pairing of a Swiss round depends on. Contestants are numbered from 0, the strongest
/// first as far as anybody knows beforehand.
struct SwissTable {
    std::vector<int> half_points;           ///< By contestant, byes included.
    std::vector<int> byes;                  ///< By contestant.
    std::vector<std::vector<int>> meetings; ///< Symmetric: how often two have met.
};

struct SwissRound {
    std::vector<std::pair<std::size_t, std::size_t>> pairs; ///< The higher ranked first.
    std::optional<std::size_t> bye; ///< Who has nobody to play, where the number is odd.
};

/// Pairs the contestants for a round.
///
/// They are ranked by points and then by number. The bye goes to the lowest of those who have had
/// the fewest. From the top down each one meets the contestant of the same points who is half the
/// group away, or the nearest to that, or else the best of fewer points. A pair is taken only if
/// what remains can still be paired with as few rematches as there have to be: none unless it
/// cannot be avoided. In a round up to half the number of contestants it always can be (Dirac 1952:
/// the graph of those who have not met has a Hamiltonian cycle). Once all pairs have met, those who
/// met least often count as new.
///
/// Method: after each pair, a maximum matching of the remaining graph (Edmonds 1965), repaired and
/// not computed anew. About cubic in the number of contestants.
[[nodiscard]] SwissRound swiss_round(const SwissTable& table);

} // namespace loggia::tournament
