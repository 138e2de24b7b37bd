#include "tests/suite.hpp"
#include "tests/ui/sat/sat_fixture.hpp"
#include "ui/sat/clauses/clause_reading.hpp"
#include "ui/sat/sat_examples.hpp"

namespace clause_reading_test {

using namespace loggia;
using namespace loggia::ui;
using testing::q;

class ClauseReadingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void tellsWhatIsThere() {
        const ClauseReading reading = readClauses("1 2 3\n-2 9\n\n-9\n0\n9 Last\n");
        QVERIFY(reading.file && !reading.error);
        QCOMPARE(headlineOf(reading), q("Assignment format: 3 clauses, 4 atoms"));
        QCOMPARE(reading.lengths, (std::array<std::size_t, 4>{1, 1, 1, 0}));
        QCOMPARE(reading.lines.at(2).first, 4);
        QCOMPARE(reading.words.literal(-9), q("¬Last"));
        const QString summary = summaryOf(reading);
        QVERIFY(summary.contains(q("6 literals")) && summary.contains(q("1 atom has a name")));
    }

    void keepsTheError() {
        const ClauseReading reading = readClauses("1 2\n3 x\n0\n");
        QVERIFY(!reading.file);
        QCOMPARE(reading.error->span->line, 2);
        QCOMPARE(headlineOf(reading), q("1 error")); // which the answer describes
        QCOMPARE(headlineOf(readClauses("1 2\n3 x\ny\n0\n")), q("2 errors"));
        QVERIFY(inForm(reading, sat::ClauseForm::dimacs).empty());
    }

    void recognisesClauses_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("is");
        QTest::newRow("handout") << QByteArray("1 2 3\n-2 3\n-3\n0\nprose") << true;
        QTest::newRow("dimacs") << QByteArray("c x\np cnf 1 1\n1 0\n") << true;
        QTest::newRow("no header") << QByteArray("1 -2 0\n2 0\n") << true;
        QTest::newRow("empty") << QByteArray() << false;
        QTest::newRow("no line 0") << QByteArray("10 1\n1 2 4\n") << false;
        QTest::newRow("no line 0, negations") << QByteArray("1 -2\n2 3\n-1\n") << true;
        QTest::newRow("no line 0, one line") << QByteArray("1 -2\n") << false;
        QTest::newRow("connect four")
            << QByteArray("0000000\n0000000\n0200000\n0100002\n0200111\n1100222\n1\n") << false;
        QTest::newRow("full board")
            << QByteArray("1212121\n1212121\n2121212\n2121212\n1212121\n1212121\n1\n") << false;
        QTest::newRow("leading zeros") << QByteArray("1 07\n-2 3\n0\n") << false;
        QTest::newRow("leading zero and nine") << QByteArray("1 -09\n-2 3\n0\n") << false;
        QTest::newRow("leading zeros only") << QByteArray("00 1\n2\n0\n") << false;
        QTest::newRow("zeros within") << QByteArray("100 -20\n3\n0\n") << true;
        QTest::newRow("by names") << QByteArray("P -Q\n-P R\n0\n1 P\n2 Q\n3 R\n") << true;
        QTest::newRow("names of nothing") << QByteArray("P -Q\n-P R\n0\n1 P\n2 Q\n") << false;
        QTest::newRow("prose") << QByteArray("hello\n0\n") << false;
        QTest::newRow("with an error") << QByteArray("p cnf 2 1\n1 x 0\n") << true;
        QTest::newRow("quantified") << QByteArray("c x\np cnf 2 1\na 1 0\n1 2 0\n") << true;
        QTest::newRow("weighted") << QByteArray("c x\np wcnf 1 1 2\n2 1 0\n") << true;
        QTest::newRow("pseudo-Boolean") << QByteArray("* #variable= 1 #constraint= 1\n") << true;
        QTest::newRow("p of another") << QByteArray("p and q\n") << false;
        QTest::newRow("packed") << QByteArray::fromBase64(
                                       "H4sIAAAAAAACAytQSM5LUzBSMOQyVNA1UjDgAgDtv4LiEQAAAA==")
                                << true;
        QTest::newRow("a packed PLA")
            << QByteArray::fromBase64("H4sIAAAAAAACA9PLVDDi0stXMOQyNAQSeqlcAIXLeG4SAAAA") << false;
        QTest::newRow("packed twice")
            << QByteArray::fromBase64(
                   "H4sIAAAAAAACA5Pv5mAAASZm7QCPc97BBiEGT4xCDB4wMVhdOXmcDygDAGqnNUsiAAAA")
            << false;
    }
    void recognisesClauses() {
        QFETCH(QByteArray, text);
        QTEST(isClauseText(text), "is");
    }

    void recognisesLargeFilesByTheirBeginning() {
        QByteArray text = "p cnf 3 1000000\n";
        for (int i = 0; i < 100'000; ++i)
            text += "1 -2 3 0\n";
        QVERIFY(isClauseText(text));
        QVERIFY(isClauseText(text.mid(text.indexOf('\n') + 1)));
    }

    /// To the other form and back: clauses and names are the same.
    void formsSayTheSame() {
        for (const SatExample example : sat_examples) {
            const ClauseReading reading = readClauses(textOf(example).toStdString());
            QVERIFY2(reading.file, qPrintable(titleOf(example)));
            for (const sat::ClauseForm form :
                 {sat::ClauseForm::dimacs, sat::ClauseForm::assignment}) {
                const ClauseReading again = readClauses(inForm(reading, form));
                QVERIFY(again.file && again.file->form == form);
                QCOMPARE(again.file->clauses, reading.file->clauses);
                QCOMPARE(again.words.names(), reading.words.names());
            }
        }
    }
};

LOGGIA_WINDOW_TEST(ClauseReadingTest)

} // namespace clause_reading_test

#include "clause_reading_test.moc"
