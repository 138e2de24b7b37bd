#include "core/pathfinding/grids/scenario_map.hpp"

#include "core/base/file.hpp"
#include "core/pathfinding/format.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace loggia::pathfinding {

namespace {

/// Start and goal of the longest question that can be asked on the map, of those that `is_about`
/// it; whether there is one.
bool take_longest_question(Maze& maze, const std::vector<Scenario>& scenarios,
                           const auto& is_about) {
    const Scenario* longest = nullptr;
    for (const Scenario& each : scenarios)
        if (is_about(each) && maze.passable(each.start) && maze.passable(each.goal) &&
            (longest == nullptr || each.length > longest->length))
            longest = &each;
    if (longest == nullptr)
        return false;
    maze.start = longest->start;
    maze.goal = longest->goal;
    return true;
}

/// The same of the first one.
bool take_question(Maze& maze, const std::vector<Scenario>& scenarios, const auto& is_about) {
    const auto fits = std::find_if(scenarios.begin(), scenarios.end(), [&](const Scenario& each) {
        return is_about(each) && maze.passable(each.start) && maze.passable(each.goal);
    });
    if (fits == scenarios.end())
        return false;
    maze.start = fits->start;
    maze.goal = fits->goal;
    return true;
}

/// The last part of a name that may be written with either kind of slash.
std::string_view bare_name(std::string_view name) {
    const std::size_t slash = name.find_last_of("/\\");
    return slash == std::string_view::npos ? name : name.substr(slash + 1);
}

} // namespace

std::optional<std::filesystem::path> find_map(const std::filesystem::path& scenarios,
                                              std::string_view map) {
    for (const std::filesystem::path& place : map_places(scenarios, map)) {
        std::error_code not_seen;
        if (std::filesystem::is_regular_file(place, not_seen))
            return place;
    }
    return std::nullopt;
}

Maze sized_for(const Scenario& scenario, Maze map) {
    if (scenario.width == 0 || (map.width == scenario.width && map.height == scenario.height))
        return map;
    return scaled(map, scenario.width, scenario.height);
}

Result<Maze> maze_of_scenario(std::string_view text, const std::filesystem::path& file,
                              const Control& control) {
    const auto scenarios = scenarios_of(text);
    if (!scenarios)
        return tl::unexpected(scenarios.error());
    if (scenarios->empty())
        return failure("the scenario file has no questions");
    const Scenario& first = scenarios->front();
    const auto place = find_map(file, first.map);
    if (!place)
        return failure(fmt::format(
            "the map {} of this scenario is neither in its folder nor in the folders around it",
            first.map));
    const auto bytes = read_regular_file(*place, control, largest_text);
    if (!bytes)
        return tl::unexpected(bytes.error());
    auto map = maze_of(*bytes);
    if (!map)
        return failure(fmt::format("{}: {}", place->string(), map.error().message));
    Maze maze = sized_for(first, *std::move(map));
    take_question(maze, *scenarios, [&](const Scenario& each) {
        return each.map == first.map && each.width == first.width;
    });
    return maze;
}

Maze with_far_ends(Maze map) {
    constexpr int plain_floor = 1;
    const auto is_floor = [&map](std::size_t cell) { return map.terrain[cell] == plain_floor; };
    std::vector<std::uint32_t> seen(map.cells(), 0);
    std::uint32_t sweep = 0;
    std::vector<std::size_t> reached;
    // Breadth first, so that the last cell is one of those that are farthest away.
    const auto spread = [&](std::size_t from) {
        ++sweep;
        reached.assign(1, from);
        seen[from] = sweep;
        for (std::size_t i = 0; i < reached.size(); ++i) {
            const Point at = map.point(reached[i]);
            for (const Point next : {Point{at.x + 1, at.y}, Point{at.x - 1, at.y},
                                     Point{at.x, at.y + 1}, Point{at.x, at.y - 1}}) {
                if (!map.inside(next))
                    continue;
                const std::size_t cell = map.index(next);
                if (seen[cell] == sweep || !is_floor(cell))
                    continue;
                seen[cell] = sweep;
                reached.push_back(cell);
            }
        }
    };
    std::size_t largest = 0;
    std::size_t inside_largest = 0;
    for (std::size_t cell = 0; cell < map.cells(); ++cell) {
        if (seen[cell] != 0 || !is_floor(cell))
            continue;
        spread(cell);
        if (reached.size() > largest) {
            largest = reached.size();
            inside_largest = cell;
        }
    }
    if (largest < 2)
        return map;
    spread(inside_largest);
    const std::size_t end = reached.back();
    spread(end);
    map.start = map.point(end);
    map.goal = map.point(reached.back());
    return map;
}

Maze with_question_beside(Maze map, const std::filesystem::path& file, const Control& control) {
    std::filesystem::path longer = file;
    longer += ".scen";
    std::filesystem::path shorter = file;
    shorter.replace_extension(".scen");
    const std::string name = file.filename().string();
    const auto is_about = [&](const Scenario& each) {
        return bare_name(each.map) == name &&
               (each.width == 0 || (each.width == map.width && each.height == map.height));
    };
    for (const std::filesystem::path& place : {longer, shorter}) {
        const auto bytes = read_regular_file(place, control, largest_text);
        if (!bytes || !is_scenario(*bytes))
            continue;
        const auto scenarios = scenarios_of(*bytes);
        if (scenarios && take_longest_question(map, *scenarios, is_about))
            break;
    }
    return map;
}

} // namespace loggia::pathfinding
