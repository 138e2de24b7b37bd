#include "core/grading/players/tournament_journal.hpp"
#include "core/grading/sandbox/sandbox.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/bench.hpp"
#include "tests/ui/support/pseudo_language.hpp"
#include "tests/ui/tournament/sample_players.hpp"
#include "ui/connect4/connect4_page.hpp"
#include "ui/help/guide_window.hpp"
#include "ui/language/language.hpp"
#include "ui/shell/documents.hpp"
#include "ui/shell/page_host.hpp"
#include "ui/shell/session.hpp"
#include "ui/tournament/tournament_models.hpp"
#include "ui/tournament/tournament_panel.hpp"
#include "ui/undo/history.hpp"
#include "ui/widgets/panel_area.hpp"
#include "ui/window/pages.hpp"
#include "ui/window/tournament/tournament_window.hpp"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <QUrl>

#include <memory>

namespace tournament_window_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

/// The Tournament window above a main one, opened by its command.
struct Fixture : Bench {
    SamplePlayers players;
    TournamentWindow* shown = nullptr;

    explicit Fixture(Pages pages = samplePages) : Bench(std::move(pages)) { show(); }

    void show() {
        window->commands().action(QStringLiteral("file.tournament"))->trigger();
        shown = &window->tournamentWindow();
        QVERIFY(QTest::qWaitForWindowActive(shown));
    }
    template <class Widget>
    [[nodiscard]] Widget& get(const char* name) const {
        return *shown->findChild<Widget*>(QString::fromLatin1(name));
    }
    [[nodiscard]] QString status() const { return get<QLabel>("tournament-status").text(); }
    [[nodiscard]] QString cell(const char* table, int row, int column) const {
        return get<QTableView>(table).model()->index(row, column).data().toString();
    }
    [[nodiscard]] int rows(const char* table) const {
        return get<QTableView>(table).model()->rowCount();
    }
    void press(const char* name) const {
        QTest::mouseClick(&get<QPushButton>(name), Qt::LeftButton);
    }
    void write(const QString& contestants) const {
        get<QPlainTextEdit>("contestants").setPlainText(contestants);
    }
    bool finish() const { return settles(shown->run()); }
    void playOne() {
        write(QStringLiteral("x=random\ny=random"));
        press("start");
        QVERIFY(finish());
        QCOMPARE(rows("games"), 2);
    }
    /// By a click, as a person does it.
    void chooseGame(int row) const {
        get<QTabWidget>("results").setCurrentIndex(1);
        auto& table = get<QTableView>("games");
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {},
                          table.visualRect(table.model()->index(row, 1)).center());
    }
};

class TournamentWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// As it opens for the first time.
    void playsTheExample() {
        Fixture f;
        QCOMPARE(f.status(), QStringLiteral("Contestants: 4. Games: 12."));
        QVERIFY(!f.get<QPushButton>("open-game").isEnabled());
        QVERIFY(!f.get<QPushButton>("copy").isEnabled());
        QVERIFY(!f.get<QPushButton>("export").isEnabled());
        // Who is first is not told before all games count.
        bool is_early = false;
        connect(&f.shown->run(), &TournamentRun::runningChanged, f.shown, [&](bool running) {
            is_early = is_early || (!running && !f.shown->run().isSettled() &&
                                    f.status().contains(QStringLiteral("is first")));
        });
        QTest::keyClick(f.shown, Qt::Key_F5);
        QVERIFY(f.shown->run().isRunning());
        QVERIFY(f.get<QPushButton>("stop").isEnabled());
        QVERIFY(!f.shown->findChild<TournamentPanel*>()->isEnabled());
        QVERIFY(f.finish());
        QVERIFY(!is_early);
        QVERIFY(f.shown->findChild<TournamentPanel*>()->isEnabled());
        QCOMPARE(f.rows("standings"), 4);
        QCOMPARE(f.rows("crosstable"), 4);
        QCOMPARE(f.rows("games"), 12);
        QVERIFY2(f.status().startsWith(QStringLiteral("All 12 games played. ")),
                 qPrintable(f.status()));
        QVERIFY(f.status().contains(f.cell("standings", 0, StandingsModel::name_column)));
        QVERIFY(f.get<QPushButton>("copy").isEnabled());
    }

    /// While one of them thinks for ever, the games of the others are in the tables; Escape stops,
    /// and the next start goes on.
    void showsWhatHappensStopsAndGoesOn() {
        Fixture f;
        f.get<QSpinBox>("threads").setValue(5); // the slow one has four games
        f.get<QPlainTextEdit>("contestants").setFocus();
        f.write(QStringLiteral("random\nb=random\nslow=") + f.players.program("slow.sh"));
        QTest::keyClick(f.shown, Qt::Key_F5);
        QTRY_VERIFY_WITH_TIMEOUT(f.cell("standings", 0, StandingsModel::games_column).toInt() > 0,
                                 patience);
        QVERIFY(f.shown->run().isRunning());
        QCOMPARE(f.rows("standings"), 3);
        QVERIFY(f.rows("games") > 0);
        QTRY_VERIFY(f.status().endsWith(QStringLiteral(" of 6 games played")));
        QVERIFY(f.get<QPushButton>("stop").hasFocus());
        QTest::keyClick(f.shown, Qt::Key_Escape);
        QVERIFY(f.finish());
        QTRY_VERIFY(f.get<QPushButton>("start").hasFocus());
        const int before = f.rows("games");
        QVERIFY2(f.status().endsWith(QStringLiteral(" games played. Start continues from here.")),
                 qPrintable(f.status()));
        f.press("start");
        QTRY_VERIFY_WITH_TIMEOUT(f.rows("games") >= before, patience);
        QVERIFY(f.dialogs.questions.isEmpty() && f.dialogs.errors.isEmpty());
        f.press("stop");
        QVERIFY(f.finish());
    }

    /// It ends as soon as it is clear which of two leads the first one has.
    void aTestOfTwo() {
        Fixture f;
        f.write(QStringLiteral("strong=engine:depth=4\nrandom"));
        auto& system = f.get<QComboBox>("kind");
        QVERIFY(!f.get<QSpinBox>("elo1").isVisible());
        system.setCurrentIndex(TournamentSettings::test_of_two);
        QVERIFY(f.get<QSpinBox>("elo1").isVisible());
        QVERIFY(!f.get<QSpinBox>("games").isVisible());
        f.get<QSpinBox>("elo1").setValue(100);
        QTRY_COMPARE(f.status(), QStringLiteral("Contestants: 2. Games: at most 20,000."));
        f.press("start");
        QVERIFY(f.finish());
        QTRY_VERIFY2(f.status().endsWith(QStringLiteral(
                         " games played. Decided: strong is stronger than random (error at most "
                         "5 %).")),
                     qPrintable(f.status()));
        QVERIFY(f.rows("games") >= 4);
        QVERIFY(f.rows("games") < 1000);
        f.press("copy");
        QVERIFY(QGuiApplication::clipboard()->text().contains(
            QStringLiteral("SPRT of strong: H1 accepted")));
        // Another question goes on with the same games.
        const int before = f.rows("games");
        f.get<QSpinBox>("elo0").setValue(-300);
        f.get<QSpinBox>("elo1").setValue(-200);
        QTRY_VERIFY(f.status().endsWith(QStringLiteral("Start continues from here.")));
        f.press("start");
        QVERIFY(f.finish());
        QTRY_VERIFY(f.status().contains(
            QStringLiteral("strong is more than \u2212300 Elo points stronger than random")));
        QVERIFY(f.rows("games") >= std::min(before, 4));
    }

    /// Closing the window stops it.
    void aClosedWindowPlaysNothing() {
        Fixture f;
        f.write(QStringLiteral("random\nslow=") + f.players.program("slow.sh"));
        f.press("start");
        QVERIFY(f.shown->run().isRunning());
        f.shown->close();
        QVERIFY(f.finish());
        QVERIFY(f.dialogs.errors.isEmpty());
    }

    void saysWhatIsWrongWithAContestant() {
        Fixture f;
        auto& list = f.get<QPlainTextEdit>("contestants");
        list.setFocus();
        list.moveCursor(QTextCursor::End);
        QTest::keyClick(&list, Qt::Key_Return);
        QTest::keyClicks(&list, QStringLiteral("rendom"));
        const auto& fault = f.get<QLabel>("fault");
        QTRY_VERIFY(fault.isVisible());
        QVERIFY2(fault.text().startsWith(QStringLiteral("Line 5: expected “engine:depth=8”, ")),
                 qPrintable(fault.text()));
        f.get<QSpinBox>("seed").setFocus();
        f.press("start");
        QVERIFY(!f.shown->run().isRunning());
        QVERIFY(list.hasFocus());
        QCOMPARE(list.textCursor().blockNumber(), 4);
        QCOMPARE(f.status(), QStringLiteral("Nothing was played: change the settings first."));
        for (int i = 0; i < 7; ++i)
            QTest::keyClick(&list, Qt::Key_Backspace);
        QTRY_VERIFY(!fault.isVisible());
        // A program that is not there is found out by starting it.
        f.write(QStringLiteral("random\nexec:/no/such/player"));
        f.press("start");
        QVERIFY(f.finish());
        QTRY_COMPARE(f.dialogs.errors.size(), 1);
        QCOMPARE(f.dialogs.errors.front().text,
                 QStringLiteral("exec:/no/such/player: Cannot run /no/such/player: not an "
                                "executable program."));
        QCOMPARE(f.status(), QStringLiteral("Nothing was played: a contestant cannot play."));
        Q_EMIT f.shown->run().failed(TournamentRun::Obstacle::sandbox,
                                     QStringLiteral("bubblewrap is not installed"));
        QCOMPARE(f.dialogs.errors.back().text, QStringLiteral("Bubblewrap is not installed."));
        QCOMPARE(f.status(), QStringLiteral("Nothing was played: hand-ins need a sandbox."));
    }

    /// What was about to be played is said again.
    void isStoppedBeforeItHasBegun() {
        Fixture f;
        f.write(QStringLiteral("a=%1\nb=%1").arg(f.players.program("slow.sh")));
        const QString what = QStringLiteral("Contestants: 2. Games: 2.");
        QTRY_COMPARE(f.status(), what);
        f.press("start");
        QVERIFY(f.status().startsWith(QStringLiteral("Preparing")));
        f.press("stop");
        QVERIFY(f.finish());
        QTRY_COMPARE(f.status(), what);
    }

    void theTablesHaveTheRoomOfALargerWindow() {
        Fixture f;
        const auto& columns =
            *qobject_cast<QSplitter*>(f.shown->findChild<PanelArea*>()->parentWidget());
        const int panel = columns.widget(0)->width();
        const int tables = columns.widget(1)->width();
        f.shown->resize(f.shown->width() + 200, f.shown->height());
        QTRY_COMPARE(columns.widget(1)->width(), tables + 200);
        QCOMPARE(columns.widget(0)->width(), panel);
    }

    void looksOnceAtEachChange() {
        TournamentPanel panel;
        const QSignalSpy paused(&panel, &TournamentPanel::paused);
        panel.findChild<QSpinBox*>(QStringLiteral("seed"))->setValue(7);
        QTRY_COMPARE(paused.size(), 1);
        QTest::qWait(600);
        QCOMPARE(paused.size(), 1);
    }

    /// Each game has a list of its own, and fields of its own.
    void theFormulaGame() {
        Fixture f;
        auto& game = f.get<QComboBox>("game");
        f.write(QStringLiteral("x=random\ny=random"));
        game.setCurrentIndex(1);
        auto& list = f.get<QPlainTextEdit>("contestants");
        QVERIFY(list.toPlainText().contains(QLatin1String("perfect")));
        f.get<QSpinBox>("variables").setValue(4);
        f.get<QSpinBox>("leaves").setValue(10);
        f.press("start");
        QVERIFY(f.finish());
        QCOMPARE(f.rows("standings"), 3);
        game.setCurrentIndex(0);
        QCOMPARE(list.toPlainText(), QStringLiteral("x=random\ny=random"));
    }

    void addsContestants() {
        Fixture f;
        f.write(QStringLiteral("random"));
        auto& list = f.get<QPlainTextEdit>("contestants");
        QMenu* menu = f.get<QPushButton>("add").menu();
        const auto choose = [menu](const char* name) {
            Q_EMIT menu->aboutToShow();
            for (QAction* each : menu->actions())
                if (plainText(each->text()).startsWith(QLatin1String(name))) {
                    if (each->menu() != nullptr)
                        each->menu()->actions().constFirst()->trigger();
                    else
                        each->trigger();
                    return;
                }
            QFAIL(name);
        };
        choose("Random");
        choose("Engine");
        choose("Level");
        f.dialogs.file = f.players.path("silent.sh");
        choose("Program");
        choose("Hand-in");
        f.dialogs.folder = f.folder.path();
        choose("Folder");
        QCOMPARE(list.toPlainText(),
                 QStringLiteral("random\nrandom-2=random\nengine:depth=1\nlevel:beginner\n"
                                "silent.sh=exec:%1\nsilent.sh-2=handin:%1\nhandins:%2")
                     .arg(f.players.path("silent.sh"), f.folder.path()));
        list.undo();
        QVERIFY(!list.toPlainText().contains(QLatin1String("handins:")));
        // The levels have names in the language of the window.
        Translations translations;
        translations.speak(Language::german);
        Q_EMIT menu->aboutToShow();
        QStringList below;
        for (const QAction* each : menu->actions())
            if (each->menu() != nullptr)
                for (const QAction* choice : each->menu()->actions())
                    below << choice->text();
        QVERIFY2(below.contains(QStringLiteral("Unge\u00fcbt")),
                 qPrintable(below.join(QLatin1Char(','))));
    }

    /// Files are contestants, wherever they are dropped, and no text in the list.
    void filesAreDropped() {
        Fixture f;
        auto& list = f.get<QPlainTextEdit>("contestants");
        const auto drop = [](QWidget& widget, const QMimeData& data) {
            const QPoint at = widget.rect().center();
            QDragEnterEvent enter(at, Qt::MoveAction | Qt::CopyAction, &data, Qt::LeftButton,
                                  Qt::NoModifier);
            enter.ignore();
            QCoreApplication::sendEvent(&widget, &enter);
            QDropEvent dropped(QPointF(at), Qt::MoveAction | Qt::CopyAction, &data, Qt::LeftButton,
                               Qt::NoModifier);
            if (enter.isAccepted())
                QCoreApplication::sendEvent(&widget, &dropped);
            return enter.isAccepted() ? dropped.dropAction() : Qt::IgnoreAction;
        };
        const QString program = f.players.path("silent.sh");
        QMimeData file;
        file.setUrls({QUrl::fromLocalFile(program)});
        file.setText(file.urls().constFirst().toString());
        f.write(QStringLiteral("random"));
        // Qt offers it to the list and then, as that passes it on, to the window.
        QCOMPARE(drop(*list.viewport(), file), Qt::CopyAction); // the file stays where it is
        QCOMPARE(list.toPlainText(), QStringLiteral("random\nsilent.sh=handin:%1").arg(program));
        QMimeData folder;
        folder.setUrls({QUrl::fromLocalFile(f.folder.path() + QLatin1Char('/'))});
        QCOMPARE(drop(f.get<QTableView>("standings"), folder), Qt::CopyAction);
        QVERIFY(list.toPlainText().endsWith(QStringLiteral("\nhandins:") + f.folder.path()));
        f.write({});
        QMimeData both;
        both.setUrls({QUrl::fromLocalFile(program), QUrl::fromLocalFile(f.folder.path())});
        QCOMPARE(drop(*f.shown, both), Qt::CopyAction);
        QVERIFY(!list.toPlainText().contains(QLatin1String("handins:")));
        QCOMPARE(list.toPlainText().count(QLatin1String("handin:")), 2);
        // The same where they are pasted; text is text.
        f.write({});
        auto* pasted = new QMimeData;
        pasted->setUrls(file.urls());
        QGuiApplication::clipboard()->setMimeData(pasted);
        list.paste();
        QCOMPARE(list.toPlainText(), QStringLiteral("silent.sh=handin:") + program);
        QMimeData text;
        text.setText(QStringLiteral("random"));
        QCOMPARE(drop(*f.shown, text), Qt::IgnoreAction);
    }

    void anEvenNumberOfGames() {
        Fixture f;
        f.get<QSpinBox>("games").setValue(5);
        QCOMPARE(f.get<QSpinBox>("games").value(), 6);
        QTRY_COMPARE(f.status(), QStringLiteral("Contestants: 4. Games: 36."));
        QVERIFY(!f.get<QSpinBox>("rounds").isVisible());
        f.get<QComboBox>("kind").setCurrentIndex(1);
        QVERIFY(f.get<QSpinBox>("rounds").isVisible());
        QTRY_COMPARE(f.status(), QStringLiteral("Contestants: 4. Games: 24."));
    }

    /// A new document with undo; the file that was open stays as it is.
    void opensAGameInTheMainWindow() {
        Fixture f(allPages);
        const QString path = f.file("mine.c4");
        f.window->openFiles({});
        auto* page = qobject_cast<Connect4Page*>(f.window->page(QStringLiteral("connect4")));
        const QByteArray mine = page->save(path);
        put(path, mine);
        f.window->openFiles({path});
        QTRY_VERIFY(f.window->windowTitle().startsWith(QStringLiteral("mine.c4")));
        f.playOne();
        f.window->showPage(f.window->page(QStringLiteral("peg")));
        f.chooseGame(1);
        QVERIFY(f.get<QPushButton>("open-game").isEnabled());
        QTest::keyClick(&f.get<QTableView>("games"), Qt::Key_Return);
        QTRY_COMPARE(f.window->currentPage(), page);
        QVERIFY(f.window->windowTitle().startsWith(QStringLiteral("untitled")));
        QCOMPARE(page->document()->game().moves.size(), std::size_t{42});
        QVERIFY(f.window->findChild<QLabel*>(QStringLiteral("status"))
                    ->text()
                    .startsWith(QStringLiteral("Game 2 of the tournament: ")));
        page->history()->undo();
        QVERIFY(f.window->windowTitle().startsWith(QStringLiteral("mine.c4")));
        QCOMPARE(page->save(path), mine);
        QCOMPARE(bytesOf(path), mine);
        // By a double click, and by the button.
        f.shown->open();
        f.chooseGame(0);
        auto& table = f.get<QTableView>("games");
        QTest::mouseDClick(table.viewport(), Qt::LeftButton, {},
                           table.visualRect(table.model()->index(0, 1)).center());
        QTRY_VERIFY(f.window->windowTitle().startsWith(QStringLiteral("untitled")));
        f.shown->open();
        f.press("open-game");
        QTRY_VERIFY(f.window->findChild<QLabel*>(QStringLiteral("status"))
                        ->text()
                        .startsWith(QStringLiteral("Game 1 of the tournament: ")));
    }

    void opensAFormulaGame() {
        Fixture f(allPages);
        f.get<QComboBox>("game").setCurrentIndex(1);
        f.write(QStringLiteral("perfect\nrandom"));
        f.get<QSpinBox>("variables").setValue(4);
        f.get<QSpinBox>("leaves").setValue(10);
        f.press("start");
        QVERIFY(f.finish());
        f.chooseGame(0);
        f.press("open-game");
        QTRY_COMPARE(f.window->currentPage(), f.window->page(QStringLiteral("formula-game")));
        QVERIFY(f.window->windowTitle().startsWith(QStringLiteral("untitled")));
        QVERIFY(f.dialogs.errors.isEmpty());
    }

    void anotherTournamentReplacesNothingUnasked() {
        Fixture f;
        f.playOne();
        f.get<QSpinBox>("seed").setValue(2);
        QTRY_COMPARE(
            f.status(),
            QStringLiteral(
                "The tables belong to a tournament with other settings. Start begins a new one."));
        f.press("start");
        QVERIFY(f.finish());
        QTRY_COMPARE(f.dialogs.questions.size(), 1);
        QVERIFY(f.dialogs.questions.front().can_lose);
        QCOMPARE(f.dialogs.questions.front().detail, QString());
        QCOMPARE(f.rows("games"), 2);
        QVERIFY(!f.shown->run().isRunning());
        f.dialogs.answer = 0;
        f.press("start");
        QTRY_COMPARE(f.dialogs.questions.size(), 2);
        QVERIFY(f.finish());
        QVERIFY(f.status().startsWith(QStringLiteral("All 2 games played.")));
        // A file that was chosen is never replaced.
        f.dialogs.file = f.file("other.journal");
        put(f.dialogs.file, "my essay\n");
        f.get<QToolButton>("choose-journal").click();
        f.press("start");
        QVERIFY(f.finish());
        QTRY_COMPARE(f.dialogs.errors.size(), 1);
        QCOMPARE(bytesOf(f.dialogs.file), QByteArray("my essay\n"));
    }

    /// The same file as the command's.
    void keepsAJournalOfItsOwnChoice() {
        Fixture f;
        f.dialogs.file = f.file("t.journal");
        f.get<QToolButton>("choose-journal").click();
        f.playOne();
        QVERIFY(bytesOf(f.dialogs.file).startsWith("Loggia tournament\ngame: maxconnect4\n"));
        QCOMPARE(bytesOf(f.dialogs.file).count(" played "), 2);
    }

    void copiesAndExports() {
        Fixture f;
        f.playOne();
        f.press("copy");
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY(text.startsWith(QStringLiteral("Round robin of 2 contestants, seed 1: 2 games\n")));
        const QList<QAction*> formats = f.get<QPushButton>("export").menu()->actions();
        const QStringList endings{QStringLiteral(".txt"), QStringLiteral(".csv"),
                                  QStringLiteral(".json")};
        for (int i = 0; i < 3; ++i) {
            f.dialogs.file = f.file("results");
            QSignalSpy ended(f.shown, &TournamentWindow::exportEnded);
            formats[i]->trigger();
            QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, patience);
            QVERIFY(!ended[0][0].toBool());
        }
        QCOMPARE(bytesOf(f.file("results.txt")), text.toUtf8());
        QVERIFY(bytesOf(f.file("results.csv")).startsWith("\xEF\xBB\xBFplace,contestant,"));
        QVERIFY(bytesOf(f.file("results.json")).contains("\"complete\": true"));
    }

    void comesBackAsItWas() {
        Fixture f;
        f.playOne();
        f.get<QSpinBox>("games").setValue(4);
        f.get<QTabWidget>("results").setCurrentIndex(1);
        f.close();
        f.open();
        f.show();
        QCOMPARE(f.get<QPlainTextEdit>("contestants").toPlainText(),
                 QStringLiteral("x=random\ny=random"));
        QCOMPARE(f.get<QSpinBox>("games").value(), 4);
        QCOMPARE(f.get<QTabWidget>("results").currentIndex(), 1);
        // What was played is in the journal of the window.
        QTRY_COMPARE_WITH_TIMEOUT(f.rows("games"), 2, patience);
        QVERIFY(f.finish());
        QTRY_COMPARE(f.status(), QStringLiteral("2 of 4 games played. Start continues from here."));
        f.press("start");
        QVERIFY(f.finish());
        QCOMPARE(f.rows("games"), 4);
        QVERIFY(f.dialogs.questions.isEmpty());
    }

    /// Their games are shown without a run of theirs, and only while they are the same ones.
    void gamesOfHandinsComeBack() {
        Fixture f;
        const QString contestants =
            QStringLiteral("x=random\ny=handin:") + f.players.path("silent.sh");
        f.dialogs.file = f.file("t.journal");
        {
            // Without the window, which runs hand-ins in a sandbox alone.
            const grading::TournamentPlan plan = planFor(contestants);
            const auto ready =
                make_ready(plan, std::make_shared<const grading::Sandbox>(*grading::Sandbox::make(
                                     grading::Isolation::none, plan.handins.limits)));
            QVERIFY(ready.has_value());
            grading::TournamentJournal journal;
            QVERIFY(journal.open(f.dialogs.file.toStdString(), plan, *ready).has_value());
            for (const tournament::GameKey& key :
                 {tournament::GameKey{0, 1, 0}, tournament::GameKey{1, 0, 0}})
                QVERIFY(journal.add(**ready->play(key, {})).has_value());
        }
        f.write(contestants);
        f.get<QToolButton>("choose-journal").click();
        f.close();
        f.open();
        f.show();
        QTRY_COMPARE_WITH_TIMEOUT(f.rows("games"), 2, patience);
        QVERIFY(f.finish());
        QTRY_VERIFY2(f.status().startsWith(QStringLiteral("All 2 games played.")),
                     qPrintable(f.status()));
        f.close();
        put(f.players.path("silent.sh"), "#!/bin/sh\nexit 1\n");
        f.open();
        f.show();
        QTRY_VERIFY2_WITH_TIMEOUT(
            f.status().startsWith(QStringLiteral("The games played before are not shown")),
            qPrintable(f.status()), patience);
        QCOMPARE(f.rows("games"), 0);
        QVERIFY(f.dialogs.questions.isEmpty());
        QVERIFY(f.dialogs.errors.isEmpty());
    }

    void f1OpensTheGuideAtTournaments() {
        const Fixture f;
        QTest::keyClick(f.shown, Qt::Key_F1);
        auto* guide = f.window->findChild<GuideWindow*>();
        QVERIFY(guide != nullptr);
        QCOMPARE(guide->path(), QStringLiteral("guide/tournaments.md"));
    }

    void everyControlIsExplained() {
        const Fixture f;
        for (QWidget* each : f.shown->findChildren<QWidget*>())
            if (each->isVisible() && (each->focusPolicy() & Qt::TabFocus) != 0)
                QVERIFY2(!f.window->explain(*each).isEmpty(), qPrintable(each->objectName()));
        QVERIFY(f.window->explain(f.get<QSpinBox>("seed")).contains(QStringLiteral("Tournaments")));
    }

    void isAsScreenReadersAndKeysNeedIt() {
        Fixture f;
        f.playOne();
        for (const int game : {0, 1})
            for (const int kind : {0, 1, TournamentSettings::test_of_two}) {
                f.get<QComboBox>("game").setCurrentIndex(game);
                f.get<QComboBox>("kind").setCurrentIndex(kind);
                for (QToolButton* each : f.shown->findChildren<QToolButton*>())
                    if (each->isCheckable())
                        each->setChecked(true); // what is folded
                QCOMPARE(namelessWidgets(*f.shown), QStringList());
                QCOMPARE(unplacedWidgets(*f.shown), QStringList());
                const QStringList shared = sharedMnemonics(*f.shown);
                QVERIFY2(shared.isEmpty(), qPrintable(shared.join(QLatin1Char('\n'))));
                const QStringList leaps = leapsBack(*f.shown);
                QVERIFY2(leaps.isEmpty(), qPrintable(leaps.join(QLatin1Char('\n'))));
                QCOMPARE(viewsWithoutFocusSign(*f.shown), QStringList());
            }
        Q_EMIT f.get<QPushButton>("add").menu()->aboutToShow();
        QCOMPARE(missingMnemonics(f.get<QPushButton>("export")), QStringList());
        // The list of contestants keeps no key that leads on.
        auto& list = f.get<QPlainTextEdit>("contestants");
        list.setFocus();
        QTest::keyClick(&list, Qt::Key_Tab);
        QVERIFY(!list.hasFocus());
    }

    void saysNothingInEnglishAlone() {
        QLocale::setDefault(QLocale::c()); // In English nothing is looked up.
        const PseudoLanguage language;
        Fixture f;
        f.playOne();
        QStringList english;
        for (const QLabel* each : f.shown->findChildren<QLabel*>())
            if (each->isVisible() && !each->text().isEmpty() &&
                !each->text().contains(PseudoLanguage::opening))
                english << each->text();
        for (const QPushButton* each : f.shown->findChildren<QPushButton*>())
            if (!each->text().contains(PseudoLanguage::opening))
                english << each->text();
        for (const char* table : {"standings", "games"})
            for (int column = 0; column < f.get<QTableView>(table).model()->columnCount(); ++column)
                if (const QString title = f.get<QTableView>(table)
                                              .model()
                                              ->headerData(column, Qt::Horizontal)
                                              .toString();
                    !title.contains(PseudoLanguage::opening))
                    english << title;
        QVERIFY2(english.isEmpty(), qPrintable(english.join(QLatin1Char('\n'))));
    }

    void fitsSmallScreens() {
        Fixture f;
        QVERIFY(f.shown->minimumSizeHint().width() <= 1024);
        QVERIFY(f.shown->minimumSizeHint().height() <= 600);
    }
};

LOGGIA_WINDOW_TEST(TournamentWindowTest)

} // namespace tournament_window_test

#include "tournament_window_test.moc"
