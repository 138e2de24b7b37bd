#include "ui/puzzles/verdict_words.hpp"

#include "ui/language/core_words.hpp"
#include "ui/puzzles/picture/puzzle_words.hpp"
#include "ui/puzzles/sheet_pane.hpp"
#include "ui/widgets/sentence.hpp"

#include <algorithm>

namespace loggia::ui {

using puzzles::PuzzleSheet;
using puzzles::SheetForm;
using puzzles::SheetVerdict;

namespace {

/// The statements from which a goal follows, one per line.
QString proofOf(const PuzzleSheet& sheet, const puzzles::GoalVerdict& goal) {
    QStringList lines;
    const StatementWords words(sheet);
    for (const std::size_t statement : goal.needed)
        lines << PuzzleWords::tr("%1. %2").arg(statement + 1).arg(words.of(statement));
    return lines.join(QLatin1Char('\n'));
}

/// The values of a counter-model, `p = 1, q = 0`; empty if there are no atoms.
QString counterModelOf(const PuzzleSheet& sheet, const puzzles::GoalVerdict& goal) {
    QStringList values;
    for (std::size_t i = 0; i < sheet.atoms.size(); ++i)
        values << QStringLiteral("%1 = %2").arg(QString::fromStdString(sheet.atoms[i]),
                                                goal.counter_model[i] ? QLatin1String("1")
                                                                      : QLatin1String("0"));
    return values.join(QStringLiteral(", "));
}

/// A list of goals is a theorem: it is proven, or there is a counter-model.
PuzzleVerdict ofGoals(const PuzzleSheet& sheet, const SheetVerdict& known) {
    using Kind = puzzles::GoalVerdict::Kind;
    const auto count = [&](Kind kind) {
        return std::count_if(known.goals.begin(), known.goals.end(),
                             [kind](const auto& goal) { return goal.kind == kind; });
    };
    const auto all = static_cast<std::ptrdiff_t>(known.goals.size());
    const std::ptrdiff_t proven = count(Kind::follows);
    PuzzleVerdict verdict;
    verdict.more = coreWords(to_words(known, sheet));
    verdict.tone = proven == all              ? VerdictTone::good
                   : count(Kind::unknown) > 0 ? VerdictTone::neutral
                                              : VerdictTone::bad;
    verdict.words = all > 1       ? PuzzleWords::tr("%1 of %2 goals follow").arg(proven).arg(all)
                    : proven == 1 ? PuzzleWords::tr("The goal follows")
                    : count(Kind::fails) == 1 ? PuzzleWords::tr("The goal does not follow")
                                              : PuzzleWords::tr("Not decided");
    if (all == 1 && proven == 1 && !known.goals.front().needed.empty())
        verdict.more = PuzzleWords::tr("It follows from:\n%1\nThe Algebra tab derives a "
                                       "contradiction from these and the negated goal.")
                           .arg(proofOf(sheet, known.goals.front()));
    else if (all == 1 && proven == 1)
        verdict.more = PuzzleWords::tr("It holds in any case.");
    else if (all == 1 && count(Kind::unknown) == 1)
        verdict.more = PuzzleWords::tr("The computation was stopped.");
    else if (all == 1 && count(Kind::fails) == 1) {
        const QString model = counterModelOf(sheet, known.goals.front());
        verdict.more =
            model.isEmpty() ? QString() : PuzzleWords::tr("Counter-model: %1").arg(model);
    }
    return verdict;
}

PuzzleVerdict ofModels(const PuzzleSheet& sheet, const SheetVerdict& known) {
    if (!known.goals.empty())
        return ofGoals(sheet, known);
    const QString all = QString::fromStdString(to_words(known, sheet));
    // The number comes first.
    qsizetype cut = all.indexOf(QStringLiteral("; "));
    if (cut < 0)
        cut = all.indexOf(QStringLiteral(": "));
    PuzzleVerdict verdict{coreWords(cut < 0 ? all : all.left(cut)),
                          cut < 0 ? QString() : coreWords(all.mid(cut + 2)), VerdictTone::neutral};
    if (verdict.words.endsWith(QLatin1Char('.')))
        verdict.words.chop(1);
    // Elsewhere an atom may come first, whose name is not to be changed.
    if (!known.clash.empty())
        verdict.more = sentenceOf(verdict.more);
    if (!known.complete || known.models > 1)
        return verdict;
    verdict.tone = known.models == 1 ? VerdictTone::good : VerdictTone::bad;
    if (const QStringList roles = rolesOf(sheet, known); !roles.isEmpty())
        verdict.more = roles.join(QLatin1Char('\n'));
    return verdict;
}

} // namespace

QString inSentence(const Error& error, SheetForm form) {
    return error.span ? PuzzleWords::tr("%1, line %2, column %3: %4")
                            .arg(titleOf(form))
                            .arg(error.span->line)
                            .arg(error.span->column)
                            .arg(restOfSentence(error.message))
                      : sentence(error.message);
}

QString skippedWords(const PuzzleSheet& sheet) {
    const std::size_t skipped = sheet.skipped.size();
    return skipped == 0 ? QString()
           : skipped == 1
               ? PuzzleWords::tr("1 line was skipped because it is not understood.")
               : PuzzleWords::tr("%1 lines were skipped because they are not understood.")
                     .arg(skipped);
}

PuzzleVerdict puzzleVerdictOf(const SheetStudy& study, SheetForm edited) {
    if (study.error)
        return {PuzzleWords::tr("Not understood"), inSentence(*study.error, edited),
                VerdictTone::bad};
    if (!study.sheet)
        return {PuzzleWords::tr("Reading\u2026"), {}, VerdictTone::open};
    if (study.sheet->statements.empty())
        return {
            PuzzleWords::tr("No puzzle yet"),
            PuzzleWords::tr("Write down some statements, open an example, or make a new puzzle."),
            VerdictTone::open};
    if (study.verdict) {
        PuzzleVerdict verdict = ofModels(*study.sheet, *study.verdict);
        if (const QString note = skippedWords(*study.sheet); !note.isEmpty()) {
            verdict.more = verdict.more.isEmpty() ? note : note + QLatin1Char('\n') + verdict.more;
            // With those lines there may be no solution at all; what follows, follows still.
            if (verdict.tone == VerdictTone::good && study.verdict->goals.empty())
                verdict.tone = VerdictTone::neutral;
        }
        return verdict;
    }
    if (study.complete)
        return {PuzzleWords::tr("Not solved"), PuzzleWords::tr("Press Solve to solve the puzzle."),
                VerdictTone::open};
    return {PuzzleWords::tr("Solving\u2026"), {}, VerdictTone::open};
}

QStringList rolesOf(const PuzzleSheet& sheet, const SheetVerdict& verdict) {
    QStringList roles;
    for (const PuzzleItem& item : puzzleScene(sheet, &verdict).items)
        if (const QString who = whoWords(item.kind, item.who);
            item.kind != PuzzleItem::Kind::card && !who.isEmpty())
            roles << PuzzleWords::tr("%1: %2").arg(item.title, who);
    return roles;
}

} // namespace loggia::ui
