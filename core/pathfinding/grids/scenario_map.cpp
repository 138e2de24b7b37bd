#include "core/pathfinding/grids/scenario_map.hpp"

#include "core/base/file.hpp"
#include "core/pathfinding/format.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>
#include <utility>

namespace loggia::pathfinding {

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
        return failure("this scenario file has no questions");
    const Scenario& first = scenarios->front();
    const auto place = find_map(file, first.map);
    if (!place)
        return failure(fmt::format("this file has questions about the map {}, which is neither "
                                   "beside it nor in the folders around it",
                                   first.map));
    const auto bytes = read_regular_file(*place, control, largest_text);
    if (!bytes)
        return tl::unexpected(bytes.error());
    auto map = maze_of(*bytes);
    if (!map)
        return failure(fmt::format("{}: {}", place->string(), map.error().message));
    Maze maze = sized_for(first, *std::move(map));
    const auto fits = std::find_if(scenarios->begin(), scenarios->end(), [&](const Scenario& each) {
        return each.map == first.map && each.width == first.width && maze.passable(each.start) &&
               maze.passable(each.goal);
    });
    if (fits != scenarios->end()) {
        maze.start = fits->start;
        maze.goal = fits->goal;
    }
    return maze;
}

} // namespace loggia::pathfinding
