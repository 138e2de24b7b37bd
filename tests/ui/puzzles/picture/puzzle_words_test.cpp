#include "tests/suite.hpp"
#include "tests/ui/puzzles/puzzle_fixture.hpp"
#include "ui/puzzles/picture/puzzle_words.hpp"

namespace puzzle_words_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class PuzzleWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void makesSentences() {
        QCOMPARE(sentenceOf(u(" a lady  is here ")), u("A lady is here."));
        QCOMPARE(sentenceOf(u("Is it?")), u("Is it?"));
        QCOMPARE(sentenceOf(u("one (or two)")), u("One (or two)."));
        QCOMPARE(sentenceOf(QString()), QString());
    }

    void tellsAStatement() {
        QCOMPARE(statementWords(*threeIslanders(), 3), u("Abe and Cid are different."));
        QCOMPARE(statementWords(*firstTrial(), 2),
                 u("One of the signs is true, the other one is not."));
        const auto told = puzzles::read_sheet(
            puzzles::SheetForm::words, "Abe says Bea is a knave. Bea says Abe is a knight.\n");
        QVERIFY(told.has_value());
        QCOMPARE(statementWords(*told, 0), u("Abe says Bea is a knave."));
        QCOMPARE(statementWords(*told, 1), u("Bea says Abe is a knight."));
        const auto list =
            puzzles::read_sheet(puzzles::SheetForm::words, "1. Abe says: Bea is a knave.\n"
                                                           "2) fact: Abe and Bea are different\n");
        QVERIFY(list.has_value());
        QCOMPARE(statementWords(*list, 1), u("Abe and Bea are different."));
        puzzles::PuzzleSheet sheet = *plainStatements(1, "");
        sheet.texts[1] = "formulas(a).\n    p ->\n      q.\nend_of_list.\n";
        sheet.statements[0].lines[0].count = 0;
        sheet.statements[0].lines[1] = {1, 2};
        QCOMPARE(statementWords(sheet, 0), u("p -> q"));
        sheet.statements[0].lines[1] = {90, 2};
        QCOMPARE(statementWords(sheet, 0), QString());
    }

    void tellsWhoItIs() {
        using Who = PuzzleItem::Who;
        QCOMPARE(whoWords(PuzzleItem::Kind::door, Who::good), u("lady"));
        QCOMPARE(whoWords(PuzzleItem::Kind::islander, Who::bad), u("knave"));
        QCOMPARE(whoWords(PuzzleItem::Kind::door, Who::hidden), QString());
    }
};

LOGGIA_LOOP_TEST(PuzzleWordsTest)

} // namespace puzzle_words_test

#include "puzzle_words_test.moc"
