// The part of PuzzlesPage that shows what is known, and which statement is talked about.
#include "ui/language/core_words.hpp"
#include "ui/puzzles/derivation_panel.hpp"
#include "ui/puzzles/modulo_panel.hpp"
#include "ui/puzzles/picture/puzzle_picture.hpp"
#include "ui/puzzles/picture/puzzle_words.hpp"
#include "ui/puzzles/puzzle_maker.hpp"
#include "ui/puzzles/puzzles_page.hpp"
#include "ui/puzzles/sentence_completions.hpp"
#include "ui/puzzles/sheet_document.hpp"
#include "ui/puzzles/sheet_pane.hpp"
#include "ui/puzzles/sheet_run.hpp"
#include "ui/puzzles/sheet_syntax.hpp"
#include "ui/puzzles/solutions_panel.hpp"
#include "ui/puzzles/verdict_words.hpp"
#include "ui/widgets/greyed.hpp"
#include "ui/widgets/run_bar.hpp"
#include "ui/widgets/side_tabs.hpp"

#include <QLabel>
#include <QTextBlock>

#include <algorithm>
#include <limits>
#include <utility>

namespace loggia::ui {

using puzzles::SheetForm;

void PuzzlesPage::documentChanged() {
    // Another puzzle, and not an edit of this one.
    if (!document_->state()->sheet) {
        is_new_ = true;
        awaited_step_.reset();
        awaited_statement_.reset();
        selectStatement(std::nullopt);
    }
    // Each puzzle has its own attempt, which undo brings back with it.
    const int puzzle = document_->state()->puzzle;
    if (const int before = std::exchange(puzzle_, puzzle); before != puzzle) {
        attempts_[before] = riddle_->attempt();
        // The answers of another puzzle are hidden until somebody asks for them.
        const auto known = attempts_.find(puzzle);
        riddle_->setAttempt(known != attempts_.end() ? known->second
                                                     : RiddlePanel::Attempt{hides_answers_});
        // The seed that is shown is that of the puzzle that is shown.
        if (const auto made = recipes_.find(puzzle); made != recipes_.end())
            riddle_->maker().setRecipe(made->second);
    }
    runBar()->clearTime();
    showTexts();
    Q_EMIT commandsChanged();
}

void PuzzlesPage::showStudy() {
    const SheetStudy& study = run_->study();
    const SheetStudy& shown = run_->lastRead();
    if (shown.sheet != shown_) {
        shown_ = shown.sheet;
        picture_->setSheet(shown_);
        showCompletions();
        // After an edit the algebra goes on where it is, or at its end.
        if (!awaited_step_ && !is_new_ && algebra_->steps() > 0)
            awaited_step_ = algebra_->step() < algebra_->steps()
                                ? static_cast<int>(algebra_->step())
                                : std::numeric_limits<int>::max();
        algebra_->setDerivation(nullptr);
        algebra_->setSheet(shown_);
        riddle_->setSheet(shown_);
        if (selected_ && *selected_ >= statements())
            selected_.reset();
        pointed_.reset();
    }
    // While the text cannot be read, what is shown is of the text before.
    const bool is_old = run_->isLastReadOld();
    setGreyed(*picture_, is_old);
    setGreyed(*algebra_, is_old);
    riddle_->setOld(is_old);
    riddle_->setVerdict(shown.verdict);
    showSolutionVisible();
    solutions_->setStudy(study, document_->state()->edited);
    // Where there is nothing to derive, or it cannot be, nothing is being worked out either.
    const bool is_working = !shown.complete && !study.complete;
    algebra_->setDerivation(shown.derivation || is_working
                                ? shown.derivation
                                : std::make_shared<const gf2::Derivation>());
    if (study.derivation && awaited_step_)
        algebra_->setStep(static_cast<std::size_t>(*std::exchange(awaited_step_, std::nullopt)));
    modulo_->setSlips(study.slips);
    side_->setTabText(3,
                      study.slips.empty() ? tr("Mod 2") : tr("Mod 2 (%1)").arg(study.slips.size()));
    showTexts();
    showDiagnostics();
    // A puzzle opens with a statement highlighted, to show how the three forms correspond: the
    // first one that somebody says.
    if (statements() > 0 && std::exchange(is_new_, false)) {
        const auto said = std::find_if(shown_->statements.begin(), shown_->statements.end(),
                                       [](const auto& each) { return each.figure.has_value(); });
        selected_ = said == shown_->statements.end()
                        ? 0
                        : static_cast<std::size_t>(said - shown_->statements.begin());
    }
    statementAtCursor();
    if (study.sheet && awaited_statement_) {
        const int statement = *std::exchange(awaited_statement_, std::nullopt);
        selectStatement(statement < 0 ? std::nullopt
                                      : std::optional(static_cast<std::size_t>(statement)));
    }
    showStatement();
    if (study.complete && (study.error || riddle_->isSolutionVisible())) {
        const PuzzleVerdict verdict = puzzleVerdictOf(study, document_->state()->edited);
        sayUnlessShown(solutions_, study.error ? verdict.more : verdict.words);
    }
    Q_EMIT commandsChanged();
}

void PuzzlesPage::showTexts() {
    const SheetStudy& study = run_->study();
    for (const SheetForm form : sheet_forms) {
        pane(form)->setExampleShown(document_->isBlank());
        if (document_->isStale(form)) {
            pane(form)->setStatus(tr("out of date"),
                                  tr("Will be updated when %1 has no errors")
                                      .arg(titleOf(document_->state()->edited)),
                                  true);
            continue;
        }
        const bool error = document_->state()->error && form == document_->state()->edited;
        if (error) {
            pane(form)->setStatus(tr("not understood"),
                                  inSentence(*document_->state()->error, form), true, tr("error"));
            continue;
        }
        pane(form)->setStatus({}, {}, false);
        if (form == SheetForm::ring && !study.slips.empty())
            pane(form)->setStatus(study.slips.size() == 1
                                      ? tr("1 line needs mod 2")
                                      : tr("%1 lines need mod 2").arg(study.slips.size()),
                                  tr("Mace4 reads these equations differently. See the Mod 2 tab."),
                                  true, tr("mod 2"));
        if (form != SheetForm::words || !study.sheet)
            continue;
        if (const std::size_t skipped = study.sheet->skipped.size(); skipped > 0) {
            pane(form)->setStatus(
                skipped == 1 ? tr("1 line not understood")
                             : tr("%1 lines not understood").arg(skipped),
                inSentence(study.sheet->skipped.front(), form) + QLatin1Char('\n') +
                    tr("The other lines still count."),
                true, skipped == 1 ? tr("1 line skipped") : tr("%1 lines skipped").arg(skipped));
            continue;
        }
        const auto& statements = study.sheet->statements;
        const auto comments =
            std::count_if(statements.begin(), statements.end(), [](const auto& statement) {
                return !statement.words_are_read && statement.lines[0].count > 0;
            });
        if (comments > 0)
            pane(form)->setStatus(
                comments == 1 ? tr("1 comment (grey)") : tr("%1 comments (grey)").arg(comments),
                tr("Grey lines are comments without meaning; only the formulas next to them count. "
                   "Replace a comment with a sentence to make it count."),
                false, comments == 1 ? tr("1 comment") : tr("%1 comments").arg(comments));
    }
}

void PuzzlesPage::showDiagnostics() {
    const SheetState& state = *document_->state();
    if (state.sheet) {
        SourceEditor* words = pane(SheetForm::words)->editor();
        if (document_->isOfSheet(SheetForm::words))
            words->setHighlighter(highlightSentences(commentsOf(*state.sheet)));
    }
    for (const SheetForm form : sheet_forms) {
        std::vector<Diagnostic> diagnostics;
        if (state.error && form == state.edited)
            diagnostics.push_back({state.error->span.value_or(SourceSpan{}), Severity::error,
                                   inSentence(*state.error, form)});
        if (form == SheetForm::words && state.sheet && document_->isOfSheet(form))
            for (const Error& skipped : state.sheet->skipped)
                diagnostics.push_back({skipped.span.value_or(SourceSpan{}), Severity::error,
                                       inSentence(skipped, form)});
        if (form == SheetForm::ring && document_->isOfSheet(form))
            for (const gf2::IntegerSlip& slip : run_->study().slips)
                diagnostics.push_back({slip.span, Severity::warning, coreWords(to_words(slip))});
        if (diagnostics != pane(form)->editor()->diagnostics())
            pane(form)->editor()->setDiagnostics(std::move(diagnostics));
    }
}

void PuzzlesPage::showSolutionVisible() {
    const bool visible = riddle_->isSolutionVisible();
    solutions_->setSolutionVisible(visible);
    picture_->setVerdict(visible ? run_->lastRead().verdict : nullptr);
    showAttempt();
    hint_->setText(visible ? tr("Click a sign or a line to highlight it in all three texts")
                   : shown_ && shown_->setting == puzzles::PuzzleSetting::doors
                       ? tr("Click a door, or press G, to guess what is behind it")
                       : tr("Click a person, or press G, to guess what they are"));
    Q_EMIT commandsChanged();
}

void PuzzlesPage::showAttempt() {
    const auto guesses = riddle_->guesses();
    picture_->setGuesses(guesses);
    const auto open = std::count(guesses.begin(), guesses.end(), puzzles::FigureAnswer::open);
    solutions_->setProgress({guesses.size() - static_cast<std::size_t>(open),
                             static_cast<std::size_t>(riddle_->hints())});
}

/// One of the listed solutions, or what all of them have in common.
void PuzzlesPage::showSolution(std::optional<std::size_t> solution) {
    if (!riddle_->isSolutionVisible())
        return;
    const auto& verdict = run_->lastRead().verdict;
    if (!solution || !verdict || *solution >= verdict->listed.size())
        return picture_->setVerdict(verdict);
    puzzles::SheetVerdict one = *verdict;
    const std::vector<bool>& values = verdict->listed[*solution];
    one.same.assign(values.begin(), values.end());
    picture_->setVerdict(std::make_shared<const puzzles::SheetVerdict>(std::move(one)));
    Q_EMIT message(tr("The picture shows solution %1.").arg(*solution + 1));
}

/// What can be typed in words: claims, their parts, and who is there.
void PuzzlesPage::showCompletions() {
    const auto setting = shown_ ? shown_->setting : puzzles::PuzzleSetting::plain;
    QStringList names;
    if (shown_)
        for (const puzzles::Figure& figure : shown_->figures)
            names << QString::fromStdString(figure.name);
    pane(SheetForm::words)->editor()->setCompletionSource([setting, names](const QString& before) {
        return sentenceCompletions(before, setting, names);
    });
}

std::size_t PuzzlesPage::statements() const {
    return shown_ && !run_->isLastReadOld() ? shown_->statements.size() : 0;
}

std::optional<std::size_t> PuzzlesPage::statementAt(SheetForm form, int line) const {
    const auto& sheet = document_->state()->sheet;
    if (line < 0 || !document_->isOfSheet(form) || sheet != shown_)
        return std::nullopt;
    return sheet->statement_at(form, static_cast<std::size_t>(line));
}

void PuzzlesPage::lineEntered(SheetForm form, int line) {
    active_ = form;
    if (!document_->isOfSheet(form))
        return;
    const auto statement = statementAt(form, line);
    selectStatement(statement);
    if (form == SheetForm::words && statement && !shown_->statements[*statement].words_are_read)
        Q_EMIT message(tr("A comment without meaning: only the formula counts."));
}

void PuzzlesPage::statementAtCursor() {
    for (const SheetForm form : sheet_forms)
        if (pane(form)->editor()->hasFocus() && document_->isOfSheet(form) &&
            document_->state()->sheet == shown_)
            selectStatement(statementAt(form, pane(form)->editor()->textCursor().blockNumber()));
}

void PuzzlesPage::pointStatement(std::optional<std::size_t> statement) {
    if (std::exchange(pointed_, statement) != statement)
        showStatement();
}

void PuzzlesPage::selectStatement(std::optional<std::size_t> statement) {
    if (statement && *statement >= statements())
        statement.reset();
    if (selected_ == statement && !pointed_)
        return;
    selected_ = statement;
    pointed_.reset();
    showStatement();
    // The statement itself is marked in the texts and in the picture.
    Q_EMIT message({});
    Q_EMIT statementSelected();
    Q_EMIT commandsChanged();
}

void PuzzlesPage::markStatement(std::size_t statement) {
    selectStatement(statement);
    // Screen readers tell nothing of marks.
    if (selected_)
        Q_EMIT message(
            tr("Statement %1: %2").arg(*selected_ + 1).arg(statementWords(*shown_, *selected_)));
}

void PuzzlesPage::showStatement() {
    const auto lit = statement() && *statement() < statements() ? statement() : std::nullopt;
    for (const SheetForm form : sheet_forms)
        pane(form)->setStatement(lit && document_->isOfSheet(form) &&
                                         document_->state()->sheet == shown_
                                     ? shown_->statements[*lit].lines[indexOf(form)]
                                     : puzzles::SheetLines{});
    picture_->setStatement(lit);
    algebra_->setStatement(lit);
}

} // namespace loggia::ui
