#pragma once

#include "core/normal_forms/cube.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

namespace loggia::normal_forms::oracle {

/// The least terms of one output of up to 6 inputs and the least literals with so many, by trying
/// out every cover of primes: the row with the fewest ways first, each of its ways in turn. Tables
/// are a bit a row. Shares no code with the library.
class LeastCover {
public:
    LeastCover(std::uint64_t on, std::uint64_t open, int inputs) : on_(on & ~open) {
        const std::uint64_t size = std::uint64_t{1} << inputs;
        std::vector<Way> implicants;
        for (std::uint64_t care = 0; care < size; ++care)
            for (std::uint64_t value = care;; value = (value - 1) & care) {
                Way way;
                for (std::uint64_t row = 0; row < size; ++row)
                    way.rows |= (row & care) == value ? std::uint64_t{1} << row : 0U;
                way.literals = static_cast<std::uint64_t>(std::popcount(care));
                if ((way.rows & ~(on | open)) == 0 && (way.rows & on_) != 0)
                    implicants.push_back(way);
                if (value == 0)
                    break;
            }
        for (const Way& way : implicants)
            if (std::none_of(implicants.begin(), implicants.end(), [&](const Way& other) {
                    return other.rows != way.rows && (way.rows & ~other.rows) == 0;
                }))
                ways_.push_back(way);
        cover(on_, 0, 0);
    }

    [[nodiscard]] std::uint64_t terms() const { return best_.first; }
    [[nodiscard]] std::uint64_t literals() const { return best_.second; }

private:
    struct Way {
        std::uint64_t rows = 0;
        std::uint64_t literals = 0;
    };

    void cover(std::uint64_t left, std::uint64_t terms, std::uint64_t literals) {
        if (left == 0) {
            best_ = std::min(best_, {terms, literals});
            return;
        }
        // Rows without a way in common need a term each.
        std::uint64_t apart = 0;
        std::uint64_t fewest = UINT64_MAX;
        std::uint64_t row = 0;
        std::uint64_t least_literals = 0;
        std::uint64_t free = left;
        for (std::uint64_t rest = left; rest != 0; rest &= rest - 1) {
            const std::uint64_t bit = rest & -rest;
            std::uint64_t count = 0;
            std::uint64_t near = 0;
            std::uint64_t cheapest = UINT64_MAX;
            for (const Way& way : ways_)
                if ((way.rows & bit) != 0) {
                    ++count;
                    near |= way.rows;
                    cheapest = std::min(cheapest, way.literals);
                }
            if (count < fewest) {
                fewest = count;
                row = bit;
            }
            if ((free & bit) != 0) {
                ++apart;
                least_literals += cheapest;
                free &= ~near;
            }
        }
        if (!(std::pair{terms + apart, literals + least_literals} < best_))
            return;
        for (const Way& way : ways_)
            if ((way.rows & row) != 0)
                cover(left & ~way.rows, terms + 1, literals + way.literals);
    }

    std::uint64_t on_;
    std::vector<Way> ways_;
    std::pair<std::uint64_t, std::uint64_t> best_{UINT64_MAX, UINT64_MAX};
};

} // namespace loggia::normal_forms::oracle
