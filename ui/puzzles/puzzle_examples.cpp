#include "ui/puzzles/puzzle_examples.hpp"

#include "ui/puzzles/picture/puzzle_words.hpp"

#include <QResource>

namespace loggia::ui {

namespace {

QString fromPuzzles(const QString& name) {
    return QString::fromUtf8(
        QResource(QStringLiteral(":/examples/puzzles/") + name).uncompressedData());
}

} // namespace

std::vector<PuzzleExample> puzzleExamples() {
    std::vector<PuzzleExample> examples;
    const QStringList trials{PuzzleWords::tr("one sign is true, one is false"),
                             PuzzleWords::tr("both are true or both are false"),
                             PuzzleWords::tr("both true or both false, other signs"),
                             PuzzleWords::tr("a rule for each room"),
                             PuzzleWords::tr("a rule for each room, other signs"),
                             PuzzleWords::tr("a rule for each room, harder"),
                             PuzzleWords::tr("a rule for each room, harder still"),
                             PuzzleWords::tr("which sign belongs where?"),
                             PuzzleWords::tr("three rooms, at most one sign is true"),
                             PuzzleWords::tr("three rooms, the lady's sign is true")};
    for (qsizetype i = 0; i < trials.size(); ++i)
        examples.push_back({PuzzleWords::tr("Trial %1: %2").arg(i + 1).arg(trials[i]),
                            QStringLiteral("trial_%1").arg(i + 1, 2, 10, QLatin1Char('0'))});
    examples.push_back(
        {PuzzleWords::tr("First, second and third choice"), QStringLiteral("choice")});
    examples.push_back(
        {PuzzleWords::tr("Islanders: knights and knaves"), QStringLiteral("islanders")});
    return examples;
}

PuzzleText textOf(const PuzzleExample& example) {
    if (QString words = fromPuzzles(example.file + QStringLiteral(".txt")); !words.isEmpty())
        return {std::move(words), puzzles::SheetForm::words};
    return {fromPuzzles(example.file + QStringLiteral(".in")), puzzles::SheetForm::propositions};
}

} // namespace loggia::ui
