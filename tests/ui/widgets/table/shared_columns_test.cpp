#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/widgets/table/shared_columns.hpp"

#include <QHeaderView>
#include <QScrollBar>
#include <QTableWidget>
#include <QTest>

namespace shared_columns_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class SharedColumnsTest : public QObject {
    Q_OBJECT

    static bool isWhole(const QTableWidget& table) {
        for (int column = 0; column < table.columnCount(); ++column) {
            const QModelIndex index = table.model()->index(0, column);
            if (table.columnWidth(column) < table.horizontalHeader()->sectionSizeHint(column) ||
                (index.data().isValid() &&
                 table.columnWidth(column) < table.sizeHintForIndex(index).width()))
                return false;
        }
        return true;
    }

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void nothingIsCutAndNothingLeft() {
        QTableWidget table(1, 3);
        table.setHorizontalHeaderLabels(
            {QStringLiteral("won"), QStringLiteral("accuracy"), QStringLiteral("!")});
        shareColumns(table);
        table.resize(500, 120);
        table.show();
        const auto length = [&table] { return table.horizontalHeader()->length(); };
        const auto room = [&table] { return table.viewport()->width(); };
        QVERIFY(isWhole(table));
        QCOMPARE(length(), room());

        // What comes later counts, in a cell and in a heading.
        table.setItem(0, 2, new QTableWidgetItem(QStringLiteral("a text of one long line")));
        table.horizontalHeaderItem(0)->setText(QStringLiteral("won, drawn and lost"));
        QVERIFY(isWhole(table));
        QCOMPARE(length(), room());

        table.resize(160, 120);
        QVERIFY(isWhole(table));
        QVERIFY(length() > room());
        QTRY_VERIFY(table.horizontalScrollBar()->maximum() > 0);
        table.resize(600, 120);
        QTRY_COMPARE(length(), room());

        QFont larger = table.font();
        larger.setPointSizeF(2 * larger.pointSizeF());
        table.setFont(larger);
        QTRY_VERIFY(isWhole(table));
    }
};

LOGGIA_TEST(SharedColumnsTest)

} // namespace shared_columns_test

#include "shared_columns_test.moc"
