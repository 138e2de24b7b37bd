#include "core/pathfinding/grids/scenario.hpp"

#include "core/base/random.hpp"
#include "core/base/scanner.hpp"
#include "core/pathfinding/grids/grid.hpp"
#include "core/pathfinding/grids/jump_point_search.hpp"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <utility>

namespace loggia::pathfinding {

namespace {

Result<Scenario> scenario_of(const TextLine& line) {
    const bool tabs = line.text.find('\t') != std::string_view::npos;
    const auto words = words_of(line.text, tabs ? "\t" : " ");
    if (words.size() != 9)
        return failure(fmt::format("expected bucket, map, width, height, start, goal and length, "
                                   "9 fields; found {}",
                                   words.size()),
                       line.span(0, line.text.size()));
    Scenario scenario;
    const auto number = [&](std::size_t field, int& value) -> Result<void> {
        const auto read = words[field].number<int>();
        if (!read || *read < 0)
            return failure("expected a number from 0 on",
                           line.span(words[field].at, words[field].text.size()));
        value = *read;
        return {};
    };
    const std::array fields{std::pair{0U, &scenario.bucket},  std::pair{2U, &scenario.width},
                            std::pair{3U, &scenario.height},  std::pair{4U, &scenario.start.x},
                            std::pair{5U, &scenario.start.y}, std::pair{6U, &scenario.goal.x},
                            std::pair{7U, &scenario.goal.y}};
    for (const auto& [field, value] : fields)
        if (const auto good = number(field, *value); !good)
            return tl::unexpected(good.error());
    scenario.map = words[1].text;
    for (const std::size_t field : {4U, 6U}) {
        const Point at = field == 4U ? scenario.start : scenario.goal;
        if (at.x >= scenario.width || at.y >= scenario.height)
            return failure(fmt::format("{},{} is not on a map of {} columns and {} rows", at.x,
                                       at.y, scenario.width, scenario.height),
                           line.span(words[field].at, words[field].text.size()));
    }
    const auto length = words[8].number<double>();
    if (!length || !std::isfinite(*length) || *length < 0)
        return failure("expected the length of the shortest way",
                       line.span(words[8].at, words[8].text.size()));
    scenario.length = *length;
    return scenario;
}

} // namespace

Result<std::vector<Scenario>> scenarios_of(std::string_view text) {
    const std::vector<TextLine> lines = lines_of(text);
    const auto head = lines.empty() ? std::vector<Word>() : words_of(lines.front().text);
    if (head.size() != 2 || head[0].text != "version" ||
        (head[1].text != "1" && head[1].text != "1.0"))
        return failure("expected version 1", SourceSpan{lines.empty() ? 1 : lines.front().number});
    std::vector<Scenario> scenarios;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        if (lines[i].text.empty())
            continue;
        auto scenario = scenario_of(lines[i]);
        if (!scenario)
            return tl::unexpected(scenario.error());
        scenarios.push_back(*std::move(scenario));
    }
    return scenarios;
}

std::string to_text(const std::vector<Scenario>& scenarios) {
    std::string text = "version 1\n";
    for (const Scenario& s : scenarios)
        text += fmt::format("{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\n", s.bucket, s.map, s.width,
                            s.height, s.start.x, s.start.y, s.goal.x, s.goal.y, s.length);
    return text;
}

Result<std::vector<Scenario>> random_scenarios(const Maze& maze, const std::string& map, int count,
                                               std::uint64_t seed, const Control& control) {
    const Grid grid(maze);
    JumpPointSearch search(grid);
    std::vector<std::size_t> floor;
    for (std::size_t cell = 0; cell < maze.cells(); ++cell)
        if (maze.terrain[cell] != wall)
            floor.push_back(cell);
    std::vector<Scenario> scenarios;
    Random random(seed);
    constexpr int tries_each = 20;
    for (int tries = 0; !floor.empty() && tries < count * tries_each; ++tries) {
        const Point start = maze.point(floor[random.below(floor.size())]);
        const Point goal = maze.point(floor[random.below(floor.size())]);
        const GridPath path = search.find(start, goal, control);
        if (!path.complete || control.stop_requested())
            return failure("stopped");
        if (!path.found)
            continue;
        constexpr double bucket_width = 4; // as the benchmark's own files have it
        const double length = path.length.length();
        scenarios.push_back({static_cast<int>(length / bucket_width), map, maze.width, maze.height,
                             start, goal, length});
        if (scenarios.size() == static_cast<std::size_t>(count))
            break;
    }
    return scenarios;
}

} // namespace loggia::pathfinding
