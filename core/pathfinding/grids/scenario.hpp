#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/pathfinding/maze.hpp"

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::pathfinding {

/// One question of a MovingAI scenario file: a path on a map, and how long the shortest one is.
struct Scenario {
    int bucket = 0;
    std::string map; ///< the file's name, often with folders before it
    /// The size that the map has or has to be scaled to; 0 where the file gives none.
    int width = 0;
    int height = 0;
    Point start;
    Point goal;
    double length = 0;   ///< with diagonal steps of sqrt(2) that do not cut corners
    std::string printed; ///< the length as the file has it

    friend bool operator==(const Scenario&, const Scenario&) = default;
};

/// Whether a question's length says that there is no path: HOG2 writes 0 for it.
[[nodiscard]] bool says_no_path(const auto& question) noexcept {
    return question.length == 0 && question.start != question.goal;
}

/// Reads a `.scen` file: `version 1` (or `1.0`), then on each line bucket, map, its width and
/// height, start x and y, goal x and y and the optimal length, between tabs or blanks; a map's name
/// may hold blanks. A file without the line `version`, as HOG's first ones, has no sizes. Errors
/// with their place. A point that is not on its map is none: such a question cannot be asked.
[[nodiscard]] Result<std::vector<Scenario>> scenarios_of(std::string_view text);
/// The file, which reads back as the same scenarios. All of them have a size, or none has.
[[nodiscard]] std::string to_text(const std::vector<Scenario>& scenarios);

/// How exactly a file gives its lengths. Some are rounded to six significant digits, others to two
/// decimals, and zeros at the end may be left out; so what the most exact ones have holds for all.
class LengthPrecision {
public:
    explicit LengthPrecision(std::span<const Scenario> scenarios);

    /// Whether a length, rounded as in the file, is that of the question.
    [[nodiscard]] bool agrees(double length, const Scenario& scenario) const noexcept;

private:
    int decimals_ = 0;
    int digits_ = 0; ///< significant ones
};

/// A map with as many columns and rows, each cell of which is that of the map which its upper left
/// corner falls into, as the benchmark's own program scales maps. Sizes as of Maze::floor().
[[nodiscard]] Maze scaled(const Maze& map, int width, int height);

/// Where the map of a question may lie, the likeliest first: as the file says, from its folder or
/// one above it; beside it under the bare name; in the folder whose name has `map` in place of
/// `scen`; in the folder of `maps` that is called as one of `scenarios`; under the scenario file's
/// own name without `.scen`.
[[nodiscard]] std::vector<std::filesystem::path> map_places(const std::filesystem::path& scenarios,
                                                            std::string_view map);

/// Questions between random cells with a path between them, with its exact length, on a map of this
/// name; as many as `count`, fewer where hardly any cells hang together. The same seed gives the
/// same. Steps go to eight neighbours, whatever the maze says. Fails where it is stopped.
[[nodiscard]] Result<std::vector<Scenario>> random_scenarios(const Maze& maze,
                                                             const std::string& map, int count,
                                                             std::uint64_t seed,
                                                             const Control& control = {});

} // namespace loggia::pathfinding
