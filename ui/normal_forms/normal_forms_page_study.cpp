// The part of NormalFormsPage that shows what is known of the text, and edits its rows.
#include "ui/language/core_words.hpp"
#include "ui/normal_forms/compare_panel.hpp"
#include "ui/normal_forms/form_options_bar.hpp"
#include "ui/normal_forms/normal_forms_page.hpp"
#include "ui/normal_forms/problem_panel.hpp"
#include "ui/normal_forms/result_panel.hpp"
#include "ui/normal_forms/study/form_run.hpp"
#include "ui/normal_forms/study/form_words.hpp"
#include "ui/normal_forms/study/row_edit.hpp"
#include "ui/normal_forms/views/gate_view.hpp"
#include "ui/normal_forms/views/hand_panel.hpp"
#include "ui/normal_forms/views/map_view.hpp"
#include "ui/normal_forms/views/truth_rows_view.hpp"
#include "ui/widgets/greyed.hpp"
#include "ui/widgets/run_bar.hpp"
#include "ui/widgets/source/source_editor.hpp"
#include "ui/widgets/source/text_undo.hpp"

#include <QLabel>

#include <algorithm>
#include <utility>

namespace loggia::ui {

void NormalFormsPage::showOutputs() {
    const FormStudy& shown = run_->lastRead();
    const std::vector<std::string> none;
    options_->setOutputs(shown.wide    ? shown.wide->whole->outputs
                         : shown.whole ? shown.whole->outputs
                                       : none,
                         settings_.output);
}

void NormalFormsPage::showDiagnostics() {
    const FormStudy& study = run_->study();
    std::vector<Diagnostic> diagnostics;
    if (study.error && study.error->span && run_->isCurrent())
        diagnostics.push_back(
            {*study.error->span, Severity::error, coreWords(study.error->message)});
    if (diagnostics != editor_->diagnostics())
        editor_->setDiagnostics(std::move(diagnostics));
}

bool NormalFormsPage::isKnown() const {
    return !run_->isOld();
}

bool NormalFormsPage::hasResult() const {
    return isKnown() && run_->lastRead().hasForm();
}

void NormalFormsPage::showStudy() {
    const FormStudy& study = run_->study();
    const bool is_read = run_->lastRead().isRead();
    const FormStudy& shown = is_read ? run_->lastRead() : study;
    // Equal cubes are other terms where inputs or outputs have other names.
    const bool same_names = lit_of_ && shown.chosen && lit_of_->inputs == shown.chosen->inputs &&
                            lit_of_->outputs == shown.chosen->outputs &&
                            lit_form_ == shown.settings.form;
    const bool same_terms =
        same_names && lit_ && shown.minimum && lit_->cover == shown.minimum->cover;
    lit_ = shown.minimum;
    lit_of_ = shown.chosen;
    lit_form_ = shown.settings.form;
    if (!same_terms) {
        pointed_ = -1;
        selected_ = -1;
    }
    showDiagnostics();
    showOutputs();
    map_->setMap(mapScene(shown));
    table_->setRows(shown.rows);
    table_->setVisible(shown.rows != nullptr);
    no_table_->setVisible(shown.rows == nullptr);
    no_table_->setText(shown.wide     ? tooWideToDraw(*shown.wide)
                       : shown.chosen ? tr("Too many inputs for a table: %1 (the limit is %2).")
                                            .arg(shown.chosen->on.inputs)
                                            .arg(normal_forms::most_tabulated)
                                      : appearsHere(shown, tr("The truth table")));
    hand_->setStudy(shown);
    if (!same_terms || !shown.minimum || gates_->scene().bands.size() != shown.terms())
        gates_->setGates(gateScene(shown));
    for (int i = 0; i < views_->count(); ++i)
        setFaded(*views_->widget(i), is_read && run_->isOld());
    result_->setStudy(study, run_->lastRead(), run_->isOld());
    compare_->setFunction(study.error ? nullptr : study.whole, !run_->isCurrent(),
                          study.wide.has_value(), settings_.form, study.settings.output,
                          run_->isPutOff());
    showTerm();
    showHint();
    if (study.complete && run_->isCurrent()) {
        sayUnlessShown(result_, verdictOf(study).words);
        is_verdict_said_ = !result_->isVisible();
    } else if (!run_->isCurrent() && std::exchange(is_verdict_said_, false)) {
        Q_EMIT message({});
    }
    Q_EMIT commandsChanged();
}

void NormalFormsPage::pointTerm(int term) {
    if (std::exchange(pointed_, term) != term)
        showTerm();
}

void NormalFormsPage::selectTerm(int term) {
    const auto terms = static_cast<int>(run_->lastRead().terms());
    selected_ = term >= 0 && term < terms ? term : -1;
    pointed_ = -1;
    showTerm();
    if (selected_ >= 0) {
        const FormStudy& shown = run_->lastRead();
        const auto& cube = shown.minimum->cover.cubes[static_cast<std::size_t>(selected_)];
        sayUnlessShown(
            result_, QStringLiteral("%1: %2").arg(
                         letterOf(selected_), termText(*shown.chosen, shown.settings.form, cube)));
    }
    Q_EMIT commandsChanged();
}

void NormalFormsPage::markTerm(int term) {
    selectTerm(term);
    result_->tellTerm();
}

void NormalFormsPage::showTerm() {
    const FormStudy& shown = run_->lastRead();
    const auto terms = static_cast<int>(shown.terms());
    const int lit = term() < terms ? term() : -1;
    map_->setTerm(lit);
    gates_->setTerm(lit);
    hand_->setTerm(lit);
    result_->setTerm(lit);
    const normal_forms::Cube cube =
        lit >= 0 ? shown.minimum->cover.cubes[static_cast<std::size_t>(lit)] : normal_forms::Cube{};
    table_->rows()->setTerm(lit, cube);
}

void NormalFormsPage::editRow(int output, std::uint64_t row, RowValue value) {
    const FormStudy& shown = run_->lastRead();
    std::shared_ptr<const normal_forms::Function> function = shown.whole;
    if (const auto* const edited = edited_.get())
        function = *edited;
    else if (run_->isPutOff())
        return showMessage(tr("the text has changed; press Minimise before you edit its rows"));
    else if (!run_->isCurrent())
        return showMessage(tr("the text is still being read"));
    else if (run_->study().error || !function)
        return showMessage(tr("correct the text before you edit its rows"));
    if (shown.isSingle())
        output = std::max(0, shown.settings.output);
    auto next = withValue(*function, output, row, value);
    if (!next)
        return showMessage(coreWords(next.error().message));
    const auto text = rowsText(*next, shown.syntax, shown.text ? *shown.text : std::string());
    if (!text)
        return showMessage(coreWords(text.error().message));
    if (!canShow(*text))
        return;
    undo_->editText(*text, tr("row %1").arg(row));
    edited_ = {editor_->revision(),
               std::make_shared<const normal_forms::Function>(std::move(*next))};
    // Who changes a cell wants to see it changed.
    if (!following_)
        follow();
}

bool NormalFormsPage::canShow(const QString& text) {
    const auto can = SourceEditor::canShow(text);
    if (!can)
        showMessage(coreWords(can.error().message));
    return can.has_value();
}

void NormalFormsPage::replaceText(const QString& text, const QString& step) {
    if (canShow(text))
        undo_->replaceText(text, step);
}

} // namespace loggia::ui
