#include "ui/sat/clauses/clause_pane.hpp"

#include "ui/language/core_words.hpp"
#include "ui/sat/clauses/clause_signs.hpp"
#include "ui/sat/clauses/clause_syntax.hpp"
#include "ui/theme/text_size.hpp"
#include "ui/widgets/heading.hpp"
#include "ui/widgets/side_tabs.hpp"
#include "ui/widgets/table/row_window_view.hpp"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace loggia::ui {

ClausePane::ClausePane(QWidget* parent)
    : QWidget(parent), header_(new QHBoxLayout), headline_(new QLabel(this)),
      editor_(new SourceEditor(SourceEditor::Lines::many, this)), summary_(new QLabel),
      lines_(new LargeTextModel(this)),
      lines_view_(new RowWindowView(lines_, tr("Lines of the file"), this)),
      stack_(new QStackedWidget(this)) {
    editor_->setObjectName(QStringLiteral("clauses"));
    editor_->setAccessibleName(tr("Clauses"));
    editor_->setToolTip(tr("One clause per line, then a line 0, or DIMACS. 3 is the third atom and "
                           "-3 its negation; names work, too."));
    editor_->setPlaceholderText(tr("1 -2 3     one clause per line: atom 1, or not 2, or 3"));
    editor_->setHighlighter(highlightClauses);
    headline_->setObjectName(QStringLiteral("headline"));
    headline_->setTextFormat(Qt::PlainText);
    headline_->setForegroundRole(QPalette::PlaceholderText);
    headline_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    summary_->setObjectName(QStringLiteral("summary"));
    summary_->setTextFormat(Qt::PlainText);
    summary_->setWordWrap(true);
    summary_->setMargin(fontMetrics().height());
    summary_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    summary_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* area = new QScrollArea(this);
    area->setWidget(summary_);
    area->setWidgetResizable(true);
    area->setAccessibleName(tr("Summary of the file"));
    lines_view_->setObjectName(QStringLiteral("largeText"));
    setFixedFont(*lines_view_);
    lines_view_->horizontalHeader()->hide();
    lines_view_->horizontalHeader()->setStretchLastSection(true);
    lines_view_->setShowGrid(false);
    lines_view_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // The column is as wide.
    lines_view_->hide();
    auto* large = new QWidget(this);
    auto* large_layout = new QVBoxLayout(large);
    large_layout->setContentsMargins(0, 0, 0, 0);
    large_layout->addWidget(area, 1);
    large_layout->addWidget(lines_view_, 2);
    stack_->addWidget(editor_);
    stack_->addWidget(large);

    header_->addWidget(heading(tr("Clauses"), this, editor_));
    header_->addSpacing(fontMetrics().height() / 2);
    header_->addWidget(headline_, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(header_);
    layout->addWidget(stack_, 1);
}

void ClausePane::addToHeader(QWidget* control) {
    header_->addWidget(control);
}

void ClausePane::setLarge(bool large) {
    showPanel(*stack_, *stack_->widget(large ? 1 : 0));
}

bool ClausePane::isLarge() const {
    return stack_->currentIndex() == 1;
}

/// What is not in the editor may also be small.
QString ClausePane::largeWords(const ClauseReading& reading) {
    constexpr std::size_t most_edited = 1'000'000; // as in SatDocument
    QString summary = summaryOf(reading);
    if (!reading.file)
        return summary;
    return reading.bytes > most_edited
               ? tr("Too large to edit. Every command still works.\n\n%1").arg(summary)
               : tr("This file cannot be edited here: it is compressed, has very long lines or is "
                    "not UTF-8. Every command still works.\n\n%1")
                     .arg(summary);
}

void ClausePane::setReading(const ClauseReading* reading) {
    editor_->markLines({});
    headline_->setText(reading != nullptr ? headlineOf(*reading) : QString());
    headline_->setToolTip(headline_->text());
    lines_->setText(isLarge() && reading != nullptr ? reading->text : nullptr);
    lines_view_->setVisible(lines_->places() > 0);
    lines_view_->refresh();
    if (isLarge())
        summary_->setText(reading != nullptr ? largeWords(*reading) : tr("Reading\u2026"));
    std::vector<Diagnostic> diagnostics;
    if (reading != nullptr && reading->error) {
        const auto mark = [&diagnostics](const Error& error) {
            diagnostics.push_back(
                {error.span.value_or(SourceSpan{}), Severity::error, coreWords(error.message)});
        };
        if (reading->errors.empty())
            mark(*reading->error);
        for (const Error& error : reading->errors)
            mark(error);
    }
    // An empty page is not an error.
    if (reading != nullptr && reading->file && !editor_->text().trimmed().isEmpty())
        for (const Error& warning : reading->file->warnings)
            diagnostics.push_back({warning.span.value_or(SourceSpan{}), Severity::warning,
                                   coreWords(warning.message)});
    if (diagnostics != editor_->diagnostics())
        editor_->setDiagnostics(std::move(diagnostics));
}

void ClausePane::showValues(const sat::PartialAssignment& values, const sat::ClauseReport* report,
                            const ClauseReading* reading) {
    const bool shows = report != nullptr && reading != nullptr && !isLarge();
    editor_->setLineSigns(shows ? clauseSigns(*report, *reading) : std::vector<LineSign>());
    if (shows)
        editor_->setHighlighter([known = literalValues(values, reading->words)](QStringView line) {
            return highlightValues(line, *known);
        });
    else if (shows_values_)
        editor_->setHighlighter(highlightClauses);
    shows_values_ = shows;
}

void ClausePane::markClauses(const std::vector<std::size_t>& clauses,
                             const ClauseReading& reading) {
    std::vector<int> lines;
    for (const std::size_t clause : clauses)
        if (clause < reading.lines.size())
            for (int line = reading.lines[clause].first; line <= reading.lines[clause].last; ++line)
                lines.push_back(line);
    editor_->markLines(lines);
    if (!lines.empty() && !isLarge())
        editor_->revealLine(lines.front());
}

} // namespace loggia::ui
