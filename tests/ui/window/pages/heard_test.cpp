// What is said while somebody draws by keyboard: which tool a key has chosen and what it does, and
// what has changed where the board's cell does not tell. The window has it read by screen readers.

#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/shell/page.hpp"
#include "ui/widgets/board/board_view.hpp"
#include "ui/widgets/graph/drawing_view.hpp"
#include "ui/window/pages.hpp"

#include <QAction>
#include <QLabel>
#include <QSignalSpy>

namespace heard_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class PagesHeardTest : public QObject {
    Q_OBJECT

    /// A page in front, at rest, with the keyboard on its board.
    static Page& show(const Bench& bench, const char* id) {
        Page* page = bench.window->page(QString::fromLatin1(id));
        bench.window->showPage(page);
        static_cast<void>(QTest::qWaitFor([&] { return !page->isRunning(); }, patience));
        page->areas().front()->setFocus();
        return *page;
    }
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
        QCoreApplication::processEvents();
    }
    static QString status(const Bench& bench) {
        return bench.window->findChild<QLabel*>(QStringLiteral("status"))->accessibleName();
    }

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void drawingToolsOfMazes() {
        const Bench bench(allPages);
        show(bench, "pathfinding");
        constexpr auto keys = Qt::ControlModifier | Qt::AltModifier;
        const std::vector<std::pair<Qt::Key, const char*>> tools{
            {Qt::Key_2, "Costs: drag, or press Enter, to set cost 5."},
            {Qt::Key_3, "Start: click, or press Enter, to place it."},
            {Qt::Key_4, "Goal: click, or press Enter, to place it."},
            {Qt::Key_1, "Walls: drag, or press Enter, to draw or erase them."}};
        for (const auto& [key, words] : tools) {
            press(key, keys);
            QCOMPARE(status(bench), QString::fromLatin1(words));
            QVERIFY(qobject_cast<BoardView*>(QApplication::focusWidget()) != nullptr);
        }
        // Again, for whoever wants to hear it once more.
        press(Qt::Key_Right);
        press(Qt::Key_Return); // a wall, of which the cell tells
        QCOMPARE(status(bench), QString());
        press(Qt::Key_1, keys);
        QVERIFY(status(bench).startsWith(QStringLiteral("Walls: ")));
    }

    void drawingAGraph() {
        const Bench bench(allPages);
        Page& page = show(bench, "pathfinding");
        bench.window->commands().action(QStringLiteral("pathfinding.graph"))->trigger();
        DrawingView* view = nullptr;
        const auto finds = [&] {
            for (auto* each : page.findChildren<DrawingView*>())
                if (each->isVisible() && each->isEditable())
                    view = each;
            return view != nullptr && !page.isRunning();
        };
        QVERIFY(QTest::qWaitFor(finds, patience));
        view->setFocus();
        view->select(0);
        press(Qt::Key_C);
        QVERIFY2(status(bench).startsWith(QStringLiteral("Click the other end of the edge")),
                 qPrintable(status(bench)));
        // Whether Enter draws or deletes is told with each node that is reached.
        press(Qt::Key_Right);
        QVERIFY(view->selected() > 0);
        const QString there = view->accessibleDescription();
        QVERIFY2(there.startsWith(QStringLiteral("Deletes the edge between")) ||
                     there.startsWith(QStringLiteral("Joins")),
                 qPrintable(there));
        press(Qt::Key_Escape);
        QCOMPARE(view->accessibleDescription(), QString());
    }

    /// A click that a key makes leads back to the board, where Enter draws.
    void settingUpAPosition() {
        const Bench bench(allPages);
        Page& page = show(bench, "connect4");
        bench.window->commands().action(QStringLiteral("connect4.edit"))->trigger();
        const QSignalSpy said(&page, &Page::message);
        for (const auto& [key, word] :
             {std::pair(Qt::Key_R, "Remove: "), std::pair(Qt::Key_O, "Orange: "),
              std::pair(Qt::Key_B, "Blue: "), std::pair(Qt::Key_T, "In turn: ")}) {
            QTest::keyClick(bench.window.get(), key, Qt::AltModifier);
            const auto is_said = [&said, begin = QLatin1String(word)] {
                return !said.isEmpty() && said.last()[0].toString().startsWith(begin);
            };
            QVERIFY2(QTest::qWaitFor(is_said, patience), word);
            QVERIFY(qobject_cast<BoardView*>(QApplication::focusWidget()) != nullptr);
        }
    }

    /// The cell of a line that was drawn is as before.
    void drawingLinesOfAPegBoard() {
        const Bench bench(allPages);
        Page& page = show(bench, "peg");
        const auto* text = page.findChild<QLabel*>(QStringLiteral("say"));
        constexpr auto keys = Qt::ControlModifier | Qt::AltModifier;
        press(Qt::Key_5, keys);
        QVERIFY2(text->text().startsWith(QStringLiteral("18 lines of three holes.")),
                 qPrintable(text->text()));
        press(Qt::Key_1, keys);
        QVERIFY(text->text().contains(QStringLiteral("Goal")));
    }

    void viewsOfNormalForms() {
        const Bench bench(allPages);
        show(bench, "normal-forms");
        for (const auto& [key, words] :
             {std::pair(Qt::Key_2, "View: Table"), std::pair(Qt::Key_3, "View: Steps"),
              std::pair(Qt::Key_4, "View: Circuit"), std::pair(Qt::Key_1, "View: Map")}) {
            press(key, Qt::ControlModifier | Qt::AltModifier);
            QCOMPARE(status(bench), QString::fromLatin1(words));
        }
    }

    /// Of a command that has a mark: that it has changed, once for each time.
    void switches() {
        const Bench bench(allPages);
        show(bench, "peg");
        const QSignalSpy switched(&bench.window->commands(), &Commands::switched);
        press(Qt::Key_F4);
        press(Qt::Key_F4);
        QCOMPARE(switched.size(), 2);
        QCOMPARE(switched[0][0].toString(), QStringLiteral("Still Solvable"));
        QVERIFY(switched[0][1].toBool() != switched[1][1].toBool());
    }
};

LOGGIA_WINDOW_TEST(PagesHeardTest)

} // namespace heard_test

#include "heard_test.moc"
