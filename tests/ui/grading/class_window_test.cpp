#include "tests/suite.hpp"
#include "tests/ui/grading/sample_class.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/bench.hpp"
#include "tests/ui/support/pseudo_language.hpp"
#include "tests/ui/support/silence.hpp"
#include "ui/grading/class_model.hpp"
#include "ui/grading/handin_table.hpp"
#include "ui/grading/task_panel.hpp"
#include "ui/help/guide_window.hpp"
#include "ui/shell/session.hpp"
#include "ui/window/grading/class_window.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QDropEvent>
#include <QFrame>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QMimeData>
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

/// The Class window above a main one, opened by its command.
struct Fixture : Bench {
    SampleClass handins;
    ClassWindow* shown = nullptr;

    Fixture() { show(); }

    void show() {
        window->commands().action(QStringLiteral("file.grade"))->trigger();
        shown = &window->classWindow();
        QVERIFY(QTest::qWaitForWindowActive(shown));
    }
    template <class Widget>
    [[nodiscard]] Widget& get(const char* name) const {
        return *shown->findChild<Widget*>(QString::fromLatin1(name));
    }
    [[nodiscard]] HandinTable& table() const { return *shown->findChild<HandinTable*>(); }
    [[nodiscard]] QString cell(int row, int column) const {
        return table().model()->index(row, column).data().toString();
    }
    [[nodiscard]] QString label(const char* name) const { return get<QLabel>(name).text(); }
    void press(const char* name) const {
        QTest::mouseClick(&get<QPushButton>(name), Qt::LeftButton);
    }

    /// The task peg-back with one case for each check and little time, in a sandbox where there is
    /// one.
    void prepare() {
        choose("Peg puzzle: back end");
        ClassSettings quick = shown->findChild<TaskPanel*>()->settings();
        quick.cases = 1;
        quick.cpu_seconds = 1;
        quick.wall_seconds = 1;
        shown->findChild<TaskPanel*>()->setSettings(quick);
        Q_EMIT shown->findChild<TaskPanel*>()->changed();
        if (hasSandbox())
            return;
        QVERIFY(QTest::qWaitFor([this] { return get<QCheckBox>("unsafe").isVisible(); }, patience));
        dialogs.answer = 0;
        get<QCheckBox>("unsafe").click();
        dialogs.answer.reset();
    }
    void choose(const char* task) const {
        auto& box = get<QComboBox>("task");
        box.setCurrentIndex(box.findText(QLatin1String(task)));
    }
    void drop(const QStringList& paths) const {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString& path : paths)
            urls << QUrl::fromLocalFile(path);
        data.setUrls(urls);
        QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(shown, &enter);
        if (!enter.isAccepted())
            return;
        QDropEvent event({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(shown, &event);
    }
    bool finish() const { return settles(shown->run()); }
    /// By a click, as a person does it.
    void click(int row, int column) const {
        const QModelIndex index = table().model()->index(row, column);
        table().scrollTo(index);
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {},
                          table().visualRect(index).center());
    }
    /// Whether the last column of a row says this, in the end.
    [[nodiscard]] bool shows(int row, const QString& fault) const {
        return QTest::qWaitFor(
            [&] { return cell(row, table().model()->columnCount() - 1) == fault; }, patience);
    }
    [[nodiscard]] int rowOf(const char* name) const {
        for (int row = 0; row < table().model()->rowCount(); ++row)
            if (cell(row, 0) == QLatin1String(name))
                return row;
        return -1;
    }
};

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
        f.get<QSpinBox>("seed").setValue(1);
        f.press("start"); // from the journal
        QVERIFY(f.finish());
        QCOMPARE(f.cell(0, 1), QStringLiteral("\u2713 5"));
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
                 QStringLiteral("1 new hand-in is in the folder of the class: late.sh."));
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
