#pragma once

#include "core/pathfinding/trace.hpp"
#include "ui/pathfinding/maze_geometry.hpp"
#include "ui/pathfinding/maze_scene.hpp"

#include <QFont>
#include <QImage>

class QPainter;

namespace loggia::ui {

struct Colours;

/// The colour of a cell by its terrain and how it stands. Walls have 3:1 against floor of any cost
/// that no search has seen; the frontier has 1.5:1 against what is expanded, and a square in it
/// where there is room for one.
[[nodiscard]] QColor cellColour(int terrain, pathfinding::Mark mark, bool backward,
                                const Colours& colours);

/// Of the digit in a cell that costs more than 1: 4.5:1 where no search was, 3:1 elsewhere.
[[nodiscard]] QColor digitColour(pathfinding::Mark mark, bool backward, const Colours& colours);
/// Of the square in a cell of the frontier: 2:1 against it.
[[nodiscard]] QColor frontierOutline(const Colours& colours);

/// A dot for each cell. One pass: under a millisecond for 512 x 512.
[[nodiscard]] QImage mazeImage(const MazeScene& scene, const Colours& colours);

/// What goes on in the maze besides the scene.
struct MazeMotion {
    std::optional<QPoint> pointed;
    std::optional<QPoint> cursor; ///< Of the keyboard.
};

/// Paints a scene whose mazeImage() is `image`; what is too small to be seen is left out, and only
/// the cells in geometry.seen() are looked at.
void paintMaze(QPainter& painter, const MazeGeometry& geometry, const QImage& image,
               const MazeScene& scene, const MazeMotion& motion, const Colours& colours,
               const QFont& font);

} // namespace loggia::ui
