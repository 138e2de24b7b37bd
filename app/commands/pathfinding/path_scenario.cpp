// Scenario files of the MovingAI benchmarks: every question answered, and checked.
#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/pathfinding/path.hpp"
#include "core/pathfinding/format.hpp"
#include "core/pathfinding/grids/scenario.hpp"
#include "core/pathfinding/searches/fast_search.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace loggia::commands {

using namespace pathfinding;

namespace {

/// Lengths in such files are rounded, some of them to six digits.
constexpr double tolerance = 1e-4;

struct ScenarioRun {
    std::string scenarios;
    std::string map;
    std::string method = "jump-table";
    bool each = false;

    int operator()() const {
        const Interrupt interrupt;
        const auto bytes = read_input(scenarios, interrupt.control());
        if (!bytes)
            return report(bytes.error(), "error");
        const auto list = scenarios_of(*bytes);
        if (!list)
            return report(list.error(), scenarios == "-" ? "standard input" : scenarios, *bytes);
        Totals totals;
        // Questions of one map stand side by side.
        for (auto first = list->begin(); first != list->end() && !interrupt.came();) {
            const auto last = std::find_if(
                first, list->end(), [&](const Scenario& other) { return other.map != first->map; });
            if (!answer({first, last}, totals, interrupt))
                return interrupt.came() ? interrupted : failed;
            first = last;
        }
        print(totals);
        if (interrupt.came())
            return interrupted;
        return totals.wrong == 0 ? success : failed;
    }

private:
    struct Totals {
        std::size_t wrong = 0;
        std::uint64_t expanded = 0;
        std::vector<double> microseconds;
    };

    bool answer(const std::vector<Scenario>& questions, Totals& totals,
                const Interrupt& interrupt) const {
        const std::string path =
            !map.empty()
                ? map
                : (std::filesystem::path(scenarios).parent_path() / questions.front().map).string();
        const auto bytes = read_input(path, interrupt.control());
        if (!bytes) {
            report(bytes.error(), "error");
            return false;
        }
        const auto maze = maze_of(*bytes);
        if (!maze) {
            report(maze.error(), path, *bytes);
            return false;
        }
        const Control control = interrupt.control();
        auto search = FastSearch::make(*maze, *algorithm_of("fast-" + method), control);
        if (!search)
            return false;
        const Grid& grid = search->grid();
        using Clock = std::chrono::steady_clock;
        for (const Scenario& question : questions) {
            if (!grid.inside(question.start) || !grid.inside(question.goal)) {
                report({fmt::format("the map {} has {} columns and {} rows", question.map,
                                    grid.width(), grid.height())},
                       "error");
                return false;
            }
            const auto before = Clock::now();
            const GridPath way = search->find(question.start, question.goal, control);
            const std::chrono::duration<double, std::micro> time = Clock::now() - before;
            if (!way.complete)
                return true;
            totals.microseconds.push_back(time.count());
            totals.expanded += way.expanded;
            const double length = way.found ? way.length.length() : 0;
            const bool right = std::abs(length - question.length) <= tolerance;
            totals.wrong += right ? 0U : 1U;
            if (each || !right)
                fmt::print("{},{} to {},{}: {}, the file says {:.8g}; expanded {}\n",
                           question.start.x, question.start.y, question.goal.x, question.goal.y,
                           way.found ? fmt::format("{:.8f}", length) : "no path", question.length,
                           way.expanded);
        }
        return true;
    }

    void print(Totals& totals) const {
        std::vector<double>& times = totals.microseconds;
        if (!times.empty()) {
            const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
            std::nth_element(times.begin(), middle, times.end());
            fmt::print(stderr, "{}: expanded {}, median {:.1f} us, worst {:.1f} us\n", method,
                       totals.expanded, *middle, *std::max_element(times.begin(), times.end()));
        }
        fmt::print("{} of {} lengths as the file says\n", times.size() - totals.wrong,
                   times.size());
        flush_output();
    }
};

} // namespace

void add_path_scenario(Command group) {
    auto run = std::make_shared<ScenarioRun>();
    const Command command =
        group.add_command("scenario", "Answer a MovingAI scenario file and check its lengths");
    command.footer(
        "The maps are looked for beside the scenario file, unless --map names the one map.\n"
        "Exit status 1 where a length is not the one that the file says.");
    command.add_option("SCENARIOS", run->scenarios, "A .scen file").required().type_name("");
    command.add_option("--map", run->map, "The map, whatever the file calls it").type_name("FILE");
    command.add_option("--method", run->method, "landmarks, jump-table, jump-points or a-star")
        .one_of({"landmarks", "jump-table", "jump-points", "a-star"})
        .show_default();
    command.add_flag("--each", run->each, "Print a line for each question");
    command.action([run] { return (*run)(); });
}

} // namespace loggia::commands
