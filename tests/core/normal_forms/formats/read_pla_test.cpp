#include "tests/core/normal_forms/read_checks.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <set>
#include <vector>

namespace read_pla_test {

using namespace loggia;
using namespace loggia::normal_forms;

class ReadPlaTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_data() {
        oracle::reads_columns();
        oracle::reads_row("pla", ".i 2\n.o 1\n.ilb a b\n.ob f\n.p 2\n00 1\n1- -\n.e\nno more",
                          Syntax::pla, "a b:f", "10--");
        oracle::reads_row("espresso's names", ".i 2\n.o 2\n1- 10\n.end", Syntax::pla,
                          "v0 v1:v2.0 v2.1", "0011 0000");
        oracle::reads_row("type f", ".i 1\n.o 1\n.type f\n0 -\n1 1", Syntax::pla, "v0:v1.0", "01");
        oracle::reads_row("type fr", ".i 2\n.o 1\n.type fr\n00 1\n11 0", Syntax::pla, "v0 v1:v2.0",
                          "1--0");
        oracle::reads_row("type fdr", ".i 2\n.o 1\n.type fdr\n00 1\n11 0\n01 2", Syntax::pla,
                          "v0 v1:v2.0", "1--0");
        oracle::reads_row("type r", ".i 2\n.o 1\n.type r\n0- 0", Syntax::pla, "v0 v1:v2.0", "0011");
        oracle::reads_row(
            "all signs", "# c\n.i 3 # c\n.o 4\n2-1|143~ # c\n?00 1111\n0 0 0 2 - 0 1\n",
            Syntax::pla, "v0 v1 v2:v3.0 v3.1 v3.2 v3.3", "-1010101 -1010101 00000000 10000000");
        oracle::reads_row("phase", ".i 2\n.o 2\n.phase 01\n11 11\n00 -0", Syntax::pla,
                          "v0 v1:v2.0 v2.1", "-110 0001");
        oracle::reads_row("a row of two lines", ".i 4\n.o 1\n11\n11 1\n.e", Syntax::pla,
                          "v0 v1 v2 v3:v4.0", "0000000000000001");
        oracle::reads_row("multiple-valued outputs", ".mv 3 2 2\n11 10\n00 01\n", Syntax::pla,
                          "v0 v1:v2.0 v2.1", "0001 1000");
        oracle::reads_row("a title", "adder\n.i 1\n.o 1\n1 1\n", Syntax::pla, "v0:v1.0", "01");
        oracle::reads_row("names that end early", ".i 2\n.o 2\n.ilb v1\n.ob f\n11 11\n",
                          Syntax::pla, "v1 v1_:f v2.1", "0001 0001");
        oracle::reads_row("byte order mark", "\xEF\xBB\xBF.i 1\r\n.o 1\r\n1 1\r\n", Syntax::pla,
                          "v0:v1.0", "01");
    }
    void reads() { oracle::check_read(); }

    void refuses_data() {
        const test_suite::Refusals row;
        row(".i 2\n.o 1\n1z 1\n", 3, 2, "expected 0, 1 or - for input 2 of 2, found `z`");
        row(".i 2\n.o 1\n11 7\n", 3, 4, "expected 0, 1, - or ~ for output 1 of 1, found `7`");
        row(".i 2\n.o 1\n1 1\n.e\n", 4, 1,
            "expected 0, 1, - or ~ for output 1 of 1, found `.` "
            "(the row that starts in line 3 continues");
        row(".i 2\n.o 1\n111 1\n111 1\n111 1\n", 3, 5,
            "expected the end of the line after 2 inputs and 1 output, found `1`");
        row(".i 4097\n.o 1\n", 1, 4, "expected a number from 0 to 4096 after .i");
        row(".i 2\n11 1\n", 2, 1, "expected the lines `.i` and `.o` before the rows");
        row(".i 2\n.o 1\n.ilb a b c\n", 3, 10, "expected the end of the line after 2 names");
        row(".i 2\n.o 1\n.ilb a a\n", 3, 8, "the name 'a' is used twice");
        row(".i 2\n.o 1\n.type q\n", 3, 7, "expected f, r, fd, fr, dr or fdr");
        row(".i 2\n.i 2\n", 2, 1, "duplicate line `.i`");
        row(".i 2\n.o 1\n.ilb a b\n.ilb b a\n", 4, 1, "duplicate line `.ilb`");
        row(".i 2\n.o 1\n.ob f\n.ob g\n", 4, 1, "duplicate line `.ob`");
        row(".i 2\n.o 1\n.type f\n.type fr\n", 4, 1, "duplicate line `.type`");
        row(".i 2\n.o 1\n.phase 1\n.phase 0\n", 4, 1, "duplicate line `.phase`");
        row(".mv 4 2 3 2\n", 1, 1, "`.mv` is supported only for multi-valued outputs");
        row(".i 2\n.mv 3 2 2\n", 2, 1, "use either `.mv` or `.i` and `.o`");
        row(".kiss\n.i 2\n", 1, 1, "`.kiss` is not supported");
        row(".i 1\n.o 1\n.s 2\n0 A A 0\n", 3, 1, "`.s` is not supported: the file describes a");
        row(".foo\n", 1, 1, "expected a keyword of a PLA file");
        row(".o 1\n", 2, 1, "expected a line `.i`");
    }
    void refuses() { oracle::check_refused(); }

    void warnsOfWhatIsOdd() {
        std::vector<Error> warnings;
        const auto read = read_any_function("adder\n.i 2\n.o 1\n.ilb a\n11 1\n", Syntax::automatic,
                                            {}, &warnings);
        QVERIFY(read.has_value());
        QCOMPARE(warnings.size(), std::size_t{2});
        QVERIFY(
            warnings[0].message.starts_with("skipped a line that does not describe the function"));
        QVERIFY(warnings[0].span == (SourceSpan{1, 1, 5}));
        QVERIFY(warnings[1].message.starts_with(".ilb has 1 of 2 names"));
        QVERIFY(warnings[1].span == (SourceSpan{4, 1, 4}));
    }

    void warnsOfRowsBehindTheEnd() {
        std::vector<Error> warnings;
        QVERIFY(
            read_any_function(".i 2\n.o 1\n11 1\n.e\n\n00 1\n", Syntax::automatic, {}, &warnings));
        QCOMPARE(warnings.size(), std::size_t{1});
        QCOMPARE(warnings[0].message, std::string("rows after `.e` are not read"));
        QVERIFY(warnings[0].span == (SourceSpan{6, 1, 4}));
        warnings.clear();
        for (const char* behind : {"", "# done\n", "0 rows left\n", ".end\n", ".index 3\n"})
            QVERIFY(read_any_function(std::string(".i 2\n.o 1\n11 1\n.end\n") + behind,
                                      Syntax::automatic, {}, &warnings));
        QVERIFY(warnings.empty());
    }

    void warnsOfAFunctionBehindTheEnd() {
        for (const char* behind : {".i 2\n.o 1\n00 1\n", "\n# two\n.ilb a b\n", ".mv 3 2 1\n"}) {
            std::vector<Error> warnings;
            QVERIFY(read_any_function(std::string(".i 2\n.o 1\n11 1\n.e\n") + behind,
                                      Syntax::automatic, {}, &warnings));
            QCOMPARE(warnings.size(), std::size_t{1});
            QCOMPARE(warnings[0].message,
                     std::string("the function after `.e` is not read; a file has only one"));
        }
        // The same line may stand there twice.
        QVERIFY(read_function(".i 1\n.o 1\n.ilb a\n.type f\n.ilb a\n.type f\n1 1\n"));
    }

    void readsAnyWidth() {
        const std::string text = ".i 70\n.o 66\n" + std::string(69, '-') + "1 1" +
                                 std::string(64, '0') + "-\n" + "0" + std::string(69, '-') + " 1" +
                                 std::string(65, '~') + "\n";
        const auto read = read_any_function(text);
        QVERIFY(read.has_value());
        const auto* const wide = std::get_if<WideFunction>(&*read);
        QVERIFY(wide != nullptr);
        QCOMPARE(wide->inputs.back().c_str(), "v69");
        QCOMPARE(wide->outputs.back().c_str(), "v70.65");
        QCOMPARE(wide->on.terms(), std::size_t{2});
        QCOMPARE(wide->dont_care.terms(), std::size_t{1});
        QVERIFY(wide->on.has_literal(0, 69) && wide->on.may_be(1, 0, false) &&
                wide->on.has_output(1, 0) && wide->dont_care.has_output(0, 65));
        QVERIFY(read_function(text).error().message.starts_with(
            "expected at most 64 inputs and 64 outputs here, found 70 and 66"));
        // Types with an off-set, and phases.
        const std::string on = "1" + std::string(69, '-');
        const std::string off = "0" + std::string(68, '-') + "1";
        const auto fr = std::get<WideFunction>(
            read_any_function(".i 70\n.o 1\n.type fr\n.phase 0\n" + on + " 1\n" + off + " 0\n")
                .value());
        std::vector<bool> point(70, false);
        QVERIFY(!fr.on.value(point, 0) || fr.dont_care.value(point, 0));
        QVERIFY(fr.dont_care.value(point, 0));
        point[69] = true;
        QVERIFY(fr.on.value(point, 0) && !fr.dont_care.value(point, 0));
        point[0] = true;
        QVERIFY(!fr.on.value(point, 0) && !fr.dont_care.value(point, 0));
        const auto clash = read_any_function(".i 70\n.o 1\n.type fr\n" + on + " 1\n" + on + " 0\n");
        QCOMPARE(clash.error().message.c_str(), "output 'v70.0' is 0 here but 1 in line 4");
        QVERIFY(clash.error().span == (SourceSpan{5, 1, 70}));
    }

    void refusesContradictions() {
        const auto few = read_function(".i 2\n.o 1\n.type fr\n01 0\n1- 1\n-0 0\n");
        QCOMPARE(few.error().message.c_str(), "output 'v2.0' is 0 here but 1 in line 5 for row 10");
        QVERIFY(few.error().span == (SourceSpan{6, 1, 2}));
        std::string wide = ".i 30\n.o 1\n.type fr\n";
        wide += "1" + std::string(29, '-') + " 1\n" + std::string(29, '-') + "1 0\n";
        QVERIFY(read_function(wide).error().message.starts_with("output 'v30.0' is 0 here but 1"));
        // So many rows that tables are asked instead of pairs of them.
        std::string many = ".i 13\n.o 1\n.type fr\n";
        for (int row = 0; row < 1 << 13; ++row)
            many += fmt::format("{:013b} {}\n", row, row % 2);
        QVERIFY(read_function(many).has_value());
        const auto last = read_function(many + "-------111111 0\n");
        QCOMPARE(last.error().message.c_str(),
                 "output 'v13.0' is 0 here but 1 in line 67 for row 0000000111111");
        QVERIFY(last.error().span == (SourceSpan{4 + (1 << 13), 1, 13}));
    }
};

LOGGIA_TEST(ReadPlaTest)

} // namespace read_pla_test

#include "read_pla_test.moc"
