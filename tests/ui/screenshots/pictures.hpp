#pragma once

#include "tests/ui/screenshots/album.hpp"

namespace loggia::ui {

class MainWindow;

// Each shows a page, brings it into the states that are worth a picture, and takes them. False, if
// one cannot be reached within a minute or written.

/// The opening position, and what every column is worth.
[[nodiscard]] bool takeConnect4(MainWindow& window, const Album& album);

/// The formula game: the worked example, a random game with all that can be known, the table.
[[nodiscard]] bool takeFormulaGame(MainWindow& window, const Album& album);

/// The worked example, what one more step decides, and rules with faults.
[[nodiscard]] bool takeWumpus(MainWindow& window, const Album& album);

/// The worked example, a hint with the lamp, a board that is drawn, and the assignment's clauses.
[[nodiscard]] bool takePeg(MainWindow& window, const Album& album);

/// The worked example, a minimal core with a checked proof, and a conflict being watched.
[[nodiscard]] bool takeSat(MainWindow& window, const Album& album);

/// The worked example with a term lit up, a step by hand, a circuit of seven outputs, a problem.
[[nodiscard]] bool takeNormalForms(MainWindow& window, const Album& album);

/// The worked example, its tree, a game of Nim with a mistake, its labelling, and a drawn game.
[[nodiscard]] bool takeGames(MainWindow& window, const Album& album);

/// The worked example half way, a race on a large maze, all compared, the map with its limits, the
/// way over all food, and the 8-puzzle.
[[nodiscard]] bool takePathfinding(MainWindow& window, const Album& album);

/// The first trial with a statement lit up, a step of its algebra, a problem to try, equations that
/// slip.
[[nodiscard]] bool takePuzzles(MainWindow& window, const Album& album);

/// Five hand-ins graded, and the case in which one fails; nothing where there is no sandbox.
[[nodiscard]] bool takeClass(MainWindow& window, const Album& album);

/// The first step of a lesson.
[[nodiscard]] bool takeLesson(MainWindow& window, const Album& album);

} // namespace loggia::ui
