#pragma once

#include "core/puzzles/sheet/sheet.hpp"
#include "ui/widgets/source/source_text.hpp"

#include <QSet>
#include <QString>

namespace loggia::ui {

/// Sentences: who speaks, and what a knight, a lady and the small words are. The lines among
/// `comments`, from which nothing follows, are comments.
[[nodiscard]] Highlighter highlightSentences(const QSet<QString>& comments = {});

/// A line of a file for Mace4.
[[nodiscard]] std::vector<StyledRange> highlightMace(QStringView line);

/// The lines of statements whose words are comments, as they stand there.
[[nodiscard]] QSet<QString> commentsOf(const puzzles::PuzzleSheet& sheet);

} // namespace loggia::ui
