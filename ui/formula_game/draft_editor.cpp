#include "ui/formula_game/draft_editor.hpp"

#include "ui/language/core_words.hpp"
#include "ui/widgets/source/source_editor.hpp"

namespace loggia::ui {

namespace {

QString beginning_of(const QString& text) {
    constexpr qsizetype shown = 1'000;
    return text.left(shown) + QChar(0x2026);
}

} // namespace

DraftEditor::DraftEditor(SourceEditor* editor, FormulaDocument* document,
                         FormulaDocument::Field field)
    : QObject(editor), editor_(editor), document_(document), field_(field) {
    connect(editor, &SourceEditor::edited, this, [this] {
        is_typing_ = true;
        document_->type(field_, editor_->text());
        is_typing_ = false;
        if (editor_->text().size() > longest_edited) // pasted; not while it tells of that
            QMetaObject::invokeMethod(this, &DraftEditor::refresh, Qt::QueuedConnection);
    });
    connect(document, &FormulaDocument::changed, this, &DraftEditor::refresh);
    refresh();
}

void DraftEditor::refresh() {
    QString text = document_->text(field_);
    const bool is_long = text.size() > longest_edited;
    if (is_long && is_typing_)
        return;
    if (is_long)
        text = beginning_of(text);
    editor_->setReadOnly(is_long);
    editor_->follow(text);
    std::vector<Diagnostic> diagnostics;
    // The line below the editor tells of what is further behind.
    for (const Error& error : is_long ? std::vector<Error>() : document_->faults(field_))
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
