#pragma once

#include "core/puzzles/sheet/sheet.hpp"

#include <QString>

#include <vector>

namespace loggia::ui {

/// A puzzle that comes with the program.
struct PuzzleExample {
    QString title; ///< `Trial 1: two signs, one true`
    QString file;  ///< `trial_01.in`
};

/// The ten trials of the lady and the tiger, the three choices, and islanders.
[[nodiscard]] std::vector<PuzzleExample> puzzleExamples();

/// Its text and the form of the text.
struct PuzzleText {
    QString text;
    puzzles::SheetForm form = puzzles::SheetForm::words;
};
[[nodiscard]] PuzzleText textOf(const PuzzleExample& example);

} // namespace loggia::ui
