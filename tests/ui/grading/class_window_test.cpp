#include "tests/suite.hpp"
#include "tests/ui/grading/class_window_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/pseudo_language.hpp"
#include "tests/ui/support/silence.hpp"
#include "ui/grading/class_model.hpp"
#include "ui/help/guide_window.hpp"
#include "ui/shell/session.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QFrame>
#include <QHeaderView>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <filesystem>

namespace class_window_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using Fixture = ClassWindowFixture;

class ClassWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// What the empty field of a problem says can be read in a narrow column, too.
    void anEmptyProblemIsExplainedInFull() {
        TaskPanel panel;
        ClassSettings settings;
        for (const loggia::grading::Task& task : loggia::grading::tasks()) {
            settings.task = task.id;
            panel.setSettings(settings);
            panel.resize(190, 700);
            panel.show();
            QVERIFY(QTest::qWaitForWindowExposed(&panel));
            auto* problem = panel.findChild<QLineEdit*>(QStringLiteral("problem"));
            if (!problem->isVisible())
                continue;
            const QString text = problem->placeholderText();
            QVERIFY(!text.isEmpty());
            QVERIFY2(problem->width() >= problem->fontMetrics().horizontalAdvance(text) + 8,
                     qPrintable(text));
            QVERIFY(
                panel.rect().contains(QRect(problem->mapTo(&panel, QPoint()), problem->size())));
            const auto labels = panel.findChildren<QLabel*>();
            QVERIFY(std::any_of(labels.begin(), labels.end(), [problem](const QLabel* label) {
                return label->buddy() == problem && label->isVisible() && label->height() > 8;
            }));
        }
    }

    /// With larger text, or in another language, the names of the checks take several lines.
    void checksAreAsHighAsTheirNames() {
        TaskPanel panel;
        QFont large = panel.font();
        large.setPointSizeF(large.pointSizeF() * 2);
        panel.setFont(large);
        for (const loggia::grading::Task& task : loggia::grading::tasks()) {
            ClassSettings settings;
            settings.task = task.id;
            panel.setSettings(settings);
            panel.resize(300, panel.layout()->heightForWidth(300));
            panel.show();
            QVERIFY(QTest::qWaitForWindowExposed(&panel));
            for (const QLabel* label : panel.findChildren<QLabel*>())
                if (label->isVisible() && label->parentWidget()->findChild<QDoubleSpinBox*>(
                                              QString(), Qt::FindDirectChildrenOnly))
                    QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                             qPrintable(label->text()));
        }
    }

    void tellsOfTheTask() {
        const Fixture f;
        f.choose("Peg puzzle: back end");
        QVERIFY(f.label("summary").contains(QStringLiteral("peg puzzle")));
        QCOMPARE(f.label("usage"), QStringLiteral("PROGRAM in.txt out.txt"));
        QCOMPARE(f.table().model()->columnCount(), 2 + 3 + 1);
        f.choose("Minimum CNF");
        QVERIFY(!f.get<QLabel>("usage").isVisible());
        QVERIFY(f.get<QLineEdit>("problem").isVisible());
        f.choose("Davis-Putnam");
        QVERIFY(!f.get<QLineEdit>("problem").isVisible());
    }

    /// A problem is the only case there is; a seed makes one where none is given.
    void fieldsThatChangeNothingAreNotOffered() {
        const Fixture f;
        const auto& cases = f.get<QSpinBox>("cases");
        const auto& seed = f.get<QSpinBox>("seed");
        f.choose("Davis-Putnam");
        QVERIFY(cases.isVisible() && seed.isVisible() && seed.isEnabled());
        f.choose("Minimum CNF");
        QVERIFY(!cases.isVisible());
        QVERIFY(seed.isVisible() && seed.isEnabled());
        f.get<QLineEdit>("problem").setText(f.handins.path("right.sh"));
        QVERIFY(!seed.isEnabled());
        f.choose("Models for Mace4");
        QVERIFY(!cases.isVisible() && !seed.isVisible());
        f.choose("Davis-Putnam"); // has no use for the problem
        QVERIFY(cases.isVisible() && seed.isVisible() && seed.isEnabled());
    }

    void theKeyboardStaysWithGradeAndStop() {
        Fixture f;
        f.prepare();
        f.drop(f.handins.paths());
        auto& start = f.get<QPushButton>("start");
        start.setFocus();
        QTest::keyClick(&start, Qt::Key_Space);
        QVERIFY(f.shown->run().isRunning());
        QVERIFY(f.get<QPushButton>("stop").hasFocus());
        QVERIFY(f.finish());
        QTRY_VERIFY(start.hasFocus());
    }

    /// An empty table has no bar to scroll its headings with; one with hand-ins may need it.
    void anEmptyTableHasNoScrollBar() {
        const Fixture f;
        f.choose("Max-Connect4, one-move mode");
        f.shown->resize(f.shown->minimumSizeHint().expandedTo({760, 560}));
        const QScrollBar* bar = f.table().horizontalScrollBar();
        QTRY_VERIFY(bar->maximum() > 0);
        QVERIFY(!bar->isVisible());
        f.drop({f.handins.path("right.sh")});
        QTRY_VERIFY(f.table().model()->rowCount() > 0);
        QTRY_VERIFY(bar->isVisible());
        f.table().selectAll();
        QTest::keyClick(&f.table(), Qt::Key_Delete);
        QTRY_COMPARE(f.table().model()->rowCount(), 0);
        QTRY_VERIFY(!bar->isVisible());
    }

    /// A click on a heading sorts; its mark stands behind the last line and covers nothing.
    void headingsShowWhatSorts() {
        Fixture f;
        f.choose("Max-Connect4, one-move mode");
        const QHeaderView& header = *f.table().horizontalHeader();
        constexpr int column = ClassModel::first_check_column;
        const auto title = [&f] {
            return f.table().model()->headerData(column, Qt::Horizontal).toString();
        };
        const auto click = [&header] {
            QTest::mouseClick(
                header.viewport(), Qt::LeftButton, {},
                QPoint(header.sectionViewportPosition(column) + header.sectionSize(column) / 2,
                       header.height() / 2));
        };
        const QString plain = title();
        QVERIFY(plain.contains(QLatin1Char('\n')));
        click();
        QCOMPARE(title(), plain + QStringLiteral(" \u25b4"));
        QVERIFY(f.table().fontMetrics().size(0, title()).width() < header.sectionSize(column));
        click();
        QCOMPARE(title(), plain + QStringLiteral(" \u25be"));
        click();
        QCOMPARE(title(), plain);
        QVERIFY(!header.isSortIndicatorShown());
    }

    /// A folder is dropped, the table fills, and each cell can be looked into.
    void gradesAFolderThatIsDropped() {
        Fixture f;
        f.handins.addEndless();
        f.handins.addHarmful();
        f.prepare();
        f.dialogs.answer = 0; // the folder is a class
        f.drop({f.handins.folder()});
        QCOMPARE(f.dialogs.questions.size(), 1);
        QCOMPARE(f.table().model()->rowCount(), 4);
        QVERIFY(f.get<QPushButton>("start").isEnabled());
        LongestSilence silence;
        f.press("start");
        QVERIFY(f.shown->run().isRunning());
        QVERIFY(!f.get<QPushButton>("start").isEnabled());
        QVERIFY(!f.get<QPushButton>("add-files").isEnabled());
        f.drop({QStringLiteral("/tmp")});
        QCOMPARE(f.table().model()->rowCount(), 4);
        QVERIFY(f.finish());
        QVERIFY2(silence.milliseconds() < most_silence_ms,
                 qPrintable(QString::number(silence.milliseconds())));
        const int right = f.rowOf("right.sh");
        const int wrong = f.rowOf("wrong.sh");
        const int endless = f.rowOf("endless.sh");
        const int evil = f.rowOf("<b>evil<img>.sh");
        QVERIFY(right >= 0 && wrong >= 0 && endless >= 0 && evil >= 0);
        QCOMPARE(f.cell(right, 1), QStringLiteral("\u2713 5"));
        QVERIFY(f.cell(wrong, 2).startsWith(QStringLiteral("\u2717 ")));
        QCOMPARE(f.cell(endless, 1), QStringLiteral("\u2717 0"));
        QVERIFY(f.label("class-status").startsWith(QStringLiteral("4 hand-ins graded in")));

        f.click(wrong, 2);
        QVERIFY(f.label("cell").startsWith(QStringLiteral("\u2717 wrong.sh: The jumps")));
        QVERIFY(f.label("why").contains(QStringLiteral("There is a solution")));
        QVERIFY(f.get<QPlainTextEdit>("got").toPlainText().contains(QStringLiteral("NO SOLUTION")));
        QVERIFY(f.get<QPlainTextEdit>("expected").toPlainText().contains(QStringLiteral("Jump(")));
        QCOMPARE(f.get<QTabWidget>("inputs").tabText(0), QStringLiteral("in.txt"));

        f.click(evil, 2);
        const QString got = f.get<QPlainTextEdit>("got").toPlainText();
        QVERIFY(got.contains(QStringLiteral("<b>bold</b><img src=x>\\x1B[31mred")));
        for (const QLabel* each : f.shown->findChildren<QLabel*>())
            if (each->text().contains(QLatin1String("evil")) ||
                each->text().contains(QLatin1String("bold")))
                QCOMPARE(each->textFormat(), Qt::PlainText);
        f.click(right, 0);
        QVERIFY(f.label("cell-summary").startsWith(QStringLiteral("5 of 5 points.")));
        QVERIFY(!f.get<QPlainTextEdit>("got").isVisible());
    }

    /// By mouse and keyboard; whoever reads keeps their place while others are graded.
    void anyFailingCaseCanBeLookedInto() {
        Fixture f;
        f.prepare();
        ClassSettings several = f.shown->findChild<TaskPanel*>()->settings();
        several.cases = 4;
        f.shown->findChild<TaskPanel*>()->setSettings(several);
        Q_EMIT f.shown->findChild<TaskPanel*>()->changed();
        f.drop(f.handins.paths());
        f.press("start");
        QVERIFY(f.finish());
        f.click(f.rowOf("wrong.sh"), 2);
        auto& cases = f.get<QComboBox>("cases");
        QVERIFY(cases.isVisible());
        QVERIFY(cases.count() > 1);
        QCOMPARE(cases.currentIndex(), 0);
        auto& expected = f.get<QPlainTextEdit>("expected");
        auto& input = *qobject_cast<QPlainTextEdit*>(f.get<QTabWidget>("inputs").widget(0));
        auto& previous = f.get<QToolButton>("previous-case");
        auto& next = f.get<QToolButton>("next-case");
        QVERIFY(!previous.isEnabled());
        QStringList seen;
        qsizetype size = 0;
        for (int i = 0; i < cases.count(); ++i) {
            QCOMPARE(cases.currentIndex(), i);
            QVERIFY(cases.currentText().startsWith(
                QStringLiteral("Failing case %1 of %2: ").arg(i + 1).arg(cases.count())));
            QVERIFY(input.toPlainText().size() >= size);
            size = input.toPlainText().size();
            seen << input.toPlainText() + expected.toPlainText();
            QCOMPARE(next.isEnabled(), i + 1 < cases.count());
            QTest::mouseClick(&next, Qt::LeftButton);
        }
        QCOMPARE(seen.removeDuplicates(), 0);
        QTest::mouseClick(&previous, Qt::LeftButton);
        QCOMPARE(cases.currentIndex(), cases.count() - 2);
        cases.setFocus();
        QTest::keyClick(&cases, Qt::Key_Home);
        QCOMPARE(input.toPlainText() + expected.toPlainText(), seen.front());
        QTest::keyClick(&cases, Qt::Key_Down);
        QCOMPARE(input.toPlainText() + expected.toPlainText(), seen[1]);
        // The same news again changes nothing.
        input.selectAll();
        Q_EMIT f.shown->run().changed({});
        QVERIFY(input.textCursor().hasSelection());
        QCOMPARE(cases.currentIndex(), 1);
        // Another cell begins with its smallest.
        f.click(f.rowOf("right.sh"), 2);
        QVERIFY(!cases.isVisible());
        f.click(f.rowOf("wrong.sh"), 2);
        QCOMPARE(cases.currentIndex(), 0);
    }

    void aTaskWithoutAProblemOfItsOwnAsksForIt() {
        const Fixture f;
        f.choose("Models for Mace4");
        f.drop({f.handins.path("right.sh")});
        f.press("start");
        QVERIFY(!f.shown->run().isRunning());
        QVERIFY(f.label("class-status").startsWith(QStringLiteral("Choose the problem first")));
        QVERIFY(f.get<QLineEdit>("problem").hasFocus());
    }

    /// What is typed in a field counts, also when the keyboard is still there.
    void startTakesWhatIsBeingTyped() {
        Fixture f;
        f.prepare();
        f.drop({f.handins.path("right.sh")});
        auto& seed = f.get<QSpinBox>("seed");
        seed.setFocus();
        seed.selectAll();
        QTest::keyClicks(&seed, QStringLiteral("7"));
        QTest::keyClick(f.shown, Qt::Key_F5);
        QCOMPARE(f.shown->findChild<TaskPanel*>()->settings().seed, 7);
        QVERIFY(f.finish());
        QCOMPARE(f.cell(0, 1), QStringLiteral("\u2713 5"));
    }

    void everythingByKeyboard() {
        Fixture f;
        f.prepare();
        f.dialogs.files = f.handins.paths();
        QTest::keyClick(f.shown, Qt::Key_O, Qt::ControlModifier);
        QCOMPARE(f.table().model()->rowCount(), 2);
        QTest::keyClick(f.shown, Qt::Key_F5);
        QVERIFY(f.shown->run().isRunning());
        QVERIFY(f.finish());
        QCOMPARE(f.cell(0, 1), QStringLiteral("\u2713 5"));
        f.table().setFocus();
        QTest::keyClick(&f.table(), Qt::Key_Down);
        QTest::keyClick(&f.table(), Qt::Key_Right);
        QTest::keyClick(&f.table(), Qt::Key_Right);
        QVERIFY(f.label("cell").contains(QStringLiteral("wrong.sh: The jumps")));
        QTest::keyClick(&f.table(), Qt::Key_Delete);
        QCOMPARE(f.table().model()->rowCount(), 1);
        QVERIFY(QFile::exists(f.handins.path("wrong.sh")));
        f.dialogs.file = f.folder.filePath(QStringLiteral("marks"));
        auto* menu = f.get<QPushButton>("export").menu();
        menu->actions().constFirst()->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(f.folder.filePath(QStringLiteral("marks.csv"))),
                                 patience);
        QTest::keyClick(f.shown, Qt::Key_W, Qt::ControlModifier);
        QVERIFY(!f.shown->isVisible());
    }

    void stopsByEscapeAndWhenItIsHidden() {
        Fixture f;
        f.prepare();
        f.handins.put("endless.sh", "while :; do sleep 1; done");
        ClassSettings settings = f.shown->findChild<TaskPanel*>()->settings();
        settings.cpu_seconds = 100;
        settings.wall_seconds = 200;
        f.shown->findChild<TaskPanel*>()->setSettings(settings);
        Q_EMIT f.shown->findChild<TaskPanel*>()->changed();
        f.drop({f.handins.path("endless.sh")});
        for (const bool by_key : {true, false}) {
            f.show();
            f.press("start");
            QVERIFY(QTest::qWaitFor([&f] { return f.cell(0, 1) == QStringLiteral("\u2026"); },
                                    patience));
            if (by_key)
                QTest::keyClick(f.shown, Qt::Key_Escape);
            else
                f.shown->close();
            QVERIFY(f.finish());
            QCOMPARE(f.cell(0, 1), QStringLiteral("\u2013"));
            QVERIFY(f.label("class-status").startsWith(QStringLiteral("0 of 1 hand-in graded")));
        }
    }

    /// Off by default, and asked about.
    void withoutASandboxNothingRunsUnlessItIsAgreedTo() {
        Fixture f;
        const QSignalSpy tried(&f.shown->run(), &ClassRun::sandboxTried);
        f.shown->run().trySandbox();
        QVERIFY(QTest::qWaitFor([&tried] { return !tried.isEmpty(); }, patience));
        QCOMPARE(f.get<QFrame>("sandbox-notice").isVisible(), !hasSandbox());
        Q_EMIT f.shown->run().sandboxTried(QStringLiteral("bubblewrap is not installed"));
        QVERIFY(f.get<QFrame>("sandbox-notice").isVisible());
        QVERIFY(f.label("sandbox-text").startsWith(QStringLiteral("Bubblewrap is not installed.")));
        auto& unsafe = f.get<QCheckBox>("unsafe");
        // A run that finds out says so too.
        Q_EMIT f.shown->run().sandboxTried({});
        QVERIFY(!f.get<QFrame>("sandbox-notice").isVisible());
        Q_EMIT f.shown->run().failed(ClassRun::Obstacle::sandbox,
                                     QStringLiteral("bubblewrap is not installed"));
        QVERIFY(f.get<QFrame>("sandbox-notice").isVisible());
        QCOMPARE(f.label("class-status"), QStringLiteral("Nothing was run: there is no sandbox."));
        QVERIFY(unsafe.hasFocus());
        QVERIFY(!unsafe.isChecked());
        unsafe.click();
        QVERIFY(!unsafe.isChecked()); // the question was dismissed
        QCOMPARE(f.dialogs.questions.size(), 1);
        QVERIFY(f.dialogs.questions[0].can_lose);
        f.dialogs.answer = 0;
        unsafe.click();
        QVERIFY(unsafe.isChecked());
        unsafe.click();
        QVERIFY(!unsafe.isChecked());
        // What is only read needs no sandbox.
        f.choose("Minimum CNF");
        QVERIFY(!f.get<QFrame>("sandbox-notice").isVisible());
    }

    /// For whoever opens the window for the first time: no sandbox is needed, and nothing of the
    /// person's own is touched.
    void anExampleClassIsThereToTry() {
        Fixture f;
        QVERIFY(f.get<QFrame>("class-start").isVisible());
        QCOMPARE(f.label("class-status"), QString());
        f.press("example-class");
        QCOMPARE(f.dialogs.questions.size(), 0);
        QCOMPARE(f.table().model()->rowCount(), 5);
        QVERIFY(!f.get<QFrame>("class-start").isVisible());
        QVERIFY(f.label("class-status").contains(QStringLiteral("Press Grade")));
        QVERIFY(!f.get<QFrame>("sandbox-notice").isVisible());
        f.press("start");
        QVERIFY(f.finish());
        QStringList points;
        for (int row = 0; row < 5; ++row)
            points << f.cell(row, 1);
        QCOMPARE(points, QStringList({QStringLiteral("\u2713 50"), QStringLiteral("\u2717 30"),
                                      QStringLiteral("\u2717 25"), QStringLiteral("\u2717 10"),
                                      QStringLiteral("\u2717 0")}));
        f.click(3, 3);
        QVERIFY(f.label("why").contains(QStringLiteral("not equivalent")));
        f.table().selectAll();
        QTest::keyClick(&f.table(), Qt::Key_Delete);
        QTRY_VERIFY(f.get<QFrame>("class-start").isVisible());
        f.press("start-guide");
        QVERIFY(f.window->findChild<GuideWindow*>() != nullptr);
    }

    void f1OpensTheGuideAtGrading() {
        const Fixture f;
        QTest::keyClick(f.shown, Qt::Key_F1);
        auto* guide = f.window->findChild<GuideWindow*>();
        QVERIFY(guide != nullptr);
        QCOMPARE(guide->path(), QStringLiteral("guide/grading.md"));
    }

    /// The settings, the table with its buttons, and the bar below.
    void f6GoesFromAreaToArea() {
        Fixture f;
        f.prepare();
        f.dialogs.answer = 0;
        f.drop({f.handins.folder()});
        f.shown->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(f.shown));
        QSet<const QWidget*> stops;
        for (int i = 0; i < 4; ++i) {
            QTest::keyClick(f.shown, Qt::Key_F6);
            stops.insert(QApplication::focusWidget());
        }
        QVERIFY(stops.size() >= 3);
    }

    void everyControlIsExplained() {
        const Fixture f;
        for (QWidget* each : f.shown->findChildren<QWidget*>())
            if (each->isVisible() && (each->focusPolicy() & Qt::TabFocus) != 0)
                QVERIFY2(!f.window->explain(*each).isEmpty(), qPrintable(each->objectName()));
        QVERIFY(
            f.window->explain(f.get<QSpinBox>("seed")).contains(QStringLiteral("Grading a class")));
    }

    void isAsScreenReadersAndKeysNeedIt() {
        Fixture f;
        f.prepare();
        f.dialogs.answer = 0;
        f.drop({f.handins.folder()});
        f.press("start");
        QVERIFY(f.finish());
        f.click(f.rowOf("wrong.sh"), 2);
        for (QToolButton* each : f.shown->findChildren<QToolButton*>())
            if (each->isCheckable())
                each->setChecked(true); // what is folded
        QCOMPARE(namelessWidgets(*f.shown), QStringList());
        QCOMPARE(unplacedWidgets(*f.shown), QStringList());
        QCOMPARE(sharedMnemonics(*f.shown), QStringList());
        const QStringList leaps = leapsBack(*f.shown);
        QVERIFY2(leaps.isEmpty(), qPrintable(leaps.join(QLatin1Char('\n'))));
        QCOMPARE(viewsWithoutFocusSign(*f.shown), QStringList());
    }

    void saysNothingInEnglishAlone() {
        QLocale::setDefault(QLocale::c()); // In English nothing is looked up.
        const PseudoLanguage language;
        const Fixture f;
        // What core says has a test of its own.
        QStringList english;
        QStringList core;
        for (const grading::Task& task : grading::tasks()) {
            core << QString::fromUtf8(task.summary.data());
            for (const grading::Check& check : task.checks)
                core << QString::fromUtf8(check.title.data());
        }
        for (const QLabel* each : f.shown->findChildren<QLabel*>())
            if (each->isVisible() && !each->text().isEmpty() &&
                !each->text().contains(PseudoLanguage::opening) && !core.contains(each->text()) &&
                each->objectName() != QLatin1String("usage"))
                english << each->text();
        for (const QPushButton* each : f.shown->findChildren<QPushButton*>())
            if (!each->text().contains(PseudoLanguage::opening))
                english << each->text();
        QVERIFY2(english.isEmpty(), qPrintable(english.join(QLatin1Char('\n'))));
    }

    void comesBackAsItWas() {
        Fixture f;
        f.prepare();
        f.drop(f.handins.paths());
        f.get<QSpinBox>("seed").setValue(9);
        f.close();
        f.open();
        f.show();
        QCOMPARE(f.table().model()->rowCount(), 2);
        QCOMPARE(f.get<QSpinBox>("seed").value(), 9);
        QCOMPARE(f.get<QComboBox>("task").currentText(), QStringLiteral("Peg puzzle: back end"));
        QVERIFY(f.shown->session()->state().contains(QLatin1String("geometry")));
        QVERIFY(!f.get<QCheckBox>("unsafe").isChecked());
    }

    /// A name need not be a text, and means nothing to whatever shows it.
    void oddNamesComeBack() {
        Fixture f;
        f.prepare();
        const QByteArray folder = QFile::encodeName(f.handins.folder());
        const std::array names{QByteArray("latin1-\xE9.sh"),
                               QByteArray("new\nline.sh"),
                               QByteArray("-rf $(touch x).sh"),
                               QByteArray("%1 & <i>.sh"),
                               QByteArray(" .sh"),
                               QByteArray("base64:eA==.sh")};
        for (const QByteArray& name : names)
            QVERIFY(write_file((folder + '/' + name).toStdString(), "echo NO SOLUTION"));
        f.dialogs.answer = 0; // the folder is a class
        f.drop({f.handins.folder()});
        const auto all = static_cast<int>(names.size()) + 2;
        QCOMPARE(f.table().model()->rowCount(), all);
        f.close();
        f.open();
        f.show();
        QCOMPARE(f.table().model()->rowCount(), all);
        f.press("start");
        QVERIFY(f.finish());
        QCOMPARE(f.shown->model().gradedCount(), all);
        for (int row = 0; row < all; ++row) {
            QVERIFY(f.shown->model().report(row)->state == grading::State::graded);
            QVERIFY(f.shown->model().freshness(row) == Freshness::current);
        }
        QVERIFY(!f.get<QFrame>("disk-notice").isVisible());
        f.close();
        // Qt cannot remove the first one.
        for (const QByteArray& name : names)
            QVERIFY(std::filesystem::remove((folder + '/' + name).toStdString()));
    }

    void fitsSmallScreens() {
        Fixture f;
        QVERIFY(f.shown->minimumSizeHint().width() <= 1024);
        QVERIFY(f.shown->minimumSizeHint().height() <= 600);
    }
};

LOGGIA_WINDOW_TEST(ClassWindowTest)

} // namespace class_window_test

#include "class_window_test.moc"
