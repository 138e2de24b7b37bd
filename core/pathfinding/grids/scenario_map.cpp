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

/// Those of a file's questions that can be asked on the map, of those that are about it.
std::vector<MapQuestion> questions_on(const Maze& map, const std::vector<Scenario>& scenarios,
                                      const auto& is_about) {
    std::vector<MapQuestion> questions;
    for (const Scenario& each : scenarios)
        if (is_about(each) && map.passable(each.start) && map.passable(each.goal))
            questions.push_back({each.start, each.goal, each.length});
    return questions;
}

void ask(Maze& map, const MapQuestion& question) {
    map.start = question.start;
    map.goal = question.goal;
}

/// The last part of a name that may be written with either kind of slash.
std::string_view bare_name(std::string_view name) {
    const std::size_t slash = name.find_last_of("/\\");
    return slash == std::string_view::npos ? name : name.substr(slash + 1);
}

/// The plain floor of a map with a border of walls, so that no step has to ask whether it leaves
/// the map.
class Floor {
public:
    explicit Floor(const Maze& map)
        : stride_(static_cast<std::size_t>(map.width) + 2),
          cells_(stride_ * (static_cast<std::size_t>(map.height) + 2), closed) {
        constexpr int plain_floor = 1;
        for (std::size_t from = 0, to = stride_ + 1; from < map.cells();
             from += static_cast<std::size_t>(map.width), to += stride_)
            for (std::size_t x = 0; x < static_cast<std::size_t>(map.width); ++x)
                if (map.terrain[from + x] == plain_floor)
                    cells_[to + x] = unseen;
    }

    /// Calls `use` with some cell and the number of cells of each connected region.
    void each_region(const auto& use) {
        for (std::size_t cell = 0; cell < cells_.size(); ++cell)
            if (cells_[cell] == unseen) {
                spread(cell, unseen, seen);
                use(cell, reached_.size());
            }
    }

    /// One of the cells that are farthest away from a cell, after each_region().
    std::size_t last_reached(std::size_t from) {
        const Sweep now = cells_[from];
        spread(from, now, now == seen ? seen_again : seen);
        return reached_.back();
    }

    [[nodiscard]] Point point(std::size_t cell) const {
        return {static_cast<int>(cell % stride_) - 1, static_cast<int>(cell / stride_) - 1};
    }

private:
    enum Sweep : std::uint8_t { closed, unseen, seen, seen_again };

    /// Breadth first through the cells in one state, which are put into another.
    void spread(std::size_t from, Sweep before, Sweep after) {
        reached_.assign(1, static_cast<std::uint32_t>(from));
        cells_[from] = after;
        for (std::size_t i = 0; i < reached_.size(); ++i) {
            const std::size_t at = reached_[i];
            for (const std::size_t next : {at + 1, at - 1, at + stride_, at - stride_})
                if (cells_[next] == before) {
                    cells_[next] = after;
                    reached_.push_back(static_cast<std::uint32_t>(next));
                }
        }
    }

    std::size_t stride_;
    std::vector<Sweep> cells_;
    std::vector<std::uint32_t> reached_; ///< In the order in which they were reached.
};

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

Result<AskedMap> map_of_scenario(std::string_view text, const std::filesystem::path& file,
                                 const Control& control) {
    const auto scenarios = scenarios_of(text);
    if (!scenarios)
        return tl::unexpected(scenarios.error());
    if (scenarios->empty())
        return failure("the scenario file has no problems to solve");
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
    AskedMap asked{sized_for(first, *std::move(map)), {}};
    asked.questions = questions_on(asked.maze, *scenarios, [&](const Scenario& each) {
        return each.map == first.map && each.width == first.width && each.height == first.height;
    });
    if (!asked.questions.empty())
        ask(asked.maze, asked.questions.front());
    return asked;
}

Maze with_far_ends(Maze map) {
    Floor floor(map);
    std::size_t largest = 0;
    std::size_t inside_largest = 0;
    floor.each_region([&](std::size_t first, std::size_t cells) {
        if (cells > largest) {
            largest = cells;
            inside_largest = first;
        }
    });
    if (largest < 2)
        return map;
    const std::size_t start = floor.last_reached(inside_largest);
    map.start = floor.point(start);
    map.goal = floor.point(floor.last_reached(start));
    return map;
}

AskedMap with_questions_beside(Maze map, const std::filesystem::path& file,
                               const Control& control) {
    AskedMap asked{std::move(map), {}};
    std::filesystem::path longer = file;
    longer += ".scen";
    std::filesystem::path shorter = file;
    shorter.replace_extension(".scen");
    const std::string name = file.filename().string();
    const auto is_about = [&](const Scenario& each) {
        const bool same_size = each.width == asked.maze.width && each.height == asked.maze.height;
        return bare_name(each.map) == name && (each.width == 0 || same_size);
    };
    for (const std::filesystem::path& place : {longer, shorter}) {
        const auto bytes = read_regular_file(place, control, largest_text);
        if (!bytes || !is_scenario(*bytes))
            continue;
        if (const auto scenarios = scenarios_of(*bytes))
            asked.questions = questions_on(asked.maze, *scenarios, is_about);
        if (asked.questions.empty())
            continue;
        ask(asked.maze,
            *std::max_element(asked.questions.begin(), asked.questions.end(),
                              [](const auto& a, const auto& b) { return a.length < b.length; }));
        break;
    }
    return asked;
}

} // namespace loggia::pathfinding
