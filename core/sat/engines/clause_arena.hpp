#pragma once

#include "core/sat/literal.hpp"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <span>
#include <vector>

namespace loggia::sat {

/// A clause by its place in the arena.
using ClauseRef = std::uint32_t;
inline constexpr ClauseRef no_clause = UINT32_MAX;

/// All clauses of an engine in one array of 32-bit words, so that a reference takes four bytes and
/// neighbours share cache lines (after MiniSat, Eén and Sörensson 2003). A clause is two words of
/// head, size and marks, and then its literals. At most 2^31 words: 8 GB.
class ClauseArena {
public:
    struct Head {
        std::uint32_t size;
        std::uint16_t lbd;
        std::uint8_t used; ///< counts down at each reduction; set when in a conflict
        bool learned : 1;
        bool garbage : 1;
        bool moved : 1; ///< while collecting; the new place is in the first literal
        bool reason : 1;
    };

    static constexpr std::size_t limit = std::size_t{1} << 31U;
    static constexpr std::uint32_t head_words = sizeof(Head) / sizeof(std::uint32_t);

    /// The arena has to have room for it: words() stays within the limit.
    ClauseRef add(std::span<const Lit> literals, bool learned, std::uint32_t lbd) {
        assert(words_.size() + literals.size() + head_words <= limit);
        const auto ref = static_cast<ClauseRef>(words_.size());
        words_.resize(words_.size() + head_words + literals.size());
        head(ref) = {static_cast<std::uint32_t>(literals.size()),
                     static_cast<std::uint16_t>(std::min(lbd, std::uint32_t{UINT16_MAX})),
                     static_cast<std::uint8_t>(learned ? 2 : 0),
                     learned,
                     false,
                     false,
                     false};
        std::copy(literals.begin(), literals.end(), begin(ref));
        return ref;
    }

    /// All clauses at once, as long as none is added.
    class Words {
    public:
        explicit Words(std::uint32_t* words) noexcept : words_(words) {}
        [[nodiscard]] Lit* begin(ClauseRef ref) const noexcept {
            return reinterpret_cast<Lit*>(words_ + ref + head_words);
        }
        [[nodiscard]] std::uint32_t size(ClauseRef ref) const noexcept { return words_[ref]; }

    private:
        std::uint32_t* words_;
    };
    [[nodiscard]] Words all() noexcept { return Words(words_.data()); }

    [[nodiscard]] Head& head(ClauseRef ref) noexcept {
        return *reinterpret_cast<Head*>(words_.data() + ref);
    }
    [[nodiscard]] const Head& head(ClauseRef ref) const noexcept {
        return *reinterpret_cast<const Head*>(words_.data() + ref);
    }
    [[nodiscard]] Lit* begin(ClauseRef ref) noexcept {
        return reinterpret_cast<Lit*>(words_.data() + ref + head_words);
    }
    [[nodiscard]] std::span<Lit> literals(ClauseRef ref) noexcept {
        return {begin(ref), head(ref).size};
    }
    [[nodiscard]] std::span<const Lit> literals(ClauseRef ref) const noexcept {
        return {reinterpret_cast<const Lit*>(words_.data() + ref + head_words), head(ref).size};
    }

    /// The place after the clause, where the next one is.
    [[nodiscard]] ClauseRef next(ClauseRef ref) const noexcept {
        return ref + head_words + head(ref).size;
    }
    [[nodiscard]] ClauseRef end() const noexcept { return static_cast<ClauseRef>(words_.size()); }
    [[nodiscard]] std::size_t words() const noexcept { return words_.size(); }

    /// Copies a clause to another arena, once, and tells where it is there.
    ClauseRef move_to(ClauseArena& other, ClauseRef ref) {
        if (head(ref).moved)
            return begin(ref)->code();
        const auto there = static_cast<ClauseRef>(other.words_.size());
        other.words_.insert(other.words_.end(), words_.begin() + ref, words_.begin() + next(ref));
        head(ref).moved = true;
        *begin(ref) = Lit::from_code(there);
        return there;
    }
    void reserve(std::size_t words) { words_.reserve(words); }

private:
    std::vector<std::uint32_t> words_;
};

} // namespace loggia::sat
