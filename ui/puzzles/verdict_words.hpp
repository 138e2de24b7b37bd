#pragma once

#include "core/base/error.hpp"
#include "core/puzzles/sheet/sheet.hpp"
#include "ui/puzzles/sheet_study.hpp"
#include "ui/widgets/verdict_label.hpp"

#include <QString>
#include <QStringList>

namespace loggia::ui {

/// `Words, line 3, column 4: Expected a name.`
[[nodiscard]] QString inSentence(const Error& error, puzzles::SheetForm form);

/// That lines of words were skipped; empty where all are understood.
[[nodiscard]] QString skippedWords(const puzzles::PuzzleSheet& sheet);

/// What is known, in a few words and in more.
struct PuzzleVerdict {
    QString words;
    QString more; ///< may be empty
    VerdictTone tone = VerdictTone::open;
};
/// `edited` is the form that an error is about.
[[nodiscard]] PuzzleVerdict puzzleVerdictOf(const SheetStudy& study, puzzles::SheetForm edited);

/// `Room 1: tiger`, for each figure of which it is known.
[[nodiscard]] QStringList rolesOf(const puzzles::PuzzleSheet& sheet,
                                  const puzzles::SheetVerdict& verdict);

} // namespace loggia::ui
