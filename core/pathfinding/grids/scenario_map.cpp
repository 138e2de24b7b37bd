#include "core/pathfinding/grids/scenario_map.hpp"

#include "core/base/file.hpp"
#include "core/pathfinding/format.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace loggia::pathfinding {

namespace {

/// Start and goal of the first question that can be asked on the map, of those that `is_about` it;
/// whether there is one.
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
        if (scenarios && take_question(map, *scenarios, is_about))
            break;
    }
    return map;
}

} // namespace loggia::pathfinding
