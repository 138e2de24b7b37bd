#include "core/base/random.hpp"
#include "core/sat/queries/partial_assignment.hpp"
#include "tests/core/sat/random_clauses.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <cstdlib>
#include <set>

namespace partial_assignment_test {

using namespace loggia;
using namespace loggia::sat;

/// By what the words mean, over sets of literals.
ClauseStatus plain_status(std::span<const int> clause, const PartialAssignment& values) {
    std::set<int> open;
    for (const int literal : clause) {
        const int value = values[static_cast<std::size_t>(std::abs(literal))];
        if (value != 0 && (value > 0) == (literal > 0))
            return ClauseStatus::satisfied;
        if (value == 0)
            open.insert(literal);
    }
    return open.empty()       ? ClauseStatus::falsified
           : open.size() == 1 ? ClauseStatus::unit
                              : ClauseStatus::open;
}

PartialAssignment random_values(Random& random, int atoms) {
    PartialAssignment values(static_cast<std::size_t>(atoms) + 1);
    for (std::size_t atom = 1; atom < values.size(); ++atom)
        values[atom] = static_cast<signed char>(static_cast<int>(random.below(3)) - 1);
    return values;
}

class PartialAssignmentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void statuses() {
        Random random(test_suite::seed(71));
        for (int round = 0; round < 1000; ++round) {
            const auto clauses = random_clauses(random, 9, 20, 1, 4);
            const auto values = random_values(random, 9);
            const ClauseReport report = report_clauses(clauses, values);
            QCOMPARE(report.of.size(), clauses.size());
            std::array<std::size_t, clause_statuses> count{};
            for (std::size_t i = 0; i < clauses.size(); ++i) {
                QCOMPARE(report.of[i], plain_status(clauses[i], values));
                ++count.at(static_cast<std::size_t>(report.of[i]));
            }
            QCOMPARE(report.count, count);
        }
    }

    void edges() {
        logic::ClauseSet clauses;
        clauses.end_clause();
        clauses.add(std::array{1, 1});
        clauses.add(std::array{2, -2});
        clauses.add(std::array{7});
        const auto report = report_clauses(clauses, {0, 0, 0});
        QCOMPARE(report.of, (std::vector{ClauseStatus::falsified, ClauseStatus::unit,
                                         ClauseStatus::open, ClauseStatus::unit}));
    }

    /// Against a fixed point by looking at all clauses again and again.
    void propagation() {
        Random random(test_suite::seed(72));
        int conflicts = 0;
        int forced = 0;
        for (int round = 0; round < 2000; ++round) {
            const auto clauses = random_clauses(random, 10, 22, 1, 3);
            auto values = random_values(random, 10);
            for (std::size_t atom = 1; atom < values.size(); ++atom)
                if (random.below(3) != 0)
                    values[atom] = 0;
            const Propagated found = propagate_units(clauses, values);
            bool fails = false;
            auto fixed = values;
            for (bool changed = true; changed && !fails;) {
                changed = false;
                for (std::size_t i = 0; i < clauses.size(); ++i) {
                    const auto status = plain_status(clauses[i], fixed);
                    fails = fails || status == ClauseStatus::falsified;
                    if (status != ClauseStatus::unit)
                        continue;
                    for (const int literal : clauses[i])
                        if (fixed[static_cast<std::size_t>(std::abs(literal))] == 0)
                            fixed[static_cast<std::size_t>(std::abs(literal))] =
                                static_cast<signed char>(literal > 0 ? 1 : -1);
                    changed = true;
                }
            }
            QCOMPARE(found.conflict.has_value(), fails);
            std::size_t given = 0;
            for (std::size_t atom = 1; atom < values.size(); ++atom) {
                given += values[atom] == 0 && found.values[atom] != 0 ? 1 : 0;
                if (values[atom] != 0)
                    QCOMPARE(found.values[atom], values[atom]);
            }
            QCOMPARE(found.forced, given);
            if (fails) {
                ++conflicts;
                QCOMPARE(plain_status(clauses[*found.conflict], found.values),
                         ClauseStatus::falsified);
            } else {
                QCOMPARE(found.values, fixed);
                forced += static_cast<int>(found.forced);
            }
        }
        QVERIFY(conflicts > 100);
        QVERIFY(forced > 100);
    }
};

LOGGIA_TEST(PartialAssignmentTest)

} // namespace partial_assignment_test

#include "partial_assignment_test.moc"
