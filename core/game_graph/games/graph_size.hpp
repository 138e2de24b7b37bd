#pragma once

#include <vector>

namespace loggia::game_graph {

/// A lower bound on the size of a merged graph, which the parameters of a game tell without making
/// any position: so a game that is far too large is refused at once. Numbers are exact up to 2^53.
struct GraphSize {
    double positions = 1;
    double moves = 0;
};

/// How many ways there are to choose `k` of `n`; 0 where there is none.
[[nodiscard]] double binomial(int n, int k);

/// How many partitions `n` has: ways to write it as a sum, whatever the order.
[[nodiscard]] double partitions(int n);

/// The sequences v1 <= v2 <= ... of whole numbers from 0 with each v at most its limit, and as
/// moves the sum of all their members. The limits are sorted first, so that these are the different
/// collections of piles that can be left of piles of those sizes. Linear in the sum of the limits.
[[nodiscard]] GraphSize ascending_sequences(std::vector<int> limits);

} // namespace loggia::game_graph
