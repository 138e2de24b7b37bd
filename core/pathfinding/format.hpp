#pragma once

#include "core/base/error.hpp"
#include "core/pathfinding/maze.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace loggia::pathfinding {

/// How a maze is written.
enum class MazeFormat : std::uint8_t {
    plain,     ///< Loggia's own format, which can express everything except ghosts and capsules
    layout,    ///< the Berkeley Pacman framework's `.lay`
    moving_ai, ///< the MovingAI benchmarks' `.map`
};

[[nodiscard]] std::string_view id_of(MazeFormat format) noexcept;
[[nodiscard]] std::optional<MazeFormat> maze_format_of(std::string_view id) noexcept;
/// Which one a text is in: a map begins with `type`, a layout has a `%`.
[[nodiscard]] MazeFormat detect_format(std::string_view text) noexcept;

/// Reads a maze. In all of them lines end in "\n" or "\r\n", empty lines before and after are
/// skipped, and so is a byte order mark.
///
/// plain: a line `neighbours 8` where steps may be diagonal; then the rows: `#` wall, `.` or a
/// blank floor, `1` to `9` floor of that cost, `~` water, `S` start, `G` goal, `*` food, and where
/// the first row has walls also `A` start, `B` or `E` goal; short rows go on as floor (see
/// without_print_layout() for what programs print besides the cells); then lines `start x y`, `goal
/// x y`, `food x y` for what stands on floor that is not of cost 1, or on the same cell as another.
///
/// layout: `%` wall, `.` food, `P` start, `G` or `1` to `4` ghosts, `o` capsules, blanks. As in the
/// framework blanks around rows are dropped, the first row says how wide the maze is (walls and
/// blanks may stand behind it in others, and anything behind a wall at its end), the agent with the
/// lowest number is the start where there is no `P` (as in layouts of the capture contest), other
/// characters but `#` and `S` are floor where the first and the last row are walls, and the goal
/// is its (1,1), the second cell of the last row but one, wherever food lies. Where that is a wall
/// or the start, one piece of food is the goal.
///
/// moving_ai: `type octile` (which may be missing), `height H`, `width W`, `map`, and H rows of W
/// characters, in capitals or not, and blanks behind them: `.`, `G`, `S` (swamp) and `E` are floor,
/// `W` is water, `@`, `O` and `T` (trees) are walls. Eight neighbours; no start and no goal.
/// https://movingai.com/benchmarks/formats.html calls swamp passable from regular terrain, and
/// water traversable but not passable from terrain. The benchmark's own program (HOG2) moves freely
/// between ground and swamp, and within water.
///
/// Errors: other characters, uneven rows (but for plain), several starts or goals, mazes of more
/// than most_cells; with the place.
[[nodiscard]] Result<Maze> maze_of(std::string_view text, MazeFormat format);
/// In the format that the text is in.
[[nodiscard]] Result<Maze> maze_of(std::string_view text);
/// The same, but the trees of a MovingAI map are `tree_terrain`: HOG2 moves among these too, so
/// that some scenario files ask for paths there.
[[nodiscard]] Result<Maze> benchmark_map_of(std::string_view text);

/// Whether a maze has signs that to_text() writes as others: trees and swamp of a map, numbers of a
/// layout's agents and what the framework takes no notice of, `A`, `B`, `E`, blocks (U+2588) and
/// what is no cell of a plain maze.
[[nodiscard]] bool has_unkept_signs(std::string_view text);

/// Whether a text is a list of MovingAI's questions about a map, a `.scen` file.
[[nodiscard]] bool is_scenario(std::string_view text);
/// Whether a text is a maze or such a list, or a map that errs. A plain maze has a start and a
/// goal, or rows of one length with a sign among them that is no digit.
[[nodiscard]] bool looks_like_maze(std::string_view text);
/// Whether a text of several lines would look like a maze without the line that is wrong.
[[nodiscard]] bool resembles_maze(std::string_view text);

/// The maze with the goal that a layout gives it. A goal that is another cell gets food, where
/// there is none; a corner that no path leads to from the start becomes a wall.
[[nodiscard]] Maze with_layout_goal(Maze maze);

/// Writes a maze, which reads back as the same maze, except for what the format cannot express:
/// ghosts and capsules in plain, everything but walls and water in moving_ai. A layout whose goal
/// would read back as another one, or that has terrain, water, diagonal steps or no row of four, is
/// refused.
[[nodiscard]] Result<std::string> to_text(const Maze& maze, MazeFormat format);

} // namespace loggia::pathfinding
