#include "core/normal_forms/minimize/covering_problem.hpp"

#include "core/normal_forms/minimize/primes.hpp"
#include "core/normal_forms/minimize/primes_cubes.hpp"
#include "core/normal_forms/minimize/primes_multiple.hpp"
#include "core/normal_forms/two_level/heuristic.hpp"

#include <bit>

namespace loggia::normal_forms {

namespace {

constexpr std::size_t most_primes = 2'000'000;
constexpr std::size_t most_cube_chart_rows = 300'000;

} // namespace

int most_chart_inputs(int outputs) noexcept {
    return outputs == 1 ? 18 : most_multiple_inputs;
}

std::optional<std::vector<Tables>> tables_to_cover(const Function& function, Form form,
                                                   const Control& control) {
    std::vector<Tables> all;
    for (int output = 0; output < function.on.outputs; ++output) {
        std::optional<Tables> tables = tabulate(function, output, control);
        if (!tables)
            return std::nullopt;
        if (form == Form::cnf) {
            tables->on.negate();
            for (std::size_t i = 0; i < tables->on.words().size(); ++i)
                tables->on.words()[i] &= ~tables->dont_care.words()[i];
        }
        all.push_back(std::move(*tables));
    }
    return all;
}

std::optional<CoveringProblem> covering_of_tables(std::span<const Tables> tables,
                                                  std::uint64_t most_visits,
                                                  const Control& control) {
    std::optional<std::vector<Cube>> all = tables.size() == 1
                                               ? primes(tables[0], control, most_primes)
                                               : multiple_primes(tables, control);
    if (!all || all->size() > most_primes)
        return std::nullopt;
    const int inputs = tables[0].on.variables();
    std::uint64_t visits = 0;
    for (const Cube& prime : *all)
        visits += (std::uint64_t{1} << (inputs - prime.literals())) *
                  static_cast<std::uint64_t>(std::popcount(prime.outputs));
    if (visits > most_visits)
        return std::nullopt;
    std::vector<logic::TruthTable> on;
    for (const Tables& one : tables)
        on.push_back(one.on);
    std::optional<PrimeChart> chart = prime_chart(*all, on, control);
    if (!chart)
        return std::nullopt;
    return CoveringProblem{std::move(*all), std::move(*chart)};
}

std::optional<CoveringProblem> covering_of_cubes(const Cover& on, const Cover& dont_care,
                                                 std::uint64_t most_work, const Control& control) {
    std::vector<Cube> may = on.cubes;
    may.insert(may.end(), dont_care.cubes.begin(), dont_care.cubes.end());
    std::optional<std::vector<Cube>> all = primes_of_cubes(may, most_work, control);
    if (!all)
        return std::nullopt;
    std::optional<PrimeChart> chart =
        chart_of_cubes(*all, on, dont_care, most_cube_chart_rows, control);
    if (!chart)
        return std::nullopt;
    return CoveringProblem{std::move(*all), std::move(*chart)};
}

Result<CoveringProblem> covering_problem(const Function& function, Form form,
                                         const Control& control) {
    std::optional<CoveringProblem> problem;
    if (function.on.inputs <= most_chart_inputs(function.on.outputs)) {
        if (const auto tables = tables_to_cover(function, form, control))
            problem = covering_of_tables(*tables, exact_chart_visits, control);
    } else {
        Cover cubes = function.on;
        if (form == Form::cnf) {
            Result<Function> other = complement(function, control);
            if (!other)
                return tl::unexpected(std::move(other.error()));
            cubes = std::move(other->on);
        }
        cubes = plain(
            heuristic_cover(positional(cubes), positional(function.dont_care), {}, control).cover);
        problem = covering_of_cubes(cubes, function.dont_care, exact_prime_work, control);
    }
    if (problem)
        return std::move(*problem);
    return failure(control.stop_requested()
                       ? "stopped"
                       : "the function has too many prime implicants for a chart");
}

} // namespace loggia::normal_forms
