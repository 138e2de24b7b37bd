#include "core/base/random.hpp"
#include "core/sat/formats/format.hpp"
#include "core/sat/queries/minimal_core.hpp"
#include "tests/core/sat/pigeonhole.hpp"
#include "tests/core/sat/random_clauses.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <numeric>
#include <string>
#include <vector>

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

/// How many of these clauses fail where no other atoms are true.
int failing_clauses(const ClauseSet& clauses, const std::vector<std::size_t>& numbers,
                    const std::vector<int>& true_atoms) {
    int failing = 0;
    for (const std::size_t i : numbers) {
        const auto clause = clauses[i];
        failing += std::none_of(clause.begin(), clause.end(),
                                [&](int literal) {
                                    return std::binary_search(true_atoms.begin(), true_atoms.end(),
                                                              std::abs(literal)) == (literal > 0);
                                })
                       ? 1
                       : 0;
    }
    return failing;
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
            QVERIFY(core.models.size() <= core.clauses.size());
            for (const std::vector<int>& model : core.models)
                QCOMPARE(failing_clauses(clauses, core.clauses, model), 1);
        }
        QVERIFY(cores > 500);
    }

    /// Models that are given are no more than proposals.
    void verifiesWhatModelsShow() {
        Random random(test_suite::seed(94));
        int minimal = 0;
        int others = 0;
        for (int round = 0; round < 600; ++round) {
            constexpr int atoms = 6;
            const ClauseSet clauses = random_clauses(random, atoms, 40, 2, 3);
            const Core core = minimal_core(clauses);
            if (core.status != Status::unsatisfiable)
                continue;
            std::vector<std::size_t> numbers = core.clauses;
            const bool is_minimal = random.below(2) == 0;
            for (std::size_t i = 0; i < clauses.size() && !is_minimal; ++i)
                if (!std::binary_search(core.clauses.begin(), core.clauses.end(), i))
                    numbers.push_back(i);
            if (!is_minimal && numbers.size() == core.clauses.size())
                continue;
            std::vector<std::vector<int>> models = core.models;
            for (int more = 0; more < 5; ++more) {
                std::vector<int>& model = models.emplace_back();
                for (int atom = 1; atom <= atoms + 2; ++atom)
                    if (random.below(2) == 0)
                        model.push_back(atom);
            }
            (is_minimal ? minimal : others) += 1;
            const ClauseSet part = subset(clauses, numbers);
            std::vector<std::size_t> ends(part.size());
            std::iota(ends.begin(), ends.end(), std::size_t{1});
            QVERIFY(verify_minimal(part, ends, models) ==
                    (is_minimal ? Status::unsatisfiable : Status::satisfiable));
        }
        QVERIFY(minimal > 100);
        QVERIFY(others > 100);
    }

    /// Of each link of a chain that is needed one model tells of all the others.
    void needsNoModelForEachClauseOfAChain() {
        constexpr int atoms = 3000;
        ClauseSet clauses;
        clauses.add(std::array{1});
        for (int atom = 1; atom < atoms; ++atom)
            clauses.add(std::array{-atom, atom + 1});
        clauses.add(std::array{-atoms});
        const Core core = minimal_core(clauses);
        QVERIFY(core.minimal);
        QCOMPARE(core.clauses.size(), clauses.size());
        QCOMPARE(core.models.size(), std::size_t{1});
        std::vector<std::size_t> ends(clauses.size());
        std::iota(ends.begin(), ends.end(), std::size_t{1});
        QVERIFY(verify_minimal(clauses, ends, core.models) == Status::unsatisfiable);
    }

    /// Constraints of several clauses are in the core as a whole or not at all.
    void agreesWithTheTruthTableOnXors() {
        Random random(test_suite::seed(93));
        int cores = 0;
        for (int round = 0; round < 600; ++round) {
            constexpr int atoms = 6;
            std::string text = "p cnf 6 16\n";
            for (int line = 0; line < 16; ++line) {
                if (random.below(3) == 0)
                    text += 'x';
                for (std::uint64_t left = 2 + random.below(2); left > 0; --left)
                    text += std::to_string((random.below(2) == 0 ? 1 : -1) *
                                           (1 + static_cast<int>(random.below(atoms)))) +
                            ' ';
                text += "0\n";
            }
            const auto file = parse_clauses(text);
            QVERIFY(file);
            const Core core = minimal_core(file->clauses, file->constraint_ends());
            if (!satisfying_rows(file->clauses, atoms).empty()) {
                QVERIFY(core.status == Status::satisfiable);
                continue;
            }
            ++cores;
            QVERIFY(core.minimal);
            const ClauseFile part = file->part(core.clauses);
            const auto ends = part.constraint_ends();
            QCOMPARE(ends.size(), core.constraints);
            QVERIFY(verify_minimal(part.clauses, ends, {}) == Status::unsatisfiable);
            QVERIFY(verify_minimal(part.clauses, ends, core.models) == Status::unsatisfiable);
            QVERIFY(satisfying_rows(part.clauses, atoms).empty());
            for (std::size_t i = 0; i < ends.size(); ++i) {
                ClauseSet rest;
                for (std::size_t k = 0; k < part.clauses.size(); ++k)
                    if (k >= ends[i] || (i > 0 && k < ends[i - 1]))
                        rest.add(part.clauses[k]);
                QVERIFY(!satisfying_rows(rest, atoms).empty());
            }
            // What is written is read again as the same clauses.
            const auto again = parse_clauses(to_dimacs(part));
            QVERIFY(again);
            QCOMPARE(again->constraint_ends().size(), ends.size());
            QCOMPARE(satisfying_rows(again->clauses, atoms).size(), std::size_t{0});
        }
        QVERIFY(cores > 200);
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
