#pragma once

#include "ui/formula_game/formula_document.hpp"
#include "ui/widgets/source/source_text.hpp"

#include <QObject>

namespace loggia::ui {

class SourceEditor;

/// Keeps an editor of one line and one of the texts of a document the same: what is typed becomes
/// the document's text, what undo brings back is shown, faults are underlined. Of a text that is
/// too long for an editor, which would lay it out for a second at each step, it shows the
/// beginning, and nothing can be typed.
class DraftEditor : public QObject {
    Q_OBJECT

public:
    /// In characters.
    static constexpr qsizetype longest_edited = FormulaDocument::longest_small;

    /// Lives as long as the editor; the document has to outlive both.
    DraftEditor(SourceEditor* editor, FormulaDocument* document, FormulaDocument::Field field);

private:
    void refresh();

    SourceEditor* editor_;
    FormulaDocument* document_;
    FormulaDocument::Field field_;
    bool is_typing_ = false;
};

/// Letters, signs and parentheses of the assignment's syntax, for their colours.
[[nodiscard]] std::vector<StyledRange> styledFormula(QStringView line);

} // namespace loggia::ui
