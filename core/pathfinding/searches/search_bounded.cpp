// Depth-first searches within a bound: depth-limited search, iterative deepening and IDA*.
#include "core/pathfinding/searches/search_run.hpp"

#include <cstdint>

namespace loggia::pathfinding::detail {

namespace {

/// The best path to a state so far, and the iteration in which it was followed.
struct Bounded {
    Cost cost = infinite_cost;
    Cost h = -1; ///< -1: not asked yet
    State from = no_state;
    int iteration = 0;
    Action action = 0;
};

/// A state on the path: which of its steps, from `next` to `end` of all that are open, are left.
struct BoundedFrame {
    State state = no_state;
    Cost cost = 0;
    std::size_t begin = 0;
    std::size_t next = 0;
    std::size_t end = 0;
};

/// Each iteration walks depth first over the states whose cost (or depth) and estimate together
/// stay within the bound. A path to a state is followed only if it is the best one so far, over all
/// iterations, and the first one as good in this iteration. That loses nothing: take a cheapest
/// path to a goal within the bound. Its first state is followed at its true cost; and where one is,
/// the next is generated at its true cost, with which no path competes except one that was already
/// followed. So each iteration ends after as many expansions as there are states, or little more:
/// what was found to be cheap in one iteration is not reached by a dearer way in the next.
class BoundedSearch {
public:
    BoundedSearch(Run& run, bool by_steps) : run_(run), table_(run.problem), by_steps_(by_steps) {}

    /// Whether the search is over: a goal, or nothing was cut off, or it has to end.
    bool iterate(Cost bound) {
        ++iteration_;
        bound_ = bound;
        beyond_ = infinite_cost;
        run_.begin_iteration(bound);
        const State start = run_.problem.start();
        table_[start].cost = 0;
        visit(start, 0, no_state); // NOLINT(readability-suspicious-call-argument)
        while (!path_.empty() && !over_)
            advance();
        if (!over_ && beyond_ == infinite_cost) {
            run_.result.ending = Ending::no_path;
            over_ = true;
        }
        return over_;
    }
    /// The least bound under which an iteration would see more.
    [[nodiscard]] Cost beyond() const noexcept { return beyond_; }
    [[nodiscard]] Cost heuristic_value(State state) {
        if (by_steps_)
            return 0;
        Bounded& known = table_[state];
        if (known.h < 0)
            known.h = run_.problem.heuristic_value(state);
        return known.h;
    }

private:
    void cut(State state, Cost total) {
        beyond_ = std::min(beyond_, total);
        run_.record(EventKind::cut, state);
    }

    /// A state that has just been reached: the end of the search, beyond the bound, or on the path.
    void visit(State state, Cost cost, State from) {
        table_[state].iteration = iteration_;
        const Cost total = cost + heuristic_value(state);
        if (total > bound_) {
            cut(state, total);
            return;
        }
        if (run_.problem.is_goal(state)) {
            run_.record(EventKind::goal, state, from);
            run_.result.ending = Ending::solved;
            set_path(run_, table_, state);
            over_ = true;
            return;
        }
        if (by_steps_ && cost == bound_) {
            cut(state, total + 1); // its successors would lie beyond
            return;
        }
        run_.record(EventKind::generate, state, from);
        if (!run_.expand(state, steps_)) {
            over_ = true;
            return;
        }
        const std::size_t begin = open_.size();
        open_.insert(open_.end(), steps_.begin(), steps_.end());
        path_.push_back({state, cost, begin, begin, open_.size()});
        run_.note(open_.size(), table_.bytes() + open_.size() * sizeof(Step) +
                                    path_.size() * sizeof(BoundedFrame));
    }

    /// Tries the next step from the end of the path, or goes back.
    void advance() {
        BoundedFrame& top = path_.back();
        if (top.next == top.end) {
            run_.record(EventKind::leave, top.state);
            open_.resize(top.begin);
            path_.pop_back();
            return;
        }
        const Step step = open_[top.next++];
        const State from = top.state;
        const Cost cost = top.cost + (by_steps_ ? 1 : step.cost);
        Bounded& known = table_[step.state];
        const bool followed = known.iteration == iteration_;
        if (cost > known.cost || (cost == known.cost && followed))
            return;
        // As long as nothing was cut off, all that lies behind a state has been seen with it.
        if (followed && beyond_ == infinite_cost)
            return;
        known.cost = cost;
        known.from = from;
        known.action = step.action;
        visit(step.state, cost, from);
    }

    Run& run_;
    Table<Bounded> table_;
    bool by_steps_;
    bool over_ = false;
    int iteration_ = 0;
    Cost bound_ = 0;
    Cost beyond_ = infinite_cost;
    std::vector<BoundedFrame> path_;
    std::vector<Step> open_;
    std::vector<Step> steps_;
};

} // namespace

void search_bounded(Run& run, Algorithm algorithm) {
    const bool by_steps = algorithm != Algorithm::ida_star_memory;
    BoundedSearch search(run, by_steps);
    if (algorithm == Algorithm::depth_limited) {
        if (!search.iterate(std::max(run.options.depth_limit, 0)))
            run.result.ending = Ending::cut_off;
        return;
    }
    Cost bound = search.heuristic_value(run.problem.start());
    while (!search.iterate(bound))
        bound = search.beyond();
}

} // namespace loggia::pathfinding::detail
