#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/batch/batch_bar.hpp"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace batch_bar_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

QString q(const char* text) {
    return QString::fromLatin1(text);
}

struct Fixture {
    BatchBar bar{{q("&Start"), q("Start all"), q("S&top"), q("Stop all"), "what"}};
    QPushButton* start = bar.findChild<QPushButton*>(q("start"));
    QPushButton* stop = bar.findChild<QPushButton*>(q("stop"));
    QProgressBar* progress = bar.findChild<QProgressBar*>();
    QLabel* status = bar.findChild<QLabel*>(q("what"));

    Fixture() {
        bar.show();
        bar.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&bar));
    }
};

class BatchBarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void theButtonsSayWhatTheOwnerWants() {
        const Fixture f;
        QCOMPARE(f.start->text(), q("&Start"));
        QCOMPARE(f.start->toolTip(), q("Start all"));
        QCOMPARE(f.stop->text(), q("S&top"));
        QCOMPARE(f.stop->toolTip(), q("Stop all"));
        QVERIFY(!f.start->icon().isNull() && !f.stop->icon().isNull());
    }

    /// While there is nothing to start, the tip says what is missing.
    void theTipSaysWhyNothingCanBeStarted() {
        BatchBar bar(
            {q("&Start"), q("Start all"), q("S&top"), q("Stop all"), "what", q("Add some")});
        const auto* start = bar.findChild<QPushButton*>(q("start"));
        QCOMPARE(start->toolTip(), q("Add some"));
        bar.follow(false, true, 0, 7);
        QCOMPARE(start->toolTip(), q("Start all"));
        bar.follow(true, true, 3, 7);
        QCOMPARE(start->toolTip(), q("Start all"));
        bar.follow(false, false, 0, 0);
        QCOMPARE(start->toolTip(), q("Add some"));
    }

    void keysDoWhatTheButtonsDo() {
        Fixture f;
        const QSignalSpy starts(&f.bar, &BatchBar::startWanted);
        const QSignalSpy stops(&f.bar, &BatchBar::stopWanted);
        const auto press_both = [&f] {
            QTest::keyClick(&f.bar, Qt::Key_F5);
            QTest::keyClick(&f.bar, Qt::Key_Escape);
        };
        press_both();
        QCOMPARE(starts.size() + stops.size(), 0);
        f.bar.follow(false, true, 0, 7);
        press_both();
        QCOMPARE(starts.size(), 1);
        QCOMPARE(stops.size(), 0);
        f.bar.follow(true, true, 0, 7);
        press_both();
        QCOMPARE(starts.size(), 1);
        QCOMPARE(stops.size(), 1);
    }

    void theKeyboardStaysOnTheButtonThatCanBePressed() {
        Fixture f;
        f.bar.follow(false, true, 0, 7);
        f.bar.takeFocus();
        QVERIFY(f.start->hasFocus());
        f.bar.follow(true, true, 3, 7);
        QVERIFY(f.stop->hasFocus());
        f.start->setFocus(); // disabled: nothing
        f.bar.takeFocus();
        QVERIFY(f.stop->hasFocus());
        f.bar.follow(false, true, 7, 7);
        QVERIFY(f.start->hasFocus());
    }

    void progressIsShownWhileItRuns() {
        Fixture f;
        QVERIFY(!f.progress->isVisible());
        f.bar.follow(true, true, 3, 7);
        QVERIFY(f.progress->isVisible());
        QCOMPARE(f.progress->value(), 3);
        QCOMPARE(f.progress->maximum(), 7);
        f.bar.showCount(q("3 of 7"));
        QCOMPARE(f.status->text(), q("3 of 7"));
        f.bar.follow(false, true, 7, 7);
        f.bar.say(q("All <b>7</b>"));
        QVERIFY(!f.progress->isVisible());
        QCOMPARE(f.status->text(), q("All <b>7</b>"));
        QCOMPARE(f.status->textFormat(), Qt::PlainText);
    }
};

LOGGIA_WINDOW_TEST(BatchBarTest)

} // namespace batch_bar_test

#include "batch_bar_test.moc"
