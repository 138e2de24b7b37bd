#pragma once

#include "core/base/control.hpp"
#include "core/logic/clauses.hpp"
#include "core/sat/literal.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace loggia::sat {

/// A formula as a lookahead search has it: what each literal implies, alone or by a choice of two,
/// among the atoms that are open. Fixing a literal takes the clauses it settles out of sight and
/// turns ternary clauses into binary ones; all of it is undone backwards.
class LookaheadFormula {
public:
    struct Pair {
        Lit first;
        Lit second;
    };
    /// How much there was to undo at a moment.
    struct Mark {
        std::size_t trail;
        std::size_t hidden;
        std::size_t binaries;
    };
    /// A variable is fixed, to a degree: `stamp` plus 1 where it is false. Fixed for good: `real`.
    /// What a lookahead fixes has the lookahead's stamp, and holds for whoever looks with a stamp
    /// that is no larger, so that nothing has to be undone.
    using Stamp = std::uint32_t;
    static constexpr Stamp real = 0xFFFFFFFEU;

    /// Tautologies are left out, repeated literals merged. False where the empty clause comes out.
    /// When stopped, true with some of the clauses.
    bool load(const logic::ClauseSet& clauses, const Control& control = {});

    [[nodiscard]] std::size_t variables() const noexcept { return values_.size(); }
    [[nodiscard]] bool fixed(Lit l, Stamp stamp) const noexcept {
        return values_[l.variable()] >= stamp;
    }
    [[nodiscard]] bool is_true(Lit l, Stamp stamp) const noexcept {
        const Stamp v = values_[l.variable()];
        return v >= stamp && ((v ^ l.code()) & 1U) == 0;
    }
    [[nodiscard]] bool is_false(Lit l, Stamp stamp) const noexcept {
        const Stamp v = values_[l.variable()];
        return v >= stamp && ((v ^ l.code()) & 1U) != 0;
    }
    [[nodiscard]] Stamp value(std::uint32_t variable) const noexcept { return values_[variable]; }
    void set(Lit l, Stamp stamp) noexcept { values_[l.variable()] = stamp | (l.code() & 1U); }
    /// Forgets all stamps but the real ones.
    void clear_stamps() noexcept;

    /// Literals that `l` implies; some may be fixed.
    [[nodiscard]] std::span<const Lit> implied(Lit l) const noexcept { return binary_[l.code()]; }
    /// Pairs of open literals of which `l` implies one.
    [[nodiscard]] std::span<const Pair> choices(Lit l) const noexcept {
        const Ternary& t = ternary_[l.code()];
        return {pairs_.data() + t.begin, t.size};
    }
    /// Clauses of more than three literals that have the negation of `l`.
    [[nodiscard]] std::span<const std::uint32_t> long_clauses(Lit l) const noexcept {
        return {long_occurrences_.data() + long_begin_[l.code()],
                long_begin_[l.code() + 1] - long_begin_[l.code()]};
    }
    [[nodiscard]] std::span<const Lit> long_clause(std::uint32_t c) const noexcept {
        return {long_literals_.data() + long_ends_[c], long_ends_[c + 1] - long_ends_[c]};
    }

    /// Fixes a literal for good and all that follows by unit propagation. False at a conflict;
    /// then it has to be undone.
    bool fix(Lit l);
    [[nodiscard]] std::span<const Lit> trail() const noexcept { return trail_; }
    /// Atoms that got into a clause that became shorter: where conflicts are near.
    [[nodiscard]] bool touched(std::uint32_t variable) const noexcept {
        return binaries_with_[variable] > 0;
    }
    [[nodiscard]] Mark mark() const noexcept {
        return {trail_.size(), hidden_.size(), added_.size()};
    }
    void undo(const Mark& mark);

    /// A binary clause that follows as long as what is fixed now is.
    void add_binary(Lit a, Lit b);

private:
    struct Ternary {
        std::uint32_t begin = 0;
        std::uint32_t size = 0;
    };

    [[nodiscard]] bool enqueue(Lit l);
    [[nodiscard]] bool settle_ternary(Lit p);
    [[nodiscard]] bool settle_long(Lit p);
    void hide(Lit l, Lit a, Lit b);

    std::vector<Stamp> values_;
    std::vector<std::vector<Lit>> binary_; ///< by the literal that implies
    std::vector<Ternary> ternary_;
    std::vector<Pair> pairs_;
    std::vector<Lit> long_literals_;
    std::vector<std::uint32_t> long_ends_{0};
    std::vector<std::uint32_t> long_occurrences_;
    std::vector<std::uint32_t> long_begin_;
    std::vector<std::uint32_t> binaries_with_; ///< made since the start, by variable
    std::vector<Lit> trail_;
    std::size_t head_ = 0;
    std::vector<Lit> hidden_; ///< literals whose last pair went out of sight
    std::vector<Pair> added_; ///< binary clauses
};

} // namespace loggia::sat
