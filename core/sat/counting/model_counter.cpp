#include "core/sat/counting/model_counter.hpp"

#include "core/sat/counting/tree_decomposition.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace loggia::sat {

ModelCounter::ModelCounter(const CountingProblem& problem, std::size_t cache_bytes,
                           const Control& control)
    : problem_(problem), control_(control), clauses_(problem), finder_(problem),
      cache_(cache_bytes), frames_(1), is_candidate_(2 * std::size_t{problem.atoms}) {}

CountStatistics ModelCounter::statistics() const {
    CountStatistics statistics = statistics_;
    statistics.conflicts = clauses_.conflicts();
    statistics.evictions = cache_.evictions();
    statistics.cache_bytes = cache_.bytes();
    return statistics;
}

std::optional<mpz_class> ModelCounter::run() {
    finder_.push_all();
    frames_[0].first_part = frames_[0].parts = finder_.size();
    frames_[0].memory = finder_.now();
    frames_[0].is_second = true; // there is no other branch
    if (!clauses_.propagate())
        return mpz_class(0);
    weigh_depths();
    split();
    while (!is_done_) {
        if (control_.stop_requested())
            return std::nullopt;
        Frame& frame = top();
        if (frame.parts > frame.first_part && frame.product != 0)
            take_up_part();
        else if (!end_branch())
            break;
    }
    return frames_[0].total;
}

/// Counts the next component of this branch, by an atom of it.
void ModelCounter::take_up_part() {
    const std::size_t component = --top().parts;
    finder_.shrink(component + 1);
    const Literal decision = choose(finder_[component]);
    if (++depth_ == frames_.size())
        frames_.emplace_back();
    Frame& frame = top();
    frame.decision = decision;
    frame.component = component;
    frame.trail = clauses_.trail().size();
    frame.is_second = false;
    frame.total = 0;
    begin_branch();
    ++statistics_.decisions;
    clauses_.set_level(static_cast<std::uint32_t>(depth_));
    clauses_.decide(decision);
    if (settle())
        split();
    else
        resolve_conflict();
}

void ModelCounter::begin_branch() {
    Frame& frame = top();
    finder_.shrink(frame.component + 1);
    frame.first_part = frame.parts = finder_.size();
    frame.memory = finder_.now();
    frame.moment = cache_.now();
    frame.product = 0;
}

/// Goes on to the other branch, or back to the component that this one is a part of. False where
/// there is none.
bool ModelCounter::end_branch() {
    for (;;) {
        Frame& frame = top();
        if (frame.product == 0)
            cache_.remove_since(frame.moment);
        frame.total += frame.product;
        finder_.shrink(frame.first_part, frame.memory);
        if (depth_ == 0)
            return false;
        clauses_.undo(frame.trail);
        const Component& component = finder_[frame.component];
        const bool one_is_enough = !component.has_shown && frame.total != 0;
        if (!frame.is_second && !one_is_enough) {
            frame.is_second = true;
            begin_branch();
            clauses_.set_level(static_cast<std::uint32_t>(depth_));
            clauses_.decide(frame.decision ^ 1U);
            if (settle())
                split();
            else
                resolve_conflict();
            return true;
        }
        finder_.write_key(component, key_);
        cache_.insert(key_, ComponentCache::hash_of(key_), frame.total);
        --depth_;
        Frame& outer = top();
        outer.product *= frame.total;
        finder_.shrink(frame.component);
        clauses_.set_level(static_cast<std::uint32_t>(depth_));
        if (outer.product != 0)
            return true;
    }
}

/// Draws the consequences of the branch that has begun; false on a conflict.
bool ModelCounter::settle() {
    const std::size_t from = top().trail;
    return clauses_.propagate_units() && clauses_.propagate() && test_literals(from);
}

/// Assumes literals that occur in clauses which have become shorter, the most active ones of them,
/// to see whether that fails (implicit unit propagation: Thurley 2006).
bool ModelCounter::test_literals(std::size_t from) {
    constexpr std::size_t some = 10;
    constexpr std::size_t share = 20;
    while (from < clauses_.trail().size()) {
        const auto trail = clauses_.trail();
        candidates_.clear();
        for (std::size_t i = from; i < trail.size(); ++i)
            clauses_.for_each_neighbour(trail[i] ^ 1U, [this](Literal literal) {
                if (std::exchange(is_candidate_[literal ^ 1U], 1) == 0)
                    candidates_.push_back(literal ^ 1U);
            });
        for (const Literal literal : candidates_)
            is_candidate_[literal] = 0;
        const std::size_t most = some + (trail.size() - from) / share;
        from = trail.size();
        if (candidates_.size() > most) {
            const auto middle = candidates_.begin() + static_cast<std::ptrdiff_t>(most);
            std::nth_element(candidates_.begin(), middle, candidates_.end(),
                             [this](Literal a, Literal b) {
                                 return clauses_.activity(a) > clauses_.activity(b);
                             });
            candidates_.resize(most);
        }
        for (const Literal literal : candidates_)
            if (clauses_.is_open(literal / 2) && !test(literal))
                return false;
    }
    return true;
}

/// False where there is a conflict without the literal.
bool ModelCounter::test(Literal literal) {
    const std::size_t trail = clauses_.trail().size();
    const auto level = static_cast<std::uint32_t>(depth_);
    clauses_.set_level(level + 1);
    clauses_.decide(literal);
    const bool fails = !clauses_.propagate();
    CountingClauses::Analysis analysis;
    if (fails)
        analysis = clauses_.analyse();
    clauses_.undo(trail);
    clauses_.set_level(level);
    if (!fails)
        return true;
    if (analysis.is_level_zero || analysis.level <= level) {
        clauses_.blame_learned();
        return false;
    }
    clauses_.assign_learned();
    return clauses_.propagate();
}

void ModelCounter::resolve_conflict() {
    for (;;) {
        const CountingClauses::Analysis analysis = clauses_.analyse();
        if (analysis.is_level_zero) {
            frames_[0].total = 0;
            is_done_ = true;
            return;
        }
        // Nothing above that level has any models in this branch.
        depth_ = analysis.level;
        Frame& frame = top();
        clauses_.undo(frame.trail);
        cache_.remove_since(frame.moment);
        finder_.shrink(frame.first_part, frame.memory);
        frame.parts = frame.first_part;
        frame.product = 0;
        clauses_.set_level(analysis.level);
        if (frame.is_second)
            return; // end_branch() does the rest
        frame.is_second = true;
        begin_branch();
        clauses_.assign_learned();
        if (settle()) {
            split();
            return;
        }
    }
}

/// What the values that have come to atoms of the component contribute.
void ModelCounter::multiply_by_values(const Component& component) {
    const auto values = clauses_.values();
    mpz_class& product = top().product;
    for (const std::uint32_t atom : finder_.atoms(component)) {
        const Literal literal = 2 * atom;
        if (problem_.shown[atom] != 0 && values[literal] != 0)
            product *= problem_.weights[values[literal] > 0 ? literal : literal + 1];
    }
}

/// Finds what this branch falls apart into.
void ModelCounter::split() {
    Frame& frame = top();
    frame.product = 1;
    if (problem_.is_weighted()) {
        free_.clear();
        finder_.split(frame.component, clauses_.values(), &free_);
        multiply_by_values(finder_[frame.component]);
        for (const std::uint32_t atom : free_)
            frame.product *= problem_.weights[2 * std::size_t{atom}] +
                             problem_.weights[2 * std::size_t{atom} + 1];
    } else {
        frame.product <<=
            static_cast<mp_bitcnt_t>(finder_.split(frame.component, clauses_.values(), nullptr));
    }
    look_up_parts();
}

void ModelCounter::look_up_parts() {
    Frame& frame = top();
    std::size_t end = finder_.size();
    std::size_t kept = frame.first_part;
    for (std::size_t i = frame.first_part; i < end; ++i) {
        finder_.write_key(finder_[i], key_);
        ++statistics_.components;
        if (cache_.find(key_, ComponentCache::hash_of(key_), frame.product)) {
            ++statistics_.hits;
            if (frame.product == 0)
                break;
        } else {
            finder_.swap(kept++, i);
        }
    }
    finder_.shrink(kept);
    frame.parts = kept;
    // The last one is counted first: a small one, which shows soonest that there is no model.
    finder_.sort(frame.first_part);
}

/// The better the tree decomposition takes the clauses apart, the more it decides. The weight is
/// that of SharpSAT-TD (Korhonen, Jarvisalo 2021).
void ModelCounter::weigh_depths() {
    const DecompositionDepths decomposition = decomposition_depths(problem_, control_);
    penalties_ = decomposition.depths;
    penalties_.resize(problem_.atoms);
    if (decomposition.depths.empty())
        return;
    constexpr double most = 20; // of the exponent
    const double atoms = problem_.atoms;
    const double width = static_cast<double>(decomposition.width) + 1;
    const double weight = 100 * std::exp(std::min(atoms / width, most)) / atoms;
    for (double& penalty : penalties_)
        penalty *= weight;
}

/// The literal to decide: of the shown atoms, as long as there are any, the one that was most in
/// conflicts and is most in clauses (VSADS: Sang, Beame, Kautz 2005).
ModelCounter::Literal ModelCounter::choose(const Component& component) {
    constexpr double weight_of_conflicts = 10;
    const double scale = weight_of_conflicts / clauses_.increment();
    std::optional<double> best;
    std::uint32_t chosen = 0;
    for (const std::uint32_t atom : finder_.atoms(component)) {
        if (component.has_shown && problem_.shown[atom] == 0)
            continue;
        const double score =
            finder_.frequency(atom) - penalties_[atom] +
            scale * (clauses_.activity(2 * atom) + clauses_.activity(2 * atom + 1));
        if (!best || score > *best) {
            best = score;
            chosen = atom;
        }
    }
    return clauses_.activity(2 * chosen) > clauses_.activity(2 * chosen + 1) ? 2 * chosen
                                                                             : 2 * chosen + 1;
}

} // namespace loggia::sat
