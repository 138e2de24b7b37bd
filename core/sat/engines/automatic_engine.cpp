#include "core/sat/engines/automatic_engine.hpp"

#include "core/sat/engines/lookahead.hpp"
#include "core/sat/engines/pigeonhole.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <utility>
#include <vector>

namespace loggia::sat {

namespace {

/// Sets of one length: up to how many atoms, and between which ratios of clauses to atoms. The
/// ratios lie about the thresholds 4.27, 9.93 and 21.1, far enough to have the hard ones within.
struct Range {
    std::size_t length;
    std::size_t atoms;
    double least;
    double most;
};
constexpr std::array<Range, 3> ranges{{{3, 500, 3.7, 7}, {4, 200, 8.5, 14}, {5, 120, 18, 28}}};

/// Drawn at random, two atoms meet in as many clauses as chance has it; where gates, colours or
/// moves are encoded the same few meet again and again.
bool pairs_meet_by_chance(const logic::ClauseSet& clauses, std::size_t atoms) {
    std::vector<std::uint64_t> pairs;
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        const auto clause = clauses[i];
        for (std::size_t a = 0; a < clause.size(); ++a) {
            for (std::size_t b = a + 1; b < clause.size(); ++b) {
                const auto x = static_cast<std::uint64_t>(std::abs(clause[a]));
                const auto y = static_cast<std::uint64_t>(std::abs(clause[b]));
                pairs.push_back(std::min(x, y) << 32U | std::max(x, y));
            }
        }
    }
    std::sort(pairs.begin(), pairs.end());
    const auto drawn = static_cast<double>(pairs.size());
    const auto different =
        static_cast<double>(std::unique(pairs.begin(), pairs.end()) - pairs.begin());
    const auto n = static_cast<double>(atoms);
    const double possible = n * (n - 1) / 2;
    // Of `possible` pairs, drawn so often with replacement, 1 - e^(-drawn/possible) are met.
    const double expected = possible * -std::expm1(-drawn / possible);
    return different > 0.93 * expected;
}

class PickingSolver : public Solver {
public:
    explicit PickingSolver(Sinks sinks) : sinks_(std::move(sinks)) {}

    void add(std::span<const int> clause) override {
        model_.clear();
        clauses_.add(clause);
        if (learner_ != nullptr)
            learner_->add(clause);
    }

    void assume(int literal) override {
        clauses_.ask_for_atoms(std::abs(literal));
        assumptions_.push_back(literal);
    }

    Status solve(const Control& control) override {
        model_.clear();
        const bool alone = learner_ == nullptr && assumptions_.empty() && !solved_;
        if (refuted_ || (alone && refute_by_counting(control))) {
            refuted_ = true; // and so are these clauses with more of them
            assumptions_.clear();
            return Status::unsatisfiable;
        }
        if (alone && pick(clauses_) == Engine::lookahead) {
            solved_ = true;
            Answer answer = solve_by_lookahead(clauses_, control, sinks_);
            model_ = std::move(answer.model);
            return answer.status;
        }
        solved_ = true;
        if (learner_ == nullptr) {
            learner_ = make_davis_putnam(cdcl(), sinks_);
            for (std::size_t i = 0; i < clauses_.size(); ++i)
                learner_->add(clauses_[i]);
        }
        for (const int literal : assumptions_)
            learner_->assume(literal);
        assumptions_.clear();
        return learner_->solve(control);
    }

    [[nodiscard]] bool value(int literal) const override {
        if (learner_ != nullptr)
            return learner_->value(literal);
        const auto atom = static_cast<std::size_t>(std::abs(literal));
        return (atom < model_.size() && model_[atom]) == (literal > 0);
    }

    [[nodiscard]] bool failed(int literal) const override {
        return !refuted_ && learner_ != nullptr && learner_->failed(literal);
    }

    [[nodiscard]] int atoms() const override { return clauses_.atoms(); }

private:
    /// Where the proof, if one is wanted, takes too much room, the other engines may find a shorter
    /// one.
    bool refute_by_counting(const Control& control) {
        const auto found = find_overcrowding(clauses_, control);
        if (!found || !is_overcrowded(clauses_, *found))
            return false;
        if (sinks_.proof == nullptr)
            return true;
        auto proof = prove_overcrowding(clauses_, *found, control);
        if (!proof)
            return false;
        *sinks_.proof = *std::move(proof);
        return true;
    }

    Sinks sinks_;
    logic::ClauseSet clauses_;
    std::vector<int> assumptions_;
    std::vector<bool> model_; ///< by lookahead
    bool solved_ = false;
    bool refuted_ = false;            ///< by counting
    std::unique_ptr<Solver> learner_; ///< none as long as lookahead may be asked
};

} // namespace

Engine pick(const logic::ClauseSet& clauses) {
    if (clauses.empty())
        return Engine::davis_putnam;
    const std::size_t length = clauses[clauses.size() / 2].size();
    const auto* range = std::find_if(std::begin(ranges), std::end(ranges),
                                     [length](const Range& r) { return r.length == length; });
    if (range == std::end(ranges) ||
        static_cast<double>(clauses.size()) > range->most * static_cast<double>(range->atoms))
        return Engine::davis_putnam;
    std::vector<bool> used(static_cast<std::size_t>(clauses.atoms()) + 1, false);
    std::size_t others = 0;
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        others += clauses[i].size() != length ? 1 : 0;
        for (const int literal : clauses[i])
            used[static_cast<std::size_t>(std::abs(literal))] = true;
    }
    const auto atoms = static_cast<std::size_t>(std::count(used.begin(), used.end(), true));
    const double ratio = static_cast<double>(clauses.size()) / static_cast<double>(atoms);
    const bool fits = others * 20 <= clauses.size() && atoms <= range->atoms &&
                      ratio >= range->least && ratio <= range->most &&
                      pairs_meet_by_chance(clauses, atoms);
    return fits ? Engine::lookahead : Engine::davis_putnam;
}

std::unique_ptr<Solver> make_solver(const Sinks& sinks) {
    return std::make_unique<PickingSolver>(sinks);
}

} // namespace loggia::sat
