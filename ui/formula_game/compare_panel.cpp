#include "ui/formula_game/compare_panel.hpp"

#include "ui/formula_game/draft_editor.hpp"
#include "ui/formula_game/formula_document.hpp"
#include "ui/language/core_words.hpp"
#include "ui/shell/session.hpp"
#include "ui/undo/history.hpp"
#include "ui/widgets/source/source_editor.hpp"
#include "ui/widgets/source/text_undo.hpp"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace loggia::ui {

using formula_game::Comparison;

ComparePanel::ComparePanel(FormulaDocument* document, History* history, QWidget* parent)
    : QWidget(parent), document_(document), session_(new Session(this)),
      other_(new SourceEditor(SourceEditor::Lines::one, this)), verdict_(new QLabel(this)),
      detail_(new QLabel(this)), show_(new QPushButton(tr("Sh&ow this row"), this)) {
    auto* label = new QLabel(tr("Is &another formula equivalent to the one on the left?"), this);
    label->setWordWrap(true);
    label->setBuddy(other_);
    other_->setObjectName(QStringLiteral("other"));
    other_->setAccessibleName(tr("The other formula"));
    other_->setPlaceholderText(tr("(x + y) * (y xor z)"));
    other_->setHighlighter(styledFormula);
    new TextUndo(other_, history, TextUndo::besideDocument());
    QFont bold = verdict_->font();
    bold.setBold(true);
    verdict_->setFont(bold);
    for (QLabel* text : {verdict_, detail_}) {
        text->setWordWrap(true);
        text->setTextFormat(Qt::PlainText);
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    show_->setToolTip(tr("Show this row in the truth table"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(label);
    layout->addWidget(other_);
    layout->addWidget(verdict_);
    layout->addWidget(detail_);
    layout->addWidget(show_, 0, Qt::AlignLeft);
    layout->addStretch();

    connect(other_, &SourceEditor::documentEdited, this, &ComparePanel::follow);
    connect(show_, &QPushButton::clicked, this, [this] { Q_EMIT rowWanted(row_); });
    connect(document, &FormulaDocument::changed, this, &ComparePanel::follow);
    connect(&job_, &JobBase::runningChanged, this, &ComparePanel::runningChanged);
    connect(&job_, &JobBase::progressed, this, &ComparePanel::progressed);
    session_->keep(
        "formula", [this] { return other_->text(); },
        [this](const QString& text) { other_->setText(text); }, other_,
        &SourceEditor::documentEdited);
    showVerdict({}, tr("Any common notation works: x and not y, x ∧ ¬y, x -> y."));
}

QString ComparePanel::verdict() const {
    return verdict_->text();
}

void ComparePanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    follow();
}

void ComparePanel::showVerdict(const QString& verdict, const QString& detail) {
    verdict_->setText(verdict);
    detail_->setText(detail);
    verdict_->setVisible(!verdict.isEmpty());
    show_->setVisible(!row_.empty());
}

void ComparePanel::follow() {
    const FormulaState& state = document_->state();
    const std::string first =
        state.checked->understood.empty() ? state.draft.formula : state.checked->understood;
    const std::string second = other_->text().toStdString();
    if (first != first_ || second != second_) {
        first_ = first;
        second_ = second;
        pairs_.advance();
        job_.abandon(); // also where nobody sees it
        other_->setDiagnostics({});
    }
    if (!isVisible())
        return;
    const bool is_readable = document_->state().checked->formula.empty();
    if (is_readable && !second_.empty() && !found_.get() && !job_.isRunning())
        compare();
    refresh();
}

void ComparePanel::compare() {
    job_.start(
        pairs_.now(),
        [first = first_, second = second_](const Control& control,
                                           const auto& /*sink*/) -> Result<Comparison> {
            if (!formula_game::looks_like_repr(second))
                return formula_game::compare(first, second, control);
            return tidied(second).and_then([&](const TidyFormula& python) {
                return formula_game::compare(first, python.text, control);
            });
        },
        [this](const Result<Comparison>& result) { take(result); });
}

void ComparePanel::take(const Result<Comparison>& result) {
    found_ = {pairs_.now(), result};
    if (!result)
        other_->setDiagnostics({{result.error().span.value_or(SourceSpan{}), Severity::error,
                                 coreWords(result.error().message)}});
    refresh();
}

/// What is known of the two formulas.
void ComparePanel::refresh() {
    row_.clear();
    const Result<Comparison>* found = found_.get();
    if (second_.empty())
        return showVerdict({}, tr("Any common notation works: x and not y, x ∧ ¬y, x -> y."));
    if (!found)
        return job_.isRunning() ? showVerdict(tr("Comparing\u2026"), {})
                                : showVerdict({}, tr("Correct the formula on the left first."));
    if (!*found)
        return showVerdict(found->error().span ? tr("Formula not understood") : tr("Not compared"),
                           coreWords(found->error().message));
    const Comparison& comparison = **found;
    if (comparison.outcome == Comparison::Outcome::stopped)
        return showVerdict(tr("Stopped"), tr("The comparison was stopped before it had a result."));
    if (comparison.outcome == Comparison::Outcome::equivalent)
        return showVerdict(tr("Equivalent"), tr("The two formulas agree on every row."));
    QStringList values;
    for (const auto& [name, value] : comparison.row)
        values << QStringLiteral("%1 = %2").arg(QString::fromStdString(name)).arg(value ? 1 : 0);
    row_ = rowOf(comparison);
    showVerdict(tr("Different"),
                tr("For example, if %1, the formula on the left is %2 and the other one is %3.")
                    .arg(values.join(QStringLiteral(", ")))
                    .arg(comparison.first ? 1 : 0)
                    .arg(comparison.first ? 0 : 1));
}

/// The row of the truth table where it is of the same variables; empty otherwise.
std::vector<bool> ComparePanel::rowOf(const Comparison& found) const {
    if (!document_->isGame())
        return {};
    const logic::Store& store = document_->lastPosition()->game().store();
    std::vector<bool> row(store.variables(), false);
    for (const auto& [name, value] : found.row) {
        const auto variable = store.find(name);
        if (!variable)
            return {};
        row[*variable] = value;
    }
    return row;
}

void ComparePanel::stop() {
    job_.stop();
}

} // namespace loggia::ui
