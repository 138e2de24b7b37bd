#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/pathfinding/cost.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace loggia::pathfinding {

/// A state of a problem, by its number: 0, 1, 2 ... in the order in which the problem came across
/// them, or as it likes. So that whoever searches keeps what it knows of states in arrays.
using State = std::uint32_t;

inline constexpr State no_state = ~State{0};
/// No problem has more states than this that are ever given a number.
inline constexpr std::size_t most_states = std::size_t{1} << 26U;

struct Maze;

/// An action by its number within the problem.
using Action = std::uint8_t;

/// What an action does in a state: where it leads to, and its cost, which is positive.
struct Step {
    State state = no_state;
    Action action = 0;
    Cost cost = 0;

    friend bool operator==(const Step&, const Step&) = default;
};

/// An iteration of IDA*: every path is followed as long as its cost and the heuristic of its end
/// together stay within the bound, and the step back is left out.
struct Deepening {
    /// Of the stack, about: a call and what it keeps of an order.
    static constexpr std::size_t bytes_a_step = 128;

    Cost bound = 0;
    std::uint64_t most_expanded = std::numeric_limits<std::uint64_t>::max();
    // What comes of it.
    enum class End : std::uint8_t { nothing, goal, stopped, limit };
    End end = End::nothing;
    Cost beyond = infinite_cost; ///< the least sum above the bound
    std::uint64_t expanded = 0;
    std::uint64_t generated = 0;
    std::vector<Action> actions{}; ///< of the path to the goal
};

/// What all algorithms search: states, actions, costs, a goal test and a heuristic. States are made
/// as they are reached, so the functions that yield states change the problem; not for two threads
/// at once.
class Problem {
public:
    Problem() = default;
    Problem(const Problem&) = delete;
    Problem& operator=(const Problem&) = delete;
    virtual ~Problem() = default;

    [[nodiscard]] virtual State start() = 0;
    [[nodiscard]] virtual bool is_goal(State state) const = 0;
    /// Replaces `steps` by the actions that are possible in a state, in the problem's order.
    virtual void successors(State state, std::vector<Step>& steps) = 0;
    /// The heuristic's estimate of the cost from here to a goal: 0 or more.
    [[nodiscard]] virtual Cost heuristic_value(State state) = 0;
    /// All states reached so far have numbers below this.
    [[nodiscard]] virtual std::size_t states() const noexcept = 0;

    /// The one state that is a goal, where the search can also begin there; otherwise nothing, and
    /// predecessors() is not called.
    [[nodiscard]] virtual std::optional<State> goal() { return std::nullopt; }
    /// Replaces `steps` by where a state can be come from, with the action that leads from there to
    /// it and its cost.
    virtual void predecessors(State /*state*/, std::vector<Step>& steps) { steps.clear(); }

    /// The maze whose cells by number are the states, with its start and its one goal, and in which
    /// a step costs 1, or sqrt(2) where it is diagonal: what jump point search needs. Fails with
    /// the reason where there is none.
    [[nodiscard]] virtual Result<const Maze*> even_maze() const {
        return failure("Jump point search needs a maze with a single goal. Use A*");
    }

    /// Why no goal can be reached, where that is known without a search.
    [[nodiscard]] virtual std::optional<std::string> why_no_path() const { return std::nullopt; }

    /// What the problem keeps of states and for its heuristic, in bytes.
    [[nodiscard]] virtual std::size_t bytes() const noexcept { return 0; }
    /// All states from this number on may be dropped, which a search in linear memory is done with:
    /// their numbers will be given to others. A problem that knows its states beforehand keeps
    /// them.
    virtual void forget(std::size_t /*states*/) {}
    /// Whether a search along paths needs to exclude only the step back, because all other ways to
    /// come back to a state are long.
    [[nodiscard]] virtual bool has_long_cycles() const noexcept { return false; }
    /// An iteration of IDA* from the start by the problem's own means, which are faster than steps
    /// between numbered states and count the same; false where it has none.
    virtual bool deepen(Deepening& /*iteration*/, const Control& /*control*/) { return false; }

    /// What a cost of 1 is in units of Cost; octile_straight where lengths are a + b*sqrt(2).
    [[nodiscard]] virtual Cost unit() const noexcept { return 1; }
    [[nodiscard]] virtual std::string name(State state) const = 0;
    /// Of the action that leads from one state to the next.
    [[nodiscard]] virtual std::string name(State from, const Step& step) const = 0;
};

/// A cost of a problem as a real number.
[[nodiscard]] inline double real_cost(Cost cost, Cost unit) noexcept {
    return unit == octile_straight ? octile_of(cost).length()
                                   : static_cast<double>(cost) / static_cast<double>(unit);
}

} // namespace loggia::pathfinding
