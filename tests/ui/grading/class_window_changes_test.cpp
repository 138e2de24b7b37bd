#include "tests/suite.hpp"
#include "tests/ui/grading/class_window_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/silence.hpp"

#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>

namespace class_window_changes_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using Fixture = ClassWindowFixture;

/// What the window says once hand-ins, folders or settings are no longer what was graded.
class ClassWindowChangesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// Nothing on the screen is about other settings.
    void otherSettingsForgetTheResults() {
        Fixture f;
        f.prepare();
        f.drop({f.handins.path("right.sh")});
        f.press("start");
        QVERIFY(f.finish());
        f.get<QSpinBox>("seed").setValue(2);
        QCOMPARE(f.cell(0, 1), QStringLiteral("\u2013"));
        QVERIFY(!f.get<QPushButton>("export").isEnabled());
        // What is in the journal is there again, and nothing is run for it.
        f.get<QSpinBox>("seed").setValue(1);
        QTRY_COMPARE(f.cell(0, 1), QStringLiteral("\u2713 5"));
        QCOMPARE(f.label("class-status"),
                 QStringLiteral("The result of 1 hand-in was in the journal."));
        QVERIFY(!f.shown->run().isRunning());
        QVERIFY(f.get<QPushButton>("export").isEnabled());
        // Nor is a time told that no run took.
        auto* panel = f.shown->findChild<TaskPanel*>();
        ClassSettings more = panel->settings();
        more.points[std::string(f.shown->model().task().checks.front().id)] = 12;
        panel->setSettings(more);
        Q_EMIT panel->changed();
        QVERIFY(f.label("class-status").startsWith(QStringLiteral("1 hand-in graded: ")));
    }

    void resultsAreThereAtTheNextStart() {
        Fixture f;
        if (!hasSandbox()) // agreed to for this time only
            return;
        f.prepare();
        f.drop(f.handins.paths());
        f.press("start");
        QVERIFY(f.finish());
        const QString points = f.cell(0, 1) + f.cell(1, 1);
        f.handins.put("wrong.sh", "cat /dev/null");
        f.close();
        f.open();
        f.show();
        const int right = f.rowOf("right.sh");
        const int wrong = f.rowOf("wrong.sh");
        QTRY_COMPARE(f.cell(right, 1), QStringLiteral("\u2713 5"));
        QCOMPARE(f.shown->model().gradedCount(), 1); // the other one was changed
        QCOMPARE(f.cell(wrong, 1), QStringLiteral("\u2013"));
        QVERIFY(points.contains(f.cell(right, 1)));
    }

    /// A slip of the mouse on a check's points loses nothing: no run depends on them.
    void otherPointsAreEarnedAtOnce() {
        Fixture f;
        f.prepare();
        f.drop(f.handins.paths());
        f.press("start");
        QVERIFY(f.finish());
        const int right = f.rowOf("right.sh");
        auto* panel = f.shown->findChild<TaskPanel*>();
        ClassSettings more = panel->settings();
        more.points[std::string(f.shown->model().task().checks.front().id)] = 12;
        panel->setSettings(more);
        Q_EMIT panel->changed();
        QCOMPARE(f.cell(right, 2), QStringLiteral("\u2713 12"));
        QVERIFY(f.shown->model().task().points() > 12);
        QCOMPARE(f.shown->model().report(right)->points(), f.shown->model().task().points());
        QCOMPARE(f.shown->model().gradedCount(), f.shown->model().rowCount());
        QVERIFY(f.get<QPushButton>("export").isEnabled());
    }

    /// Edited, replaced, deleted: the result is greyed at once, and only that hand-in graded again.
    void aHandinThatChangesIsOutOfDate() {
        Fixture f;
        f.prepare();
        f.drop(f.handins.paths());
        QVERIFY(!f.get<QFrame>("disk-notice").isVisible());
        f.press("start");
        QVERIFY(f.finish());
        const auto kept = f.shown->model().report(0);
        const int right = f.rowOf("right.sh");
        const int wrong = f.rowOf("wrong.sh");
        const QString before = f.cell(wrong, 1);
        f.click(wrong, 2);
        QVERIFY(!f.get<QLabel>("cell-warning").isVisible());

        f.handins.put("wrong.sh", "cat /dev/null");
        QVERIFY(f.shows(wrong, QStringLiteral("Changed since it was graded")));
        QCOMPARE(f.cell(wrong, 1), QStringLiteral("(%1)").arg(before));
        QVERIFY(!f.cell(right, 1).contains(QLatin1Char('(')));
        QVERIFY(f.label("disk-text").startsWith(QStringLiteral("1 result is out of date")));
        QVERIFY(f.label("cell-warning").startsWith(QStringLiteral("Out of date")));
        QVERIFY(f.label("class-status").contains(QStringLiteral("1 of the results out of date")));
        f.press("grade-again");
        QVERIFY(f.finish());
        QCOMPARE(f.shown->model().report(0), kept); // the other one was not even looked into
        QVERIFY(!f.cell(wrong, 1).contains(QLatin1Char('(')));
        QVERIFY(
            QTest::qWaitFor([&f] { return !f.get<QFrame>("disk-notice").isVisible(); }, patience));

        const QString cells = f.cell(right, 1);
        QVERIFY(QFile::remove(f.handins.path("right.sh")));
        QVERIFY(f.shows(right, QStringLiteral("Graded, but no longer on the disk")));
        QVERIFY(f.label("disk-text").startsWith(QStringLiteral("1 hand-in is no longer")));
        QVERIFY(!f.get<QPushButton>("grade-again").isVisible());
        f.press("start"); // its points stay
        QVERIFY(f.finish());
        QCOMPARE(f.cell(right, 1), QStringLiteral("(%1)").arg(cells));
    }

    void whatIsNotGradedIsNotLeftOutUnasked() {
        Fixture f;
        f.prepare();
        f.drop({f.handins.path("right.sh")});
        f.press("start");
        QVERIFY(f.finish());
        f.drop({f.handins.path("wrong.sh")});
        const auto ask = [&f](std::optional<int> answer) {
            f.dialogs.answer = answer;
            f.dialogs.questions.clear();
            f.dialogs.file = f.folder.filePath(QStringLiteral("late"));
            f.get<QPushButton>("export").menu()->actions().constFirst()->trigger();
            return QTest::qWaitFor([&f] { return f.dialogs.questions.size() == 1; }, patience);
        };
        QVERIFY(ask(std::nullopt));
        QVERIFY(f.dialogs.questions[0].text.startsWith(QStringLiteral("1 hand-in is not graded")));
        QVERIFY(f.dialogs.questions[0].can_lose);
        QVERIFY(ask(0));
        QVERIFY(QTest::qWaitFor(
            [&f] { return QFile::exists(f.folder.filePath(QStringLiteral("late.csv"))); },
            patience));
        QVERIFY(ask(1));
        QVERIFY(f.finish());
        QCOMPARE(f.shown->model().gradedCount(), 2);
    }

    /// Also while the window had no chance to be told.
    void whatIsOutOfDateIsNotExportedUnasked() {
        Fixture f;
        f.prepare();
        f.drop(f.handins.paths());
        f.press("start");
        QVERIFY(f.finish());
        const auto exported = [&f](const char* name, std::optional<int> answer) {
            f.dialogs.answer = answer;
            f.dialogs.questions.clear();
            f.dialogs.file = f.folder.filePath(QLatin1String(name));
            f.handins.put("wrong.sh", "echo " + QByteArray(name)); // right before the export
            f.get<QPushButton>("export").menu()->actions().constFirst()->trigger();
            static_cast<void>(
                QTest::qWaitFor([&f] { return !f.dialogs.questions.isEmpty(); }, patience));
            QFile file(f.dialogs.file + QStringLiteral(".csv"));
            const int wait = answer && *answer != 1 ? patience : 300;
            static_cast<void>(QTest::qWaitFor([&file] { return file.exists(); }, wait));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QCOMPARE(exported("dismissed", std::nullopt), QByteArray());
        QCOMPARE(f.dialogs.questions.size(), 1);
        QVERIFY(f.dialogs.questions[0].text.startsWith(QStringLiteral("1 result does not match")));
        QVERIFY(f.dialogs.questions[0].can_lose);
        const QByteArray all = exported("all", 0);
        QVERIFY(all.contains("right.sh") && all.contains("wrong.sh"));
        const QByteArray current = exported("current", 2);
        QVERIFY(current.contains("right.sh") && !current.contains("wrong.sh"));
        QCOMPARE(exported("again", 1), QByteArray());
        QVERIFY(f.finish());
        f.dialogs.questions.clear();
        f.dialogs.file = f.folder.filePath(QStringLiteral("clean"));
        f.get<QPushButton>("export").menu()->actions().constFirst()->trigger();
        QVERIFY(QTest::qWaitFor(
            [&f] { return QFile::exists(f.folder.filePath(QStringLiteral("clean.csv"))); },
            patience));
        QVERIFY(f.dialogs.questions.isEmpty());
    }

    void whatIsNewInTheFolderIsOffered() {
        Fixture f;
        f.prepare();
        f.dialogs.answer = 0; // the folder is a class
        f.drop({f.handins.folder()});
        QCOMPARE(f.table().model()->rowCount(), 2);
        f.handins.put("late.sh", "echo");
        const auto offers = [&f](const char* names) {
            return QTest::qWaitFor(
                [&] {
                    return f.get<QFrame>("disk-notice").isVisible() &&
                           f.label("disk-text").endsWith(QLatin1String(names));
                },
                patience);
        };
        QVERIFY(offers(": late.sh."));
        QCOMPARE(namelessWidgets(*f.shown), QStringList());
        QCOMPARE(unplacedWidgets(*f.shown), QStringList());
        QCOMPARE(sharedMnemonics(*f.shown), QStringList());
        QVERIFY(leapsBack(*f.shown).isEmpty());
        f.press("add-arrivals");
        QCOMPARE(f.table().model()->rowCount(), 3);
        QVERIFY(!f.get<QFrame>("disk-notice").isVisible());
        f.handins.put("notes.txt", "not a hand-in");
        QVERIFY(offers(": notes.txt."));
        f.press("ignore-arrivals");
        QVERIFY(!f.get<QFrame>("disk-notice").isVisible());
        // What was taken off the table or ignored is not offered again, nor after a restart.
        f.click(f.rowOf("late.sh"), 0);
        f.press("remove");
        f.close();
        f.handins.put("last.sh", "echo");
        f.open();
        f.show();
        QVERIFY(offers(": last.sh."));
        QCOMPARE(f.table().model()->rowCount(), 2);
    }

    /// What was said of hand-ins that are gone is not true of the others.
    void aSummaryIsNotOfOtherHandins() {
        Fixture f;
        f.choose("Minimum CNF");
        f.drop(f.handins.paths());
        f.press("start");
        QVERIFY(f.finish());
        QVERIFY(f.label("class-status").startsWith(QStringLiteral("2 hand-ins graded in ")));
        f.click(0, 0);
        f.press("remove");
        QCOMPARE(f.label("class-status"), QStringLiteral("1 hand-in removed."));
        QCOMPARE(f.table().model()->rowCount(), 1);
    }

    /// Into the folder of the class, which is where people put it.
    void anExportIsNoNewHandin() {
        Fixture f;
        f.prepare();
        f.dialogs.answer = 0; // the folder is a class
        f.drop({f.handins.folder()});
        f.press("start");
        QVERIFY(f.finish());
        f.dialogs.questions.clear();
        f.dialogs.file = f.handins.folder() + QStringLiteral("/report");
        f.dialogs.folder = f.handins.folder();
        for (QAction* each : f.get<QPushButton>("export").menu()->actions()) {
            QSignalSpy ended(f.shown, &ClassWindow::exportEnded);
            each->trigger();
            QTRY_VERIFY_WITH_TIMEOUT(!ended.isEmpty(), patience);
            QVERIFY(!ended[0][0].toBool());
        }
        QVERIFY(QFile::exists(f.handins.folder() + QStringLiteral("/report.csv")));
        QVERIFY(QFile::exists(f.handins.folder() + QStringLiteral("/index.html")));
        // What comes after it is, and so tells that it was looked there.
        f.handins.put("late.sh", "echo");
        QTRY_VERIFY_WITH_TIMEOUT(f.get<QFrame>("disk-notice").isVisible(), patience);
        QCOMPARE(f.label("disk-text"),
                 QStringLiteral("1 new hand-in in the class folder: late.sh."));
        // Nor is it one for whoever opens the folder the next time.
        f.table().selectAll();
        f.press("remove");
        f.drop({f.handins.folder()});
        QCOMPARE(f.table().model()->rowCount(), 3);
    }

    /// Five hundred, from the folder to the spreadsheet and again after a change.
    void aLargeClassDoesNotFreezeTheWindow() {
        Fixture f;
        f.choose("Minimum CNF");
        const QString problem = f.folder.filePath(QStringLiteral("problem.txt"));
        QVERIFY(write_file(problem.toStdString(), "a | b").has_value());
        f.shown->findChild<TaskPanel*>()->setProblem(problem);
        for (int i = 0; i < 500; ++i)
            f.handins.put(qPrintable(QStringLiteral("s%1.txt").arg(i)), i % 2 ? "a | b" : "a & b");
        LongestSilence silence;
        f.drop({f.handins.folder()});
        QCOMPARE(f.table().model()->rowCount(), 502);
        f.press("start");
        QVERIFY(f.finish());
        QCOMPARE(f.shown->model().gradedCount(), 502);
        f.handins.put("s7.txt", "changed");
        QVERIFY(QTest::qWaitFor([&f] { return f.shown->model().outOfDateCount() == 1; }, patience));
        f.press("start");
        QVERIFY(f.finish());
        f.dialogs.file = f.folder.filePath(QStringLiteral("all"));
        f.get<QPushButton>("export").menu()->actions().constFirst()->trigger();
        QVERIFY(QTest::qWaitFor(
            [&f] { return QFile::exists(f.folder.filePath(QStringLiteral("all.csv"))); },
            patience));
        f.table().selectAll();
        f.press("remove");
        QCOMPARE(f.table().model()->rowCount(), 0);
        QTest::qWait(300);
        QVERIFY2(silence.milliseconds() < most_silence_ms,
                 qPrintable(QString::number(silence.milliseconds())));
    }

    /// A file with the problem of the exercise that is corrected after the grading.
    void anotherProblemMakesAllResultsOutOfDate() {
        Fixture f;
        f.choose("Minimum CNF");
        const QString problem = f.folder.filePath(QStringLiteral("problem.txt"));
        const auto put = [&problem](const char* text) {
            QVERIFY(write_file(problem.toStdString(), text).has_value());
        };
        put("a | b");
        auto* panel = f.shown->findChild<TaskPanel*>();
        panel->setProblem(problem);
        f.drop(f.handins.paths());
        f.press("start");
        QVERIFY(f.finish());
        const QString before = f.cell(0, 1);
        QVERIFY(!before.startsWith(QLatin1Char('(')));
        put("a & b");
        QVERIFY(f.shows(0, QStringLiteral("The problem has changed since it was graded")));
        QVERIFY(f.shows(1, QStringLiteral("The problem has changed since it was graded")));
        f.press("start");
        QVERIFY(f.finish());
        QVERIFY(
            QTest::qWaitFor([&f] { return !f.get<QFrame>("disk-notice").isVisible(); }, patience));
        QVERIFY(!f.cell(0, 1).startsWith(QLatin1Char('(')));
    }
};

LOGGIA_WINDOW_TEST(ClassWindowChangesTest)

} // namespace class_window_changes_test

#include "class_window_changes_test.moc"
