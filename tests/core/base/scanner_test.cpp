#include "core/base/random.hpp"
#include "core/base/scanner.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <cstdlib>
#include <sstream>
#include <utility>

namespace scanner_test {

using namespace loggia;

class ScannerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithStreams() {
        Random random(test_suite::seed(40));
        int words = 0;
        for (int i = 0; i < 5000; ++i) {
            std::string text;
            for (std::uint64_t n = random.below(40); n > 0; --n)
                text += "ab1 \t\n\n\r7"[random.below(9)];
            Scanner in(text);
            std::istringstream lines(text);
            std::string line;
            for (int number = 1; std::getline(lines, line); ++number) {
                std::istringstream stream(line);
                std::string word;
                if (!(stream >> word))
                    continue;
                QVERIFY(in.next_line());
                QCOMPARE(in.span().line, number);
                do {
                    QVERIFY(!in.at_line_end());
                    const SourceSpan here = in.next_span();
                    QCOMPARE(in.take_word(), std::string_view(word));
                    const SourceSpan there = in.last_span();
                    QCOMPARE(there.line, number);
                    QCOMPARE(there.length, static_cast<int>(word.size()));
                    QCOMPARE(there.column, here.column);
                    QCOMPARE(line.substr(static_cast<std::size_t>(there.column - 1), word.size()),
                             word);
                    ++words;
                } while (stream >> word);
                QVERIFY(in.at_line_end());
                QVERIFY(in.take_word().empty());
            }
            QVERIFY(!in.next_line());
            QVERIFY(in.after_line().empty());
        }
        QVERIFY(words > 10'000);
    }

    void readsIntegers() {
        Random random(test_suite::seed(41));
        for (int i = 0; i < 2000; ++i) {
            std::string text = random.below(2) == 0 ? "-" : "";
            for (std::uint64_t n = 1 + random.below(11); n > 0; --n)
                text += static_cast<char>('0' + random.below(10));
            const bool small = std::abs(std::stoll(text)) <= 999'999'999;
            const std::string padded = " " + text + "x";
            Scanner in(padded);
            QVERIFY(in.next_line());
            const auto number = in.take_integer();
            QCOMPARE(number.has_value(), small);
            if (number)
                QCOMPARE(*number, std::stoi(text));
            QCOMPARE(in.take_word(), std::string_view(number ? "x" : text + "x"));
        }
        for (const char* none : {"-", "x", "+1", "- 1"}) {
            Scanner in(none);
            QVERIFY(in.next_line());
            QVERIFY(!in.take_integer());
            QCOMPARE(in.next_span().column, 1);
        }
    }

    void takesWhatComesNext() {
        Scanner in("\xEF\xBB\xBF Jump ( 12,\r\n\r\n x");
        QVERIFY(in.next_line());
        QVERIFY(!in.take_next("Peg"));
        QVERIFY(in.take_next("Jump"));
        QCOMPARE(in.last_span().column, 5); // bytes, with the mark's three
        QVERIFY(in.take_next("("));
        QVERIFY(!in.take("12")); // a blank comes first
        QCOMPARE(in.take_integer().value(), 12);
        QVERIFY(in.take(","));
        QVERIFY(in.at_line_end() && in.at_end());
        QVERIFY(in.expected_next("a number").value().message.ends_with("the end of the line"));
        QCOMPARE(std::string(in.after_line()), std::string("\r\n x"));
        QVERIFY(in.next_line());
        const Error error = in.expected_next("a number").value();
        QCOMPARE(error.message, std::string("expected a number, found `x`"));
        QVERIFY(error.span == (SourceSpan{3, 2, 1}));
    }

    /// An error at the end of a text is placed behind the last word, or in the blank line after it.
    void staysInTheLastLine() {
        for (const auto& [text, span] : {std::pair{"a  ", SourceSpan{1, 2, 1}},
                                         {"a \r\n", SourceSpan{1, 2, 1}},
                                         {"a\n\n \n", SourceSpan{3, 1, 1}},
                                         {"", SourceSpan{1, 1, 1}}}) {
            Scanner in(text);
            while (in.next_line())
                in.take_word();
            const Error error = in.expected_next("more").value();
            QCOMPARE(error.message, std::string("expected more, found the end of the line"));
            QVERIFY(error.span == span);
        }
    }

    void readsNumbersOfATextAsStreamsDo() {
        Random random(test_suite::seed(42));
        int numbers = 0;
        for (int i = 0; i < 3000; ++i) {
            std::string text;
            for (std::uint64_t n = random.below(30); n > 0; --n)
                text += "0123456789- \t\n\r"[random.below(15)];
            Scanner in(text);
            for (in.skip_space(); !in.at_end(); in.skip_space()) {
                const std::string word(in.word());
                const bool is_number =
                    word.find_first_not_of("0123456789", word[0] == '-' ? 1 : 0) ==
                        std::string::npos &&
                    word != "-" && word.size() < 19;
                const long long value = is_number ? std::stoll(word) : 0;
                const bool accepted =
                    is_number && std::abs(value) <= INT_MAX && (value != 0 || word[0] != '-');
                const std::size_t before = in.offset();
                QVERIFY(in.span(word.size()) == span_at(text, before, word.size()));
                const auto number = in.number();
                QCOMPARE(number.has_value(), accepted);
                if (accepted) {
                    QCOMPARE(static_cast<long long>(*number), value);
                    QCOMPARE(in.offset(), before + word.size());
                    ++numbers;
                } else {
                    QCOMPARE(in.offset(), before);
                    in.skip_word();
                }
            }
        }
        QVERIFY(numbers > 3000);
    }

    void namesWhatIsNoNumber() {
        const auto message = [](std::string_view text) {
            return Scanner(text).expected_word("a literal").value().message;
        };
        QCOMPARE(message("x y"), std::string("expected a literal, found \"x\""));
        QCOMPARE(message("-0"), std::string("expected a literal, found \"-0\""));
        QCOMPARE(message("2147483648 1"),
                 std::string("2147483648 is too large (the limit is 2,147,483,647)"));
        QCOMPARE(message("-3000000000"),
                 std::string("-3000000000 is too large (the limit is 2,147,483,647)"));
        QCOMPARE(message("3000000000x"), std::string("expected a literal, found \"3000000000x\""));
        QCOMPARE(message(""), std::string("expected a literal, found the end of the text"));
        QCOMPARE(message("\n1"), std::string("expected a literal, found the end of the line"));
        QCOMPARE(message(std::string(40, 'a')),
                 "expected a literal, found \"" + std::string(30, 'a') + "...\"");
    }

    void goesThroughAText() {
        Scanner in("\xEF\xBB\xBF"
                   "ab #c\n\n d");
        QCOMPARE(in.offset(), std::size_t{3});
        QCOMPARE(in.until("#"), std::string_view("ab "));
        QVERIFY(in.take("ab") && in.peek() == ' ');
        in.skip_blanks();
        in.skip_to_line_end();
        QVERIFY(in.peek() == '\n' && in.at_line_end() && !in.at_end());
        QVERIFY(in.expected("x").value().message == "expected x, found the end of the line");
        in.skip_line();
        in.skip_space();
        QVERIFY(in.span() == (SourceSpan{3, 2, 1}));
        in.go_to(4);
        QVERIFY(in.span(100) == (SourceSpan{1, 5, 4})); // back, and up to the end of the line
        QVERIFY(in.error("no", 9).value().span == (SourceSpan{2, 1, 1}));
        in.go_to(in.text().size());
        QVERIFY(in.at_end() && in.peek() == 0 && in.rest().empty());
        const Error error = in.expected("x").value();
        QCOMPARE(error.message, std::string("expected x, found the end of the text"));
        QVERIFY(error.span == (SourceSpan{3, 3, 1}));
    }

    void linesFromTheFirstToTheLast() {
        const auto lines = lines_of("\xEF\xBB\xBF\n \t\r\n a\r\n\nb\n\n");
        QCOMPARE(lines.size(), std::size_t{3});
        QVERIFY(lines[0].text == " a" && lines[0].number == 3);
        QVERIFY(lines[1].text.empty());
        QVERIFY(lines[2].text == "b" && lines[2].number == 5);
        QVERIFY(lines_of("\xEF\xBB\xBFx").front().span(0) == (SourceSpan{1, 4, 1}));
        QVERIFY(lines_of("").empty() && lines_of(" \n\n").empty());
    }

    void wordsAndNumbers() {
        const auto words = words_of("  one 22\t-3 4x ");
        QCOMPARE(words.size(), std::size_t{4});
        QVERIFY(words[0].text == "one" && words[0].at == 2);
        QVERIFY(words[1].number<int>() == 22 && words[2].number<int>() == -3);
        QVERIFY(!words[0].number<int>() && !words[3].number<int>());
        QCOMPARE(words_of("a b\tc d", "\t").size(), std::size_t{2});
        QVERIFY(words_of("").empty());
    }
};

LOGGIA_TEST(ScannerTest)

} // namespace scanner_test

#include "scanner_test.moc"
