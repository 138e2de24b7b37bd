// Strong solutions of small boards of Connect 4 and of other games, each beside minimax with a
// table of known positions, as one would write it first.
#include "core/game_graph/analysis/graph.hpp"
#include "core/game_graph/analysis/solve.hpp"
#include "tests/core/game_graph/games.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <ctime>
#include <string>
#include <unordered_map>

using namespace loggia;
using namespace loggia::game_graph;

namespace {

void with_method(benchmark::State& state, const std::string& text, Method method) {
    const Game game = game_of(text).value();
    SolveOptions options;
    options.method = method;
    for (auto _ : state) {
        const auto solution = solve(game, options);
        state.counters["positions"] = static_cast<double>(solution->counts().positions);
    }
}

void layers(benchmark::State& state, const std::string& text) {
    with_method(state, text, Method::layers);
}
void graph(benchmark::State& state, const std::string& text) {
    with_method(state, text, Method::graph);
}
void minimax(benchmark::State& state, const std::string& text) {
    const Game game = game_of(text).value();
    for (auto _ : state) {
        Minimax peer(game);
        benchmark::DoNotOptimize(peer.value(game.start()));
        state.counters["positions"] = static_cast<double>(peer.size());
    }
}

/// Positions are added to a table, whose `longest_ms` is what a thousand of them took at most: for
/// so long nobody hears a request to stop.
template <class Add>
void add_positions(benchmark::State& state, const Add& add) {
    const auto processor = [] {
        std::timespec time{};
        ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
    };
    double longest = 0;
    double last = processor();
    for (State position = 0; position < 4'500'000; ++position) {
        add(position * 0x9E37'79B9'7F4A'7C15); // in no order that helps a table
        if (position % 1024 == 0) {
            const double time = processor();
            longest = std::max(longest, time - last);
            last = time;
        }
    }
    state.counters["longest_ms"] = longest;
}
void add_to_index(benchmark::State& state) {
    for (auto _ : state) {
        StateIndex index;
        add_positions(state, [&](State position) { index.add(position); });
    }
}
void add_to_unordered_map(benchmark::State& state) {
    for (auto _ : state) {
        std::unordered_map<State, std::uint32_t> numbers;
        add_positions(state, [&](State position) {
            numbers.try_emplace(position, static_cast<std::uint32_t>(numbers.size()));
        });
    }
}

} // namespace

BENCHMARK(add_to_index)->Unit(benchmark::kMillisecond);
BENCHMARK(add_to_unordered_map)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(layers, connect4_4x4, "connect4 4x4")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(graph, connect4_4x4, "connect4 4x4")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(minimax, connect4_4x4, "connect4 4x4")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(layers, connect4_4x5, "connect4 4x5")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(graph, connect4_4x5, "connect4 4x5")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(minimax, connect4_4x5, "connect4 4x5")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(layers, connect4_5x4, "connect4 5x4")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(graph, connect4_5x4, "connect4 5x4")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(minimax, connect4_5x4, "connect4 5x4")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(layers, connect4_5x5, "connect4 5x5")
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1);
BENCHMARK_CAPTURE(graph, nim, "nim 30 31 32")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(minimax, nim, "nim 30 31 32")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(graph, tic_tac_toe, "tic-tac-toe")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(minimax, tic_tac_toe, "tic-tac-toe")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(graph, dodgem_4, "dodgem 4")->Unit(benchmark::kMillisecond);
