#pragma once

#include "core/normal_forms/two_level/rows.hpp"

namespace loggia::normal_forms::two_level {

/// Few bits of which each of the sets has one, by greed: none of them can be left out. What has to
/// be chosen is chosen, and what is no better than another choice is left out, before each choice
/// by greed: of a bit whose sets have few other bits.
template <class Row>
class HittingSet {
public:
    HittingSet(const Layout<Row>& layout, Meter& meter)
        : layout_(layout), meter_(meter), weights_(layout.bits) {}

    [[nodiscard]] Row find(std::vector<Row>& sets) {
        chosen_ = layout_.zero;
        order_.clear();
        std::sort(sets.begin(), sets.end());
        sets.erase(std::unique(sets.begin(), sets.end()), sets.end());
        all_ = sets;
        while (!sets.empty() && meter_.spend(sets.size() * chosen_.words.size())) {
            keep_minimal(sets);
            if (choose_single(sets))
                continue;
            if (drop_dominated_bits(sets))
                continue;
            choose_by_weight(sets);
        }
        leave_out_needless();
        return chosen_;
    }

private:
    void choose(const Row& bits, std::vector<Row>& sets) {
        for_each_bit(bits, [&](std::size_t bit) { order_.push_back(bit); });
        add_bits(chosen_, bits);
        std::erase_if(sets, [&](const Row& set) { return have_common_bits(set, chosen_); });
    }

    /// Whoever hits a set hits those that contain it.
    void keep_minimal(std::vector<Row>& sets) {
        std::sort(sets.begin(), sets.end(), [](const Row& a, const Row& b) {
            const int x = bits_in(a);
            const int y = bits_in(b);
            return x != y ? x < y : a < b;
        });
        std::size_t kept = 0;
        for (std::size_t i = 0; i < sets.size(); ++i) {
            const auto end = sets.begin() + static_cast<std::ptrdiff_t>(kept);
            if (std::none_of(sets.begin(), end,
                             [&](const Row& other) { return contains(sets[i], other); })) {
                if (kept != i)
                    sets[kept] = std::move(sets[i]);
                ++kept;
            }
        }
        sets.resize(kept);
    }

    [[nodiscard]] bool choose_single(std::vector<Row>& sets) {
        Row single = layout_.zero;
        for (const Row& set : sets)
            if (bits_in(set) == 1)
                add_bits(single, set);
        if (is_zero(single))
            return false;
        choose(single, sets);
        return true;
    }

    /// A bit is left out where another one is in all its sets.
    [[nodiscard]] bool drop_dominated_bits(std::vector<Row>& sets) {
        Row used = layout_.zero;
        for (const Row& set : sets)
            add_bits(used, set);
        Row dropped = layout_.zero;
        for_each_bit(used, [&](std::size_t bit) {
            Row others = used - dropped;
            clear_bit(others, bit);
            for (const Row& set : sets)
                if (has_bit(set, bit))
                    keep_bits(others, set);
            if (!is_zero(others))
                set_bit(dropped, bit);
        });
        if (is_zero(dropped))
            return false;
        for (Row& set : sets)
            remove_bits(set, dropped);
        return true;
    }

    void choose_by_weight(std::vector<Row>& sets) {
        std::fill(weights_.begin(), weights_.end(), 0.0);
        for (const Row& set : sets) {
            const double weight = 1.0 / (bits_in(set) - 1);
            for_each_bit(set, [&](std::size_t bit) { weights_[bit] += weight; });
        }
        const auto best = static_cast<std::size_t>(
            std::max_element(weights_.begin(), weights_.end()) - weights_.begin());
        Row single = layout_.zero;
        set_bit(single, best);
        choose(single, sets);
    }

    /// Greed may have taken bits that later ones made needless.
    void leave_out_needless() {
        for (const std::size_t bit : order_) {
            Row fewer = chosen_;
            clear_bit(fewer, bit);
            if (std::all_of(all_.begin(), all_.end(),
                            [&](const Row& set) { return have_common_bits(set, fewer); }))
                chosen_ = fewer;
        }
    }

    const Layout<Row>& layout_;
    Meter& meter_;
    Row chosen_;
    std::vector<std::size_t> order_;
    std::vector<double> weights_;
    std::vector<Row> all_;
};

} // namespace loggia::normal_forms::two_level
