#pragma once

#include "core/pathfinding/searches/trace.hpp"
#include "ui/pathfinding/maze/maze_scene.hpp"

#include <QColor>
#include <QImage>

#include <cstdint>

namespace loggia::ui {

struct Colours;

/// A mark with backward_mark is below this.
inline constexpr int mark_values = 16;

/// The colour of a cell by its terrain and how it stands. Walls have 3:1 against floor of any cost
/// that no search has seen; the frontier has 1.5:1 against what is expanded, and a square in it
/// where there is room for one; what was looked over has 1.5:1 against floor of cost 1 and against
/// what is expanded, and a dot in it.
[[nodiscard]] QColor cellColour(int terrain, pathfinding::Mark mark, bool backward,
                                const Colours& colours);

/// Of the digit in a cell that costs more than 1: 4.5:1 where no search was, 3:1 elsewhere.
[[nodiscard]] QColor digitColour(pathfinding::Mark mark, bool backward, const Colours& colours);
/// Of the square in a cell of the frontier: 2:1 against it.
[[nodiscard]] QColor frontierOutline(const Colours& colours);
/// Of the dot in a cell that was looked over: 3:1 against it.
[[nodiscard]] QColor lookedOverDot(const Colours& colours);

/// By DistanceMap::shades; 2.5:1 against walls.
[[nodiscard]] QColor distanceColour(std::uint8_t shade, const Colours& colours);
/// Of the number on it: 4:1.
[[nodiscard]] QColor distanceInk(std::uint8_t shade, const Colours& colours);

/// A dot for each cell. One pass: under a millisecond for 512 x 512.
[[nodiscard]] QImage mazeImage(const MazeScene& scene, const Colours& colours);

} // namespace loggia::ui
