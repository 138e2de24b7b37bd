// The searches that remember nothing but the current path: IDA* (Korf 1985) and recursive
// best-first search (Korf 1993), each with a stack of its own in the place of recursion.
#include "core/base/number_text.hpp"
#include "core/pathfinding/searches/search_run.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <utility>

namespace loggia::pathfinding::detail {

namespace {

/// The states from the start to where the search is, with the steps between them, and the room that
/// states behind them take.
class CurrentPath {
public:
    explicit CurrentPath(Run& run) : run_(run), on_path_(run.problem) {}

    void push(State state, State from, Action action) {
        entries_.push_back({state, from, action, run_.problem.states()});
        on_path_[state] = 1;
    }
    void pop() {
        on_path_[entries_.back().state] = 0;
        run_.record(EventKind::leave, entries_.back().state);
        // What was numbered since lies behind this state, and is never asked for again.
        if (run_.options.most_events == 0)
            run_.problem.forget(entries_.back().states);
        entries_.pop_back();
    }
    /// Expands the last state, without the steps that lead back to a state on the path.
    bool expand(std::vector<Step>& steps) {
        const bool step_back_only = run_.problem.has_long_cycles();
        const State last = entries_.back().state;
        const State from = entries_.back().from;
        const auto make = [&] {
            run_.problem.successors(last, steps);
            std::erase_if(steps, [&](const Step& step) {
                return step_back_only ? step.state == from : on_path_[step.state] != 0;
            });
        };
        return run_.expand_by(last, steps, false, make, from);
    }
    /// The path and one more step are the result.
    void solve(State goal, Action action) {
        SearchResult& result = run_.result;
        result.ending = Ending::solved;
        run_.record(EventKind::goal, goal, entries_.empty() ? no_state : entries_.back().state);
        for (const Entry& entry : entries_) {
            result.path.push_back(entry.state);
            if (result.path.size() > 1)
                result.steps.push_back({entry.state, entry.action, 0});
        }
        if (!entries_.empty())
            result.steps.push_back({goal, action, 0});
        result.path.push_back(goal);
    }
    [[nodiscard]] std::size_t bytes() const noexcept {
        return entries_.size() * sizeof(Entry) + on_path_.bytes();
    }

private:
    struct Entry {
        State state;
        State from;
        Action action;
        std::size_t states; ///< that the problem had before its successors
    };

    Run& run_;
    Table<std::uint8_t> on_path_;
    std::vector<Entry> entries_;
};

class PathDeepening {
public:
    explicit PathDeepening(Run& run) : run_(run), path_(run) {}

    void operator()() {
        const State start = run_.problem.start();
        bound_ = run_.problem.heuristic_value(start);
        for (; !over_; bound_ = beyond_) {
            beyond_ = infinite_cost;
            run_.begin_iteration(bound_);
            visit({start, 0, 0}, no_state, 0);
            while (!frames_.empty() && !over_)
                advance();
            if (!over_ && beyond_ == infinite_cost) {
                run_.result.ending = Ending::no_path;
                over_ = true;
            }
        }
    }

private:
    /// A state on the path: those of its steps that are left are open_ from `next` to `end`.
    struct Frame {
        State state;
        Cost cost;
        std::size_t begin;
        std::size_t next;
        std::size_t end;
    };

    void visit(const Step& step, State from, Cost cost) {
        const Cost total = cost + run_.problem.heuristic_value(step.state);
        if (total > bound_) {
            beyond_ = std::min(beyond_, total);
            run_.record(EventKind::cut, step.state);
            return;
        }
        if (run_.problem.is_goal(step.state)) {
            path_.solve(step.state, step.action);
            over_ = true;
            return;
        }
        run_.record(EventKind::generate, step.state, from);
        path_.push(step.state, from, step.action);
        if (!path_.expand(steps_)) {
            over_ = true;
            return;
        }
        const std::size_t begin = open_.size();
        open_.insert(open_.end(), steps_.begin(), steps_.end());
        frames_.push_back({step.state, cost, begin, begin, open_.size()});
        run_.note(open_.size(),
                  path_.bytes() + open_.size() * sizeof(Step) + frames_.size() * sizeof(Frame));
    }

    void advance() {
        Frame& top = frames_.back();
        if (top.next == top.end) {
            open_.resize(top.begin);
            frames_.pop_back();
            path_.pop();
            return;
        }
        const Step step = open_[top.next++];
        visit(step, top.state, top.cost + step.cost);
    }

    Run& run_;
    CurrentPath path_;
    bool over_ = false;
    Cost bound_ = 0;
    Cost beyond_ = infinite_cost;
    std::vector<Frame> frames_;
    std::vector<Step> open_;
    std::vector<Step> steps_;
};

class RecursiveBestFirst {
public:
    explicit RecursiveBestFirst(Run& run) : run_(run), path_(run) {}

    void operator()() {
        const State start = run_.problem.start();
        enter({start, 0, 0, run_.problem.heuristic_value(start)}, no_state, infinite_cost);
        while (!over_ && !frames_.empty())
            advance();
        if (!over_)
            run_.result.ending = Ending::no_path;
    }

private:
    struct Child {
        State state;
        Action action;
        Cost cost;
        Cost value; ///< what a goal behind it costs at least; infinite: there is none
    };
    /// A state on the path. Its children are those from `begin` on up to the next frame's.
    struct Frame {
        State state;
        Cost limit;
        std::size_t begin;
        std::size_t end;
        std::size_t chosen; ///< the child that is being searched
    };

    void enter(const Child& node, State from, Cost limit) {
        if (run_.problem.is_goal(node.state)) {
            path_.solve(node.state, node.action);
            over_ = true;
            return;
        }
        path_.push(node.state, from, node.action);
        if (!path_.expand(steps_)) {
            over_ = true;
            return;
        }
        const Child parent = node; // of children_, which grows
        const std::size_t begin = children_.size();
        for (const Step& step : steps_) {
            const Cost cost = parent.cost + step.cost;
            children_.push_back(
                {step.state, step.action, cost,
                 std::max(cost + run_.problem.heuristic_value(step.state), parent.value)});
            run_.record(EventKind::generate, step.state, parent.state);
        }
        frames_.push_back({parent.state, limit, begin, children_.size(), begin});
        run_.note(children_.size(), path_.bytes() + children_.size() * sizeof(Child) +
                                        frames_.size() * sizeof(Frame));
    }

    /// Searches on behind the best child of the last frame, or goes back with its value.
    void advance() {
        Frame& top = frames_.back();
        const auto [best, alternative] = best_child(children_, top.begin, top.end);
        const Cost value = best == top.end ? infinite_cost : children_[best].value;
        if (value == infinite_cost || value > top.limit) {
            children_.resize(top.begin);
            frames_.pop_back();
            path_.pop();
            if (!frames_.empty())
                children_[frames_.back().chosen].value = value;
            return;
        }
        top.chosen = best;
        const Child child = children_[best];
        enter(child, top.state, std::min(top.limit, alternative));
    }

    Run& run_;
    CurrentPath path_;
    bool over_ = false;
    std::vector<Frame> frames_;
    std::vector<Child> children_;
    std::vector<Step> steps_;
};

/// The states along the actions that a problem's own search found.
void follow(Run& run, const std::vector<Action>& actions) {
    SearchResult& result = run.result;
    std::vector<Step> steps;
    result.path.push_back(run.problem.start());
    for (const Action action : actions) {
        run.problem.successors(result.path.back(), steps);
        const auto taken = std::find_if(steps.begin(), steps.end(),
                                        [&](const Step& step) { return step.action == action; });
        if (taken == steps.end())
            return; // never: it was found by such steps
        result.steps.push_back({taken->state, action, 0});
        result.path.push_back(taken->state);
    }
}

/// By the problem's own means; false where it has none.
bool deepen_quickly(Run& run, const Control& control) {
    SearchResult& result = run.result;
    Deepening iteration;
    iteration.bound = run.problem.heuristic_value(run.problem.start());
    while (true) {
        iteration.most_expanded = run.options.most_expanded - result.expanded;
        if (!run.problem.deepen(iteration, control))
            return false;
        ++result.iterations;
        result.expanded += iteration.expanded;
        result.generated += iteration.generated;
        // No more steps wait than lie on the path, whose length the bound limits.
        run.note(static_cast<std::size_t>(iteration.bound),
                 static_cast<std::size_t>(iteration.bound) * Deepening::bytes_a_step);
        control.report({-1, fmt::format("f-limit {}, {} expanded",
                                        number_text(static_cast<std::uint64_t>(iteration.bound)),
                                        counted(result.expanded, "node"))});
        switch (iteration.end) {
        case Deepening::End::goal:
            result.ending = Ending::solved;
            follow(run, iteration.actions);
            return true;
        case Deepening::End::stopped:
            result.ending = Ending::stopped;
            return true;
        case Deepening::End::limit:
            result.ending = Ending::limit;
            return true;
        case Deepening::End::nothing:
            break;
        }
        if (iteration.beyond == infinite_cost) {
            result.ending = Ending::no_path;
            return true;
        }
        const Cost bound = iteration.beyond;
        iteration = {};
        iteration.bound = bound;
    }
}

} // namespace

void search_ida_star(Run& run, const Control& control) {
    if (run.options.most_events == 0 && deepen_quickly(run, control))
        return;
    PathDeepening search(run);
    search();
}

void search_recursive_best_first(Run& run) {
    RecursiveBestFirst search(run);
    search();
}

} // namespace loggia::pathfinding::detail
