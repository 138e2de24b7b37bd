#pragma once

#include <cstddef>
#include <cstdint>
#include <gmpxx.h>
#include <memory>
#include <span>
#include <vector>

namespace loggia::sat {

/// Counts of components by their keys, in a bounded amount of memory. Keys are compared byte for
/// byte, not by a hash alone, so that a count is exact.
///
/// Entries lie in the order in which they came, as on a stack. So "all that came since a moment" is
/// what is on top, and can be removed: counts made in a branch that turns out to have no models
/// may be wrong, as learned clauses carry over what follows from one component to another one (Sang
/// et al. 2004). When the memory is full, the half that was not used for longest goes, and what
/// stays keeps its order.
class ComponentCache {
public:
    /// About so many bytes in all.
    explicit ComponentCache(std::size_t bytes);

    /// A number that grows with each entry: a moment.
    [[nodiscard]] std::uint64_t now() const noexcept { return births_; }
    /// Multiplies by the count of the component with that key and hash; false where there is none.
    [[nodiscard]] bool find(std::span<const unsigned char> key, std::uint64_t hash,
                            mpz_class& product);
    /// Keeps a count. The key has to be new.
    void insert(std::span<const unsigned char> key, std::uint64_t hash, const mpz_class& count);
    /// Removes all that came since then.
    void remove_since(std::uint64_t moment);

    [[nodiscard]] static std::uint64_t hash_of(std::span<const unsigned char> key) noexcept;

    [[nodiscard]] std::size_t size() const noexcept { return entries_.size(); }
    [[nodiscard]] std::size_t bytes() const noexcept;
    /// How often half of the entries went.
    [[nodiscard]] std::uint64_t evictions() const noexcept { return evictions_; }

private:
    static constexpr std::uint32_t none = UINT32_MAX;

    struct Entry {
        std::uint64_t hash;
        std::uint64_t birth;
        std::uint32_t block; ///< Where its data lie: the limbs of the count, then the key.
        std::uint32_t offset;
        std::uint32_t key_bytes;
        std::int32_t limbs; ///< Negative where the count is.
        std::uint32_t next; ///< In the list of the same slot, an older one.
        std::uint32_t used; ///< When last, in lookups.
    };

    struct Block {
        std::vector<unsigned char> data;
        std::size_t size;
        std::size_t used;
    };

    [[nodiscard]] static std::size_t bytes_of(const Entry& entry) noexcept;
    [[nodiscard]] const unsigned char* data(const Entry& entry) const noexcept {
        return blocks_[entry.block].data.data() + entry.offset;
    }
    /// Gives the entry its room.
    unsigned char* allocate(Entry& entry);
    void take_back(const Entry& entry);
    void link(std::uint32_t index);
    void rehash(std::size_t slots);
    void evict();

    std::size_t limit_;
    std::vector<Entry> entries_;
    std::vector<std::uint32_t> slots_;
    std::vector<Block> blocks_; ///< Filled one after the other.
    std::size_t block_bytes_ = 0;
    std::uint64_t births_ = 0;
    std::uint32_t clock_ = 0;
    std::uint64_t evictions_ = 0;
};

} // namespace loggia::sat
