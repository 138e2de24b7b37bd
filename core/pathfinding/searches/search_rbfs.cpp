// Recursive best-first search (Korf 1993) that remembers the best path to each state, with a stack
// of its own in the place of recursion.
#include "core/pathfinding/searches/search_run.hpp"

#include <cstdint>

namespace loggia::pathfinding::detail {

namespace {

/// The best path to a state so far, and the value backed up to the state along it.
struct Backed {
    Cost cost = infinite_cost;
    Cost value = 0; ///< what a goal behind the state costs at least; infinite: there is none
    Cost h = -1;    ///< -1: not asked yet
    State from = no_state;
    Action action = 0;
};

struct Child {
    State state = no_state;
    Cost cost = 0;
    Cost value = 0;
};

/// A state on the path. Its children are those from `begin` on up to the next frame's.
struct BackedFrame {
    State state = no_state;
    Cost limit = 0;
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t chosen = 0; ///< the child that is being searched
};

/// Every state belongs to the best path to it found so far (the first one, if several are equal):
/// any other path ends before it, as if it led no further. So the paths form a tree, however many
/// paths there are in the maze, and values backed up can stay with the states: where the search
/// comes back to a state by the same way it goes on from what it knew when it left.
class RememberingBestFirst {
public:
    explicit RememberingBestFirst(Run& run) : run_(run), table_(run.problem) {}

    void operator()() {
        const State start = run_.problem.start();
        Backed& known = table_[start];
        known.cost = 0;
        known.value = heuristic_value(start);
        enter({start, 0, known.value}, infinite_cost);
        while (!over_ && !path_.empty())
            advance();
        if (!over_)
            run_.result.ending = Ending::no_path;
    }

private:
    [[nodiscard]] Cost heuristic_value(State state) {
        Backed& known = table_[state];
        if (known.h < 0)
            known.h = run_.problem.heuristic_value(state);
        return known.h;
    }

    void enter(Child node, Cost limit) {
        if (run_.problem.is_goal(node.state)) {
            run_.record(EventKind::goal, node.state);
            run_.result.ending = Ending::solved;
            set_path(run_, table_, node.state);
            over_ = true;
            return;
        }
        if (!run_.expand(node.state, steps_)) {
            over_ = true;
            return;
        }
        const std::size_t begin = children_.size();
        for (const Step& step : steps_)
            add_child(node, step);
        path_.push_back({node.state, limit, begin, children_.size(), begin});
        run_.note(children_.size(), table_.bytes() + children_.size() * sizeof(Child) +
                                        path_.size() * sizeof(BackedFrame));
    }

    void add_child(const Child& parent, const Step& step) {
        const Cost cost = parent.cost + step.cost;
        const Cost total = cost + heuristic_value(step.state);
        Backed& known = table_[step.state];
        const bool same = known.from == parent.state && known.action == step.action;
        if (cost > known.cost || (cost == known.cost && !same))
            return; // it belongs to another way
        if (cost < known.cost) {
            known.cost = cost;
            known.from = parent.state;
            known.action = step.action;
            known.value = total;
        }
        known.value = std::max(known.value, parent.value);
        children_.push_back({step.state, cost, known.value});
        run_.record(EventKind::generate, step.state, parent.state);
    }

    /// Searches on behind the best child of the last frame, or goes back with its value.
    void advance() {
        BackedFrame& top = path_.back();
        // Meanwhile a better path to a child may have been found through one of the others.
        for (std::size_t i = top.begin; i < top.end; ++i)
            if (table_[children_[i].state].cost < children_[i].cost)
                children_[i].value = infinite_cost;
        const auto [best, alternative] = best_child(children_, top.begin, top.end);
        const Cost value = best == top.end ? infinite_cost : children_[best].value;
        if (value == infinite_cost || value > top.limit) {
            back(value);
            return;
        }
        top.chosen = best;
        enter(children_[best], std::min(top.limit, alternative));
    }

    void back(Cost value) {
        const BackedFrame& top = path_.back();
        table_[top.state].value = value;
        run_.record(EventKind::leave, top.state);
        children_.resize(top.begin);
        path_.pop_back();
        if (!path_.empty())
            children_[path_.back().chosen].value = value;
    }

    Run& run_;
    Table<Backed> table_;
    bool over_ = false;
    std::vector<BackedFrame> path_;
    std::vector<Child> children_;
    std::vector<Step> steps_;
};

} // namespace

void search_rbfs_memory(Run& run) {
    RememberingBestFirst search(run);
    search();
}

} // namespace loggia::pathfinding::detail
