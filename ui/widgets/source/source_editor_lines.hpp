#pragma once

#include "ui/widgets/source/source_editor.hpp"
#include "ui/widgets/source/source_line_data.hpp"

#include <QRectF>
#include <QTextBlock>

namespace loggia::ui {

/// A line that is seen, and where it lies in the viewport.
struct SourceEditor::VisibleLine {
    QTextBlock block;
    QRectF rect;
};

} // namespace loggia::ui
