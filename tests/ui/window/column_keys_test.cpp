#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/window/column_keys.hpp"

#include <QApplication>
#include <QHeaderView>
#include <QTableWidget>
#include <QTreeWidget>

namespace column_keys_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

constexpr auto both = Qt::ControlModifier | Qt::ShiftModifier;

class ColumnKeysTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void changeTheCurrentColumn() {
        ColumnKeys keys;
        qApp->installEventFilter(&keys);
        QTableWidget table(2, 3);
        table.setCurrentCell(1, 1);
        const int first = table.columnWidth(0);
        const int before = table.columnWidth(1);
        table.show();
        QTest::keyClick(&table, Qt::Key_Right, both);
        const int wider = table.columnWidth(1);
        QVERIFY(wider > before);
        QCOMPARE(table.columnWidth(0), first);
        QCOMPARE(table.currentColumn(), 1);
        QTest::keyClick(&table, Qt::Key_Left, both);
        QCOMPARE(table.columnWidth(1), before);
        for (int i = 0; i < 40; ++i)
            QTest::keyClick(&table, Qt::Key_Left, both);
        QCOMPARE(table.columnWidth(1), table.horizontalHeader()->minimumSectionSize());
        QTest::keyClick(&table, Qt::Key_Right); // as ever
        QCOMPARE(table.currentColumn(), 2);
        qApp->removeEventFilter(&keys);
    }

    void leaveAloneWhatTheMouseCannotChange() {
        ColumnKeys keys;
        qApp->installEventFilter(&keys);
        QTableWidget table(2, 3);
        table.setCurrentCell(0, 1);
        table.horizontalHeader()->setSectionResizeMode(1, QHeaderView::Fixed);
        table.show();
        const int before = table.columnWidth(1);
        QTest::keyClick(&table, Qt::Key_Right, both);
        QCOMPARE(table.columnWidth(1), before);
        QTreeWidget tree;
        tree.setColumnCount(2);
        tree.setHeaderHidden(true);
        tree.show();
        const int width = tree.columnWidth(0);
        QTest::keyClick(&tree, Qt::Key_Right, both);
        QCOMPARE(tree.columnWidth(0), width);
        qApp->removeEventFilter(&keys);
    }
};

LOGGIA_WINDOW_TEST(ColumnKeysTest)

} // namespace column_keys_test

#include "column_keys_test.moc"
