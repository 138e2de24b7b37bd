#include "core/base/random.hpp"
#include "core/sat/queries/minimal_core.hpp"
#include "tests/core/sat/pigeonhole.hpp"
#include "tests/core/sat/random_clauses.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>

namespace minimal_core_test {

using namespace loggia;
using namespace loggia::sat;
using logic::ClauseSet;

ClauseSet subset(const ClauseSet& clauses, const std::vector<std::size_t>& numbers,
                 std::size_t but = SIZE_MAX) {
    ClauseSet result;
    for (const std::size_t i : numbers)
        if (i != but)
            result.add(clauses[i]);
    return result;
}

class CoreTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithTheTruthTable() {
        Random random(test_suite::seed(91));
        int cores = 0;
        for (int round = 0; round < 1500; ++round) {
            constexpr int atoms = 7;
            const ClauseSet clauses =
                random_clauses(random, atoms, 20 + static_cast<int>(random.below(40)),
                               random.below(30) == 0 ? 0 : 2, 3);
            const Core core = minimal_core(clauses);
            if (!satisfying_rows(clauses, atoms).empty()) {
                QVERIFY(core.status == Status::satisfiable);
                QVERIFY(core.clauses.empty());
                continue;
            }
            ++cores;
            QVERIFY(core.status == Status::unsatisfiable);
            QVERIFY(core.minimal);
            QVERIFY(std::is_sorted(core.clauses.begin(), core.clauses.end()));
            QVERIFY(satisfying_rows(subset(clauses, core.clauses), atoms).empty());
            for (const std::size_t i : core.clauses)
                QVERIFY(!satisfying_rows(subset(clauses, core.clauses, i), atoms).empty());
        }
        QVERIFY(cores > 500);
    }

    void findsAPigeonholeInAHaystack() {
        Random random(test_suite::seed(92));
        const ClauseSet needle = pigeonhole_clauses(4);
        ClauseSet clauses;
        std::vector<std::size_t> expected;
        for (std::size_t i = 0; i < needle.size(); ++i) {
            for (int k = 0; k < 20; ++k) // all of which "every atom is true" satisfies
                clauses.add(std::array{100 + static_cast<int>(random.below(300)),
                                       -1 - static_cast<int>(random.below(400))});
            expected.push_back(clauses.size());
            clauses.add(needle[i]);
        }
        const Core core = minimal_core(clauses);
        QCOMPARE(core.clauses, expected);
        QVERIFY(verify_minimal(subset(clauses, core.clauses)) == Status::unsatisfiable);
    }

    void verifiesIndependently() {
        QVERIFY(verify_minimal(pigeonhole_clauses(4)) == Status::unsatisfiable);
        ClauseSet clauses = pigeonhole_clauses(4);
        clauses.add(std::array{-1, -2});
        QVERIFY(verify_minimal(clauses) == Status::satisfiable);
        clauses = {};
        clauses.add(std::array{1});
        QVERIFY(verify_minimal(clauses) == Status::satisfiable);
    }

    void stopsWhenTold() {
        std::stop_source source;
        source.request_stop();
        const Control control(source.get_token());
        QVERIFY(minimal_core(pigeonhole_clauses(5), control).status == Status::unknown);
        QVERIFY(verify_minimal(pigeonhole_clauses(5), control) == Status::unknown);
    }
};

LOGGIA_TEST(CoreTest)

} // namespace minimal_core_test

#include "minimal_core_test.moc"
