// Polynomials over the ring of two elements and models of puzzles; each beside BRiAl, where it is
// installed, or CaDiCaL with blocking clauses.
#include "core/base/file.hpp"
#include "core/base/random.hpp"
#include "core/gf2/named_polynomial.hpp"
#include "core/gf2/system.hpp"
#include "core/ladr/models/models.hpp"
#include "core/ladr/proposition.hpp"
#include "core/sat/solver.hpp"

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#ifdef LOGGIA_BENCH_BRIAL
#include <polybori.h>
#endif

namespace {

using namespace loggia;
using namespace loggia::gf2;
using namespace loggia::ladr;

MaceInput input_of(const std::string& text) {
    auto input = read_mace(text);
    if (!input)
        std::abort();
    return std::move(*input);
}

MaceInput puzzle(const char* name) {
    const auto text = read_file(std::string(LOGGIA_EXAMPLES "/") + name);
    if (!text)
        std::abort();
    return input_of(*text);
}

/// The formulas of a puzzle as polynomials that have to be 1, in variables of its own.
std::vector<Polynomial> formulas_of(const MaceInput& input) {
    logic::Store store;
    std::vector<logic::Expr> formulas;
    for (const MaceList& list : input.lists)
        for (const TermId member : list.members)
            formulas.push_back(*from_ring(input, member, store));
    std::vector<logic::Variable> order(store.variables());
    for (logic::Variable v = 0; v < order.size(); ++v)
        order[v] = v;
    std::sort(order.begin(), order.end(),
              [&](auto a, auto b) { return store.name(a) < store.name(b); });
    std::vector<Polynomial> polynomials;
    for (const logic::Expr e : formulas)
        polynomials.push_back(*polynomial_of(store, e, order));
    return polynomials;
}

const char* const files[]{"trial_01.in", "trial_05.in", "trial_08.in", "trial_10.in", "choice.in"};

void multiply_ours(benchmark::State& state) {
    const auto factors = formulas_of(puzzle(files[state.range(0)]));
    state.SetLabel(files[state.range(0)]);
    for (auto _ : state)
        benchmark::DoNotOptimize(product(factors));
}
BENCHMARK(multiply_ours)->DenseRange(0, 4);

void solve_one_equation_ours(benchmark::State& state) {
    const auto factors = formulas_of(puzzle("choice.in"));
    const std::vector one{*product(factors) + Polynomial::constant(true)};
    for (auto _ : state)
        benchmark::DoNotOptimize(solve_system(one, false));
}
BENCHMARK(solve_one_equation_ours);

void solve_system_with_steps_ours(benchmark::State& state) {
    auto equations = formulas_of(puzzle(files[state.range(0)]));
    state.SetLabel(files[state.range(0)]);
    for (Polynomial& p : equations)
        p += Polynomial::constant(true);
    for (auto _ : state)
        benchmark::DoNotOptimize(solve_system(equations));
}
BENCHMARK(solve_system_with_steps_ours)->DenseRange(0, 4);

/// Quadratic equations, as many as variables, of which one solution is known.
std::vector<Polynomial> random_system(int variables) {
    Random random(static_cast<std::uint64_t>(variables));
    Monomial solution;
    for (int v = 0; v < variables; ++v)
        if (random.below(2) == 0)
            solution = solution | Monomial::variable(v);
    std::vector<Polynomial> system;
    for (int i = 0; i < variables; ++i) {
        std::vector<Monomial> terms;
        for (int n = 0; n < 6; ++n) {
            const auto v = [&] {
                return Monomial::variable(
                    static_cast<int>(random.below(static_cast<std::uint64_t>(variables))));
            };
            terms.push_back(v() | v());
        }
        Polynomial p = Polynomial::sum(terms);
        if (p.at(solution))
            p += Polynomial::constant(true);
        system.push_back(std::move(p));
    }
    return system;
}

void solve_random_ours(benchmark::State& state) {
    const auto system = random_system(static_cast<int>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(solve_system(system, false));
}
BENCHMARK(solve_random_ours)->Arg(12)->Arg(16)->Arg(20)->Arg(24)->Unit(benchmark::kMicrosecond);

#ifdef LOGGIA_BENCH_BRIAL
polybori::BoolePolynomial in_brial(const Polynomial& p, const polybori::BoolePolyRing& ring) {
    polybori::BoolePolynomial sum = ring.zero();
    for (const Monomial term : p.terms()) {
        polybori::BoolePolynomial factor = ring.one();
        for (const int v : variables_of(term))
            factor *= polybori::BoolePolynomial(ring.variable(v));
        sum += factor;
    }
    return sum;
}

void multiply_brial(benchmark::State& state) {
    const auto factors = formulas_of(puzzle(files[state.range(0)]));
    state.SetLabel(files[state.range(0)]);
    polybori::BoolePolyRing ring(32);
    std::vector<polybori::BoolePolynomial> converted;
    for (const Polynomial& p : factors)
        converted.push_back(in_brial(p, ring));
    for (auto _ : state) {
        polybori::BoolePolynomial all = ring.one();
        for (const auto& p : converted)
            all *= p;
        benchmark::DoNotOptimize(all);
        ring.clearCache(); // or only the first round would work
    }
}
BENCHMARK(multiply_brial)->DenseRange(0, 4);
#endif

/// 36 people and so many things that are said about three of them: the fewer, the more models.
MaceInput many_models(std::int64_t clauses) {
    Random random(4883);
    std::string text = "formulas(a). ";
    for (int i = 1; i <= 36; ++i)
        text += "p" + std::to_string(i) + " | -p" + std::to_string(i) + ". ";
    for (std::int64_t i = 0; i < clauses; ++i) {
        std::string clause;
        for (int n = 0; n < 3; ++n)
            clause += fmt::format("{}{}p{}", n > 0 ? " | " : "", random.below(2) == 0 ? "-" : "",
                                  1 + random.below(36));
        text += clause + ". ";
    }
    return input_of(text + "end_of_list.");
}

void list_models_ours(benchmark::State& state) {
    const MaceInput input = many_models(state.range(0));
    const GroundProblem problem = *ground(input, *signature_of(input), 2);
    std::uint64_t count = 0;
    for (auto _ : state)
        count = for_each_interpretation(problem, std::nullopt, [](const Interpretation&) {
                    return true;
                }).count;
    state.SetLabel(std::to_string(count) + " models");
}
BENCHMARK(list_models_ours)->Arg(96)->Arg(120)->Unit(benchmark::kMicrosecond);

void list_models_blocking(benchmark::State& state) {
    const MaceInput input = many_models(state.range(0));
    const GroundProblem problem = *ground(input, *signature_of(input), 2);
    const logic::ClauseSet clauses = clauses_of(problem);
    const int atoms = static_cast<int>(problem.store.variables());
    std::uint64_t count = 0;
    for (auto _ : state) {
        const auto solver = sat::make_cadical();
        for (std::size_t i = 0; i < clauses.size(); ++i)
            solver->add(clauses[i]);
        for (count = 0; solver->solve() == sat::Status::satisfiable; ++count) {
            std::vector<int> block;
            for (int atom = 1; atom <= atoms; ++atom)
                block.push_back(solver->value(atom) ? -atom : atom);
            solver->add(block);
        }
    }
    state.SetLabel(std::to_string(count) + " models");
}
BENCHMARK(list_models_blocking)->Arg(96)->Arg(120)->Unit(benchmark::kMicrosecond)->Iterations(1);

} // namespace
