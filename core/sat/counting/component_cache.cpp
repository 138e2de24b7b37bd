#include "core/sat/counting/component_cache.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <utility>

namespace loggia::sat {

namespace {

constexpr std::size_t block_size = std::size_t{1} << 20U;
constexpr std::size_t first_slots = std::size_t{1} << 12U;
constexpr std::size_t alignment = alignof(mp_limb_t);

std::size_t limbs_of(std::int32_t limbs) {
    return static_cast<std::size_t>(std::abs(limbs));
}

} // namespace

ComponentCache::ComponentCache(std::size_t bytes)
    : limit_(std::max(bytes, 4 * block_size)), slots_(first_slots, none) {}

std::uint64_t ComponentCache::hash_of(std::span<const unsigned char> key) noexcept {
    constexpr std::uint64_t factor = 0x9E3779B97F4A7C15U;
    std::uint64_t sum = key.size() * factor;
    std::size_t i = 0;
    for (; i + 8 <= key.size(); i += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, key.data() + i, 8);
        sum = (sum ^ word) * factor;
        sum ^= sum >> 32U;
    }
    for (; i < key.size(); ++i)
        sum = (sum ^ key[i]) * factor;
    return sum ^ (sum >> 29U);
}

std::size_t ComponentCache::bytes_of(const Entry& entry) noexcept {
    const std::size_t bytes = limbs_of(entry.limbs) * sizeof(mp_limb_t) + entry.key_bytes;
    return (bytes + alignment - 1) / alignment * alignment;
}

std::size_t ComponentCache::bytes() const noexcept {
    return block_bytes_ + entries_.capacity() * sizeof(Entry) +
           slots_.capacity() * sizeof(std::uint32_t);
}

bool ComponentCache::find(std::span<const unsigned char> key, std::uint64_t hash,
                          mpz_class& product) {
    ++clock_;
    for (std::uint32_t i = slots_[hash & (slots_.size() - 1)]; i != none; i = entries_[i].next) {
        Entry& entry = entries_[i];
        if (entry.hash != hash || entry.key_bytes != key.size())
            continue;
        const std::size_t limb_bytes = limbs_of(entry.limbs) * sizeof(mp_limb_t);
        const unsigned char* const bytes = data(entry);
        if (std::memcmp(bytes + limb_bytes, key.data(), key.size()) != 0)
            continue;
        entry.used = clock_;
        mpz_t count; // a view
        mpz_roinit_n(count, reinterpret_cast<const mp_limb_t*>(bytes), entry.limbs);
        mpz_mul(product.get_mpz_t(), product.get_mpz_t(), count);
        return true;
    }
    return false;
}

void ComponentCache::insert(std::span<const unsigned char> key, std::uint64_t hash,
                            const mpz_class& count) {
    constexpr std::size_t largest_entry = 1U << 28U;
    const std::size_t limbs = mpz_size(count.get_mpz_t());
    if (key.size() > largest_entry || limbs > largest_entry)
        return;
    Entry entry{hash,
                births_,
                0,
                0,
                static_cast<std::uint32_t>(key.size()),
                static_cast<std::int32_t>(sgn(count) < 0 ? -static_cast<std::int64_t>(limbs)
                                                         : static_cast<std::int64_t>(limbs)),
                none,
                clock_};
    const std::size_t size = bytes_of(entry);
    if (size > limit_ / 4)
        return;
    if (bytes() + size > limit_ && !entries_.empty())
        evict();
    ++births_;
    unsigned char* const room = allocate(entry);
    if (limbs > 0)
        std::memcpy(room, mpz_limbs_read(count.get_mpz_t()), limbs * sizeof(mp_limb_t));
    std::memcpy(room + limbs * sizeof(mp_limb_t), key.data(), key.size());
    if (entries_.size() == entries_.capacity()) // in small steps: all counts for the limit
        entries_.reserve(entries_.size() + entries_.size() / 4 + 1024);
    entries_.push_back(entry);
    if (entries_.size() > slots_.size())
        rehash(2 * slots_.size());
    else
        link(static_cast<std::uint32_t>(entries_.size() - 1));
}

void ComponentCache::remove_since(std::uint64_t moment) {
    while (!entries_.empty() && entries_.back().birth >= moment) {
        const Entry& entry = entries_.back();
        // The newest one of its list.
        slots_[entry.hash & (slots_.size() - 1)] = entry.next;
        take_back(entry);
        entries_.pop_back();
    }
}

unsigned char* ComponentCache::allocate(Entry& entry) {
    const std::size_t bytes = bytes_of(entry);
    if (blocks_.empty() || blocks_.back().size - blocks_.back().used < bytes) {
        const std::size_t size = std::max(block_size, bytes);
        blocks_.push_back({std::vector<unsigned char>(size), size, 0});
        block_bytes_ += size;
    }
    Block& block = blocks_.back();
    entry.block = static_cast<std::uint32_t>(blocks_.size() - 1);
    entry.offset = static_cast<std::uint32_t>(block.used);
    block.used += bytes;
    return block.data.data() + entry.offset;
}

/// The room of the newest entry.
void ComponentCache::take_back(const Entry& entry) {
    Block& block = blocks_.back();
    block.used -= bytes_of(entry);
    if (block.used > 0)
        return;
    block_bytes_ -= block.size;
    blocks_.pop_back();
}

void ComponentCache::link(std::uint32_t index) {
    std::uint32_t& slot = slots_[entries_[index].hash & (slots_.size() - 1)];
    entries_[index].next = std::exchange(slot, index);
}

void ComponentCache::rehash(std::size_t slots) {
    slots_.assign(slots, none);
    for (std::uint32_t i = 0; i < entries_.size(); ++i)
        link(i);
}

void ComponentCache::evict() {
    ++evictions_;
    std::vector<std::uint32_t> ages; // in lookups since the last use; the clock may have gone round
    ages.reserve(entries_.size());
    for (const Entry& entry : entries_)
        ages.push_back(clock_ - entry.used);
    const auto middle = ages.begin() + static_cast<std::ptrdiff_t>(ages.size() / 2);
    std::nth_element(ages.begin(), middle, ages.end());
    const std::uint32_t limit = *middle;
    ages = {};

    std::vector<Block> old = std::exchange(blocks_, {});
    block_bytes_ = 0;
    std::size_t kept = 0;
    std::size_t passed = 0; // blocks that are of no use any more
    for (Entry entry : entries_) {
        while (passed < entry.block)
            old[passed++].data = std::vector<unsigned char>(); // gives its room back
        if (clock_ - entry.used >= limit)
            continue;
        const unsigned char* const from = old[entry.block].data.data() + entry.offset;
        unsigned char* const to = allocate(entry);
        std::memcpy(to, from, bytes_of(entry));
        entries_[kept++] = entry;
    }
    entries_.resize(kept);
    rehash(slots_.size());
}

} // namespace loggia::sat
