#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/widgets/board/board_painter.hpp"

#include <QTest>

#include <optional>

namespace board_painter_test {

using namespace loggia::ui;

class BoardPainterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// Everything lies inside the area, cell beside cell, and is found again under its centre.
    void cellsAreWhereTheyAreFound() {
        for (const double ratio : {1.0, 1.5, 2.0}) {
            for (const QSizeF size : {QSizeF(300, 400), QSizeF(700, 250), QSizeF(91, 133)}) {
                const BoardGeometry geometry(size, 7, 6, ratio);
                const QRectF area(QPointF(0, 0), size);
                QVERIFY(area.contains(geometry.frame()));
                for (int column = 0; column < 7; ++column) {
                    QVERIFY(geometry.numberRect(column).bottom() <= geometry.frame().top() + 1e-6);
                    QVERIFY(geometry.noteRect(column).top() >= geometry.frame().bottom() - 1e-6);
                    for (int row = 0; row < 6; ++row) {
                        const QRectF cell = geometry.cellRect(column, row);
                        QVERIFY(geometry.frame().contains(cell.center()));
                        QCOMPARE(geometry.columnAt(cell.center()), std::optional<int>(column));
                        QCOMPARE(geometry.rowAt(cell.center()), row);
                        QVERIFY(cell.contains(geometry.centre(column, row)));
                    }
                }
                QVERIFY(!geometry.columnAt({-5, size.height() / 2}));
            }
        }
    }
};

LOGGIA_WINDOW_TEST(BoardPainterTest)

} // namespace board_painter_test

#include "board_painter_test.moc"
