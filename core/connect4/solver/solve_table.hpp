#pragma once

#include "core/connect4/bounds.hpp"
#include "core/connect4/position.hpp"
#include "core/connect4/solver/lazy_words.hpp"

#include <cstddef>
#include <cstdint>

namespace loggia::connect4 {

/// Everything that the rest of a game depends on, modulo the mirror: for each column its height and
/// the stones that lie in open lines (own, other's, or neither). One of 1093 columns (1 + 3 + 9 +
/// ... + 3^6) each, so 1093^7 < 2^71 states; `left` holds four columns, `right` three. The key is
/// complete: equal keys are equal states.
struct StateKey {
    std::uint64_t left = 0;  ///< below 1093^4 < 2^41
    std::uint32_t right = 0; ///< below 1093^3 < 2^31

    friend constexpr bool operator==(const StateKey&, const StateKey&) = default;
};

/// `own` and `other` are the stones that count, `occupied` all stones.
[[nodiscard]] StateKey state_key(Bits own, Bits other, Bits occupied) noexcept;

/// What is proven of states: bounds of the points that the player to move will still win less those
/// that the opponent will still win.
///
/// One 64-bit word an entry, read and written whole, so threads share the table without locks and
/// never see half an entry. It verifies the full key: the place in the table tells `place_bits_` of
/// the key's 72 bits (it is an invertible mix of them), the word holds the others.
class SolveTable {
public:
    /// A table of at most `megabytes`, a power of two; none at all below 8 MB.
    explicit SolveTable(std::size_t megabytes);

    [[nodiscard]] bool enabled() const noexcept { return entries_.size() != 0; }
    [[nodiscard]] std::size_t megabytes() const noexcept {
        return entries_.size() * sizeof(std::uint64_t) >> 20U;
    }
    void prefetch(const StateKey& key) const noexcept;
    /// What is known; the widest bounds where nothing is.
    [[nodiscard]] Bounds find(const StateKey& key) const noexcept;
    /// Adds what has been proven with `work` positions searched; entries with less work make way.
    void store(const StateKey& key, Bounds bounds, std::uint64_t work) noexcept;
    /// A long search is to come. Not while other threads use the table.
    void expect_many() { entries_.expect_many(); }
    void clear();

private:
    struct Place {
        std::size_t bucket;
        std::uint64_t tag;
    };
    [[nodiscard]] Place place(const StateKey& key) const noexcept;

    static constexpr std::size_t ways = 4;

    unsigned place_bits_ = 0;
    unsigned tag_bits_ = 0;
    unsigned work_bits_ = 0;
    LazyWords entries_{0};
};

} // namespace loggia::connect4
