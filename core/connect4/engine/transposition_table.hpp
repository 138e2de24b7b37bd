#pragma once

#include "core/connect4/position.hpp"

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

namespace loggia::connect4 {

/// What decides the rest of a game: the column heights and, of each player, the stones that lie in
/// a quadruple that player can still complete. Other stones cannot change what can be won from here
/// on, so all positions that differ in them alone share one key, and so does the mirror image. The
/// key is the whole truth, not a hash: equal keys have equal futures.
struct PositionKey {
    std::uint64_t one = 0; ///< Heights and live stones of player one, 49 bits.
    std::uint64_t two = 0; ///< Live stones of player two, 49 bits.
    bool mirrored = false; ///< Whether the key is of the mirror image.

    /// Columns as the table keeps them.
    [[nodiscard]] int column(int column) const { return mirrored ? columns - 1 - column : column; }
};

/// Of the stones of both players.
[[nodiscard]] PositionKey key_of(Bits one, Bits two) noexcept;
[[nodiscard]] PositionKey key_of_live(Bits heights, Bits live_one, Bits live_two) noexcept;

/// How the value of a stored search stands to the truth at its depth.
enum class Bound : std::uint8_t { none = 0, lower = 1, upper = 2, exact = 3 };

[[nodiscard]] constexpr Bound operator&(Bound a, Bound b) {
    return static_cast<Bound>(static_cast<int>(a) & static_cast<int>(b));
}
[[nodiscard]] constexpr Bound operator|(Bound a, Bound b) {
    return static_cast<Bound>(static_cast<int>(a) | static_cast<int>(b));
}
[[nodiscard]] constexpr bool has(Bound bounds, Bound bound) {
    return (bounds & bound) != Bound::none;
}
/// Seen from the other side a lower bound is an upper one.
[[nodiscard]] constexpr Bound flipped(Bound bounds) {
    return (has(bounds, Bound::lower) ? Bound::upper : Bound::none) |
           (has(bounds, Bound::upper) ? Bound::lower : Bound::none);
}

/// The result of searching a position to a depth.
struct Entry {
    int value = 0; ///< Future gain of the side to move, hundredths; -8192 to 8191.
    Bound bound = Bound::none;
    Bound proven = Bound::none; ///< Which of the bounds hold for the end of the game, too.
    int depth = 0;              ///< 0 to 63
    int column = 7;             ///< The best move in this position, 7 if unknown.
};

/// A hash table of entries in 16 bytes with their full keys, in buckets of four (one cache line).
///
/// Safe to share between threads without locks: the two words of an entry are combined so that a
/// mixture of two writes does not look like either (Hyatt and Mann 2002).
class TranspositionTable {
public:
    /// A table that may grow to `most_bytes`, and takes a megabyte to begin with: a short search
    /// should not pay for clearing memory that it never fills.
    explicit TranspositionTable(std::size_t most_bytes);

    [[nodiscard]] std::optional<Entry> find(const PositionKey& key) const noexcept;
    void store(const PositionKey& key, const Entry& entry) noexcept;
    void prefetch(const PositionKey& key) const noexcept;
    /// Entries of earlier searches give way to new ones from now on.
    void new_search() noexcept { age_ = (age_ + 1) & 7U; }
    /// Makes room, where there may be more, if a search of so many positions would fill the table.
    /// Keeps the entries; `stop`, asked every millisecond or so, may cut that short. Not while
    /// other threads use it.
    void grow_for(std::uint64_t positions, const std::function<bool()>& stop);
    /// Lowers what it may grow to, and forgets everything if it is larger already.
    void limit(std::size_t most_bytes);

private:
    struct Slot {
        std::atomic<std::uint64_t> head; ///< key's 64 low bits, xor tail
        std::atomic<std::uint64_t> tail; ///< key's 34 high bits and the entry
    };
    struct alignas(64) Bucket {
        std::array<Slot, 4> slots;
    };
    struct Free {
        void operator()(void* memory) const noexcept;
    };

    [[nodiscard]] Bucket& bucket(const PositionKey& key) const noexcept;
    void allocate(std::size_t bytes);
    [[nodiscard]] std::size_t bytes() const noexcept { return (mask_ + 1) * sizeof(Bucket); }

    std::unique_ptr<void, Free> memory_;
    Bucket* buckets_ = nullptr;
    std::size_t mask_ = 0;
    std::size_t most_bytes_;
    std::uint64_t age_ = 0;
};

} // namespace loggia::connect4
