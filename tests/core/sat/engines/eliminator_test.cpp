#include "core/base/time_slice.hpp"
#include "core/sat/engines/eliminator.hpp"
#include "tests/core/sat/cnf_samples.hpp"
#include "tests/core/sat/parity.hpp"
#include "tests/core/sat/pigeonhole.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <chrono>
#include <vector>

namespace eliminator_test {

using namespace loggia;
using namespace loggia::sat;

logic::ClauseSet left_of(const Eliminator& eliminator, int atoms) {
    logic::ClauseSet left;
    for (const auto& clause : eliminator.clauses()) {
        if (clause.gone)
            continue;
        for (const Lit l : clause.literals)
            left.push(l.external());
        left.end_clause();
    }
    left.ask_for_atoms(atoms);
    return left;
}

class EliminatorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The whole procedure decides; a bounded one leaves clauses that have a model if and only if
    /// all had, and each of their models becomes one of all.
    void agreesWithBruteForce() {
        Random random(test_suite::seed(71));
        int open = 0;
        for (int round = 0; round < 4000; ++round) {
            // Dense ones too, of which a bounded elimination leaves something.
            const auto clauses =
                round % 4 < 2 ? oracle::odd_set(random, 8) : oracle::uniform(random, 9, 50, 4);
            const int atoms = clauses.atoms();
            const bool expected = !satisfying_rows(clauses, atoms).empty();
            Features features = procedure_1960();
            features.elimination = round % 2 == 0 ? Elimination::complete : Elimination::bounded;
            features.subsumption = random.below(2) != 0;
            features.pure_literals = random.below(2) != 0;
            Statistics statistics;
            Eliminator eliminator(features, {}, statistics);
            eliminator.load(clauses);
            const Status status = eliminator.run({});
            QVERIFY(eliminator.shortfall() == Shortfall::none);
            if (status == Status::unsatisfiable) {
                QVERIFY(!expected);
                continue;
            }
            const auto left = left_of(eliminator, atoms);
            QCOMPARE(left.empty(), status == Status::satisfiable);
            QVERIFY(left.empty() || features.elimination == Elimination::bounded);
            open += left.empty() ? 0 : 1;
            const auto rows = satisfying_rows(left, atoms);
            QCOMPARE(!rows.empty(), expected);
            for (const std::uint64_t row : rows) {
                std::vector<bool> model = row_values(row, atoms);
                eliminator.extend(model);
                QVERIFY(clauses.satisfied_by(model));
            }
        }
        QVERIFY(open > 100);
    }

    /// Bounded elimination never makes more clauses, and no atom that is gone is in what is left.
    void boundedMeansNoMoreClauses() {
        Random random(test_suite::seed(72));
        for (int round = 0; round < 300; ++round) {
            const auto clauses = oracle::uniform(random, 30, 110, 3);
            Features features = cdcl();
            features.elimination = Elimination::bounded;
            Statistics statistics;
            Eliminator eliminator(features, {}, statistics);
            eliminator.load(clauses);
            static_cast<void>(eliminator.run({}));
            QVERIFY(left_of(eliminator, 30).size() <= clauses.size());
        }
    }

    /// Chains of equations modulo 2 have an order in which no clause ever grows long; the atom with
    /// the fewest neighbours keeps to one, however the atoms are called.
    void chainsOfParity_data() {
        QTest::addColumn<int>("links");
        QTest::addColumn<bool>("subsumption");
        for (const int links : {20, 50, 100})
            for (const bool subsumption : {false, true})
                QTest::addRow("%d links, subsumption %d", links, subsumption ? 1 : 0)
                    << links << subsumption;
    }
    void chainsOfParity() {
        QFETCH(int, links);
        QFETCH(bool, subsumption);
        Random random(static_cast<std::uint64_t>(links));
        for (int round = 0; round < 3; ++round) {
            auto clauses = parity_ladder(links);
            if (round > 0)
                clauses = disguised(random, clauses);
            Features features = procedure_1960();
            features.subsumption = subsumption;
            Statistics statistics;
            Eliminator eliminator(features, {}, statistics);
            eliminator.load(clauses);
            QVERIFY(eliminator.run({}) == Status::unsatisfiable);
            QVERIFY2(statistics.resolvents < static_cast<std::uint64_t>(links) * 30,
                     qPrintable(QString::number(statistics.resolvents)));
        }
    }

    /// Elimination on random sets makes clauses without end; comparing them must not keep it from
    /// hearing that it is to stop.
    void stopsAtOnce() {
        Random random(test_suite::seed(74));
        const auto clauses = oracle::uniform(random, 200, 860, 3);
        Features features = procedure_1960();
        features.literal_limit = SIZE_MAX / 2;
        Statistics statistics;
        Eliminator eliminator(features, {}, statistics);
        eliminator.load(clauses);
        const TimeSlice slice({}, std::chrono::milliseconds(300));
        const auto start = std::chrono::steady_clock::now();
        QVERIFY(eliminator.run(slice.control()) == Status::unknown);
        QVERIFY(eliminator.shortfall() == Shortfall::stopped);
        QVERIFY(std::chrono::steady_clock::now() - start < std::chrono::seconds(2));
    }

    void givesUpAtItsLimit() {
        Random random(test_suite::seed(73));
        const auto clauses = oracle::uniform(random, 60, 256, 3);
        Features features = procedure_1960();
        features.literal_limit = 1000;
        Statistics statistics;
        Eliminator eliminator(features, {}, statistics);
        eliminator.load(clauses);
        QVERIFY(eliminator.run({}) == Status::unknown);
        QVERIFY(eliminator.shortfall() == Shortfall::too_many_resolvents);
    }
};

LOGGIA_TEST(EliminatorTest)

} // namespace eliminator_test

#include "eliminator_test.moc"
