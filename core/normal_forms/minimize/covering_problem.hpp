#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/normal_forms/cube.hpp"
#include "core/normal_forms/function.hpp"
#include "core/normal_forms/minimize/minimize.hpp"
#include "core/normal_forms/minimize/prime_chart.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace loggia::normal_forms {

/// The columns and rows from which a minimum cover is chosen.
struct CoveringProblem {
    std::vector<Cube> primes; ///< all of them
    PrimeChart chart;
};

/// What is spent on the problem of a function where the minimum is asked for, minutes: rows and
/// outputs of all primes together, or comparisons of cubes.
inline constexpr std::uint64_t exact_chart_visits = 200'000'000'000;
inline constexpr std::uint64_t exact_prime_work = 100'000'000'000;

/// The tables of each output of the function that a cover must contain: of the function or, for a
/// CNF, of its complement. At most logic::TruthTable::most_variables inputs. Nothing when stopped.
[[nodiscard]] std::optional<std::vector<Tables>>
tables_to_cover(const Function& function, Form form, const Control& control = {});

/// The problem of the outputs with these tables. Nothing when stopped, where there are more than
/// 2 million primes, or where these together have more than `most_visits` rows and outputs.
[[nodiscard]] std::optional<CoveringProblem> covering_of_tables(std::span<const Tables> tables,
                                                                std::uint64_t most_visits,
                                                                const Control& control = {});

/// The same of cubes over any number of inputs; the fewer cubes `on` has, the faster. Nothing when
/// stopped, or where it takes more than about `most_work` comparisons of cubes.
[[nodiscard]] std::optional<CoveringProblem> covering_of_cubes(const Cover& on,
                                                               const Cover& dont_care,
                                                               std::uint64_t most_work,
                                                               const Control& control = {});

/// Up to so many inputs, functions of `outputs` outputs go by their tables.
[[nodiscard]] int most_chart_inputs(int outputs) noexcept;

/// The problem of any function, by whatever way is faster: what `Method::exact` searches. An error,
/// in words, where it would be too large, or when stopped.
[[nodiscard]] Result<CoveringProblem> covering_problem(const Function& function, Form form,
                                                       const Control& control = {});

} // namespace loggia::normal_forms
