// Strong solutions of small boards of Connect 4 and of other games, each beside minimax with a
// table of known positions, as one would write it first.
#include "core/game_graph/solve.hpp"
#include "tests/core/game_graph/games.hpp"

#include <benchmark/benchmark.h>

#include <string>

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

} // namespace

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
