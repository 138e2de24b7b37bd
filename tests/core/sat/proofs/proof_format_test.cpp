#include "core/base/random.hpp"
#include "core/sat/proofs/proof_format.hpp"
#include "tests/core/sat/random_clauses.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <climits>

namespace proof_format_test {

using namespace loggia;
using namespace loggia::sat;

Proof random_proof(Random& random) {
    Proof proof;
    for (std::uint64_t steps = random.below(20); steps > 0; --steps) {
        std::vector<int> clause(random.below(5));
        for (int& literal : clause)
            literal = random_literal(random, random.below(3) == 0 ? INT_MAX : 100);
        random.below(3) == 0 ? proof.remove(clause) : proof.add(clause);
    }
    return proof;
}

class ProofFormatTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsBackWhatItWrites() {
        Random random(test_suite::seed(21));
        for (int i = 0; i < 3000; ++i) {
            const Proof proof = random_proof(random);
            for (const ProofForm form : {ProofForm::text, ProofForm::binary}) {
                const auto back = parse_proof(to_drat(proof, form));
                QVERIFY(back.has_value());
                QVERIFY(*back == proof);
            }
        }
    }

    /// The example of drat-trim's description of the binary form.
    void writesTheBinaryFormOfDratTrim() {
        Proof proof;
        proof.remove(std::vector{-63, -8193});
        proof.add(std::vector{129, -8191});
        QCOMPARE(QByteArray::fromStdString(to_drat(proof, ProofForm::binary)).toHex(' '),
                 QByteArray("64 7f 83 80 01 00 61 82 02 ff 7f 00"));
        QCOMPARE(QString::fromStdString(to_drat(proof)), "d -63 -8193 0\n129 -8191 0\n");
    }

    void readsUntidyText() {
        const auto proof = parse_proof("c proof\r\n 1 2\n -3 0 d\t4 0\n\nc end\n0");
        QVERIFY(proof.has_value());
        QCOMPARE(QString::fromStdString(to_drat(*proof)), "1 2 -3 0\nd 4 0\n0\n");
        QVERIFY(parse_proof("")->empty());
    }

    void saysWhereAnErrorIs_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("message");
        QTest::newRow("word") << QByteArray("1 x 0") << "expected a literal, found \"x\"";
        QTest::newRow("FRAT") << QByteArray("o 1 1 0\nf 1 1 0\n")
                              << "expected a DRAT or LRAT proof; FRAT is not read";
        QTest::newRow("d d") << QByteArray("d d 1 0") << "expected a literal, found \"d\"";
        QTest::newRow("open") << QByteArray("1 2") << "the last step does not end with 0";
        QTest::newRow("only d") << QByteArray("1 0\nd") << "the last step does not end with 0";
        QTest::newRow("binary cut off")
            << QByteArray("a\x02") << "the binary proof is truncated in the middle of a step";
        QTest::newRow("binary kind")
            << QByteArray("a\0b\0", 4) << "unexpected byte 3 in the binary proof";
        QTest::newRow("binary one")
            << QByteArray("a\1\0", 3) << "unexpected byte 2 in the binary proof";
        QTest::newRow("binary large")
            << QByteArray("a\xFF\xFF\xFF\xFF\x1F\0", 7) << "unexpected byte 6 in the binary proof";
        QTest::newRow("binary long") << QByteArray("a\x82\x80\x80\x80\x80\x00\0", 8)
                                     << "unexpected byte 6 in the binary proof";
    }
    void saysWhereAnErrorIs() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, message);
        const auto proof = parse_proof(bytes.toStdString());
        QVERIFY(!proof.has_value());
        QCOMPARE(QString::fromStdString(proof.error().message), message);
    }

    void stopsWhenTold() {
        std::stop_source source;
        source.request_stop();
        const Control control(source.get_token());
        QVERIFY(!parse_proof(std::string("a\0", 2), control).has_value());
        QVERIFY(parse_proof("1 0", control).has_value()); // too short to poll
    }
};

LOGGIA_TEST(ProofFormatTest)

} // namespace proof_format_test

#include "proof_format_test.moc"
