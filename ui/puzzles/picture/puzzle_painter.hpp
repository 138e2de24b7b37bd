#pragma once

#include "ui/puzzles/picture/puzzle_scene.hpp"

#include <optional>

class QPainter;

namespace loggia::ui {

struct Colours;

/// What is going on in the picture besides the scene.
struct PuzzlePicks {
    std::optional<std::size_t> statement; ///< that is talked about
    int pointed = -1;                     ///< item under the pointer
    int cursor = -1;                      ///< item where the keyboard is
};

/// Paints a puzzle in scene units; the only place where puzzles are painted.
void paintPuzzle(QPainter& painter, const PuzzleScene& scene, const PuzzlePicks& picks,
                 const Colours& colours, const QFont& font);

} // namespace loggia::ui
