#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/widgets/limit_box.hpp"
#include "ui/widgets/run_bar.hpp"

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QMouseEvent>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>

#include <map>

namespace run_bar_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

struct Fixture {
    RunBar bar{QStringLiteral("&Analyse"),
               {QStringLiteral("Engine"), QStringLiteral("Minimax")},
               QStringLiteral("which one looks ahead")};
    QPushButton* start = bar.findChild<QPushButton*>(QStringLiteral("start"));
    QPushButton* stop = bar.findChild<QPushButton*>(QStringLiteral("stop"));
    QProgressBar* progress = bar.findChild<QProgressBar*>();

    Fixture() {
        bar.resize(900, bar.sizeHint().height());
        bar.show();
        bar.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&bar));
    }

    /// The text of the clock: the one label that ends in a unit of time.
    [[nodiscard]] QString time() const {
        for (const QLabel* label : bar.findChildren<QLabel*>())
            if (label->text().endsWith(QStringLiteral(" s")) ||
                label->text().endsWith(QStringLiteral(" ms")))
                return label->text();
        return {};
    }
    /// 0 for "< 1 ms".
    [[nodiscard]] double seconds() const {
        const double number = time().section(QLatin1Char(' '), 0, 0).toDouble();
        return time().endsWith(QStringLiteral(" ms")) ? number / 1000 : number;
    }
    [[nodiscard]] std::map<QWidget*, QRect> places() const {
        std::map<QWidget*, QRect> result;
        for (QWidget* part : bar.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
            result[part] = part->geometry();
        return result;
    }
};

class RunBarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// Where the bar has patience a short run is not shown but for its time, a longer one from then
    /// on.
    void aShortRunMayGoUnseen() {
        Fixture f;
        f.bar.setPatience(40);
        f.bar.setRunning(true);
        QVERIFY(!f.bar.isRunning());
        f.bar.setRunning(false);
        QTest::qWait(80);
        QVERIFY(!f.bar.isRunning() && !f.time().isEmpty());
        f.bar.setRunning(true);
        QTRY_VERIFY(f.bar.isRunning());
        QVERIFY(f.stop->isEnabled());
        f.bar.setRunning(false);
        QVERIFY(!f.bar.isRunning() && !f.stop->isEnabled() && !f.time().isEmpty());
        // What waits to be shown keeps its time.
        f.bar.setPatience(600'000);
        f.bar.setRunning(true);
        f.bar.clearTime();
        f.bar.setRunning(false);
        QVERIFY(!f.time().isEmpty());
        // Progress of what is not shown is not, either.
        f.bar.setProgress(0.5, QStringLiteral("half of it"));
        QVERIFY(!f.progress->isVisible() && f.progress->toolTip().isEmpty());
    }

    /// The time of a run about something else is no longer there; that of a run under way is.
    void tellsForHowLong() {
        Fixture f;
        QCOMPARE(f.bar.runningFor(), qint64{0});
        f.bar.setRunning(true);
        QTRY_VERIFY(f.bar.runningFor() > 0);
        f.bar.setRunning(false);
        QCOMPARE(f.bar.runningFor(), qint64{0});
    }

    void takesTheTimeAway() {
        Fixture f;
        f.bar.setRunning(true);
        f.bar.clearTime();
        QVERIFY(!f.time().isEmpty());
        f.bar.setRunning(false);
        QVERIFY(!f.time().isEmpty());
        f.bar.clearTime();
        QCOMPARE(f.time(), QString());
        f.bar.setRunning(true);
        QVERIFY(!f.time().isEmpty());
    }

    /// An answer that tells its time is beside the bar.
    void theTimeOfTheAnswerCounts() {
        Fixture f;
        f.bar.setRunning(true);
        f.bar.setTime(42);
        QVERIFY(f.seconds() < 40); // it runs
        f.bar.setRunning(false);
        const QString told = f.time();
        QVERIFY2(told.contains(QStringLiteral("42")), qPrintable(told));
        f.bar.setRunning(true);
        f.bar.setRunning(false);
        QVERIFY(f.time() != told);
        f.bar.setTime(42);
        QCOMPARE(f.time(), told);
        f.bar.clearTime();
        QCOMPARE(f.time(), QString());
    }

    void startStaysDownWhileItIsWanted() {
        Fixture f;
        const QSignalSpy toggled(&f.bar, &RunBar::startToggled);
        QTest::mouseClick(f.start, Qt::LeftButton);
        QVERIFY(f.start->isChecked());
        QTest::keyClick(&f.bar, Qt::Key_A, Qt::AltModifier);
        QTRY_VERIFY(!f.start->isChecked());
        QCOMPARE(toggled.size(), 2);
        QCOMPARE(toggled[0][0].toBool(), true);
        f.bar.setStartChecked(true);
        QVERIFY(f.start->isChecked());
        QCOMPARE(toggled.size(), 2); // silently
        f.bar.setStartText(QStringLiteral("Pause"));
        QCOMPARE(f.start->text(), QStringLiteral("Pause"));
    }

    void aDoubleClickStarts() {
        Fixture f;
        QTest::mouseClick(f.start, Qt::LeftButton);
        const QPointF at = f.start->rect().center();
        for (const auto type : {QEvent::MouseButtonDblClick, QEvent::MouseButtonRelease}) {
            const bool down = type == QEvent::MouseButtonDblClick;
            QMouseEvent event(type, at, f.start->mapToGlobal(at), Qt::LeftButton,
                              down ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
            QApplication::sendEvent(f.start, &event);
        }
        QVERIFY(f.start->isChecked());
    }

    void stopIsForWhatRuns() {
        Fixture f;
        const QSignalSpy stopped(&f.bar, &RunBar::stopRequested);
        QVERIFY(!f.bar.isRunning());
        QTest::mouseClick(f.stop, Qt::LeftButton);
        QCOMPARE(stopped.size(), 0);
        f.bar.setRunning(true);
        QVERIFY(f.bar.isRunning());
        QTest::mouseClick(f.stop, Qt::LeftButton);
        QCOMPARE(stopped.size(), 1);
        f.stop->setFocus();
        QTest::keyClick(f.stop, Qt::Key_Space);
        QCOMPARE(stopped.size(), 2);
    }

    /// A button that is disabled loses the keyboard: it must not go to some other page's part.
    void theKeyboardStaysOnTheBarWhenTheWorkEnds() {
        Fixture f;
        f.bar.setRunning(true);
        f.stop->setFocus();
        f.bar.setRunning(false);
        QCOMPARE(QApplication::focusWidget(), f.start);
        auto* engine = f.bar.findChild<QComboBox*>();
        engine->setFocus();
        f.bar.setRunning(true);
        f.bar.setRunning(false);
        QCOMPARE(QApplication::focusWidget(), engine);
    }

    void theClockRunsWithTheWork() {
        Fixture f;
        QCOMPARE(f.time(), QString());
        f.bar.setRunning(true);
        QCOMPARE(f.time(), QStringLiteral("< 1 ms"));
        QTRY_VERIFY(f.seconds() >= 0.2);
        // It goes by tenths of a second, as long as it runs.
        QVERIFY2(f.time().endsWith(QStringLiteral("00 ms")) || f.seconds() >= 1,
                 qPrintable(f.time()));
        const qint64 gone = f.bar.runningFor();
        f.bar.setRunning(true); // already: goes on
        QVERIFY(f.seconds() >= 0.2 && f.bar.runningFor() >= gone);
        f.bar.setRunning(false);
        const QString end = f.time();
        QTest::qWait(250);
        QCOMPARE(f.time(), end); // how long it took stays to be read
        f.bar.setRunning(true);
        QVERIFY(f.seconds() < 0.2);
    }

    void progressIsShownAndSaid() {
        Fixture f;
        f.bar.setRunning(true);
        const auto is_busy = [&f] { return f.progress->minimum() == f.progress->maximum(); };
        QVERIFY(is_busy());
        for (const double fraction : {0.0, 0.25, 0.5, 1.0, 1.7}) {
            f.bar.setProgress(fraction, QStringLiteral("depth 9"));
            QVERIFY(!is_busy());
            const double shown = static_cast<double>(f.progress->value()) / f.progress->maximum();
            QVERIFY(std::abs(shown - std::min(fraction, 1.0)) < 0.002);
        }
        QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(f.progress);
        QCOMPARE(interface->text(QAccessible::Description), QStringLiteral("depth 9"));
        f.bar.setProgress(-1, {});
        QVERIFY(is_busy());
        // What is over says nothing any more, and does not seem to go on.
        f.bar.setProgress(0.5, QStringLiteral("depth 10"));
        f.bar.setRunning(false);
        QVERIFY(!is_busy());
        QVERIFY(f.progress->value() <= 0);
        QCOMPARE(interface->text(QAccessible::Description), QString());
        QCOMPARE(f.progress->toolTip(), QString());
    }

    /// A bar without a share says in words how far it is.
    void whatIsKnownSoFarStandsInWords() {
        Fixture f;
        auto* words = f.bar.findChild<QLabel*>(QStringLiteral("progress-words"));
        f.bar.setRunning(true);
        f.bar.setProgress(-1, QStringLiteral("depth 9, about +2"));
        QCOMPARE(words->text(), QStringLiteral("depth 9, about +2"));
        const QString text = QStringLiteral("between 7 and 9 ").repeated(40);
        f.bar.setProgress(-1, text);
        QVERIFY(words->text().size() < text.size());
        QCOMPARE(words->toolTip(), text);
        QVERIFY(words->text().endsWith(QChar(0x2026)));
        const qsizetype shown = words->text().size();
        f.bar.resize(f.bar.width() + 300, f.bar.height());
        QTRY_VERIFY(words->text().size() > shown);
        f.bar.setRunning(false);
        QCOMPARE(words->text(), QString());
        QCOMPARE(words->toolTip(), QString());
    }

    void aBarIsEmptyWhenNothingRuns() {
        Fixture f;
        for (int run = 0; run < 2; ++run) {
            // Of a run that has ended already, or is too short to be shown.
            f.bar.setProgress(0.5, QStringLiteral("depth 9"));
            QVERIFY(f.progress->value() <= 0);
            QVERIFY(f.progress->maximum() > 0);
            QCOMPARE(f.progress->toolTip(), QString());
            f.bar.setRunning(true);
            f.bar.setRunning(false);
        }
    }

    void settingsAreToldWhenAPersonChangesThem() {
        Fixture f;
        const QSignalSpy changed(&f.bar, &RunBar::settingsChanged);
        f.bar.setEngine(1);
        f.bar.limit()->setLimit(true, 5, 1);
        QCOMPARE(f.bar.engine(), 1);
        QCOMPARE(changed.size(), 0);
        auto* engine = f.bar.findChild<QComboBox*>(QString(), Qt::FindDirectChildrenOnly);
        QTest::keyClick(engine, Qt::Key_Up);
        QCOMPARE(f.bar.engine(), 0);
        QCOMPARE(changed.size(), 1);
        QTest::keyClick(f.bar.limit()->findChild<QComboBox*>(), Qt::Key_Up);
        QCOMPARE(changed.size(), 2);
    }

    void nothingJumps() {
        Fixture f;
        f.bar.setRunning(true);
        const auto before = f.places();
        f.bar.setProgress(0.3, QStringLiteral("a long sentence on what is being done just now"));
        QTest::qWait(150);
        QVERIFY(f.places() == before);
        f.bar.setRunning(false);
        QTest::qWait(20);
        QVERIFY(f.places() == before);
    }

    /// Without words above it, it is where the middle of the row is.
    void progressIsInTheMiddleOfItsRow() {
        Fixture f;
        const auto middle = [&f](const QWidget* part) {
            return part->mapTo(&f.bar, part->rect().center()).y();
        };
        f.bar.setRunning(true);
        f.bar.setProgress(0.3, {});
        QTRY_VERIFY(std::abs(middle(f.progress) - middle(f.start)) <= 1);
        f.bar.setProgress(0.4, QStringLiteral("depth 9"));
        const auto* words = f.bar.findChild<QLabel*>(QStringLiteral("progress-words"));
        QTRY_VERIFY(words->height() >= words->fontMetrics().height());
        QTRY_VERIFY(words->mapTo(&f.bar, words->rect().bottomLeft()).y() <
                    f.progress->mapTo(&f.bar, QPoint()).y());
        QVERIFY(words->mapTo(&f.bar, QPoint()).y() >= 0);
    }

    void everythingHasANameAndALetterOfItsOwn() {
        Fixture f;
        f.bar.setStartHelp(QStringLiteral("Value every column"));
        QCOMPARE(f.start->toolTip(), QStringLiteral("Value every column"));
        f.bar.setRunning(true);
        QCOMPARE(namelessWidgets(f.bar).join(QLatin1Char(10)), QString());
        QCOMPARE(sharedMnemonics(f.bar).join(QLatin1Char(10)), QString());
    }
};

LOGGIA_WINDOW_TEST(RunBarTest)

} // namespace run_bar_test

#include "run_bar_test.moc"
