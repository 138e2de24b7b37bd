#include "core/covering/cover_branching.hpp"

#include <algorithm>
#include <cmath>

namespace loggia::covering {

namespace {

constexpr double least_fraction = 1e-6;
/// About how deep a tree is below which little is spent on its choices, and from which on most
/// is.
constexpr double shallow_tree = 5;
constexpr double deep_tree = 9;
/// How much a choice may cost.
struct TrialEffort {
    std::uint32_t reliable; ///< gains that are known so often need no trial
    std::uint64_t most_trials;
    std::uint64_t most_trials_in_vain;
    std::uint64_t trial_steps;
};
constexpr TrialEffort little_effort{4, 8, 3, 15};
constexpr TrialEffort most_effort{4, 60, 60, 100};

/// The deeper the tree below a choice, the more is won where it is better.
TrialEffort effort_for(double depth) {
    const double part =
        (std::clamp(depth, shallow_tree, deep_tree) - shallow_tree) / (deep_tree - shallow_tree);
    const auto between = [part](std::uint64_t from, std::uint64_t to) {
        return from + static_cast<std::uint64_t>(part * static_cast<double>(to - from));
    };
    return {little_effort.reliable, between(little_effort.most_trials, most_effort.most_trials),
            between(little_effort.most_trials_in_vain, most_effort.most_trials_in_vain),
            between(little_effort.trial_steps, most_effort.trial_steps)};
}

double branching_score(double with, double without) {
    return std::max(with, 1e-4) * std::max(without, 1e-4);
}

double in_costs(std::int64_t units) {
    return static_cast<double>(units) / static_cast<double>(DualSimplex::unit);
}

} // namespace

void CoverBranching::learn(std::uint32_t column, bool take, double value, std::int64_t rise) {
    const double away = take ? 1 - value : value;
    if (away < least_fraction)
        return;
    Gain& gain = (take ? with_ : without_)[column];
    gain.sum += std::max(0.0, in_costs(rise)) / away;
    ++gain.times;
}

std::vector<CoverBranching::Candidate>
CoverBranching::candidates(const DualSimplex& program) const {
    const auto usual = [](const std::vector<Gain>& gains) {
        Gain all;
        for (const Gain& gain : gains) {
            all.sum += gain.sum;
            all.times += gain.times;
        }
        return all.times > 0 ? all.sum / all.times : 1;
    };
    const double usual_with = usual(with_);
    const double usual_without = usual(without_);
    const auto expected = [](const Gain& gain, double otherwise) {
        return gain.times > 0 ? gain.sum / gain.times : otherwise;
    };
    std::vector<Candidate> all;
    for (std::uint32_t c = 0; c < program.columns(); ++c) {
        const double value = program.value(c);
        if (program.fixed(c) || value < least_fraction || value > 1 - least_fraction)
            continue;
        all.push_back({branching_score((1 - value) * expected(with_[c], usual_with),
                                       value * expected(without_[c], usual_without)),
                       c});
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const Candidate& a, const Candidate& b) { return a.score > b.score; });
    return all;
}

CoverBranching::Choice CoverBranching::attempt(DualSimplex& program, std::uint32_t column,
                                               const DualSimplex::Place& here, std::int64_t enough,
                                               std::uint64_t steps, const Control& control) {
    Choice choice{column, here.bound, here.bound};
    const double value = program.value(column);
    for (const bool take : {false, true}) {
        program.set_bounds(column, take ? 1 : 0, take ? 1 : 0);
        static_cast<void>(program.solve(enough, steps, control));
        std::int64_t& bound = take ? choice.with : choice.without;
        bound = std::max(bound, program.bound());
        learn(column, take, value, bound - here.bound);
        program.set_bounds(column, 0, 1);
        program.go_back(here);
    }
    return choice;
}

CoverBranching::Choice CoverBranching::best_of(DualSimplex& program,
                                               const std::vector<Candidate>& all,
                                               const DualSimplex::Place& here, double depth,
                                               std::int64_t enough, const Control& control) {
    const TrialEffort effort = effort_for(depth);
    Choice best{UINT32_MAX, here.bound, here.bound};
    double best_score = -1;
    std::uint64_t trials = 0;
    std::uint64_t in_vain = 0;
    for (const Candidate& candidate : all) {
        const std::uint32_t c = candidate.column;
        Choice now{c, here.bound, here.bound};
        double score = candidate.score;
        if (std::min(with_[c].times, without_[c].times) < effort.reliable &&
            !control.stop_requested()) {
            ++trials;
            now = attempt(program, c, here, enough, effort.trial_steps, control);
            score = branching_score(in_costs(now.with - here.bound),
                                    in_costs(now.without - here.bound));
            const std::int64_t over = (enough - 1) * DualSimplex::unit;
            if (now.with > over || now.without > over)
                return now;
        }
        if (score > best_score) {
            best_score = score;
            best = now;
            in_vain = 0;
        } else {
            ++in_vain;
        }
        if (trials >= effort.most_trials || in_vain >= effort.most_trials_in_vain)
            break;
    }
    return best;
}

CoverBranching::Choice CoverBranching::choose(DualSimplex& program, std::int64_t enough,
                                              const Control& control) {
    const DualSimplex::Place here = program.here();
    const std::vector<Candidate> all = candidates(program);
    double depth = 0; // what is missing to the best cover, in gains of the best column
    if (thorough_ && !all.empty())
        depth =
            in_costs((enough - 1) * DualSimplex::unit - here.bound) / std::sqrt(all.front().score);
    Choice best = best_of(program, all, here, depth, enough, control);
    for (std::uint32_t c = 0; c < program.columns() && best.column == UINT32_MAX; ++c)
        if (!program.fixed(c))
            best.column = c;
    return best;
}

} // namespace loggia::covering
