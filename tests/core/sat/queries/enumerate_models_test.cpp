#include "core/base/random.hpp"
#include "core/sat/queries/enumerate_models.hpp"
#include "tests/core/sat/pigeonhole.hpp"
#include "tests/core/sat/random_clauses.hpp"
#include "tests/core/sat/stop_soon.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <climits>
#include <set>

namespace enumerate_models_test {

using namespace loggia;
using namespace loggia::sat;
using logic::ClauseSet;

std::uint64_t row_of(const std::vector<bool>& values) {
    std::uint64_t row = 0;
    for (std::size_t atom = values.size() - 1; atom > 0; --atom)
        row = 2 * row + (values[atom] ? 1 : 0);
    return row;
}

class ModelsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithTheTruthTable() {
        Random random(test_suite::seed(71));
        std::size_t total = 0;
        for (int round = 0; round < 1200; ++round) {
            constexpr int atoms = 9;
            ClauseSet clauses = random_clauses(random, 1 + static_cast<int>(random.below(atoms)),
                                               static_cast<int>(random.below(30)), 1, 4);
            clauses.ask_for_atoms(atoms); // some of which do not occur
            std::vector<std::uint64_t> rows;
            const Models models =
                for_each_model(clauses, std::nullopt, [&](const std::vector<bool>& values) {
                    rows.push_back(row_of(values));
                    return true;
                });
            QVERIFY(models.complete);
            QCOMPARE(models.count, rows.size());
            std::sort(rows.begin(), rows.end());
            QCOMPARE(rows, satisfying_rows(clauses, atoms));
            total += rows.size();
        }
        QVERIFY(total > 10'000);
    }

    void projects() {
        Random random(test_suite::seed(72));
        for (int round = 0; round < 1200; ++round) {
            constexpr int atoms = 9;
            ClauseSet clauses = random_clauses(random, atoms, static_cast<int>(random.below(30)));
            clauses.ask_for_atoms(atoms);
            std::vector<int> projection;
            std::uint64_t mask = 0;
            for (std::uint64_t left = random.below(8); left > 0; --left) {
                projection.push_back(1 + static_cast<int>(random.below(atoms)));
                mask |= std::uint64_t{1} << static_cast<unsigned>(projection.back() - 1);
            }
            projection.push_back(12345); // there is no such atom
            std::set<std::uint64_t> expected;
            for (const std::uint64_t row : satisfying_rows(clauses, atoms))
                expected.insert(row & mask);
            std::set<std::uint64_t> found;
            const Models models =
                for_each_model(clauses, projection, [&](const std::vector<bool>& values) {
                    found.insert(row_of(values) & mask);
                    return clauses.satisfied_by(values);
                });
            QVERIFY(models.complete);
            QCOMPARE(models.count, found.size());
            QVERIFY(found == expected);
        }
    }

    void endsWhereTheSinkSaysSo() {
        ClauseSet clauses;
        clauses.add(std::array{1, 2});
        clauses.ask_for_atoms(200);
        const Models models = for_each_model(
            clauses, std::nullopt,
            [count = 0](const std::vector<bool>& /*values*/) mutable { return ++count < 1000; });
        QVERIFY(!models.complete);
        QCOMPARE(models.count, std::uint64_t{1000});
    }

    void knowsWhenThereIsNone() {
        const Models models = for_each_model(pigeonhole_clauses(5), std::nullopt,
                                             [](const std::vector<bool>&) { return true; });
        QVERIFY(models.complete);
        QCOMPARE(models.count, std::uint64_t{0});
        const Models one =
            for_each_model({}, std::nullopt, [](const std::vector<bool>&) { return true; });
        QVERIFY(one.complete);
        QCOMPARE(one.count, std::uint64_t{1});
    }

    void stopsWhenTold() {
        ClauseSet clauses;
        clauses.add(std::array{1, 2});
        clauses.ask_for_atoms(100);
        const StopSoon soon;
        const Models models = for_each_model(
            clauses, std::nullopt, [](const std::vector<bool>&) { return true; }, soon.control());
        QVERIFY(!models.complete);
        const Models none = for_each_model(
            hidden_pigeonhole_clauses(12), std::nullopt,
            [](const std::vector<bool>&) { return true; }, soon.control());
        QVERIFY(!none.complete);
    }
};

LOGGIA_TEST(ModelsTest)

} // namespace enumerate_models_test

#include "enumerate_models_test.moc"
