// Verdicts by columns and by an incremental solver, beside the truth table over the unknown symbols
// that the assignment has in mind, for knowledge of 64 symbols down to none.
#include "core/base/random.hpp"
#include "core/logic/syntax.hpp"
#include "core/wumpus/explain.hpp"
#include "core/wumpus/format.hpp"
#include "core/wumpus/probability.hpp"
#include "core/wumpus/reference_rules.hpp"
#include "core/wumpus/walk.hpp"

#include <benchmark/benchmark.h>

#include <array>
#include <vector>

using namespace loggia;
using namespace loggia::wumpus;

namespace {

/// The assignment's rules, the values of some symbols of a cave, and statements to ask about.
struct Base {
    logic::Store store = symbol_store();
    std::vector<Statement> lines;
    std::vector<logic::Expr> questions;
    std::vector<int> unknown;

    /// With weaker rules (twelve pits allowed) no worlds are columns.
    Base(int known, bool weaker) {
        for (int rule = 1; rule <= rule_count; ++rule)
            for (const std::string& line : rule_lines(rule))
                if (!weaker || !line.starts_with("(not (and P"))
                    lines.push_back(
                        {logic::read_prefix(store, line, 1).value(), {}, Source::rules});
        Random random(7);
        const World world = cave_by_seed(7).world();
        std::vector<int> order;
        for (int n = 0; n < symbol_count; ++n)
            order.insert(
                order.begin() + static_cast<std::ptrdiff_t>(random.below(order.size() + 1)), n);
        for (std::size_t k = 0; k < order.size(); ++k) {
            const int n = order[k];
            if (k >= static_cast<std::size_t>(known)) {
                unknown.push_back(n);
                continue;
            }
            const logic::Expr e = store.variable(static_cast<logic::Variable>(n));
            lines.push_back({world.holds(Symbol::of(n)) ? e : store.negation(e), {}});
        }
        for (int i = 0; i < 64; ++i) {
            const auto symbol = [&] {
                return store.variable(static_cast<logic::Variable>(random.below(symbol_count)));
            };
            const logic::Expr any =
                store.node(logic::Kind::disjunction, std::array{symbol(), symbol()});
            questions.push_back(store.implication(symbol(), store.negation(any)));
        }
    }
};

void ask_all(benchmark::State& state, bool weaker) {
    const Base base(static_cast<int>(state.range(0)), weaker);
    Reasoner reasoner(base.store, base.lines);
    if (reasoner.rows().has_value() == weaker) {
        state.SkipWithError("not the method that was to be measured");
        return;
    }
    benchmark::DoNotOptimize(reasoner.verdict(base.questions.front())); // what is made on demand
    std::size_t i = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(reasoner.verdict(base.questions[i++ % base.questions.size()]));
}

void verdict_by_columns(benchmark::State& state) {
    ask_all(state, false);
}

void verdict_by_solver(benchmark::State& state) {
    ask_all(state, true);
}

/// One row of the truth table after the other, known symbols first, as the assignment proposes.
void verdict_by_truth_table(benchmark::State& state) {
    const Base base(static_cast<int>(state.range(0)), false);
    const Literals known = literals_of(base.store, base.lines);
    std::size_t i = 0;
    for (auto _ : state) {
        const logic::Expr question = base.questions[i++ % base.questions.size()];
        bool can_hold = false;
        bool can_fail = false;
        std::vector<bool> values(symbol_count);
        for (std::size_t n = 0; n < symbol_count; ++n)
            values[n] = (known.trues >> n & 1U) != 0;
        for (std::uint64_t row = 0; row < std::uint64_t{1} << base.unknown.size(); ++row) {
            for (std::size_t k = 0; k < base.unknown.size(); ++k)
                values[static_cast<std::size_t>(base.unknown[k])] = (row >> k & 1U) != 0;
            bool all = true;
            for (std::size_t l = 0; l < base.lines.size() && all; ++l)
                all = logic::evaluate(base.store, base.lines[l].expr, values);
            if (all)
                (logic::evaluate(base.store, question, values) ? can_hold : can_fail) = true;
        }
        benchmark::DoNotOptimize(verdict_of(can_hold, can_fail));
    }
}

void load(benchmark::State& state, bool weaker) {
    const Base base(static_cast<int>(state.range(0)), weaker);
    for (auto _ : state) {
        Reasoner reasoner(base.store, base.lines);
        benchmark::DoNotOptimize(reasoner.verdict(base.questions.front()));
    }
}

void load_for_columns(benchmark::State& state) {
    load(state, false);
}

void load_for_solver(benchmark::State& state) {
    load(state, true);
}

void all_probabilities(benchmark::State& state) {
    const Base base(static_cast<int>(state.range(0)), false);
    const Reasoner reasoner(base.store, base.lines);
    for (auto _ : state)
        benchmark::DoNotOptimize(Columns::get().count_each(*reasoner.rows()));
}

void explanation(benchmark::State& state) {
    const Base base(static_cast<int>(state.range(0)), false);
    Reasoner reasoner(base.store, base.lines);
    std::size_t i = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(
            explain(base.store, base.lines, reasoner, base.questions[i++ % base.questions.size()]));
}

void known_symbols(benchmark::internal::Benchmark* benchmark) {
    for (const int known : {64, 56, 48, 32, 16, 0})
        benchmark->Arg(known);
    benchmark->Unit(benchmark::kMicrosecond);
}

} // namespace

BENCHMARK(verdict_by_columns)->Apply(known_symbols);
BENCHMARK(verdict_by_solver)->Apply(known_symbols);
BENCHMARK(verdict_by_truth_table)->Arg(64)->Arg(56)->Arg(48)->Unit(benchmark::kMicrosecond);
BENCHMARK(load_for_columns)->Apply(known_symbols);
BENCHMARK(load_for_solver)->Apply(known_symbols);
BENCHMARK(all_probabilities)->Apply(known_symbols);
BENCHMARK(explanation)->Apply(known_symbols);
