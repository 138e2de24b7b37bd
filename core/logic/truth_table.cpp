#include "core/logic/truth_table.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <numeric>

namespace loggia::logic {

namespace {

constexpr int word_variables = 6;
constexpr int block_variables = 14;
static_assert(std::uint64_t{1} << block_variables == RowBlock::rows);

/// What bit k of the row number is in each of the 64 rows of a word.
constexpr std::array<std::uint64_t, word_variables> row_bits{
    0xAAAAAAAAAAAAAAAAU, 0xCCCCCCCCCCCCCCCCU, 0xF0F0F0F0F0F0F0F0U,
    0xFF00FF00FF00FF00U, 0xFFFF0000FFFF0000U, 0xFFFFFFFF00000000U,
};

} // namespace

TruthTable::TruthTable(int variables)
    : variables_(variables),
      words_(variables > word_variables ? std::size_t{1} << (variables - word_variables) : 1) {
    assert(variables >= 0 && variables <= most_variables);
}

void TruthTable::set(std::uint64_t row, bool value) noexcept {
    const std::uint64_t bit = std::uint64_t{1} << (row % 64);
    std::uint64_t& word = words_[row / 64];
    word = value ? word | bit : word & ~bit;
}

std::uint64_t TruthTable::count() const noexcept {
    return std::accumulate(words_.begin(), words_.end(), std::uint64_t{0},
                           [](std::uint64_t sum, std::uint64_t word) {
                               return sum + static_cast<std::uint64_t>(std::popcount(word));
                           });
}

std::uint64_t TruthTable::used_bits() const noexcept {
    return variables_ >= word_variables ? ~std::uint64_t{0}
                                        : (std::uint64_t{1} << (1U << variables_)) - 1;
}

void TruthTable::negate() noexcept {
    for (std::uint64_t& word : words_)
        word = ~word & used_bits();
}

RowBlock::RowBlock(int variables)
    : variables_(variables),
      patterns_(static_cast<std::size_t>(std::min(variables, block_variables)) * words),
      zeros_(words), ones_(words, ~std::uint64_t{0}),
      columns_(static_cast<std::size_t>(variables)) {
    for (int bit = 0; bit < std::min(variables, block_variables); ++bit) {
        std::uint64_t* const pattern = patterns_.data() + static_cast<std::size_t>(bit) * words;
        for (std::size_t w = 0; w < words; ++w)
            pattern[w] = bit < word_variables ? row_bits[static_cast<std::size_t>(bit)]
                         : (w >> (bit - word_variables) & 1U) != 0 ? ~std::uint64_t{0}
                                                                   : 0;
        columns_[static_cast<std::size_t>(variables - 1 - bit)] = pattern;
    }
    move_to(0);
}

void RowBlock::move_to(std::uint64_t block) {
    for (int bit = block_variables; bit < variables_; ++bit)
        columns_[static_cast<std::size_t>(variables_ - 1 - bit)] =
            (block >> (bit - block_variables) & 1U) != 0 ? ones_.data() : zeros_.data();
}

std::optional<TruthTable> truth_table(const Store& store, Expr root,
                                      std::span<const Variable> order, const Control& control) {
    const auto variables = static_cast<int>(order.size());
    TruthTable table(variables);
    const Program program(store, std::array{root}, order);
    RowBlock rows(variables);
    const auto words = table.words();
    for (std::size_t begin = 0; begin < words.size(); begin += RowBlock::words) {
        if (control.stop_requested())
            return std::nullopt;
        rows.move_to(begin / RowBlock::words);
        program.run(rows.columns(), std::array{words.data() + begin},
                    std::min(RowBlock::words, words.size() - begin));
    }
    if (variables < word_variables)
        words[0] &= (std::uint64_t{1} << table.rows()) - 1;
    return table;
}

} // namespace loggia::logic
