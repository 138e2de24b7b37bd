#include "core/base/random.hpp"
#include "core/sat/queries/count.hpp"
#include "core/sat/queries/enumerate_models.hpp"
#include "tests/core/sat/pigeonhole.hpp"
#include "tests/core/sat/random_clauses.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <array>

namespace count_test {

using namespace loggia;
using namespace loggia::sat;
using logic::ClauseSet;

class CountTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithTheTruthTable() {
        Random random(81);
        for (int round = 0; round < 2500; ++round) {
            constexpr int atoms = 10;
            ClauseSet clauses = random_clauses(random, 1 + static_cast<int>(random.below(atoms)),
                                               static_cast<int>(random.below(30)), 1, 4);
            clauses.ask_for_atoms(atoms);
            QCOMPARE(QString::fromStdString(*count_models(clauses)),
                     QString::number(satisfying_rows(clauses, atoms).size()));
        }
    }

    void agreesWithEnumeration() {
        Random random(82);
        for (int round = 0; round < 12; ++round) {
            const ClauseSet clauses = random_clauses(random, 40, 130, 3, 3);
            const Models models = for_each_model(clauses, std::nullopt,
                                                 [](const std::vector<bool>&) { return true; });
            QCOMPARE(QString::fromStdString(*count_models(clauses)), QString::number(models.count));
        }
    }

    /// Permutations: n pigeons in n holes, each of which has one.
    void countsPermutations() {
        ClauseSet clauses;
        constexpr int n = 8;
        const auto in = [](int pigeon, int hole) { return pigeon * n + hole + 1; };
        for (int p = 0; p < n; ++p) {
            for (int h = 0; h < n; ++h)
                clauses.push(in(p, h));
            clauses.end_clause();
            for (int q = 0; q < p; ++q)
                for (int h = 0; h < n; ++h) {
                    clauses.add(std::array{-in(p, h), -in(q, h)});
                    clauses.add(std::array{-in(h, p), -in(h, q)});
                }
        }
        QCOMPARE(QString::fromStdString(*count_models(clauses)), "40320");
    }

    /// A row of n atoms of which no two neighbours hold: Fibonacci numbers, here the 302nd.
    void countsBeyondMachineWords() {
        ClauseSet clauses;
        for (int atom = 1; atom < 300; ++atom)
            clauses.add(std::array{-atom, -(atom + 1)});
        QCOMPARE(QString::fromStdString(*count_models(clauses)),
                 "581811569836004006491505558634099066259034153405766997246569401");
        ClauseSet none;
        none.ask_for_atoms(200);
        QCOMPARE(QString::fromStdString(*count_models(none)),
                 "1606938044258990275541962092341162602522202993782792835301376");
    }

    void knowsItsLimits() {
        QCOMPARE(QString::fromStdString(*count_models(pigeonhole_clauses(7))), "0");
        ClauseSet clauses;
        clauses.ask_for_atoms(1'000'001);
        QCOMPARE(QString::fromStdString(count_models(clauses).error().message),
                 "models are counted for up to 1000000 atoms, there are 1000001");
        std::stop_source source;
        source.request_stop();
        clauses = {};
        clauses.add(std::array{1, 2});
        QCOMPARE(QString::fromStdString(
                     count_models(clauses, Control(source.get_token())).error().message),
                 "stopped");
    }
};

LOGGIA_TEST(CountTest)

} // namespace count_test

#include "count_test.moc"
