#pragma once

#include "ui/widgets/source/source_text.hpp"

#include <QStringView>

#include <vector>

namespace loggia::ui {

/// Colours for a line of any of the page's syntaxes: words that mean something, numbers, operators,
/// comments (`#` to the end of the line).
[[nodiscard]] std::vector<StyledRange> highlightForms(QStringView line);

} // namespace loggia::ui
