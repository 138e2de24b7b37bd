// The searches that differ only in what they take out of the frontier next.
#include "core/pathfinding/moves.hpp"
#include "core/pathfinding/searches/jump_finder.hpp"
#include "core/pathfinding/searches/search_run.hpp"

#include <cstdint>
#include <deque>
#include <optional>
#include <utility>

namespace loggia::pathfinding::detail {

namespace {

/// Someone who waits to be expanded.
struct Entry {
    Cost priority = 0;
    std::uint64_t order = 0; ///< among those of the same priority the first comes first
    State state = no_state;
    State from = no_state; ///< of a stack, whose entries may be several of one state
    Cost cost = 0;
    Action action = 0;
};

/// Breadth first: no state enters twice.
class FirstInFirstOut {
public:
    void push(const Entry& entry) { entries_.push_back(entry); }
    Entry pop() {
        const Entry entry = entries_.front();
        entries_.pop_front();
        return entry;
    }
    [[nodiscard]] std::size_t size() const noexcept { return entries_.size(); }

private:
    std::deque<Entry> entries_;
};

class LastInFirstOut {
public:
    void push(const Entry& entry) { entries_.push_back(entry); }
    Entry pop() {
        const Entry entry = entries_.back();
        entries_.pop_back();
        return entry;
    }
    [[nodiscard]] std::size_t size() const noexcept { return entries_.size(); }

private:
    std::vector<Entry> entries_;
};

class LowestFirst {
public:
    void push(const Entry& entry) {
        entries_.push_back(entry);
        std::push_heap(entries_.begin(), entries_.end(), later);
    }
    Entry pop() {
        std::pop_heap(entries_.begin(), entries_.end(), later);
        const Entry entry = entries_.back();
        entries_.pop_back();
        return entry;
    }
    [[nodiscard]] std::size_t size() const noexcept { return entries_.size(); }

private:
    static bool later(const Entry& a, const Entry& b) noexcept {
        return a.priority != b.priority ? a.priority > b.priority : a.order > b.order;
    }

    std::vector<Entry> entries_;
};

/// How a search treats states that it comes across again.
enum class Again : std::uint8_t {
    never,     ///< only the first path to a state counts
    if_last,   ///< the latest way counts, until the state is expanded
    if_cheaper ///< a cheaper way counts, also to a state that has been expanded
};

/// `expand(entry, steps)` makes the successors, as Run::expand does.
template <class Frontier, class Priority, class Expand>
void queue_search(Run& run, Again again, const Priority& priority, const Expand& expand) {
    Problem& problem = run.problem;
    Table<Reached> reached(problem);
    Frontier frontier;
    std::uint64_t order = 0;
    const State start = problem.start();
    reached[start].cost = 0;
    frontier.push({priority(start, 0), order++, start, no_state, 0, 0});
    run.record(EventKind::generate, start);
    std::vector<Step> steps;
    while (frontier.size() > 0) {
        run.note(frontier.size(), reached.bytes() + frontier.size() * sizeof(Entry));
        const Entry entry = frontier.pop();
        Reached& here = reached[entry.state];
        if (here.done || (again == Again::if_cheaper && entry.cost > here.cost))
            continue; // a better entry of this state came before
        if (again == Again::if_last)
            here = {entry.cost, entry.from, entry.action, false};
        here.done = true;
        if (problem.is_goal(entry.state)) {
            run.record(EventKind::goal, entry.state);
            run.result.ending = Ending::solved;
            set_path(run, reached, entry.state);
            return;
        }
        if (!expand(entry, steps))
            return;
        for (const Step& step : steps) {
            Reached& there = reached[step.state];
            const Cost cost = entry.cost + step.cost;
            if (again == Again::if_last
                    ? there.done
                    : there.cost != infinite_cost && (again == Again::never || cost >= there.cost))
                continue;
            if (again != Again::if_last)
                there = {cost, entry.state, step.action, false};
            run.record(EventKind::generate, step.state, entry.state);
            frontier.push(
                {priority(step.state, cost), order++, step.state, entry.state, cost, step.action});
        }
    }
    run.result.ending = Ending::no_path;
}

template <class Frontier, class Priority>
void queue_search(Run& run, Again again, const Priority& priority) {
    queue_search<Frontier>(run, again, priority, [&](const Entry& entry, std::vector<Step>& steps) {
        return run.expand(entry.state, steps);
    });
}

/// Puts the cells between jump points into the path.
void fill_path(SearchResult& result, const Maze& maze) {
    std::vector<State> path;
    std::vector<Step> steps;
    for (std::size_t i = 0; i < result.steps.size(); ++i) {
        const Step& jump = result.steps[i];
        for (State at = result.path[i]; at != jump.state;) {
            path.push_back(at);
            at = static_cast<State>(maze.index(moved(maze.point(at), directions[jump.action])));
            steps.push_back({at, jump.action, 0});
        }
    }
    path.push_back(result.path.back());
    result.path = std::move(path);
    result.steps = std::move(steps);
}

} // namespace

void search_queue(Run& run, Algorithm algorithm) {
    Problem& problem = run.problem;
    const auto nothing = [](State, Cost) -> Cost { return 0; };
    if (algorithm == Algorithm::breadth_first)
        queue_search<FirstInFirstOut>(run, Again::never, nothing);
    else if (algorithm == Algorithm::depth_first)
        queue_search<LastInFirstOut>(run, Again::if_last, nothing);
    else if (algorithm == Algorithm::uniform_cost)
        queue_search<LowestFirst>(run, Again::if_cheaper, [](State, Cost cost) { return cost; });
    else if (algorithm == Algorithm::greedy)
        queue_search<LowestFirst>(
            run, Again::never, [&](State state, Cost) { return problem.heuristic_value(state); });
    else
        queue_search<LowestFirst>(run, Again::if_cheaper, [&](State state, Cost cost) {
            return cost + problem.heuristic_value(state);
        });
}

void search_jump_points(Run& run, const Maze& maze) {
    JumpFinder finder(maze, run.options.most_events > 0);
    const Cost scale = run.problem.unit() / unit_of(maze.neighbours);
    const auto priority = [&](State state, Cost cost) {
        return cost + run.problem.heuristic_value(state);
    };
    queue_search<LowestFirst>(
        run, Again::if_cheaper, priority, [&](const Entry& entry, std::vector<Step>& steps) {
            const bool goes_on = run.expand_by(entry.state, steps, false, [&] {
                finder.find(entry.state,
                            entry.from == no_state ? std::nullopt : std::optional(entry.action),
                            steps);
                for (Step& step : steps)
                    step.cost *= scale;
            });
            if (goes_on)
                for (const State state : finder.passed_anew())
                    run.record(EventKind::look, state);
            return goes_on;
        });
    run.result.looked_over = finder.looked_over();
    if (run.result.ending == Ending::solved)
        fill_path(run.result, maze);
}

} // namespace loggia::pathfinding::detail
