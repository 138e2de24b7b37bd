#include "core/base/random.hpp"
#include "core/base/scanner.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <sstream>

namespace scanner_test {

using namespace loggia;

class ScannerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithStreams() {
        Random random(40);
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
                QCOMPARE(in.number(), number);
                do {
                    QVERIFY(!in.at_end());
                    const SourceSpan here = in.here();
                    QCOMPARE(in.word(), std::string_view(word));
                    const SourceSpan there = in.there();
                    QCOMPARE(there.line, number);
                    QCOMPARE(there.length, static_cast<int>(word.size()));
                    QCOMPARE(there.column, here.column);
                    QCOMPARE(line.substr(static_cast<std::size_t>(there.column - 1), word.size()),
                             word);
                    ++words;
                } while (stream >> word);
                QVERIFY(in.at_end());
                QVERIFY(in.word().empty());
            }
            QVERIFY(!in.next_line());
            QVERIFY(in.rest().empty());
        }
        QVERIFY(words > 10'000);
    }

    void readsIntegers() {
        Random random(41);
        for (int i = 0; i < 2000; ++i) {
            std::string text = random.below(2) == 0 ? "-" : "";
            for (std::uint64_t n = 1 + random.below(11); n > 0; --n)
                text += static_cast<char>('0' + random.below(10));
            const std::size_t digits = text.size() - (text[0] == '-' ? 1 : 0);
            const std::string padded = " " + text + "x";
            Scanner in(padded);
            QVERIFY(in.next_line());
            const auto number = in.integer();
            QCOMPARE(number.has_value(), digits <= 9);
            if (number)
                QCOMPARE(*number, std::stoi(text));
            QCOMPARE(in.word(), std::string_view(number ? "x" : text + "x"));
        }
        for (const char* none : {"-", "x", "+1", "- 1"}) {
            Scanner in(none);
            QVERIFY(in.next_line());
            QVERIFY(!in.integer());
            QCOMPARE(in.here().column, 1);
        }
    }

    void takesWhatComesNext() {
        Scanner in("\xEF\xBB\xBF Jump ( 12,\r\n\r\n x");
        QVERIFY(in.next_line());
        QVERIFY(!in.take("Peg"));
        QVERIFY(in.take("Jump"));
        QCOMPARE(in.there().column, 5); // bytes, with the mark's three
        QVERIFY(in.take("("));
        QCOMPARE(in.integer().value(), 12);
        QVERIFY(in.take(","));
        QVERIFY(in.at_end());
        QVERIFY(in.expected("a number").value().message.find("the end of the line") !=
                std::string::npos);
        QCOMPARE(std::string(in.rest()), std::string("\r\n x"));
        QVERIFY(in.next_line());
        QCOMPARE(in.number(), 3);
        const Error error = in.expected("a number").value();
        QVERIFY(error.message.starts_with("expected a number, found "));
        QCOMPARE(error.span->line, 3);
        QCOMPARE(error.span->column, 2);
        Scanner later("a", 7);
        QVERIFY(later.next_line());
        QCOMPARE(later.here().line, 7);
    }
};

LOGGIA_TEST(ScannerTest)

} // namespace scanner_test

#include "scanner_test.moc"
