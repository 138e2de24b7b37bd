#include "core/sat/engines/automatic_engine.hpp"

#include "core/sat/engines/local_search.hpp"
#include "core/sat/engines/lookahead.hpp"
#include "core/sat/engines/lucky_phases.hpp"
#include "core/sat/engines/parity.hpp"
#include "core/sat/engines/pigeonhole.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

namespace loggia::sat {

namespace {

/// Sets of one length that look drawn at random: at how many clauses an atom half of them have a
/// model, up to how many atoms lookahead is the best, and between which ratios.
struct Range {
    std::size_t length;
    double threshold;
    std::size_t atoms;
    double least;
    double most;
};
constexpr std::array<Range, 5> ranges{{{3, 4.267, 500, 3.7, 7},
                                       {4, 9.931, 200, 8.5, 14},
                                       {5, 21.12, 120, 18, 28},
                                       {6, 43.37, 0, 0, 0},
                                       {7, 87.79, 0, 0, 0}}};

/// Drawn at random, two atoms meet in as many clauses as chance has it; where gates, colours or
/// moves are encoded the same few meet again and again. Of large sets a part is looked at.
bool pairs_meet_by_chance(const logic::ClauseSet& clauses, std::size_t atoms) {
    constexpr std::size_t most_clauses = 100'000;
    const std::size_t count = std::min(clauses.size(), most_clauses);
    const std::size_t begin = (clauses.size() - count) / 2;
    std::vector<std::uint64_t> pairs;
    for (std::size_t i = begin; i < begin + count; ++i) {
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

/// A set that looks drawn at random.
struct RandomSet {
    Range range;
    std::size_t atoms;
    double ratio; ///< clauses an atom
};

/// Nothing where the set does not, or where it has far fewer or more clauses than are hard.
std::optional<RandomSet> look_for_chance(const logic::ClauseSet& clauses) {
    // Tables by atom, here and in what comes of it, are to stay as small as the clauses are.
    if (clauses.empty() || static_cast<std::size_t>(clauses.atoms()) > 2 * clauses.literals())
        return std::nullopt;
    const std::size_t length = clauses[clauses.size() / 2].size();
    const auto* range = std::find_if(std::begin(ranges), std::end(ranges),
                                     [length](const Range& r) { return r.length == length; });
    if (range == std::end(ranges))
        return std::nullopt;
    std::vector<bool> used(static_cast<std::size_t>(clauses.atoms()) + 1, false);
    std::size_t others = 0;
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        others += clauses[i].size() != length ? 1 : 0;
        for (const int literal : clauses[i])
            used[static_cast<std::size_t>(std::abs(literal))] = true;
    }
    const auto atoms = static_cast<std::size_t>(std::count(used.begin(), used.end(), true));
    const double ratio = static_cast<double>(clauses.size()) / static_cast<double>(atoms);
    if (others * 20 > clauses.size() || ratio < 0.7 * range->threshold ||
        ratio > 1.7 * range->threshold || !pairs_meet_by_chance(clauses, atoms))
        return std::nullopt;
    return RandomSet{*range, atoms, ratio};
}

bool suits_lookahead(const RandomSet& set) {
    return set.atoms <= set.range.atoms && set.ratio >= set.range.least &&
           set.ratio <= set.range.most;
}

/// For how many flips a model is looked for before anything else. Where lookahead answers in
/// seconds, for a fraction of its time, which doubles every 25 atoms or so; where nothing else gets
/// anywhere, for minutes; where there is hardly a model, not at all.
std::uint64_t flips_for(const RandomSet& set) {
    constexpr double million = 1e6;
    const double hardness = set.ratio / set.range.threshold;
    if (hardness > 1.03)
        return 0;
    if (suits_lookahead(set)) {
        constexpr double quick = 0.4; // of the atoms up to which lookahead is taken
        const double over =
            static_cast<double>(set.atoms) / static_cast<double>(set.range.atoms) - quick;
        return over <= 0 ? 0 : static_cast<std::uint64_t>(50'000 * std::exp2(16 * over));
    }
    // Few atoms are soon done with otherwise, and a minimal core without a model looks drawn, too.
    const auto atoms = static_cast<double>(set.atoms);
    double flips = std::min((hardness > 0.97 ? 500 : 50) * million, 1000 * std::exp2(atoms / 4));
    if (hardness <= 0.97) // models are many
        flips = std::min(flips, 20'000 * atoms);
    flips += 200 * atoms;
    // A flip costs a look at each clause with the atom: fewer of them where these are more.
    const double cost = set.ratio * static_cast<double>(set.range.length) / 13;
    return static_cast<std::uint64_t>(flips / std::max(cost, 1.0));
}

/// The answer with its proof, if there was room for that.
Result<std::optional<Answer>> proved(Answer answer, std::optional<Proof> proof,
                                     const std::string& why, const Control& control,
                                     const Sinks& sinks) {
    if (proof) {
        *sinks.proof = *std::move(proof);
        answer.status = Status::unsatisfiable;
        return answer;
    }
    if (!control.stop_requested())
        return failure(fmt::format(
            "unsatisfiable ({}), but the proof needs too much memory; solve without a proof", why));
    answer = {};
    answer.shortfall = Shortfall::stopped;
    return answer;
}

/// That there is no model, where it can be seen by counting.
Result<std::optional<Answer>> by_counting(const logic::ClauseSet& clauses, const Control& control,
                                          const Sinks& sinks) {
    Answer answer;
    answer.overcrowding = find_overcrowding(clauses, control);
    if (!answer.overcrowding)
        return std::nullopt;
    answer.answered_by = AnsweredBy::counting;
    if (!is_overcrowded(clauses, *answer.overcrowding))
        return failure("the counting argument does not match the clauses");
    if (sinks.proof == nullptr) {
        answer.status = Status::unsatisfiable;
        return answer;
    }
    auto proof = prove_overcrowding(clauses, *answer.overcrowding, control);
    const std::string why = describe(*answer.overcrowding);
    return proved(std::move(answer), std::move(proof), why, control, sinks);
}

/// What equations modulo 2 say: that there is no model, or a model where they are all there is.
Result<std::optional<Answer>> by_parity(const logic::ClauseSet& clauses, const Control& control,
                                        const Sinks& sinks) {
    const ParityEquations found = find_parity(clauses, control);
    if (found.equations.empty())
        return std::nullopt;
    ParityAnswer said = solve_parity(found.equations, clauses.atoms(), control);
    Answer answer;
    answer.answered_by = AnsweredBy::parity;
    if (said.contradiction) {
        if (!is_contradiction(clauses, *said.contradiction))
            return failure("the equations over GF(2) do not match the clauses");
        answer.parity = std::move(said.contradiction);
        if (sinks.proof == nullptr) {
            answer.status = Status::unsatisfiable;
            return answer;
        }
        auto proof = prove_contradiction(clauses, *answer.parity, control);
        const std::string why = describe(*answer.parity);
        return proved(std::move(answer), std::move(proof), why, control, sinks);
    }
    if (!said.solution || !found.nothing_else)
        return std::nullopt;
    answer.status = Status::satisfiable;
    answer.model = *std::move(said.solution);
    return answer;
}

Answer answer_with(AnsweredBy answered_by, decltype(Answer::model) found) {
    Answer answer;
    answer.answered_by = answered_by;
    answer.status = Status::satisfiable;
    answer.model = std::move(found);
    return answer;
}

/// Small sets take no time in any way, and get the model of a search that can be watched.
Result<std::optional<Answer>> by_lucky_phases(const logic::ClauseSet& clauses,
                                              const Control& control, const Sinks& /*sinks*/) {
    constexpr std::size_t small = 10'000; // literals
    if (clauses.literals() < small)
        return std::nullopt;
    auto model = try_lucky_phases(clauses, control);
    if (!model)
        return std::nullopt;
    return answer_with(AnsweredBy::lucky_phases, *std::move(model));
}

std::optional<Answer> by_local_search(const logic::ClauseSet& clauses, const Control& control) {
    const std::uint64_t flips = local_search_flips(clauses);
    if (flips == 0)
        return std::nullopt;
    constexpr std::uint64_t seed = 1;
    auto model = search_locally(clauses, flips, seed, control);
    if (!model)
        return std::nullopt;
    return answer_with(AnsweredBy::local_search, *std::move(model));
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
        if (refuted_) { // and so are these clauses with more of them
            assumptions_.clear();
            return Status::unsatisfiable;
        }
        if (alone)
            if (const auto answer = at_once(control))
                return *answer;
        solved_ = true;
        if (learner_ == nullptr) {
            learner_ = make_davis_putnam(cdcl(), sinks_);
            if (!add_clauses(*learner_, clauses_, control)) {
                learner_.reset();
                assumptions_.clear();
                return Status::unknown;
            }
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
    /// By what is for one question alone. Where a proof takes too much room, clause learning may
    /// find a shorter one.
    std::optional<Status> at_once(const Control& control) {
        auto found = answer_at_once(clauses_, control, sinks_);
        std::optional<Answer> answer = found ? *std::move(found) : std::nullopt;
        if (!answer) {
            if (pick(clauses_) != Engine::lookahead)
                return std::nullopt;
            answer = solve_by_lookahead(clauses_, control, sinks_);
        }
        solved_ = answer->status != Status::unknown;
        refuted_ = answer->status == Status::unsatisfiable;
        model_ = std::move(answer->model);
        return answer->status;
    }

    Sinks sinks_;
    logic::ClauseSet clauses_;
    std::vector<int> assumptions_;
    std::vector<bool> model_; ///< found at once
    bool solved_ = false;
    bool refuted_ = false;            ///< at once
    std::unique_ptr<Solver> learner_; ///< none as long as an answer at once may be asked for
};

} // namespace

Engine pick(const logic::ClauseSet& clauses) {
    const auto set = look_for_chance(clauses);
    return set && suits_lookahead(*set) ? Engine::lookahead : Engine::davis_putnam;
}

std::uint64_t local_search_flips(const logic::ClauseSet& clauses) {
    const auto set = look_for_chance(clauses);
    return set ? flips_for(*set) : 0;
}

Result<std::optional<Answer>> answer_at_once(const logic::ClauseSet& clauses,
                                             const Control& control, const Sinks& sinks) {
    for (const auto& method : {by_counting, by_parity, by_lucky_phases})
        if (auto answer = method(clauses, control, sinks); !answer || *answer)
            return answer;
    return by_local_search(clauses, control);
}

std::unique_ptr<Solver> make_solver(const Sinks& sinks) {
    return std::make_unique<PickingSolver>(sinks);
}

} // namespace loggia::sat
