#include "core/normal_forms/minimize/prime_chart.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <numeric>

namespace loggia::normal_forms {

namespace {

/// Calls `visit` with each row of a cube.
template <class Visit>
void for_each_row(const Cube& cube, int variables, Visit visit) {
    const std::uint64_t free = low_bits(variables) & ~cube.care;
    std::uint64_t part = 0;
    do {
        visit(cube.value | part);
        part = (part - free) & free;
    } while (part != 0);
}

/// Calls `visit` with the place of each row and output of a cube: row * outputs + output.
template <class Visit>
void for_each_place(const Cube& cube, int variables, std::size_t outputs, Visit visit) {
    if (outputs == 1)
        return for_each_row(cube, variables, visit);
    for_each_row(cube, variables, [&](std::uint64_t row) {
        for (std::uint64_t rest = cube.outputs; rest != 0; rest &= rest - 1)
            visit(row * outputs + static_cast<std::size_t>(std::countr_zero(rest)));
    });
}

/// Of a chart: 1 GB.
constexpr std::uint32_t most_entries = std::uint32_t{1} << 28U;

/// The primes that hold a row, summed up.
struct Holders {
    std::uint32_t count = 0;
    std::uint32_t care = 0; ///< inputs that occur in any of them: that of their intersection
    std::uint64_t outputs = ~std::uint64_t{0}; ///< that all of them have
};

} // namespace

std::optional<PrimeChart> prime_chart(std::span<const Cube> primes,
                                      std::span<const logic::TruthTable> on,
                                      const Control& control) {
    assert(!on.empty());
    const int variables = on[0].variables();
    const std::uint64_t rows = on[0].rows();
    const std::size_t outputs = on.size();
    // Row and output, the row in front, so that the outputs of a row lie together.
    std::vector<Holders> holders(rows * outputs);
    std::uint32_t polls = 0;
    const auto stopped = [&] { return ++polls % 64 == 0 && control.stop_requested(); };
    for (const Cube& prime : primes) {
        if (stopped())
            return std::nullopt;
        for_each_place(prime, variables, outputs, [&](std::uint64_t place) {
            Holders& h = holders[place];
            ++h.count;
            h.care |= static_cast<std::uint32_t>(prime.care);
            h.outputs &= prime.outputs;
        });
    }
    std::vector<std::uint32_t> order;
    for (std::uint64_t row = 0; row < rows; ++row)
        for (std::size_t output = 0; output < outputs; ++output)
            if (on[output][row])
                order.push_back(static_cast<std::uint32_t>(row * outputs + output));
    std::stable_sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
        return holders[a].count < holders[b].count;
    });
    constexpr std::uint32_t none = UINT32_MAX;
    std::vector<std::uint32_t> number(rows * outputs, none); // in the chart; none for the others
    std::vector<bool> dropped(rows * outputs);
    std::vector<std::uint32_t> kept;
    for (const std::uint32_t place : order) {
        if (dropped[place])
            continue;
        if (stopped())
            return std::nullopt;
        const Holders& h = holders[place];
        assert(h.count > 0);
        const Cube all{h.care, place / outputs & h.care,
                       h.outputs & low_bits(static_cast<int>(outputs))};
        for_each_place(all, variables, outputs,
                       [&](std::uint64_t other) { dropped[other] = true; });
        kept.push_back(place);
    }
    std::sort(kept.begin(), kept.end());
    PrimeChart chart;
    std::vector<std::uint32_t> ends(kept.size());
    std::uint32_t end = 0;
    for (std::size_t i = 0; i < kept.size(); ++i) {
        number[kept[i]] = static_cast<std::uint32_t>(i);
        ends[i] = end; // where its entries begin; moved to their end as they are filled in
        end += holders[kept[i]].count;
        if (end > most_entries)
            return std::nullopt;
        chart.rows.push_back({kept[i] / outputs, static_cast<int>(kept[i] % outputs)});
    }
    std::vector<std::uint32_t> columns(end);
    for (std::size_t c = 0; c < primes.size(); ++c) {
        if (stopped())
            return std::nullopt;
        for_each_place(primes[c], variables, outputs, [&](std::uint64_t place) {
            if (const std::uint32_t r = number[place]; r != none)
                columns[ends[r]++] = static_cast<std::uint32_t>(c);
        });
    }
    for (std::size_t i = 0; i < kept.size(); ++i)
        if (holders[kept[i]].count == 1)
            chart.essential.push_back(columns[ends[i] - 1]);
    complete(chart, primes, std::move(ends), std::move(columns));
    return chart;
}

void complete(PrimeChart& chart, std::span<const Cube> primes, std::vector<std::uint32_t> ends,
              std::vector<std::uint32_t> columns) {
    std::sort(chart.essential.begin(), chart.essential.end());
    chart.essential.erase(std::unique(chart.essential.begin(), chart.essential.end()),
                          chart.essential.end());
    std::vector<std::uint32_t> literals;
    literals.reserve(primes.size());
    for (const Cube& prime : primes)
        literals.push_back(static_cast<std::uint32_t>(prime.literals()));
    std::vector<std::uint32_t> row_ids(ends.size());
    std::vector<std::uint32_t> column_ids(primes.size());
    std::iota(row_ids.begin(), row_ids.end(), 0U);
    std::iota(column_ids.begin(), column_ids.end(), 0U);
    chart.matrix = covering::CoverMatrix(std::move(ends), std::move(columns), std::move(literals),
                                         std::move(row_ids), std::move(column_ids));
}

std::vector<Witness> independent_rows(const PrimeChart& chart) {
    const covering::CoverMatrix& matrix = chart.matrix;
    // Those first that rule out fewest others, about.
    std::vector<std::uint64_t> touched(matrix.rows());
    for (std::size_t r = 0; r < matrix.rows(); ++r)
        for (const std::uint32_t c : matrix.row(r))
            touched[r] += matrix.column(c).size();
    std::vector<std::uint32_t> order(matrix.rows());
    std::iota(order.begin(), order.end(), 0U);
    std::stable_sort(order.begin(), order.end(),
                     [&](std::uint32_t a, std::uint32_t b) { return touched[a] < touched[b]; });
    std::vector<bool> used(matrix.columns());
    std::vector<Witness> witnesses;
    for (const std::uint32_t r : order) {
        const auto columns = matrix.row(r);
        if (std::any_of(columns.begin(), columns.end(), [&](std::uint32_t c) { return used[c]; }))
            continue;
        for (const std::uint32_t c : columns)
            used[c] = true;
        witnesses.push_back(chart.rows[r]);
    }
    return witnesses;
}

} // namespace loggia::normal_forms
