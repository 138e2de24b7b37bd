#include "core/base/random.hpp"
#include "core/logic/clauses.hpp"
#include "core/sat/solver.hpp"

#include <QTest>

#include <array>
#include <chrono>
#include <thread>

using namespace loggia;
using namespace loggia::sat;

namespace {

bool brute_force(const logic::ClauseSet& clauses, const std::vector<int>& assumptions, int atoms) {
    for (unsigned row = 0; row < 1U << static_cast<unsigned>(atoms); ++row) {
        std::vector<bool> values{false};
        for (int a = 0; a < atoms; ++a)
            values.push_back((row >> static_cast<unsigned>(a) & 1U) != 0);
        bool fits = clauses.satisfied_by(values);
        for (const int literal : assumptions)
            fits = fits && values[static_cast<std::size_t>(std::abs(literal))] == (literal > 0);
        if (fits)
            return true;
    }
    return false;
}

} // namespace

class CadicalSolverTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Clauses are added between calls, each call with assumptions of its own.
    void agreesWithBruteForce() {
        Random random(41);
        constexpr int atoms = 8;
        const auto literal = [&] {
            const int atom = 1 + static_cast<int>(random.below(atoms));
            return random.below(2) != 0 ? atom : -atom;
        };
        for (int round = 0; round < 300; ++round) {
            const auto solver = make_cadical();
            logic::ClauseSet clauses;
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
                QCOMPARE(status == Status::satisfiable, brute_force(clauses, assumptions, atoms));
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
                    QVERIFY(!brute_force(clauses, core, atoms));
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

    /// The pigeonhole principle keeps the solver busy for hours unless it listens.
    void stopsWhenTold() {
        const auto solver = make_cadical();
        constexpr int holes = 13;
        const auto in = [](int pigeon, int hole) { return pigeon * holes + hole + 1; };
        for (int p = 0; p <= holes; ++p) {
            std::vector<int> somewhere;
            for (int h = 0; h < holes; ++h) {
                somewhere.push_back(in(p, h));
                for (int q = 0; q < p; ++q)
                    solver->add(std::array{-in(p, h), -in(q, h)});
            }
            solver->add(somewhere);
        }
        std::stop_source source;
        const std::jthread stopper([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
            source.request_stop();
        });
        QVERIFY(solver->solve(Control(source.get_token())) == Status::unknown);
        QVERIFY(solver->solve(Control(source.get_token())) == Status::unknown);
        solver->add(std::array{1});
        solver->add(std::array{-1});
        QVERIFY(solver->solve() == Status::unsatisfiable); // still of use
    }
};

QTEST_APPLESS_MAIN(CadicalSolverTest)
#include "cadical_solver_test.moc"
