#include "core/wumpus/reference_rules.hpp"
#include "tests/suite.hpp"
#include "ui/widgets/number_text.hpp"
#include "ui/wumpus/wumpus_texts.hpp"

#include <QTest>

namespace wumpus_texts_test {

using namespace loggia;
using namespace loggia::ui;

class WumpusTextsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void recognises() {
        QVERIFY(isWumpusText(QByteArray::fromStdString(wumpus::rules_file())));
        QVERIFY(isWumpusText("P_1_1\r\n"));
        QVERIFY(!isWumpusText(""));
        QVERIFY(!isWumpusText("# only a comment\n"));
        QVERIFY(!isWumpusText("P_1_1\nP_5_1\n"));
        // A mistake among many lines makes no other text of them.
        const QByteArray rules = QByteArray::fromStdString(wumpus::rules_file());
        QVERIFY(isWumpusText("(iff B_1_4 (or P_1_3 P_2_4)\n" + rules));
        QVERIFY(isWumpusText(rules + "(if S_2_4 (xor M_2_3 M_2_5))\n"));
        QVERIFY(!isWumpusText("P_1_1\nP_5_1\n(or a b)\nP_1_2\n"));
        QVERIFY(!isWumpusText("0000000\n0000000\n1\n"));
    }

    void filesGoWhereTheyBelong_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<TextKind>("kind");
        const auto row = [](const char* name, const QByteArray& content, TextKind kind) {
            QTest::newRow(name) << QString::fromLatin1(name) << content << kind;
        };
        const QByteArray handout = QByteArray::fromStdString(wumpus::rules_file());
        row("/home/me/wumpus_rules.txt", "P_1_1\n", TextKind::rules);
        row("Rules2.TXT", "P_1_1\n", TextKind::rules);
        row("kb1.txt", "(or P_1_1 P_1_2)\n", TextKind::knowledge);
        row("kb.txt", "(or P_1_1 P_1_2)\n", TextKind::knowledge);
        row("kb_17.txt", "(or P_1_1 P_1_2)\n", TextKind::knowledge);
        row("additional_knowledge.txt", "P_1_1\n", TextKind::knowledge);
        row("statement12.txt", handout, TextKind::statement);
        row("a.txt", handout, TextKind::rules);
        row("b.txt", "(not P_1_1)\nM_1_3\n(or P_1_1 P_1_2)\n", TextKind::knowledge);
        row("c.txt", "# what?\n(or P_1_1 P_1_2)\n", TextKind::statement);
        // Folders say nothing.
        row("/rules/d.txt", "P_1_1\n", TextKind::statement);
    }

    void filesGoWhereTheyBelong() {
        QFETCH(QString, name);
        QFETCH(QByteArray, content);
        QFETCH(TextKind, kind);
        QCOMPARE(kindOfFile(name, content), kind);
    }

    void words() {
        QCOMPARE(counted(1, QStringLiteral("%1 line"), QStringLiteral("%1 lines")),
                 QStringLiteral("1 line"));
        QCOMPARE(counted(0, QStringLiteral("%1 line"), QStringLiteral("%1 lines")),
                 QStringLiteral("0 lines"));
        QCOMPARE(inWords(32), QStringLiteral("a pit at (1,1)"));
    }
};

LOGGIA_TEST(WumpusTextsTest)

} // namespace wumpus_texts_test

#include "wumpus_texts_test.moc"
