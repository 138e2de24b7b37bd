#include "tests/suite.hpp"
#include "ui/widgets/explanation_card.hpp"
#include "ui/widgets/side_tabs.hpp"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace explanation_card_test {

using namespace loggia::ui;

class ExplanationCardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!.*propagateSizeHints)")));
    }

    void keepsItsHeightForFiveLines() {
        ExplanationCard card;
        card.resize(300, 10);
        card.setExplanation(QStringLiteral("Title"), QStringLiteral("One line"));
        const int height = card.sizeHint().height();
        card.setExplanation(QStringLiteral("Title"), QStringLiteral("1\n2\n3\n4\n5"));
        QCOMPARE(card.sizeHint().height(), height);
        QCOMPARE(card.title(), QStringLiteral("Title"));
        QCOMPARE(card.text(), QStringLiteral("1\n2\n3\n4\n5"));
    }

    void buttonsStandInTheOrderInWhichTheyCame() {
        ExplanationCard card;
        auto* hint = new QPushButton(QStringLiteral("Hint"));
        auto* again = new QPushButton(QStringLiteral("Again"));
        card.addButton(hint);
        card.addButton(again);
        card.resize(400, 200);
        card.show();
        QVERIFY(QTest::qWaitForWindowExposed(&card));
        QVERIFY(hint->geometry().right() < again->geometry().left());
        QSignalSpy clicked(hint, &QPushButton::clicked);
        QTest::mouseClick(hint, Qt::LeftButton);
        QCOMPARE(clicked.size(), 1);
    }

    void aScreenReaderReadsTitleAndText() {
        ExplanationCard card;
        card.setExplanation(QStringLiteral("Hint: column 5"), QStringLiteral("It scores a point."));
        QCOMPARE(card.accessibleName(), QStringLiteral("Hint: column 5: It scores a point."));
        card.setExplanation({}, QStringLiteral("It scores a point."));
        QCOMPARE(card.accessibleName(), QStringLiteral("It scores a point."));
    }

    void aScreenReaderReadsItBehindAnotherTabWhereThatIsWanted() {
        SideTabs tabs;
        auto* card = new ExplanationCard;
        tabs.addPanel(card, QStringLiteral("Game"));
        tabs.addPanel(new QWidget, QStringLiteral("Analysis"));
        QVERIFY(!card->isRead());
        tabs.show();
        QVERIFY(QTest::qWaitForWindowExposed(&tabs));
        QVERIFY(card->isRead());
        tabs.setCurrentIndex(1);
        QVERIFY(!card->isRead());
        card->setReadBehindTabs(true);
        QVERIFY(card->isRead());
        const QSignalSpy told(card, &ExplanationCard::told);
        card->setExplanation(QStringLiteral("Blue played column 3"), {});
        QCOMPARE(told.size(), 1);
        tabs.hide(); // with its page
        QVERIFY(!card->isRead());
    }

    void aScreenReaderReadsATextThatStays() {
        ExplanationCard card;
        const QSignalSpy told(&card, &ExplanationCard::told);
        card.setExplanation(QStringLiteral("Start"), QStringLiteral("A is in the frontier."));
        card.show();
        QVERIFY(QTest::qWaitForWindowExposed(&card));
        QCOMPARE(told.size(), 0);
        card.setExplanation(QStringLiteral("Last step"), QStringLiteral("Expands A."));
        QCOMPARE(told.size(), 1);
        // Of steps that follow each other at once, the last.
        card.setExplanation(QStringLiteral("Last step"), QStringLiteral("Expands B."));
        card.setExplanation(QStringLiteral("Last step"), QStringLiteral("Expands C."));
        QCOMPARE(told.size(), 1);
        QTRY_COMPARE(told.size(), 2);
    }
};

LOGGIA_WINDOW_TEST(ExplanationCardTest)

} // namespace explanation_card_test

#include "explanation_card_test.moc"
