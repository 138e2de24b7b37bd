#include "core/sat/formats/icnf.hpp"
#include "tests/core/sat/random_clauses.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <stop_token>

namespace icnf_test {

using namespace loggia;
using namespace loggia::sat;

class IcnfTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsClausesAndCubes() {
        const auto file = parse_icnf("c of a lookahead solver\np inccnf\n1 2 0\na 1 0\n-1 2\n 0\n"
                                     "c between\na -1 -2 0\na 0\n");
        QVERIFY(file.has_value());
        QCOMPARE(file->clauses.size(), std::size_t{2});
        QVERIFY(file->cubes == (std::vector<Cube>{{1}, {-1, -2}, {}}));
    }

    void isToldByItsHeader() {
        QVERIFY(is_icnf("p inccnf\n"));
        QVERIFY(is_icnf("\nc a comment\n  p  inccnf"));
        QVERIFY(!is_icnf("p cnf 1 1\n1 0\n"));
        QVERIFY(!is_icnf(""));
        QVERIFY(!is_icnf("c p inccnf\n"));
    }

    void whatIsWrittenIsRead() {
        Random random(test_suite::seed(31));
        for (int i = 0; i < test_suite::rounds(1000); ++i) {
            std::string text;
            std::vector<Cube> cubes;
            for (std::uint64_t n = random.below(6); n > 0; --n) {
                Cube cube;
                for (std::uint64_t k = random.below(6); k > 0; --k)
                    cube.push_back(random_literal(random, 2'000'000'000));
                text += to_icnf(cube) + '\n';
                cubes.push_back(cube);
            }
            QVERIFY(parse_cubes(text) == cubes);
        }
    }

    void errorsHaveAPlace_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::newRow("no header") << QByteArray("1 2 0\n") << 1 << 2;
        QTest::newRow("another header") << QByteArray("p cnf 1 1\n") << 1 << 6;
        QTest::newRow("no literal") << QByteArray("p inccnf\n1 x 0\n") << 2 << 3;
        QTest::newRow("too large") << QByteArray("p inccnf\na 3000000000 0\n") << 2 << 3;
        QTest::newRow("open") << QByteArray("p inccnf\na 1") << 2 << 4;
        QTest::newRow("two a") << QByteArray("p inccnf\na 1 a 2 0\n") << 2 << 5;
    }
    void errorsHaveAPlace() {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        QFETCH(int, column);
        const auto file = parse_icnf({text.data(), static_cast<std::size_t>(text.size())});
        QVERIFY(!file && file.error().span);
        QCOMPARE(file.error().span->line, line);
        QCOMPARE(file.error().span->column, column);
    }

    void cubesAloneHaveNoClauses() {
        QVERIFY(!parse_cubes("1 2 0\n"));
        QVERIFY(!parse_cubes("p inccnf\na 1 0\n"));
        QVERIFY(parse_cubes("").has_value());
    }

    void stops() {
        std::stop_source stop;
        stop.request_stop();
        std::string text = "p inccnf\n";
        for (int i = 0; i < 2'000'000; ++i)
            text += "1 0\n";
        QVERIFY(!parse_icnf(text, Control(stop.get_token())));
    }
};

LOGGIA_TEST(IcnfTest)

} // namespace icnf_test

#include "icnf_test.moc"
