#include "core/logic/truth_table.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

namespace loggia::logic {

namespace {

constexpr std::size_t block_words = 8;
constexpr std::uint64_t block_rows = 64 * block_words;

std::uint64_t ones(std::uint64_t word) {
    return static_cast<std::uint64_t>(std::popcount(word));
}

} // namespace

TruthIndex::TruthIndex(TruthTable table) : table_(std::move(table)) {
    const auto words = std::as_const(table_).words();
    sums_.reserve(words.size() / block_words + 2);
    std::uint64_t sum = 0;
    for (std::size_t w = 0; w < words.size(); ++w) {
        if (w % block_words == 0)
            sums_.push_back(sum);
        sum += ones(words[w]);
    }
    sums_.push_back(sum);
}

std::uint64_t TruthIndex::before(bool value, std::size_t block) const noexcept {
    const std::uint64_t rows = std::min(block * block_rows, table_.rows());
    return value ? sums_[block] : rows - sums_[block];
}

std::uint64_t TruthIndex::rank(bool value, std::uint64_t row) const noexcept {
    assert(row <= table_.rows());
    const auto words = table_.words();
    std::size_t w = row / block_rows * block_words;
    std::uint64_t sum = sums_[row / block_rows];
    for (; w < row / 64; ++w)
        sum += ones(words[w]);
    if (row % 64 != 0)
        sum += ones(words[w] & ((std::uint64_t{1} << (row % 64)) - 1));
    return value ? sum : row - sum;
}

std::uint64_t TruthIndex::select(bool value, std::uint64_t n) const noexcept {
    assert(n < count(value));
    // The last block before which there are at most n.
    std::size_t low = 0;
    std::size_t high = sums_.size() - 1;
    while (high - low > 1) {
        const std::size_t middle = low + (high - low) / 2;
        (before(value, middle) <= n ? low : high) = middle;
    }
    n -= before(value, low);
    const auto words = table_.words();
    for (std::size_t w = low * block_words;; ++w) {
        std::uint64_t word = value ? words[w] : ~words[w];
        if (const std::uint64_t here = ones(word); here <= n) {
            n -= here;
            continue;
        }
        for (; n > 0; --n)
            word &= word - 1;
        return w * 64 + static_cast<std::uint64_t>(std::countr_zero(word));
    }
}

} // namespace loggia::logic
