// The English board: the direct solver beside a plain depth-first search, and its whole table.
#include "core/peg/hole_set.hpp"
#include "core/peg/layouts.hpp"
#include "core/peg/search/solve_direct.hpp"
#include "core/peg/search/table.hpp"
#include "core/peg/symmetry.hpp"

#include <benchmark/benchmark.h>

using namespace loggia;
using namespace loggia::peg;

namespace {

const Puzzle& english() {
    return find_layout("english33")->puzzle;
}

/// The peer: jumps in the order of the board, positions that failed kept modulo symmetry.
bool plain(const Puzzle& puzzle, const Canonical& canonical, HoleSet& failed, Holes position) {
    if (puzzle.goal.met_by(position))
        return true;
    if (!failed.insert(canonical(position)))
        return false;
    for (const Step& step : puzzle.board.steps())
        if (step.possible(position) && plain(puzzle, canonical, failed, position ^ step.flip))
            return true;
    return false;
}

void direct(benchmark::State& state) {
    for (auto _ : state)
        benchmark::DoNotOptimize(solve_direct(english()));
}
BENCHMARK(direct)->Unit(benchmark::kMillisecond);

void plain_depth_first(benchmark::State& state) {
    const Canonical canonical(english().board, english().goal.in);
    for (auto _ : state) {
        HoleSet failed;
        benchmark::DoNotOptimize(plain(english(), canonical, failed, english().start));
    }
}
BENCHMARK(plain_depth_first)->Unit(benchmark::kMillisecond)->Iterations(1);

void whole_table(benchmark::State& state) {
    for (auto _ : state) {
        const auto table = Table::build(english());
        state.counters["reachable"] = static_cast<double>(table->reachable());
        state.counters["winning"] = static_cast<double>(table->winning());
    }
}
BENCHMARK(whole_table)->Unit(benchmark::kSecond)->Iterations(1);

} // namespace
