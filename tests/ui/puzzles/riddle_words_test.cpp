#include "tests/suite.hpp"
#include "tests/ui/puzzles/puzzle_fixture.hpp"
#include "ui/puzzles/riddle_words.hpp"

namespace riddle_words_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using puzzles::AnswerCheck;
using puzzles::AnswerHint;
using puzzles::FigureAnswer;
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
        const std::vector<FigureAnswer> answers{FigureAnswer::good, FigureAnswer::open,
                                                FigureAnswer::open};
        const auto words = [&](const std::vector<std::size_t>& statements,
                               const std::vector<std::size_t>& figures) {
            const QString text =
                hintWords(*threeIslanders(), answers, {1, FigureAnswer::bad, statements, figures});
            return text;
        };
        QCOMPARE(words({1}, {}), u("Look at statement 2: it determines what Bea is."));
        QCOMPARE(words({0, 1}, {}),
                 u("Look at statements 1 and 2: together they determine what Bea is."));
        QCOMPARE(words({0}, {0}),
                 u("Look at statement 1: because Abe is a knight, you can determine what Bea is."));
        QVERIFY(words({}, {0}).contains(u("determine")));
        QVERIFY(hintWords(*firstTrial(), {FigureAnswer::open, FigureAnswer::open},
                          {0, FigureAnswer::bad, {0}, {}})
                    .contains(u("what is in Room 1")));
    }
};

LOGGIA_LOOP_TEST(RiddleWordsTest)

} // namespace riddle_words_test

#include "riddle_words_test.moc"
