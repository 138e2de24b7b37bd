#pragma once

// Inside the searches: what all of them count, record and poll.

#include "core/base/control.hpp"
#include "core/base/number_text.hpp"
#include "core/pathfinding/problems/problem.hpp"
#include "core/pathfinding/searches/search.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace loggia::pathfinding::detail {

/// A run under way: its counts, its trace, and whether it has to end.
class Run {
public:
    Run(Problem& of, const SearchOptions& with, const Control& control, SearchResult& into)
        : problem(of), options(with), result(into), control_(control) {}

    Problem& problem;
    const SearchOptions& options;
    SearchResult& result;

    /// Makes the successors of a state, or has to end: then `steps` is empty and the ending set.
    bool expand(State state, std::vector<Step>& steps, bool backward = false) {
        return expand_by(state, steps, backward, [&] {
            if (backward)
                problem.predecessors(state, steps);
            else
                problem.successors(state, steps);
        });
    }
    /// The same with successors of another kind: `make` puts them into `steps`.
    /// `from` is the state before it on the path, where the search keeps that alone.
    template <class Make>
    bool expand_by(State state, std::vector<Step>& steps, bool backward, const Make& make,
                   State from = no_state) {
        steps.clear();
        if (ends())
            return false;
        ++result.expanded;
        record(EventKind::expand, state, from, backward);
        make();
        result.generated += steps.size();
        return true;
    }

    void record(EventKind kind, State state, State from = no_state, bool backward = false) {
        if (options.most_events == 0)
            return;
        Trace& trace = result.trace;
        if (trace.events.size() < options.most_events)
            trace.events.emplace_back(kind, backward, state, from);
        else
            trace.complete = false;
    }

    void begin_iteration(Cost bound) {
        ++result.iterations;
        if (options.most_events == 0)
            return;
        record(EventKind::iteration, static_cast<State>(result.trace.bounds.size()));
        if (result.trace.complete)
            result.trace.bounds.push_back(bound);
    }

    /// Notes how much is kept just now.
    void note(std::size_t frontier, std::size_t bytes) {
        result.largest_frontier = std::max(result.largest_frontier, frontier);
        result.peak_bytes = std::max(result.peak_bytes, bytes + problem.bytes());
    }

    [[nodiscard]] bool ends() {
        if (ended_early())
            return true;
        // Asked before every expansion, for some take a millisecond where the heuristic is slow.
        constexpr std::uint64_t every = 65'536;
        if (control_.stop_requested())
            result.ending = Ending::stopped;
        else if (problem.states() > std::min(options.most_states, most_states))
            result.ending = Ending::full;
        else if (result.expanded >= options.most_expanded)
            result.ending = Ending::limit;
        else if (++asked_ % every == 0)
            control_.report({-1, counted(result.expanded, "node") + " expanded"});
        return ended_early();
    }

private:
    [[nodiscard]] bool ended_early() const noexcept {
        return result.ending == Ending::stopped || result.ending == Ending::full ||
               result.ending == Ending::limit;
    }

    const Control& control_;
    std::uint64_t asked_ = 0;
};

/// What is known of each state, by its number; grows with the problem.
template <class Known>
class Table {
public:
    explicit Table(const Problem& problem) : problem_(problem) {}

    Known& operator[](State state) {
        if (state >= known_.size())
            grow(state);
        return known_[state];
    }
    [[nodiscard]] std::size_t bytes() const noexcept { return known_.size() * sizeof(Known); }

private:
    void grow(State state) {
        known_.resize(std::max(
            {problem_.states(), std::size_t{state} + 1, known_.size() + known_.size() / 2}));
    }

    const Problem& problem_;
    std::vector<Known> known_;
};

/// The best path to a state found so far.
struct Reached {
    Cost cost = infinite_cost; ///< infinite: none yet
    State from = no_state;
    Action action = 0;
    bool done = false; ///< expanded at this cost
};

/// Sets the path that leads to `goal` by a table of Reached, from the state that came from nowhere.
template <class Known>
void set_path(Run& run, Table<Known>& known, State goal) {
    SearchResult& result = run.result;
    for (State at = goal; known[at].from != no_state; at = known[at].from) {
        result.path.push_back(at);
        result.steps.push_back({at, known[at].action, 0});
    }
    result.path.push_back(run.problem.start());
    std::reverse(result.path.begin(), result.path.end());
    std::reverse(result.steps.begin(), result.steps.end());
}

void search_queue(Run& run, Algorithm algorithm);
void search_jump_points(Run& run, const Maze& maze);
void search_bidirectional(Run& run);
void search_bidirectional_cost(Run& run);
void search_bounded(Run& run, Algorithm algorithm);
void search_rbfs_memory(Run& run);
void search_ida_star(Run& run, const Control& control);
void search_recursive_best_first(Run& run);

/// For recursive best-first search.
struct BestChild {
    std::size_t index;
    Cost alternative; ///< The least value of the others; infinite where there is none.
};

/// The first child with the least `value` among those from `begin` up to `end`, which is its index
/// where there is none.
template <class Child>
[[nodiscard]] BestChild best_child(const std::vector<Child>& children, std::size_t begin,
                                   std::size_t end) {
    BestChild best{end, infinite_cost};
    for (std::size_t i = begin; i < end; ++i) {
        if (best.index == end) {
            best.index = i;
        } else if (children[i].value < children[best.index].value) {
            best.alternative = children[best.index].value;
            best.index = i;
        } else {
            best.alternative = std::min(best.alternative, children[i].value);
        }
    }
    return best;
}

} // namespace loggia::pathfinding::detail
