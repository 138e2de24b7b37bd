#include "core/wumpus/encoding.hpp"
#include "tests/core/wumpus/base.hpp"
#include "tests/core/wumpus/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <set>

namespace encoding_test {

using namespace loggia;
using namespace loggia::wumpus;

constexpr int few = 6; // symbols: M_1_1 to M_2_2

/// The assignments of the first `few` symbols under which the statement is true, as bits.
std::uint64_t models(const oracle::Tree& statement) {
    std::uint64_t found = 0;
    for (std::uint64_t row = 0; row < 1U << few; ++row)
        if (oracle::evaluate(statement, {row, 0}))
            found |= std::uint64_t{1} << row;
    return found;
}

std::uint64_t first_symbols(World world) {
    return world.bits & ((1U << few) - 1);
}

class EncodingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void streamsMeetInTheSharedAtomsAlone() {
        for (const int of : {1, 2, 3})
            for (const int shared : {0, 3, symbol_count}) {
                std::set<int> placed;
                for (int number = 0; number < of; ++number) {
                    const Stream stream{number, of, shared};
                    for (int atom = 1; atom <= 200; ++atom) {
                        QCOMPARE(stream.place(-atom), -stream.place(atom));
                        const bool is_new = placed.insert(stream.place(atom)).second;
                        QCOMPARE(is_new, number == 0 || atom > shared);
                        QVERIFY(atom > shared || stream.place(atom) == atom);
                    }
                }
                // No atom is left out, so that the solver's tables have no holes.
                QCOMPARE(*placed.rbegin(), static_cast<int>(placed.size()));
            }
    }

    /// Two statements in one solver: about the same symbols they have to hold together, about
    /// symbols of their own each for itself.
    void statementsHoldTogetherWhereTheySymbolsAreShared() {
        Random random(test_suite::seed(5));
        int apart = 0;
        for (int i = 0; i < 1500; ++i) {
            const auto a = oracle::random_tree(random, 1 + static_cast<int>(random.below(8)), few);
            const auto b = oracle::random_tree(random, 1 + static_cast<int>(random.below(8)), few);
            Base base("", oracle::print(a) + '\n' + oracle::print(b) + '\n');
            for (const int shared : {0, symbol_count}) {
                const auto solver = sat::make_cadical();
                const std::array streams{Stream{0, 2, shared}, Stream{1, 2, shared}};
                Encoding first(*solver, base.store, streams[0]);
                Encoding second(*solver, base.store, streams[1]);
                first.require(base.lines[0].expr);
                second.require(base.lines[1].expr);
                const bool expected =
                    shared == 0 ? models(a) != 0 && models(b) != 0 : (models(a) & models(b)) != 0;
                const auto status = solver->solve();
                QCOMPARE(status == sat::Status::satisfiable, expected);
                apart += shared == 0 && expected && (models(a) & models(b)) == 0 ? 1 : 0;
                if (!expected)
                    continue;
                const auto of_a = first_symbols(model_of(*solver, streams[0]));
                const auto of_b = first_symbols(model_of(*solver, streams[1]));
                QVERIFY((models(a) >> of_a & 1U) != 0 && (models(b) >> of_b & 1U) != 0);
                QVERIFY(shared == 0 || of_a == of_b);
            }
        }
        QVERIFY(apart > 20);
    }

    void literalsEqualTheirExpressions() {
        Random random(test_suite::seed(6));
        for (int i = 0; i < 300; ++i) {
            const auto tree =
                oracle::random_tree(random, 1 + static_cast<int>(random.below(8)), few);
            const Base base("", oracle::print(tree) + '\n');
            const auto solver = sat::make_cadical();
            Encoding encoding(*solver, base.store);
            const int literal = encoding.literal(base.lines[0].expr);
            for (const bool value : {false, true}) {
                solver->assume(value ? literal : -literal);
                const std::uint64_t all = models(tree);
                QCOMPARE(solver->solve() == sat::Status::satisfiable,
                         value ? all != 0 : ~all << (64 - (1U << few)) != 0);
            }
        }
    }

    void stopsAmongTheLines() {
        std::stop_source stop;
        stop.request_stop();
        const Base base("", "P_1_1\n(not P_1_1)\n");
        const auto solver = sat::make_cadical();
        Encoding encoding(*solver, base.store);
        QVERIFY(!encoding.require(base.lines, Control(stop.get_token())));
        QVERIFY(encoding.require(base.lines, {}));
        QVERIFY(solver->solve() == sat::Status::unsatisfiable);
    }
};

LOGGIA_TEST(EncodingTest)

} // namespace encoding_test

#include "encoding_test.moc"
