#pragma once

#include "core/sat/proofs/proof_propagation.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace loggia::sat {

/// A step of an LRAT proof (Cruz-Filipe, Heule, Hunt, Kaufmann, Schneider-Kamp 2017): a clause with
/// its number and the clauses that it follows from, in the order in which they become unit; or
/// clauses that are removed. The clauses of the set have the numbers 1, 2, 3 ...
struct HintedStep {
    std::size_t number = 0; ///< of the clause added; of a removal, the last number given
    bool deletion = false;
    std::vector<int> literals; ///< the first one is the pivot where there are negative hints
    /// Numbers of clauses; a negative one is a clause with the pivot's negation, and what follows
    /// it is for the resolvent with that. Of a removal, what is removed.
    std::vector<std::int64_t> hints;

    friend bool operator==(const HintedStep&, const HintedStep&) = default;
};

/// As lrat-check (Heule 2017) reads it: a step a line.
[[nodiscard]] std::string to_lrat(const std::vector<HintedStep>& steps);

/// Notes during a check what each step follows from. A literal that is fixed at some time becomes a
/// clause of its own, so that nothing is derived twice.
class ProofHints {
public:
    using Literal = ProofPropagation::Literal;
    using Clause = ProofPropagation::Clause;

    /// Steps of the proof are counted from 0; clauses before `first_step` are those of the set.
    ProofHints(const ProofPropagation& state, std::size_t first_step)
        : state_(state), first_step_(first_step) {}

    /// What is on the trail by now and was not before is fixed once so many steps were taken.
    void fixed_after(std::size_t steps);
    /// The step removed the clause.
    void removed(std::size_t step, Clause clause);
    /// The empty clause follows, as all literals of this one fail by what is fixed.
    void empty_by(Clause conflict);

    /// What follows is about the clause that the step added, whose literals are taken to fail next;
    /// so far the trail has what is fixed.
    void begin(std::size_t step, Clause lemma, Literal pivot);
    /// It follows as this clause fails, or as this literal of it holds.
    void conflict(Clause clause);
    void holds(Literal literal);
    /// What follows is about the resolvent with this clause, which has the opposite of the pivot.
    void begin_resolvent(Clause other);
    /// All was found that the step needs.
    void end();

    /// The proof, of the steps that are needed. `external` gives a literal as people write it.
    [[nodiscard]] std::vector<HintedStep> steps(std::size_t taken,
                                                const std::function<int(Literal)>& external) const;

private:
    static constexpr std::size_t nowhere = SIZE_MAX;

    /// A clause, or the literal that was fixed at a place of the trail.
    struct Source {
        bool is_place = false;
        std::size_t index = 0;
    };
    using Sources = std::vector<std::pair<std::size_t, Source>>; ///< by place on the trail
    struct Resolvent {
        Clause other = ProofPropagation::none;
        Sources sources;
    };
    struct Lemma {
        Clause clause = ProofPropagation::none;
        Literal pivot = 0;
        Sources sources;
        std::vector<Resolvent> resolvents;
    };
    struct Fixed {
        Literal literal = 0;
        std::size_t after = 0; ///< steps
        bool needed = false;
        std::vector<Source> sources; ///< once it is needed
    };
    struct Event { ///< what a step of the proof did
        std::size_t lemma = nowhere;
        Clause removed = ProofPropagation::none;
    };
    class Writer;

    Event& event(std::size_t step);
    [[nodiscard]] bool is_assumed(Literal literal) const;
    void collect(std::span<const Literal> from);
    void add_source(std::size_t place, Source source);
    Source fixed_source(std::size_t place);
    Source need_fixed(Literal literal, std::vector<std::size_t>& open);

    const ProofPropagation& state_;
    std::size_t first_step_;
    std::vector<Fixed> fixed_; ///< by place on the trail
    std::vector<Event> events_;
    std::vector<Lemma> lemmas_;
    Clause empty_by_ = ProofPropagation::none; ///< where the proof itself has no empty clause

    // Of the lemma that is looked at.
    Lemma lemma_;
    std::size_t fixed_count_ = 0;  ///< of the trail, before anything was assumed
    std::size_t base_ = nowhere;   ///< of the trail, before a resolvent was looked at
    std::vector<Literal> assumed_; ///< literals taken to fail: the lemma's, then a resolvent's
    std::size_t assumed_by_lemma_ = 0;
};

} // namespace loggia::sat
