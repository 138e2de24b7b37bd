#include "tests/suite.hpp"
#include "tests/ui/puzzles/puzzle_fixture.hpp"
#include "ui/puzzles/riddle_words.hpp"

#include <algorithm>

namespace riddle_words_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using puzzles::AnswerCheck;
using puzzles::FigureAnswer;
using puzzles::Hint;
using puzzles::Inference;
using Kind = AnswerCheck::Kind;

class RiddleWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsAnswers() {
        QCOMPARE(answerWords(*threeIslanders(), 1, FigureAnswer::bad), u("Bea is a knave"));
        QCOMPARE(answerWords(*firstTrial(), 0, FigureAnswer::good), u("Room 1 has a lady"));
        QCOMPARE(answerWords(*firstTrial(), 1, FigureAnswer::neither), u("Room 2 is empty"));
    }

    void tellsChecks() {
        const auto words = [](Kind kind, const std::vector<std::size_t>& statements,
                              const std::vector<std::size_t>& figures) {
            return checkWords(*threeIslanders(),
                              {FigureAnswer::good, FigureAnswer::open, FigureAnswer::bad},
                              {kind, statements, figures});
        };
        QCOMPARE(words(Kind::partly, {}, {}),
                 u("Right so far: Abe is a knight and Cid is a knave. Still to find: Bea."));
        QCOMPARE(words(Kind::right, {}, {}), u("Right! Abe is a knight and Cid is a knave."));
        QCOMPARE(words(Kind::wrong, {2}, {0}), u("Statement 3 excludes that Abe is a knight."));
        QCOMPARE(
            words(Kind::wrong, {0, 1, 3}, {0, 2}),
            u("Statements 1, 2 and 4 together exclude that Abe is a knight and Cid is a knave."));
        QCOMPARE(words(Kind::wrong, {0, 1}, {}),
                 u("No answer is right: statements 1 and 2 contradict each other."));
        QVERIFY(!words(Kind::nothing, {}, {}).isEmpty());
        QVERIFY(!words(Kind::stopped, {}, {}).isEmpty());
    }

    /// Where to look, but not what is there.
    void tellsHints() {
        const auto words = [](const std::vector<std::size_t>& statements,
                              const std::vector<puzzles::AtomValue>& premises) {
            return hintWords(
                *threeIslanders(),
                {{{Inference::Kind::follow, {}, {}, {1, false}}}, statements, premises, {}, {}});
        };
        QCOMPARE(words({1}, {}), u("Look at statement 2: it determines what Bea is."));
        QCOMPARE(words({0, 1}, {}),
                 u("Look at statements 1 and 2: together they determine what Bea is."));
        QCOMPARE(words({0}, {{0, true}}),
                 u("Look at statement 1: because Abe is a knight, you can determine what Bea is."));
        QCOMPARE(words({}, {}), u("You already know what Bea is."));
        const auto door = [](std::size_t atom) {
            return hintWords(*firstTrial(),
                             {{{Inference::Kind::follow, {}, {}, {atom, false}}}, {0}, {}, {}, {}});
        };
        QVERIFY(door(0).endsWith(u("it determines what is in Room 1.")));
        QVERIFY(door(2).endsWith(u("it determines whether the sign of Room 1 is true.")));
    }

    void tellsWhatIsEmpty() {
        const auto sheet =
            puzzles::read_sheet(puzzles::SheetForm::words, "a room may be empty.\n"
                                                           "Sign 1 says: room 2 is empty.\n");
        QVERIFY(sheet.has_value());
        const auto atom = std::find(sheet->atoms.begin(), sheet->atoms.end(), "e2");
        QVERIFY(atom != sheet->atoms.end());
        const auto words = [&](bool value) {
            return inferenceWords(*sheet,
                                  {Inference::Kind::assume,
                                   {},
                                   {},
                                   {static_cast<std::size_t>(atom - sheet->atoms.begin()), value}});
        };
        QCOMPARE(words(true), u("Suppose Room 2 is empty."));
        QCOMPARE(words(false), u("Suppose Room 2 is not empty."));
    }

    void tellsInferences() {
        using Step = Inference::Kind;
        const auto words = [](const Inference& step,
                              const std::vector<puzzles::KnownFact>& shown = {}) {
            return inferenceWords(*firstTrial(), step, shown);
        };
        const puzzles::AtomValue tiger{0, false};
        const puzzles::AtomValue sign{2, false};
        QCOMPARE(words({Step::assume, {}, {}, {0, true}}), u("Suppose Room 1 has a lady."));
        QCOMPARE(words({Step::answer, {}, {}, {0, true}}),
                 u("Suppose Room 1 has a lady, as you answered."));
        QCOMPARE(words({Step::follow, {1}, {}, tiger}),
                 u("Statement 2 alone means that Room 1 has a tiger."));
        QCOMPARE(words({Step::follow, {0, 1}, {}, tiger}),
                 u("Statements 1 and 2 together mean that Room 1 has a tiger."));
        QCOMPARE(words({Step::follow, {0}, {sign}, tiger}),
                 u("Because the sign of Room 1 is false, statement 1 means that Room 1 has a "
                   "tiger."));
        QCOMPARE(words({Step::follow, {0, 1}, {sign}, tiger}, {{sign, {}}}),
                 u("As shown, the sign of Room 1 is false, so statements 1 and 2 together mean "
                   "that Room 1 has a tiger."));
        QCOMPARE(words({Step::contradiction, {0}, {tiger, sign}, {}}),
                 u("But statement 1 cannot hold if Room 1 has a tiger and the sign of Room 1 is "
                   "false."));
        QCOMPARE(words({Step::contradiction, {0, 1}, {tiger}, {}}),
                 u("But statements 1 and 2 cannot hold together if Room 1 has a tiger."));
        QCOMPARE(words({Step::conclude, {}, {}, tiger}),
                 u("That is a contradiction, so Room 1 has a tiger."));
        QCOMPARE(words({Step::refute, {}, {{0, true}, {1, true}}, {}}),
                 u("That is a contradiction, so it cannot be that Room 1 has a lady and Room 2 has "
                   "a lady."));
        QCOMPARE(words({Step::recall, {}, {}, tiger}), u("As shown before, Room 1 has a tiger."));
        QCOMPARE(words({Step::enumerate, {0, 1, 2}, {}, tiger}),
                 u("In every case in which statements 1 to 3 can hold, Room 1 has a tiger."));
    }
};

LOGGIA_LOOP_TEST(RiddleWordsTest)

} // namespace riddle_words_test

#include "riddle_words_test.moc"
