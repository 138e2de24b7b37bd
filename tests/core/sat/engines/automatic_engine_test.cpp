#include "core/sat/engines/automatic_engine.hpp"
#include "core/sat/queries/solve.hpp"
#include "tests/core/sat/cnf_samples.hpp"
#include "tests/core/sat/pigeonhole.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <array>
#include <bit>
#include <cstdlib>

namespace automatic_engine_test {

using namespace loggia;
using namespace loggia::sat;

class PickTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lookaheadForHardRandomSets() {
        Random random(test_suite::seed(91));
        for (int round = 0; round < 100; ++round) {
            const int atoms = 60 + static_cast<int>(random.below(300));
            const double ratio = 4 + random.real();
            const auto hard =
                oracle::uniform(random, atoms, static_cast<std::size_t>(atoms * ratio), 3);
            QVERIFY(pick(hard) == Engine::lookahead);
            const auto easy =
                oracle::uniform(random, atoms, static_cast<std::size_t>(atoms * 2), 3);
            QVERIFY(pick(easy) == Engine::davis_putnam);
        }
        QVERIFY(pick(oracle::uniform(random, 2000, 8520, 3)) == Engine::davis_putnam);
        QVERIFY(pick(oracle::uniform(random, 100, 993, 4)) == Engine::lookahead);
    }

    void learningForEverythingElse() {
        QVERIFY(pick(logic::ClauseSet()) == Engine::davis_putnam);
        QVERIFY(pick(pigeonhole_clauses(8)) == Engine::davis_putnam);
        // As many ternary clauses as in a hard random set, but each four say a parity.
        Random random(test_suite::seed(92));
        logic::ClauseSet parities;
        for (int i = 0; i < 200; ++i) {
            std::array<int, 3> atoms{};
            const auto one = oracle::uniform(random, 200, 1, 3);
            for (std::size_t k = 0; k < 3; ++k)
                atoms[k] = std::abs(one[0][k]);
            for (unsigned signs = 0; signs < 8; ++signs)
                if (std::popcount(signs) % 2 == 0)
                    parities.add(std::array{(signs & 1U) != 0 ? -atoms[0] : atoms[0],
                                            (signs & 2U) != 0 ? -atoms[1] : atoms[1],
                                            (signs & 4U) != 0 ? -atoms[2] : atoms[2]});
        }
        QVERIFY(pick(parities) == Engine::davis_putnam);
    }

    /// A minimal core without a model looks drawn at random, too, and no search by chance refutes
    /// it.
    void fewAtomsAreNotLeftToChance() {
        Random random(test_suite::seed(94));
        for (int i = 0; i < 200; ++i) {
            const int atoms = 8 + static_cast<int>(random.below(33));
            const double share = 0.7 + 0.5 * random.real();
            for (const auto& [length, threshold] :
                 {std::pair(std::size_t{3}, 4.27), {5, 21.1}, {7, 87.8}}) {
                const auto count = static_cast<std::size_t>(atoms * threshold * share);
                QVERIFY(local_search_flips(oracle::uniform(random, atoms, count, length)) <
                        1'000'000);
            }
        }
        QVERIFY(local_search_flips(oracle::uniform(random, 5000, 20'000, 3)) > 1'000'000);
        QVERIFY(local_search_flips(oracle::uniform(random, 5000, 21'000, 3)) > 100'000'000);
    }

    void answersAreThoseOfCadical() {
        Random random(test_suite::seed(93));
        for (int round = 0; round < 300; ++round) {
            const auto clauses = random.below(2) != 0
                                     ? oracle::odd_set(random, 10)
                                     : oracle::uniform(random, 50, 200 + random.below(30), 3);
            const auto cadical = make_cadical();
            oracle::feed(*cadical, clauses);
            const Status expected = cadical->solve();
            const Answer answer = solve(clauses).value();
            QCOMPARE(answer.status, expected);
            const auto solver = make_solver();
            oracle::feed(*solver, clauses);
            for (int call = 0; call < 3; ++call) {
                QCOMPARE(solver->solve(), expected);
                if (expected == Status::satisfiable) {
                    QVERIFY(clauses.satisfied_by(answer.model));
                    QVERIFY(clauses.satisfied_by(oracle::model_of(*solver, clauses)));
                    solver->assume(1);
                    solver->assume(-1);
                    QVERIFY(solver->solve() == Status::unsatisfiable);
                    QVERIFY(solver->failed(1) || solver->failed(-1));
                }
            }
        }
    }
};

LOGGIA_TEST(PickTest)

} // namespace automatic_engine_test

#include "automatic_engine_test.moc"
