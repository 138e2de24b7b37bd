#pragma once

#include "ui/widgets/source/source_text.hpp"

#include <QString>
#include <QTextBlock>
#include <QTextBlockUserData>

#include <vector>

namespace loggia::ui {

/// What a SourceEditor knows of a line. It hangs on the line and moves with it; each part is valid
/// while its stamp is the editor's current one, so that forgetting everything costs nothing.
struct LineData final : QTextBlockUserData {
    struct Mark {
        TextRange range;
        int diagnostic = 0; ///< Index in SourceEditor::diagnostics().
    };

    unsigned diagnosed = 0;
    std::vector<Mark> marks;

    unsigned marked = 0;

    unsigned styled = 0;
    QString styled_text; ///< What the line was when it was styled.

    [[nodiscard]] static LineData* of(const QTextBlock& block) {
        return static_cast<LineData*>(block.userData());
    }
    [[nodiscard]] static LineData& in(QTextBlock block) {
        if (block.userData() == nullptr)
            block.setUserData(new LineData);
        return *of(block);
    }
};

} // namespace loggia::ui
