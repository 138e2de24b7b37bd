#pragma once

#include "core/base/random.hpp"
#include "core/pathfinding/generate.hpp"
#include "core/pathfinding/maze.hpp"
#include "core/pathfinding/moves.hpp"
#include "core/pathfinding/problems/problem.hpp"
#include "core/pathfinding/searches/search.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

/// Plain ways to the same answers.
namespace loggia::pathfinding::oracle {

/// The cheapest cost of all paths from the start to each state, as far as there are states; by
/// Dijkstra's algorithm with an ordered set. `by_steps` counts 1 for each step.
inline std::map<State, Cost> costs_from_start(Problem& problem, bool by_steps = false) {
    std::map<State, Cost> best{{problem.start(), 0}};
    std::set<std::pair<Cost, State>> waiting{{0, problem.start()}};
    std::vector<Step> steps;
    while (!waiting.empty()) {
        const auto [cost, state] = *waiting.begin();
        waiting.erase(waiting.begin());
        problem.successors(state, steps);
        for (const Step& step : steps) {
            const Cost there = cost + (by_steps ? 1 : step.cost);
            const auto known = best.find(step.state);
            if (known != best.end() && known->second <= there)
                continue;
            if (known != best.end())
                waiting.erase({known->second, step.state});
            best[step.state] = there;
            waiting.insert({there, step.state});
        }
    }
    return best;
}

/// The cost of the cheapest way to a goal; nothing where there is none.
inline std::optional<Cost> least_cost(Problem& problem, bool by_steps = false) {
    std::optional<Cost> least;
    for (const auto& [state, cost] : costs_from_start(problem, by_steps))
        if (problem.is_goal(state) && (!least || cost < *least))
            least = cost;
    return least;
}

/// Whether the path of a result leads from the start to a goal by steps that there are, at the cost
/// that is said.
inline bool is_sound(Problem& problem, const SearchResult& result) {
    if (result.path.empty() || result.path.front() != problem.start() ||
        !problem.is_goal(result.path.back()) || result.steps.size() + 1 != result.path.size())
        return false;
    Cost cost = 0;
    std::vector<Step> steps;
    for (std::size_t i = 0; i < result.steps.size(); ++i) {
        problem.successors(result.path[i], steps);
        if (std::find(steps.begin(), steps.end(), result.steps[i]) == steps.end() ||
            result.steps[i].state != result.path[i + 1])
            return false;
        cost += result.steps[i].cost;
    }
    return cost == result.cost;
}

/// A maze of chance with start and goal on any floor, so that there may be no way.
inline Maze random_maze(Random& random, int most_side, bool terrain = true) {
    const auto side = [&] {
        return 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(most_side)));
    };
    Maze maze = Maze::floor(side(), side());
    maze.neighbours = random.below(2) == 0 ? Neighbours::four : Neighbours::eight;
    const double density = 0.5 * random.real();
    const bool weighted = terrain && random.below(2) == 0;
    for (std::uint8_t& cell : maze.terrain) {
        cell = static_cast<std::uint8_t>(weighted ? 1 + random.below(9) : 1);
        if (random.real() < density)
            cell = wall;
    }
    const auto place = [&] {
        const std::size_t cell = random.below(maze.cells());
        if (maze.terrain[cell] == wall)
            maze.terrain[cell] = 1;
        return maze.point(cell);
    };
    maze.start = place();
    maze.goal = place();
    return maze;
}

/// A directed graph of chance; every state may be the goal, estimates are admissible but not always
/// consistent.
class RandomGraph final : public Problem {
public:
    explicit RandomGraph(Random& random) {
        const std::size_t count = 1 + random.below(30);
        const std::uint64_t degree = 1 + random.below(5);
        out_.resize(count);
        in_.resize(count);
        for (std::size_t from = 0; from < count; ++from)
            for (std::uint64_t i = 0; i < random.below(degree + 1); ++i) {
                const auto to = static_cast<State>(random.below(count));
                const Step step{to, static_cast<Action>(i),
                                static_cast<Cost>(1 + random.below(20))};
                out_[from].push_back(step);
                in_[to].push_back({static_cast<State>(from), step.action, step.cost});
            }
        start_ = static_cast<State>(random.below(count));
        goal_ = static_cast<State>(random.below(count));
        // The true costs to the goal, by Bellman and Ford, and anything below them.
        std::vector<Cost> costs(count, 1000);
        costs[goal_] = 0;
        for (std::size_t round = 0; round < count; ++round)
            for (std::size_t from = 0; from < count; ++from)
                for (const Step& step : out_[from])
                    costs[from] = std::min(costs[from], costs[step.state] + step.cost);
        for (const Cost cost : costs)
            estimates_.push_back(
                static_cast<Cost>(random.below(static_cast<std::uint64_t>(cost) + 1)));
    }

    State start() override { return start_; }
    bool is_goal(State state) const override { return state == goal_; }
    void successors(State state, std::vector<Step>& steps) override { steps = out_[state]; }
    Cost heuristic_value(State state) override { return estimates_[state]; }
    std::size_t states() const noexcept override { return out_.size(); }
    std::optional<State> goal() override { return goal_; }
    void predecessors(State state, std::vector<Step>& steps) override { steps = in_[state]; }
    std::string name(State state) const override { return std::to_string(state); }
    std::string name(State /*from*/, const Step& step) const override {
        return std::to_string(step.action);
    }

private:
    std::vector<std::vector<Step>> out_;
    std::vector<std::vector<Step>> in_;
    std::vector<Cost> estimates_;
    State start_ = 0;
    State goal_ = 0;
};

} // namespace loggia::pathfinding::oracle
