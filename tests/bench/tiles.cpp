// IDA* on 15-puzzles: nodes a second against a plain program, and whole solutions by each
// heuristic. The orders are Korf's (1985); LOGGIA_KORF names a file with all hundred, one a line.
#include "core/pathfinding/problems/sliding.hpp"
#include "core/pathfinding/problems/tile_patterns.hpp"
#include "core/pathfinding/searches/search.hpp"
#include "tests/bench/peers/plain_ida_star.hpp"

#include <benchmark/benchmark.h>

#include <array>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

using namespace loggia;
using namespace loggia::pathfinding;

namespace {

const std::vector<std::string>& orders() {
    static const std::vector<std::string> all = [] {
        std::vector<std::string> lines;
        if (const char* const name = std::getenv("LOGGIA_KORF")) {
            std::ifstream file(name);
            for (std::string line; std::getline(file, line);)
                lines.push_back(line);
        }
        if (lines.empty())
            lines = {
                "14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3", "13 5 4 10 9 12 8 14 2 3 7 1 0 15 11 6",
                "5 12 10 7 15 11 14 0 8 2 1 13 3 4 9 6", "4 7 14 13 10 3 9 12 11 5 6 15 1 2 8 0",
                "14 7 1 9 12 3 6 15 8 11 2 5 10 0 4 13"};
        return lines;
    }();
    return all;
}

void count(benchmark::State& state, std::uint64_t generated) {
    state.counters["generated/s"] =
        benchmark::Counter(static_cast<double>(generated), benchmark::Counter::kIsRate);
}

void ida_star(benchmark::State& state, SlidingHeuristic heuristic) {
    std::uint64_t generated = 0;
    for (auto _ : state)
        for (const std::string& order : orders()) {
            const auto problem = *SlidingProblem::make(*tiles_of(order), heuristic);
            generated += search(*problem, Algorithm::ida_star)->generated;
        }
    count(state, generated);
}

/// The peer.
void plain(benchmark::State& state) {
    std::uint64_t generated = 0;
    for (auto _ : state)
        for (const std::string& order : orders()) {
            const Tiles tiles = *tiles_of(order);
            std::array<int, 16> places{};
            for (int place = 0; place < 16; ++place)
                places.at(static_cast<std::size_t>(place)) = tiles.at(place);
            generated += plain_ida_star(places).generated;
        }
    count(state, generated);
}

void make_patterns(benchmark::State& state) {
    for (auto _ : state)
        benchmark::DoNotOptimize(TilePatterns::make(4)->bytes());
}

BENCHMARK_CAPTURE(ida_star, manhattan, SlidingHeuristic::manhattan)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1)
    ->Repetitions(3);
BENCHMARK(plain)->Unit(benchmark::kMillisecond)->Iterations(1)->Repetitions(3);
BENCHMARK_CAPTURE(ida_star, linear_conflict, SlidingHeuristic::linear_conflict)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1);
BENCHMARK_CAPTURE(ida_star, patterns, SlidingHeuristic::patterns)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1);
BENCHMARK(make_patterns)->Unit(benchmark::kMillisecond)->Iterations(1);

} // namespace
