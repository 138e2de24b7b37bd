#include "core/sat/engines/lookahead.hpp"

#include "core/base/poll.hpp"
#include "core/sat/engines/lookahead_search.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace loggia::sat {

namespace {

// From TAOCP 7.2.2.2 and our own measurements on random sets: docs/method/sat.md.
constexpr std::size_t least_candidates = 30;
constexpr std::size_t root_candidates = 600;
constexpr float binary_rate = 3.5F;
constexpr float largest_rate = 20.0F;
constexpr int root_rounds = 5;

} // namespace

Status LookaheadSearch::run(const logic::ClauseSet& clauses, const Control& control) {
    if (!formula_.load(clauses, control)) {
        if (sinks_.proof != nullptr)
            sinks_.proof->add({});
        return Status::unsatisfiable;
    }
    trial_of_.assign(2 * formula_.variables(), UINT32_MAX);
    for (;;) {
        if (control.stop_requested())
            return Status::unknown;
        if ((++nodes_seen_ & 63U) == 0)
            meter(control);
        Lit decision;
        switch (settle(control, decision)) {
        case Outcome::stopped:
            return Status::unknown;
        case Outcome::satisfied:
            return Status::satisfiable;
        case Outcome::conflict:
            if (!turn())
                return Status::unsatisfiable;
            break;
        case Outcome::split:
            ++statistics_.decisions;
            nodes_.push_back({formula_.mark(), decision, depth_});
            ++depth_;
            if (!fix(decision) && !turn())
                return Status::unsatisfiable;
        }
    }
}

bool LookaheadSearch::fix(Lit l) {
    const std::size_t before = formula_.trail().size();
    const bool consistent = formula_.fix(l);
    statistics_.propagations += formula_.trail().size() - before;
    return consistent;
}

/// Flips the last decision that has not been flipped; false if there is none.
bool LookaheadSearch::turn() {
    do {
        ++statistics_.conflicts;
        if (nodes_.empty()) {
            prove({});
            return false;
        }
        const Node node = nodes_.back();
        if (sinks_.proof != nullptr) {
            const std::size_t level = nodes_.size();
            nodes_.pop_back();
            prove({~node.decision});
            if (level < closed_.size()) {
                for (const auto& clause : closed_[level])
                    sinks_.proof->remove(clause);
                closed_[level].clear();
            }
        } else {
            nodes_.pop_back();
        }
        formula_.undo(node.before);
        depth_ = node.depth + 1;
        if (fix(~node.decision))
            return true;
    } while (true);
}

/// Adds to the proof that the literals follow from the decisions in force. Forgotten together with
/// the branch.
void LookaheadSearch::prove(std::initializer_list<Lit> literals) {
    if (sinks_.proof == nullptr)
        return;
    std::vector<int> clause;
    for (const Lit l : literals)
        clause.push_back(l.external());
    for (const Node& node : nodes_)
        clause.push_back(-node.decision.external());
    sinks_.proof->add(clause);
    if (nodes_.empty())
        return;
    closed_.resize(std::max(closed_.size(), nodes_.size() + 1));
    closed_[nodes_.size()].push_back(std::move(clause));
}

LookaheadSearch::Outcome LookaheadSearch::settle(const Control& control, Lit& decision) {
    for (;;) {
        if (formula_.trail().size() == formula_.variables())
            return Outcome::satisfied;
        rate_literals(control);
        if (control.stop_requested())
            return Outcome::stopped;
        choose_candidates();
        const Outcome outcome = try_all(control);
        if (outcome != Outcome::split)
            return outcome;
        const Trial* best = nullptr;
        double best_score = -1;
        for (const Trial& trial : trials_) {
            if (trial.literal.negated() || formula_.fixed(trial.literal, LookaheadFormula::real))
                continue;
            const double one = trial.weight;
            const double other = trials_[trial_of_[(~trial.literal).code()]].weight;
            const double score = (one + 0.1) * (other + 0.1);
            if (score > best_score) {
                best_score = score;
                best = &trial;
                // The side that is less reduced first: there, a model is more likely.
                decision = one < other ? trial.literal : ~trial.literal;
            }
        }
        for (const Trial& trial : trials_)
            trial_of_[trial.literal.code()] = UINT32_MAX;
        if (best != nullptr)
            return Outcome::split;
    }
}

/// Tries the literals in rounds, until none has failed since its last trial.
LookaheadSearch::Outcome LookaheadSearch::try_all(const Control& control) {
    order_trials();
    const auto done = [this](Outcome outcome) {
        if (outcome != Outcome::split)
            for (const Trial& trial : trials_)
                trial_of_[trial.literal.code()] = UINT32_MAX;
        return outcome;
    };
    std::size_t quiet = 0;
    for (std::size_t i = 0; quiet < trials_.size(); i = (i + 1) % trials_.size(), ++quiet) {
        if (i == 0) {
            if (LookaheadFormula::real - next_stamp_ < 2 * stamps_used_) {
                formula_.clear_stamps();
                next_stamp_ = 2;
            }
            base_ = next_stamp_;
            next_stamp_ += stamps_used_;
        }
        if ((i & 63U) == 63U && control.stop_requested())
            return done(Outcome::stopped);
        Trial& trial = trials_[i];
        const Lit l = trial.literal;
        if (formula_.fixed(l, LookaheadFormula::real))
            continue;
        const Stamp stamp = base_ + trial.stamp;
        double weight = 0;
        bool holds = !formula_.is_false(l, stamp);
        if (holds && !formula_.is_true(l, stamp)) {
            holds = try_out(l, stamp, weight);
            if (holds) {
                if (trial.parent != i)
                    weight += trials_[trial.parent].weight;
                trial.weight = weight;
                if (weight > twice_from_) {
                    holds = look_twice(trial, base_);
                    if (holds)
                        twice_from_ = weight;
                } else {
                    twice_from_ *= 0.9985;
                }
            }
        } else if (holds) {
            trial.weight = trial.parent != i ? trials_[trial.parent].weight : 0;
        }
        if (holds) {
            for (const Lit gain : gained_) {
                prove({~l, gain});
                formula_.add_binary(~l, gain);
            }
        } else {
            prove({~l});
            quiet = 0;
            if (!fix(~l))
                return done(Outcome::conflict);
        }
        gained_.clear();
    }
    return done(Outcome::split);
}

/// How much the clauses would shrink if a literal were true: what it implies, and the choices it
/// leaves, weighed by the same measure of those literals, which is taken from the node above. Not
/// all of them when stopped.
void LookaheadSearch::rate_literals(const Control& control) {
    constexpr std::size_t work = 50; // nanoseconds for a literal
    Poll poll(control, work);
    const std::size_t literals = 2 * formula_.variables();
    while (rates_.size() <= depth_)
        rates_.emplace_back(literals, 1.0F);
    int rounds = 1;
    if (depth_ == 0) {
        std::fill(rates_[0].begin(), rates_[0].end(), 1.0F);
        rounds = root_rounds;
    }
    std::vector<float> fresh;
    for (; rounds > 0; --rounds) {
        const std::vector<float>& old = rates_[depth_ > 0 ? depth_ - 1 : 0];
        float sum = 0;
        std::size_t count = 0;
        for (std::uint32_t code = 0; code < literals; ++code) {
            if (!formula_.fixed(Lit::from_code(code), LookaheadFormula::real)) {
                sum += old[code];
                ++count;
            }
        }
        const float mean = sum / static_cast<float>(std::max<std::size_t>(count, 1));
        const float linear = binary_rate / mean;
        const float square = 1 / (mean * mean);
        auto& rates = depth_ > 0 ? rates_[depth_] : fresh;
        rates.resize(literals);
        for (std::uint32_t code = 0; code < literals; ++code) {
            if (poll.stop())
                return;
            const Lit l = Lit::from_code(code);
            if (formula_.fixed(l, LookaheadFormula::real))
                continue;
            float alone = 0;
            for (const Lit q : formula_.implied(l))
                if (!formula_.fixed(q, LookaheadFormula::real))
                    alone += old[q.code()];
            float choices = 0;
            for (const auto& [a, b] : formula_.choices(l))
                choices += old[a.code()] * old[b.code()];
            float longer = 0;
            for (const std::uint32_t c : formula_.long_clauses(l)) {
                float open = 1;
                for (const Lit q : formula_.long_clause(c)) {
                    if (formula_.is_true(q, LookaheadFormula::real)) {
                        open = 0;
                        break;
                    }
                    open *= formula_.fixed(q, LookaheadFormula::real) ? 1.0F : 0.5F;
                }
                longer += 8 * open; // as much as a choice of two where three are open
            }
            rates[code] = std::min(largest_rate, 0.1F + linear * alone + square * choices + longer);
        }
        if (depth_ == 0)
            rates_[0].swap(fresh);
    }
    rate_ = rates_[depth_].data();
}

void LookaheadSearch::choose_candidates() {
    candidates_.clear();
    for (std::uint32_t v = 0; v < formula_.variables(); ++v)
        if (!formula_.fixed(Lit::of(v, false), LookaheadFormula::real) &&
            (depth_ == 0 || formula_.touched(v)))
            candidates_.push_back(v);
    if (candidates_.empty())
        for (std::uint32_t v = 0; v < formula_.variables(); ++v)
            if (!formula_.fixed(Lit::of(v, false), LookaheadFormula::real))
                candidates_.push_back(v);
    const std::size_t most = std::max(least_candidates, root_candidates / (depth_ + 1));
    if (candidates_.size() > most) {
        const auto promise = [this](std::uint32_t v) {
            return rate_[2 * std::size_t{v}] * rate_[2 * std::size_t{v} + 1];
        };
        std::nth_element(candidates_.begin(),
                         candidates_.begin() + static_cast<std::ptrdiff_t>(most), candidates_.end(),
                         [&](std::uint32_t a, std::uint32_t b) { return promise(a) > promise(b); });
        candidates_.resize(most);
    }
}

void LookaheadSearch::meter(const Control& control) {
    const auto now = std::chrono::steady_clock::now();
    if (now - last_report_ < std::chrono::milliseconds(50))
        return;
    last_report_ = now;
    statistics_.level = nodes_.size();
    control.report({-1, describe(statistics_)});
    if (sinks_.statistics)
        sinks_.statistics(statistics_);
}

Answer solve_by_lookahead(const logic::ClauseSet& clauses, const Control& control,
                          const Sinks& sinks) {
    Answer answer;
    LookaheadSearch search(sinks, answer.statistics);
    answer.status = search.run(clauses, control);
    if (answer.status == Status::unknown)
        answer.shortfall = Shortfall::stopped;
    if (answer.status == Status::satisfiable) {
        answer.model.push_back(false);
        for (int atom = 1; atom <= clauses.atoms(); ++atom)
            answer.model.push_back(search.value(Lit(atom)));
        assert(clauses.satisfied_by(answer.model));
    }
    return answer;
}

} // namespace loggia::sat
