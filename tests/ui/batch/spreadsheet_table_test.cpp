#include "tests/suite.hpp"
#include "ui/batch/spreadsheet_table.hpp"

#include <QTest>

namespace spreadsheet_table_test {

using namespace loggia::ui;

const std::string csv = "hand-in,points,feedback\r\n"
                        "\"Ana, B.\",12.5,\"\"\"x\"\", 1.5, fails.\"\r\n"
                        "\"Bo\",0,\"\"\r\n";
const std::string byte_order_mark = "\xEF\xBB\xBF";

class SpreadsheetTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Texts stay as they are.
    void decimalCommasGoWithSemicolons() {
        for (const QLocale::Language language : {QLocale::German, QLocale::Spanish}) {
            const SpreadsheetTable table{QLocale(language)};
            QCOMPARE(table.from(csv), byte_order_mark +
                                          "hand-in;points;feedback\r\n"
                                          "\"Ana, B.\";12,5;\"\"\"x\"\", 1.5, fails.\"\r\n"
                                          "\"Bo\";0;\"\"\r\n");
            QVERIFY(table.name().contains(QStringLiteral("semicolons")));
        }
    }

    void decimalPointsGoWithCommas() {
        const SpreadsheetTable table{QLocale(QLocale::English)};
        QCOMPARE(table.from(csv), byte_order_mark + csv);
        QCOMPARE(table.name(), QStringLiteral("Table for a spreadsheet"));
    }
};

LOGGIA_WINDOW_TEST(SpreadsheetTableTest)

} // namespace spreadsheet_table_test

#include "spreadsheet_table_test.moc"
