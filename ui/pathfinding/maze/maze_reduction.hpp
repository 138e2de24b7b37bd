#pragma once

#include "ui/pathfinding/maze/maze_geometry.hpp"
#include "ui/pathfinding/maze/maze_scene.hpp"

#include <QImage>
#include <QRect>
#include <QSize>

class QPainter;

namespace loggia::ui {

struct Colours;

/// A part of a mazeImage() in fewer dots than it has cells. A dot in which something waits or lies
/// beyond the bound shows that, for such lines are one cell wide; any other is the mean of its
/// cells. One pass: about two milliseconds for a million cells.
[[nodiscard]] QImage reducedMaze(const QImage& image, const MazeScene& scene, const QRect& cells,
                                 const QSize& dots);

/// Paints the jump points of a scene that has any where cells are so small that single ones are not
/// seen, larger than their cells. What waits is the largest and comes last.
void paintJumpPoints(QPainter& painter, const MazeGeometry& geometry, const MazeScene& scene,
                     const Colours& colours);

} // namespace loggia::ui
