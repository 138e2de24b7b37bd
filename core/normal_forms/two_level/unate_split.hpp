#pragma once

#include "core/normal_forms/two_level/rows.hpp"

#include <span>

namespace loggia::normal_forms::two_level {

/// Both bits of the inputs that a list of cubes depends on in both ways; `all` has the bits that
/// every cube of it has.
template <class Row>
[[nodiscard]] Row binate_bits(const Layout<Row>& layout, const Row& all) {
    Row result = layout.zero;
    for (std::size_t i = 0; i < all.words.size(); ++i) {
        const std::uint64_t missing = ~all.words[i] & layout.in.words[i];
        const std::uint64_t low = missing & missing >> 1U & layout.pairs.words[i];
        result.words[i] = low | low << 1U;
    }
    return result;
}

/// Both bits of the inputs that it depends on in one way at least.
template <class Row>
[[nodiscard]] Row active_bits(const Layout<Row>& layout, const Row& all) {
    Row result = layout.zero;
    for (std::size_t i = 0; i < all.words.size(); ++i) {
        const std::uint64_t missing = ~all.words[i] & layout.in.words[i];
        const std::uint64_t low = (missing | missing >> 1U) & layout.pairs.words[i];
        result.words[i] = low | low << 1U;
    }
    return result;
}

/// Two cubes that differ in one variable and together contain all rows.
template <class Row>
struct Split {
    Row low;
    Row high;
};

template <class Row>
class Splitter {
public:
    explicit Splitter(const Layout<Row>& layout) : layout_(layout), counts_(layout.bits) {}

    /// By the outputs where one is missing somewhere, for outputs have little in common;
    /// otherwise by the input of `inputs` that most cubes depend on, the more evenly the better.
    [[nodiscard]] Split<Row> split(std::span<const Row> cubes, const Row& all, const Row& inputs) {
        const Row outputs = layout_.out - all;
        const int missing = bits_in(outputs);
        if (missing > 0)
            return split_outputs(outputs, missing);
        for_each_bit(inputs, [&](std::size_t bit) { counts_[bit] = 0; });
        for (const Row& cube : cubes)
            for_each_bit(inputs - cube, [&](std::size_t bit) { ++counts_[bit]; });
        std::size_t best = SIZE_MAX;
        std::uint32_t best_sum = 0;
        std::uint32_t best_most = 0;
        for_each_bit(inputs, [&](std::size_t bit) {
            if (bit % 2 != 0)
                return;
            const std::uint32_t sum = counts_[bit] + counts_[bit + 1];
            const std::uint32_t most = std::max(counts_[bit], counts_[bit + 1]);
            if (best == SIZE_MAX || sum > best_sum || (sum == best_sum && most < best_most)) {
                best = bit;
                best_sum = sum;
                best_most = most;
            }
        });
        Split<Row> result{layout_.full, layout_.full};
        clear_bit(result.low, best + 1);
        clear_bit(result.high, best);
        return result;
    }

private:
    [[nodiscard]] Split<Row> split_outputs(const Row& outputs, int missing) const {
        Split<Row> result{layout_.full, layout_.full};
        if (missing == 1) { // it, and all others
            result.high = layout_.in | outputs;
            result.low = layout_.full - outputs;
            return result;
        }
        int place = 0;
        for_each_bit(outputs, [&](std::size_t bit) {
            clear_bit(place++ < (missing + 1) / 2 ? result.high : result.low, bit);
        });
        return result;
    }

    const Layout<Row>& layout_;
    std::vector<std::uint32_t> counts_;
};

} // namespace loggia::normal_forms::two_level
