#include "core/connect4/solver/solve_table.hpp"

#include <algorithm>
#include <array>
#include <bit>
namespace loggia::connect4 {

namespace {

constexpr unsigned left_bits = 41;
constexpr unsigned right_bits = 31;
constexpr unsigned bound_bits = 5;
constexpr unsigned least_place_bits = left_bits + right_bits + 2 * bound_bits - 64;
constexpr int largest_bound = 15;

constexpr std::uint64_t column_states = 1093;

/// For the stones of one player in one column (6 bits) their sum of powers of three.
constexpr auto ternary = [] {
    std::array<std::uint16_t, 64> sums{};
    for (unsigned bits = 0; bits < 64; ++bits) {
        unsigned power = 1;
        for (unsigned row = 0; row < rows; ++row, power *= 3)
            if ((bits >> row & 1U) != 0)
                sums[bits] = static_cast<std::uint16_t>(sums[bits] + power);
    }
    return sums;
}();

/// For the stones in one column, all of them, the number of states of lower columns.
constexpr auto lower_states = [] {
    std::array<std::uint16_t, 64> sums{};
    unsigned sum = 0;
    unsigned power = 1;
    for (unsigned height = 0; height <= rows; ++height, power *= 3) {
        sums[(1U << height) - 1] = static_cast<std::uint16_t>(sum);
        sum += power;
    }
    return sums;
}();

std::uint64_t low_bits(unsigned count) {
    return (std::uint64_t{1} << count) - 1;
}

// A bound takes five bits; 0 says that nothing is known, larger codes are stronger bounds. A bound
// too strong for the field is stored as the strongest that fits, which is true as well.
std::uint64_t lower_code(int lower) {
    return lower < -largest_bound
               ? 0
               : static_cast<std::uint64_t>(std::min(lower, largest_bound) + largest_bound + 1);
}
int lower_of(std::uint64_t code) {
    return code == 0 ? -quadruple_count : static_cast<int>(code) - largest_bound - 1;
}

} // namespace

StateKey state_key(Bits own, Bits other, Bits occupied) noexcept {
    std::array<std::uint64_t, columns> code{};
    for (std::size_t c = 0; c < columns; ++c) {
        const auto column = [c](Bits bits) { return bits >> (c * column_stride) & 63U; };
        code[c] =
            lower_states[column(occupied)] + ternary[column(own)] + 2U * ternary[column(other)];
    }
    // Of the state and its mirror image the smaller one stands for both.
    for (std::size_t c = 0; c < columns / 2; ++c) {
        if (code[c] != code[columns - 1 - c]) {
            if (code[c] > code[columns - 1 - c])
                std::reverse(code.begin(), code.end());
            break;
        }
    }
    StateKey key;
    key.left =
        ((code[0] * column_states + code[1]) * column_states + code[2]) * column_states + code[3];
    key.right =
        static_cast<std::uint32_t>((code[4] * column_states + code[5]) * column_states + code[6]);
    return key;
}

SolveTable::SolveTable(std::size_t megabytes) {
    const std::size_t buckets =
        std::bit_floor(std::min<std::size_t>(megabytes, 65536) *
                       ((std::size_t{1} << 20U) / (ways * sizeof(std::uint64_t))));
    if (buckets < std::size_t{1} << least_place_bits)
        return;
    place_bits_ = static_cast<unsigned>(std::countr_zero(buckets));
    tag_bits_ = left_bits + right_bits - place_bits_;
    work_bits_ = std::min(64 - tag_bits_ - 2 * bound_bits, 4U);
    entries_ = LazyWords(buckets * ways);
}

SolveTable::Place SolveTable::place(const StateKey& key) const noexcept {
    const std::uint64_t mixed =
        key.right ^ ((key.left * 0x9E3779B97F4A7C15U) >> (64U - right_bits));
    return {static_cast<std::size_t>(mixed & low_bits(place_bits_)),
            (mixed >> place_bits_) << left_bits | key.left};
}

void SolveTable::prefetch(const StateKey& key) const noexcept {
    if (enabled())
        __builtin_prefetch(entries_.address(place(key).bucket * ways));
}

// An entry: the tag in the low bits, the code of the lower bound, that of the upper one, the work.
Bounds SolveTable::find(const StateKey& key) const noexcept {
    if (!enabled())
        return {};
    const Place at = place(key);
    for (std::size_t way = 0; way < ways; ++way) {
        const std::uint64_t entry = entries_.read(at.bucket * ways + way);
        if ((entry & low_bits(tag_bits_)) == at.tag && entry >> tag_bits_ != 0) {
            const std::uint64_t data = entry >> tag_bits_;
            return {lower_of(data & low_bits(bound_bits)),
                    -lower_of(data >> bound_bits & low_bits(bound_bits))};
        }
    }
    return {};
}

void SolveTable::store(const StateKey& key, Bounds bounds, std::uint64_t work) noexcept {
    if (!enabled())
        return;
    std::uint64_t lower = lower_code(bounds.lower);
    std::uint64_t upper = lower_code(-bounds.upper);
    if (lower == 0 && upper == 0)
        return;
    const Place at = place(key);
    const std::uint64_t effort = std::min<std::uint64_t>(
        static_cast<std::uint64_t>(std::bit_width(work)) / 2, low_bits(work_bits_));
    std::size_t victim = 0;
    std::uint64_t least = ~std::uint64_t{0};
    for (std::size_t way = 0; way < ways; ++way) {
        const std::uint64_t entry = entries_.read(at.bucket * ways + way);
        if (entry != 0 && (entry & low_bits(tag_bits_)) == at.tag) {
            lower = std::max(lower, entry >> tag_bits_ & low_bits(bound_bits));
            upper = std::max(upper, entry >> (tag_bits_ + bound_bits) & low_bits(bound_bits));
            victim = way;
            break;
        }
        const std::uint64_t entry_work =
            entry == 0 ? 0 : 1 + (entry >> tag_bits_ >> (2 * bound_bits));
        if (entry_work < least) {
            least = entry_work;
            victim = way;
        }
    }
    const std::uint64_t data = lower | upper << bound_bits | effort << (2 * bound_bits);
    entries_.write(at.bucket * ways + victim, at.tag | data << tag_bits_);
}

void SolveTable::clear() {
    entries_.clear();
}

} // namespace loggia::connect4
