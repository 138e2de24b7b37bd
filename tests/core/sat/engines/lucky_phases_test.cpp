#include "core/sat/engines/lucky_phases.hpp"
#include "core/sat/queries/solve.hpp"
#include "tests/core/sat/cnf_samples.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <array>
#include <initializer_list>
#include <stop_token>
#include <vector>

namespace lucky_phases_test {

using namespace loggia;
using namespace loggia::sat;

logic::ClauseSet set_of(std::initializer_list<std::initializer_list<int>> clauses) {
    logic::ClauseSet set;
    for (const auto& clause : clauses)
        set.add(std::vector<int>(clause));
    return set;
}

/// One of each two neighbours is true; the second to last is false.
logic::ClauseSet long_path(int atoms) {
    logic::ClauseSet set;
    for (int i = 1; i < atoms; ++i)
        set.add(std::array{i, i + 1});
    set.add(std::array{1 - atoms});
    return set;
}

class LuckyPhasesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void modelsAreModels() {
        Random random(test_suite::seed(1));
        int found = 0;
        for (int round = 0; round < test_suite::rounds(3000); ++round) {
            const auto clauses = random.below(2) != 0 ? oracle::odd_set(random, 8)
                                                      : oracle::uniform(random, 30, 40, 3);
            const auto model = try_lucky_phases(clauses);
            QVERIFY(!model || clauses.satisfied_by(*model));
            found += model ? 1 : 0;
        }
        QVERIFY(found > 0);
    }

    void eachOrderAndValue() {
        // All false, 2 by propagation; all true; from the last atom on.
        QVERIFY(try_lucky_phases(set_of({{1, 2}, {-1, -2}, {3}})));
        QVERIFY(try_lucky_phases(set_of({{1, 2, 3}, {1, 2, -3}})));
        QVERIFY(try_lucky_phases(set_of({{1, 2, 4}, {1, 2, -4}, {-1, -2, 4}, {-1, -2, -4}})));
        QVERIFY(!try_lucky_phases(set_of({{1}, {-1}})));
        QVERIFY(!try_lucky_phases(set_of({{1, 2}, {1, -2}, {-1, 2}, {-1, -2}})));
        QVERIFY(!try_lucky_phases(set_of({{1}, {}})));
    }

    void largeSetsAreAnsweredByThem() {
        const auto large = long_path(10'000);
        const auto answer = solve(large).value();
        QVERIFY(answer.status == Status::satisfiable);
        QVERIFY(answer.answered_by == AnsweredBy::lucky_phases);
        QVERIFY(solve(long_path(100)).value().answered_by != AnsweredBy::lucky_phases);
    }

    void stops() {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!try_lucky_phases(long_path(100), Control(stop.get_token())));
    }
};

LOGGIA_TEST(LuckyPhasesTest)

} // namespace lucky_phases_test

#include "lucky_phases_test.moc"
