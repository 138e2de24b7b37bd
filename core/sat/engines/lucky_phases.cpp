#include "core/sat/engines/lucky_phases.hpp"

#include "core/base/poll.hpp"
#include "core/sat/literal.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

namespace loggia::sat {

namespace {

/// Unit propagation by counting the false literals of each clause.
class LuckyPhases {
public:
    LuckyPhases(const logic::ClauseSet& clauses, const Control& control)
        : clauses_(clauses), poll_(control, 300),
          atoms_(static_cast<std::size_t>(clauses.atoms())) {}

    std::optional<std::vector<bool>> run() {
        if (!load() || !assign_units())
            return std::nullopt;
        const std::size_t given = trail_.size();
        for (const bool forwards : {true, false})
            for (const bool value : {false, true}) {
                if (set_all(value, forwards))
                    return model();
                if (poll_.stop())
                    return std::nullopt;
                undo(given);
            }
        return std::nullopt;
    }

private:
    bool load() {
        std::vector<std::uint32_t> counts(2 * atoms_ + 1, 0);
        for (std::size_t i = 0; i < clauses_.size(); ++i) {
            if (clauses_[i].empty() || poll_.stop())
                return false;
            for (const int literal : clauses_[i])
                ++counts[Lit(literal).code() + std::size_t{1}];
        }
        for (std::size_t i = 1; i < counts.size(); ++i)
            counts[i] += counts[i - 1];
        ends_ = counts;
        occurrences_.resize(clauses_.literals());
        for (std::uint32_t c = 0; c < clauses_.size(); ++c)
            for (const int literal : clauses_[c])
                occurrences_[counts[Lit(literal).code()]++] = c;
        false_literals_.resize(clauses_.size(), 0);
        values_.resize(2 * atoms_, 0);
        return !poll_.stop();
    }

    [[nodiscard]] std::span<const std::uint32_t> with(Lit l) const {
        return std::span(occurrences_)
            .subspan(ends_[l.code()], ends_[l.code() + std::size_t{1}] - ends_[l.code()]);
    }

    void assign(Lit l) {
        values_[l.code()] = 1;
        values_[(~l).code()] = -1;
        trail_.push_back(l);
    }

    /// Makes a literal true that is open. False where it is false.
    bool require(Lit l) {
        if (values_[l.code()] == 0)
            assign(l);
        return values_[l.code()] > 0;
    }

    bool assign_units() {
        for (std::size_t i = 0; i < clauses_.size(); ++i)
            if (clauses_[i].size() == 1 && !require(Lit(clauses_[i][0])))
                return false;
        return propagate();
    }

    /// False at a conflict, or when stopped. The clauses of a literal are all counted, or none.
    bool propagate() {
        bool consistent = true;
        for (; consistent && propagated_ < trail_.size() && !poll_.stop(); ++propagated_)
            for (const std::uint32_t c : with(~trail_[propagated_])) {
                const auto clause = clauses_[c];
                if (++false_literals_[c] + std::size_t{1} < clause.size())
                    continue;
                consistent = has_true_literal(clause) && consistent;
            }
        return consistent && propagated_ == trail_.size();
    }

    /// Of a clause whose literals are false but for one at most, which is made true.
    bool has_true_literal(std::span<const int> clause) {
        for (const int literal : clause)
            if (values_[Lit(literal).code()] >= 0)
                return require(Lit(literal));
        return false;
    }

    bool set_all(bool value, bool forwards) {
        for (std::size_t i = 0; i < atoms_; ++i) {
            const auto v = static_cast<std::uint32_t>(forwards ? i : atoms_ - 1 - i);
            const Lit l = Lit::of(v, !value);
            if (values_[l.code()] != 0)
                continue;
            assign(l);
            if (!propagate())
                return false;
        }
        return true;
    }

    void undo(std::size_t to) {
        for (; propagated_ > to; --propagated_)
            for (const std::uint32_t c : with(~trail_[propagated_ - 1]))
                --false_literals_[c];
        for (; trail_.size() > to; trail_.pop_back())
            values_[trail_.back().code()] = values_[(~trail_.back()).code()] = 0;
    }

    [[nodiscard]] std::vector<bool> model() const {
        std::vector<bool> model(atoms_ + 1, false);
        for (const Lit l : trail_)
            model[l.variable() + std::size_t{1}] = !l.negated();
        return model;
    }

    const logic::ClauseSet& clauses_;
    Poll poll_;
    std::size_t atoms_;
    std::vector<std::uint32_t> ends_; ///< by literal, in occurrences_
    std::vector<std::uint32_t> occurrences_;
    std::vector<std::uint32_t> false_literals_; ///< by clause
    std::vector<std::int8_t> values_;           ///< by literal
    std::vector<Lit> trail_;
    std::size_t propagated_ = 0; ///< literals of the trail
};

} // namespace

std::optional<std::vector<bool>> try_lucky_phases(const logic::ClauseSet& clauses,
                                                  const Control& control) {
    // Clauses, and places in lists of them, are numbered with 32 bits. Tables by atom are to stay
    // as small as the clauses are.
    if (clauses.literals() >= UINT32_MAX ||
        static_cast<std::size_t>(clauses.atoms()) > 2 * clauses.literals())
        return std::nullopt;
    return LuckyPhases(clauses, control).run();
}

} // namespace loggia::sat
