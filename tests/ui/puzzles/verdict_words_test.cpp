#include "tests/suite.hpp"
#include "tests/ui/puzzles/puzzle_page_fixture.hpp"
#include "ui/puzzles/verdict_words.hpp"

namespace verdict_words_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class VerdictWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void sentences() {
        QCOMPARE(inSentence(Error{"what is this", SourceSpan{3, 4, 1}}, SheetForm::words),
                 uq("Words, line 3, column 4: what is this."));
    }

    void verdicts() {
        QCOMPARE(puzzleVerdictOf({}, SheetForm::words).words, uq("Reading…"));
        QCOMPARE(puzzleVerdictOf(studyOf(SheetForm::words, ""), SheetForm::words).words,
                 uq("No puzzle yet"));
        const PuzzleVerdict one =
            puzzleVerdictOf(studyOf(SheetForm::words, islanders), SheetForm::words);
        QCOMPARE(one.words, uq("Exactly one solution"));
        QVERIFY(one.tone == VerdictTone::good);
        const PuzzleVerdict none =
            puzzleVerdictOf(studyOf(SheetForm::propositions, clashing), SheetForm::propositions);
        QCOMPARE(none.words, uq("No solution"));
        QVERIFY(none.tone == VerdictTone::bad);
        QVERIFY2(none.more.startsWith(uq("Statement")), qPrintable(none.more));
        QVERIFY2(none.more.contains(uq("2")) && none.more.contains(uq("3")), qPrintable(none.more));
        const PuzzleVerdict many =
            puzzleVerdictOf(studyOf(SheetForm::propositions, loose), SheetForm::propositions);
        QVERIFY2(many.words.endsWith(uq(" solutions")), qPrintable(many.words));
        QVERIFY2(many.more.contains(uq("b")), qPrintable(many.more));
    }

    /// A list of goals is a theorem.
    void goals() {
        const char* const assumptions = "formulas(assumptions). p -> q. q -> r. end_of_list.\n";
        const auto verdict = [&](const char* goals) {
            return puzzleVerdictOf(
                studyOf(SheetForm::propositions,
                        (QByteArray(assumptions) + "formulas(goals). " + goals + " end_of_list.")
                            .constData()),
                SheetForm::propositions);
        };
        const PuzzleVerdict proven = verdict("p -> r.");
        QCOMPARE(proven.words, uq("The goal follows"));
        QVERIFY(proven.tone == VerdictTone::good);
        QVERIFY2(proven.more.contains(uq("1. ")) && proven.more.contains(uq("2. ")) &&
                     proven.more.contains(uq("Algebra")),
                 qPrintable(proven.more));
        const PuzzleVerdict refuted = verdict("p.");
        QCOMPARE(refuted.words, uq("The goal does not follow"));
        QVERIFY(refuted.tone == VerdictTone::bad);
        // That it does not follow is said once.
        QVERIFY2(refuted.more.startsWith(uq("Counter-model: p = 0, q = ")),
                 qPrintable(refuted.more));
        QCOMPARE(refuted.more.count(QLatin1Char('\n')), qsizetype{0});
        QCOMPARE(verdict("p -> p.").more, uq("It holds in any case."));
        const PuzzleVerdict some = verdict("p. p -> r.");
        QCOMPARE(some.words, uq("1 of 2 goals follow"));
        QVERIFY2(some.more.contains(uq("The goal in statement 4 follows from statements 1 and 2.")),
                 qPrintable(some.more));
    }

    /// That nothing is decided is said once.
    void stoppedGoals() {
        SheetStudy study =
            studyOf(SheetForm::propositions, "formulas(goals). p -> p. end_of_list.\n");
        auto verdict = *study.verdict;
        verdict.goals.front().kind = puzzles::GoalVerdict::Kind::unknown;
        study.verdict = std::make_shared<const puzzles::SheetVerdict>(std::move(verdict));
        const PuzzleVerdict shown = puzzleVerdictOf(study, SheetForm::propositions);
        QCOMPARE(shown.words, uq("Not decided"));
        QVERIFY2(!shown.more.contains(uq("decided")), qPrintable(shown.more));
        QVERIFY(!shown.more.isEmpty());
    }

    void skippedLines() {
        const PuzzleVerdict verdict = puzzleVerdictOf(
            studyOf(SheetForm::words, "Abe says: Bea is a baker.\nBea says: we are both knaves.\n"
                                      "Abe and Bea are knights or true."),
            SheetForm::words);
        QCOMPARE(verdict.words, uq("Exactly one solution"));
        QVERIFY2(verdict.more.startsWith(uq("1 line was skipped because it is not understood.\n")),
                 qPrintable(verdict.more));
        QVERIFY(verdict.tone == VerdictTone::neutral);
    }

    void roles() {
        const SheetStudy study = studyOf(SheetForm::words, islanders);
        QCOMPARE(rolesOf(*study.sheet, *study.verdict),
                 (QStringList{uq("Abe: knight"), uq("Bea: knave")}));
        const SheetStudy formulas = studyOf(SheetForm::propositions, clashing);
        QVERIFY(rolesOf(*formulas.sheet, *formulas.verdict).isEmpty());
    }
};

LOGGIA_TEST(VerdictWordsTest)

} // namespace verdict_words_test

#include "verdict_words_test.moc"
