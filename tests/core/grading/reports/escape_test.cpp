#include "core/base/random.hpp"
#include "core/grading/reports/escape.hpp"
#include "tests/suite.hpp"

#include <QByteArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>

namespace escape_test {

using namespace loggia;
using namespace loggia::grading;

std::string random_bytes(Random& random) {
    std::string text;
    for (std::uint64_t n = random.below(30); n > 0; --n) {
        constexpr std::string_view nasty = "\x1B[]\"'<>&,=+-@\\\n\r\t\x7F\x00\xC2\x9B\xE2\x80\xAE";
        text += random.below(2) == 0 ? nasty[random.below(nasty.size())]
                                     : static_cast<char>(random.below(256));
    }
    return text;
}

class EscapeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsWhatWouldDoHarm_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("shown");
        QTest::newRow("plain") << QByteArray("a b\nc") << QByteArray("a b\nc");
        QTest::newRow("accents") << QByteArray("é≤") << QByteArray("é≤");
        QTest::newRow("escape") << QByteArray("\x1B[31m") << QByteArray("\\x1B[31m");
        QTest::newRow("bell") << QByteArray("\a") << QByteArray("\\x07");
        QTest::newRow("C1") << QByteArray("\xC2\x9B") << QByteArray("\\u{009B}");
        QTest::newRow("bidi") << QByteArray("\xE2\x80\xAE") << QByteArray("\\u{202E}");
        QTest::newRow("zero") << QByteArray("\0x", 2) << QByteArray("\\x00x");
        QTest::newRow("no UTF-8") << QByteArray("\xFF\xC0\x80") << QByteArray("\\xFF\\xC0\\x80");
        QTest::newRow("line ends") << QByteArray("a\r\nb\rc") << QByteArray("a\nb\\x0Dc");
        QTest::newRow("tab") << QByteArray("a\tb") << QByteArray("a    b");
    }
    void showsWhatWouldDoHarm() {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, shown);
        QCOMPARE(QByteArray::fromStdString(printable(bytes.toStdString())), shown);
    }

    void nothingHarmfulIsLeft() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < test_suite::rounds(4000); ++i) {
            const std::string text = printable(random_bytes(random));
            QVERIFY(std::all_of(text.begin(), text.end(), [](char c) {
                const auto byte = static_cast<unsigned char>(c);
                return (byte >= ' ' && byte != 0x7FU) || c == '\n';
            }));
            QVERIFY(QString::fromStdString(text).toStdString() == text); // UTF-8
            QVERIFY(printable(text) == text);
        }
    }

    void whatReadersReadIsWhatWasShown() {
        Random random(test_suite::seed(2));
        for (int i = 0; i < test_suite::rounds(4000); ++i) {
            const std::string bytes = random_bytes(random);
            const QString shown = QString::fromStdString(printable(bytes));

            const QByteArray json = "{\"x\": " + QByteArray::fromStdString(quote_json(bytes)) + "}";
            QJsonParseError error{};
            const auto document = QJsonDocument::fromJson(json, &error);
            QVERIFY2(error.error == QJsonParseError::NoError, json.constData());
            QCOMPARE(document.object().value(QStringLiteral("x")).toString(), shown);

            const std::string escaped = escape_markup(bytes);
            QXmlStreamReader xml(
                QByteArray::fromStdString("<a b=\"" + escaped + "\">" + escaped + "</a>"));
            QVERIFY(xml.readNextStartElement());
            QCOMPARE(xml.attributes().value(QStringLiteral("b")).toString(),
                     QString(shown).replace(QLatin1Char('\n'), QLatin1Char(' ')));
            QCOMPARE(xml.readElementText(), shown);
        }
    }

    void tablesHaveNoFormulas() {
        QCOMPARE(quote_csv("=HYPERLINK(\"x\")"), std::string("\"'=HYPERLINK(\"\"x\"\")\""));
        QCOMPARE(quote_csv("+1"), std::string("\"'+1\""));
        QCOMPARE(quote_csv("a,b\nc"), std::string("\"a,b\nc\""));
    }

    void linesAreCutBetweenCharacters() {
        QCOMPARE(printable_line("one\ntwo\n", 20), std::string("one two"));
        QCOMPARE(printable_line("aaé", 3), std::string("aa..."));
        QCOMPARE(printable_line("aaé", 4), std::string("aaé"));
    }

    void fileNamesStayWhereTheyAre() {
        QCOMPARE(file_name("../../etc/passwd"), std::string("_._.._etc_passwd"));
        QCOMPARE(file_name("a b.py"), std::string("a_b.py"));
        QCOMPARE(file_name(""), std::string("_"));
        QCOMPARE(file_name(".hidden"), std::string("_hidden"));
        QCOMPARE(file_name("M\u00fcller & \u674e.txt"), std::string("M\u00fcller___\u674e.txt"));
        QCOMPARE(file_name("a\u00a0\u202eb\xfc"), std::string("a__b_"));
        QCOMPARE(file_name(std::string(59, 'a') + "\u00fc"), std::string(59, 'a'));
    }
};

LOGGIA_TEST(EscapeTest)

} // namespace escape_test

#include "escape_test.moc"
