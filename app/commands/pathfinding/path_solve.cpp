// One search, or all of them beside each other.
#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/base/json.hpp"
#include "app/commands/pathfinding/path.hpp"
#include "app/commands/pathfinding/path_input.hpp"
#include "core/base/letters.hpp"
#include "core/base/number_text.hpp"
#include "core/pathfinding/format.hpp"
#include "core/pathfinding/searches/compare.hpp"
#include "core/pathfinding/searches/explain.hpp"
#include "core/pathfinding/searches/trace.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::commands {

using namespace pathfinding;

namespace {

constexpr const char* solve_examples =
    "loggia-cli path solve maze.lay --algorithm ida-star-memory --draw\n"
    "loggia-cli path solve romania --algorithm rbfs\n"
    "loggia-cli path solve caves.map --start 3,4 --goal 90,60 --algorithm fast-jump-points\n"
    "loggia-cli path solve \"tiles:14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3\" --algorithm ida-star "
    "\\\n"
    "    --heuristic patterns\n\n";

constexpr const char* compare_examples =
    "loggia-cli path compare maze.lay\n"
    "loggia-cli path compare romania --start Zerind --algorithms a-star,greedy,rbfs\n"
    "loggia-cli path compare tiles:724506831 --csv\n\n";

constexpr const char* remarks =
    "ida-star and rbfs are the textbook versions, which store only the current path; on mazes\n"
    "with many paths they may never end. ida-star-memory and rbfs-memory always end.\n\n"
    "The fast searches need a single goal and uniform costs, fast-distances also four\n"
    "neighbours and the others eight. They report the preparation time separately, and draw\n"
    "only the path.\n\n"
    "The exit status is 0 even if there is no path.";

constexpr std::size_t most_drawn_events = 20'000'000;

std::vector<std::string> algorithm_ids() {
    std::vector<std::string> ids;
    ids.reserve(stepwise_algorithms.size() + fast_algorithms.size());
    for (const Algorithm algorithm : stepwise_algorithms)
        ids.emplace_back(info_of(algorithm).id);
    for (const Algorithm algorithm : fast_algorithms)
        ids.emplace_back(info_of(algorithm).id);
    return ids;
}

/// The name of the algorithm that textbooks call so, `BFS` or `A*`; else the text as it is.
std::string algorithm_named(const std::string& text) {
    struct Usual {
        std::string_view name;
        Algorithm algorithm;
    };
    static constexpr std::array usual{
        Usual{"bfs", Algorithm::breadth_first},
        Usual{"dfs", Algorithm::depth_first},
        Usual{"ucs", Algorithm::uniform_cost},
        Usual{"dijkstra", Algorithm::uniform_cost},
        Usual{"a*", Algorithm::a_star},
        Usual{"astar", Algorithm::a_star},
        Usual{"dls", Algorithm::depth_limited},
        Usual{"ids", Algorithm::iterative_deepening},
        Usual{"iddfs", Algorithm::iterative_deepening},
        Usual{"bi-bfs", Algorithm::bidirectional},
        Usual{"bi-ucs", Algorithm::bidirectional_cost},
        Usual{"ida*", Algorithm::ida_star},
        Usual{"idastar", Algorithm::ida_star},
        Usual{"jps", Algorithm::jump_point},
    };
    const std::string small = in_small_letters(text);
    const auto* const found = std::ranges::find(usual, std::string_view(small), &Usual::name);
    if (found != usual.end())
        return std::string(info_of(found->algorithm).id);
    return algorithm_of(small) ? small : text;
}

/// A list such as a-star,greedy.
Result<std::vector<Algorithm>> algorithms_of(std::string_view text) {
    std::vector<Algorithm> algorithms;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(',', at), text.size());
        const auto algorithm =
            algorithm_of(algorithm_named(std::string(text.substr(at, end - at))));
        if (!algorithm)
            return failure(fmt::format("expected one of {1}, found \"{0}\"",
                                       text.substr(at, end - at),
                                       fmt::join(algorithm_ids(), ", ")));
        algorithms.push_back(*algorithm);
        at = end + 1;
    }
    return algorithms;
}

void add_limit(Command command, std::optional<int>& limit, const char* help) {
    command.add_option("--limit", limit, help).between(0, no_depth_limit, RangeHint::hidden);
}

void add_most_expanded(Command command, std::uint64_t& most, const char* help) {
    command.add_option("--most-expanded", most, help);
}

void add_anyway(Command command, bool& anyway) {
    command.add_flag(
        "--anyway", anyway,
        "Search even if it is known that there is no path, as for tiles with the wrong parity");
}

int status_of(Ending ending, const Interrupt& interrupt) {
    if (ending == Ending::stopped)
        return interrupt.came() ? interrupted : failed;
    return ending == Ending::full || ending == Ending::limit ? failed : success;
}

Json json_of(Algorithm algorithm, const SearchResult& result, Cost unit) {
    Json json = Json::object({{"algorithm", std::string(info_of(algorithm).id)},
                              {"ending", std::string(to_text(result.ending))}});
    if (result.ending == Ending::solved) {
        json.set("steps", std::uint64_t{result.steps.size()});
        if (unit != octile_straight && result.cost % unit == 0)
            json.set("cost", static_cast<std::uint64_t>(result.cost / unit));
        else
            json.set("cost", real_cost(result.cost, unit));
    }
    if (!result.reason.empty())
        json.set("reason", result.reason);
    json.set("expanded", result.expanded);
    json.set("generated", result.generated);
    if (is_fast(algorithm)) {
        json.set("seconds", result.seconds);
        json.set("preparation_seconds", result.preparation_seconds);
        return json;
    }
    if (algorithm == Algorithm::jump_point)
        json.set("looked_over", result.looked_over);
    json.set("largest_frontier", std::uint64_t{result.largest_frontier});
    json.set("peak_bytes", std::uint64_t{result.peak_bytes});
    json.set("iterations", result.iterations);
    json.set("seconds", result.seconds);
    return json;
}

struct Solve {
    PathArguments arguments;
    std::string algorithm = "a-star";
    std::optional<int> limit;
    std::uint64_t most_expanded = no_expansion_limit;
    bool anyway = false;
    bool draw = false;
    bool json = false;
    bool notes = false;

    int operator()() const {
        const Algorithm chosen = *algorithm_of(algorithm);
        if (limit && chosen != Algorithm::depth_limited)
            throw UsageError("--limit", "needs --algorithm depth-limited");
        if (is_fast(chosen) && arguments.has_heuristic())
            throw UsageError("--heuristic",
                             "does not apply to the fast searches, which have their own");
        const Interrupt interrupt;
        const auto input = arguments.read(interrupt.control());
        if (!input)
            return interrupt.came() ? int{interrupted} : int{failed};
        if (draw && !input->maze)
            throw UsageError("--draw", "needs a maze");
        const auto made = input->make();
        if (!made)
            return interrupt.came() ? int{interrupted} : report(made.error(), "error");
        const auto& problem = *made;
        SearchOptions options;
        options.depth_limit = limit.value_or(no_depth_limit);
        options.most_expanded = most_expanded;
        options.most_events = draw ? most_drawn_events : 0;
        options.ask_first = !anyway;
        const auto result = search(*problem, chosen, options, interrupt.control());
        if (!result)
            return report(result.error(), "error");
        if (json)
            print_json(*problem, chosen, *result);
        else
            print(*problem, chosen, *result);
        if (draw)
            fmt::print("\n{}", drawn(*input, *problem, *result));
        if (notes)
            fmt::print("\n{}", explain(chosen));
        flush_output();
        return status_of(result->ending, interrupt);
    }

private:
    static void print(const Problem& problem, Algorithm chosen, const SearchResult& result) {
        fmt::print("{}: {}\n", info_of(chosen).title, to_text(result.ending));
        if (result.ending == Ending::solved) {
            fmt::print("cost {}, {} {}\n", cost_text(result.cost, problem.unit()),
                       result.steps.size(), plural(result.steps.size(), "step"));
            print_steps(problem, result);
        }
        if (!result.reason.empty())
            fmt::print("{}\n", result.reason);
        if (is_fast(chosen)) {
            fmt::print("expanded {}, generated {}, {:.3f} ms after {:.3f} ms of preparation\n",
                       result.expanded, result.generated, 1000 * result.seconds,
                       1000 * result.preparation_seconds);
            return;
        }
        fmt::print("expanded {}, generated {}, largest frontier {}, {} bytes", result.expanded,
                   result.generated, result.largest_frontier, result.peak_bytes);
        if (chosen == Algorithm::jump_point)
            fmt::print(", scanned {}", result.looked_over);
        if (result.iterations > 0)
            fmt::print(", {}", counted(static_cast<std::uint64_t>(result.iterations), "iteration"));
        fmt::print(", {:.3f} ms\n", 1000 * result.seconds);
    }

    /// The actions in lines; those that come several times in a row once, with their number.
    static void print_steps(const Problem& problem, const SearchResult& result) {
        std::string line;
        for (std::size_t i = 0; i < result.steps.size();) {
            const std::string name = problem.name(result.path[i], result.steps[i]);
            std::size_t end = i + 1;
            while (end < result.steps.size() &&
                   problem.name(result.path[end], result.steps[end]) == name)
                ++end;
            const std::string run = end - i == 1 ? name : fmt::format("{} {}", name, end - i);
            i = end;
            constexpr std::size_t width = 88;
            if (!line.empty() && line.size() + 2 + run.size() > width) {
                fmt::print("{},\n", line);
                line.clear();
            }
            line += line.empty() ? run : ", " + run;
        }
        if (!line.empty())
            fmt::print("{}\n", line);
    }

    static void print_json(const Problem& problem, Algorithm chosen, const SearchResult& result) {
        Json json = json_of(chosen, result, problem.unit());
        Json actions = Json::array();
        Json states = Json::array();
        for (std::size_t i = 0; i < result.path.size(); ++i) {
            states.push(problem.name(result.path[i]));
            if (i < result.steps.size())
                actions.push(problem.name(result.path[i], result.steps[i]));
        }
        json.set("actions", actions);
        json.set("states", states);
        fmt::print("{}", json.text());
    }

    /// The maze with what was expanded (:), what was left waiting (,), what runs looked over (')
    /// and the path (+).
    static std::string drawn(const PathProblem& input, Problem& problem,
                             const SearchResult& result) {
        Maze bare = *input.maze;
        bare.neighbours = Neighbours::four;
        std::string text = *to_text(bare, MazeFormat::plain);
        const auto put = [&](State state, char mark) {
            const Point at = input.place(problem, state);
            char& there =
                text[static_cast<std::size_t>(at.y) * (static_cast<std::size_t>(bare.width) + 1) +
                     static_cast<std::size_t>(at.x)];
            if (there != 'S' && there != 'G')
                there = mark;
        };
        Replay replay(result.trace, problem.states());
        replay.seek(replay.size());
        // Where a cell is several states, what says most of it is put last.
        const auto put_all = [&](Mark one, Mark other, char mark) {
            for (State state = 0; state < problem.states(); ++state)
                if (replay.mark(state) == one || replay.mark(state) == other)
                    put(state, mark);
        };
        put_all(Mark::looked_over, Mark::looked_over, '\'');
        put_all(Mark::frontier, Mark::cut, ',');
        put_all(Mark::expanded, Mark::left, ':');
        for (const State state : result.path)
            put(state, '+');
        return text;
    }
};

struct Compare {
    PathArguments arguments;
    std::vector<Algorithm> algorithms{stepwise_algorithms.begin(), stepwise_algorithms.end()};
    std::optional<int> limit;
    std::uint64_t most_expanded = no_expansion_limit;
    bool anyway = false;
    bool csv = false;
    bool json = false;

    int operator()() const {
        const Interrupt interrupt;
        const auto input = arguments.read(interrupt.control());
        if (!input)
            return interrupt.came() ? int{interrupted} : int{failed};
        SearchOptions options;
        options.depth_limit = limit.value_or(no_depth_limit);
        options.most_expanded = most_expanded;
        options.ask_first = !anyway;
        const Comparison comparison =
            compare(input->make, algorithms, options, interrupt.control());
        if (json) {
            Json rows = Json::array();
            for (const ComparisonRow& row : comparison.rows) {
                if (!row.result) {
                    rows.push(Json::object({{"algorithm", std::string(info_of(row.algorithm).id)},
                                            {"ending", "not possible"},
                                            {"reason", row.result.error().message}}));
                    continue;
                }
                Json json_row = json_of(row.algorithm, *row.result, comparison.unit);
                json_row.set("cheapest", comparison.is_cheapest(row));
                rows.push(json_row);
            }
            fmt::print("{}", rows.text());
        } else {
            fmt::print("{}", csv ? to_csv(comparison) : to_table(comparison));
        }
        flush_output();
        return comparison.stopped ? (interrupt.came() ? int{interrupted} : int{failed}) : success;
    }
};

} // namespace

void add_path_solve(Command group) {
    auto solve = std::make_shared<Solve>();
    const Command command = group.add_command("solve", "Find a path with one algorithm");
    command.footer(std::string(solve_examples) + remarks);
    solve->arguments.add_to(command);
    command.add_option("--algorithm", solve->algorithm, "Search algorithm")
        .type_name("NAME")
        .read_as(algorithm_named)
        .one_of(algorithm_ids())
        .show_default();
    add_limit(command, solve->limit, "Depth limit of depth-limited search (default: none)");
    add_most_expanded(command, solve->most_expanded,
                      "Maximum number of expansions (default: no limit)");
    add_anyway(command, solve->anyway);
    const Option draw = command.add_flag(
        "--draw", solve->draw,
        "Draw the maze: + path, : expanded, comma on the frontier, apostrophe scanned "
        "by jump point search");
    const Option json = command.add_flag("--json", solve->json, "Print JSON");
    const Option notes =
        command.add_flag("--notes", solve->notes, "Explain the algorithm and its common mistakes");
    json.excludes(draw).excludes(notes);
    command.action([solve] { return (*solve)(); });
}

void add_path_compare(Command group) {
    auto compare = std::make_shared<Compare>();
    const Command command = group.add_command("compare", "Compare all algorithms in a table");
    command.footer(std::string(compare_examples) + remarks);
    compare->arguments.add_to(command);
    command
        .add_option("--algorithms", compare->algorithms, algorithms_of,
                    "Compare only these algorithms, separated by commas (default: all except the "
                    "fast ones)")
        .type_name("NAMES");
    add_limit(command, compare->limit,
              "Depth limit of depth-limited search (default: large enough)");
    add_most_expanded(command, compare->most_expanded,
                      "Maximum number of expansions for each algorithm (default: no limit, but "
                      "millions for ida-star and rbfs)");
    add_anyway(command, compare->anyway);
    const Option csv = command.add_flag("--csv", compare->csv, "Print comma-separated values");
    command.add_flag("--json", compare->json, "Print JSON").excludes(csv);
    command.action([compare] { return (*compare)(); });
}

} // namespace loggia::commands
