#include "core/normal_forms/formats/table_header.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <vector>

namespace table_header_test {

using namespace loggia;
using namespace loggia::normal_forms;

/// `<name>place:length:part` of each; of an empty one `<>`.
std::string shown(const std::vector<HeaderCell>& cells) {
    std::string text;
    for (const HeaderCell& cell : cells)
        text += cell.name.empty()
                    ? "<>"
                    : fmt::format("<{}>{}:{}:{}", cell.name, cell.at, cell.length, cell.part);
    return text;
}

class TableHeaderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cellsOfCsvAreNames() {
        const auto csv = [](std::string_view line, std::string_view row) {
            return shown(csv_header(line, row));
        };
        QCOMPARE(csv("a,b,f", "0,1,1").c_str(), "<a>0:1:0<b>2:1:1<f>4:1:2");
        QCOMPARE(csv("a; b ;f;;", "0;1;1").c_str(), "<a>0:1:0<b>3:1:1<f>6:1:2");
        QCOMPARE(csv("a\tb\tf", "0\t1\t1").c_str(), "<a>0:1:0<b>2:1:1<f>4:1:2");
        // An empty cell before the outputs, and no more than that one.
        QCOMPARE(csv("a,b,,f", "0,1,,1").c_str(), "<a>0:1:0<b>2:1:1<><f>5:1:3");
        QCOMPARE(csv("a,,b,,f", "0,,1,,1").c_str(), "");
        // Quotation marks are doubled in names with them.
        QCOMPARE(csv("\"a,b\",\"c\"\"d\",f", "0,1,1").c_str(), "<a,b>0:5:0<c\"d>6:6:1<f>13:1:2");
        QCOMPARE(csv("\"a,b,f", "0,1,1").c_str(), "");
        // Formulas and blanks only where there is a value for each.
        QCOMPARE(csv("p,q,p -> q", "1,0,0").c_str(), "<p>0:1:0<q>2:1:1<p -> q>4:6:2");
        QCOMPARE(csv("p,q,p -> q", "1 0 0").c_str(), "");
        QCOMPARE(csv("in 1,out", "\"1\",\"0\"").c_str(), "<in 1>0:4:0<out>5:3:1");
        QCOMPARE(csv("0,1,f", "0,1,1").c_str(), ""); // values are no names
        QCOMPARE(csv("a", "0").c_str(), "");
        QCOMPARE(csv("", "").c_str(), "");
    }

    void aRowHasAValueForEachName() {
        QVERIFY(has_value_for_each_name("a,b", "0,1"));
        QVERIFY(has_value_for_each_name("a b;c", "T;false"));
        QVERIFY(has_value_for_each_name("a,,b", "0,,-"));
        QVERIFY(!has_value_for_each_name("a,,b", "0,1,1"));
        QVERIFY(!has_value_for_each_name("a,b", "0,1,1"));
        QVERIFY(!has_value_for_each_name("a,b", "0,2"));
        QVERIFY(!has_value_for_each_name("a b", "0 1"));
    }

    void namesStandBetweenBars() {
        const auto bars = [](std::string_view line, std::string_view row) {
            return shown(header_between_bars(line, row));
        };
        QCOMPARE(bars("p q | f", "0 1 | 1").c_str(), "<p>0:1:0<q>2:1:0<f>6:1:1");
        QCOMPARE(bars("p q | p -> q", "0 1 | 1").c_str(), "<p>0:1:0<q>2:1:0<p -> q>6:6:1");
        QCOMPARE(bars("| in 1 | in 2 | out |", "| 0 | 1 | 1 |").c_str(),
                 "<in 1>2:4:0<in 2>9:4:1<out>16:3:2");
        // As many names as values, or one for all.
        QCOMPARE(bars("p q r | f", "0 1 | 1").c_str(), "");
        QCOMPARE(bars("p q | f g", "0 1 | 1 0").c_str(), "<p>0:1:0<q>2:1:0<f>6:1:1<g>8:1:1");
        QCOMPARE(bars("p q | f", "0 1 1").c_str(), "");
        QCOMPARE(bars("p q | f", "0 1 |").c_str(), "");
        QCOMPARE(bars("p q", "0 1").c_str(), "");
        QCOMPARE(bars("p q | f", "0 a | 1").c_str(), "");
        // A value for each sign of a formula is none for each name.
        QCOMPARE(bars("p q | p and q", "T F | T F F").c_str(), "");
    }

    void formulasOfWords() {
        for (const char* const formula : {"p and q", "p -> q", "not p", "( p & q )"})
            QVERIFY(is_formula_of_words(formula));
        for (const char* const other : {"p", "", "p q", "p | q", "in 1", "p and"})
            QVERIFY(!is_formula_of_words(other));
        QVERIFY(!is_formula_of_words(std::string(999, 'p') + " and q"));
    }
};

LOGGIA_TEST(TableHeaderTest)

} // namespace table_header_test

#include "table_header_test.moc"
