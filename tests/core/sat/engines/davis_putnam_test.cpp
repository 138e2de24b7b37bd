#include "core/sat/engines/davis_putnam.hpp"
#include "tests/core/sat/cnf_samples.hpp"
#include "tests/core/sat/pigeonhole.hpp"
#include "tests/core/sat/stop_soon.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <ctime>
#include <stop_token>

namespace davis_putnam_test {

using namespace loggia;
using namespace loggia::sat;

Features random_features(Random& random) {
    const auto flip = [&] { return random.below(2) != 0; };
    Features f;
    f.elimination = static_cast<Elimination>(random.below(3));
    f.subsumption = flip();
    f.pure_literals = flip();
    f.learning = flip();
    f.minimisation = flip();
    f.clause_deletion = flip();
    f.phase_saving = flip();
    f.first_value = flip();
    f.branching = static_cast<Branching>(random.below(5));
    f.restarts = static_cast<Restarts>(random.below(4));
    return f;
}

std::vector<Features> presets() {
    return {procedure_1960(), dpll(), cdcl()};
}

void compare(const logic::ClauseSet& clauses, const Features& features, bool satisfiable) {
    const Answer answer = solve_by_davis_putnam(clauses, features);
    QCOMPARE(answer.status, satisfiable ? Status::satisfiable : Status::unsatisfiable);
    QVERIFY(answer.shortfall == Shortfall::none);
    if (satisfiable) {
        QCOMPARE(answer.model.size(), static_cast<std::size_t>(clauses.atoms()) + 1);
        QVERIFY(clauses.satisfied_by(answer.model));
    }
}

class DavisPutnamTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oddSetsAgainstBruteForce() {
        Random random(test_suite::seed(11));
        for (int round = 0; round < test_suite::rounds(5000); ++round) {
            const logic::ClauseSet clauses = oracle::odd_set(random, 9);
            const bool satisfiable = oracle::brute_force(clauses);
            for (const Features& f : presets())
                compare(clauses, f, satisfiable);
            compare(clauses, random_features(random), satisfiable);
            compare(clauses, random_features(random), satisfiable);
            if (QTest::currentTestFailed())
                return;
        }
    }

    void hardSetsAgainstCadical() {
        Random random(test_suite::seed(12));
        for (int round = 0; round < test_suite::rounds(150); ++round) {
            const std::size_t atoms = 20 + random.below(40);
            const auto clauses = oracle::uniform(random, static_cast<int>(atoms),
                                                 atoms * (35 + random.below(15)) / 10, 3);
            const auto cadical = make_cadical();
            oracle::feed(*cadical, clauses);
            const bool satisfiable = cadical->solve() == Status::satisfiable;
            compare(clauses, cdcl(), satisfiable);
            compare(clauses, dpll(), satisfiable);
            Features f = random_features(random);
            if (f.elimination == Elimination::complete)
                f.elimination = Elimination::bounded;
            compare(clauses, f, satisfiable);
            if (QTest::currentTestFailed())
                return;
        }
    }

    /// Enough conflicts for restarts, reductions, and changes of mode.
    void longRuns() {
        Random random(test_suite::seed(13));
        for (int round = 0; round < 4; ++round) {
            const auto clauses = oracle::uniform(random, 150, 640, 3);
            const auto cadical = make_cadical();
            oracle::feed(*cadical, clauses);
            const bool satisfiable = cadical->solve() == Status::satisfiable;
            for (const Branching b : {Branching::vsids, Branching::vmtf, Branching::alternating}) {
                Features f = cdcl();
                f.branching = b;
                compare(clauses, f, satisfiable);
            }
        }
        const auto pigeons = pigeonhole_clauses(7);
        for (const Restarts r : {Restarts::luby, Restarts::glucose, Restarts::alternating}) {
            Features f = cdcl();
            f.restarts = r;
            compare(pigeons, f, false);
        }
        compare(pigeonhole_clauses(4), procedure_1960(), false);
        Features subsuming = procedure_1960();
        subsuming.subsumption = true;
        compare(pigeonhole_clauses(6), subsuming, false);
    }

    /// Clauses are added between calls, each with assumptions of its own.
    void incrementally() {
        Random random(test_suite::seed(14));
        for (int round = 0; round < test_suite::rounds(1500); ++round) {
            Features f = random_features(random);
            f.learning = true;
            const auto solver = make_davis_putnam(round % 2 == 0 ? cdcl() : f);
            const auto cadical = make_cadical();
            logic::ClauseSet clauses;
            constexpr int atoms = 12;
            for (int step = 0; step < 6; ++step) {
                for (std::uint64_t more = random.below(16); more > 0; --more) {
                    std::vector<int> clause;
                    for (std::uint64_t k = random.below(60) == 0 ? 0 : 1 + random.below(4); k > 0;
                         --k)
                        clause.push_back(random_literal(random, atoms));
                    clauses.add(clause);
                    solver->add(clause);
                    cadical->add(clause);
                }
                std::vector<int> assumptions;
                for (std::uint64_t k = random.below(5); k > 0; --k)
                    assumptions.push_back(random_literal(random, atoms + 2));
                for (const int l : assumptions) {
                    solver->assume(l);
                    cadical->assume(l);
                }
                const Status status = solver->solve();
                QCOMPARE(status, cadical->solve());
                if (status == Status::satisfiable) {
                    QVERIFY(clauses.satisfied_by(oracle::model_of(*solver, clauses)));
                    for (const int l : assumptions)
                        QVERIFY(solver->value(l) && !solver->value(-l));
                } else {
                    std::vector<int> core;
                    std::copy_if(assumptions.begin(), assumptions.end(), std::back_inserter(core),
                                 [&](int l) { return solver->failed(l); });
                    for (const int l : core)
                        cadical->assume(l);
                    QVERIFY(cadical->solve() == Status::unsatisfiable);
                }
            }
        }
    }

    void knowsNothingOfOtherAtoms() {
        const auto solver = make_davis_putnam();
        QVERIFY(solver->solve() == Status::satisfiable);
        QVERIFY(!solver->value(12345));
        QVERIFY(solver->value(-12345));
        QCOMPARE(solver->atoms(), 0);
    }

    void stopsWhenTold_data() {
        QTest::addColumn<int>("preset");
        QTest::newRow("1960") << 0;
        QTest::newRow("dpll") << 1;
        QTest::newRow("cdcl") << 2;
    }
    void stopsWhenTold() {
        QFETCH(int, preset);
        Features features = presets()[static_cast<std::size_t>(preset)];
        Random random(test_suite::seed(15));
        // Pigeons in holes keep the searches busy for hours; resolution, rather a random set.
        const auto clauses =
            preset == 0 ? oracle::uniform(random, 300, 1280, 3) : pigeonhole_clauses(13);
        features.literal_limit = SIZE_MAX;
        const StopSoon soon;
        const Answer answer = solve_by_davis_putnam(clauses, features, soon.control());
        QVERIFY(answer.status == Status::unknown);
        QVERIFY(answer.shortfall == Shortfall::stopped);
    }

    /// Millions of clauses take seconds to be taken in; who stops then does not wait for it.
    void stopsWhileClausesAreTakenIn() {
        Random random(test_suite::seed(151));
        logic::ClauseSet clauses;
        constexpr int atoms = 200'000;
        for (int i = 0; i < 600'000; ++i) {
            const std::array<int, 3> clause{1 + static_cast<int>(random.below(atoms)),
                                            1 + static_cast<int>(random.below(atoms)),
                                            1 + static_cast<int>(random.below(atoms))};
            clauses.add(clause);
        }
        const auto seconds_of = [&](const Control& control, Status status) {
            const std::clock_t begin = std::clock();
            const Answer answer = solve_by_davis_putnam(clauses, cdcl(), control);
            const auto gone = static_cast<double>(std::clock() - begin);
            return answer.status == status ? gone / CLOCKS_PER_SEC : -1;
        };
        std::stop_source stopped;
        stopped.request_stop();
        const double whole = seconds_of({}, Status::satisfiable);
        const double nothing = seconds_of(Control(stopped.get_token()), Status::unknown);
        QVERIFY(whole > 0 && nothing >= 0);
        QVERIFY2(4 * nothing < whole,
                 qPrintable(QStringLiteral("%1 s stopped, %2 s in all").arg(nothing).arg(whole)));
    }

    void tooManyResolventsAreSaidToBe() {
        Random random(test_suite::seed(16));
        Features features = procedure_1960();
        features.literal_limit = 100'000;
        const Answer answer = solve_by_davis_putnam(oracle::uniform(random, 200, 850, 3), features);
        QVERIFY(answer.status == Status::unknown);
        QVERIFY(answer.shortfall == Shortfall::too_many_resolvents);
        QVERIFY(answer.statistics.resolvents > 1000);
    }

    void reportsWhatItDoes() {
        int texts = 0;
        std::uint64_t conflicts = 0;
        const Control control({}, [&](const Progress& p) { texts += p.text.empty() ? 0 : 1; });
        Sinks sinks;
        sinks.statistics = [&](const Statistics& s) { conflicts = s.conflicts; };
        const Answer answer = solve_by_davis_putnam(pigeonhole_clauses(8), cdcl(), control, sinks);
        QVERIFY(answer.status == Status::unsatisfiable);
        QVERIFY(texts > 0);
        QVERIFY(conflicts > 0 && conflicts <= answer.statistics.conflicts);
        QVERIFY(describe(answer.statistics).find(" conflicts, ") != std::string::npos);
    }

    /// A chain of implications as long as this would overflow the stack of anything recursive.
    void longChains() {
        constexpr int length = 100'000;
        logic::ClauseSet clauses;
        clauses.add(std::array{1});
        for (int a = 1; a < length; ++a)
            clauses.add(std::array{-a, a + 1});
        for (const Features& f : presets())
            compare(clauses, f, true);
        clauses.add(std::array{-length});
        for (const Features& f : presets())
            compare(clauses, f, false);
    }
};

LOGGIA_TEST(DavisPutnamTest)

} // namespace davis_putnam_test

#include "davis_putnam_test.moc"
