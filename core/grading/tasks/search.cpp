// Search in mazes: layouts of the Berkeley Pacman framework, by the algorithms of the textbook.
#include "core/pathfinding/searches/search.hpp"

#include "core/base/number_text.hpp"
#include "core/grading/tasks/judging.hpp"
#include "core/grading/tasks/search_answer.hpp"
#include "core/grading/tasks/task_list.hpp"
#include "core/pathfinding/format.hpp"
#include "core/pathfinding/generate.hpp"
#include "core/pathfinding/problems/grid_problem.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace loggia::grading {

namespace {

using pathfinding::Algorithm;
using pathfinding::Cost;
using pathfinding::Maze;
using pathfinding::Point;
using pathfinding::State;
using pathfinding::Step;

enum SearchCheck : std::size_t {
    search_breadth_first,
    search_depth_first,
    search_uniform_cost,
    search_a_star,
    search_depth_limited,
    search_iterative_deepening,
    search_bidirectional,
    search_ida_star,
    search_rbfs,
    search_expansions,
    search_corners
};

constexpr const char* maze_name = "maze.lay";
/// The framework's StayWestSearchAgent: entering the cell in column x, from 0, costs 2^x.
constexpr const char* stay_west = "stay-west";

/// What a hand-in is asked: `PROGRAM maze.lay ALGORITHM [LIMIT | stay-west]`.
struct Asked {
    Algorithm algorithm = Algorithm::breadth_first;
    bool stays_west = false;
    int limit = pathfinding::no_depth_limit;
};

Asked asked_of(const Case& value) {
    Asked asked;
    asked.algorithm =
        pathfinding::algorithm_of(value.arguments.at(1)).value_or(Algorithm::breadth_first);
    if (value.arguments.size() > 2) {
        const std::string& last = value.arguments[2];
        asked.stays_west = last == stay_west;
        if (!asked.stays_west)
            std::from_chars(last.data(), last.data() + last.size(), asked.limit);
    }
    return asked;
}

/// A layout with the costs of the question, whose successors come in the framework's order or
/// backwards.
class LayoutProblem final : public pathfinding::Problem {
public:
    LayoutProblem(const Maze& maze, bool stays_west, bool backwards)
        : grid_(maze), stays_west_(stays_west), backwards_(backwards) {}

    [[nodiscard]] State start() override { return grid_.start(); }
    [[nodiscard]] bool is_goal(State state) const override { return grid_.is_goal(state); }
    void successors(State state, std::vector<Step>& steps) override {
        grid_.successors(state, steps);
        if (stays_west_)
            for (Step& step : steps)
                step.cost = Cost{1} << grid_.maze().point(step.state).x;
        if (backwards_)
            std::reverse(steps.begin(), steps.end());
    }
    [[nodiscard]] Cost heuristic_value(State state) override {
        return grid_.heuristic_value(state);
    }
    [[nodiscard]] std::size_t states() const noexcept override { return grid_.states(); }
    [[nodiscard]] std::optional<State> goal() override { return grid_.goal(); }
    void predecessors(State state, std::vector<Step>& steps) override {
        grid_.predecessors(state, steps);
    }
    [[nodiscard]] std::string name(State state) const override { return grid_.name(state); }
    [[nodiscard]] std::string name(State from, const Step& step) const override {
        return grid_.name(from, step);
    }

private:
    pathfinding::GridProblem grid_;
    bool stays_west_;
    bool backwards_;
};

/// The states expanded by uniform-cost search or A* where a cheaper path to a waiting state leaves
/// it in its place among equals, as a priority queue with "decrease key" does; the textbook search
/// puts it behind them. Only layouts on which both are the same are asked for counts.
std::uint64_t expanded_in_place(LayoutProblem& problem, bool informed) {
    struct Reached {
        Cost cost = pathfinding::infinite_cost;
        std::size_t order = 0;
        bool waits = false;
        bool done = false;
    };
    std::vector<Reached> known(problem.states());
    std::vector<State> waiting;
    std::vector<Step> steps;
    std::size_t order = 0;
    std::uint64_t expanded = 0;
    const auto reach = [&](State state, Cost cost) {
        Reached& there = known[state];
        if (there.done || cost >= there.cost)
            return;
        there.cost = cost;
        if (!std::exchange(there.waits, true)) {
            there.order = order++;
            waiting.push_back(state);
        }
    };
    reach(problem.start(), 0);
    while (!waiting.empty()) {
        const auto key = [&](State state) {
            return std::tuple(known[state].cost + (informed ? problem.heuristic_value(state) : 0),
                              known[state].order);
        };
        const auto best = std::min_element(waiting.begin(), waiting.end(),
                                           [&](State a, State b) { return key(a) < key(b); });
        const State state = *best;
        waiting.erase(best);
        if (problem.is_goal(state))
            return expanded;
        known[state].done = true;
        ++expanded;
        problem.successors(state, steps);
        for (const Step& step : steps)
            reach(step.state, known[state].cost + step.cost);
    }
    return expanded;
}

/// What the textbook says of a question.
struct Reference {
    pathfinding::SearchResult result;
    std::uint64_t other_count = 0; ///< Of depth-first search that takes successors in turn.
    bool is_definite = true;       ///< The count is the same however ties in a queue are kept.
};

Result<Reference> reference_of(const Maze& maze, const Asked& asked, const Control& control) {
    LayoutProblem problem(maze, asked.stays_west, false);
    Reference reference;
    // The variants with memory find paths of the same cost, and end on any layout.
    const Algorithm algorithm = asked.algorithm == Algorithm::ida_star ? Algorithm::ida_star_memory
                                : asked.algorithm == Algorithm::recursive_best_first
                                    ? Algorithm::rbfs_memory
                                    : asked.algorithm;
    auto result = search(problem, algorithm, {.depth_limit = asked.limit}, control);
    if (!result)
        return tl::unexpected(std::move(result.error()));
    if (result->ending == pathfinding::Ending::stopped)
        return failure("stopped");
    reference.result = *std::move(result);
    reference.other_count = reference.result.expanded;
    if (asked.algorithm == Algorithm::depth_first) {
        LayoutProblem backwards(maze, asked.stays_west, true);
        const auto other = search(backwards, asked.algorithm, {}, control);
        if (!other)
            return tl::unexpected(other.error());
        reference.other_count = other->expanded;
    }
    if (asked.algorithm == Algorithm::uniform_cost || asked.algorithm == Algorithm::a_star)
        reference.is_definite = reference.result.expanded ==
                                expanded_in_place(problem, asked.algorithm == Algorithm::a_star);
    return reference;
}

Result<Maze> maze_of_case(const Case& value) {
    return pathfinding::maze_of(value.files.front().text, pathfinding::MazeFormat::layout)
        .and_then([](Maze maze) { return with_ends(std::move(maze), {}, {}); });
}

std::string title_of(const Asked& asked) {
    std::string title(info_of(asked.algorithm).title);
    if (asked.stays_west)
        title += ", costs 2^x";
    if (asked.limit != pathfinding::no_depth_limit)
        title += fmt::format(", limit {}", asked.limit);
    return title;
}

Case search_case(std::size_t check, std::string title, std::string layout, const Asked& asked) {
    Case value{check,
               std::move(title),
               {{maze_name, std::move(layout)}},
               {maze_name, std::string(info_of(asked.algorithm).id)}};
    if (asked.stays_west)
        value.arguments.emplace_back(stay_west);
    if (asked.limit != pathfinding::no_depth_limit)
        value.arguments.push_back(std::to_string(asked.limit));
    return value;
}

/// The same maze with its goal in the framework's cell (1,1), where most hand-ins look for it
/// whatever the layout. Where no path leads there, a corridor to the former goal is dug.
Maze with_corner_goal(Maze maze, bool has_path) {
    const Point corner{1, maze.height - 2};
    Point at = corner;
    const auto dig = [&] {
        std::uint8_t& terrain = maze.terrain[maze.index(at)];
        terrain = std::max<std::uint8_t>(terrain, 1);
    };
    if (!has_path && maze.goal) {
        for (; at.x != maze.goal->x; at.x += at.x < maze.goal->x ? 1 : -1)
            dig();
        for (; at.y != maze.goal->y; at.y += at.y < maze.goal->y ? 1 : -1)
            dig();
    }
    maze.goal = corner;
    return with_layout_goal(std::move(maze));
}

/// Corridors without loops for searches that follow paths, of which there are too many elsewhere.
Result<std::string> random_layout(Random& random, bool few_paths, int number,
                                  const Control& control) {
    using pathfinding::MazeKind;
    constexpr std::array kinds{MazeKind::perfect, MazeKind::braided, MazeKind::rooms,
                               MazeKind::open,    MazeKind::caves,   MazeKind::obstacles};
    pathfinding::GenerateOptions options;
    options.seed = random.next();
    if (few_paths) {
        options.kind = number % 2 == 0 ? MazeKind::perfect : MazeKind::braided;
        options.width = 7 + 2 * std::min(number / 2, 3);
        options.height = 7 + 2 * std::min(number / 3, 1);
    } else {
        options.kind = kinds.at(static_cast<std::size_t>(number) % kinds.size());
        options.width = 7 + 2 * std::min(number, 6);
        options.height = 7 + 2 * std::min(number / 2, 4);
    }
    auto maze = pathfinding::generate(options, control);
    if (!maze)
        return tl::unexpected(maze.error());
    return to_text(with_corner_goal(*std::move(maze), few_paths), pathfinding::MazeFormat::layout);
}

struct Question {
    SearchCheck check;
    Asked asked;
    bool few_paths = false;
};
constexpr std::array search_questions{
    Question{search_breadth_first, {Algorithm::breadth_first}},
    Question{search_depth_first, {Algorithm::depth_first}},
    Question{search_uniform_cost, {Algorithm::uniform_cost, true}},
    Question{search_a_star, {Algorithm::a_star}},
    Question{search_depth_limited, {Algorithm::depth_limited}, true},
    Question{search_iterative_deepening, {Algorithm::iterative_deepening}, true},
    Question{search_bidirectional, {Algorithm::bidirectional}},
    Question{search_ida_star, {Algorithm::ida_star}, true},
    Question{search_rbfs, {Algorithm::recursive_best_first}, true}};
constexpr std::array counted_questions{
    Asked{Algorithm::breadth_first}, Asked{Algorithm::depth_first},
    Asked{Algorithm::uniform_cost, true}, Asked{Algorithm::a_star}};

/// A depth limit that tells something: the length of the shortest path, one less, or a little more.
Result<int> limit_for(const Maze& maze, int number, const Control& control) {
    const auto shortest = reference_of(maze, {Algorithm::breadth_first}, control);
    if (!shortest)
        return tl::unexpected(shortest.error());
    const auto steps = static_cast<int>(shortest->result.steps.size());
    return number % 3 == 0 ? steps : number % 3 == 1 ? std::max(steps - 1, 0) : steps + 3;
}

struct LayoutText {
    const char* title;
    const char* text;
};
// Where hand-ins go wrong: no search at all, no path, and paths that are found in the wrong order.
constexpr std::array corner_layouts{
    LayoutText{"the start is the goal", "%%%%%\n%   %\n%P  %\n%%%%%\n"},
    LayoutText{"there is no path", "%%%%%%%\n%  % P%\n% %%% %\n%.%   %\n%%%%%%%\n"},
    LayoutText{"one step", "%%%%\n%. P%\n%%%%\n"},
    LayoutText{"a loop", "%%%%%%%\n%    P%\n% %%% %\n%     %\n%%%%%%%\n"},
    LayoutText{"a cheaper path is found later", "%%%%%%%%\n%     P%\n% %%%% %\n% %    %\n"
                                                "% % %% %\n%     %%\n%%%%%%%%\n"},
    LayoutText{"an open room", "%%%%%%%%\n%      %\n%      %\n%  P   %\n%      %\n%%%%%%%%\n"},
    LayoutText{"dead ends", "%%%%%%%%%\n%P      %\n%%% % %%%\n%   % % %\n% %%%%% %\n%       %\n"
                            "%%%%%%%%%\n"},
};
/// Of two ways to the junction before the goal, depth-first search tries the longer one first: the
/// first of these does so where it takes successors in turn, the other where it takes them from a
/// stack. A search that never comes back to a state then misses the goal.
struct JunctionLayout {
    const char* text;
    int shortest;
};
constexpr std::array junction_layouts{
    JunctionLayout{"%%%%%%%%\n%%%%   %\n%%%% %P%\n%      %\n%%%%%%%%\n", 6},
    JunctionLayout{"%%%%%%%%\n%      %\n% %% %P%\n% %%   %\n%%%%%%%%\n", 8}};

std::vector<Case> corner_cases() {
    std::vector<Case> cases;
    for (const LayoutText& corner : corner_layouts)
        for (const Asked& asked : counted_questions)
            cases.push_back(search_case(search_corners,
                                        fmt::format("{}: {}", title_of(asked), corner.title),
                                        corner.text, asked));
    return cases;
}

Result<std::vector<Case>> search_cases(const CaseOrder& order, const Control& control) {
    std::vector<Case> cases;
    for (const Question& question : search_questions)
        for (int number = 0; number < order.cases; ++number) {
            Random random = random_of(order, question.check, number);
            auto layout = random_layout(random, question.few_paths, number, control);
            if (!layout)
                return tl::unexpected(std::move(layout.error()));
            Asked asked = question.asked;
            if (asked.algorithm == Algorithm::depth_limited) {
                const auto maze = maze_of_case({0, {}, {{maze_name, *layout}}, {}});
                const auto limit = maze ? limit_for(*maze, number, control)
                                        : Result<int>(tl::unexpected(maze.error()));
                if (!limit)
                    return tl::unexpected(limit.error());
                asked.limit = *limit;
            }
            cases.push_back(
                search_case(question.check, title_of(asked), *std::move(layout), asked));
        }
    for (const JunctionLayout& junction : junction_layouts)
        for (const int more : {-1, 0, 1}) {
            const Asked asked{Algorithm::depth_limited, false, junction.shortest + more};
            cases.push_back(
                search_case(search_depth_limited, title_of(asked), junction.text, asked));
        }
    for (const Asked& asked : counted_questions)
        for (int number = 0, tries = 0; number < order.cases; ++tries) {
            Random random = random_of(order, search_expansions, 1000 * number + tries);
            auto layout = random_layout(random, false, number, control);
            if (!layout)
                return tl::unexpected(std::move(layout.error()));
            Case value = search_case(search_expansions, title_of(asked), *std::move(layout), asked);
            const auto maze = maze_of_case(value);
            const auto reference = maze ? reference_of(*maze, asked, control)
                                        : Result<Reference>(tl::unexpected(maze.error()));
            if (!reference)
                return tl::unexpected(reference.error());
            if (!reference->is_definite)
                continue;
            cases.push_back(std::move(value));
            ++number;
            tries = -1;
        }
    auto corners = corner_cases();
    cases.insert(cases.end(), std::make_move_iterator(corners.begin()),
                 std::make_move_iterator(corners.end()));
    return cases;
}

/// Follows the moves from the start: the cost, or what is wrong with them.
Result<Cost> walked_cost(const Maze& maze, const Asked& asked,
                         const std::vector<SearchMove>& moves) {
    Point at = *maze.start;
    Cost cost = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const pathfinding::Direction& by =
            pathfinding::directions.at(static_cast<std::size_t>(moves[i]));
        if (!can_move(maze, at, by))
            return failure(fmt::format("Move {}, {} from column {}, row {} (counted from 0 at the "
                                       "upper left), leads into a wall.",
                                       i + 1, by.name, at.x, at.y));
        at = moved(at, by);
        cost += asked.stays_west ? Cost{1} << at.x : 1;
    }
    if (at != *maze.goal)
        return failure(fmt::format("The path ends in column {}, row {} (counted from 0 at the "
                                   "upper left); the goal is in column {}, row {}.",
                                   at.x, at.y, maze.goal->x, maze.goal->y));
    return cost;
}

std::string expected_answer(const Reference& reference, const Asked& asked, std::size_t check) {
    const auto& result = reference.result;
    std::string text;
    if (check == search_expansions)
        text = reference.other_count == result.expanded
                   ? fmt::format("expanded {}\n", result.expanded)
                   : fmt::format("expanded {} (successors from a stack) or {} (by recursion)\n",
                                 result.expanded, reference.other_count);
    if (result.ending != pathfinding::Ending::solved)
        return text + "no path\n";
    std::string path = "path";
    for (const Step& step : result.steps)
        path += fmt::format(" {}", pathfinding::directions.at(step.action).name);
    return fmt::format("cost {}\n{}{}{}\n", result.cost, text, path,
                       info_of(asked.algorithm).promise == pathfinding::Promise::nothing
                           ? ", or any other path"
                           : ", or any other path of this cost");
}

/// What is wrong with the path of an answer, or nothing.
std::string fault_of_path(const Maze& maze, const Asked& asked, const Reference& reference,
                          const SearchAnswer& answer) {
    const auto& result = reference.result;
    const bool solved = result.ending == pathfinding::Ending::solved;
    if (!answer.moves)
        return answer.no_path && !solved ? ""
               : answer.no_path
                   ? fmt::format("Your program finds no path. There is one of cost {}.",
                                 result.cost)
                   : R"(The output has neither a line such as "path North East East" nor "no path".)";
    const auto cost = walked_cost(maze, asked, *answer.moves);
    if (!cost)
        return cost.error().message;
    const auto steps = static_cast<int>(answer.moves->size());
    if (steps > asked.limit)
        return fmt::format("The path has {}, more than the limit {}.",
                           counted(answer.moves->size(), "step"), asked.limit);
    if (!answer.cost)
        return "The output has no line such as \"cost 12\".";
    if (*answer.cost != static_cast<double>(*cost))
        return fmt::format("The path costs {}, but the output says {:g}.", *cost, *answer.cost);
    if (info_of(asked.algorithm).promise != pathfinding::Promise::nothing && *cost > result.cost)
        return fmt::format("{} finds a path of cost {}; this one costs {}.",
                           info_of(asked.algorithm).title, result.cost, *cost);
    return {};
}

Result<Judgement> judge_search(const Case& value, const Trial& trial, const Control& control) {
    const Asked asked = asked_of(value);
    const auto maze = maze_of_case(value);
    if (!maze)
        return tl::unexpected(maze.error());
    const auto reference = reference_of(*maze, asked, control);
    if (!reference) {
        Judgement none;
        none.stopped = control.stop_requested();
        if (none.stopped)
            return none;
        return tl::unexpected(reference.error());
    }
    std::string expected = expected_answer(*reference, asked, value.check);
    const auto end = trial.run(value.files, value.arguments, {});
    if (!end)
        return tl::unexpected(end.error());
    if (!has_output(*end))
        return no_output(*end, trial.limits, std::move(expected));
    Judgement result;
    constexpr std::size_t most_lines = 12;
    result.expected = std::move(expected);
    result.got = first_lines(output_of(*end), most_lines);
    const SearchAnswer answer = search_answer_of(output_of(*end));
    result.why = fault_of_path(*maze, asked, *reference, answer);
    if (result.why.empty() && value.check == search_expansions) {
        const std::uint64_t count = reference->result.expanded;
        if (!answer.expanded)
            result.why = "The output has no line such as \"expanded 12\".";
        else if (*answer.expanded != count && *answer.expanded != reference->other_count)
            result.why = fmt::format(
                "{} expands {} with successors in the order north, south, east, west, a goal test "
                "on expansion and ties broken by age; your program expands {}.",
                info_of(asked.algorithm).title, counted(count, "node"), *answer.expanded);
    }
    result.passed = result.why.empty();
    return result;
}

/// Layouts without one of their inner rows or columns.
std::vector<Case> smaller_search(const Case& value) {
    std::vector<Case> result;
    const auto rows = lines_of(value.files.front().text);
    const auto add = [&](std::string layout) {
        Case smaller = value;
        smaller.files.front().text = std::move(layout);
        const auto maze = maze_of_case(smaller);
        if (!maze)
            return;
        const auto reference = reference_of(*maze, asked_of(smaller), {});
        if (reference && (value.check != search_expansions || reference->is_definite))
            result.push_back(std::move(smaller));
    };
    constexpr std::size_t least = 3;
    for (std::size_t row = 1; row + 1 < rows.size() && rows.size() > least; ++row) {
        auto fewer = rows;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(row));
        add(joined_lines(fewer));
    }
    const std::size_t width = rows.empty() ? 0 : rows.front().size();
    for (std::size_t column = 1; column + 1 < width && width > least + 1; ++column) {
        std::string layout;
        for (const std::string_view row : rows) {
            std::string narrow(row);
            if (column < narrow.size())
                narrow.erase(column, 1);
            layout += narrow + '\n';
        }
        add(std::move(layout));
    }
    return result;
}

std::string search_picture(const Case& value) {
    const auto maze = maze_of_case(value);
    if (!maze)
        return {};
    constexpr int step = 16;
    std::string text = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\"The maze\" "
        "width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\" font-size=\"12\" "
        "text-anchor=\"middle\" fill=\"currentColor\">\n",
        maze->width * step, maze->height * step);
    for (int y = 0; y < maze->height; ++y)
        for (int x = 0; x < maze->width; ++x)
            if (!maze->passable({x, y}))
                text += fmt::format(
                    "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" opacity=\"0.6\"/>\n",
                    x * step, y * step, step, step);
    const auto letter = [&](Point at, const char* sign) {
        text += fmt::format("<text x=\"{}\" y=\"{}\">{}</text>\n", at.x * step + step / 2,
                            at.y * step + step - 4, sign);
    };
    letter(*maze->start, *maze->start == *maze->goal ? "PG" : "P");
    if (*maze->start != *maze->goal)
        letter(*maze->goal, "G");
    return text + "</svg>\n";
}

} // namespace

Task search_task() {
    Task task;
    task.id = "search";
    task.title = "Search in mazes";
    task.summary =
        "A program that searches a maze: the path, its cost, and how many nodes it expands.";
    task.usage = "PROGRAM maze.lay ALGORITHM [LIMIT | stay-west]";
    task.program_names = {"search", "pathfinding", "main", "run"};
    task.checks = {
        {"breadth-first", "Breadth-first search", 4},
        {"depth-first", "Depth-first search", 4},
        {"uniform-cost", "Uniform-cost search", 5},
        {"a-star", "A*", 5},
        {"depth-limited", "Depth-limited search", 4},
        {"iterative-deepening", "Iterative deepening", 4},
        {"bidirectional", "Bidirectional search", 4},
        {"ida-star", "Iterative deepening A*", 4},
        {"rbfs", "Recursive best-first search", 4},
        {"expansions", "Nodes expanded", 8},
        {"corner-cases", "Corner cases", 4},
    };
    task.cases = search_cases;
    task.judge = judge_search;
    task.smaller = smaller_search;
    task.picture = search_picture;
    return task;
}

} // namespace loggia::grading
