// A hunt for gold on the page, by mouse and keyboard.
#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/run_command.hpp"
#include "tests/ui/wumpus/page_fixture.hpp"
#include "ui/shell/session.hpp"
#include "ui/undo/history.hpp"
#include "ui/wumpus/walk_bar.hpp"

#include <QCheckBox>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>

namespace gold_hunt_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using wumpus::Square;

struct HuntFixture : Fixture {
    WalkBar* bar = page.findChild<WalkBar*>();

    /// Ticks the box and enters a cave, as a person does.
    void enter(const char* cave) {
        auto* box = find<QCheckBox>("gold");
        if (!box->isChecked())
            QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(10, box->height() / 2));
        auto* seed = bar->findChild<QSpinBox*>();
        seed->setFocus();
        seed->selectAll();
        QTest::keyClicks(seed, q(cave));
        QTest::keyClick(seed, Qt::Key_Return);
    }
    void click(Square square) { QTest::mouseClick(map, Qt::LeftButton, {}, pointOf(square)); }
    QPushButton* button(const char* name) { return find<QPushButton>(name); }
    void press(const char* name) { QTest::mouseClick(button(name), Qt::LeftButton); }
    QString score() { return find<QLabel>("score")->text(); }
    [[nodiscard]] const wumpus::Hunt& hunt() { return *document().hunt(); }
};

class GoldHuntTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void fetchesTheGoldByMouse() {
        HuntFixture f;
        const auto before = f.document().walkState();
        f.enter("4");
        QVERIFY(f.document().hunt() != nullptr);
        QVERIFY(f.map->cave().at({1, 1}).exit);
        QVERIFY(!f.button("grab")->isEnabled() && f.button("climb")->isEnabled());
        QCOMPARE(f.score(), q("Score: 0"));
        f.click({1, 2});
        f.click({2, 2});
        QVERIFY2(f.bar->status().startsWith(q("You are at (2,2): ")), qPrintable(f.bar->status()));
        QVERIFY2(f.bar->status().endsWith(q("glitter. The gold is here: grab it.")),
                 qPrintable(f.bar->status()));
        QVERIFY(f.map->cave().at({2, 2}).gold);
        QVERIFY(f.map->cave().at({2, 2}).name.contains(q("gold")));
        QVERIFY(f.button("grab")->isEnabled() && !f.button("climb")->isEnabled());
        f.click({1, 2}); // elsewhere: goes there
        QVERIFY(f.hunt().here() == Square({1, 2}) && !f.hunt().has_gold());
        f.page.history()->undo();
        f.click({2, 2}); // where one stands: grabs
        QVERIFY(f.hunt().has_gold());
        f.page.history()->undo();
        QVERIFY(!f.hunt().has_gold() && f.hunt().glitters());
        f.press("grab");
        QVERIFY2(f.bar->status().startsWith(q("You have the gold.")), qPrintable(f.bar->status()));
        QVERIFY(!f.map->cave().at({1, 1}).gold);
        f.click({1, 1}); // back over visited squares
        QVERIFY(f.map->cave().at({1, 1}).gold && f.map->cave().at({1, 1}).here);
        QCOMPARE(f.score(), QString(q("Score: ") + QChar(0x2212) + q("4")));
        QVERIFY(f.bar->status().endsWith(q("Climb out to win.")));
        f.press("climb");
        auto* title = f.find<QLabel>("game-over-title");
        QVERIFY(title->isVisible());
        QCOMPARE(title->text(), q("Out with the gold"));
        QCOMPARE(f.find<QLabel>("game-over-reason")->text(), q("Score: 996. Best possible: 996."));
        QVERIFY(!f.button("step")->isEnabled());
        QVERIFY(!f.button("game-over-review")->isVisible());
        QVERIFY(f.page.lossOf(q("/x/kb3.txt")).contains(q("the walk")));
        // All of it back, one thing at a time.
        f.page.history()->undo();
        QVERIFY(!title->isVisible() && f.button("climb")->isVisible());
        for (int i = 0; i < 40 && f.document().walkState() != before; ++i)
            f.page.history()->undo();
        QVERIFY(f.document().walkState() == before);
        QVERIFY(f.document().hunt() == nullptr && !f.find<QCheckBox>("gold")->isChecked());
        QVERIFY(!f.find<QLabel>("score")->isVisible());
    }

    /// The keys that step would choose another cave.
    void newWalkGivesTheKeyboardToTheMap() {
        HuntFixture f;
        f.button("newWalk")->setFocus();
        QTest::mouseClick(f.button("newWalk"), Qt::LeftButton);
        QVERIFY(f.map->hasFocus());
    }

    /// One step too many would begin a hunt in place of the walk.
    void theLastStepGivesTheKeyboardToTheMap() {
        HuntFixture f;
        f.document().startWalk(1);
        f.button("step")->setFocus();
        int steps = 0;
        for (; f.button("step")->isEnabled() && steps < 16; ++steps)
            QTest::keyClick(f.button("step"), Qt::Key_Space);
        QVERIFY(steps > 0 && !f.button("step")->isEnabled());
        QVERIFY(f.map->hasFocus());
        QVERIFY(!f.find<QCheckBox>("gold")->isChecked());
    }

    /// As long as the button can be pressed again.
    void careKeepsTheKeyboard() {
        HuntFixture f;
        f.enter("2");
        f.button("step")->setFocus();
        int steps = 0;
        for (; f.button("step")->isEnabled() && steps < 60; ++steps) {
            QVERIFY(f.button("step")->hasFocus());
            QTest::keyClick(f.button("step"), Qt::Key_Space);
        }
        QVERIFY(steps > 1);
        QVERIFY(f.map->hasFocus());
    }

    void shootsByKeyboard() {
        HuntFixture f;
        f.enter("2");
        f.map->setFocus();
        const auto step = [&](Qt::Key key) { QTest::keyClick(f.map, key, Qt::ShiftModifier); };
        step(Qt::Key_Left);
        QVERIFY2(f.bar->status().startsWith(q("Bump!")), qPrintable(f.bar->status()));
        QCOMPARE(f.hunt().score(), -1);
        step(Qt::Key_Right);
        step(Qt::Key_Right);
        QVERIFY(f.hunt().here() == Square({3, 1}));
        QVERIFY(f.map->cursorColumn() == 2 && f.map->cursorRow() == 0);
        const QString before = f.document().text(TextKind::knowledge);
        QTest::keyClick(f.map, Qt::Key_Up, Qt::ControlModifier);
        QVERIFY2(f.bar->status().startsWith(q("A scream! The monster is dead.")),
                 qPrintable(f.bar->status()));
        QCOMPARE(f.document().text(TextKind::knowledge),
                 QString(before + q("(or M_3_2 M_3_3 M_3_4)\n")));
        QCOMPARE(f.hunt().score(), -13);
        QVERIFY(!f.button("shoot")->isEnabled());
        // Without breeze here the dead monster's square is safe.
        QVERIFY(f.map->cave().at({3, 2}).safe);
        QTest::keyClick(f.map, Qt::Key_Up, Qt::ControlModifier); // no second arrow
        QCOMPARE(f.hunt().actions().size(), std::size_t{4});
        // What the shot wrote is not blamed for what was known, and its square is not in dispute.
        QVERIFY(f.settled());
        QVERIFY2(!f.bar->status().contains(q("disagree")), qPrintable(f.bar->status()));
        auto* warnings = f.find<QListWidget>("remarks");
        for (int i = 0; i < warnings->count(); ++i)
            QVERIFY2(!warnings->item(i)->text().startsWith(q("Knowledge ")),
                     qPrintable(warnings->item(i)->text()));
        f.page.history()->undo();
        QCOMPARE(f.document().text(TextKind::knowledge), before);
        QVERIFY(f.hunt().has_arrow() && f.button("shoot")->isEnabled());
        // The menu misses to the right; the keyboard does not go to "New walk".
        f.button("shoot")->setFocus();
        runCommand(f.page, q("wumpus.shoot"));
        QMenu* menu = f.button("shoot")->menu();
        QTRY_VERIFY(menu->isVisible());
        QTest::keyPress(menu, Qt::Key_R);
        QVERIFY2(f.bar->status().startsWith(q("Silence")), qPrintable(f.bar->status()));
        QTRY_VERIFY(f.map->hasFocus());
        QVERIFY(f.document().text(TextKind::knowledge).endsWith(q("(not M_4_1)\n")));
        QVERIFY(!f.map->cave().at({3, 2}).safe);
    }

    void saysWhyItStays() {
        HuntFixture f;
        const QSignalSpy messages(&f.page, &Page::message);
        f.enter("4");
        f.click({1, 1});
        QVERIFY(messages.last().first().toString().contains(q("You are at (1,1) already")));
        f.click({4, 4});
        QVERIFY(messages.last().first().toString().contains(q("not next to")));
        f.click({1, 2});
        QCOMPARE(messages.last().first().toString(), QString());
    }

    /// The button goes down with its menu, and up with it.
    void theButtonOfTheArrowComesUpAgain() {
        HuntFixture f;
        f.enter("4");
        runCommand(f.page, q("wumpus.shoot"));
        QMenu* menu = f.button("shoot")->menu();
        QTRY_VERIFY(menu->isVisible());
        QVERIFY(f.button("shoot")->isDown());
        QTest::keyClick(menu, Qt::Key_Escape);
        QTRY_VERIFY(!menu->isVisible());
        QVERIFY(!f.button("shoot")->isDown());
    }

    /// A step needs a walk, and something that care allows.
    void commandsAreOfferedWhereTheyDoSomething() {
        HuntFixture f;
        runCommand(f.page, q("wumpus.end-walk"));
        QVERIFY(!canRun(f.page, q("wumpus.step")));
        f.enter("4");
        QVERIFY(canRun(f.page, q("wumpus.step")) && canRun(f.page, q("wumpus.climb")));
        QVERIFY(!canRun(f.page, q("wumpus.grab")));
        f.press("climb");
        QVERIFY(!canRun(f.page, q("wumpus.step")) && !canRun(f.page, q("wumpus.climb")));
        // There is no verdict to copy without a statement.
        QVERIFY(f.settled());
        QVERIFY(canRun(f.page, q("wumpus.copy-verdict")));
        f.set(TextKind::statement, {});
        QVERIFY(f.settled());
        QVERIFY(!canRun(f.page, q("wumpus.copy-verdict")));
    }

    void carefulStepsNeverKill() {
        HuntFixture f;
        f.enter("2");
        int steps = 0;
        while (f.button("step")->isEnabled() && steps < 60) {
            f.press("step");
            ++steps;
        }
        QVERIFY(f.hunt().climbed());
        QCOMPARE(f.hunt().score(), -22);
        QCOMPARE(f.find<QLabel>("game-over-title")->text(), q("Out without the gold"));
        QVERIFY(f.find<QLabel>("game-over-reason")->text().contains(q("out of reach")));
        // Nothing of a walk that is over is asked for any more, and all that was hidden is shown.
        bool shows_gold = false;
        for (const auto& cell : f.map->cave().cells) {
            QVERIFY(!cell.goal && !cell.safe && cell.risk.isEmpty());
            shows_gold = shows_gold || cell.gold;
        }
        QVERIFY(shows_gold);
        f.press("game-over-again");
        QVERIFY(f.map->hasFocus());
        QVERIFY(f.document().hunt() != nullptr && f.hunt().actions().empty());
        QVERIFY(!f.find<QLabel>("game-over-title")->isVisible());
    }

    void fileAndSessionKeepIt() {
        HuntFixture f;
        f.enter("2");
        f.map->setFocus();
        QTest::keyClick(f.map, Qt::Key_Down, Qt::ShiftModifier); // a bump
        f.click({2, 1});
        QTest::keyClick(f.map, Qt::Key_Up, Qt::ControlModifier);
        const auto state = f.document().walkState();
        QCOMPARE(state->hunt->size(), std::size_t{3});
        const QByteArray saved = f.page.save(q("/x/a.wumpus"));
        QVERIFY(saved.contains("cave 2\ngold\npath bump down (2,1) shoot up\n"));
        QCOMPARE(f.page.lossOf(q("/x/a.wumpus")), QString());
        HuntFixture opened;
        QVERIFY(opened.page.openFile(saved, q("/x/a.wumpus")).has_value());
        QVERIFY(opened.document().walkState() == state);
        QVERIFY(opened.find<QCheckBox>("gold")->isChecked());
        HuntFixture restored;
        restored.page.restoreSession(f.page.session()->state());
        QVERIFY(restored.document().walkState() == state);
        QCOMPARE(restored.score(), f.score());
        QCOMPARE(restored.bar->status(), f.bar->status());
    }

    void everythingHasANameAndItsPlace() {
        HuntFixture f;
        f.enter("2");
        QCOMPARE(namelessWidgets(f.page), QStringList());
        QCOMPARE(sharedMnemonics(*f.bar), QStringList());
        QCOMPARE(unplacedWidgets(*f.bar), QStringList());
    }
};

LOGGIA_WINDOW_TEST(GoldHuntTest)

} // namespace gold_hunt_test

#include "gold_hunt_test.moc"
