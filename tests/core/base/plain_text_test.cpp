#include "core/base/plain_text.hpp"
#include "core/base/random.hpp"
#include "tests/suite.hpp"

#include <QByteArray>
#include <QString>
#include <QStringEncoder>
#include <QTest>

#include <array>
#include <string>
#include <utility>

namespace plain_text_test {

using loggia::has_other_blanks;
using loggia::invisible_length;
using loggia::plain_text;
using loggia::with_plain_blanks;

class PlainTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Qt writes what is read here.
    void readsUtf16() {
        const QString text = QStringLiteral("f(a, b) = \u03A3m(0, 1)\r\n\u22A4 \U0001D53D x\n");
        for (const auto encoding : {QStringConverter::Utf16LE, QStringConverter::Utf16BE}) {
            QStringEncoder encoder(encoding, QStringConverter::Flag::WriteBom);
            const QByteArray bytes = encoder(text);
            QVERIFY(bytes.startsWith("\xFF\xFE") || bytes.startsWith("\xFE\xFF"));
            QCOMPARE(QString::fromStdString(plain_text(bytes.toStdString())), text);
        }
        // Half a pair, and half a unit.
        QCOMPARE(plain_text(std::string("\xFF\xFE\x3D\xD8\x41\x00\x41", 7)),
                 std::string("\xEF\xBF\xBD"
                             "A"));
        QCOMPARE(plain_text("\xFF\xFE"), std::string());
    }

    void readsWindows1252() {
        for (const auto& [bytes, text] :
             {std::pair("f\xFCr ein\xDF", "für einß"),
              std::pair("\x84\x80 5\x93 \x96 \x9F\x81", "„€ 5“ – Ÿ\u0081"),
              std::pair("a\xE2\x88", "aâˆ"), std::pair("caf\xE9\rb\x1A", "café\nb"),
              std::pair("\xEF\xBB", "ï»")})
            QCOMPARE(plain_text(bytes), std::string(text));
    }

    /// Whatever Qt takes for UTF-8 stays, and the rest becomes what Qt makes of Latin-1.
    void knowsUtf8AsQtDoes() {
        loggia::Random random(loggia::test_suite::seed(1));
        for (int i = 0; i < 20'000; ++i) {
            // Bytes at the ends of the ranges that are told apart.
            constexpr std::array<char, 24> edges{'\x41', '\x7F', '\xA0', '\xBF', '\xC0', '\xC1',
                                                 '\xC2', '\xDF', '\xE0', '\xE1', '\xEC', '\xED',
                                                 '\xEE', '\xEF', '\xF0', '\xF1', '\xF3', '\xF4',
                                                 '\xF5', '\xFF', '\xA1', '\xB0', '\xBE', '\x61'};
            std::string bytes = "\n";
            for (std::size_t k = random.below(6); k > 0; --k)
                bytes += edges.at(random.below(edges.size()));
            const QByteArray content = QByteArray::fromStdString(bytes);
            const QString text =
                content.isValidUtf8() ? QString::fromUtf8(content) : QString::fromLatin1(content);
            QCOMPARE(QString::fromStdString(plain_text(bytes)), text);
        }
    }

    void dropsWhatOtherSystemsAdd() {
        QCOMPARE(plain_text("\xEF\xBB\xBF"
                            "a\n"),
                 std::string("a\n"));
        QCOMPARE(plain_text("\xEF\xBB\xBF\xEF\xBB\xBF"
                            "a\n"),
                 std::string("a\n"));
        QCOMPARE(plain_text("# a\rb\r"), std::string("# a\nb\n"));
        QCOMPARE(plain_text("a\r\nb\x1A"), std::string("a\r\nb"));
        QCOMPARE(plain_text("a\rb\x1A\x1A"), std::string("a\nb"));
    }

    void leavesTheRest() {
        for (const std::string& text :
             {std::string(), std::string("a\r\nb\rc\n"), std::string("a\xC2\xA0 b"),
              std::string("\x1F\x8B\x08\x00\r\x1A", 6), std::string("\x01\r"),
              std::string("caf\xC3\xA9\r\n"), std::string("\xE9\x01"), std::string("a\x1A\n")})
            QCOMPARE(plain_text(text), text);
    }

    void breaksLinesAtAnyBlank() {
        QCOMPARE(with_plain_blanks("a\xC2\xA0\xC2\xA0"
                                   "b\xC2\xA0"),
                 std::string("a  b "));
        for (const char* text : {"", "a b", "\xC2\xA1", "\xC2", "\u2014\uFF01"}) {
            QCOMPARE(with_plain_blanks(text), std::string(text));
            QVERIFY(!has_other_blanks(text));
        }
    }

    void leavesOutWhatHasNoWidth() {
        QCOMPARE(with_plain_blanks("\u200Ba\u2060\uFEFF\u00A0b\u200E\u200F\u2014\u00AD"),
                 std::string("a b\u2014"));
        QVERIFY(has_other_blanks("ab\u200B") && has_other_blanks("\u00A0"));
        QCOMPARE(invisible_length("\u200Ba"), std::size_t{3});
        QCOMPARE(invisible_length("a\u200B"), std::size_t{0});
    }
};

LOGGIA_TEST(PlainTextTest)

} // namespace plain_text_test

#include "plain_text_test.moc"
