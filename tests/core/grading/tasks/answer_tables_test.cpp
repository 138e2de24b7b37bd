#include "core/grading/tasks/answer_tables.hpp"
#include "tests/core/grading/tasks/cnf_answers.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <cstddef>
#include <string>
#include <vector>

namespace answer_tables_test {

using namespace loggia;
using namespace loggia::grading;

class AnswerTablesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesKeepTheirNumbers() {
        for (const std::string table : {"a b | f\n0 0 | 0\n0 1 | 1\n", "|a|f|\n|0|0|\n|1|1|\n",
                                        "a & f \\\\\n0 & T \\\\\n1 & F \\\\\n"})
            QVERIFY2(without_tables(table + "a & b\n").starts_with("\n\n\na & b\n"), table.c_str());
        QVERIFY(without_tables("(a | b) & c\n0 0 1\n0 1 1\n").starts_with("(a | b) & c\n\n\n"));
    }

    void otherTextsStay() {
        for (const std::string text : {"a b f\n0 0 1\n0 1 1\n", "a & b\n0 1 1\n", "a\nb\n"})
            QVERIFY2(without_tables(text).starts_with(text), text.c_str());
    }

    void labelsOfCells() {
        using Cells = std::vector<std::string>;
        const auto cells = labelled_cells({"| Step | Law | Result |", "|:---|---|---|",
                                           "| 1 | absorption | a & b |", "a | b", "| **x** | y |"});
        QCOMPARE(cells.size(), std::size_t{5});
        QVERIFY(cells[2] ==
                (Cells{"Step:  1 ", "Step 1:  absorption ", "Step 1 absorption:  a & b "}));
        QVERIFY(cells[3].empty());
        QVERIFY(cells[4] == (Cells{" **x** ", "x:  y "}));
    }

    void tablesInAnswers_data() {
        cnf_answers::add_columns();
        const std::string rows = "0 0 0 0\n0 0 1 0\n0 1 0 0\n0 1 1 1\n1 0 0 0\n1 0 1 1\n";
        for (const std::string& table :
             {"a b c f\n" + rows, "a b c | f(a, b, c)\n------+--\n" + rows, "a b c\n" + rows,
              std::string("a b c f row\n0 0 0 0 0\n0 1 1 1 3\n"),
              std::string("|a|b|c|z|\n|---|---|---|---|\n|0|0|0|0|\n|1|1|1|1|\n"),
              std::string("a & b & c & z \\\\\n0 & 1 & 1 & 1 \\\\\n1 & 1 & 1 & 1 \\\\\n"),
              std::string("00 01 11 10\n0 0 0 1 0\n1 0 1 1 1\n"),
              std::string("      00 01 11 10\na 0 |  0  0  1  0\n  1 |  0  1  1  1\n"),
              std::string("a,b,c,f\nF,F,T,F\nT,T,F,T\n")})
            QTest::newRow(table.c_str())
                << QString::fromStdString(table + "\n(a | b) & (a | c) & (b | c)\n") << "+++++";
        const std::string spaced = "0 0 0 | 0\n\n0 1 1 | 1\n\n1 0 1 | 1\n\n";
        for (const std::string& above : {"a b c | f\n\n" + spaced, "a b c f(a, b, c)\n\n" + spaced,
                                         "a b c | f\n\n------+--\n\n" + spaced})
            QTest::newRow(above.c_str())
                << QString::fromStdString(above + "(a | b) & (a | c) & (b | c)\n") << "+++++";
        QTest::newRow("a table below it") << "(a | b) & (a | c) & (b | c)\n0 0 1 0\n0 1 1 1\n"
                                          << "+++++";
        const std::string cnf = "(a+b)(a+c)(b+c)";
        const std::string wrong = "(a+b)(a+c)";
        const std::string canonical = "(a+b+c)(a+b+c')(a+b'+c)(a'+b+c)";
        for (const std::string& right :
             {"| Draft | " + wrong + " |\n|---|---|\n| Answer | " + cnf + " |\n",
              "| Step | Formula |\n|---|---|\n| 1 | " + canonical + " |\n| 2 | " + cnf + " |\n",
              "| DNF | CNF |\n|---|---|\n| ab + bc | " + cnf + " |\n",
              "Draft: " + wrong + "\n\n| **Answer** | " + cnf + " |\n",
              "| Complement | (a'+b')(a'+c')(b'+c') |\n|---|---|\n| f | " + cnf + " |\n"})
            QTest::newRow(right.c_str()) << QString::fromStdString(right) << "+++++";
        for (const std::string& other :
             {"Draft: " + cnf + "\n\n| Answer | " + wrong + " |\n",
              "| Step | Formula |\n|---|---|\n| 1 | " + cnf + " |\n| 2 | " + wrong + " |\n"})
            QTest::newRow(other.c_str()) << QString::fromStdString(other) << "+-+--";
        for (const std::string& none :
             {"| f' | " + cnf + " |\n|---|---|\n",
              "| Version | Formula |\n|---|---|\n| 1 | " + cnf + " |\n| 2 | " + wrong + " |\n"})
            QTest::newRow(none.c_str()) << QString::fromStdString(none) << "-----";
        QTest::newRow("a table alone") << "a b c f\n0 0 1 0\n0 1 1 1\n"
                                       << "-----";
    }
    void tablesInAnswers() { cnf_answers::check(); }
};

LOGGIA_TEST(AnswerTablesTest)

} // namespace answer_tables_test

#include "answer_tables_test.moc"
