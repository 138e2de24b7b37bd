#include "core/normal_forms/formats/table_lines.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <cstdint>
#include <string>

namespace table_lines_test {

using namespace loggia;
using namespace loggia::normal_forms;

class TableLinesTest : public QObject {
    Q_OBJECT

private:
    /// The values of a text's only line, behind its number if it has one; `none` where it is no
    /// row.
    static std::string cells(const std::string& text, const ValueWords* values = nullptr) {
        const auto lines = table_lines(text, 0, values);
        const auto& row = lines.at(0).numbered ? lines.at(0).numbered : lines.at(0).plain;
        return row ? row->cells : "none";
    }

private Q_SLOTS:
    void linesOfATable() {
        const std::string text = "a b | f\n|---|---|\n0 1 | 1\n0 0 -> 1";
        const auto lines = table_lines(text, 0, nullptr);
        QCOMPARE(lines.size(), std::size_t{4});
        QVERIFY(!lines[0].says_nothing && !lines[0].plain);
        QCOMPARE(lines[0].end, text.find('\n'));
        QVERIFY(lines[1].says_nothing);
        QCOMPARE(lines[2].plain.value().cells, std::string("011"));
        QCOMPARE(lines[2].plain.value().border.value(), std::size_t{2});
        QVERIFY(!lines[2].plain.value().has_arrow);
        QVERIFY(lines[3].plain.value().has_arrow);
        QCOMPARE(lines[3].end, text.size());
    }

    void numbersOfRows_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("number");
        QTest::addColumn<bool>("beforeColon");
        const auto row = [](const char* text, int number, bool before_colon) {
            QTest::newRow(text) << QByteArray(text) << number << before_colon;
        };
        row("3: 1 0 | 1", 3, true);
        row("m3: 1 0 | 1", 3, false);
        row("m_12 1 0 1", 12, false);
        row("Row 2 | 1 0 1", 2, false);
        row("(4) 1 0 1", 4, false);
        row("| 5 | 1 0 | 1 |", 5, false);
    }
    void numbersOfRows() {
        QFETCH(QByteArray, text);
        QFETCH(int, number);
        QFETCH(bool, beforeColon);
        const auto lines = table_lines(text.toStdString(), 0, nullptr);
        QCOMPARE(lines.at(0).label.number, static_cast<std::uint64_t>(number));
        QCOMPARE(lines.at(0).label.before_colon, beforeColon);
        QCOMPARE(cells(text.toStdString()), std::string("101"));
    }

    void valuesOfOtherLanguages() {
        constexpr ValueWords words{"wahr", "falsch"};
        constexpr ValueWords letters{"v", "f"};
        QCOMPARE(cells("Wahr falsch wahr", &words), std::string("101"));
        QCOMPARE(cells("Wahr falsch wahr"), std::string("none"));
        QCOMPARE(cells("V F V", &letters), std::string("101"));
        // A letter that is a value leaves no other letters for values.
        QCOMPARE(cells("T F T", &letters), std::string("none"));
        QCOMPARE(cells("T F T"), std::string("101"));
    }
};

LOGGIA_TEST(TableLinesTest)

} // namespace table_lines_test

#include "table_lines_test.moc"
