#pragma once

#include "core/base/control.hpp"
#include "core/pathfinding/maze.hpp"
#include "core/pathfinding/moves.hpp"
#include "core/pathfinding/problems/collect_problem.hpp"
#include "core/pathfinding/problems/problem.hpp"
#include "core/pathfinding/searches/search.hpp"
#include "core/pathfinding/searches/trace.hpp"
#include "ui/pathfinding/maze/search_subject.hpp"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace loggia::ui {

/// What is searched, by whom, and by which heuristic.
struct SearchQuestion {
    std::shared_ptr<const pathfinding::Maze> maze;
    SearchSubject subject;
    pathfinding::Algorithm algorithm = pathfinding::Algorithm::a_star;
    /// For the path to the goal of a maze; nothing: the best admissible one.
    std::optional<pathfinding::Heuristic> heuristic;
    int depth_limit = 20; ///< Of depth-limited search.
    pathfinding::CollectHeuristic collect_heuristic =
        pathfinding::CollectHeuristic::spanning_tree; ///< Of corners and food.
    pathfinding::SlidingHeuristic sliding_heuristic = pathfinding::SlidingHeuristic::manhattan;

    /// Of the same maze, not of one that is like it.
    friend bool operator==(const SearchQuestion&, const SearchQuestion&) = default;
};

/// It searches from the goal as well.
[[nodiscard]] constexpr bool hasTwoSides(pathfinding::Algorithm algorithm) {
    return algorithm == pathfinding::Algorithm::bidirectional ||
           algorithm == pathfinding::Algorithm::bidirectional_cost;
}
/// Recursive best-first search, with memory or without.
[[nodiscard]] constexpr bool isRbfs(pathfinding::Algorithm algorithm) {
    return algorithm == pathfinding::Algorithm::recursive_best_first ||
           algorithm == pathfinding::Algorithm::rbfs_memory;
}
/// Iterative deepening by f, with memory or without.
[[nodiscard]] constexpr bool isIdaStar(pathfinding::Algorithm algorithm) {
    return algorithm == pathfinding::Algorithm::ida_star ||
           algorithm == pathfinding::Algorithm::ida_star_memory;
}

/// A whole run, recorded once, to be looked at at any moment. Moments are counted in expansions: at
/// moment n the first n have been made, with all that each of them generated; at the last one the
/// run is over.
class SearchRecording {
public:
    /// At most so many events are kept, 32 MB of them.
    static constexpr std::size_t most_events = 4'000'000;
    /// For puzzles and paths through many cells, which have more states than anyone could look at.
    static constexpr std::size_t most_states = 1'500'000;
    /// Of searches that follow paths, whose number has no end to speak of.
    static constexpr std::uint64_t most_expanded = 500'000;

    /// Searches; never fails, for a question without an answer is one too (fault()). Its moment is
    /// the last one.
    [[nodiscard]] static std::shared_ptr<SearchRecording> make(const SearchQuestion& question,
                                                               const Control& control = {});

    SearchRecording(const SearchRecording&) = delete;
    SearchRecording& operator=(const SearchRecording&) = delete;
    SearchRecording(SearchRecording&&) = delete;
    SearchRecording& operator=(SearchRecording&&) = delete;
    ~SearchRecording() = default;

    [[nodiscard]] const SearchQuestion& question() const { return question_; }
    [[nodiscard]] const pathfinding::SearchResult& result() const { return result_; }
    /// Why there was no search, as a sentence; empty where there was one.
    [[nodiscard]] const QString& fault() const { return fault_; }
    /// There is something to search, but not for this algorithm; fault() says why.
    [[nodiscard]] bool isRefused() const { return problem_ != nullptr && !fault_.isEmpty(); }
    [[nodiscard]] pathfinding::Cost unit() const { return problem_ ? problem_->unit() : 1; }

    /// How many states the run came across: their numbers are below it.
    [[nodiscard]] std::size_t states() const { return states_; }
    /// The cells of the maze to visit on the path, ascending; of other questions none.
    [[nodiscard]] const std::vector<pathfinding::Point>& targets() const;

    /// Where in the maze one is in a state; of the map and of puzzles nothing.
    [[nodiscard]] std::optional<pathfinding::Point> placeOf(pathfinding::State state) const;
    /// The order of the tiles in a state; of other questions nothing.
    [[nodiscard]] std::optional<pathfinding::Tiles> tilesIn(pathfinding::State state) const;
    /// The state that a cell or town by its number stands for: the one itself, or of several states
    /// generated there the last on the path found, or else the one with the fewest left to visit,
    /// the newest of these. Linear in the states.
    [[nodiscard]] std::optional<pathfinding::State> stateAt(std::size_t place) const;
    /// Moves that a puzzle's state is away from its goal at least, by Manhattan distance.
    [[nodiscard]] int distanceOf(pathfinding::State state) const { return distances_[state]; }

    /// How many moments there are after the first.
    [[nodiscard]] std::size_t size() const { return stops_.size() - 1; }
    /// Goes to a moment, or to the last one where that is before; a few milliseconds at most.
    /// With a part, 1 or more, only so much of the moment's last expansion has happened; from
    /// parts() on all of it.
    void goTo(std::size_t moment, std::optional<std::size_t> part = {});
    [[nodiscard]] std::size_t moment() const { return moment_; }
    /// Of how many parts, each an event or cells scanned in a row, the moment's last expansion is.
    [[nodiscard]] std::size_t parts() const;
    [[nodiscard]] bool isOver() const { return moment_ == size() && !part_end_; }
    /// The run ended before it was known whether there is a path: it was stopped, or came to a
    /// limit of states, expansions or depth.
    [[nodiscard]] bool isUndecided() const;
    /// What happened last; nothing where nothing did.
    [[nodiscard]] std::optional<pathfinding::Event> lastEvent() const;
    /// The goal that was taken out of the frontier at this moment, and keeps its mark; no_state
    /// where none was.
    [[nodiscard]] pathfinding::State reachedGoal() const;
    /// The states on the frontier, of a moment with these marks: without reachedGoal().
    [[nodiscard]] std::vector<std::size_t> waiting(const std::vector<std::uint8_t>& marks) const;
    [[nodiscard]] const pathfinding::Replay& replay() const { return *replay_; }
    /// The events between the moment before and this one: places in result().trace.events.
    [[nodiscard]] std::pair<std::size_t, std::size_t> eventsNow() const;

    /// How a state stands. Recursive best-first search forgets what lies behind a state that it
    /// goes back from: that is unseen again, though events of it were recorded.
    [[nodiscard]] pathfinding::Mark markOf(pathfinding::State state) const;
    /// The same of all states, as a pathfinding::Mark with backward_mark. One pass.
    [[nodiscard]] std::vector<std::uint8_t> marks() const;
    /// The path found if the run is over; before that, the path to the state expanded last.
    [[nodiscard]] std::vector<pathfinding::State> path() const;
    /// The path shown is the solution, not only the path to a state.
    [[nodiscard]] bool showsSolution() const;
    /// By cell of the maze, from marks(): where several states lie on a cell, whether one waits
    /// there, or else one was expanded.
    [[nodiscard]] std::vector<std::uint8_t> cellMarks(const std::vector<std::uint8_t>& marks) const;
    /// The cost of the path to a reached state from the start of its search.
    [[nodiscard]] std::optional<pathfinding::Cost> costTo(pathfinding::State state) const;
    /// The same of many states: what was found on the way is kept in `known`, which is of this
    /// moment.
    using Costs = std::unordered_map<pathfinding::State, pathfinding::Cost>;
    [[nodiscard]] std::optional<pathfinding::Cost> costTo(pathfinding::State state,
                                                          Costs& known) const;
    [[nodiscard]] pathfinding::Cost heuristicValue(pathfinding::State state) const;
    [[nodiscard]] QString nameOf(pathfinding::State state) const;
    /// Of a step of the path found: "East", "Up".
    [[nodiscard]] QString nameOfStep(std::size_t step) const;
    /// What leads from an expanded state to one of its successors costs at least; infinite_cost:
    /// nothing does.
    [[nodiscard]] pathfinding::Cost stepCost(pathfinding::State from, pathfinding::State to) const;

private:
    SearchRecording() = default;
    [[nodiscard]] std::vector<pathfinding::State> wayTo(pathfinding::State state) const;
    [[nodiscard]] bool isForgotten(pathfinding::State state) const;
    [[nodiscard]] bool isReached(pathfinding::State state) const;
    [[nodiscard]] std::size_t endOfPart(std::size_t part) const;
    void readProblem();
    void findStops();

    SearchQuestion question_;
    QString fault_;
    // A problem makes its states as it is asked, so that its functions change it.
    std::unique_ptr<pathfinding::Problem> problem_;
    std::size_t states_ = 0;
    const pathfinding::CollectProblem* collect_ = nullptr; ///< The problem, where it is one.
    const pathfinding::SlidingProblem* sliding_ = nullptr;
    std::vector<std::uint32_t> cells_;    ///< Of collect_, by state.
    std::vector<std::uint8_t> distances_; ///< Of sliding_, by state.
    pathfinding::SearchResult result_;
    std::vector<std::size_t> stops_{0}; ///< Where in the events each moment is.
    std::unique_ptr<pathfinding::Replay> replay_;
    std::size_t moment_ = 0;
    std::optional<std::size_t> part_end_; ///< Where in the events the part shown ends.
};

} // namespace loggia::ui
