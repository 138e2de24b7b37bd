// Counting quadruples by shifts, beside the plain way of trying all 69 of them.
#include "core/base/random.hpp"
#include "core/connect4/position.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <vector>

using namespace loggia;
using namespace loggia::connect4;

namespace {

std::vector<Position> random_positions() {
    Random random(1);
    std::vector<Position> positions(1024);
    for (Position& position : positions) {
        const auto stones = static_cast<int>(random.below(cells + 1));
        while (position.stone_count() < stones) {
            const auto column = static_cast<int>(random.below(columns));
            if (position.can_play(column))
                position = position.after(column);
        }
    }
    return positions;
}

template <class Count>
void count_all(benchmark::State& state, Count count) {
    const auto positions = random_positions();
    for (auto _ : state)
        for (const Position& position : positions)
            benchmark::DoNotOptimize(count(position.stones(Player::one)));
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()) *
                            static_cast<std::int64_t>(positions.size()));
}

void by_shifts(benchmark::State& state) {
    count_all(state, [](Bits stones) { return count_quadruples(stones); });
}

void one_by_one(benchmark::State& state) {
    count_all(state, [](Bits stones) {
        return std::count_if(quadruples.begin(), quadruples.end(),
                             [stones](Bits q) { return (stones & q) == q; });
    });
}

} // namespace

BENCHMARK(by_shifts);
BENCHMARK(one_by_one);
