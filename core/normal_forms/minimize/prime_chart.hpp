#pragma once

#include "core/base/control.hpp"
#include "core/covering/cover_matrix.hpp"
#include "core/normal_forms/cube.hpp"
#include "core/normal_forms/function.hpp"
#include "core/normal_forms/minimize/minimize.hpp"

#include <optional>
#include <span>
#include <vector>

namespace loggia::normal_forms {

/// The chart of prime implicants, without the rows that are covered whenever others are.
struct PrimeChart {
    covering::CoverMatrix matrix;         ///< column c is prime c
    std::vector<Witness> rows;            ///< what row r of the matrix stands for
    std::vector<std::uint32_t> essential; ///< primes that some row has no other than
};

/// Of primes, all that cover one, a function's rows that are true: of each output j of `on`, whose
/// tables are given. Where all primes that hold a row also hold another, the other is left out: it
/// lies in their intersection, which is a cube, so no rows are compared. Time linear in all rows of
/// all primes. Nothing when stopped, or where it would have over 2^28 entries.
[[nodiscard]] std::optional<PrimeChart> prime_chart(std::span<const Cube> primes,
                                                    std::span<const logic::TruthTable> on,
                                                    const Control& control = {});

/// Makes the matrix of a chart whose rows and essential primes are there: row r has the primes in
/// `columns` from the end of row r - 1 to `ends[r]`. Sorts the essential primes, each once.
void complete(PrimeChart& chart, std::span<const Cube> primes, std::vector<std::uint32_t> ends,
              std::vector<std::uint32_t> columns);

/// Rows of the chart no two of which have a prime in common, as many as greed finds.
[[nodiscard]] std::vector<Witness> independent_rows(const PrimeChart& chart);

} // namespace loggia::normal_forms
