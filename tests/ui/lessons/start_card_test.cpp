#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/lessons/start_card.hpp"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

namespace start_card_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

/// A card above a page, with so many milliseconds for a second click.
struct Desk {
    explicit Desk(int milliseconds = 60, const StartCard::Offers& offers = {true, true})
        : card(new StartCard(QStringLiteral("What this is for."), offers, &window)),
          page(new QWidget(&window)), closed(card, &StartCard::closeWanted) {
        QApplication::setDoubleClickInterval(milliseconds);
        page->setMinimumSize(200, 200);
        auto* column = new QVBoxLayout(&window);
        column->addWidget(card);
        column->addWidget(page);
        window.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&window));
    }
    ~Desk() { QApplication::setDoubleClickInterval(usual); }

    const int usual = QApplication::doubleClickInterval();
    QWidget window;
    StartCard* card;
    QWidget* page;
    QSignalSpy closed;
};

class StartCardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void offersWhatThereIs() {
        for (const bool lesson : {false, true})
            for (const bool example : {false, true}) {
                const Desk desk(60, {lesson, example});
                QCOMPARE(buttonOf(*desk.card, "Start the lesson") != nullptr, lesson);
                QCOMPARE(buttonOf(*desk.card, "Open an example") != nullptr, example);
                QVERIFY(buttonOf(*desk.card, "New") != nullptr);
                QCOMPARE(namelessWidgets(*desk.card), QStringList());
            }
    }

    void eachButtonAsksForItsOwn() {
        const Desk desk;
        const QSignalSpy lesson(desk.card, &StartCard::lessonWanted);
        const QSignalSpy example(desk.card, &StartCard::exampleWanted);
        const QSignalSpy fresh(desk.card, &StartCard::newWanted);
        const auto counts = [&] {
            return QList<qsizetype>{lesson.size(), example.size(), fresh.size(),
                                    desk.closed.size()};
        };
        buttonOf(*desk.card, "Start the lesson")->click();
        QCOMPARE(counts(), (QList<qsizetype>{1, 0, 0, 0}));
        buttonOf(*desk.card, "Open an example")->click();
        QCOMPARE(counts(), (QList<qsizetype>{1, 1, 0, 0}));
        buttonOf(*desk.card, "New")->click();
        QCOMPARE(counts(), (QList<qsizetype>{1, 1, 1, 0}));
        for (auto* button : desk.card->findChildren<QAbstractButton*>())
            if (button->accessibleName() == QStringLiteral("Close the introduction"))
                button->click();
        QCOMPARE(counts(), (QList<qsizetype>{1, 1, 1, 1}));
    }

    void leavesAtOnceWhereNothingIsGoingOn() {
        const Desk desk;
        desk.card->leave();
        QCOMPARE(desk.closed.size(), 1);
    }

    /// A line that is being drawn keeps the page under it in its place, and so does a second click.
    void waitsForTheMouse() {
        const Desk desk;
        QTest::mousePress(desk.page, Qt::LeftButton);
        desk.card->leave();
        QTest::qWait(3 * QApplication::doubleClickInterval());
        QCOMPARE(desk.closed.size(), 0);
        QTest::mouseRelease(desk.page, Qt::LeftButton);
        QTRY_COMPARE(desk.closed.size(), 1);
    }
    void waitsForASecondClick() {
        const Desk desk(600'000);
        QTest::mousePress(desk.page, Qt::LeftButton);
        desk.card->leave();
        QTest::mouseRelease(desk.page, Qt::LeftButton);
        QCoreApplication::processEvents();
        QCOMPARE(desk.closed.size(), 0);
    }

    /// Who clicks on the card aims at nothing of the page.
    void doesNotWaitAfterAClickOnItself() {
        const Desk desk(600'000);
        QTest::mouseClick(desk.page, Qt::LeftButton);
        desk.card->leave();
        QCOMPARE(desk.closed.size(), 0);
        QTest::mouseClick(buttonOf(*desk.card, "New"), Qt::LeftButton);
        QCoreApplication::processEvents();
        QVERIFY(!desk.closed.isEmpty());
    }

    void doesNotWaitAfterAClickOnItsWords() {
        const Desk desk(600'000);
        QTest::mouseClick(desk.card->findChild<QLabel*>(), Qt::LeftButton);
        desk.card->leave();
        QCOMPARE(desk.closed.size(), 1);
    }

    void staysUntilItIsToLeave() {
        const Desk desk;
        QTest::mouseClick(desk.page, Qt::LeftButton);
        QTest::qWait(3 * QApplication::doubleClickInterval());
        QCOMPARE(desk.closed.size(), 0);
    }
};

LOGGIA_WINDOW_TEST(StartCardTest)

} // namespace start_card_test

#include "start_card_test.moc"
