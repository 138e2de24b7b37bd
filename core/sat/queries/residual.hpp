#pragma once

#include "core/base/control.hpp"
#include "core/logic/clauses.hpp"
#include "core/sat/atom_index.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace loggia::sat {

/// What is left of clauses when some atoms have values, kept up to date by counting: each clause
/// knows how many of its literals hold and how many are open, so the clauses that are not satisfied
/// yet are known at any time, which watched literals cannot provide. For counting and listing
/// models. Atoms are numbers from 0, literals 2 atom, and 2 atom + 1 when negated.
class Residual {
public:
    using Literal = std::uint32_t;

    /// Tautologies are left out, and where it is stopped, the clauses that are left then. Linear.
    Residual(const logic::ClauseSet& clauses, const AtomIndex& atoms, const Control& control = {});

    [[nodiscard]] std::size_t atoms() const noexcept { return values_.size() / 2; }
    [[nodiscard]] bool is_open(std::size_t atom) const noexcept { return values_[2 * atom] == 0; }
    [[nodiscard]] bool holds(Literal literal) const noexcept { return values_[literal] > 0; }

    /// Gives values to what follows from the clauses by unit propagation. False if a clause fails
    /// then; everything since some mark() must be undone in that case.
    [[nodiscard]] bool propagate();
    /// The same after assuming that an open literal is true. Linear in the occurrences of what
    /// follows.
    [[nodiscard]] bool assign(Literal literal);
    [[nodiscard]] std::size_t mark() const noexcept { return trail_.size(); }
    void undo(std::size_t mark);
    /// The true literals, in the order of their assignment.
    [[nodiscard]] std::span<const Literal> trail() const noexcept { return trail_; }

    [[nodiscard]] std::size_t clauses() const noexcept { return counts_.size(); }
    /// Clauses of which no literal holds.
    [[nodiscard]] std::size_t open_clauses() const noexcept { return open_clauses_; }
    [[nodiscard]] bool is_met(std::size_t clause) const noexcept {
        return counts_[clause].hold > 0;
    }
    [[nodiscard]] std::span<const Literal> literals(std::size_t clause) const noexcept {
        return std::span(literals_).subspan(begins_[clause], begins_[clause + 1] - begins_[clause]);
    }
    /// Numbers of the clauses in which the literal stands.
    [[nodiscard]] std::span<const std::uint32_t> occurrences(Literal literal) const noexcept {
        return std::span(occurrences_)
            .subspan(occurrence_begins_[literal],
                     occurrence_begins_[literal + 1] - occurrence_begins_[literal]);
    }

private:
    struct Count {
        std::uint32_t hold = 0;
        std::uint32_t open = 0;
    };

    void set(Literal literal);
    [[nodiscard]] bool settle(std::size_t clause);

    std::vector<Literal> literals_;
    std::vector<std::size_t> begins_{0};
    std::vector<std::uint32_t> occurrences_;
    std::vector<std::size_t> occurrence_begins_;
    std::vector<Count> counts_;
    std::vector<signed char> values_; ///< by literal: 1 true, -1 false, 0 open
    std::vector<Literal> trail_;
    std::size_t counted_ = 0; ///< literals of the trail that the counts know of
    std::size_t open_clauses_ = 0;
};

/// Takes decisions back, up to the latest whose other value meets all clauses that it has left
/// without an open literal, and decides that one otherwise. False if there is none. A decision has
/// the `literal` that was assigned, the `mark` before that, and whether it is its `second` value.
template <class Decision>
[[nodiscard]] bool flip_latest(std::vector<Decision>& decisions, Residual& residual) {
    while (!decisions.empty()) {
        Decision& latest = decisions.back();
        residual.undo(latest.mark);
        if (latest.second) {
            decisions.pop_back();
            continue;
        }
        latest.second = true;
        latest.literal ^= 1U;
        if (residual.assign(latest.literal))
            return true;
    }
    return false;
}

} // namespace loggia::sat
