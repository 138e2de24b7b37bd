#pragma once

#include "core/normal_forms/two_level/rows.hpp"

#include <utility>

namespace loggia::normal_forms::two_level {

/// A cube of a cover that is worked on, and what is known of it.
template <class Row>
struct MarkedRow {
    Row row;
    bool prime = false;
    bool covered = false;              ///< by a cube that was expanded
    bool maybe_essential = true;       ///< its expansion did not show that it is not
    bool relatively_essential = false; ///< of the cover before it was made irredundant
};

template <class Row>
using MarkedRows = std::vector<MarkedRow<Row>>;

/// How often each bit occurs.
template <class Row>
[[nodiscard]] std::vector<std::uint32_t> bit_counts(const Layout<Row>& layout,
                                                    const MarkedRows<Row>& cover) {
    std::vector<std::uint32_t> counts(layout.bits);
    for (const MarkedRow<Row>& cube : cover)
        for_each_bit(cube.row, [&](std::size_t bit) { ++counts[bit]; });
    return counts;
}

/// Orders cubes by their outputs, and those of the same outputs by their inputs: among cubes that
/// are alike otherwise, it is then always the same outputs that go first when cubes are reduced.
template <class Row>
[[nodiscard]] bool is_before(const Row& a, const Row& b) {
    return std::lexicographical_compare(a.words.rbegin(), a.words.rend(), b.words.rbegin(),
                                        b.words.rend());
}

/// By how much each cube has in common with the others, ascending or descending (the order of
/// MINI: Hong, Cain, Ostapko 1974).
template <class Row>
void sort_by_common_bits(const Layout<Row>& layout, MarkedRows<Row>& cover, bool ascending) {
    const std::vector<std::uint32_t> counts = bit_counts(layout, cover);
    std::vector<std::pair<std::uint64_t, std::uint32_t>> order;
    for (std::size_t i = 0; i < cover.size(); ++i) {
        std::uint64_t weight = 0;
        for_each_bit(cover[i].row, [&](std::size_t bit) { weight += counts[bit]; });
        order.emplace_back(weight, static_cast<std::uint32_t>(i));
    }
    std::sort(order.begin(), order.end(), [&](const auto& a, const auto& b) {
        const auto& x = ascending ? a : b;
        const auto& y = ascending ? b : a;
        if (x.first != y.first)
            return x.first < y.first;
        return is_before(cover[x.second].row, cover[y.second].row);
    });
    MarkedRows<Row> sorted;
    sorted.reserve(cover.size());
    for (const auto& entry : order)
        sorted.push_back(std::move(cover[entry.second]));
    cover = std::move(sorted);
}

/// Those that are closest to a cube first, large ones before small ones.
template <class Row>
void sort_around(const Layout<Row>& layout, MarkedRows<Row>& cover, const Row& center) {
    std::vector<std::pair<std::pair<int, int>, std::uint32_t>> order;
    for (std::size_t i = 0; i < cover.size(); ++i)
        order.push_back({{distance(layout, center, cover[i].row), -bits_in(cover[i].row)},
                         static_cast<std::uint32_t>(i)});
    std::sort(order.begin(), order.end(), [&](const auto& a, const auto& b) {
        return a.first != b.first ? a.first < b.first
                                  : is_before(cover[b.second].row, cover[a.second].row);
    });
    MarkedRows<Row> sorted;
    sorted.reserve(cover.size());
    for (const auto& entry : order)
        sorted.push_back(std::move(cover[entry.second]));
    cover = std::move(sorted);
}

/// Those that are closest to the largest cube, that one first.
template <class Row>
void sort_around_largest(const Layout<Row>& layout, MarkedRows<Row>& cover) {
    const auto largest =
        std::max_element(cover.begin(), cover.end(), [](const auto& a, const auto& b) {
            return bits_in(a.row) < bits_in(b.row);
        });
    if (largest != cover.end())
        sort_around(layout, cover, Row(largest->row));
}

} // namespace loggia::normal_forms::two_level
