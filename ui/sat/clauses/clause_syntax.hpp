#pragma once

#include "ui/widgets/source/source_text.hpp"

#include <QStringView>

#include <vector>

namespace loggia::ui {

/// Colours a line of clauses, in either form: negative literals apart from positive ones, comments
/// and headers, and what is neither. Behind the line `0` anything may stand, which a line cannot
/// know; so lines that are no literals at all stay plain.
[[nodiscard]] std::vector<StyledRange> highlightClauses(QStringView line);

/// Whether a word is `x1` or `x`, before the first literal of an xor line of DIMACS; the rest is
/// its literal.
[[nodiscard]] bool beginsXor(QStringView word);

} // namespace loggia::ui
