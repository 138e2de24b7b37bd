#include "core/wumpus/columns.hpp"

#include <algorithm>
#include <bit>

namespace loggia::wumpus {

namespace {

constexpr std::array<int, free_square_count> free_squares = [] {
    std::array<int, free_square_count> found{};
    std::size_t n = 0;
    for (int square = 0; square < square_count; ++square)
        if (!has(safe_squares, Square::of(square)))
            found.at(n++) = square;
    return found;
}();

constexpr std::uint64_t every_row = ~std::uint64_t{0};

} // namespace

Square free_square(int place) noexcept {
    return Square::of(free_squares[static_cast<std::size_t>(place)]);
}

Squares pits_of(std::size_t pit_set) noexcept {
    unsigned pits = 0;
    for (std::size_t k = 0; k < free_square_count; ++k)
        if ((pit_set >> k & 1U) != 0)
            pits |= only(free_square(static_cast<int>(k)));
    return static_cast<Squares>(pits);
}

Cave cave_of(std::size_t row) noexcept {
    return {free_square(static_cast<int>(row / pit_sets)), pits_of(row % pit_sets)};
}

std::optional<std::size_t> row_of(World world) noexcept {
    if (broken_rules(world) != 0)
        return std::nullopt;
    std::size_t row = 0;
    for (std::size_t k = 0; k < free_square_count; ++k) {
        const Square square = free_square(static_cast<int>(k));
        if (world.holds({Sign::monster, square}))
            row += k * pit_sets;
        if (world.holds({Sign::pit, square}))
            row += std::size_t{1} << k;
    }
    return row;
}

int count(const Rows& rows) noexcept {
    int sum = 0;
    for (const std::uint64_t word : rows)
        sum += std::popcount(word);
    return sum;
}

std::optional<std::size_t> first_row(const Rows& rows, std::size_t from) noexcept {
    for (std::size_t w = from / 64; w < rows.size(); ++w) {
        const std::uint64_t rest = w == from / 64 ? rows[w] & (every_row << (from % 64)) : rows[w];
        if (rest != 0)
            return 64 * w + static_cast<std::size_t>(std::countr_zero(rest));
    }
    return std::nullopt;
}

const Columns& Columns::get() {
    static const Columns columns;
    return columns;
}

Columns::Columns() : columns_(symbol_count) {
    for (std::size_t row = 0; row < row_words * 64; ++row) {
        const std::uint64_t bit = std::uint64_t{1} << (row % 64);
        const World world = cave_of(row).world();
        for (std::uint64_t rest = world.bits; rest != 0; rest &= rest - 1)
            columns_[static_cast<std::size_t>(std::countr_zero(rest))][row / 64] |= bit;
        if (broken_rules(world) == 0)
            caves_[row / 64] |= bit;
    }
    for (std::size_t s = 0; s < symbol_count; ++s) {
        const Rows& column = columns_[s];
        pointers_[s] = column.data();
        const bool words = std::all_of(column.begin(), column.end(),
                                       [](auto w) { return w == 0 || w == every_row; });
        bool monsters = words;
        for (std::size_t w = 0; w < row_words; ++w)
            monsters = monsters && column[w] == column[w - w % words_a_monster];
        grains_[s] = monsters ? Grain::monster : words ? Grain::word : Grain::row;
    }
}

std::array<int, symbol_count> Columns::count_each(const Rows& rows) const noexcept {
    std::array<std::uint64_t, row_words> by_word{};
    std::array<int, free_square_count> by_monster{};
    for (std::size_t w = 0; w < row_words; ++w) {
        by_word[w] = static_cast<std::uint64_t>(std::popcount(rows[w]));
        by_monster[w / words_a_monster] += static_cast<int>(by_word[w]);
    }
    std::array<int, symbol_count> counts{};
    for (std::size_t s = 0; s < symbol_count; ++s) {
        const Rows& column = columns_[s];
        std::uint64_t sum = 0;
        switch (grains_[s]) {
        case Grain::monster:
            for (std::size_t m = 0; m < free_square_count; ++m)
                if (column[m * words_a_monster] != 0)
                    sum += static_cast<std::uint64_t>(by_monster[m]);
            break;
        case Grain::word:
            for (std::size_t w = 0; w < row_words; ++w)
                sum += by_word[w] & column[w];
            break;
        case Grain::row:
            for (std::size_t w = 0; w < row_words; ++w)
                sum += static_cast<std::uint64_t>(std::popcount(rows[w] & column[w]));
            break;
        }
        counts[s] = static_cast<int>(sum);
    }
    return counts;
}

} // namespace loggia::wumpus
