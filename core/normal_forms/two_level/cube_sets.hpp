#pragma once

#include "core/normal_forms/two_level/unate_recursion.hpp"

#include <numeric>

namespace loggia::normal_forms::two_level {

/// Removes cubes that another one contains, and duplicates. Quadratic.
template <class Row>
void keep_maximal_rows(std::vector<Row>& rows, Meter& meter) {
    std::vector<std::pair<int, std::uint32_t>> order;
    for (std::size_t i = 0; i < rows.size(); ++i)
        order.emplace_back(-bits_in(rows[i]), static_cast<std::uint32_t>(i));
    std::sort(order.begin(), order.end());
    std::vector<Row> kept;
    for (const auto& [size, i] : order) {
        if (!meter.spend(kept.size() * rows[i].words.size()))
            return; // all of them do as well
        if (std::none_of(kept.begin(), kept.end(),
                         [&, at = i](const Row& other) { return contains(other, rows[at]); }))
            kept.push_back(rows[i]);
    }
    rows = std::move(kept);
}

/// All that none of the cubes holds, as cubes of all outputs that need them. Nothing when stopped,
/// or where there would be more than `limit`.
template <class Row>
[[nodiscard]] std::optional<std::vector<Row>>
complement_rows(const Layout<Row>& layout, const std::vector<Row>& on, const std::vector<Row>& open,
                std::size_t limit, Meter& meter) {
    // Each output by itself: what two have in common is found when cubes are joined.
    UnateRecursion<Row> recursion(layout, meter);
    std::vector<Row> all;
    for (std::size_t output = 2 * static_cast<std::size_t>(layout.inputs); output < layout.bits;
         ++output) {
        Row within = layout.in;
        set_bit(within, output);
        recursion.start();
        for (const auto* const rows : {&on, &open})
            for (const Row& row : *rows)
                recursion.add(row, within);
        const std::optional<std::vector<Row>> cubes = recursion.complement(limit);
        if (!cubes || all.size() + cubes->size() > limit)
            return std::nullopt;
        for (const Row& cube : *cubes)
            all.push_back(cube & within);
    }
    // Cubes of the same inputs are one.
    std::sort(all.begin(), all.end(), [&](const Row& a, const Row& b) {
        const Row x = a & layout.in;
        const Row y = b & layout.in;
        return x == y ? a < b : x < y;
    });
    std::vector<Row> joined;
    for (const Row& row : all) {
        if (!joined.empty() && (joined.back() & layout.in) == (row & layout.in))
            add_bits(joined.back(), row);
        else
            joined.push_back(row);
    }
    constexpr std::size_t most_compared = 20'000;
    constexpr std::size_t most_lifted = 4'000;
    if (layout.outputs > 1 && joined.size() <= most_lifted)
        for (Row& row : joined) {
            if (!meter.spend(joined.size() * row.words.size()))
                return std::nullopt;
            const Row inputs = row & layout.in;
            for (const Row& other : joined)
                if (contains(other, inputs))
                    add_bits(row, other & layout.out);
        }
    if (joined.size() <= most_compared)
        keep_maximal_rows(joined, meter);
    if (meter.stopped())
        return std::nullopt;
    return joined;
}

/// Whether the lists hold all of the cube; `leave_out` of the first list does not count.
template <class Row>
[[nodiscard]] bool holds_all(UnateRecursion<Row>& recursion, const std::vector<Row>& first,
                             const std::vector<Row>& second, const Row& cube,
                             std::size_t leave_out = SIZE_MAX) {
    recursion.start();
    for (std::size_t i = 0; i < first.size(); ++i)
        if (i != leave_out)
            recursion.add(first[i], cube);
    for (const Row& row : second)
        recursion.add(row, cube);
    return recursion.is_tautology();
}

} // namespace loggia::normal_forms::two_level
