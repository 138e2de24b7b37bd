#include "tests/suite.hpp"
#include "tests/ui/puzzles/puzzle_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "ui/puzzles/answer_rows.hpp"

#include <QAbstractButton>
#include <QSignalSpy>

namespace answer_rows_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using puzzles::FigureAnswer;
using Answers = std::vector<FigureAnswer>;

class AnswerRowsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void isAnsweredByMouseAndKeyboard() {
        AnswerRows rows;
        QSignalSpy answered(&rows, &AnswerRows::answered);
        rows.setSheet(threeIslanders().get());
        rows.show();
        rows.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&rows));
        QCOMPARE(rows.answers(), Answers(3, FigureAnswer::open));
        QTest::mouseClick(buttonOf(rows, "Abe: knight"), Qt::LeftButton);
        QAbstractButton* knave = buttonOf(rows, "Cid: knave");
        knave->setFocus();
        QTest::keyClick(knave, Qt::Key_Space);
        QCOMPARE(rows.answers(),
                 (Answers{FigureAnswer::good, FigureAnswer::open, FigureAnswer::bad}));
        QTest::mouseClick(buttonOf(rows, "Abe: not sure"), Qt::LeftButton);
        QCOMPARE(rows.answers()[0], FigureAnswer::open);
        QCOMPARE(answered.size(), 3);
        QVERIFY(buttonOf(rows, "Cid: nobody") == nullptr);
        QVERIFY(namelessWidgets(rows).isEmpty());
        rows.clear();
        QCOMPARE(rows.answers(), Answers(3, FigureAnswer::open));
        QCOMPARE(answered.size(), 3);
    }

    void keepsTheAnswersOfTheSameFigures() {
        AnswerRows rows;
        rows.setSheet(threeIslanders().get());
        rows.setAnswer(1, FigureAnswer::bad);
        auto fewer = *threeIslanders();
        fewer.figures.erase(fewer.figures.begin());
        rows.setSheet(&fewer);
        QCOMPARE(rows.answers(), (Answers{FigureAnswer::bad, FigureAnswer::open}));
        AnswerRows again;
        again.restore(rows.state());
        again.setSheet(threeIslanders().get());
        QCOMPARE(again.answers()[1], FigureAnswer::bad);
        again.restore({{u("Abe"), 90}, {u("Bea"), u("x")}});
        QCOMPARE(again.answers(), Answers(3, FigureAnswer::open));
        again.setSheet(nullptr);
        QVERIFY(again.answers().empty());
    }

    void offersNobodyWhereRoomsMayBeEmpty() {
        auto rooms = *firstTrial();
        rooms.figures[0].bad = "t1";
        AnswerRows rows;
        rows.setSheet(&rooms);
        QVERIFY(buttonOf(rows, "Room 1: nobody") == nullptr);
        rooms.texts[0] += "A room may be empty.\n";
        rows.setSheet(&rooms);
        QVERIFY(buttonOf(rows, "Room 1: nobody") != nullptr);
        QVERIFY(buttonOf(rows, "Room 2: nobody") == nullptr);
    }
};

LOGGIA_WINDOW_TEST(AnswerRowsTest)

} // namespace answer_rows_test

#include "answer_rows_test.moc"
