#include "core/base/random.hpp"
#include "core/logic/clauses.hpp"
#include "core/sat/solver.hpp"
#include "tests/core/sat/cnf_samples.hpp"
#include "tests/core/sat/pigeonhole.hpp"
#include "tests/core/sat/stop_soon.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <array>

namespace cadical_test {

using namespace loggia;
using namespace loggia::sat;

class CadicalSolverTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Clauses are added between calls, each call with assumptions of its own.
    void agreesWithBruteForce() {
        Random random(test_suite::seed(41));
        constexpr int atoms = 8;
        const auto literal = [&] {
            const int atom = 1 + static_cast<int>(random.below(atoms));
            return random.below(2) != 0 ? atom : -atom;
        };
        for (int round = 0; round < 300; ++round) {
            const auto solver = make_cadical();
            logic::ClauseSet clauses;
            clauses.ask_for_atoms(atoms);
            for (int step = 0; step < 6; ++step) {
                const std::uint64_t more = random.below(10);
                for (std::uint64_t i = 0; i < more; ++i) {
                    std::vector<int> clause;
                    const std::uint64_t length = random.below(40) == 0 ? 0 : 1 + random.below(4);
                    for (std::uint64_t k = 0; k < length; ++k)
                        clause.push_back(literal());
                    clauses.add(clause);
                    solver->add(clause);
                }
                std::vector<int> assumptions;
                for (std::uint64_t k = random.below(4); k > 0; --k)
                    assumptions.push_back(literal());
                for (const int l : assumptions)
                    solver->assume(l);
                const Status status = solver->solve();
                QCOMPARE(status == Status::satisfiable, oracle::brute_force(clauses, assumptions));
                if (status == Status::satisfiable) {
                    std::vector<bool> values{false};
                    for (int a = 1; a <= atoms; ++a) {
                        values.push_back(solver->value(a));
                        QCOMPARE(solver->value(-a), !solver->value(a));
                    }
                    QVERIFY(clauses.satisfied_by(values));
                    for (const int l : assumptions)
                        QVERIFY(solver->value(l));
                } else {
                    QVERIFY(status == Status::unsatisfiable);
                    std::vector<int> core;
                    for (const int l : assumptions)
                        if (solver->failed(l))
                            core.push_back(l);
                    QVERIFY(!oracle::brute_force(clauses, core));
                }
            }
        }
    }

    void neverHeardOfAtomsAreFalse() {
        const auto solver = make_cadical();
        QVERIFY(solver->solve() == Status::satisfiable);
        QVERIFY(!solver->value(12345));
        QVERIFY(solver->value(-12345));
        QCOMPARE(solver->atoms(), 0);
    }

    /// A search long enough for the solver to rewrite the clauses by atoms of its own, if it did
    /// so: CaDiCaL 3 does by default, and aborts when the next atom turns out to be one of them.
    void atomsAreAddedAfterALongSearch() {
        const auto solver = make_cadical();
        const logic::ClauseSet pigeons = pigeonhole_clauses(9);
        const int relaxed = pigeons.atoms() + 1;
        for (std::size_t i = 0; i < pigeons.size(); ++i) {
            std::vector<int> clause(pigeons[i].begin(), pigeons[i].end());
            clause.push_back(relaxed);
            solver->add(clause);
        }
        solver->assume(-relaxed);
        QVERIFY(solver->solve() == Status::unsatisfiable);
        for (int atom = relaxed + 1; atom <= relaxed + 5; ++atom) {
            solver->add(std::array{-atom, relaxed});
            solver->assume(atom);
            QVERIFY(solver->solve() == Status::satisfiable);
            QVERIFY(solver->value(atom));
            QCOMPARE(solver->atoms(), atom);
        }
    }

    /// The pigeonhole principle keeps the solver busy for hours unless it listens.
    void stopsWhenTold() {
        const auto solver = make_cadical();
        oracle::feed(*solver, pigeonhole_clauses(13));
        const StopSoon soon;
        QVERIFY(solver->solve(soon.control()) == Status::unknown);
        QVERIFY(solver->solve(soon.control()) == Status::unknown);
        solver->add(std::array{1});
        solver->add(std::array{-1});
        QVERIFY(solver->solve() == Status::unsatisfiable); // still of use
    }
};

LOGGIA_TEST(CadicalSolverTest)

} // namespace cadical_test

#include "cadical_test.moc"
