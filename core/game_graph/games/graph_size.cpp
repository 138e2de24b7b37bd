#include "core/game_graph/games/graph_size.hpp"

#include <algorithm>
#include <cstddef>

namespace loggia::game_graph {

double binomial(int n, int k) {
    if (k < 0 || k > n)
        return 0;
    double choices = 1;
    for (int i = 1; i <= std::min(k, n - k); ++i)
        choices = choices * (n - i + 1) / i; // whole after each step
    return choices;
}

double partitions(int n) {
    // One part size after the other: so often can each sum be made of the sizes so far.
    std::vector<double> sums(static_cast<std::size_t>(n) + 1, 0);
    sums[0] = 1;
    for (std::size_t part = 1; part < sums.size(); ++part)
        for (std::size_t sum = part; sum < sums.size(); ++sum)
            sums[sum] += sums[sum - part];
    return sums.back();
}

GraphSize ascending_sequences(std::vector<int> limits) {
    std::sort(limits.begin(), limits.end());
    // Of the sequences that end in each number, how many there are and what their members add up
    // to.
    struct Ending {
        double count = 0;
        double sum = 0;
    };
    std::vector<Ending> endings{{1, 0}};
    for (const int limit : limits) {
        endings.resize(static_cast<std::size_t>(limit) + 1);
        Ending below;
        for (std::size_t last = 0; last < endings.size(); ++last) {
            below.count += endings[last].count;
            below.sum += endings[last].sum;
            endings[last] = {below.count, below.sum + static_cast<double>(last) * below.count};
        }
    }
    GraphSize size{0, 0};
    for (const Ending& ending : endings) {
        size.positions += ending.count;
        size.moves += ending.sum;
    }
    return size;
}

} // namespace loggia::game_graph
