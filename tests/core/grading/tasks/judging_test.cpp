#include "core/grading/tasks/judging.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace judging_test {

using namespace loggia;
using namespace loggia::grading;

class JudgingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsLinesAsTheyEnd() {
        using Lines = std::vector<std::string_view>;
        QVERIFY(lines_of("") == Lines());
        QVERIFY(lines_of("a\nb") == (Lines{"a", "b"}));
        QVERIFY(lines_of("a\r\n\nb\n") == (Lines{"a", "", "b"}));
        QCOMPARE(joined_lines({"a", "b"}), std::string("a\nb\n"));
    }

    /// Each try is the text without a run of lines, the first ones stay, and each single line is
    /// left out once.
    void shrinksByLines() {
        std::string text;
        for (int i = 0; i < 9; ++i)
            text += std::to_string(i) + '\n';
        std::string missing_alone;
        for (const std::string& fewer : texts_with_fewer_lines(text, 1)) {
            const auto lines = lines_of(fewer);
            QVERIFY(!lines.empty() && lines.size() < 9);
            QCOMPARE(lines.front(), std::string_view("0"));
            if (lines.size() == 8)
                for (char line = '0'; line <= '8'; ++line)
                    if (fewer.find(line) == std::string::npos)
                        missing_alone += line;
        }
        QCOMPARE(missing_alone, std::string("12345678"));
        QVERIFY(texts_with_fewer_lines("only\n", 1).empty());
    }

    void countsTheLinesThatItLeavesOut() {
        QCOMPARE(first_lines("a\nb\n", 2), std::string("a\nb\n"));
        QCOMPARE(first_lines("a\nb\nc\n", 2), std::string("a\nb\n... (1 more line)\n"));
        QCOMPARE(first_lines("a\nb\nc\nd\n", 2), std::string("a\nb\n... (2 more lines)\n"));
    }

    /// Whole characters, so that the sentence around it stays a text.
    void quotesTheBeginningOfALongLine() {
        QCOMPARE(excerpt("Jump(1,2,3,1)"), std::string("Jump(1,2,3,1)"));
        QCOMPARE(excerpt(std::string(400, 'x')), std::string(400, 'x'));
        QCOMPARE(excerpt(std::string(500'000, 'x')), std::string(400, 'x') + "...");
        QCOMPARE(excerpt(std::string(399, 'x') + "\xC3\xA9\xC3\xA9"),
                 std::string(399, 'x') + "\xC3\xA9...");
    }

    void randomNumbersAreTheCasesOwn() {
        CaseOrder order;
        order.seed = 7;
        QCOMPARE(random_of(order, 1, 2).next(), random_of(order, 1, 2).next());
        QVERIFY(random_of(order, 1, 2).next() != random_of(order, 1, 3).next());
        QVERIFY(random_of(order, 1, 2).next() != random_of(order, 2, 2).next());
    }

    void whatWasWrittenIsTheFileOrWhatWasPrinted() {
        SandboxEnd end;
        QVERIFY(!has_output(end));
        end.output = "printed";
        QVERIFY(has_output(end));
        QCOMPARE(output_of(end), std::string("printed"));
        QCOMPARE(no_output(end, {}, "expected").why,
                 std::string("Your program printed its output, but wrote no file."));
        end.file = "written";
        QCOMPARE(output_of(end), std::string("written"));
        end.kind = SandboxEnd::Kind::out_of_time;
        QVERIFY(!has_output(end));
        const Judgement judged = no_output(end, {}, "expected");
        QVERIFY(!judged.passed && !judged.why.empty());
    }
};

LOGGIA_TEST(JudgingTest)

} // namespace judging_test

#include "judging_test.moc"
