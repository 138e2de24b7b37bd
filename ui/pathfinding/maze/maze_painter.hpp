#pragma once

#include "ui/pathfinding/maze/maze_geometry.hpp"
#include "ui/pathfinding/maze/maze_scene.hpp"

#include <QFont>
#include <QImage>

class QPainter;

namespace loggia::ui {

struct Colours;

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
