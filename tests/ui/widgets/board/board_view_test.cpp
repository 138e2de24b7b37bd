#include "tests/suite.hpp"
#include "tests/ui/support/pictures.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/board/board_view.hpp"

#include <QAccessible>
#include <QApplication>
#include <QImage>
#include <QKeyEvent>
#include <QPainter>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

namespace board_view_test {

using namespace loggia::ui;

BoardScene someScene() {
    BoardScene scene = emptyBoard(7, 6);
    scene.next_piece = 1;
    scene.name = QStringLiteral("a board");
    for (int column = 0; column < 7; ++column)
        for (int row = 0; row < 6; ++row)
            scene.at(column, row).name =
                QStringLiteral("column %1, row %2").arg(column + 1).arg(row + 1);
    return scene;
}

/// Counts how often what it filters is painted.
class PaintCount : public QObject {
public:
    explicit PaintCount(int& paints) : paints_(paints) {}
    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        paints_ += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }

private:
    int& paints_;
};

class BoardViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        // The offscreen platform says this of every window.
        QTest::failOnWarning(QRegularExpression(
            QStringLiteral("^(?!This plugin does not support propagateSizeHints)")));
    }

    /// Two people play with one keyboard.
    void aKeyThatIsHeldPicksOnce() {
        BoardView view;
        view.setScene(someScene());
        view.setPick(BoardView::Pick::columns);
        const QSignalSpy picked(&view, &BoardView::picked);
        int wanted = 0;
        for (const int key : {int(Qt::Key_3), int(Qt::Key_Return)}) {
            for (const bool repeated : {false, true, true}) {
                QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier, {}, repeated);
                QApplication::sendEvent(&view, &event);
            }
            QCOMPARE(picked.size(), ++wanted);
        }
    }

    void aDoubleClickPicksAColumnOnce() {
        BoardView view;
        view.resize(400, 400);
        view.setScene(someScene());
        const QSignalSpy picked(&view, &BoardView::picked);
        const auto click_twice = [&view] {
            const QPointF at = view.cellRect(2, 5).center();
            for (const auto type : {QEvent::MouseButtonPress, QEvent::MouseButtonDblClick}) {
                QMouseEvent event(type, at, view.mapToGlobal(at), Qt::LeftButton, Qt::LeftButton,
                                  Qt::NoModifier);
                QApplication::sendEvent(&view, &event);
            }
        };
        view.setPick(BoardView::Pick::columns);
        click_twice();
        QCOMPARE(picked.size(), 1);
        view.setPick(BoardView::Pick::cells);
        click_twice();
        QCOMPARE(picked.size(), 3);
    }

    void everyPointOfACellIsThatCell_data() {
        QTest::addColumn<QSizeF>("area");
        QTest::addColumn<double>("ratio");
        for (const double ratio : {1.0, 1.5, 2.0})
            for (const QSizeF area : {QSizeF(240, 240), QSizeF(713, 401), QSizeF(333, 1001)})
                QTest::addRow("%gx%g at %g", area.width(), area.height(), ratio) << area << ratio;
    }
    void everyPointOfACellIsThatCell() {
        QFETCH(QSizeF, area);
        QFETCH(double, ratio);
        const BoardGeometry geometry(area, 7, 6, ratio);
        QVERIFY(QRectF(QPointF(), area).contains(geometry.frame()));
        for (int column = 0; column < 7; ++column) {
            QVERIFY(QRectF(QPointF(), area).contains(geometry.numberRect(column)));
            QVERIFY(QRectF(QPointF(), area).contains(geometry.noteRect(column)));
            for (int row = 0; row < 6; ++row) {
                const QRectF cell = geometry.cellRect(column, row);
                QVERIFY(geometry.frame().contains(cell));
                const QRectF inner = cell.adjusted(0.01, 0.01, -0.01, -0.01);
                for (const QPointF& point :
                     {inner.center(), inner.topLeft(), inner.bottomRight()}) {
                    QCOMPARE(geometry.columnAt(point), std::optional(column));
                    QCOMPARE(geometry.rowAt(point), row);
                }
                // Edges on whole device pixels leave no hairlines.
                for (const double edge : {cell.left() * ratio, cell.top() * ratio})
                    QVERIFY(std::abs(edge - std::round(edge)) < 1e-6);
            }
        }
    }

    /// Between the holes the frame has one colour only: no line where two cells meet.
    void theFrameHasNoHairlines_data() {
        QTest::addColumn<double>("ratio");
        QTest::addRow("1x") << 1.0;
        QTest::addRow("1.5x") << 1.5;
        QTest::addRow("2x") << 2.0;
    }
    void theFrameHasNoHairlines() {
        QFETCH(double, ratio);
        const QSizeF size(401, 397);
        QImage image((size * ratio).toSize(), QImage::Format_RGB32);
        image.setDevicePixelRatio(ratio);
        image.fill(Qt::white);
        const BoardGeometry geometry(size, 7, 6, ratio);
        {
            QPainter painter(&image);
            paintBoard(painter, geometry, someScene(), {}, lightColours(), QFont());
        }
        for (int row = 0; row < 5; ++row) {
            const int y = static_cast<int>(geometry.cellRect(0, row).top() * ratio);
            const int from = static_cast<int>(geometry.cellRect(0, 0).left() * ratio);
            const int to = static_cast<int>(geometry.cellRect(6, 0).right() * ratio);
            for (int x = from; x < to; ++x)
                QCOMPARE(image.pixelColor(x, y), lightColours().board);
        }
    }

    void aFullColumnCannotBeChosen() {
        BoardView view;
        BoardScene scene = someScene();
        scene.landing[2] = -1;
        view.setScene(scene);
        view.resize(500, 500);
        view.show();
        const QSignalSpy picked(&view, &BoardView::picked);
        const QSignalSpy refused(&view, &BoardView::refused);
        QTest::mouseClick(&view, Qt::LeftButton, {}, view.geometryNow().centre(2, 2).toPoint());
        QTest::keyClick(&view, Qt::Key_3);
        QCOMPARE(picked.count(), 0);
        QCOMPARE(refused.count(), 2);
        view.setPick(BoardView::Pick::nothing);
        QTest::keyClick(&view, Qt::Key_1);
        QCOMPARE(picked.count(), 0);
        QCOMPARE(refused.count(), 3);
    }

    /// The keyboard's frame comes with a key and goes with the mouse, and moves as soon as the
    /// cursor is moved, by whomever.
    void theCursorIsOfTheKeyboard() {
        BoardView view;
        view.setPick(BoardView::Pick::cells);
        view.setScene(someScene());
        view.resize(500, 500);
        view.show();
        view.activateWindow();
        view.setFocus();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        const auto framed = [&view](int column, int row) {
            const QRect cell = view.geometryNow().cellRect(column, row).toAlignedRect();
            return testing::pixelsOf(view.grab().toImage(), coloursFor(view.palette()).accent,
                                     cell) > cell.width();
        };
        QTest::mouseClick(&view, Qt::LeftButton, {}, view.geometryNow().centre(2, 2).toPoint());
        QVERIFY(!framed(2, 2));
        QTest::keyClick(&view, Qt::Key_Right);
        QVERIFY(framed(3, 2) && !framed(2, 2));
        int paints = 0;
        PaintCount counted(paints);
        view.installEventFilter(&counted);
        QTest::qWait(20);
        paints = 0;
        view.setCursorCell(5, 4);
        QTRY_VERIFY(paints > 0);
        QVERIFY(framed(5, 4) && !framed(3, 2));
        QTest::mouseClick(&view, Qt::LeftButton, {}, view.geometryNow().centre(1, 1).toPoint());
        QVERIFY(!framed(1, 1) && !framed(5, 4));
    }

    /// Delete takes what was dropped, not what lies at another height.
    void aDigitLeadsToTheCellWhereItDrops() {
        BoardView view;
        view.setPick(BoardView::Pick::cells);
        BoardScene scene = someScene();
        scene.landing[1] = 2;
        view.setScene(scene);
        const QSignalSpy picked(&view, &BoardView::picked);
        for (const int key : {int(Qt::Key_2), int(Qt::Key_Delete)}) {
            QTest::keyClick(&view, static_cast<Qt::Key>(key));
            QCOMPARE(picked.last()[0].toInt(), 1);
            QCOMPARE(picked.last()[1].toInt(), 2);
            QCOMPARE(view.cursorRow(), 2);
        }
    }

    void aNewPieceFallsAndLandsInTime() {
        BoardView view;
        view.setScene(someScene());
        view.resize(500, 500);
        view.show();
        BoardScene scene = someScene();
        scene.at(3, 0).piece = 1;
        view.setScene(scene);
        QVERIFY(view.isFalling());
        QTRY_VERIFY_WITH_TIMEOUT(!view.isFalling(), 2000);
        scene.at(3, 1).piece = 2;
        scene.at(4, 0).piece = 1;
        view.setScene(scene); // two at once: another position, nothing falls
        QVERIFY(!view.isFalling());
    }

    void toAScreenReaderItIsATableOfNamedCells() {
        BoardView view;
        view.setScene(someScene());
        view.resize(500, 500);
        view.show();
        QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&view);
        QVERIFY(board != nullptr);
        QCOMPARE(board->role(), QAccessible::Table);
        QCOMPARE(board->text(QAccessible::Name), QStringLiteral("a board"));
        QCOMPARE(board->childCount(), 42);
        QAccessibleTableInterface* table = board->tableInterface();
        QVERIFY(table != nullptr);
        QCOMPARE(table->rowCount(), 6);
        QCOMPARE(table->columnCount(), 7);
        for (int i = 0; i < board->childCount(); ++i) {
            QAccessibleInterface* cell = board->child(i);
            QVERIFY(cell != nullptr && cell->isValid());
            QCOMPARE(cell->role(), QAccessible::Cell);
            QCOMPARE(cell->parent(), board);
            QCOMPARE(board->indexOfChild(cell), i);
            QCOMPARE(cell->text(QAccessible::Name),
                     QStringLiteral("column %1, row %2").arg(i % 7 + 1).arg(6 - i / 7));
            const QPoint centre = cell->rect().center();
            QCOMPARE(board->childAt(centre.x(), centre.y()), cell);
            QCOMPARE(cell->tableCellInterface()->rowIndex(), i / 7);
            QCOMPARE(cell->tableCellInterface()->columnIndex(), i % 7);
        }
        BoardScene scene = someScene();
        scene.at(3, 0).name = QStringLiteral("column 4, row 1: player 1, last move");
        view.setScene(scene);
        QCOMPARE(table->cellAt(5, 3)->text(QAccessible::Name),
                 QStringLiteral("column 4, row 1: player 1, last move"));
        QVERIFY(board->child(42) == nullptr);
    }
};

LOGGIA_WINDOW_TEST(BoardViewTest)

} // namespace board_view_test

#include "board_view_test.moc"
