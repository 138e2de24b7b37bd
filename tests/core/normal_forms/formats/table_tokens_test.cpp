#include "core/normal_forms/formats/table_tokens.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace table_tokens_test {

using namespace loggia::normal_forms;

/// As words, with `[...]` around bars and arrows.
QString shown(std::string_view text) {
    QStringList parts;
    for (const TableToken& token : table_tokens(text, 0, text.size())) {
        const std::string_view part = text.substr(token.begin, token.end - token.begin);
        const QString word = QString::fromUtf8(part.data(), static_cast<qsizetype>(part.size()));
        parts << (token.sort == TableToken::Sort::word
                      ? word
                      : QLatin1Char('[') + word + QLatin1Char(']'));
    }
    return parts.join(QLatin1Char(' '));
}

class TableTokensTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lines_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("tokens");
        QTest::newRow("empty") << QByteArray() << "";
        QTest::newRow("blanks and signs between") << QByteArray(" 0,\t1;\"x\" \r") << "0 1 x";
        QTest::newRow("bars") << QByteArray("|a|b||f |") << "[|] a [|] b [|] [|] f [|]";
        QTest::newRow("arrows") << QByteArray("01->1=0: 1") << "01 [->] 1 [=] 0 [:] 1";
        QTest::newRow("the longest arrow") << QByteArray("0-->1==>0") << "0 [-->] 1 [==>] 0";
        QTest::newRow("Unicode") << QByteArray("0\u21921\u27f90")
                                 << QStringLiteral("0 [\u2192] 1 [\u27f9] 0");
        QTest::newRow("quoted arrow") << QByteArray("p,q,\"p->q\" -> 1") << "p q p->q [->] 1";
        QTest::newRow("a quotation mark alone") << QByteArray("p\" -> q") << "p [->] q";
    }
    void lines() {
        QFETCH(QByteArray, line);
        QFETCH(QString, tokens);
        QCOMPARE(shown(line.toStdString()), tokens);
    }

    void aPartOfTheText() {
        const auto tokens = table_tokens("0 1->1", 2, 4);
        QCOMPARE(tokens.size(), std::size_t{1}); // what is behind the part makes no arrow
        QCOMPARE(tokens[0].begin, std::size_t{2});
        QCOMPARE(tokens[0].end, std::size_t{4});
        QVERIFY(tokens[0].sort == TableToken::Sort::word);
    }
};

LOGGIA_TEST(TableTokensTest)

} // namespace table_tokens_test

#include "table_tokens_test.moc"
