#include "core/connect4/engine/transposition_table.hpp"

#include "core/base/os/memory.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <memory>
#include <new>

namespace loggia::connect4 {

namespace {

Bits live_stones(Bits own, Bits other) {
    const Bits open = all_cells & ~other;
    Bits live = 0;
    for (const int shift : directions) {
        const auto s = static_cast<unsigned>(shift);
        const Bits open_pairs = open & (open >> s);
        const Bits own_pairs = own & (own >> s);
        const Bits quads =
            (open_pairs & (open_pairs >> (2 * s))) & ~(own_pairs & (own_pairs >> (2 * s)));
        const Bits spread = quads | (quads << s);
        live |= spread | (spread << (2 * s));
    }
    return live & own;
}

// An entry in the low 30 bits of a slot's tail.
constexpr unsigned value_bits = 14;
constexpr std::uint64_t value_offset = 1U << (value_bits - 1);
constexpr unsigned bound_at = 14;
constexpr unsigned proven_at = 16;
constexpr unsigned depth_at = 18;
constexpr unsigned column_at = 24;
constexpr unsigned age_at = 27;
constexpr unsigned key_at = 30;
constexpr std::uint64_t entry_mask = (std::uint64_t{1} << key_at) - 1;

std::uint64_t packed(const Entry& entry, std::uint64_t age) {
    return (static_cast<std::uint64_t>(entry.value + static_cast<int>(value_offset))) |
           (static_cast<std::uint64_t>(entry.bound) << bound_at) |
           (static_cast<std::uint64_t>(entry.proven) << proven_at) |
           (static_cast<std::uint64_t>(entry.depth) << depth_at) |
           (static_cast<std::uint64_t>(entry.column) << column_at) | (age << age_at);
}

std::uint64_t field(std::uint64_t tail, unsigned at, unsigned width) {
    return (tail >> at) & ((1U << width) - 1U);
}

Entry unpacked(std::uint64_t tail) {
    return {
        static_cast<int>(field(tail, 0, value_bits)) - static_cast<int>(value_offset),
        static_cast<Bound>(field(tail, bound_at, 2)), static_cast<Bound>(field(tail, proven_at, 2)),
        static_cast<int>(field(tail, depth_at, 6)), static_cast<int>(field(tail, column_at, 3))};
}

std::uint64_t head_of(const PositionKey& key) {
    return key.one | (key.two << 49U);
}
std::uint64_t high_of(const PositionKey& key) {
    return (key.two >> 15U) << key_at;
}

} // namespace

PositionKey key_of(Bits one, Bits two) noexcept {
    return key_of_live((one | two) + bottom_row, live_stones(one, two), live_stones(two, one));
}

PositionKey key_of_live(Bits heights, Bits live_one, Bits live_two) noexcept {
    // A column's heights and stones in 7 bits: the first empty cell's bit and the stones below it.
    const PositionKey plain{heights | live_one, live_two, false};
    const PositionKey image{mirrored(plain.one), mirrored(plain.two), true};
    return image.one < plain.one || (image.one == plain.one && image.two < plain.two) ? image
                                                                                      : plain;
}

void TranspositionTable::Free::operator()(void* memory) const noexcept {
    std::free(memory);
}

TranspositionTable::TranspositionTable(std::size_t most_bytes) : most_bytes_(most_bytes) {
    constexpr std::size_t first_bytes = std::size_t{1} << 20U;
    allocate(std::min(most_bytes, first_bytes));
}

void TranspositionTable::allocate(std::size_t bytes) {
    const std::size_t count = std::bit_floor(std::max<std::size_t>(bytes / sizeof(Bucket), 1));
    // Random access to gigabytes in small pages would spend its time on page tables.
    constexpr std::size_t large_page = std::size_t{1} << 21U;
    const std::size_t alignment =
        count * sizeof(Bucket) < large_page ? alignof(Bucket) : large_page;
    std::size_t space = count * sizeof(Bucket) + alignment;
    memory_.reset(std::calloc(space, 1));
    if (!memory_)
        throw std::bad_alloc();
    void* start = memory_.get();
    buckets_ = static_cast<Bucket*>(std::align(alignment, count * sizeof(Bucket), start, space));
    if (alignment == large_page)
        os::prefer_huge_pages(buckets_, count * sizeof(Bucket), true);
    mask_ = count - 1;
}

TranspositionTable::Bucket& TranspositionTable::bucket(const PositionKey& key) const noexcept {
    std::uint64_t hash = (key.one * 0x9E3779B97F4A7C15U) ^ (key.two * 0xC2B2AE3D27D4EB4FU);
    hash ^= hash >> 32U;
    hash *= 0xD6E8FEB86659FD93U;
    return buckets_[(hash >> 20U) & mask_];
}

void TranspositionTable::prefetch(const PositionKey& key) const noexcept {
    __builtin_prefetch(&bucket(key));
}

std::optional<Entry> TranspositionTable::find(const PositionKey& key) const noexcept {
    const std::uint64_t head = head_of(key);
    const std::uint64_t high = high_of(key);
    for (const Slot& slot : bucket(key).slots) {
        const std::uint64_t tail = slot.tail.load(std::memory_order_relaxed);
        if ((tail & ~entry_mask) == high &&
            (slot.head.load(std::memory_order_relaxed) ^ tail) == head && tail != 0)
            return unpacked(tail);
    }
    return std::nullopt;
}

void TranspositionTable::store(const PositionKey& key, const Entry& entry) noexcept {
    const std::uint64_t head = head_of(key);
    const std::uint64_t high = high_of(key);
    Slot* victim = nullptr;
    std::uint64_t least = ~std::uint64_t{0};
    for (Slot& slot : bucket(key).slots) {
        const std::uint64_t tail = slot.tail.load(std::memory_order_relaxed);
        if ((tail & ~entry_mask) == high &&
            (slot.head.load(std::memory_order_relaxed) ^ tail) == head) {
            victim = &slot;
            break;
        }
        const std::uint64_t fresh = field(tail, age_at, 3) == age_ ? 64 : 0;
        const std::uint64_t keep = tail == 0 ? 0 : 1 + fresh + field(tail, depth_at, 6);
        if (keep < least) {
            least = keep;
            victim = &slot;
        }
    }
    const std::uint64_t tail = high | packed(entry, age_);
    victim->tail.store(tail, std::memory_order_relaxed);
    victim->head.store(head ^ tail, std::memory_order_relaxed);
}

void TranspositionTable::limit(std::size_t most_bytes) {
    most_bytes_ = most_bytes;
    if (bytes() > most_bytes)
        allocate(most_bytes);
}

void TranspositionTable::grow_for(std::uint64_t positions, const std::function<bool()>& stop) {
    const std::uint64_t capacity = bytes() / sizeof(Slot);
    if (positions < capacity / 2 || 2 * bytes() > most_bytes_)
        return;
    const std::unique_ptr<void, Free> old_memory = std::move(memory_);
    const Bucket* const old = buckets_;
    const std::size_t old_count = mask_ + 1;
    allocate(std::min(16 * bytes(), most_bytes_));
    // A page is cleared when it is first touched, so the first entries of all take the longest.
    for (std::size_t i = 0; i < old_count && (i % 8 != 0 || !stop()); ++i)
        for (const Slot& slot : old[i].slots) {
            const std::uint64_t tail = slot.tail.load(std::memory_order_relaxed);
            if (tail == 0)
                continue;
            const std::uint64_t head = slot.head.load(std::memory_order_relaxed) ^ tail;
            constexpr std::uint64_t low_key = (std::uint64_t{1} << 49U) - 1;
            store({head & low_key, head >> 49U | (tail >> key_at) << 15U, false}, unpacked(tail));
        }
}

} // namespace loggia::connect4
