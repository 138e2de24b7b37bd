#include "core/sat/counting/counting_clauses.hpp"

#include <algorithm>
#include <utility>

namespace loggia::sat {

CountingClauses::CountingClauses(const CountingProblem& problem)
    : given_begins_{0}, occurrence_begins_(2 * std::size_t{problem.atoms} + 1),
      twos_(2 * std::size_t{problem.atoms}), watches_(2 * std::size_t{problem.atoms}),
      values_(2 * std::size_t{problem.atoms}), levels_(problem.atoms), reasons_(problem.atoms),
      marks_(problem.atoms), marked_at_(std::size_t{problem.atoms} + 3),
      activities_(2 * std::size_t{problem.atoms}) {
    for (const auto& clause : problem.clauses) {
        given_.insert(given_.end(), clause.begin(), clause.end());
        given_begins_.push_back(given_.size());
        for (const Literal literal : clause)
            ++occurrence_begins_[literal + 1];
        if (clause.size() == 2) {
            twos_[clause[0]].push_back(clause[1]);
            twos_[clause[1]].push_back(clause[0]);
        } else {
            add_long(clause, 0);
        }
    }
    for (std::size_t i = 1; i < occurrence_begins_.size(); ++i)
        occurrence_begins_[i] += occurrence_begins_[i - 1];
    occurrences_.resize(given_.size());
    auto next = occurrence_begins_;
    for (std::uint32_t clause = 0; clause < problem.clauses.size(); ++clause)
        for (const Literal literal : problem.clauses[clause])
            occurrences_[next[literal]++] = clause;
    learned_begin_ = arena_.size();
    constexpr std::size_t few = 4000;
    most_learned_ = std::max(few, problem.clauses.size() / 2);
}

CountingClauses::Place CountingClauses::add_long(std::span<const Literal> clause,
                                                 std::uint32_t lbd) {
    const auto place = static_cast<Place>(arena_.size());
    arena_.insert(arena_.end(), {static_cast<std::uint32_t>(clause.size()), lbd, 1});
    arena_.insert(arena_.end(), clause.begin(), clause.end());
    watches_[clause[0]].push_back({place, clause[1]});
    watches_[clause[1]].push_back({place, clause[0]});
    return place;
}

void CountingClauses::assign(Literal literal, Reason reason) {
    values_[literal] = 1;
    values_[literal ^ 1U] = -1;
    levels_[literal / 2] = level_;
    reasons_[literal / 2] = reason;
    trail_.push_back(literal);
}

void CountingClauses::undo(std::size_t trail) {
    while (trail_.size() > trail) {
        const Literal literal = trail_.back();
        values_[literal] = values_[literal ^ 1U] = 0;
        trail_.pop_back();
    }
    next_ = std::min(next_, trail);
}

bool CountingClauses::propagate() {
    while (next_ < trail_.size()) {
        const Literal is_false = trail_[next_++] ^ 1U;
        ++propagations_;
        for (const Literal other : twos_[is_false]) {
            if (values_[other] > 0)
                continue;
            if (values_[other] < 0) {
                conflict_ = {is_false, other};
                return false;
            }
            assign(other, {Reason::Kind::two, is_false});
        }
        if (!propagate_long(is_false))
            return false;
    }
    return true;
}

bool CountingClauses::propagate_long(Literal is_false) {
    std::vector<Watch>& watches = watches_[is_false];
    std::size_t kept = 0;
    for (std::size_t i = 0; i < watches.size(); ++i) {
        const Watch watch = watches[i];
        if (values_[watch.blocker] > 0) {
            watches[kept++] = watch;
            continue;
        }
        const std::uint32_t size = arena_[watch.clause];
        Literal* const clause = arena_.data() + watch.clause + header;
        if (clause[0] == is_false)
            std::swap(clause[0], clause[1]);
        if (values_[clause[0]] > 0) {
            watches[kept++] = {watch.clause, clause[0]};
            continue;
        }
        std::uint32_t other = 2;
        while (other < size && values_[clause[other]] < 0)
            ++other;
        if (other < size) {
            std::swap(clause[1], clause[other]);
            watches_[clause[1]].push_back({watch.clause, clause[0]});
            continue;
        }
        watches[kept++] = watch;
        if (values_[clause[0]] == 0) {
            assign(clause[0], {Reason::Kind::many, watch.clause});
            continue;
        }
        conflict_.assign(clause, clause + size);
        ++arena_[watch.clause + 2];
        for (++i; i < watches.size(); ++i)
            watches[kept++] = watches[i];
        watches.resize(kept);
        return false;
    }
    watches.resize(kept);
    return true;
}

bool CountingClauses::propagate_units() {
    for (const Literal literal : units_) {
        if (values_[literal] < 0) {
            conflict_ = {literal};
            return false;
        }
        if (values_[literal] == 0)
            assign(literal, {Reason::Kind::unit, 0});
    }
    return true;
}

void CountingClauses::bump(Literal literal) {
    activities_[literal] += increment_;
}

void CountingClauses::mark(Literal is_false) {
    const std::uint32_t atom = is_false / 2;
    if (marks_[atom] != 0 || levels_[atom] == 0)
        return;
    marks_[atom] = 1;
    marked_.push_back(atom);
    ++marked_at_[levels_[atom]];
    bump(is_false);
}

void CountingClauses::mark_reason(Literal is_true) {
    const Reason reason = reasons_[is_true / 2];
    if (reason.kind == Reason::Kind::two) {
        mark(reason.what);
    } else if (reason.kind == Reason::Kind::many) {
        ++arena_[reason.what + 2];
        for (const Literal literal : literals(reason.what))
            if (literal != is_true)
                mark(literal);
    }
}

/// Whether a marked literal can be left out of a clause, since its reason is in the clause.
bool CountingClauses::is_implied_by_marked(Literal is_false) const {
    const Reason reason = reasons_[is_false / 2];
    const auto is_in = [this](Literal literal) {
        return marks_[literal / 2] != 0 || levels_[literal / 2] == 0;
    };
    if (reason.kind == Reason::Kind::two)
        return is_in(reason.what);
    if (reason.kind != Reason::Kind::many)
        return reason.kind == Reason::Kind::unit;
    const auto all = literals(reason.what);
    return std::all_of(all.begin(), all.end(), [&](Literal literal) {
        return literal / 2 == is_false / 2 || is_in(literal);
    });
}

/// The marked literals, `first` first and then one of the highest level.
void CountingClauses::collect_marked(std::vector<Literal>& clause, Literal first) const {
    clause.assign(1, first);
    for (const std::uint32_t atom : marked_) {
        const Literal literal = 2 * atom + (values_[2 * std::size_t{atom}] > 0 ? 1U : 0U);
        if (marks_[atom] != 0 && literal != first && !is_implied_by_marked(literal))
            clause.push_back(literal);
    }
    if (clause.size() > 2) {
        const auto highest =
            std::max_element(clause.begin() + 1, clause.end(), [this](Literal a, Literal b) {
                return levels_[a / 2] < levels_[b / 2];
            });
        std::swap(clause[1], *highest);
    }
}

CountingClauses::Analysis CountingClauses::analyse() {
    ++conflicts_;
    constexpr std::uint64_t half_life = 128; // conflicts
    constexpr double largest = 1e100;
    if (conflicts_ % half_life == 0 && (increment_ *= 2) > largest) {
        for (double& activity : activities_)
            activity /= increment_;
        increment_ = 1;
    }
    marked_.clear();
    first_clause_.clear();
    last_clause_.clear();
    for (const Literal literal : conflict_)
        mark(literal);
    std::size_t at = trail_.size();
    std::size_t seen = 0; // of marked_, whose marks were removed
    Analysis analysis;
    analysis.is_level_zero = true;
    while (seen < marked_.size()) {
        do
            --at;
        while (marks_[trail_[at] / 2] == 0);
        const Literal literal = trail_[at];
        const std::uint32_t level = levels_[literal / 2];
        if (marked_at_[level] == 1) {
            if (first_clause_.empty())
                collect_marked(first_clause_, literal ^ 1U);
            if (reasons_[literal / 2].kind == Reason::Kind::nothing) {
                collect_marked(last_clause_, literal ^ 1U);
                analysis = {level, false};
                break;
            }
        }
        mark_reason(literal);
        marks_[literal / 2] = 0;
        --marked_at_[level];
        ++seen;
    }
    for (const std::uint32_t atom : marked_)
        if (std::exchange(marks_[atom], 0) != 0)
            --marked_at_[levels_[atom]];
    if (analysis.is_level_zero)
        return analysis;
    if (learned_ > most_learned_)
        reduce();
    first_reason_ = first_clause_ == last_clause_ ? Reason() : learn(first_clause_);
    last_reason_ = learn(last_clause_);
    return analysis;
}

CountingClauses::Reason CountingClauses::learn(std::vector<Literal>& clause) {
    if (clause.size() == 1) {
        if (std::find(units_.begin(), units_.end(), clause[0]) == units_.end())
            units_.push_back(clause[0]);
        return {Reason::Kind::unit, 0};
    }
    if (clause.size() == 2) {
        auto& others = twos_[clause[0]];
        if (std::find(others.begin(), others.end(), clause[1]) == others.end()) {
            others.push_back(clause[1]);
            twos_[clause[1]].push_back(clause[0]);
        }
        return {Reason::Kind::two, clause[1]};
    }
    std::vector<std::uint32_t> levels;
    levels.reserve(clause.size());
    for (const Literal literal : clause)
        levels.push_back(levels_[literal / 2]);
    std::sort(levels.begin(), levels.end());
    const auto lbd = std::unique(levels.begin(), levels.end()) - levels.begin();
    ++learned_;
    return {Reason::Kind::many, add_long(clause, static_cast<std::uint32_t>(lbd))};
}

void CountingClauses::assign_learned() {
    assign(last_clause_[0], last_reason_);
    if (first_reason_.kind == Reason::Kind::nothing || values_[first_clause_[0]] != 0)
        return;
    const bool is_unit = std::all_of(first_clause_.begin() + 1, first_clause_.end(),
                                     [this](Literal literal) { return values_[literal] < 0; });
    if (is_unit)
        assign(first_clause_[0], first_reason_);
}

void CountingClauses::blame_learned() {
    conflict_ = last_clause_;
}

/// Forgets half of the learned clauses: those of many levels that were used least.
void CountingClauses::reduce() {
    std::vector<Place> places;
    for (std::size_t place = learned_begin_; place < arena_.size(); place += header + arena_[place])
        places.push_back(static_cast<Place>(place));
    std::vector<Place> locked;
    for (const Literal literal : trail_)
        if (const Reason reason = reasons_[literal / 2]; reason.kind == Reason::Kind::many)
            locked.push_back(reason.what);
    std::sort(locked.begin(), locked.end());
    std::vector<Place> order = places;
    constexpr std::uint32_t always = 2; // levels
    std::erase_if(order, [&](Place place) {
        return arena_[place + 1] <= always ||
               std::binary_search(locked.begin(), locked.end(), place);
    });
    const auto middle = order.begin() + static_cast<std::ptrdiff_t>(order.size() / 2);
    std::nth_element(order.begin(), middle, order.end(), [this](Place a, Place b) {
        if (arena_[a + 2] != arena_[b + 2])
            return arena_[a + 2] < arena_[b + 2];
        return arena_[a + 1] > arena_[b + 1];
    });
    std::vector<Place> gone(order.begin(), middle);
    std::sort(gone.begin(), gone.end());

    std::vector<std::pair<Place, Place>> moves; // from, to; rising
    std::size_t end = learned_begin_;
    std::size_t next_gone = 0;
    for (const Place place : places) {
        const std::size_t length = header + arena_[place];
        if (next_gone < gone.size() && gone[next_gone] == place) {
            ++next_gone;
            moves.emplace_back(place, none);
            continue;
        }
        moves.emplace_back(place, static_cast<Place>(end));
        std::copy_n(arena_.begin() + place, length,
                    arena_.begin() + static_cast<std::ptrdiff_t>(end));
        arena_[end + 2] /= 2;
        end += length;
    }
    arena_.resize(end);
    learned_ -= gone.size();
    most_learned_ += most_learned_ / 50;
    const auto moved = [&](Place place) {
        if (place < learned_begin_)
            return place;
        return std::lower_bound(moves.begin(), moves.end(), std::pair(place, Place{0}))->second;
    };
    for (auto& watches : watches_) {
        for (Watch& watch : watches)
            watch.clause = moved(watch.clause);
        std::erase_if(watches, [](const Watch& watch) { return watch.clause == none; });
    }
    for (const Literal literal : trail_)
        if (Reason& reason = reasons_[literal / 2]; reason.kind == Reason::Kind::many)
            reason.what = moved(reason.what);
}

} // namespace loggia::sat
