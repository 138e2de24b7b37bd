#pragma once

#include <cassert>
#include <cstdint>
#include <vector>

namespace loggia::sat {

/// Clauses 0, 1, 2, ... by a hash of their literals: chains in four arrays, so that a million of
/// them are given back at once. All operations take constant time in the mean, and remove() does
/// so for clauses of equal hash, too.
class ClauseHash {
public:
    /// The next clause.
    void add(std::uint64_t hash) {
        const auto clause = static_cast<std::uint32_t>(hashes_.size());
        hashes_.push_back(hash);
        next_.push_back(none);
        before_.push_back(none);
        if (hashes_.size() > first_.size())
            grow();
        else
            chain(clause);
    }

    /// One that is there. Its number is not given again.
    void remove(std::uint32_t clause) {
        const std::uint32_t next = next_[clause];
        const std::uint32_t before = before_[clause];
        assert(next != removed);
        (before == none ? first_[slot(clause)] : next_[before]) = next;
        if (next != none)
            before_[next] = before;
        next_[clause] = removed;
    }

    void clear() {
        hashes_.clear();
        next_.clear();
        before_.clear();
        first_.clear();
    }

    /// Whether `holds` is true of a clause with this hash.
    template <class Holds>
    [[nodiscard]] bool any_of(std::uint64_t hash, const Holds& holds) const {
        if (first_.empty())
            return false;
        for (std::uint32_t clause = first_[hash & (first_.size() - 1)]; clause != none;
             clause = next_[clause])
            if (hashes_[clause] == hash && holds(clause))
                return true;
        return false;
    }

private:
    static constexpr std::uint32_t none = UINT32_MAX;
    static constexpr std::uint32_t removed = UINT32_MAX - 1;
    static constexpr std::size_t least = 64;

    [[nodiscard]] std::size_t slot(std::uint32_t clause) const {
        return hashes_[clause] & (first_.size() - 1);
    }
    void chain(std::uint32_t clause) {
        std::uint32_t& first = first_[slot(clause)];
        next_[clause] = first;
        before_[clause] = none;
        if (first != none)
            before_[first] = clause;
        first = clause;
    }
    void grow() {
        first_.assign(first_.empty() ? least : 2 * first_.size(), none);
        for (std::uint32_t clause = 0; clause < hashes_.size(); ++clause)
            if (next_[clause] != removed)
                chain(clause);
    }

    std::vector<std::uint64_t> hashes_;
    std::vector<std::uint32_t> next_;   ///< of the same slot
    std::vector<std::uint32_t> before_; ///< of the same slot
    std::vector<std::uint32_t> first_;  ///< by the low bits of the hash
};

} // namespace loggia::sat
