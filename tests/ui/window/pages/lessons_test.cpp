// Every lesson that comes with the program, taken to its end by mouse and keyboard.

#include "tests/places.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/commands/command_button.hpp"
#include "ui/lessons/lesson_checks.hpp"
#include "ui/lessons/lesson_panel.hpp"
#include "ui/lessons/lesson_shelf.hpp"
#include "ui/normal_forms/views/map_painter.hpp"
#include "ui/normal_forms/views/map_view.hpp"
#include "ui/peg/peg_view.hpp"
#include "ui/shell/page.hpp"
#include "ui/window/main_window.hpp"
#include "ui/window/pages.hpp"
#include "ui/wumpus/cave_view.hpp"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTabBar>
#include <QTableWidget>

#include <initializer_list>
#include <map>

namespace lessons_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

/// A window in which a lesson is taken.
class Class {
public:
    Bench bench{allPages};

    /// By the Learn menu, as a person does.
    void start(const ShelvedLesson& lesson) {
        bench.window->showPage(bench.window->page(QString::fromStdString(lesson.lesson.page)));
        QMenu* menu = bench.menu(QStringLiteral("Learn"));
        Q_EMIT menu->aboutToShow();
        for (QAction* action : menu->actions())
            if (plainText(action->text()) == QString::fromStdString(lesson.lesson.title)) {
                action->trigger();
                return;
            }
        QFAIL("no such lesson in the menu");
    }
    [[nodiscard]] LessonPanel* panel() const { return bench.window->findChild<LessonPanel*>(); }
    [[nodiscard]] Page& page() const { return *bench.window->currentPage(); }
    [[nodiscard]] QWidget* control(const char* name) const {
        return controlNamed(page(), QLatin1String(name));
    }

    void answer(const char* text) const {
        auto* field = panel()->findChild<QLineEdit*>();
        field->clear();
        QTest::keyClicks(field, QLatin1String(text));
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const {
        QTest::keyClick(bench.window->focusWidget(), key, modifiers);
    }
    /// Replaces the text of an editor.
    void type(const char* editor, const char* text) const {
        QWidget* widget = control(editor);
        widget->setFocus();
        QTest::keyClick(widget, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(widget, QLatin1String(text));
    }
    /// Chooses the value 0 in the formula game.
    void choose0() const {
        control("tree")->setFocus();
        key(Qt::Key_0);
    }
    /// Clicks two holes of a peg board.
    void jump(int from, int to) const {
        auto* board = qobject_cast<PegView*>(control("board"));
        QVERIFY(board != nullptr);
        QTest::qWait(400); // The jump before has landed.
        for (const int hole : {from, to}) {
            const QPointF place = board->pegs().holes[static_cast<std::size_t>(hole - 1)].place;
            QTest::mouseClick(board, Qt::LeftButton, {},
                              board->pegGeometry().toPixels(place).toPoint());
        }
    }
    /// Enters a cave by its number.
    void enterCave(const char* number) const {
        auto* field = qobject_cast<QSpinBox*>(control("Number of the hidden cave"));
        QVERIFY(field != nullptr);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QLatin1String(number));
        QTest::keyClick(field, Qt::Key_Return);
    }
    /// Clicks squares of the cave, one after the other.
    void go(std::initializer_list<wumpus::Square> squares) const {
        auto* map = page().findChild<CaveView*>();
        for (const wumpus::Square square : squares)
            QTest::mouseClick(
                map, Qt::LeftButton, {},
                map->geometryNow().cellRect(square.i - 1, square.j - 1).center().toPoint());
    }
    void press(const char* button) const {
        QTest::mouseClick(buttonOf(page(), button), Qt::LeftButton);
    }
    /// By a button on the page where there is one, else by the menu.
    void run(const char* command) const {
        for (QAbstractButton* button : page().findChildren<QAbstractButton*>())
            if (button->isVisible() && commandOf(*button) == QLatin1String(command)) {
                QTRY_VERIFY2_WITH_TIMEOUT(button->isEnabled(), command, 20'000);
                QTest::mouseClick(button, Qt::LeftButton);
                return;
            }
        runByMenu(command);
    }
    void runByMenu(const char* command) const {
        QAction* action = bench.window->commands().action(QLatin1String(command));
        QTRY_VERIFY2_WITH_TIMEOUT(action->isEnabled(), command, 20'000);
        action->trigger();
    }
    /// Plays a move that is listed on the page of games.
    void play(const char* move) const {
        auto* moves = qobject_cast<QTableWidget*>(control("moves"));
        QVERIFY(moves != nullptr);
        moves->setFocus();
        const auto is_wanted = [moves, move] {
            const QTableWidgetItem* item = moves->item(moves->currentRow(), 0);
            return item && item->text() == QLatin1String(move);
        };
        QTest::keyClick(moves, Qt::Key_Home, Qt::ControlModifier);
        for (int i = 0; i < moves->rowCount() && !is_wanted(); ++i)
            QTest::keyClick(moves, Qt::Key_Down);
        QVERIFY(is_wanted());
        run("game-graph.play");
    }
    /// Clicks a tab, wherever on the page.
    void tab(const char* title) const {
        for (QTabBar* bar : page().findChildren<QTabBar*>())
            for (int i = 0; i < bar->count(); ++i)
                if (plainText(bar->tabText(i)) == QLatin1String(title)) {
                    QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(i).center());
                    return;
                }
        QFAIL("no such tab");
    }
    void choose(const char* box, const char* item) const {
        auto* combo = qobject_cast<QComboBox*>(control(box));
        QVERIFY(combo != nullptr);
        combo->setFocus();
        const int wanted = combo->findText(QLatin1String(item));
        QVERIFY(wanted >= 0);
        QTest::keyClick(combo, Qt::Key_Home);
        for (int i = 0; combo->currentIndex() != wanted && i < combo->count(); ++i)
            QTest::keyClick(combo, Qt::Key_Down);
    }
};

using Task = std::function<void(const Class&)>;

Task answers(const char* text) {
    return [text](const Class& c) { c.answer(text); };
}
Task runs(const char* command) {
    return [command](const Class& c) { c.run(command); };
}
Task both(const Task& first, const Task& second) {
    return [first, second](const Class& c) {
        first(c);
        second(c);
    };
}

/// What a person does in each step.
const std::map<QString, std::vector<Task>>& solutions() {
    static const std::map<QString, std::vector<Task>> all{
        {QStringLiteral("connect4-1-score"),
         {[](const Class& c) { c.answer("five"); },
          [](const Class& c) {
              c.control("board")->setFocus();
              c.key(Qt::Key_6);
          },
          [](const Class& c) {
              c.run("connect4.analyse");
              c.tab("Analysis");
              c.answer("-2");
          }}},
        {QStringLiteral("formula-game-1-tree"),
         {[](const Class& c) { c.choose0(); }, [](const Class& c) { c.answer("a"); },
          [](const Class& c) { c.choose0(); }}},
        {QStringLiteral("wumpus-1-entailment"),
         {[](const Class& c) { c.type("statement", "M_3_3"); },
          [](const Class& c) { c.type("statement", "P_1_3"); },
          [](const Class& c) {
              c.type("statement", "P_4_4");
              c.answer("false");
          }}},
        {QStringLiteral("peg-1-jump"),
         {[](const Class& c) { c.jump(1, 3); }, [](const Class& c) { c.jump(4, 2); },
          [](const Class& c) { c.answer("31"); }}},
        {QStringLiteral("sat-1-propagation"),
         {[](const Class& c) { c.answer("1 and 5"); }, [](const Class& c) { c.answer("t"); },
          [](const Class& c) {
              QWidget* editor = c.control("clauses");
              editor->setFocus();
              QTest::keyClick(editor, Qt::Key_Home, Qt::ControlModifier);
              for (int line = 1; line < 5; ++line)
                  QTest::keyClick(editor, Qt::Key_Down);
              QTest::keyClick(editor, Qt::Key_End);
              QTest::keyClick(editor, Qt::Key_Return);
              QTest::keyClicks(editor, QStringLiteral("-4"));
          },
          [](const Class& c) {
              c.tab("Watch");
              c.run("sat.watch-forward");
          }}},
        {QStringLiteral("normal-forms-1-map"),
         {[](const Class& c) {
              c.tab("Map");
              c.answer("110");
          },
          [](const Class& c) {
              auto* map = c.page().findChild<MapView*>();
              QTRY_VERIFY_WITH_TIMEOUT(!c.page().isRunning(), 20'000);
              QTest::mouseClick(map, Qt::LeftButton, {},
                                map->mapGeometry().cellRect(0, 1).center().toPoint());
          },
          [](const Class& c) { c.tab("Steps"); }}},
        {QStringLiteral("game-graph-1-nim"),
         {[](const Class& c) { c.answer("2"); }, [](const Class& c) { c.play("B1"); },
          [](const Class& c) {
              c.tab("Labelling");
              c.run("game-graph.label-first");
          }}},
        {QStringLiteral("pathfinding-1-breadth-first"),
         {[](const Class& c) { c.choose("Algorithm", "Breadth-first search"); },
          [](const Class& c) {
              c.choose("Algorithm", "A*");
              c.answer("A*");
          },
          [](const Class& c) {
              c.tab("Compare");
              c.run("pathfinding.compare");
          }}},
        {QStringLiteral("connect4-2-two-points"),
         {[](const Class& c) {
              c.control("board")->setFocus();
              c.key(Qt::Key_5);
          },
          answers("one"), both(runs("connect4.analyse"), answers("+2"))}},
        {QStringLiteral("formula-game-2-look-ahead"),
         {answers("y"), [](const Class& c) { c.choose0(); },
          both(runs("formula-game.analyse"), answers("A"))}},
        {QStringLiteral("wumpus-2-rules"),
         {[](const Class& c) {
              c.tab("Grade");
              c.answer("12");
          },
          answers("11"),
          [](const Class& c) {
              auto* rules = qobject_cast<QPlainTextEdit*>(c.control("rules"));
              QVERIFY(rules != nullptr);
              rules->moveCursor(QTextCursor::Start);
              QVERIFY(rules->find(QStringLiteral("M_4_4 P_4_4")));
              QTest::keyClick(rules, Qt::Key_Home);
              QTest::keyClick(rules, Qt::Key_End, Qt::ShiftModifier);
              QTest::keyClick(rules, Qt::Key_Delete);
          }}},
        {QStringLiteral("peg-2-parity"),
         {answers("two"), answers("odd"), answers("0"), runs("peg.solve")}},
        {QStringLiteral("sat-2-pigeons"),
         {answers("hole 3"), answers("15"),
          // The button, which is on, would turn solving off.
          [](const Class& c) { c.runByMenu("sat.solve"); }, both(runs("sat.core"), answers("No"))}},
        {QStringLiteral("normal-forms-2-dont-cares"),
         {answers("2"),
          [](const Class& c) {
              c.tab("Map");
              c.answer("15");
          },
          [](const Class& c) {
              c.type("Function", "f(a, b, c, d) = m(0, 2, 5, 7, 8, 10, 13)");
              c.answer("3");
          }}},
        {QStringLiteral("game-graph-2-positions"),
         {answers("won"), answers("lost"), [](const Class& c) { c.play("+1"); }}},
        {QStringLiteral("pathfinding-2-romania"),
         {[](const Class& c) { c.choose("Problem", "The map of Romania"); }, answers("393"),
          answers("no"),
          [](const Class& c) {
              c.choose("Algorithm", "Recursive best-first search");
              c.tab("f-limits");
          }}},
        {QStringLiteral("puzzles-2-equations"),
         {answers("0"), answers("1"),
          [](const Class& c) {
              c.tab("Algebra");
              c.run("puzzles.forward");
          },
          answers("lady")}},
        {QStringLiteral("connect4-3-following"),
         {answers("6"), answers("no"), answers("1"), answers("draw")}},
        {QStringLiteral("formula-game-3-decided"),
         {[](const Class& c) { c.choose0(); }, answers("none"),
          [](const Class& c) {
              c.choose0();
              c.choose0();
          }}},
        {QStringLiteral("wumpus-3-verdicts"),
         {[](const Class& c) {
              c.type("statement", "P_1_1");
              c.answer("0");
          },
          [](const Class& c) { c.type("statement", "(not P_1_1)"); },
          [](const Class& c) { c.type("statement", "P_4_4"); },
          [](const Class& c) {
              c.type("statement", "P_4_4");
              c.answer("both");
          }}},
        {QStringLiteral("peg-3-clauses"),
         {answers("2"), answers("12"), answers("16"), [](const Class& c) { c.tab("Clauses"); }}},
        {QStringLiteral("sat-3-conflict"),
         {answers("R"), answers("1"), answers("3"),
          [](const Class& c) {
              c.tab("Watch");
              c.run("sat.next-conflict");
          }}},
        {QStringLiteral("normal-forms-3-cnf"),
         {answers("b or c"), [](const Class& c) { c.run("normal-forms.cnf"); }, answers("8")}},
        {QStringLiteral("game-graph-3-labelling"),
         {answers("lost"), answers("won"),
          [](const Class& c) {
              c.tab("Labelling");
              c.run("game-graph.label-first");
          },
          answers("yes")}},
        {QStringLiteral("pathfinding-3-depth-first"),
         {[](const Class& c) {
              c.choose("Algorithm", "Depth-first search");
              c.answer("none");
          },
          answers("12"), [](const Class& c) { c.choose("Algorithm", "Breadth-first search"); }}},
        {QStringLiteral("puzzles-3-algebra"),
         {answers("0"),
          [](const Class& c) {
              c.tab("Algebra");
              c.run("puzzles.forward");
          },
          answers("0"), answers("1")}},
        {QStringLiteral("sat-4-resolution"),
         {answers("2 3"), answers("no"), answers("yes"),
          [](const Class& c) {
              c.tab("Watch");
              c.choose("Procedure to watch", "Davis-Putnam 1960");
          }}},
        {QStringLiteral("normal-forms-4-quine-mccluskey"),
         {answers("!a & c"), answers("!a & !b"), answers("no"),
          [](const Class& c) {
              c.tab("Steps");
              c.run("normal-forms.last");
          }}},
        {QStringLiteral("game-graph-4-merging"),
         {[](const Class& c) {
              c.choose("Show", "Tree");
              c.answer("2");
          },
          [](const Class& c) {
              c.choose("Show", "Graph: positions");
              c.answer("two");
          },
          [](const Class& c) {
              c.choose("Show", "Graph: sorted");
              c.answer("(2,2,0)");
          }}},
        {QStringLiteral("wumpus-5-writing"),
         {[](const Class& c) { c.type("rules", "(if P_1_2 (and B_1_1 B_1_3 B_2_2))"); },
          answers("no"), [](const Class& c) { c.type("rules", "(iff B_1_1 (or P_1_2 P_2_1))"); },
          answers("4")}},
        {QStringLiteral("wumpus-4-walk"),
         {both(runs("wumpus.walk"), answers("12")), both(runs("wumpus.step"), answers("next")),
          [](const Class& c) { c.type("statement", "(and (not M_1_2) (not P_1_2))"); }}},
        {QStringLiteral("wumpus-6-gold"),
         {[](const Class& c) {
              QWidget* box = c.control("Hunt for gold");
              QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(10, box->height() / 2));
              c.enterCave("4");
              c.answer("1");
          },
          [](const Class& c) {
              c.go({{1, 2}, {2, 2}});
              c.answer("(2,2)");
          },
          [](const Class& c) {
              c.press("Grab");
              c.go({{1, 1}});
              c.press("Climb out");
          },
          [](const Class& c) {
              c.enterCave("20");
              c.go({{1, 2}});
              c.answer("1,3");
          },
          [](const Class& c) {
              QWidget* map = c.page().findChild<CaveView*>();
              map->setFocus();
              QTest::keyClick(map, Qt::Key_Up, Qt::ControlModifier);
          },
          [](const Class& c) {
              c.go({{1, 3}, {1, 3}, {1, 1}});
              c.press("Climb out");
          }}},
        {QStringLiteral("puzzles-1-words"),
         {[](const Class& c) { c.answer("knight"); }, [](const Class& c) { c.answer("Knight"); },
          [](const Class& c) {
              c.tab("Algebra");
              c.run("puzzles.forward");
          }}},
    };
    return all;
}

LessonShelf shelf() {
    QStringList pages;
    for (const PageInfo& info : allPages())
        pages << info.id;
    return readLessons({}, pages);
}

class PagesLessonsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void cleanupTestCase() { QStandardPaths::setTestModeEnabled(false); }
    void init() { failOnWarnings(); }

    void everyPageHasOne() {
        QVERIFY(shelf().broken.isEmpty());
        for (const PageInfo& info : allPages())
            QVERIFY2(!shelf().of(info.id).isEmpty(), qPrintable(info.id));
    }

    /// Hints and controls that are meant exist.
    void pointsAtWhatIsThere() {
        for (const ShelvedLesson& lesson : shelf().lessons) {
            Class room;
            room.start(lesson);
            QVERIFY2(room.panel() != nullptr, qPrintable(lesson.id));
            for (const lessons::Step& step : lesson.lesson.steps) {
                QVERIFY2(!step.hints.empty(), step.title.c_str());
                if (!step.target.empty())
                    QVERIFY2(room.control(step.target.c_str()) != nullptr, step.target.c_str());
            }
        }
    }

    void isTakenToItsEnd_data() {
        QTest::addColumn<QString>("id");
        for (const ShelvedLesson& lesson : shelf().lessons)
            QTest::addRow("%s", qPrintable(lesson.id)) << lesson.id;
    }

    void isTakenToItsEnd() {
        QFETCH(QString, id);
        for (const ShelvedLesson& lesson : shelf().lessons) {
            if (lesson.id != id)
                continue;
            Class room;
            room.start(lesson);
            QVERIFY(room.panel() != nullptr);
            const auto& tasks = solutions().at(id);
            QCOMPARE(tasks.size(), lesson.lesson.steps.size());
            for (std::size_t step = 0; step < tasks.size(); ++step) {
                const std::string& title = lesson.lesson.steps[step].title;
                QCOMPARE(room.panel()->step(), step);
                QVERIFY2(!room.panel()->isStepDone(), title.c_str());
                QCOMPARE(faultOf(room.panel()->lesson().steps[step], room.page()), QString());
                tasks[step](room);
                QVERIFY2(QTest::qWaitFor([&room] { return room.panel()->isStepDone(); }, 20'000),
                         title.c_str());
                // It may lie outside of a small screen.
                QTest::keyClick(room.panel()->findChild<QPushButton*>(QStringLiteral("next")),
                                Qt::Key_Space);
            }
            QTRY_VERIFY(room.panel() == nullptr);
            // It is marked in the menu.
            QMenu* menu = room.bench.menu(QStringLiteral("Learn"));
            Q_EMIT menu->aboutToShow();
            const QList<QAction*> actions = menu->actions();
            QVERIFY(std::any_of(actions.begin(), actions.end(),
                                [](const QAction* action) { return action->isChecked(); }));
        }
    }

    /// Its author is told; who takes it could not go on, nor find out why.
    void aLessonThatWaitsForNoCommandIsNotBegun() {
        const QString file = QDir(ownLessonsFolder()).filePath(QStringLiteral("solving.md"));
        QVERIFY(QDir().mkpath(ownLessonsFolder()));
        put(file, "# Solving\n\n```lesson\npage peg\n```\n\n## Solve\n\n```lesson\n"
                  "run peg.hint | peg.slove\n```\n");
        const auto remove = qScopeGuard([&file] { QFile::remove(file); });
        ShelvedLesson lesson;
        lesson.lesson.page = "peg";
        lesson.lesson.title = "Solving";
        Class room;
        room.start(lesson);
        QVERIFY(room.panel() == nullptr);
        QCOMPARE(room.bench.dialogs.errors.size(), 1);
        QVERIFY(room.bench.dialogs.errors[0].text.contains(QStringLiteral("peg.slove")));
        QVERIFY(room.bench.dialogs.errors[0].text.contains(QStringLiteral("peg.solve")));
    }

    /// The person's own document, its undo and its file are as they were, also after a crash in the
    /// middle of a lesson.
    void givesBackWhatWasThere() {
        Class room;
        Bench& bench = room.bench;
        put(bench.file("ring.txt"), bytesOf(places::example("peg/triangle15.txt")));
        bench.window->openFiles({bench.file("ring.txt")});
        Page* own = bench.window->currentPage();
        const QByteArray before = own->save({});
        const QString title = bench.window->windowTitle();
        const int steps = own->history()->count();
        room.start(shelf().of(QStringLiteral("peg")).front());
        QVERIFY(bench.window->currentPage() != own);
        QVERIFY(bench.window->windowTitle().contains(QStringLiteral("lesson")));
        QVERIFY(!bench.window->commands().action(QStringLiteral("file.save"))->isEnabled());
        room.page().newDocument();
        QVERIFY(own->save({}) == before);
        QTest::mouseClick(buttonOf(*room.panel(), "Stop lesson"), Qt::LeftButton);
        QTRY_VERIFY(room.panel() == nullptr);
        QCOMPARE(bench.window->currentPage(), own);
        QVERIFY(own->isVisible());
        QCOMPARE(own->history()->count(), steps);
        QCOMPARE(bench.window->windowTitle(), title);
        QVERIFY(own->save({}) == before);

        room.start(shelf().of(QStringLiteral("peg")).front());
        room.page().newDocument();
        bench.session->flush();
        bench.killAndOpen();
        QVERIFY(bench.window->currentPage()->save({}) == before);
        QCOMPARE(bench.window->windowTitle(), title);
    }

    /// A page that shows its values at once does so in a lesson only when the step wants it.
    void hidesWhatItAsksFor() {
        Class room;
        const auto hidden = [&room] {
            return holds({lessons::Check::Kind::page_shows, {}, "Values hidden"}, room.page(), {});
        };
        const auto go_on = [&room] {
            QTRY_VERIFY(room.panel()->isStepDone());
            room.panel()->findChild<QPushButton*>(QStringLiteral("next"))->click();
        };
        room.start(shelf().of(QStringLiteral("game-graph")).front());
        QVERIFY(!hidden());
        room.answer("2");
        go_on();
        QCOMPARE(room.panel()->step(), std::size_t{1});
        QTRY_VERIFY(hidden());
        room.play("B1");
        go_on();
        QTRY_VERIFY(!hidden());
        // Back to the step that hides them.
        buttonOf(*room.panel(), "Back")->click();
        QCOMPARE(room.panel()->step(), std::size_t{1});
        QTRY_VERIFY(hidden());
    }

    void goesOnWhereItWasLeft() {
        Class room;
        const ShelvedLesson lesson = shelf().of(QStringLiteral("sat")).front();
        room.start(lesson);
        room.answer("1 5");
        QTRY_VERIFY(room.panel()->isStepDone());
        room.panel()->findChild<QPushButton*>(QStringLiteral("next"))->click();
        QCOMPARE(room.panel()->step(), std::size_t{1});
        buttonOf(*room.panel(), "Stop lesson")->click();
        QTRY_VERIFY(room.panel() == nullptr);
        room.start(lesson);
        // The step needs the document of the one before, so that one is shown again.
        QCOMPARE(room.panel()->step(), std::size_t{0});
        QVERIFY(room.bench.settings->contains(QStringLiteral("lessons/%1/step").arg(lesson.id)));
    }
};

LOGGIA_WINDOW_TEST(PagesLessonsTest)

} // namespace lessons_test

#include "lessons_test.moc"
