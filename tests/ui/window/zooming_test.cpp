#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/pathfinding/maze/maze_view.hpp"
#include "ui/settings/settings.hpp"
#include "ui/widgets/graph/tree_view.hpp"
#include "ui/widgets/source/source_editor.hpp"
#include "ui/window/pages.hpp"
#include "ui/window/zooming.hpp"

#include <QWheelEvent>
#include <QWindow>
#include <QtTest/qtestspontaneevent.h>

namespace zooming_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

/// As the mouse would: through the window to what lies under the pointer.
void turnWheel(QWidget* widget, int by, Qt::KeyboardModifiers modifiers) {
    QWidget* window = widget->window();
    const QPoint place = widget->mapTo(window, widget->rect().center());
    QWheelEvent event(place, window->mapToGlobal(place), {}, {0, by}, Qt::NoButton, modifiers,
                      Qt::NoScrollPhase, false);
    QSpontaneKeyEvent::setSpontaneous(&event);
    qApp->notify(window->windowHandle(), &event);
}

template <class View>
View* shownView(Bench& bench, const char* id) {
    MainWindow& window = *bench.window;
    Page* page = window.page(QString::fromLatin1(id));
    window.showPage(page);
    for (View* view : page->findChildren<View*>())
        if (view->isVisible())
            return view;
    return nullptr;
}

class ZoomingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void textIsThirteenPixelsAndZoomsByKeyAndWheel() {
        Bench bench(allPages);
        Settings& settings = bench.window->settings();
        auto* editor = shownView<SourceEditor>(bench, "sat");
        QVERIFY(editor != nullptr);
        const int usual = QFontInfo(editor->font()).pixelSize();
        QVERIFY2(usual >= 13, qPrintable(QString::number(usual)));
        editor->setFocus();
        QTest::keyClick(editor, Qt::Key_Plus, Qt::ControlModifier);
        QTest::keyClick(editor, Qt::Key_Equal, Qt::ControlModifier);
        QCOMPARE(settings.value(settings::editor_text), 120);
        QVERIFY(QFontInfo(editor->font()).pixelSize() > usual);
        QTest::keyClick(editor, Qt::Key_Minus, Qt::ControlModifier);
        QCOMPARE(settings.value(settings::editor_text), 110);
        turnWheel(editor->viewport(), 120, Qt::ControlModifier);
        QCOMPARE(settings.value(settings::editor_text), 120);
        // Half a notch of a fine wheel waits for the other half.
        turnWheel(editor->viewport(), -60, Qt::ControlModifier);
        QCOMPARE(settings.value(settings::editor_text), 120);
        turnWheel(editor->viewport(), -60, Qt::ControlModifier);
        QCOMPARE(settings.value(settings::editor_text), 110);
        turnWheel(editor->viewport(), 120, Qt::NoModifier);
        QCOMPARE(settings.value(settings::editor_text), 110);
        QTest::keyClick(editor, Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(settings.value(settings::editor_text), settings::editor_text.usual);
        QCOMPARE(QFontInfo(editor->font()).pixelSize(), usual);
        QCOMPARE(settings.value(settings::board_text), settings::board_text.usual);
    }

    /// For a projector. Editors and boards grow with it.
    void allTextGrowsWithTheWindows() {
        Bench bench(allPages);
        Settings& settings = bench.window->settings();
        const auto* board = shownView<BoardView>(bench, "connect4");
        const double usual = QApplication::font().pointSizeF();
        const double of_board = QApplication::font(board).pointSizeF();
        settings.set(settings::window_text, 150);
        QCOMPARE(QApplication::font().pointSizeF(), 1.5 * usual);
        QCOMPARE(QApplication::font(board).pointSizeF(), 1.5 * of_board);
        settings.set(settings::board_text, 120);
        QCOMPARE(QApplication::font(board).pointSizeF(), 1.5 * 1.2 * of_board);
        settings.set(settings::board_text, 100);
        settings.set(settings::window_text, 100);
        QCOMPARE(QApplication::font().pointSizeF(), usual);
        QCOMPARE(QApplication::font(board).pointSizeF(), of_board);
    }

    void boardsZoomTheirText() {
        Bench bench(allPages);
        Settings& settings = bench.window->settings();
        auto* board = shownView<BoardView>(bench, "connect4");
        board->setFocus();
        QTest::keyClick(board, Qt::Key_Plus, Qt::ControlModifier);
        QCOMPARE(settings.value(settings::board_text), 110);
        turnWheel(board, -240, Qt::ControlModifier);
        QCOMPARE(settings.value(settings::board_text), 90);
        QTest::keyClick(board, Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(settings.value(settings::board_text), settings::board_text.usual);
        QCOMPARE(settings.value(settings::editor_text), settings::editor_text.usual);
    }

    /// Also from where there is nothing to zoom: the largest view is meant.
    void picturesZoomThemselves() {
        Bench bench(allPages);
        Settings& settings = bench.window->settings();
        auto* tree = shownView<TreeView>(bench, "formula-game");
        const double fitted = tree->scale();
        bench.window->commands().action(QStringLiteral("view.zoomIn"))->trigger();
        QVERIFY(QTest::qWaitFor([&] { return tree->scale() > 1.2 * fitted; }, patience));
        turnWheel(tree, -240, Qt::ControlModifier);
        QVERIFY(QTest::qWaitFor([&] { return tree->scale() < 1.2 * fitted; }, patience));
        bench.window->commands().action(QStringLiteral("view.zoomReset"))->trigger();
        QVERIFY(tree->isFitted());
        auto* maze = shownView<MazeView>(bench, "pathfinding");
        bench.window->commands().action(QStringLiteral("view.zoomIn"))->trigger();
        QVERIFY(maze->zoom().factor > 1);
        bench.window->commands().action(QStringLiteral("view.zoomOut"))->trigger();
        QCOMPARE(maze->zoom().factor, 1.0);
        QCOMPARE(settings.value(settings::editor_text), settings::editor_text.usual);
        QCOMPARE(settings.value(settings::board_text), settings::board_text.usual);
    }
};

LOGGIA_WINDOW_TEST(ZoomingTest)

} // namespace zooming_test

#include "zooming_test.moc"
