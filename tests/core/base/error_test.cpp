#include "core/base/error.hpp"
#include "core/base/random.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace error_test {

using namespace loggia;

class ErrorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void describesWithoutSpan() {
        QCOMPARE(describe({"no such file"}, "a.txt", ""), std::string("a.txt: no such file\n"));
    }
    void putsTheCaretUnderTheSpan() {
        QCOMPARE(describe({"bad digit", SourceSpan{2, 3, 2}}, "a.txt", "0000\n00xx\n"),
                 std::string("a.txt:2:3: bad digit\n    00xx\n      ^^\n"));
    }
    void countsCharactersNotBytes() {
        QCOMPARE(describe({"bad", SourceSpan{1, 3, 1}}, "f", "\xC3\xA4x"),
                 std::string("f:1:3: bad\n    \xC3\xA4x\n     ^\n"));
    }
    /// A terminal takes none of them for a command, and the caret stands where it should.
    void showsControlCharacters() {
        QCOMPARE(describe({"bad", SourceSpan{1, 8, 1}}, "f",
                          "a\tb\x01"
                          "c\rd\x7F"
                          "e\x1B"),
                 std::string("f:1:8: bad\n    a b?c d?e?\n           ^\n"));
    }
    void survivesASpanOutsideTheText() {
        QCOMPARE(describe({"end", SourceSpan{9, 40, 1}}, "f", "x"), std::string("f:9:40: end\n"));
    }
    void showsNoLineThatHasNothingToPointAt() {
        QCOMPARE(describe({"end", SourceSpan{2, 1, 1}}, "f", "x\n"), std::string("f:2:1: end\n"));
        QCOMPARE(describe({"end", SourceSpan{1, 1, 1}}, "f", " \t\n"), std::string("f:1:1: end\n"));
    }
    void describesTheSameFromLinesFoundBefore() {
        Random random(test_suite::seed(1));
        for (int round = 0; round < 2000; ++round) {
            std::string text;
            for (auto size = random.below(40); size > 0; --size)
                text += "ab\t\r\n\n\n"[random.below(7)];
            const SourceLines lines(text);
            const auto some = [&] { return static_cast<int>(random.below(12)) + 1; };
            const Error error{"flaw", SourceSpan{some(), some(), some()}};
            QCOMPARE(describe(error, "f", lines), describe(error, "f", text));
        }
        QCOMPARE(describe({"no such file"}, "f", SourceLines("")),
                 std::string("f: no such file\n"));
    }
    void findsThePlaceOfAByte() {
        const std::string_view text = "ab\n\ncde\n";
        QVERIFY((span_at(text, 0) == SourceSpan{1, 1, 1}));
        QVERIFY((span_at(text, 1, 5) == SourceSpan{1, 2, 1}));
        QVERIFY((span_at(text, 2) == SourceSpan{1, 3, 1}));
        QVERIFY((span_at(text, 3) == SourceSpan{2, 1, 1}));
        QVERIFY((span_at(text, 4, 2) == SourceSpan{3, 1, 2}));
        QVERIFY((span_at(text, 5, 0) == SourceSpan{3, 2, 1}));
        QVERIFY((span_at(text, 8) == SourceSpan{4, 1, 1}));
        QVERIFY((span_at(text, 100, 100) == SourceSpan{4, 1, 1}));
        QVERIFY((span_at("", 0) == SourceSpan{1, 1, 1}));
    }
};

LOGGIA_TEST(ErrorTest)

} // namespace error_test

#include "error_test.moc"
