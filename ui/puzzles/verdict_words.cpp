#include "ui/puzzles/verdict_words.hpp"

#include "ui/puzzles/picture/puzzle_words.hpp"
#include "ui/puzzles/sheet_pane.hpp"
#include "ui/widgets/sentence.hpp"

namespace loggia::ui {

using puzzles::PuzzleSheet;
using puzzles::SheetForm;
using puzzles::SheetVerdict;

namespace {

PuzzleVerdict ofModels(const PuzzleSheet& sheet, const SheetVerdict& known) {
    const QString all = QString::fromStdString(to_words(known, sheet));
    // The number is what is read first.
    qsizetype cut = all.indexOf(QStringLiteral("; "));
    if (cut < 0)
        cut = all.indexOf(QStringLiteral(": "));
    PuzzleVerdict verdict{cut < 0 ? all : all.left(cut), cut < 0 ? QString() : all.mid(cut + 2),
                          VerdictTone::neutral};
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
    const QString text = sentence(error.message);
    return error.span ? PuzzleWords::tr("%1, line %2, column %3: %4")
                            .arg(titleOf(form))
                            .arg(error.span->line)
                            .arg(error.span->column)
                            .arg(text)
                      : text;
}

PuzzleVerdict puzzleVerdictOf(const SheetStudy& study, SheetForm edited) {
    if (study.error)
        return {PuzzleWords::tr("Not understood"), inSentence(*study.error, edited),
                VerdictTone::bad};
    if (!study.sheet)
        return {PuzzleWords::tr("Reading..."), {}, VerdictTone::open};
    if (study.sheet->statements.empty())
        return {
            PuzzleWords::tr("No puzzle yet"),
            PuzzleWords::tr("Write down some statements, open an example, or make a new puzzle."),
            VerdictTone::open};
    if (study.verdict)
        return ofModels(*study.sheet, *study.verdict);
    if (study.complete)
        return {PuzzleWords::tr("Not solved"), PuzzleWords::tr("Press Solve to solve the puzzle."),
                VerdictTone::open};
    return {PuzzleWords::tr("Solving..."), {}, VerdictTone::open};
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
