#include "core/pathfinding/searches/search.hpp"

#include "core/pathfinding/searches/fast_search.hpp"
#include "core/pathfinding/searches/search_run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

namespace loggia::pathfinding {

namespace {

constexpr std::array infos{
    AlgorithmInfo{Algorithm::breadth_first, "breadth-first", "Breadth-first search",
                  Promise::fewest_steps, false},
    AlgorithmInfo{Algorithm::depth_first, "depth-first", "Depth-first search", Promise::nothing,
                  false},
    AlgorithmInfo{Algorithm::uniform_cost, "uniform-cost", "Uniform-cost search",
                  Promise::least_cost, false},
    AlgorithmInfo{Algorithm::greedy, "greedy", "Greedy best-first search", Promise::nothing, true},
    AlgorithmInfo{Algorithm::a_star, "a-star", "A*", Promise::least_cost_admissible, true},
    AlgorithmInfo{Algorithm::depth_limited, "depth-limited", "Depth-limited search",
                  Promise::nothing, false},
    AlgorithmInfo{Algorithm::iterative_deepening, "iterative-deepening",
                  "Iterative deepening depth-first search", Promise::fewest_steps, false},
    AlgorithmInfo{Algorithm::bidirectional, "bidirectional", "Bidirectional breadth-first search",
                  Promise::fewest_steps, false},
    AlgorithmInfo{Algorithm::bidirectional_cost, "bidirectional-cost",
                  "Bidirectional uniform-cost search", Promise::least_cost, false},
    AlgorithmInfo{Algorithm::ida_star, "ida-star", "Iterative deepening A*",
                  Promise::least_cost_admissible, true},
    AlgorithmInfo{Algorithm::recursive_best_first, "rbfs", "Recursive best-first search",
                  Promise::least_cost_admissible, true},
    AlgorithmInfo{Algorithm::ida_star_memory, "ida-star-memory",
                  "Iterative deepening A* with memory", Promise::least_cost_admissible, true},
    AlgorithmInfo{Algorithm::rbfs_memory, "rbfs-memory", "Recursive best-first search with memory",
                  Promise::least_cost_admissible, true},
    AlgorithmInfo{Algorithm::jump_point, "jump-points", "Jump point search",
                  Promise::least_cost_admissible, true},
    AlgorithmInfo{Algorithm::fast_a_star, "fast-a-star", "Fast A*", Promise::least_cost, true},
    AlgorithmInfo{Algorithm::fast_jump_points, "fast-jump-points", "Fast jump point search",
                  Promise::least_cost, true},
    AlgorithmInfo{Algorithm::fast_jump_table, "fast-jump-table", "Jump point search with a table",
                  Promise::least_cost, true},
    AlgorithmInfo{Algorithm::fast_landmarks, "fast-landmarks", "Jump point search with landmarks",
                  Promise::least_cost, true},
    AlgorithmInfo{Algorithm::fast_distances, "fast-distances", "Fast distances to the goal",
                  Promise::least_cost, false},
};

/// The costs along the path, which some searches do not keep, and their sum.
void add_up(Problem& problem, SearchResult& result) {
    std::vector<Step> steps;
    result.cost = 0;
    for (std::size_t i = 0; i < result.steps.size(); ++i) {
        problem.successors(result.path[i], steps);
        const auto taken = std::find_if(steps.begin(), steps.end(), [&](const Step& step) {
            return step.state == result.steps[i].state && step.action == result.steps[i].action;
        });
        if (taken != steps.end())
            result.steps[i] = *taken;
        result.cost += result.steps[i].cost;
    }
}

} // namespace

const AlgorithmInfo& info_of(Algorithm algorithm) noexcept {
    return infos[static_cast<std::size_t>(algorithm)];
}

std::optional<Algorithm> algorithm_of(std::string_view id) noexcept {
    for (const AlgorithmInfo& info : infos)
        if (info.id == id)
            return info.algorithm;
    return std::nullopt;
}

std::string_view to_text(Ending ending) noexcept {
    switch (ending) {
    case Ending::solved:
        return "solved";
    case Ending::no_path:
        return "no path";
    case Ending::cut_off:
        return "cut off";
    case Ending::stopped:
        return "stopped";
    case Ending::full:
        return "out of memory";
    case Ending::limit:
        return "work limit";
    }
    return "";
}

Result<SearchResult> search(Problem& problem, Algorithm algorithm, const SearchOptions& options,
                            const Control& control) {
    using Clock = std::chrono::steady_clock;
    const auto before = Clock::now();
    SearchResult result;
    if (auto reason = options.ask_first ? problem.why_no_path() : std::nullopt) {
        result.reason = *std::move(reason);
        return result;
    }
    detail::Run run(problem, options, control, result);
    switch (algorithm) {
    case Algorithm::breadth_first:
    case Algorithm::depth_first:
    case Algorithm::uniform_cost:
    case Algorithm::greedy:
    case Algorithm::a_star:
        detail::search_queue(run, algorithm);
        break;
    case Algorithm::depth_limited:
    case Algorithm::iterative_deepening:
    case Algorithm::ida_star_memory:
        detail::search_bounded(run, algorithm);
        break;
    case Algorithm::bidirectional:
    case Algorithm::bidirectional_cost:
        if (!problem.goal())
            return failure(fmt::format("{} needs a single goal state", info_of(algorithm).title));
        if (algorithm == Algorithm::bidirectional)
            detail::search_bidirectional(run);
        else
            detail::search_bidirectional_cost(run);
        break;
    case Algorithm::rbfs_memory:
        detail::search_rbfs_memory(run);
        break;
    case Algorithm::ida_star:
        detail::search_ida_star(run, control);
        break;
    case Algorithm::recursive_best_first:
        detail::search_recursive_best_first(run);
        break;
    case Algorithm::jump_point: {
        const auto maze = problem.even_maze();
        if (!maze)
            return tl::unexpected(maze.error());
        detail::search_jump_points(run, **maze);
        break;
    }
    case Algorithm::fast_a_star:
    case Algorithm::fast_jump_points:
    case Algorithm::fast_jump_table:
    case Algorithm::fast_landmarks:
    case Algorithm::fast_distances:
        return search_fast(problem, algorithm, control);
    }
    if (result.ending == Ending::solved)
        add_up(problem, result);
    result.seconds = std::chrono::duration<double>(Clock::now() - before).count();
    return result;
}

} // namespace loggia::pathfinding
