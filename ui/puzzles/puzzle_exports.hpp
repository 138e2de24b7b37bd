#pragma once

#include "core/base/error.hpp"
#include "ui/puzzles/sheet_study.hpp"
#include "ui/shell/file_requests.hpp"

#include <QString>

#include <array>
#include <string>

namespace loggia::ui {

/// What of a puzzle can be copied and saved.
enum class PuzzleExport { words, propositions, ring, dimacs, clauses, derivation, latex };
inline constexpr std::array puzzle_exports{
    PuzzleExport::words,   PuzzleExport::propositions, PuzzleExport::ring, PuzzleExport::dimacs,
    PuzzleExport::clauses, PuzzleExport::derivation,   PuzzleExport::latex};

/// What it is called in a file dialog, and how its file's name ends.
[[nodiscard]] FileKind kindOf(PuzzleExport what);

/// The text. Equations get mod 2 where Mace4 would read them otherwise. Errors: nothing has been
/// read, or derived, yet; what to_clauses() refuses.
[[nodiscard]] Result<std::string> exported(const SheetStudy& study, PuzzleExport what);

} // namespace loggia::ui
