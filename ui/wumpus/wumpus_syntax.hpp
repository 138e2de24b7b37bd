#pragma once

#include "ui/widgets/source/source_text.hpp"

#include <QStringList>

namespace loggia::ui {

/// Colours a line of the wumpus notation: connectives, the 64 symbols, comments, and words that are
/// neither.
[[nodiscard]] std::vector<StyledRange> highlightWumpus(QStringView line);

/// The connectives and the 64 symbols.
[[nodiscard]] const QStringList& wumpusWords();

} // namespace loggia::ui
