#pragma once

#include "core/sat/literal.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace loggia::sat {

/// In how many open clauses each literal is, kept up to date along a trail: for the pure literal
/// rule and for branching on the most frequent literal. It is separate from the search, which
/// therefore pays nothing if neither is used.
class LiteralCounts {
public:
    void reset(std::size_t variables);
    /// Without repeated literals; those true of themselves are to be left out.
    void add(std::span<const Lit> clause);
    /// After the last clause.
    void finish();

    /// Processes the new literals of the trail.
    void advance(std::span<const Lit> trail);
    /// Forgets the literals no longer on it; the rest of the trail must be unchanged.
    void retreat(std::span<const Lit> trail, std::size_t size);

    [[nodiscard]] std::uint32_t count(Lit l) const noexcept { return counts_[l.code()]; }
    [[nodiscard]] bool all_satisfied() const noexcept { return open_ == 0; }
    /// A literal in some open clause whose negation is in none. Costs, in sum, as much as advancing
    /// did, and a look at all literals after each retreat.
    [[nodiscard]] std::optional<Lit> pure();

private:
    std::vector<Lit> literals_; ///< of all clauses
    std::vector<std::uint32_t> ends_{0};
    std::vector<std::uint32_t> occurrences_; ///< clauses by literal, flat
    std::vector<std::uint32_t> firsts_;
    std::vector<std::uint32_t> satisfied_; ///< by clause: one more than the place on the trail
    std::vector<std::uint32_t> counts_;    ///< by literal
    std::vector<Lit> candidates_;
    bool look_at_all_ = true;
    std::size_t open_ = 0;
    std::size_t done_ = 0; ///< of the trail
};

} // namespace loggia::sat
