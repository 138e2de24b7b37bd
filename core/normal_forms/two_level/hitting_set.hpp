#pragma once

#include "core/normal_forms/two_level/rows.hpp"

namespace loggia::normal_forms::two_level {

/// Few bits of which each of the sets has one, by greed: none of them can be left out.
template <class Row>
[[nodiscard]] Row small_hitting_set(const Layout<Row>& layout, std::vector<Row> sets,
                                    Meter& meter) {
    Row chosen = layout.zero;
    std::vector<std::size_t> order;
    std::vector<std::uint32_t> counts(layout.bits);
    const std::vector<Row> all = sets;
    while (!sets.empty() && meter.spend(sets.size() * chosen.words.size())) {
        // Where there is no choice, none is to be made.
        Row single = layout.zero;
        for (const Row& set : sets)
            if (bits_in(set) == 1)
                add_bits(single, set);
        if (!is_zero(single)) {
            for_each_bit(single, [&](std::size_t bit) { order.push_back(bit); });
        } else {
            std::fill(counts.begin(), counts.end(), 0U);
            for (const Row& set : sets)
                for_each_bit(set, [&](std::size_t bit) { ++counts[bit]; });
            const auto best = static_cast<std::size_t>(
                std::max_element(counts.begin(), counts.end()) - counts.begin());
            if (counts[best] == 0)
                break;
            set_bit(single, best);
            order.push_back(best);
        }
        add_bits(chosen, single);
        std::erase_if(sets, [&](const Row& set) { return have_common_bits(set, chosen); });
    }
    // Greed may have taken bits that later ones made needless.
    for (const std::size_t bit : order) {
        Row fewer = chosen;
        clear_bit(fewer, bit);
        if (std::all_of(all.begin(), all.end(),
                        [&](const Row& set) { return have_common_bits(set, fewer); }))
            chosen = fewer;
    }
    return chosen;
}

} // namespace loggia::normal_forms::two_level
