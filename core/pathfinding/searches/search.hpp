#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/pathfinding/cost.hpp"
#include "core/pathfinding/problems/problem.hpp"
#include "core/pathfinding/searches/trace.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::pathfinding {

/// The algorithms of Russell and Norvig's "Artificial Intelligence: A Modern Approach", chapter 3,
/// and the one that was made for mazes (Harabor and Grastien 2011).
enum class Algorithm : std::uint8_t {
    breadth_first,
    depth_first,
    uniform_cost,
    greedy,
    a_star,
    depth_limited,
    iterative_deepening,
    bidirectional,
    bidirectional_cost,
    ida_star,
    recursive_best_first,
    ida_star_memory,
    rbfs_memory,
    jump_point,
    // Not step by step: the searches on the bits of a grid, see fast_search.hpp.
    fast_a_star,
    fast_jump_points,
    fast_jump_table,
    fast_landmarks,
    fast_distances,
};

/// The laboratory's: those that count and can be watched step by step.
inline constexpr std::array stepwise_algorithms{Algorithm::breadth_first,
                                                Algorithm::depth_first,
                                                Algorithm::uniform_cost,
                                                Algorithm::greedy,
                                                Algorithm::a_star,
                                                Algorithm::depth_limited,
                                                Algorithm::iterative_deepening,
                                                Algorithm::bidirectional,
                                                Algorithm::bidirectional_cost,
                                                Algorithm::ida_star,
                                                Algorithm::recursive_best_first,
                                                Algorithm::ida_star_memory,
                                                Algorithm::rbfs_memory,
                                                Algorithm::jump_point};
/// Those that search any problem, but for bidirectional ones without a single goal.
inline constexpr std::span textbook_algorithms = std::span(stepwise_algorithms).first<13>();
/// Those of mazes alone, which answer as fast as can be and record nothing.
inline constexpr std::array fast_algorithms{Algorithm::fast_a_star, Algorithm::fast_jump_points,
                                            Algorithm::fast_jump_table, Algorithm::fast_landmarks,
                                            Algorithm::fast_distances};
/// Whether a search follows paths and remembers no states, so that it may take a time that is
/// exponential in their number where many paths lead to the same state.
[[nodiscard]] constexpr bool follows_paths(Algorithm algorithm) noexcept {
    return algorithm == Algorithm::ida_star || algorithm == Algorithm::recursive_best_first;
}
[[nodiscard]] constexpr bool is_fast(Algorithm algorithm) noexcept {
    return algorithm >= Algorithm::fast_a_star;
}

/// What is best about the path that an algorithm finds.
enum class Promise : std::uint8_t {
    nothing,
    fewest_steps,
    least_cost,            ///< whatever the costs
    least_cost_admissible, ///< where the heuristic is never above the true cost
};

/// What is known of an algorithm beforehand.
struct AlgorithmInfo {
    Algorithm algorithm;
    std::string_view id;    ///< as on the command line
    std::string_view title; ///< for people
    Promise promise;
    bool informed; ///< whether it uses a heuristic
};

/// Static; of every algorithm.
[[nodiscard]] const AlgorithmInfo& info_of(Algorithm algorithm) noexcept;
/// By AlgorithmInfo::id, of exactly that spelling.
[[nodiscard]] std::optional<Algorithm> algorithm_of(std::string_view id) noexcept;

/// How a search ended.
enum class Ending : std::uint8_t {
    solved,
    no_path, ///< there is none
    cut_off, ///< depth_limited: there is none within the limit, and there may be one beyond
    stopped, ///< by the Control
    full,    ///< SearchOptions::most_states was reached
    limit,   ///< SearchOptions::most_expanded was reached
};

/// For people, in a few words.
[[nodiscard]] std::string_view to_text(Ending ending) noexcept;

inline constexpr int no_depth_limit = 1'000'000'000;
inline constexpr std::uint64_t no_expansion_limit = std::numeric_limits<std::uint64_t>::max();

struct SearchOptions {
    int depth_limit = no_depth_limit;    ///< of depth_limited, in steps
    std::size_t most_states = 8'000'000; ///< that are kept; then it ends as `full`
    std::uint64_t most_expanded = no_expansion_limit;
    std::size_t most_events = 0; ///< that are recorded; none unless asked for
    /// Whether to ask the problem first if it knows that there is no path; then nothing is
    /// searched.
    bool ask_first = false;
};

struct SearchResult {
    Ending ending = Ending::no_path;
    /// Where solved: the states from the start to the goal, and the steps between them.
    std::vector<State> path;
    std::vector<Step> steps;
    Cost cost = 0;

    std::uint64_t expanded = 0;  ///< states whose successors were made, each time
    std::uint64_t generated = 0; ///< successors made
    /// Of jump_point: cells that were passed on the runs on which jump points are found, each time.
    std::uint64_t looked_over = 0;
    /// The most entries that were waiting at once; of the depth-first searches the steps on the
    /// path and beside it that had been made and not yet tried.
    std::size_t largest_frontier = 0;
    /// What was kept of states and entries at most, in bytes, with the problem's own tables of
    /// states and heuristics.
    std::size_t peak_bytes = 0;
    int iterations = 0; ///< of the iterative ones
    double seconds = 0; ///< wall clock
    /// Of the fast searches: what laying the maze out and making tables took before, which is not
    /// in `seconds`. What they do not count is 0.
    double preparation_seconds = 0;
    /// Why there is no path, where that was known without a search.
    std::string reason;
    Trace trace;
};

/// Searches. Each algorithm is that of the textbook: a state is tested for being a goal when it is
/// taken out of the frontier (bidirectional search: when the sides meet), successors come in the
/// problem's order, and what is equally good is taken in the order in which it came in. So the
/// states expanded are those that the Berkeley Pacman framework counts.
///
/// All of them end, also where there is no path. IDA* and RBFS are the textbook's: they keep the
/// current path and what lies beside it, and nothing of states that they have left, so that where
/// many paths lead to the same state the number of paths counts; no path leads through a state
/// twice (of sliding puzzles it is only the step back that is left out). Without recording, numbers
/// of states that were left are given to others. Iterative deepening and the two with memory keep
/// the cost of the best path to each state: a state reached by one that is no better is not
/// followed again in an iteration (docs/method/pathfinding.md).
///
/// Jump point search expands jump points alone, with the same rules; its successors are the jump
/// points at the ends of straight or diagonal runs, and its path has all cells between them.
///
/// Fails where an algorithm searches from the goal and the problem has no single one, for jump
/// point search where the problem has no even maze, and for the fast searches also where the maze
/// has other steps than theirs.
[[nodiscard]] Result<SearchResult> search(Problem& problem, Algorithm algorithm,
                                          const SearchOptions& options = {},
                                          const Control& control = {});

} // namespace loggia::pathfinding
