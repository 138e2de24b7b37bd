#include "core/sat/proofs/check_proof.hpp"

#include "core/sat/atom_index.hpp"
#include "core/sat/proofs/proof_propagation.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>
#include <span>
#include <unordered_map>

namespace loggia::sat {

namespace {

using ProofLiteral = ProofPropagation::Literal;
using ProofClause = ProofPropagation::Clause;
using Verdict = ProofCheck::Verdict;
constexpr ProofClause no_proof_clause = ProofPropagation::none;

/// Which clauses are at hand, to be found by their literals in any order.
class ClauseFinder {
public:
    explicit ClauseFinder(std::size_t atoms) : marked_(2 * atoms) {}

    void add(const ProofPropagation& clauses, ProofClause clause) {
        by_hash_.emplace(hash(clauses.literals(clause)), clause);
    }

    /// Removes and returns one with these literals, each given once.
    ProofClause take(const ProofPropagation& clauses, std::span<const ProofLiteral> literals) {
        for (const ProofLiteral literal : literals)
            marked_[literal] = true;
        const auto [begin, end] = by_hash_.equal_range(hash(literals));
        const auto found = std::find_if(begin, end, [&](const auto& entry) {
            const auto other = clauses.literals(entry.second);
            return other.size() == literals.size() &&
                   std::all_of(other.begin(), other.end(),
                               [&](ProofLiteral l) { return marked_[l]; });
        });
        for (const ProofLiteral literal : literals)
            marked_[literal] = false;
        if (found == end)
            return no_proof_clause;
        const ProofClause clause = found->second;
        by_hash_.erase(found);
        return clause;
    }

private:
    static std::uint64_t hash(std::span<const ProofLiteral> literals) {
        std::uint64_t sum = literals.size();
        for (const ProofLiteral literal : literals) {
            const std::uint64_t mixed = (literal + 1) * 0x9E3779B97F4A7C15U;
            sum += mixed ^ (mixed >> 29U);
        }
        return sum;
    }

    std::unordered_multimap<std::uint64_t, ProofClause> by_hash_;
    std::vector<bool> marked_; ///< by literal
};

/// In which clauses a literal stands, of all that were ever at hand. Proofs without pivots do
/// without.
class Occurrences {
public:
    Occurrences(const ProofPropagation& clauses, std::size_t literals) : ends_(literals + 1) {
        const auto count = static_cast<ProofClause>(clauses.clauses());
        for (ProofClause clause = 0; clause < count; ++clause)
            for (const ProofLiteral literal : clauses.literals(clause))
                ++ends_[literal + 1];
        for (std::size_t literal = 0; literal < literals; ++literal)
            ends_[literal + 1] += ends_[literal];
        clauses_.resize(ends_.back());
        std::vector<std::size_t> next(ends_.begin(), ends_.end() - 1);
        for (ProofClause clause = 0; clause < count; ++clause)
            for (const ProofLiteral literal : clauses.literals(clause))
                clauses_[next[literal]++] = clause;
    }
    [[nodiscard]] std::span<const ProofClause> operator[](ProofLiteral literal) const {
        return std::span(clauses_).subspan(ends_[literal], ends_[literal + 1] - ends_[literal]);
    }

private:
    std::vector<std::size_t> ends_;
    std::vector<ProofClause> clauses_;
};

class Checker {
public:
    Checker(const logic::ClauseSet& clauses, const Proof& proof, const Control& control,
            bool with_hints)
        : clauses_(clauses), proof_(proof), control_(control), atoms_(clauses, proof),
          state_(atoms_.size()), finder_(atoms_.size()), marked_(2 * atoms_.size()) {
        if (with_hints)
            hints_.emplace(state_, clauses.size());
    }

    /// After a run that verified the proof.
    [[nodiscard]] std::vector<HintedStep> hinted_steps() const {
        return hints_->steps(proof_.size(), [this](ProofLiteral literal) {
            const int atom = atoms_.atom(literal / 2);
            return (literal & 1U) != 0 ? -atom : atom;
        });
    }

    ProofCheck run() {
        if (!forward()) {
            if (stopped())
                return {};
            result_.verdict = Verdict::refused;
            result_.step = proof_.size();
            result_.reason = "the proof does not derive the empty clause";
            return std::move(result_);
        }
        // An empty clause among the steps is one of them; else it is said at the end.
        if (hints_ && (conflict_ < clauses_.size() || !state_.literals(conflict_).empty()))
            hints_->empty_by(conflict_);
        while (!steps_.empty()) {
            const std::size_t step = steps_.size() - 1;
            const ProofClause clause = steps_.back();
            steps_.pop_back();
            if (clause == no_proof_clause)
                continue;
            if (proof_.is_deletion(step))
                state_.attach(clause);
            else if (!take_back(step, clause))
                return stopped() ? ProofCheck{} : std::move(result_);
        }
        result_.verdict = Verdict::verified;
        for (std::size_t i = 0; i < clauses_.size(); ++i)
            if (state_.needed(static_cast<ProofClause>(i)))
                result_.core.push_back(i);
        return std::move(result_);
    }

private:
    [[nodiscard]] bool stopped() {
        constexpr std::uint64_t poll_interval = 1 << 10; // clauses
        stopped_ = stopped_ || state_.stopped() ||
                   (++polls_ % poll_interval == 1 && control_.stop_requested());
        return stopped_;
    }

    /// Adds clauses and takes steps until there is a conflict; true where one was found.
    bool forward() {
        for (std::size_t i = 0; i < clauses_.size(); ++i)
            state_.make(distinct(clauses_[i]));
        for (std::size_t i = 0; i < clauses_.size(); ++i)
            if (bring_in(static_cast<ProofClause>(i)))
                return true;
        for (std::size_t i = 0; i < proof_.size(); ++i) {
            if (stopped())
                return false;
            if (proof_.is_deletion(i)) {
                steps_.push_back(remove(proof_.clause(i)));
                continue;
            }
            const ProofClause clause = state_.make(distinct(proof_.clause(i)));
            steps_.push_back(clause);
            if (bring_in(clause))
                return true;
        }
        return false;
    }

    void note_fixed() {
        if (hints_)
            hints_->fixed_after(steps_.size());
    }

    /// Whether the clause leads to a conflict, which is then marked as needed.
    bool bring_in(ProofClause clause) {
        if (stopped())
            return false;
        finder_.add(state_, clause);
        conflict_ = state_.attach(clause) ? state_.propagate(control_) : clause;
        note_fixed();
        if (conflict_ != no_proof_clause)
            state_.need(conflict_);
        return conflict_ != no_proof_clause;
    }

    ProofClause remove(std::span<const int> literals) {
        const ProofClause clause = finder_.take(state_, distinct(literals));
        if (clause == no_proof_clause)
            return no_proof_clause;
        if (state_.is_reason(clause)) {
            finder_.add(state_, clause);
            return no_proof_clause;
        }
        state_.detach(clause);
        if (hints_)
            hints_->removed(steps_.size(), clause);
        return clause;
    }

    /// Makes undone that the step added the clause and, where it is needed, examines it.
    bool take_back(std::size_t step, ProofClause clause) {
        state_.undo_reason(clause);
        state_.detach(clause);
        if (!state_.needed(clause))
            return true;
        ++result_.lemmas;
        const std::size_t fixed = state_.assigned();
        if (hints_)
            hints_->begin(step, clause,
                          proof_.clause(step).empty() ? 0 : number(proof_.clause(step).front()));
        const bool follows = follows_from_what_is_left(step, clause);
        if (hints_)
            hints_->end();
        state_.undo(fixed);
        if (follows || stopped())
            return follows;
        result_.verdict = Verdict::refused;
        result_.step = step;
        result_.reason = fmt::format("step {}, which adds the clause \"{}{}0\", does not follow",
                                     step + 1, fmt::join(proof_.clause(step), " "),
                                     proof_.clause(step).empty() ? "" : " ");
        return false;
    }

    bool follows_from_what_is_left(std::size_t step, ProofClause clause) {
        if (refutes(state_.literals(clause), std::nullopt))
            return true;
        if (proof_.clause(step).empty() || stopped())
            return false;
        const ProofLiteral pivot = number(proof_.clause(step).front());
        if (!follows_by(pivot))
            return false;
        ++result_.by_pivot;
        return true;
    }

    /// Whether taking the literals, but for one, to fail ends in a conflict.
    bool refutes(std::span<const ProofLiteral> literals, std::optional<ProofLiteral> but) {
        for (const ProofLiteral literal : literals) {
            if (literal == but)
                continue;
            if (state_.holds(literal)) {
                state_.need_literal(literal);
                if (hints_)
                    hints_->holds(literal);
                return true;
            }
            if (!state_.fails(literal))
                state_.assume(literal ^ 1U);
        }
        const ProofClause conflict = state_.propagate(control_);
        if (conflict == no_proof_clause)
            return false;
        state_.need(conflict);
        if (hints_)
            hints_->conflict(conflict);
        return true;
    }

    /// Whether all resolvents on the pivot follow. The clause is taken to fail already.
    bool follows_by(ProofLiteral pivot) {
        const ProofLiteral opposite = pivot ^ 1U;
        const std::size_t base = state_.assigned();
        if (!occurrences_)
            occurrences_ = Occurrences(state_, marked_.size());
        const auto& others = (*occurrences_)[opposite];
        return std::all_of(others.begin(), others.end(), [&](ProofClause other) {
            if (stopped())
                return false;
            if (!state_.attached(other))
                return true;
            if (hints_)
                hints_->begin_resolvent(other);
            const bool follows = refutes(state_.literals(other), opposite);
            state_.undo(base);
            return follows;
        });
    }

    [[nodiscard]] ProofLiteral number(int literal) const {
        return static_cast<ProofLiteral>(2 * atoms_(literal) + (literal < 0 ? 1 : 0));
    }

    /// The literals by number, each once; valid until the next call.
    std::span<const ProofLiteral> distinct(std::span<const int> clause) {
        distinct_.clear();
        for (const int literal : clause) {
            const ProofLiteral l = number(literal);
            if (!marked_[l])
                distinct_.push_back(l);
            marked_[l] = true;
        }
        for (const ProofLiteral l : distinct_)
            marked_[l] = false;
        return distinct_;
    }

    const logic::ClauseSet& clauses_;
    const Proof& proof_;
    const Control& control_;
    AtomIndex atoms_;
    ProofPropagation state_;
    ClauseFinder finder_;
    std::vector<bool> marked_; ///< by literal, for distinct()
    std::vector<ProofLiteral> distinct_;
    std::optional<Occurrences> occurrences_; ///< made when the first pivot is needed
    std::vector<ProofClause>
        steps_; ///< the clause that the step added or removed; none where nothing
    std::optional<ProofHints> hints_;
    ProofClause conflict_ = no_proof_clause; ///< that ended the way forward
    ProofCheck result_;
    std::uint64_t polls_ = 0;
    bool stopped_ = false;
};

} // namespace

ProofCheck check_proof(const logic::ClauseSet& clauses, const Proof& proof, const Control& control,
                       std::vector<HintedStep>* hinted) {
    Checker checker(clauses, proof, control, hinted != nullptr);
    ProofCheck result = checker.run();
    if (hinted != nullptr && result.verdict == Verdict::verified)
        *hinted = checker.hinted_steps();
    return result;
}

} // namespace loggia::sat
