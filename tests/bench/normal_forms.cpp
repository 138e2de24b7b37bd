// Primes, exact covers and heuristic covers. Beside the primes stands the plain tabulation of Quine
// and McCluskey; what espresso takes for the same covers is in docs/performance.md.
#include "core/base/random.hpp"
#include "core/normal_forms/exercises/random_function.hpp"
#include "core/normal_forms/minimize/minimize.hpp"
#include "core/normal_forms/minimize/primes.hpp"
#include "tests/core/normal_forms/course_cnf.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <ctime>
#include <functional>
#include <unordered_set>
#include <vector>

using namespace loggia;
using namespace loggia::normal_forms;

namespace {

Tables random_tables(int variables) {
    Random random(1);
    Tables tables{logic::TruthTable(variables), logic::TruthTable(variables)};
    for (std::uint64_t& word : tables.on.words())
        word = random.next();
    return tables;
}

void primes_of_random(benchmark::State& state) {
    const Tables tables = random_tables(static_cast<int>(state.range(0)));
    std::size_t count = 0;
    for (auto _ : state)
        count = primes(tables)->size();
    state.counters["primes"] = static_cast<double>(count);
}
BENCHMARK(primes_of_random)->Arg(10)->Arg(13)->Arg(16)->Unit(benchmark::kMillisecond);

/// The peer: lists of cubes, joined pair by pair with the help of a hash table.
void primes_by_lists(benchmark::State& state) {
    const Tables tables = random_tables(static_cast<int>(state.range(0)));
    std::size_t count = 0;
    for (auto _ : state) {
        count = 0;
        std::unordered_set<std::uint64_t> list; // care in the upper half, value in the lower
        for (std::uint64_t row = 0; row < tables.on.rows(); ++row)
            if (tables.on[row])
                list.insert(low_bits(tables.on.variables()) << 32U | row);
        while (!list.empty()) {
            std::unordered_set<std::uint64_t> next;
            for (const std::uint64_t cube : list) {
                bool joined = false;
                for (std::uint64_t rest = cube >> 32U; rest != 0; rest &= rest - 1) {
                    const std::uint64_t bit = rest & -rest;
                    if (list.contains(cube ^ bit)) {
                        joined = true;
                        next.insert((cube & ~bit) & ~(bit << 32U));
                    }
                }
                count += joined ? 0 : 1;
            }
            list = std::move(next);
        }
    }
    state.counters["primes"] = static_cast<double>(count);
}
BENCHMARK(primes_by_lists)->Arg(10)->Arg(13)->Unit(benchmark::kMillisecond);

void course(benchmark::State& state, Form form, bool literals) {
    const Function function = course_function();
    Minimum last;
    for (auto _ : state) {
        std::stop_source stop;
        last = *minimize(function, {form, Method::exact}, Control(stop.get_token()),
                         [&](const Minimum& now) {
                             if (now.terms.proven() && !literals)
                                 stop.request_stop();
                         });
    }
    state.counters["terms"] = static_cast<double>(last.terms.upper);
    state.counters["literals"] = static_cast<double>(last.literals.upper);
}
BENCHMARK_CAPTURE(course, dnf, Form::dnf, true)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(course, cnf_terms_proven, Form::cnf, false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(course, cnf_literals_proven, Form::cnf, true)->Unit(benchmark::kMillisecond);

/// How soon there is an answer of at most 34 clauses.
void course_first(benchmark::State& state) {
    const Function function = course_function();
    for (auto _ : state) {
        std::stop_source stop;
        benchmark::DoNotOptimize(minimize(function, {Form::cnf, Method::automatic},
                                          Control(stop.get_token()), [&](const Minimum& now) {
                                              if (now.terms.upper <= 34)
                                                  stop.request_stop();
                                          }));
    }
}
BENCHMARK(course_first)->Unit(benchmark::kMillisecond);

void exact_random(benchmark::State& state) {
    const Tables tables = random_tables(static_cast<int>(state.range(0)));
    const Function function =
        function_of(tables, std::vector<std::string>(static_cast<std::size_t>(state.range(0))));
    std::uint64_t terms = 0;
    for (auto _ : state)
        terms = minimize(function, {Form::dnf, Method::exact})->terms.upper;
    state.counters["terms"] = static_cast<double>(terms);
}
BENCHMARK(exact_random)->DenseRange(6, 10, 2)->Unit(benchmark::kMillisecond);

/// Ten random functions, as `loggia-cli generate function --variables N --dont-cares O --seed 1` to
/// 10 makes them; the literals too. CPU milliseconds of each, and how many are not proven to be
/// least.
void exact_seeds(benchmark::State& state, int inputs, double left_open) {
    std::vector<double> spent;
    int open = 0;
    for (auto _ : state)
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const Function function = random_function({inputs, 0.5, left_open, seed});
            const std::clock_t begin = std::clock();
            const Minimum minimum = *minimize(function, {Form::dnf, Method::exact});
            spent.push_back(1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
            open += minimum.literals.proven() ? 0 : 1;
        }
    std::sort(spent.begin(), spent.end());
    state.counters["median"] = spent[spent.size() / 2];
    state.counters["most"] = spent.back();
    state.counters["open"] = open;
}
BENCHMARK_CAPTURE(exact_seeds, eight, 8, 0)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(exact_seeds, ten, 10, 0)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(exact_seeds, ten_fifth_open, 10, 0.2)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(exact_seeds, ten_half_open, 10, 0.5)->Unit(benchmark::kMillisecond);

/// Random functions of 12 inputs (`loggia-cli generate function`), and what is known of them after
/// `work`; with 0, all.
void exact_twelve(benchmark::State& state, double density, double left_open, std::uint64_t work) {
    const Function function = random_function({12, density, left_open, 1});
    Minimum last;
    for (auto _ : state)
        last = *minimize(function, {Form::dnf, Method::exact, work});
    state.counters["lower"] = static_cast<double>(last.terms.lower);
    state.counters["upper"] = static_cast<double>(last.terms.upper);
    state.counters["nodes"] = static_cast<double>(last.nodes);
}
#define LOGGIA_TWELVE(name, density, left_open, work)                                              \
    BENCHMARK_CAPTURE(exact_twelve, name, density, left_open, work)                                \
        ->Unit(benchmark::kMillisecond)                                                            \
        ->Iterations(1)
LOGGIA_TWELVE(tenth, 0.1, 0, 0);
LOGGIA_TWELVE(quarter, 0.25, 0, 0);
LOGGIA_TWELVE(three_tenths, 0.3, 0, 0);
LOGGIA_TWELVE(seven_twentieths, 0.35, 0, 0);
LOGGIA_TWELVE(tenth_half_open, 0.1, 0.5, 0);
LOGGIA_TWELVE(two_fifths, 0.4, 0, 2'000'000'000);
LOGGIA_TWELVE(half, 0.5, 0, 2'000'000'000);
LOGGIA_TWELVE(half_fifth_open, 0.5, 0.2, 2'000'000'000);
LOGGIA_TWELVE(three_quarters, 0.75, 0, 2'000'000'000);
#undef LOGGIA_TWELVE

/// A function of several outputs given as its rows.
Function tabulated(int inputs, int outputs,
                   const std::function<std::uint64_t(std::uint64_t)>& value) {
    Function function;
    function.inputs.resize(static_cast<std::size_t>(inputs));
    function.outputs.resize(static_cast<std::size_t>(outputs));
    function.on = function.dont_care = {inputs, outputs, {}};
    for (std::uint64_t row = 0; row < std::uint64_t{1} << inputs; ++row)
        if (const std::uint64_t bits = value(row) & low_bits(outputs); bits != 0)
            function.on.cubes.push_back({low_bits(inputs), row, bits});
    return function;
}

Function random_cubes(int inputs, int outputs, int cubes, double density) {
    Random random(7);
    Function function = tabulated(0, outputs, [](std::uint64_t) { return 0; });
    function.inputs.resize(static_cast<std::size_t>(inputs));
    function.on.inputs = function.dont_care.inputs = inputs;
    for (int i = 0; i < cubes; ++i) {
        Cube cube{0, 0, (random.next() & low_bits(outputs)) | 1U};
        for (int bit = 0; bit < inputs; ++bit)
            if (random.real() < density)
                cube.care |= std::uint64_t{1} << bit;
        cube.value = random.next() & cube.care;
        function.on.cubes.push_back(cube);
    }
    return function;
}

Function named(const std::string& name) {
    const auto root = [](std::uint64_t x) {
        return static_cast<std::uint64_t>(std::sqrt(static_cast<double>(x)));
    };
    if (name == "adder5")
        return tabulated(10, 6, [](std::uint64_t r) { return (r >> 5U) + (r & 31U); });
    if (name == "multiplier4")
        return tabulated(8, 8, [](std::uint64_t r) { return (r >> 4U) * (r & 15U); });
    if (name == "sqrt10")
        return tabulated(10, 5, root);
    if (name == "sym9")
        return tabulated(9, 1, [](std::uint64_t r) {
            return std::popcount(r) >= 3 && std::popcount(r) <= 6 ? 1U : 0U;
        });
    if (name == "mod13")
        return tabulated(10, 4, [](std::uint64_t r) { return r % 13; });
    if (name == "cubes18x6")
        return random_cubes(18, 6, 60, 0.5);
    return random_cubes(40, 60, 150, 0.6);
}

void cover(benchmark::State& state, const std::string& name, Method method) {
    const Function function = named(name);
    std::uint64_t terms = 0;
    for (auto _ : state)
        terms = minimize(function, {Form::dnf, method})->terms.upper;
    state.counters["terms"] = static_cast<double>(terms);
}

#define LOGGIA_COVER(name)                                                                         \
    BENCHMARK_CAPTURE(cover, name, #name, Method::heuristic)->Unit(benchmark::kMillisecond)
LOGGIA_COVER(adder5);
LOGGIA_COVER(multiplier4);
LOGGIA_COVER(sqrt10);
LOGGIA_COVER(sym9);
LOGGIA_COVER(mod13);
LOGGIA_COVER(cubes18x6);
LOGGIA_COVER(cubes40x60);
#undef LOGGIA_COVER
BENCHMARK_CAPTURE(cover, sym9_exact, "sym9", Method::exact)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(cover, multiplier4_exact, "multiplier4", Method::exact)
    ->Unit(benchmark::kMillisecond);

} // namespace
