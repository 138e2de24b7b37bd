// What the parts of the Max-Connect4 search cost, each beside the plain way to the same answer.

#include "core/connect4/bounds.hpp"
#include "core/connect4/engine/horizon.hpp"
#include "core/connect4/engine/search.hpp"
#include "core/connect4/engine/textbook_search.hpp"
#include "tests/core/connect4/positions.hpp"

#include <benchmark/benchmark.h>

#include <vector>

using namespace loggia;
using namespace loggia::connect4;

namespace {

constexpr int infinity = 1 << 20;

/// Player one to move, as the bound of following needs it.
std::vector<Position> some_positions() {
    Random random(1);
    std::vector<Position> positions;
    for (int i = 0; i < 1024; ++i)
        positions.push_back(random_position(random, 8 + 2 * static_cast<int>(random.below(10))));
    return positions;
}

template <class Work>
void for_each_position(benchmark::State& state, Work work) {
    const std::vector<Position> positions = some_positions();
    std::size_t i = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(work(positions[i]));
        i = (i + 1) % positions.size();
    }
}

void evaluate_by_quadruples(benchmark::State& state) {
    for_each_position(state, [](const Position& position) { return pattern_value(position); });
}
BENCHMARK(evaluate_by_quadruples);

void evaluate_by_lines(benchmark::State& state) {
    const std::vector<Position> positions = some_positions();
    std::vector<LineContents> contents;
    for (const Position& position : positions)
        contents.emplace_back(pattern_tables().lines[0], position);
    std::size_t i = 0;
    for (auto _ : state) {
        const auto cell_index = static_cast<unsigned>(std::countr_zero(positions[i].playable()));
        benchmark::DoNotOptimize(contents[i].gain(cell_index, positions[i].to_move()));
        i = (i + 1) % positions.size();
    }
}
BENCHMARK(evaluate_by_lines);

void key_of_a_position(benchmark::State& state) {
    for_each_position(state, [](const Position& position) {
        return key_of(position.stones(Player::one), position.stones(Player::two));
    });
}
BENCHMARK(key_of_a_position);

void bound_by_following_up(benchmark::State& state) {
    for_each_position(state, [](const Position& position) {
        return following_bounds(position.stones(Player::one), position.stones(Player::two)).upper;
    });
}
BENCHMARK(bound_by_following_up);

void bound_by_horizon(benchmark::State& state) {
    for_each_position(state, [](const Position& position) {
        return Horizon(position.occupied(), 6).max_gain(position.stones(Player::one), 3);
    });
}
BENCHMARK(bound_by_horizon);

// A move looked ahead to the same depth: the textbook's alpha-beta, then this search.

void textbook_alpha_beta(benchmark::State& state) {
    const auto depth = static_cast<int>(state.range(0));
    std::uint64_t nodes = 0;
    for (auto _ : state)
        nodes = alpha_beta(Position(), depth, pattern_value).nodes;
    state.counters["positions"] = static_cast<double>(nodes);
}
BENCHMARK(textbook_alpha_beta)->DenseRange(6, 10, 2)->Unit(benchmark::kMillisecond);

void search_deepened(benchmark::State& state) {
    const auto last = static_cast<int>(state.range(0));
    std::uint64_t nodes = 0;
    for (auto _ : state) {
        TranspositionTable table(std::size_t{1} << 20U);
        Search search(pattern_tables(), &table, Evaluation::pattern);
        PlayedLine line;
        for (int depth = 1; depth <= last; ++depth)
            benchmark::DoNotOptimize(search.value(
                Position(), depth, -infinity, infinity, [] { return false; }, line));
        nodes = search.nodes();
    }
    state.counters["positions"] = static_cast<double>(nodes);
}
BENCHMARK(search_deepened)->DenseRange(6, 14, 2)->Unit(benchmark::kMillisecond);

} // namespace
