#include "ui/formula_game/draft_editor.hpp"

#include "ui/language/core_words.hpp"
#include "ui/widgets/source/source_editor.hpp"

namespace loggia::ui {

DraftEditor::DraftEditor(SourceEditor* editor, FormulaDocument* document,
                         FormulaDocument::Field field)
    : QObject(editor), editor_(editor), document_(document), field_(field) {
    connect(editor, &SourceEditor::edited, this,
            [this] { document_->type(field_, editor_->text()); });
    connect(document, &FormulaDocument::changed, this, &DraftEditor::refresh);
    refresh();
}

void DraftEditor::refresh() {
    const QString text = document_->text(field_);
    if (editor_->text() != text) {
        const TextChange change = changeBetween(editor_->text(), text);
        const int end = change.position + static_cast<int>(change.inserted.size());
        editor_->applyChange(change, {end, end});
    }
    std::vector<Diagnostic> diagnostics;
    for (const Error& error : document_->faults(field_))
        diagnostics.push_back(
            {error.span.value_or(SourceSpan{}), Severity::error, coreWords(error.message)});
    // Nothing to complain of where nobody has written anything yet.
    if (text.isEmpty() && field_ == FormulaDocument::Field::formula)
        diagnostics.clear();
    if (diagnostics != editor_->diagnostics())
        editor_->setDiagnostics(std::move(diagnostics));
}

std::vector<StyledRange> styledFormula(QStringView line) {
    std::vector<StyledRange> ranges;
    for (int i = 0; i < line.size(); ++i) {
        const QChar c = line[i];
        if (c >= QLatin1Char('a') && c <= QLatin1Char('z'))
            ranges.push_back({i, 1, TextStyle::symbol});
        else if (c == QLatin1Char('*') || c == QLatin1Char('+') || c == QLatin1Char('-'))
            ranges.push_back({i, 1, TextStyle::operation});
    }
    return ranges;
}

} // namespace loggia::ui
