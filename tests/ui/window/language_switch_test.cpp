#include "tests/suite.hpp"
#include "tests/ui/grading/sample_class.hpp"
#include "tests/ui/support/bench.hpp"
#include "tests/ui/tournament/sample_players.hpp"
#include "ui/connect4/analysis_run.hpp"
#include "ui/connect4/connect4_page.hpp"
#include "ui/grading/class_model.hpp"
#include "ui/grading/task_panel.hpp"
#include "ui/lessons/lesson_panel.hpp"
#include "ui/normal_forms/problem_panel.hpp"
#include "ui/pathfinding/comparison_panel.hpp"
#include "ui/settings/settings.hpp"
#include "ui/settings/settings_dialog.hpp"
#include "ui/shell/documents.hpp"
#include "ui/tournament/tournament_panel.hpp"
#include "ui/undo/history.hpp"
#include "ui/window/grading/class_window.hpp"
#include "ui/window/language_switch.hpp"
#include "ui/window/pages.hpp"
#include "ui/window/tournament/tournament_window.hpp"

#include <QCheckBox>
#include <QDir>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>

#include <algorithm>

namespace language_switch_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

struct Desk {
    QTemporaryDir folder;
    ScriptedDialogs dialogs;
    QSettings settings{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    Theme theme{*qApp, settings};
    SessionStore session{folder.filePath(QStringLiteral("session"))};
    LanguageSwitch shown;

    explicit Desk(const LanguageSwitch::Pages& pages = Bench::samplePages)
        : shown(MainWindow::Services{settings, dialogs, theme, session, {}}, pages) {
        shown.window().activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&shown.window()));
    }
    [[nodiscard]] SamplePage& page() const {
        return *qobject_cast<SamplePage*>(shown.window().currentPage());
    }
    [[nodiscard]] QString firstMenu() const {
        return plainText(shown.window().findChild<QMenuBar*>()->actions().constFirst()->text());
    }
    /// As a person chooses it in the menu; whether there is another window then.
    bool choose(const char* command) {
        const QSignalSpy changed(&shown, &LanguageSwitch::windowChanged);
        shown.window().commands().action(QLatin1String(command))->trigger();
        return QTest::qWaitFor([&] { return !changed.isEmpty(); }, 1000);
    }
};

class LanguageSwitchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// There and back: words change, and nothing that a person made.
    void documentsAndUndoStay() {
        Desk desk;
        QCOMPARE(desk.firstMenu(), QStringLiteral("File"));
        desk.page().change(QStringLiteral("third"), QStringLiteral("type"));
        desk.page().change(QStringLiteral("second"), QStringLiteral("type"));
        desk.shown.window().resize(700, 600);
        QVERIFY(desk.choose("view.languageGerman"));
        QCOMPARE(desk.firstMenu(), QStringLiteral("Datei"));
        QCOMPARE(desk.page().text(), QStringLiteral("second"));
        QCOMPARE(desk.shown.window().size(), QSize(700, 600));
        QVERIFY(desk.shown.window()
                    .commands()
                    .action(QStringLiteral("view.languageGerman"))
                    ->isChecked());
        QVERIFY(desk.choose("view.languageSpanish"));
        QCOMPARE(desk.firstMenu(), QStringLiteral("Archivo"));
        QVERIFY(desk.choose("view.languageEnglish"));
        QCOMPARE(desk.firstMenu(), QStringLiteral("File"));
        QCOMPARE(desk.page().text(), QStringLiteral("second"));
        // The same one again changes nothing.
        QVERIFY(!desk.choose("view.languageEnglish"));
    }

    /// The switch waits for a large file that is being read.
    void aFileThatIsBeingOpenedIsThere() {
        constexpr int size = 1 << 19;
        Desk desk;
        const QString file = desk.folder.filePath(QStringLiteral("large.txt"));
        put(file, "sample: " + QByteArray(size, 'x'));
        desk.shown.window().openFiles({file});
        QVERIFY(desk.shown.window().documents().isOpening());
        QVERIFY(desk.choose("view.languageGerman"));
        QCOMPARE(desk.page().text().size(), size);
        QVERIFY(desk.shown.window().windowTitle().startsWith(QStringLiteral("large.txt")));
    }

    /// Grading takes hours; it goes on, and what was found is there.
    void gradingGoesOn() {
        Desk desk;
        SampleClass handins;
        handins.put("slow.sh", "sleep 1.5; echo NO SOLUTION");
        ClassWindow* window = &desk.shown.window().classWindow();
        window->open();
        ClassSettings quick;
        quick.task = "peg-back";
        quick.cases = 1;
        quick.jobs = 1;
        quick.cpu_seconds = 10;
        quick.wall_seconds = 20;
        window->findChild<TaskPanel*>()->setSettings(quick);
        Q_EMIT window->findChild<TaskPanel*>()->changed();
        if (!hasSandbox()) {
            desk.dialogs.answer = 0;
            Q_EMIT window->run().sandboxTried(QStringLiteral("there is none"));
            window->findChild<QCheckBox*>(QStringLiteral("unsafe"))->click();
            desk.dialogs.answer.reset();
        }
        window->addPaths(handins.paths());
        window->findChild<QPushButton*>(QStringLiteral("start"))->click();
        QVERIFY(QTest::qWaitFor(
            [&] {
                return window->model().rowCount() == 3 &&
                       window->model().stage(0) == HandinStage::graded &&
                       window->model().stage(1) == HandinStage::running;
            },
            patience));
        const auto first = window->model().report(0);
        const ClassRun* run = &window->run();
        QVERIFY(desk.choose("view.languageGerman"));
        window = &desk.shown.window().classWindow();
        QVERIFY(window->isVisible());
        QVERIFY(&window->run() == run);
        QVERIFY(run->isRunning());
        QVERIFY(!window->findChild<TaskPanel*>()->isEnabled());
        QVERIFY(window->findChild<QPushButton*>(QStringLiteral("stop"))->isEnabled());
        QCOMPARE(window->model().report(0), first);
        QVERIFY(settles(*run));
        QCOMPARE(window->model().gradedCount(), 3);
        QCOMPARE(window->model().report(0), first);
        // The next language has all of it, also from a window that is hidden.
        const auto all = window->model().report(2);
        window->close();
        QVERIFY(desk.choose("view.languageSpanish"));
        window = &desk.shown.window().classWindow();
        QVERIFY(!window->isVisible());
        QCOMPARE(window->model().report(2), all);
    }

    /// So does a tournament, with what was played.
    void aTournamentGoesOn() {
        Desk desk;
        const SamplePlayers players;
        TournamentWindow* window = &desk.shown.window().tournamentWindow();
        window->open();
        window->findChild<QSpinBox*>(QStringLiteral("threads"))->setValue(5);
        window->findChild<QPlainTextEdit*>(QStringLiteral("contestants"))
            ->setPlainText(QStringLiteral("random\nb=random\nslow=") + players.program("slow.sh"));
        window->findChild<QPushButton*>(QStringLiteral("start"))->click();
        QVERIFY(QTest::qWaitFor([window] { return !window->run().games().empty(); }, patience));
        const TournamentRun* run = &window->run();
        const auto first = run->games().front();
        QVERIFY(desk.choose("view.languageGerman"));
        window = &desk.shown.window().tournamentWindow();
        QVERIFY(window->isVisible());
        QCOMPARE(&window->run(), run);
        QVERIFY(run->isRunning());
        QVERIFY(!window->findChild<TournamentPanel*>()->isEnabled());
        auto* stop = window->findChild<QPushButton*>(QStringLiteral("stop"));
        QVERIFY(stop->isEnabled());
        stop->click();
        QVERIFY(settles(*run));
        QVERIFY(run->games().front() == first);
        QVERIFY(window->findChild<QTableView*>(QStringLiteral("games"))->model()->rowCount() > 0);
        QVERIFY(window->findChild<TournamentPanel*>()->isEnabled());
        window->close();
        QVERIFY(desk.choose("view.languageSpanish"));
        QVERIFY(!desk.shown.window().showsTournamentWindow());
        QVERIFY(desk.shown.window().tournamentWindow().run().games().front() == first);
    }

    /// The other language, or the end, waits until all pages are written.
    void anExportIsWrittenToItsEnd_data() {
        QTest::addColumn<bool>("closes");
        QTest::newRow("another language") << false;
        QTest::newRow("the window is closed") << true;
    }
    void anExportIsWrittenToItsEnd() {
        QFETCH(const bool, closes);
        constexpr int all = 150;
        Desk desk;
        const SampleClass handins;
        const QString problem = desk.folder.filePath(QStringLiteral("problem.txt"));
        put(problem, "a | b");
        ClassWindow& window = desk.shown.window().classWindow();
        window.open();
        ClassSettings settings;
        settings.task = "cnf";
        settings.problem = problem;
        window.findChild<TaskPanel*>()->setSettings(settings);
        Q_EMIT window.findChild<TaskPanel*>()->changed();
        for (int i = 0; i < all; ++i)
            handins.put(qPrintable(QStringLiteral("s%1.txt").arg(i)), "a & b");
        window.addPaths(handins.paths());
        window.findChild<QPushButton*>(QStringLiteral("start"))->click();
        QVERIFY(settles(window.run()));
        QVERIFY(QDir(desk.folder.path()).mkdir(QStringLiteral("pages")));
        desk.dialogs.folder = desk.folder.filePath(QStringLiteral("pages"));
        window.findChild<QPushButton*>(QStringLiteral("export"))
            ->menu()
            ->actions()
            .at(1)
            ->trigger();
        QVERIFY(QTest::qWaitFor([&window] { return window.isExporting(); }, patience));
        if (closes) {
            QVERIFY(!desk.shown.window().close());
            QVERIFY(
                QTest::qWaitFor([&desk] { return !desk.shown.window().isVisible(); }, patience));
        } else {
            desk.shown.window().commands().action(QStringLiteral("view.languageGerman"))->trigger();
            QVERIFY(QTest::qWaitFor([&desk] { return desk.firstMenu() == QStringLiteral("Datei"); },
                                    patience));
        }
        const QDir pages(desk.dialogs.folder);
        QCOMPARE(pages.entryList(QDir::Files).size(), all + 2 + 1);
        QVERIFY(desk.dialogs.errors.isEmpty());
    }

    /// At the step that was reached.
    void lessonsGoOn() {
        Desk desk(allPages);
        desk.settings.setValue(QStringLiteral("lessons/connect4-2-two-points/step"), 2);
        const auto panel = [&desk] { return desk.shown.window().findChild<LessonPanel*>(); };
        const auto says = [&panel](const char* text) {
            const auto labels = panel()->findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(), [text](const QLabel* each) {
                return each->text().startsWith(QLatin1String(text));
            });
        };
        desk.shown.window().showPage(desk.shown.window().page(QStringLiteral("connect4")));
        const auto menus = desk.shown.window().findChildren<QMenu*>();
        const auto learn = std::find_if(menus.begin(), menus.end(), [](const QMenu* each) {
            return plainText(each->title()) == QLatin1String("Learn");
        });
        QVERIFY(learn != menus.end());
        Q_EMIT(*learn)->aboutToShow();
        (*learn)->actions().at(1)->trigger();
        QVERIFY(panel() != nullptr && says("Two points at once") && says("Step 3 of"));
        // Another page is looked at meanwhile.
        desk.shown.window().showPage(desk.shown.window().page(QStringLiteral("peg")));
        QVERIFY(desk.choose("view.languageGerman"));
        QVERIFY(panel() != nullptr && says("Zwei Punkte auf einmal") && says("Schritt 3 von"));
        QCOMPARE(desk.shown.window().currentPage()->info().id, QStringLiteral("peg"));
        panel()->findChild<QPushButton*>(QStringLiteral("stop"))->click();
        QVERIFY(QTest::qWaitFor([&panel] { return panel() == nullptr; }, patience));
        QVERIFY(desk.choose("view.languageEnglish"));
        QVERIFY(panel() == nullptr);
    }

    /// What was compared, and problems that were made, are in no document and took a while.
    void resultsOfPagesStay() {
        Desk desk(allPages);
        const auto find = [&desk](const char* page) {
            return desk.shown.window().page(QLatin1String(page));
        };
        const auto game = [&find] { return qobject_cast<Connect4Page*>(find("connect4")); };
        ThinkSettings quick = game()->analysisRun()->settings();
        quick.by_depth = true;
        quick.depth = 2;
        game()->analysisRun()->setSettings(quick);
        game()->analysisRun()->reviewGame();
        QVERIFY(settles(*game()->analysisRun()));
        const auto reviewed = game()->analysisRun()->course().size();
        QVERIFY(reviewed > 0);
        auto* comparison = find("pathfinding")->findChild<ComparisonPanel*>();
        comparison->compare();
        auto* problem = find("normal-forms")->findChild<ProblemPanel*>();
        problem->make();
        QVERIFY(settles(*comparison) && settles(*problem));
        QVERIFY(problem->hasProblem());
        const QString compared = comparison->asCsv();
        const QString said = problem->said();
        QVERIFY(!comparison->comparison().rows.empty() && !said.isEmpty());
        QVERIFY(desk.choose("view.languageGerman"));
        comparison = find("pathfinding")->findChild<ComparisonPanel*>();
        problem = find("normal-forms")->findChild<ProblemPanel*>();
        QCOMPARE(comparison->asCsv(), compared);
        QCOMPARE(game()->analysisRun()->course().size(), reviewed);
        QVERIFY(!game()->analysisRun()->isRunning());
        QVERIFY(problem->hasProblem());
        QVERIFY(!problem->said().isEmpty() && problem->said() != said);
        QVERIFY(desk.choose("view.languageEnglish"));
        problem = find("normal-forms")->findChild<ProblemPanel*>();
        QCOMPARE(problem->said(), said);
    }

    /// It is the next start's too.
    void isRemembered() {
        Desk desk;
        QVERIFY(desk.choose("view.languageGerman"));
        QCOMPARE(Settings(desk.settings).value(settings::language),
                 static_cast<int>(Language::german));
    }

    /// Chosen in the dialog of the settings, which is there again, with the keyboard where it was.
    void settingsStayOpen() {
        Desk desk;
        desk.shown.window().commands().action(QStringLiteral("edit.settings"))->trigger();
        auto* box =
            desk.shown.window().findChild<QComboBox*>(QLatin1String(settings::language.key));
        QVERIFY(box != nullptr);
        const QSignalSpy changed(&desk.shown, &LanguageSwitch::windowChanged);
        box->setFocus();
        box->setCurrentIndex(static_cast<int>(Language::german));
        QVERIFY(QTest::qWaitFor([&] { return !changed.isEmpty(); }, 1000));
        const auto* dialog = desk.shown.window().findChild<SettingsDialog*>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        box = dialog->findChild<QComboBox*>(QLatin1String(settings::language.key));
        QCOMPARE(box->currentIndex(), static_cast<int>(Language::german));
        QCOMPARE(dialog->focusWidget(), box);
    }
};

LOGGIA_WINDOW_TEST(LanguageSwitchTest)

} // namespace language_switch_test

#include "language_switch_test.moc"
