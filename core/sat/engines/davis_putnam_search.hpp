#pragma once

#include "core/sat/engines/clause_arena.hpp"
#include "core/sat/engines/davis_putnam.hpp"
#include "core/sat/engines/decision_order.hpp"
#include "core/sat/engines/literal_counts.hpp"
#include "core/sat/engines/recorder.hpp"
#include "core/sat/engines/restarts.hpp"
#include "core/sat/literal.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <span>
#include <vector>

namespace loggia::sat {

/// The search of the Davis-Putnam engine, from plain splitting to clause learning as the features
/// say. Compiled twice: with Unwatched and with Recorder, whose calls are within `if constexpr`.
///
/// Invariants. The trail is the stack of true literals; `levels_` has the place on it of each
/// decision. A clause of three or more literals is watched by its first two, a binary one by both
/// and lies in the watches whole. When everything is propagated, a false watch means that the other
/// watch or the blocker is true at no higher level. A reason is a clause whose literals are all
/// false but the one it made true; it is never moved or dropped while that literal is above level
/// 0.
template <class Watcher>
class Search {
public:
    Search(const Features& features, Sinks sinks, Watcher watcher);

    /// Adds a clause of any kind: it may be empty, repeat literals, or be true of itself. Only
    /// between calls of solve(). `number` is how the trace knows it.
    void add(std::span<const int> clause, std::uint32_t number = Event::none);
    void ask_for_atoms(int atoms);
    /// The atom is in no clause: it is false and not worth a decision, nor a word in the trace.
    void leave_out(int atom);
    /// So many literals are in force in the trace already.
    void found_before(std::size_t literals) { found_before_ = literals; }

    /// Unknown when stopped, and when a clause found no room; for good where add() found none.
    Status solve(const Control& control, std::span<const Lit> assumptions);
    [[nodiscard]] bool has_room() const noexcept { return has_room_; }
    /// After `satisfiable`.
    [[nodiscard]] bool value(Lit l) const noexcept {
        return l.variable() < model_.size() && model_[l.variable()] != l.negated();
    }
    [[nodiscard]] bool knows(Lit l) const noexcept { return l.variable() < model_.size(); }
    /// After `unsatisfiable`: literals assumed that cannot be true together.
    [[nodiscard]] std::span<const Lit> failed() const noexcept { return failed_; }
    [[nodiscard]] const Statistics& statistics() const noexcept { return statistics_; }
    [[nodiscard]] int atoms() const noexcept { return static_cast<int>(assigned_.size()); }

private:
    // A watch is two words: the clause, and a literal of it, often enough to see that it is true.
    class Watch {
    public:
        Watch(Lit blocking, ClauseRef ref, bool binary) noexcept
            : blocker(blocking), ref_(ref | (binary ? binary_bit : 0)) {}
        [[nodiscard]] bool binary() const noexcept { return (ref_ & binary_bit) != 0; }
        [[nodiscard]] ClauseRef ref() const noexcept { return ref_ & ~binary_bit; }
        Lit blocker;

    private:
        static constexpr std::uint32_t binary_bit = 1U << 31U;
        std::uint32_t ref_;
    };
    struct Assigned {
        std::uint32_t level = 0;
        ClauseRef reason = no_clause;
    };

    // davis_putnam_search.cpp: clauses in, the main loop, decisions
    Status run(const Control& control, std::span<const Lit> assumptions);
    enum class Step : std::uint8_t { done, satisfiable, unsatisfiable, no_room };
    Step decide(std::span<const Lit> assumptions);
    Step assign_pure();
    Step on_conflict(ClauseRef conflict);
    [[nodiscard]] Lit pick();
    void turn_last_decision();
    void open_level(Lit l);
    void backtrack(std::size_t to, EventKind kind);
    void attach(ClauseRef ref);
    void fail_by(Lit assumption);
    void meter(const Control& control);

    // davis_putnam_proof.cpp
    void prove(std::span<const Lit> clause);
    void prove_removed(std::span<const Lit> clause);
    void prove_units();
    void prove_closed_branch();
    void prove_pure(Lit l);

    // davis_putnam_propagate.cpp
    [[nodiscard]] ClauseRef propagate();

    // davis_putnam_learn.cpp: from a conflict to a clause
    [[nodiscard]] bool learn(ClauseRef conflict);
    void derive(ClauseRef conflict);
    void minimise();
    [[nodiscard]] bool redundant(Lit l);
    void bump();
    std::uint32_t blocks(std::span<const Lit> literals);
    void record_learned(ClauseRef conflict, ClauseRef ref);

    // davis_putnam_reduce.cpp: which learned clauses stay, and when to restart
    [[nodiscard]] bool restart_is_due();
    void restart();
    void switch_mode();
    void reduce();
    void mark_satisfied();
    void mark_worst();
    void collect();

    [[nodiscard]] bool fits(std::size_t literals) const noexcept {
        return arena_.words() + literals + ClauseArena::head_words <=
               std::min(features_.word_limit, ClauseArena::limit);
    }
    [[nodiscard]] int value_of(Lit l) const noexcept { return values_[l.code()]; }
    [[nodiscard]] std::size_t level() const noexcept { return levels_.size(); }
    void assign(Lit l, ClauseRef reason) {
        values_[l.code()] = 1;
        values_[(~l).code()] = -1;
        assigned_[l.variable()] = {static_cast<std::uint32_t>(level()), reason};
        trail_.push_back(l);
    }
    [[nodiscard]] bool by_activity() const noexcept {
        return features_.branching == Branching::vsids ||
               (features_.branching == Branching::alternating && stable_);
    }

    Features features_;
    Sinks sinks_;
    Watcher watcher_;
    Statistics statistics_;

    ClauseArena arena_;
    std::vector<ClauseRef> originals_;
    std::vector<ClauseRef> learned_clauses_;
    std::vector<std::vector<Watch>> watches_;
    std::vector<std::int8_t> values_; ///< by literal
    std::vector<Assigned> assigned_;
    std::vector<std::int8_t> phases_;
    std::vector<Lit> trail_;
    std::vector<std::size_t> levels_;
    std::size_t head_ = 0; ///< of the trail, what is propagated
    std::size_t left_out_ = 0;
    std::size_t found_before_ = 0;
    std::size_t proven_ = 0; ///< of the trail at level 0, what the proof has as units

    ActivityHeap activity_;
    MoveToFront queue_;
    LiteralCounts counts_;
    std::vector<std::vector<std::vector<Lit>>> closed_; ///< by level: clauses of the proof

    // From conflict to clause.
    enum class Mark : std::uint8_t { none, seen, redundant, needed };
    std::vector<Lit> learned_;
    std::vector<Mark> marks_; ///< by variable
    std::vector<std::uint32_t> marked_;
    std::vector<std::uint32_t> analysed_; ///< variables to be bumped
    struct Visit {
        Lit literal;
        std::uint32_t next;
    };
    std::vector<Visit> visits_;
    std::vector<std::uint64_t> level_stamps_;
    std::uint64_t stamp_ = 0;

    // Restarts and reductions, by conflicts.
    std::uint64_t next_restart_ = 0;
    std::uint64_t next_mode_ = 0;
    std::uint64_t mode_propagations_ = 0;
    std::uint64_t mode_length_ = 0;
    std::uint64_t modes_ = 0;
    std::uint64_t next_reduction_ = 0;
    std::uint64_t reductions_ = 0;
    std::size_t satisfied_at_ = 0; ///< literals of level 0 when satisfied clauses were last dropped
    Luby luby_;
    Average recent_{1.0 / 33};
    Average always_{1e-5};

    std::chrono::steady_clock::time_point last_report_;
    std::vector<bool> model_;
    std::vector<Lit> failed_;

    std::uint32_t lowest_ = 0; ///< below it every atom has a value
    bool has_room_ = true;     ///< false once a clause found none
    bool all_added_ = true;    ///< false once one of the set was refused
    bool consistent_ = true;   ///< false once the empty clause is there
    bool counting_ = false;    ///< whether counts_ are kept
    bool stable_ = false;      ///< the mode of long runs
};

} // namespace loggia::sat
