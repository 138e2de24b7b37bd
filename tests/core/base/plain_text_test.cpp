#include "core/base/plain_text.hpp"
#include "tests/suite.hpp"

#include <QByteArray>
#include <QString>
#include <QStringEncoder>
#include <QTest>

#include <string>

namespace plain_text_test {

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
              std::string("caf\xE9\r\n"), std::string("\xEF\xBB"), std::string("a\x1A\n")})
            QCOMPARE(plain_text(text), text);
    }

    void breaksLinesAtAnyBlank() {
        QCOMPARE(with_plain_blanks("a\xC2\xA0\xC2\xA0"
                                   "b\xC2\xA0"),
                 std::string("a  b "));
        for (const char* text : {"", "a b", "\xC2\xA1", "\xC2"})
            QCOMPARE(with_plain_blanks(text), std::string(text));
    }
};

LOGGIA_TEST(PlainTextTest)

} // namespace plain_text_test

#include "plain_text_test.moc"
