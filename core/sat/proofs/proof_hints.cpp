#include "core/sat/proofs/proof_hints.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <unordered_set>

namespace loggia::sat {

std::string to_lrat(const std::vector<HintedStep>& steps) {
    std::string out;
    for (const HintedStep& step : steps) {
        fmt::format_to(std::back_inserter(out), "{} ", step.number);
        if (step.deletion)
            out += "d ";
        for (const int literal : step.literals)
            fmt::format_to(std::back_inserter(out), "{} ", literal);
        if (!step.deletion)
            out += "0 ";
        for (const std::int64_t hint : step.hints)
            fmt::format_to(std::back_inserter(out), "{} ", hint);
        out += "0\n";
    }
    return out;
}

void ProofHints::fixed_after(std::size_t steps) {
    while (fixed_.size() < state_.assigned())
        fixed_.push_back({state_.at(fixed_.size()), steps, false, {}});
}

ProofHints::Event& ProofHints::event(std::size_t step) {
    if (step >= events_.size())
        events_.resize(step + 1);
    return events_[step];
}

void ProofHints::removed(std::size_t step, Clause clause) {
    event(step).removed = clause;
}

void ProofHints::empty_by(Clause conflict_clause) {
    empty_by_ = conflict_clause;
    lemma_ = {};
    assumed_.clear();
    assumed_by_lemma_ = 0;
    base_ = nowhere;
    fixed_count_ = state_.assigned();
    conflict(conflict_clause);
    lemmas_.push_back(std::move(lemma_));
}

void ProofHints::begin(std::size_t step, Clause lemma, Literal pivot) {
    event(step).lemma = lemmas_.size();
    lemma_ = {lemma, pivot, {}, {}};
    const auto literals = state_.literals(lemma);
    assumed_.assign(literals.begin(), literals.end());
    assumed_by_lemma_ = assumed_.size();
    fixed_count_ = state_.assigned();
    base_ = nowhere;
}

void ProofHints::begin_resolvent(Clause other) {
    if (base_ == nowhere)
        base_ = state_.assigned();
    lemma_.resolvents.push_back({other, {}});
    assumed_.resize(assumed_by_lemma_);
    for (const Literal literal : state_.literals(other))
        if (literal != (lemma_.pivot ^ 1U))
            assumed_.push_back(literal);
}

void ProofHints::end() {
    const auto put_in_order = [](Sources& sources) {
        std::stable_sort(sources.begin(), sources.end(),
                         [](const auto& a, const auto& b) { return a.first < b.first; });
        sources.erase(std::unique(sources.begin(), sources.end(),
                                  [](const auto& a, const auto& b) { return a.first == b.first; }),
                      sources.end());
    };
    put_in_order(lemma_.sources);
    for (Resolvent& resolvent : lemma_.resolvents)
        put_in_order(resolvent.sources);
    lemmas_.push_back(std::move(lemma_));
}

void ProofHints::conflict(Clause clause) {
    collect(state_.literals(clause));
    add_source(nowhere, {false, clause});
}

void ProofHints::holds(Literal literal) {
    collect(std::span(&literal, 1));
}

/// Whether the literal, true or false, has its value because something is taken to fail. What it
/// had before a resolvent was looked at is no assumption of that one, for it serves the others too.
bool ProofHints::is_assumed(Literal literal) const {
    const Literal failing = state_.holds(literal) ? literal ^ 1U : literal;
    const bool before = state_.place(literal) < base_;
    const auto last =
        before ? assumed_.begin() + static_cast<std::ptrdiff_t>(assumed_by_lemma_) : assumed_.end();
    return std::find(assumed_.begin(), last, failing) != last;
}

/// What was found out before a resolvent was looked at serves all of them.
void ProofHints::add_source(std::size_t place, Source source) {
    const bool common = lemma_.resolvents.empty() || place < base_;
    (common ? lemma_.sources : lemma_.resolvents.back().sources).emplace_back(place, source);
}

/// All that these literals have their values by, but for what is assumed.
void ProofHints::collect(std::span<const Literal> from) {
    std::unordered_set<std::size_t> seen;
    std::vector<Literal> open(from.begin(), from.end());
    while (!open.empty()) {
        const Literal literal = open.back();
        open.pop_back();
        const std::size_t place = state_.place(literal);
        if (is_assumed(literal) || !seen.insert(place).second)
            continue;
        if (place < fixed_count_) {
            add_source(place, fixed_source(place));
            continue;
        }
        const Clause reason = state_.reason(literal);
        add_source(place, {false, reason});
        for (const Literal other : state_.literals(reason))
            if (state_.place(other) != place)
                open.push_back(other);
    }
}

/// The clause that has the fixed literal alone: one that is there, or a new one, which follows from
/// the reason.
ProofHints::Source ProofHints::fixed_source(std::size_t place) {
    std::vector<std::size_t> open;
    const Source source = need_fixed(fixed_[place].literal, open);
    while (!open.empty()) {
        Fixed& fixed = fixed_[open.back()];
        open.pop_back();
        if (fixed.needed)
            continue;
        fixed.needed = true;
        const Clause reason = state_.reason(fixed.literal);
        for (const Literal other : state_.literals(reason))
            if (other != fixed.literal)
                fixed.sources.push_back(need_fixed(other, open));
        fixed.sources.push_back({false, reason});
    }
    return source;
}

ProofHints::Source ProofHints::need_fixed(Literal literal, std::vector<std::size_t>& open) {
    const Clause reason = state_.reason(literal);
    if (state_.literals(reason).size() == 1)
        return {false, reason};
    open.push_back(state_.place(literal));
    return {true, open.back()};
}

/// Gives numbers in the order of the proof.
class ProofHints::Writer {
public:
    Writer(const ProofHints& hints, const std::function<int(Literal)>& external)
        : hints_(hints), external_(external), last_(hints.first_step_),
          clauses_(hints.state_.clauses(), 0), places_(hints.fixed_.size(), 0) {
        for (std::size_t i = 0; i < hints.first_step_; ++i)
            clauses_[i] = i + 1;
    }

    std::vector<HintedStep> run(std::size_t taken) {
        std::size_t place = 0;
        for (std::size_t step = 0; step <= taken && !complete_; ++step) {
            for (; place < hints_.fixed_.size() && hints_.fixed_[place].after <= step; ++place)
                if (hints_.fixed_[place].needed)
                    write_fixed(place);
            if (step < hints_.events_.size())
                write(hints_.events_[step]);
        }
        if (!complete_ && hints_.empty_by_ != ProofPropagation::none)
            write_lemma(hints_.lemmas_.front(), {});
        return std::move(steps_);
    }

private:
    [[nodiscard]] std::int64_t number(const Source& source) const {
        return static_cast<std::int64_t>(source.is_place ? places_[source.index]
                                                         : clauses_[source.index]);
    }

    void write_fixed(std::size_t place) {
        const Fixed& fixed = hints_.fixed_[place];
        HintedStep step{++last_, false, {external_(fixed.literal)}, {}};
        for (const Source& source : fixed.sources)
            step.hints.push_back(number(source));
        places_[place] = last_;
        steps_.push_back(std::move(step));
    }

    void write(const Event& event) {
        if (event.removed != ProofPropagation::none && clauses_[event.removed] != 0) {
            steps_.push_back(
                {last_, true, {}, {static_cast<std::int64_t>(clauses_[event.removed])}});
        } else if (event.lemma != nowhere) {
            const Lemma& lemma = hints_.lemmas_[event.lemma];
            std::vector<int> literals;
            for (const Literal literal : hints_.state_.literals(lemma.clause))
                literals.insert(literal == lemma.pivot ? literals.begin() : literals.end(),
                                external_(literal));
            write_lemma(lemma, std::move(literals));
            clauses_[lemma.clause] = last_;
        }
    }

    void write_lemma(const Lemma& lemma, std::vector<int> literals) {
        complete_ = literals.empty();
        HintedStep step{++last_, false, std::move(literals), {}};
        for (const auto& [place, source] : lemma.sources)
            step.hints.push_back(number(source));
        for (const Resolvent& resolvent : lemma.resolvents) {
            const std::size_t other = clauses_[resolvent.other];
            if (other == 0)
                continue; // nothing needs that clause, so it is not in this proof
            step.hints.push_back(-static_cast<std::int64_t>(other));
            for (const auto& [place, source] : resolvent.sources)
                step.hints.push_back(number(source));
        }
        steps_.push_back(std::move(step));
    }

    const ProofHints& hints_;
    const std::function<int(Literal)>& external_;
    std::size_t last_;
    std::vector<std::size_t> clauses_; ///< number by clause, 0 where it has none yet
    std::vector<std::size_t> places_;  ///< number by place of a fixed literal
    std::vector<HintedStep> steps_;
    bool complete_ = false;
};

std::vector<HintedStep> ProofHints::steps(std::size_t taken,
                                          const std::function<int(Literal)>& external) const {
    return Writer(*this, external).run(taken);
}

} // namespace loggia::sat
