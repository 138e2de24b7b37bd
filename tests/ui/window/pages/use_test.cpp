// Each page as a person uses it, from the tab to a result: once by the mouse alone, once by the
// keyboard alone. Nothing is called that events do not reach.

#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/pathfinding/maze/maze_view.hpp"
#include "ui/shell/page.hpp"
#include "ui/shell/page_host.hpp"
#include "ui/widgets/board/board_view.hpp"
#include "ui/window/page_tabs.hpp"
#include "ui/window/pages.hpp"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QTabBar>

namespace use_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

/// Somebody before the window, who sees what is on the page in front and acts on it.
class Person {
public:
    [[nodiscard]] Page& page() const { return *bench_.window->currentPage(); }

    /// What is computed of itself is waited for.
    bool rests() const {
        return QTest::qWaitFor([this] { return !page().isRunning(); }, patience);
    }
    bool opensByMouse(const char* title) const {
        return clicksTab(*bench_.window->tabs().tabBar(), title) && rests();
    }
    bool opensByKey(Qt::Key number) const {
        QTest::keyClick(bench_.window.get(), number, Qt::ControlModifier);
        return rests();
    }
    /// A tab of that name at the side.
    bool turnsTo(const char* title) const {
        for (QTabBar* bar : page().findChildren<QTabBar*>())
            if (bar->isVisible() && clicksTab(*bar, title))
                return true;
        return false;
    }
    /// A button by what is on it.
    bool clicks(const char* text) const {
        QAbstractButton* button = this->button(text);
        if (button == nullptr || !button->isEnabled())
            return false;
        QTest::mouseClick(button, Qt::LeftButton);
        return true;
    }
    [[nodiscard]] QAbstractButton* button(const char* text) const {
        for (auto* each : page().findChildren<QAbstractButton*>())
            if (each->isVisible() && plainText(each->text()) == QLatin1String(text))
                return each;
        return nullptr;
    }
    [[nodiscard]] BoardView& board() const {
        for (auto* each : page().findChildren<BoardView*>())
            if (each->isVisible())
                return *each;
        qFatal("there is no board");
    }
    /// A cell by its column and row from above.
    void clicksCell(int column, int row, const QPointF& within = {0.5, 0.5}) const {
        const QRectF cell = board().tableCellRect({column, row});
        const QPointF at(cell.left() + within.x() * cell.width(),
                         cell.top() + within.y() * cell.height());
        QTest::mouseClick(&board(), Qt::LeftButton, {}, at.toPoint());
    }
    /// An entry of a box, in the list that it opens.
    static bool picks(QComboBox& box, int entry) {
        QTest::mouseClick(&box, Qt::LeftButton);
        QAbstractItemView* list = box.view();
        if (!QTest::qWaitFor([list] { return list->isVisible(); }, patience))
            return false;
        QTest::qWait(QApplication::doubleClickInterval() + 100); // the click that opened it is over
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualRect(box.model()->index(entry, 0)).center());
        return QTest::qWaitFor([&] { return box.currentIndex() == entry; }, patience);
    }
    void presses(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus != nullptr ? focus : bench_.window.get(), key, modifiers);
    }
    void types(const char* text) const {
        QTest::keyClicks(QApplication::focusWidget(), QLatin1String(text));
    }
    /// By the Tab key, until the keyboard is there.
    bool tabsTo(const QWidget* widget) const {
        constexpr int most = 120;
        for (int i = 0; i < most && widget != nullptr && !widget->hasFocus(); ++i)
            presses(Qt::Key_Tab);
        return widget != nullptr && widget->hasFocus();
    }
    /// Whether words come to stand somewhere on the page.
    bool reads(const char* words) const {
        return QTest::qWaitFor(
            [&] {
                for (const QLabel* label : page().findChildren<QLabel*>())
                    if (label->isVisible() && label->text().contains(QLatin1String(words)))
                        return true;
                return false;
            },
            patience);
    }
    /// The bar that says how a game has ended.
    bool seesTheEnd() const {
        return QTest::qWaitFor([this] { return hasEnded(); }, patience);
    }
    [[nodiscard]] bool hasEnded() const {
        const auto* bar = page().findChild<QWidget*>(QStringLiteral("game-over"));
        return bar != nullptr && bar->isVisible();
    }
    [[nodiscard]] QComboBox* boxWith(const char* current) const {
        QComboBox* found = nullptr;
        for (auto* each : page().findChildren<QComboBox*>())
            if (each->isVisible() && each->currentText() == QLatin1String(current))
                found = each;
        return found;
    }

private:
    static bool clicksTab(QTabBar& bar, const char* title) {
        for (int i = 0; i < bar.count(); ++i)
            if (plainText(bar.tabText(i)) == QLatin1String(title)) {
                QTest::mouseClick(&bar, Qt::LeftButton, {}, bar.tabRect(i).center());
                return bar.currentIndex() == i;
            }
        return false;
    }

    Bench bench_{allPages};
};

class PagesUseTest : public QObject {
    Q_OBJECT

    static constexpr int columns = 7;
    static constexpr int rows = 6;

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void connect4ByMouse() {
        const Person person;
        QVERIFY(person.opensByMouse("Max-Connect4"));
        QComboBox* opponent = person.boxWith("Computer");
        QVERIFY(opponent != nullptr && Person::picks(*opponent, 0));
        for (int stone = 0; stone < columns * rows && !person.hasEnded(); ++stone)
            person.clicksCell(stone % columns, 0);
        QVERIFY(person.seesTheEnd());
        QVERIFY(person.clicks("Play again"));
        QVERIFY(person.reads("Orange to move"));
    }
    void connect4ByKeyboard() {
        const Person person;
        QVERIFY(person.opensByKey(Qt::Key_1));
        QVERIFY(person.tabsTo(person.boxWith("Computer")));
        person.presses(Qt::Key_Home);
        QVERIFY(person.tabsTo(&person.board()));
        for (int stone = 0; stone < columns * rows && !person.hasEnded(); ++stone)
            person.presses(static_cast<Qt::Key>(Qt::Key_1 + stone % columns));
        QVERIFY(person.seesTheEnd());
    }

    void formulaGameByMouse() {
        const Person person;
        QVERIFY(person.opensByMouse("Formula Game"));
        QVERIFY(person.clicks("z = 0"));
        QVERIFY(person.seesTheEnd());
        QVERIFY(person.reads("A wins: the formula is false"));
        QVERIFY(person.clicks("Play again"));
    }
    void formulaGameByKeyboard() {
        const Person person;
        QVERIFY(person.opensByKey(Qt::Key_2));
        person.presses(Qt::Key_1);
        QVERIFY(person.reads("E wins: the formula is true"));
    }

    void wumpusByMouse() {
        const Person person;
        QVERIFY(person.opensByMouse("Wumpus"));
        person.clicksCell(2, 3, {0.5, 0.06}); // (3,1), beside its marks
        QVERIFY(person.reads("You are at (3,1)"));
        QVERIFY(person.rests());
        QVERIFY(person.clicks("Reveal"));
    }
    void wumpusByKeyboard() {
        const Person person;
        QVERIFY(person.opensByKey(Qt::Key_3));
        person.presses(Qt::Key_Right);
        person.presses(Qt::Key_Up);
        person.presses(Qt::Key_M); // Is the monster here?
        QVERIFY(person.reads("definitely false"));
    }

    void pegByMouse() {
        const Person person;
        QVERIFY(person.opensByMouse("Peg Board"));
        QVERIFY(person.clicks("Solve"));
        QVERIFY(person.rests());
        QListWidget* jumps = nullptr;
        for (auto* each : person.page().findChildren<QListWidget*>())
            if (each->isVisible())
                jumps = each;
        QVERIFY(jumps != nullptr && jumps->count() > 0);
        jumps->scrollToBottom();
        QTest::mouseClick(jumps->viewport(), Qt::LeftButton, {},
                          jumps->visualItemRect(jumps->item(jumps->count() - 1)).center());
        QVERIFY(person.reads("Solved"));
    }
    void pegByKeyboard() {
        const Person person;
        QVERIFY(person.opensByKey(Qt::Key_4));
        person.presses(Qt::Key_F5);
        QVERIFY(person.rests());
        person.presses(Qt::Key_End, Qt::AltModifier);
        QVERIFY(person.reads("Solved"));
    }

    void satByMouse() {
        const Person person;
        QVERIFY(person.opensByMouse("SAT"));
        QVERIFY(person.clicks("Pigeonhole"));
        QVERIFY(person.rests());
        QVERIFY(person.clicks("Solve"));
        QVERIFY(person.reads("Unsatisfiable"));
    }
    void satByKeyboard() {
        const Person person;
        QVERIFY(person.opensByKey(Qt::Key_5));
        person.presses(Qt::Key_A, Qt::ControlModifier);
        person.types("1 2\r-1 2\r-2\r0\r");
        person.presses(Qt::Key_F5);
        QVERIFY(person.reads("Unsatisfiable"));
    }

    void normalFormsByMouse() {
        const Person person;
        QVERIFY(person.opensByMouse("Normal Forms"));
        QVERIFY(person.reads("Proven minimum: 3 terms, 7 literals"));
        person.clicksCell(1, 0); // one of the zeros becomes a one
        QVERIFY(person.rests());
        if (QAbstractButton* start = person.button("Minimise"); start != nullptr)
            QTest::mouseClick(start, Qt::LeftButton);
        QVERIFY(person.reads("10 of 16 rows true"));
        QVERIFY(person.turnsTo("Circuit"));
    }
    void normalFormsByKeyboard() {
        const Person person;
        QVERIFY(person.opensByKey(Qt::Key_6));
        person.presses(Qt::Key_A, Qt::ControlModifier);
        person.types("(a & b) | (a & !b)");
        person.presses(Qt::Key_F5);
        QVERIFY(person.reads("Proven minimum: 1 term, 1 literal"));
    }

    void gamesByMouse() {
        const Person person;
        QVERIFY(person.opensByMouse("Games"));
        constexpr int most_moves = 12; // of 1, 2, ... 10
        for (int move = 0; move < most_moves && !person.hasEnded(); ++move) {
            QVERIFY(person.turnsTo("Position"));
            if (!person.clicks("Play this move"))
                break;
            QVERIFY(person.rests());
        }
        QVERIFY(person.seesTheEnd());
        QVERIFY(person.reads("wins"));
    }
    void gamesByKeyboard() {
        const Person person;
        QVERIFY(person.opensByKey(Qt::Key_7));
        constexpr int most_moves = 12;
        for (int move = 0; move < most_moves && !person.hasEnded(); ++move) {
            person.presses(Qt::Key_M, Qt::ControlModifier);
            QVERIFY(person.rests());
        }
        QVERIFY(person.seesTheEnd());
    }

    void searchLabByMouse() {
        const Person person;
        QVERIFY(person.opensByMouse("Search Lab"));
        QVERIFY(person.reads("Path found"));
        auto& maze = dynamic_cast<MazeView&>(person.board());
        const auto start = maze.maze().maze->start;
        const auto goal = maze.maze().maze->goal;
        QVERIFY(start.has_value() && goal.has_value());
        // The goal beside the start.
        const auto at = [&maze](int x, int y) {
            return maze.mazeGeometry().centreOf({x, y}).toPoint();
        };
        QTest::mousePress(&maze, Qt::LeftButton, {}, at(goal->x, goal->y));
        QTest::mouseMove(&maze, at(start->x + 1, start->y));
        QTest::mouseRelease(&maze, Qt::LeftButton, {}, at(start->x + 1, start->y));
        QVERIFY(person.reads("The path has 1 step and costs 1."));
    }
    void searchLabByKeyboard() {
        const Person person;
        QVERIFY(person.opensByKey(Qt::Key_8));
        QVERIFY(person.reads("Path found"));
        person.presses(Qt::Key_Right);
        person.presses(Qt::Key_G);
        QVERIFY(person.reads("The path has 1 step and costs 1."));
    }

    void puzzlesByMouse() {
        const Person person;
        QVERIFY(person.opensByMouse("Logic Puzzles"));
        const QPointF below_the_sign(0.5, 0.9);
        for (const int door : {0, 0, 1}) // a tiger behind the first, a lady behind the second
            person.clicksCell(door, 0, below_the_sign);
        QVERIFY(person.reads("You have made 2 of 2 guesses"));
        QVERIFY(person.turnsTo("Play"));
        QVERIFY(person.clicks("Check my answer"));
        QVERIFY(person.reads("Right!"));
        QVERIFY(person.turnsTo("Solutions"));
        QVERIFY(person.reads("Exactly one solution"));
    }
    void puzzlesByKeyboard() {
        const Person person;
        QVERIFY(person.opensByKey(Qt::Key_9));
        person.presses(Qt::Key_G);
        QVERIFY(person.reads("You have made 1 of 2 guesses"));
        QVERIFY(person.tabsTo(person.button("Show the solution")));
        person.presses(Qt::Key_Space);
        QVERIFY(person.reads("Exactly one solution"));
    }
};

LOGGIA_WINDOW_TEST(PagesUseTest)

} // namespace use_test

#include "use_test.moc"
