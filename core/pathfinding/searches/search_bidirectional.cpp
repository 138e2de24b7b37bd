// Searches from both ends: by steps, and by cost.
#include "core/pathfinding/searches/search_run.hpp"

#include <array>
#include <cstdint>
#include <utility>

namespace loggia::pathfinding::detail {

namespace {

/// What a side knows and has yet to expand. `from` leads towards where the side began.
struct BfsSide {
    Table<Reached> reached;
    std::vector<State> level; ///< the states at the depth that the side has come to
    bool backward;
};

/// Joins both halves: the path to the meeting state, then the path from there to the goal.
void join(Run& run, Table<Reached>& forward, Table<Reached>& backward, State meeting) {
    run.record(EventKind::meet, meeting);
    run.result.ending = Ending::solved;
    set_path(run, forward, meeting);
    for (State at = meeting; backward[at].from != no_state;) {
        const Reached& here = backward[at];
        run.result.path.push_back(here.from);
        run.result.steps.push_back({here.from, here.action, 0});
        at = here.from;
    }
}

/// Expands a whole level; the state in which the sides meet, or no_state.
State expand_level(Run& run, BfsSide& side, BfsSide& other, std::vector<Step>& steps) {
    std::vector<State> next;
    for (std::size_t i = 0; i < side.level.size(); ++i) {
        const State state = side.level[i];
        if (!run.expand(state, steps, side.backward))
            return no_state;
        const Cost cost = side.reached[state].cost + 1;
        for (const Step& step : steps) {
            Reached& there = side.reached[step.state];
            if (there.cost != infinite_cost)
                continue;
            there = {cost, state, step.action, false};
            run.record(EventKind::generate, step.state, state, side.backward);
            if (other.reached[step.state].cost != infinite_cost)
                return step.state;
            next.push_back(step.state);
        }
        const std::size_t waiting = side.level.size() - i - 1 + next.size() + other.level.size();
        run.note(waiting, side.reached.bytes() + other.reached.bytes() + waiting * sizeof(State));
    }
    side.level = std::move(next);
    return no_state;
}

struct Waiting {
    Cost cost = 0;
    std::uint64_t order = 0;
    State state = no_state;
};

struct CostSide {
    explicit CostSide(const Problem& problem, bool is_backward)
        : reached(problem), backward(is_backward) {}

    Table<Reached> reached;
    std::vector<Waiting> waiting; ///< a heap
    bool backward;

    static bool later(const Waiting& a, const Waiting& b) noexcept {
        return a.cost != b.cost ? a.cost > b.cost : a.order > b.order;
    }
    void push(const Waiting& entry) {
        waiting.push_back(entry);
        std::push_heap(waiting.begin(), waiting.end(), later);
    }
    /// The state to expand next, or no_state; what was found to be cheaper meanwhile is passed
    /// over.
    [[nodiscard]] State next() {
        while (!waiting.empty()) {
            const Reached& top = reached[waiting.front().state];
            if (!top.done && top.cost == waiting.front().cost)
                return waiting.front().state;
            pop();
        }
        return no_state;
    }
    void pop() {
        std::pop_heap(waiting.begin(), waiting.end(), later);
        waiting.pop_back();
    }
};

} // namespace

/// The side with fewer states to expand goes a whole level further. While the sides have not met
/// every path is longer than both depths together, so the first meeting makes a shortest one.
void search_bidirectional(Run& run) {
    Problem& problem = run.problem;
    const State start = problem.start();
    const State goal = *problem.goal();
    BfsSide forward{Table<Reached>(problem), {start}, false};
    BfsSide backward{Table<Reached>(problem), {goal}, true};
    forward.reached[start].cost = 0;
    backward.reached[goal].cost = 0;
    run.record(EventKind::generate, start);
    if (start == goal) {
        join(run, forward.reached, backward.reached, start);
        return;
    }
    // NOLINTNEXTLINE(readability-suspicious-call-argument): it is the goal that is generated
    run.record(EventKind::generate, goal, no_state, true);
    std::vector<Step> steps;
    while (!forward.level.empty() && !backward.level.empty()) {
        const bool turn = forward.level.size() <= backward.level.size();
        const State meeting = turn ? expand_level(run, forward, backward, steps)
                                   : expand_level(run, backward, forward, steps);
        if (meeting != no_state) {
            join(run, forward.reached, backward.reached, meeting);
            return;
        }
        if (run.result.ending != Ending::no_path)
            return;
    }
}

/// Dijkstra's algorithm from both ends (Nicholson 1966, Pohl 1971). The best meeting so far is a
/// path; it is the cheapest one as soon as no two states that are still to be expanded, one of each
/// side, are cheaper together.
void search_bidirectional_cost(Run& run) {
    Problem& problem = run.problem;
    std::array<CostSide, 2> sides{CostSide(problem, false), CostSide(problem, true)};
    const std::array<State, 2> begins{problem.start(), *problem.goal()};
    std::uint64_t order = 0;
    for (std::size_t i = 0; i < 2; ++i) {
        sides[i].reached[begins[i]].cost = 0;
        sides[i].push({0, order++, begins[i]});
        run.record(EventKind::generate, begins[i], no_state, i == 1);
    }
    State meeting = begins[0] == begins[1] ? begins[0] : no_state;
    Cost best = meeting == no_state ? infinite_cost : 0;
    std::vector<Step> steps;
    for (;;) {
        const std::array<State, 2> next{sides[0].next(), sides[1].next()};
        if (next[0] == no_state || next[1] == no_state)
            break;
        const Cost first = sides[0].waiting.front().cost;
        const Cost second = sides[1].waiting.front().cost;
        if (best != infinite_cost && first + second >= best)
            break;
        const std::size_t turn = first <= second ? 0 : 1;
        CostSide& side = sides[turn];
        CostSide& other = sides[1 - turn];
        const std::size_t waiting = side.waiting.size() + other.waiting.size();
        run.note(waiting, side.reached.bytes() + other.reached.bytes() + waiting * sizeof(Waiting));
        const State state = next[turn];
        side.pop();
        side.reached[state].done = true;
        if (!run.expand(state, steps, side.backward))
            return;
        const Cost so_far = side.reached[state].cost;
        for (const Step& step : steps) {
            Reached& there = side.reached[step.state];
            const Cost cost = so_far + step.cost;
            if (cost >= there.cost)
                continue;
            there = {cost, state, step.action, false};
            run.record(EventKind::generate, step.state, state, side.backward);
            side.push({cost, order++, step.state});
            const Cost across = other.reached[step.state].cost;
            if (across != infinite_cost && cost + across < best) {
                best = cost + across;
                meeting = step.state;
            }
        }
    }
    if (meeting != no_state)
        join(run, sides[0].reached, sides[1].reached, meeting);
}

} // namespace loggia::pathfinding::detail
