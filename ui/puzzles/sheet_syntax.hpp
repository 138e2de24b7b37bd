#pragma once

#include "core/puzzles/sheet/sheet.hpp"
#include "ui/widgets/source/source_text.hpp"

#include <QSet>
#include <QString>

namespace loggia::ui {

/// Sentences: who speaks, and what a knight, a lady and the small words are. The lines among
/// `remarks`, from which nothing follows, are comments.
[[nodiscard]] Highlighter highlightSentences(const QSet<QString>& remarks = {});

/// A line of a file for Mace4.
[[nodiscard]] std::vector<StyledRange> highlightMace(QStringView line);

/// The lines of clues whose words are remarks, as they stand there.
[[nodiscard]] QSet<QString> remarksOf(const puzzles::PuzzleSheet& sheet);

} // namespace loggia::ui
