#pragma once

#include "core/pathfinding/cost.hpp"
#include "core/pathfinding/problems/problem.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace loggia::pathfinding {

enum class EventKind : std::uint8_t {
    generate,  ///< A state entered the frontier, or a better path to it was found.
    expand,    ///< A state was taken out and its successors were made.
    cut,       ///< A state lies beyond the bound.
    leave,     ///< A depth-first search went back from a state.
    iteration, ///< The search began anew with a larger bound.
    meet,      ///< The two sides of a bidirectional search met in a state.
    goal,      ///< A goal was reached.
    look,      ///< A state was scanned for the first time by a jump.
};

/// One event of a run in eight bytes.
class Event {
public:
    constexpr Event(EventKind kind, bool backward, State state, State from) noexcept
        : state_(state), packed_((from & from_mask) << 4U | (backward ? 8U : 0U) |
                                 static_cast<std::uint32_t>(kind)) {}

    [[nodiscard]] constexpr EventKind kind() const noexcept {
        return static_cast<EventKind>(packed_ & 7U);
    }
    /// Whether the search from the goal did it.
    [[nodiscard]] constexpr bool backward() const noexcept { return (packed_ & 8U) != 0; }
    /// The state; of `iteration` its place in Trace::bounds.
    [[nodiscard]] constexpr State state() const noexcept { return state_; }
    /// The state that this one was generated from, or no_state. Searches that keep only their path
    /// say it again of `expand` and `goal`: meanwhile another path may have led there.
    [[nodiscard]] constexpr State from() const noexcept {
        const State from = packed_ >> 4U;
        return from == from_mask ? no_state : from;
    }

    friend constexpr bool operator==(const Event&, const Event&) = default;

private:
    static constexpr State from_mask = no_state >> 4U;
    static_assert(most_states < from_mask);

    State state_;
    std::uint32_t packed_;
};

/// What a run did, event by event.
struct Trace {
    std::vector<Event> events;
    std::vector<Cost> bounds; ///< of the iterations, in the units of the search (steps or cost)
    bool complete = true;     ///< false where the run went on after the last event that was kept
};

/// How a state stands at a moment of a run.
enum class Mark : std::uint8_t { unseen, frontier, expanded, left, cut, looked_over };

/// A run at a moment, for whoever shows it: any moment can be gone to, forwards or back, in the
/// time that it takes to copy a few bytes for each state (under a millisecond for 512 x 512 cells).
///
/// Every so many events (as many as there are states, or more) the whole of what is known is kept,
/// so that all that is kept takes no more room than a few times the events. The first visit of a
/// moment plays all events up to it, at about a hundred million a second.
class Replay {
public:
    /// `states` is how many the problem had in the end. The trace has to outlive this.
    Replay(const Trace& trace, std::size_t states);

    [[nodiscard]] std::size_t size() const noexcept { return trace_->events.size(); }
    /// How many events have happened, 0 to size().
    [[nodiscard]] std::size_t moment() const noexcept { return now_.moment; }
    void seek(std::size_t moment);

    [[nodiscard]] Mark mark(State state) const noexcept;
    /// Whether the search from the goal gave it its mark.
    [[nodiscard]] bool backward(State state) const noexcept;
    /// Of all states at once: a Mark, with backward_mark where the search from the goal gave it.
    [[nodiscard]] std::vector<std::uint8_t> marks() const;
    static constexpr std::uint8_t backward_mark = 8;
    /// Where it was generated from last; no_state for where the search began.
    [[nodiscard]] State parent(State state) const noexcept { return now_.parents[state]; }
    /// The path found by the search from its start to this state, both included.
    [[nodiscard]] std::vector<State> way_to(State state) const;
    /// The state that was expanded last; no_state at first.
    [[nodiscard]] State current() const noexcept { return now_.current; }

    [[nodiscard]] std::uint64_t expanded() const noexcept { return now_.expanded; }
    [[nodiscard]] std::uint64_t generated() const noexcept { return now_.generated; }
    /// How many iterations have begun.
    [[nodiscard]] std::size_t iterations() const noexcept { return now_.iterations; }

private:
    struct Moment {
        std::size_t moment = 0;
        std::uint64_t expanded = 0;
        std::uint64_t generated = 0;
        std::size_t iterations = 0;
        State current = no_state;
        std::vector<std::uint32_t> marks; ///< iteration * 16 + backward * 8 + mark
        std::vector<State> parents;
    };

    void play(const Event& event);

    const Trace* trace_;
    std::size_t spacing_;
    Moment now_;
    std::vector<std::unique_ptr<const Moment>> kept_; ///< after spacing_, 2 * spacing_ ... events
};

} // namespace loggia::pathfinding
