#pragma once

#include "ui/widgets/source/source_text.hpp"

#include <QStringView>

#include <vector>

namespace loggia::ui {

class SourceEditor;

/// Colours for a line of any of the page's syntaxes: words that mean something, numbers, operators,
/// comments (`#` to the end of the line).
[[nodiscard]] std::vector<StyledRange> highlightForms(QStringView line);
/// Prepares an editor for the page's syntaxes: the colours, and long lines that are wrapped unless
/// they are rows of a table.
void prepareFormEditor(SourceEditor* editor);

} // namespace loggia::ui
