#pragma once

#include <cstdint>
#include <limits>

namespace loggia::pathfinding {

/// The cost of steps and paths: a whole number of some unit, so that sums and comparisons are
/// exact.
using Cost = std::int64_t;

inline constexpr Cost infinite_cost = std::numeric_limits<Cost>::max();

/// Where steps may be diagonal, a path of a straight and b diagonal steps costs a + b*sqrt(2). It
/// is kept as a * octile_straight + b * octile_diagonal. The two numbers are a convergent of
/// sqrt(2) (p*p - 2*q*q = 1 with p diagonal and q straight), and a convergent approximates best
/// among all fractions with denominators as small: as long as two paths differ by less than
/// octile_straight diagonal steps, which half a billion is, their sums compare as the real lengths
/// do, and are equal only where both counts are.
inline constexpr Cost octile_straight = 543'339'720;
inline constexpr Cost octile_diagonal = 768'398'401;

/// How many straight and diagonal steps (each times the cost of its terrain) a path consists of.
struct Octile {
    Cost straight = 0;
    Cost diagonal = 0;

    [[nodiscard]] constexpr Cost cost() const noexcept {
        return straight * octile_straight + diagonal * octile_diagonal;
    }
    /// As a real number.
    [[nodiscard]] constexpr double length() const noexcept {
        constexpr double root = 1.41421356237309504880;
        return static_cast<double>(straight) + root * static_cast<double>(diagonal);
    }

    friend constexpr bool operator==(const Octile&, const Octile&) = default;
};

/// The counts that give a sum; those of less than octile_straight diagonal steps, of which there is
/// one pair. `cost` must be such a sum.
[[nodiscard]] constexpr Octile octile_of(Cost cost) noexcept {
    // The diagonal number is its own inverse modulo the straight one, as p*p = 1 + 2*q*q.
    const Cost diagonal =
        (cost % octile_straight) * (octile_diagonal % octile_straight) % octile_straight;
    return {(cost - diagonal * octile_diagonal) / octile_straight, diagonal};
}

} // namespace loggia::pathfinding
