#pragma once

#include "core/logic/clauses.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace loggia::sat {

enum class EventKind : std::uint8_t {
    decide,    ///< a literal is made true by choice; opens a level
    propagate, ///< by a clause all of whose other literals are false
    pure,      ///< because its negation is in no open clause (with learning, opens a level)
    flip,      ///< because its negation was tried and failed at the level above
    conflict,  ///< all literals of a clause are false
    learn,     ///< a clause follows by resolution from the conflict
    resolve,   ///< a clause follows from two of an atom that is being eliminated
    remove,    ///< a clause is not needed any more
    eliminate, ///< an atom is gone, with all clauses it was in
    backtrack, ///< to a lower level
    restart,   ///< the same, without a conflict
    satisfiable,
    unsatisfiable,
};
inline constexpr std::size_t event_kinds = 13;

/// An event of a run. `literal` is what was made true or, of `eliminate`, the atom; `clause` the
/// reason, the conflict, or the clause that comes or goes.
struct Event {
    static constexpr std::uint32_t none = UINT32_MAX;

    EventKind kind = EventKind::decide;
    int literal = 0;
    std::uint32_t clause = none;
    std::uint32_t level = 0; ///< decisions in force after it
    /// Of the events up to this one that made a literal true: the last that is still in force.
    std::uint32_t top = none;

    [[nodiscard]] bool assigns() const noexcept { return kind <= EventKind::flip; }
};

/// A step of a derivation: resolve with this clause on this literal, which is true in the clause.
struct Resolution {
    int pivot;
    std::uint32_t clause;
};

/// A recorded run: the clauses, by number, those of the set first, and what happened to them. The
/// literals in force after an event are a stack that shares its lower part with every other moment:
/// from `top` down each assigning event stands on the top of the event before it. So any moment can
/// be reached without replaying the others, and nothing is stored twice.
class Trace {
public:
    /// Records up to this many events, about 20 bytes each, and then no more.
    explicit Trace(std::size_t limit = 1'000'000) : limit_(limit) {}

    [[nodiscard]] std::size_t size() const noexcept { return events_.size(); }
    [[nodiscard]] const Event& operator[](std::size_t i) const noexcept { return events_[i]; }
    /// Whether the whole run is there; if not, its first part is.
    [[nodiscard]] bool complete() const noexcept { return !full_; }
    [[nodiscard]] int atoms() const noexcept { return clauses_.atoms(); }

    /// Clauses of the set, then those derived, in order.
    [[nodiscard]] const logic::ClauseSet& clauses() const noexcept { return clauses_; }
    [[nodiscard]] std::size_t original() const noexcept { return original_; }
    /// The event that brought the clause, none for those of the set; and the one that removed it.
    [[nodiscard]] std::uint32_t born(std::uint32_t clause) const noexcept { return born_[clause]; }
    [[nodiscard]] std::uint32_t removed(std::uint32_t clause) const noexcept {
        return removed_[clause];
    }
    /// How a derived clause follows: from `start` by the steps, in order; literals that are false
    /// without any decision are left out along the way.
    struct Derivation {
        std::uint32_t start;
        std::span<const Resolution> steps;
    };
    [[nodiscard]] Derivation derivation(std::uint32_t clause) const noexcept;

    /// The engine's side: begins anew, and what comes next.
    void begin(const logic::ClauseSet& clauses);
    void happened(EventKind kind, int literal = 0, std::uint32_t clause = Event::none);
    /// A decision with its level, whatever its kind.
    void opened(EventKind kind, int literal);
    /// A derived clause; its number, or none when the trace is full.
    std::uint32_t derived(EventKind kind, std::span<const int> literals, std::uint32_t start,
                          std::span<const Resolution> steps);
    /// Back to a level, where so many literals are in force.
    void returned(EventKind kind, std::uint32_t level, std::size_t literals);

private:
    void append(Event event);

    std::size_t limit_;
    bool full_ = false;
    std::vector<Event> events_;
    logic::ClauseSet clauses_;
    std::size_t original_ = 0;
    std::vector<std::uint32_t> born_;
    std::vector<std::uint32_t> removed_;
    std::vector<std::uint32_t> starts_; ///< of derived clauses
    std::vector<Resolution> steps_;
    std::vector<std::size_t> step_ends_{0};
    std::vector<std::uint32_t> in_force_; ///< events, while recording
};

/// A trace at one moment: after so many of its events. The trace must outlive it and not change.
class TraceView {
public:
    explicit TraceView(const Trace& trace);

    /// The number of events so far: 0 to trace.size().
    [[nodiscard]] std::size_t position() const noexcept { return position_; }
    /// The cost is linear in the number of differing literals and of events in between.
    void go_to(std::size_t position);
    bool forward();
    bool back();
    /// After the next event of the kind from here on, or before here; false, and nothing changes,
    /// where there is none.
    bool forward_to(EventKind kind);
    bool back_to(EventKind kind);

    [[nodiscard]] const Trace& trace() const noexcept { return *trace_; }
    /// The event just done; null at the very start.
    [[nodiscard]] const Event* last() const noexcept;
    /// Literals in force in the order they came, as events by number.
    [[nodiscard]] std::span<const std::uint32_t> trail() const noexcept { return trail_; }
    /// Decisions in force.
    [[nodiscard]] std::uint32_t level() const noexcept { return last() ? last()->level : 0; }
    /// 1 if true, -1 if false, 0 if open.
    [[nodiscard]] int value(int literal) const noexcept;
    /// The event that gave the atom its value; none where it is open.
    [[nodiscard]] std::uint32_t cause(int atom) const noexcept {
        return cause_[static_cast<std::size_t>(atom)];
    }
    /// Events of the kind so far.
    [[nodiscard]] std::size_t count(EventKind kind) const noexcept {
        return counts_[static_cast<std::size_t>(kind)];
    }

    enum class ClauseState : std::uint8_t { absent, satisfied, open, unit, conflicting };
    /// Absent: not derived yet, or removed already. Linear in the clause.
    [[nodiscard]] ClauseState state(std::uint32_t clause) const noexcept;

private:
    void push(std::uint32_t event);
    void pop();

    const Trace* trace_;
    std::size_t position_ = 0;
    std::vector<std::uint32_t> trail_;
    std::vector<std::uint32_t> cause_;
    std::array<std::size_t, event_kinds> counts_{};
};

} // namespace loggia::sat
