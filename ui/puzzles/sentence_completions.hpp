#pragma once

#include "core/puzzles/vocabulary.hpp"
#include "ui/widgets/source/source_completion.hpp"

#include <QString>
#include <QStringList>

namespace loggia::ui {

/// What may stand next in a sentence of a puzzle, after what stands `before` on its line. The line
/// itself tells whether a person speaks or a sign; otherwise `setting` does. In a fact nobody says
/// "we" or "this room". A claim begins behind `says:` and `fact:`, and behind words that join it to
/// another.
[[nodiscard]] LineCompletions sentenceCompletions(const QString& before,
                                                  puzzles::PuzzleSetting setting,
                                                  const QStringList& names);

} // namespace loggia::ui
