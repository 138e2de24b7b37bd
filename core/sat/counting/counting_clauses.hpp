#pragma once

#include "core/sat/counting/counting_problem.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace loggia::sat {

/// Unit propagation with learned clauses for a search that counts: two watched literals, clauses of
/// two in lists of their own, the assignment as a trail by levels, and analysis of conflicts.
class CountingClauses {
public:
    using Literal = CountingProblem::Literal;

    explicit CountingClauses(const CountingProblem& problem);

    // The assignment
    /// By literal: 1 true, -1 false, 0 open.
    [[nodiscard]] std::span<const signed char> values() const noexcept { return values_; }
    [[nodiscard]] bool is_open(std::uint32_t atom) const noexcept {
        return values_[2 * std::size_t{atom}] == 0;
    }
    [[nodiscard]] std::span<const Literal> trail() const noexcept { return trail_; }
    /// The current level; what is assigned belongs to it. Undoing goes to a place of the trail.
    void set_level(std::uint32_t level) noexcept { level_ = level; }
    [[nodiscard]] std::uint32_t level() const noexcept { return level_; }
    void undo(std::size_t trail);
    /// Makes an open literal true, without a reason.
    void decide(Literal literal) { assign(literal, {}); }
    /// False on a conflict, which is remembered for analyse().
    [[nodiscard]] bool propagate();
    /// Makes the literals of learned clauses of one literal true, where they are open.
    [[nodiscard]] bool propagate_units();

    // Conflicts
    /// What a conflict comes to.
    struct Analysis {
        /// The highest level without whose decision there is no such conflict; 0 where there is
        /// none without any decision.
        std::uint32_t level = 0;
        bool is_level_zero = false; ///< The clauses have no model at all.
    };
    /// Learns from the conflict: the clause of the first unique implication point, and the one in
    /// which the decision of a level is the only literal of that level or any higher one; a level's
    /// first literal that has a reason is none.
    Analysis analyse();
    /// After undoing that level: makes the negation of its decision true, for the clause learned
    /// last is its reason, and what the other one implies.
    void assign_learned();
    /// The clause learned last is false under the assignment: it becomes the conflict.
    void blame_learned();

    [[nodiscard]] double activity(Literal literal) const noexcept { return activities_[literal]; }
    /// What one occurrence in a conflict counts now.
    [[nodiscard]] double increment() const noexcept { return increment_; }

    /// The other literals of clauses with this one; for looking at what an assignment touched.
    template <class Visit>
    void for_each_neighbour(Literal literal, const Visit& visit) const {
        for (const std::uint32_t clause : occurrences(literal)) {
            const auto literals = given(clause);
            bool is_met = false;
            for (const Literal other : literals)
                is_met = is_met || values_[other] > 0;
            if (is_met)
                continue;
            for (const Literal other : literals)
                if (values_[other] == 0)
                    visit(other);
        }
    }

    [[nodiscard]] std::uint64_t conflicts() const noexcept { return conflicts_; }
    [[nodiscard]] std::uint64_t propagations() const noexcept { return propagations_; }

private:
    using Place = std::uint32_t; ///< Of a long clause in `arena_`: size, LBD, uses, literals.
    static constexpr std::uint32_t none = UINT32_MAX;
    static constexpr std::size_t header = 3;

    /// Why a literal is true: a long clause (its first literal is that one), the other literal of a
    /// clause of two, a clause of one, or nothing.
    struct Reason {
        enum class Kind : std::uint8_t { nothing, unit, two, many } kind = Kind::nothing;
        std::uint32_t what = 0;
    };
    struct Watch {
        Place clause;
        Literal blocker;
    };

    void assign(Literal literal, Reason reason);
    [[nodiscard]] bool propagate_long(Literal is_false);
    [[nodiscard]] std::span<Literal> literals(Place place) {
        return std::span(arena_).subspan(place + header, arena_[place]);
    }
    [[nodiscard]] std::span<const Literal> literals(Place place) const {
        return std::span(arena_).subspan(place + header, arena_[place]);
    }
    Place add_long(std::span<const Literal> clause, std::uint32_t lbd);
    Reason learn(std::vector<Literal>& clause);
    void mark(Literal is_false);
    void mark_reason(Literal is_true);
    [[nodiscard]] bool is_implied_by_marked(Literal is_false) const;
    void collect_marked(std::vector<Literal>& clause, Literal first) const;
    void bump(Literal literal);
    void reduce();

    [[nodiscard]] std::span<const std::uint32_t> occurrences(Literal literal) const noexcept {
        return std::span(occurrences_)
            .subspan(occurrence_begins_[literal],
                     occurrence_begins_[literal + 1] - occurrence_begins_[literal]);
    }
    [[nodiscard]] std::span<const Literal> given(std::uint32_t clause) const noexcept {
        return std::span(given_).subspan(given_begins_[clause],
                                         given_begins_[clause + 1] - given_begins_[clause]);
    }

    // What was given, for for_each_neighbour().
    std::vector<Literal> given_;
    std::vector<std::size_t> given_begins_;
    std::vector<std::uint32_t> occurrences_;
    std::vector<std::size_t> occurrence_begins_;

    std::vector<std::vector<Literal>> twos_;  ///< By literal: what has to be true when it is false.
    std::vector<std::vector<Watch>> watches_; ///< By literal: clauses to visit when it is false.
    std::vector<std::uint32_t> arena_;
    std::size_t learned_begin_ = 0; ///< Clauses of the arena from here on are learned.
    std::size_t learned_ = 0;
    std::size_t most_learned_ = 0;
    std::vector<Literal> units_; ///< Learned.

    std::vector<signed char> values_;
    std::vector<std::uint32_t> levels_;
    std::vector<Reason> reasons_;
    std::vector<Literal> trail_;
    std::size_t next_ = 0; ///< Of the trail, to be propagated.
    std::uint32_t level_ = 0;

    std::vector<Literal> conflict_;
    std::vector<char> marks_;
    std::vector<std::uint32_t> marked_;
    std::vector<std::uint32_t> marked_at_; ///< How many, by level.
    std::vector<Literal> first_clause_;
    std::vector<Literal> last_clause_;
    Reason first_reason_;
    Reason last_reason_;

    std::vector<double> activities_;
    double increment_ = 1;
    std::uint64_t conflicts_ = 0;
    std::uint64_t propagations_ = 0;
};

} // namespace loggia::sat
