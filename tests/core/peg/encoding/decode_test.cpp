#include "core/peg/encoding/decode.hpp"
#include "core/peg/encoding/encode.hpp"
#include "core/peg/format.hpp"
#include "core/peg/layouts.hpp"
#include "core/peg/replay.hpp"
#include "core/sat/solver.hpp"
#include "tests/core/peg/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace decode_test {

using namespace loggia;
using namespace loggia::peg;

/// What a Davis-Putnam program makes of a clause file, with our solver inside.
std::string davis_putnam(const Puzzle& puzzle, const Encoded& encoded) {
    const std::string file = front_end_text(puzzle, encoded);
    const auto solver = sat::make_cadical();
    for (std::size_t i = 0; i < encoded.clauses.size(); ++i)
        solver->add(encoded.clauses[i]);
    std::string text;
    if (solver->solve() == sat::Status::satisfiable)
        for (int atom = 1; atom <= encoded.clauses.atoms(); ++atom)
            text += std::to_string(atom) + (solver->value(atom) ? " T\n" : " F\n");
    return text + file.substr(file.find("\n0\n") + 1);
}

class DecodeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theThreeProgramsInARow() {
        Random random(test_suite::seed(13));
        int solved = 0;
        for (int i = 0; i < 300; ++i) {
            const Puzzle puzzle =
                i % 2 == 0 ? oracle::random_puzzle(random) : oracle::solvable_puzzle(random);
            for (const char* name : {"assignment", "product-4b", "rounds"}) {
                const auto encoded = encode(puzzle, encoding_of(name).value()).value();
                const auto decoded = decoded_of(davis_putnam(puzzle, encoded)).value();
                QCOMPARE(decoded.solved, oracle::solvable(puzzle));
                const std::string text = back_end_text(decoded);
                if (!decoded.solved) {
                    QCOMPARE(text, std::string("NO SOLUTION\n"));
                    continue;
                }
                ++solved;
                QVERIFY(replay(puzzle, jumps_of(text).value()).solved);
            }
        }
        QVERIFY(solved > 300);
    }

    void theRing() {
        const auto decoded = decoded_of("\xEF\xBB\xBF"
                                        "1 F\r\n2 T\r\n\n3 T\r\n4 F\r\n0\n"
                                        "Some words\n2 Jump(1,2,3,2)\n3 Jump(3,4,1,1)\n4 Peg(1,1)")
                                 .value();
        QCOMPARE(back_end_text(decoded), std::string("Jump(3,4,1,1)\nJump(1,2,3,2)\n"));
        QCOMPARE(back_end_text(decoded_of("0\n1 Jump(1,2,3,1)\n").value()),
                 std::string("NO SOLUTION\n"));
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("place");
        const auto row = [](const char* text, int place) {
            QTest::newRow(text) << QByteArray(text) << place;
        };
        row("", 101);
        row("1 T\n", 104);
        row("1 T\nx\n0\n", 201);
        row("1 t\n0\n", 103);
        row("1\n0\n", 102);
        row("1 T F\n0\n", 105);
        row("-1 T\n0\n", 101);
        row("1 T\n1 F\n0\n", 201);
        row("1 T\n0 1\n", 203);
        row("1 T\n0\n2 Jump(1,2,3,1)\n", 301);
        row("1 T\n0\n1 Jump(1,2,3)\n", 313);
        row("1 T\n0\n1 Jump(1,2,3,0)\n", 315);
        row("1 T\n0\nno key\n", 0);
    }
    void refuses() {
        QFETCH(QByteArray, text);
        QFETCH(int, place);
        const auto decoded = decoded_of(text.toStdString());
        QVERIFY(!decoded.has_value());
        const auto& span = decoded.error().span;

        QCOMPARE(span ? 100 * span->line + span->column : 0, place);
    }
};

LOGGIA_TEST(DecodeTest)

} // namespace decode_test

#include "decode_test.moc"
