#include "tests/suite.hpp"
#include "ui/theme/text_size.hpp"

#include <QApplication>
#include <QFontMetricsF>
#include <QHeaderView>
#include <QTableView>
#include <QTest>

namespace text_size_test {

using namespace loggia::ui;

class TextSizeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Larger text on boards grows into the room that it has, and is never smaller than usual.
    void textOnBoardsKeepsToItsRoom() {
        QFont large = QApplication::font();
        large.setPointSizeF(2 * large.pointSizeF());
        const QString text = QStringLiteral("123");
        const QSizeF wide(1000, 1000);
        QCOMPARE(boardFontIn(QApplication::font(), 16, text, QSizeF(1, 1)).pixelSize(), 16);
        QCOMPARE(boardFontIn(large, 16, text, wide).pixelSize(), 32);
        QCOMPARE(boardFontIn(large, 16, text, QSizeF(1, 1)).pixelSize(), 16);
        const double room = 0.75 * QFontMetricsF(boardFont(large, 16)).horizontalAdvance(text);
        const QFont fitted = boardFontIn(large, 16, text, QSizeF(room, 1000));
        QVERIFY(fitted.pixelSize() > 16 && fitted.pixelSize() < 32);
        QVERIFY(QFontMetricsF(fitted).horizontalAdvance(text) <= room + 1);
    }

    void sizesFollowTheFont() {
        QTableView table;
        int fitted = 0;
        fitRowsToText(table, 6, 3);
        fitToText(table, [&] { fitted = table.fontMetrics().height(); });
        QCOMPARE(fitted, table.fontMetrics().height());
        const int before = table.height();
        QFont large = table.font();
        large.setPointSizeF(2 * large.pointSizeF());
        table.setFont(large);
        QTRY_COMPARE(fitted, table.fontMetrics().height());
        QCOMPARE(table.verticalHeader()->defaultSectionSize(), fitted + 6);
        QVERIFY(table.height() > before);
    }
};

LOGGIA_WINDOW_TEST(TextSizeTest)

} // namespace text_size_test

#include "text_size_test.moc"
