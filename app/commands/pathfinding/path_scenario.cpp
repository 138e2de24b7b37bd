// Scenario files of the MovingAI benchmarks: every question answered, and checked.
#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/base/threads_option.hpp"
#include "app/commands/pathfinding/path.hpp"
#include "core/base/number_text.hpp"
#include "core/pathfinding/format.hpp"
#include "core/pathfinding/grids/scenario.hpp"
#include "core/pathfinding/grids/scenario_map.hpp"
#include "core/pathfinding/searches/fast_search.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace loggia::commands {

using namespace pathfinding;

namespace {

/// A map and the searches of its surfaces, which are prepared when they are needed.
class MapSearches {
public:
    MapSearches(Maze map, Algorithm algorithm) : map_(std::move(map)), algorithm_(algorithm) {}

    /// Null where it was stopped.
    FastSearch* on(Surface surface, const Control& control) {
        auto& search = searches_.at(static_cast<std::size_t>(surface));
        if (!search)
            if (auto made = FastSearch::make(map_, algorithm_, control, surface))
                search.emplace(*std::move(made));
        return search ? &*search : nullptr;
    }

private:
    Maze map_;
    Algorithm algorithm_;
    std::array<std::optional<FastSearch>, surface_count> searches_;
};

struct ScenarioRun {
    std::string scenarios;
    std::string map;
    std::string method = "jump-table";
    bool each = false;
    ThreadsOption threads;

    int operator()() const {
        const Interrupt interrupt;
        const auto bytes = read_input(scenarios, interrupt.control());
        if (!bytes)
            return interrupt.came() ? interrupted : report(bytes.error(), "error");
        const auto list = scenarios_of(*bytes);
        if (!list)
            return report(list.error(), scenarios == "-" ? "standard input" : scenarios, *bytes);
        if (list->empty())
            return report({"the scenario file has no problems to solve"},
                          scenarios == "-" ? "standard input" : scenarios);
        Totals totals{LengthPrecision(*list)};
        // Files for many agents come without lengths; a single 0 says that there is no path.
        const auto zeros = std::count_if(list->begin(), list->end(), [](const Scenario& question) {
            return says_no_path(question);
        });
        totals.has_lengths =
            zeros < 2 || std::any_of(list->begin(), list->end(),
                                     [](const Scenario& question) { return question.length != 0; });
        // Questions of one map stand side by side.
        for (auto first = list->begin(); first != list->end() && !interrupt.came();) {
            const auto last = std::find_if(first, list->end(), [&](const Scenario& other) {
                return std::tie(other.map, other.width, other.height) !=
                       std::tie(first->map, first->width, first->height);
            });
            if (!answer({first, last}, totals, interrupt))
                return interrupt.came() ? interrupted : failed;
            first = last;
        }
        print(totals);
        if (interrupt.came())
            return interrupted;
        return totals.wrong == 0 && (totals.skipped == 0 || !totals.microseconds.empty()) ? success
                                                                                          : failed;
    }

private:
    struct Totals {
        LengthPrecision precision;
        bool has_lengths = true;
        std::size_t wrong = 0;
        std::size_t skipped = 0; ///< questions that cannot be asked on their map
        std::size_t in_water = 0;
        std::size_t among_trees = 0;
        std::uint64_t expanded = 0;
        std::vector<double> microseconds{};
    };

    /// The map of a question; nothing where it cannot be read, and the reason is on standard error.
    [[nodiscard]] std::optional<Maze> read_map(const Scenario& question,
                                               const Interrupt& interrupt) const {
        std::string path = map;
        if (map.empty()) {
            const auto found = find_map(scenarios == "-" ? "" : scenarios, question.map);
            if (!found) {
                report({fmt::format("the map {} is neither in the folder of the scenario file nor "
                                    "in the folders around it; give it with --map",
                                    question.map)},
                       "error");
                return std::nullopt;
            }
            path = found->string();
        }
        const auto bytes = read_input(path, interrupt.control());
        if (!bytes) {
            report(bytes.error(), "error");
            return std::nullopt;
        }
        auto maze = benchmark_map_of(*bytes);
        if (!maze) {
            report(maze.error(), path, *bytes);
            return std::nullopt;
        }
        const int width = maze->width;
        const int height = maze->height;
        Maze sized = sized_for(question, *std::move(maze));
        if (sized.width != width || sized.height != height)
            fmt::print("{}: scaled from {} and {} to {} and {}, according to the file\n",
                       question.map, counted(static_cast<unsigned>(width), "column"),
                       counted(static_cast<unsigned>(height), "row"), sized.width, sized.height);
        return sized;
    }

    /// What came of a question.
    struct Answered {
        std::optional<GridPath> way; ///< nothing where it was stopped
        double microseconds = 0;
    };

    /// False where a map cannot be had, or it was stopped.
    bool answer(const std::vector<Scenario>& questions, Totals& totals,
                const Interrupt& interrupt) const {
        const auto maze = read_map(questions.front(), interrupt);
        if (!maze)
            return false;
        std::vector<Scenario> asked;
        std::vector<Surface> surfaces;
        for (const Scenario& question : questions) {
            const auto surface = surface_for(question, *maze);
            if (!surface) {
                ++totals.skipped;
                continue;
            }
            totals.in_water += *surface == Surface::water ? 1U : 0U;
            totals.among_trees += *surface == Surface::trees ? 1U : 0U;
            asked.push_back(question);
            surfaces.push_back(*surface);
        }
        const Control control = interrupt.control();
        std::vector<Answered> answers(asked.size());
        const auto make_worker = [&] {
            // A search writes on its grid, so each thread has one of its own.
            auto searches = std::make_shared<MapSearches>(*maze, *algorithm_of("fast-" + method));
            return [&, searches](std::size_t i) {
                FastSearch* const search = searches->on(surfaces[i], control);
                if (search != nullptr)
                    answers[i] = answer_to(asked[i], *search, control);
                return answers[i].way.has_value();
            };
        };
        in_parallel_by_workers(asked.size(), threads.count(), make_worker);
        for (std::size_t i = 0; i < asked.size(); ++i)
            if (answers[i].way)
                count(asked[i], answers[i], totals);
        return !interrupt.came();
    }

    /// The surface of a question's start; nothing where the question cannot be asked, which is
    /// printed.
    static std::optional<Surface> surface_for(const Scenario& question, const Maze& map) {
        for (const Point at : {question.start, question.goal}) {
            const bool inside = map.inside(at);
            if (inside && map.surface(at))
                continue;
            fmt::print("({}, {}) to ({}, {}): skipped, ({}, {}) is {}\n", question.start.x,
                       question.start.y, question.goal.x, question.goal.y, at.x, at.y,
                       inside ? std::string("a wall")
                              : fmt::format("not on the map of {} and {}",
                                            counted(static_cast<unsigned>(map.width), "column"),
                                            counted(static_cast<unsigned>(map.height), "row")));
            return std::nullopt;
        }
        return map.surface(question.start);
    }

    static Answered answer_to(const Scenario& question, FastSearch& search,
                              const Control& control) {
        using Clock = std::chrono::steady_clock;
        const auto before = Clock::now();
        GridPath way = search.find(question.start, question.goal, control);
        const std::chrono::duration<double, std::micro> time = Clock::now() - before;
        if (!way.complete)
            return {};
        return {std::move(way), time.count()};
    }

    void count(const Scenario& question, const Answered& answered, Totals& totals) const {
        const GridPath& way = *answered.way;
        totals.microseconds.push_back(answered.microseconds);
        totals.expanded += way.expanded;
        const double length = way.length.length();
        const bool right =
            !totals.has_lengths ||
            (way.found ? totals.precision.agrees(length, question) : says_no_path(question));
        totals.wrong += right ? 0U : 1U;
        if (each || !right)
            fmt::print("({}, {}) to ({}, {}): {}, the file has {}; expanded {}\n", question.start.x,
                       question.start.y, question.goal.x, question.goal.y,
                       way.found ? fmt::format("{:.8f}", length) : "no path", question.printed,
                       way.expanded);
    }

    void print(Totals& totals) const {
        std::vector<double>& times = totals.microseconds;
        if (!times.empty()) {
            const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
            std::nth_element(times.begin(), middle, times.end());
            print_to_stderr("{}: expanded {}, median {:.1f} us, worst {:.1f} us\n", method,
                            totals.expanded, *middle,
                            *std::max_element(times.begin(), times.end()));
        }
        if (totals.has_lengths)
            fmt::print("{} of {} {} with the file\n", times.size() - totals.wrong, times.size(),
                       plural(times.size(), "length agrees", "lengths agree"));
        else
            fmt::print("{} answered; the file has no lengths (all are 0)\n",
                       counted(times.size(), "question"));
        const auto note = [](std::size_t count, std::string_view what) {
            if (count > 0)
                fmt::print("{} question{} {}\n", count, count == 1 ? "" : "s", what);
        };
        note(totals.in_water, "in water, with steps only in water");
        note(totals.among_trees, "among trees, with steps only among trees");
        note(totals.skipped, "skipped: start or goal is a wall or off the map");
        flush_output();
    }
};

} // namespace

void add_path_scenario(Command group) {
    auto run = std::make_shared<ScenarioRun>();
    const Command command =
        group.add_command("scenario", "Solve a MovingAI scenario file and check its path lengths");
    command.footer(
        "Loggia looks for the maps in the folder of the scenario file and the folders around\n"
        "it, unless --map gives the map. Lengths are compared to the precision of the file.\n"
        "Swamp is floor; there are no steps between land, water and trees, as in the\n"
        "benchmark's own program. Questions whose start or goal is a wall or off the map are\n"
        "printed and skipped.\n\n"
        "The exit status is 1 if a length differs from the file or if all questions were skipped.");
    command.add_option("SCENARIOS", run->scenarios, "A .scen file").required().type_name("");
    command.add_option("--map", run->map, "Map file (overrides the name in the scenario file)")
        .type_name("FILE");
    command.add_option("--method", run->method, "landmarks, jump-table, jump-points or a-star")
        .one_of({"landmarks", "jump-table", "jump-points", "a-star"})
        .show_default();
    command.add_flag("--each", run->each, "Print one line for each question");
    run->threads.add_to(command, "Number of questions to answer in parallel");
    command.action([run] { return (*run)(); });
}

} // namespace loggia::commands
