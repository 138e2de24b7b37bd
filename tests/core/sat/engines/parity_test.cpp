#include "core/base/time_slice.hpp"
#include "core/sat/engines/parity.hpp"
#include "core/sat/proofs/check_proof.hpp"
#include "core/sat/queries/solve.hpp"
#include "tests/core/sat/cnf_samples.hpp"
#include "tests/core/sat/parity.hpp"
#include "tests/core/sat/pigeonhole.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <cstdlib>
#include <vector>

namespace parity_test {

using namespace loggia;
using namespace loggia::sat;

bool holds(const ParityEquation& equation, const std::vector<bool>& values) {
    bool sum = false;
    for (const int atom : equation.atoms)
        sum = sum != values[static_cast<std::size_t>(atom)];
    return sum == equation.odd;
}

/// A contradiction that holds and whose proof is right.
void refuted(const logic::ClauseSet& clauses) {
    const auto found = find_parity(clauses);
    const auto said = solve_parity(found.equations, clauses.atoms());
    QVERIFY(said.contradiction);
    QVERIFY(!said.solution);
    QVERIFY(is_contradiction(clauses, *said.contradiction));
    const auto proof = prove_contradiction(clauses, *said.contradiction);
    QVERIFY(proof);
    const ProofCheck check = check_proof(clauses, *proof);
    QVERIFY2(check.verdict == ProofCheck::Verdict::verified, check.reason.c_str());
}

class ParityTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// What was put in comes out, among clauses that say nothing modulo 2 and clauses that are
    /// there twice.
    void findsTheEquations() {
        Random random(test_suite::seed(1));
        for (int round = 0; round < 300; ++round) {
            std::vector<ParityEquation> put;
            logic::ClauseSet clauses;
            const int atoms = 30;
            for (int i = 0; i < 6; ++i) {
                ParityEquation equation;
                const std::size_t width = 2 + random.below(5);
                while (equation.atoms.size() < width) {
                    const int atom = 1 + static_cast<int>(random.below(30));
                    if (std::find(equation.atoms.begin(), equation.atoms.end(), atom) ==
                        equation.atoms.end())
                        equation.atoms.push_back(atom);
                }
                std::sort(equation.atoms.begin(), equation.atoms.end());
                if (std::any_of(put.begin(), put.end(), [&](const ParityEquation& other) {
                        return other.atoms == equation.atoms;
                    }))
                    continue;
                equation.odd = random.below(2) == 0;
                add_parity(clauses, equation.atoms, equation.odd);
                put.push_back(equation);
            }
            const bool more = random.below(2) == 0;
            if (more) // over atoms of their own, too few for an equation
                for (int i = 0; i < 5; ++i)
                    clauses.add(
                        std::array{atoms + 3 * i + 1, -atoms - 3 * i - 2, atoms + 3 * i + 3});
            const std::size_t again = random.below(clauses.size());
            const std::vector<int> copy(clauses[again].begin(), clauses[again].end());
            clauses.add(copy);
            logic::ClauseSet shuffled;
            std::vector<std::size_t> order(clauses.size());
            for (std::size_t i = 0; i < order.size(); ++i)
                order[i] = i;
            for (std::size_t i = order.size(); i > 1; --i)
                std::swap(order[i - 1], order[random.below(i)]);
            for (const std::size_t i : order) {
                std::vector<int> clause(clauses[i].begin(), clauses[i].end());
                for (std::size_t k = clause.size(); k > 1; --k)
                    std::swap(clause[k - 1], clause[random.below(k)]);
                shuffled.add(clause);
            }
            auto found = find_parity(shuffled);
            const auto less = [](const ParityEquation& a, const ParityEquation& b) {
                return a.atoms < b.atoms;
            };
            std::sort(found.equations.begin(), found.equations.end(), less);
            std::sort(put.begin(), put.end(), less);
            QVERIFY(found.equations == put);
            QCOMPARE(found.nothing_else, !more);
        }
    }

    void findsNothingElsewhere() {
        Random random(test_suite::seed(2));
        QVERIFY(find_parity({}).equations.empty());
        QVERIFY(find_parity(pigeonhole_clauses(6)).equations.empty());
        QVERIFY(find_parity(oracle::uniform(random, 100, 420, 3)).equations.empty());
        logic::ClauseSet odd;
        odd.add(std::array<int, 0>{});
        odd.add(std::array{1, -1});
        odd.add(std::array{2, 2});
        odd.add(std::array{3});
        QVERIFY(find_parity(odd).equations.empty());
    }

    /// Against all rows of the truth table.
    void solvesRandomEquations() {
        Random random(test_suite::seed(3));
        int contradictions = 0;
        for (int round = 0; round < test_suite::rounds(2000); ++round) {
            const int atoms = 3 + static_cast<int>(random.below(8));
            const auto clauses = random_parity(random, atoms, static_cast<int>(random.below(14)),
                                               1 + random.below(3), false);
            const auto found = find_parity(clauses);
            const bool expected = oracle::brute_force(clauses);
            const auto said = solve_parity(found.equations, clauses.atoms());
            if (found.nothing_else) {
                QCOMPARE(said.solution.has_value(), expected);
                QCOMPARE(said.contradiction.has_value(), !expected);
            }
            if (said.solution)
                for (const auto& equation : found.equations)
                    QVERIFY(holds(equation, *said.solution));
            if (said.contradiction) {
                ++contradictions;
                refuted(clauses);
            }
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY(contradictions > test_suite::rounds(200));
    }

    /// Large enough for both ways of elimination.
    void solvesLargeSystems() {
        Random random(test_suite::seed(4));
        for (const int atoms : {50, 200, 1000}) {
            const auto right = random_parity(random, atoms, atoms + 20, 3, true);
            const auto found = find_parity(right);
            const auto said = solve_parity(found.equations, atoms);
            QVERIFY(said.solution);
            QVERIFY(found.nothing_else && right.satisfied_by(*said.solution));
            const auto wrong = random_parity(random, atoms, atoms + 20, 3, false);
            const auto other = find_parity(wrong);
            const auto contradiction = solve_parity(other.equations, atoms).contradiction;
            QVERIFY(contradiction && is_contradiction(wrong, *contradiction));
            if (atoms <= 200)
                refuted(wrong);
        }
    }

    void refutesTextbookFamilies_data() {
        QTest::addColumn<int>("which");
        for (int i = 0; i < 6; ++i)
            QTest::addRow("%d", i) << i;
    }
    void refutesTextbookFamilies() {
        QFETCH(int, which);
        const std::array families{parity_ladder(20),   parity_ladder(100),  tseitin_torus(4, 4),
                                  tseitin_torus(5, 6), tseitin_torus(8, 8), tseitin_torus(3, 20)};
        const auto& clauses = families.at(static_cast<std::size_t>(which));
        refuted(clauses);
        Random random(static_cast<std::uint64_t>(which));
        refuted(disguised(random, clauses));
        const auto answer = solve(clauses, {}).value();
        QVERIFY(answer.status == Status::unsatisfiable && answer.parity);
        QVERIFY(!describe(*answer.parity).empty());
    }

    /// Unit propagation refutes both values of any atom there: a proof by additions would be of
    /// hundreds of thousands of steps.
    void refutesACircleOfEquivalencesInTwoSteps() {
        constexpr int atoms = 20'001;
        logic::ClauseSet clauses;
        for (int atom = 1; atom <= atoms; ++atom) { // neighbours differ
            clauses.add(std::array{atom, atom % atoms + 1});
            clauses.add(std::array{-atom, -(atom % atoms + 1)});
        }
        refuted(clauses);
        const auto answer = solve_parity(find_parity(clauses).equations, atoms);
        const auto proof = prove_contradiction(clauses, answer.contradiction.value());
        QCOMPARE(proof.value().size(), std::size_t{2});
    }

    /// Of one to three atoms, of which some are refuted by unit propagation and some are not.
    void provesRandomContradictions() {
        Random random(test_suite::seed(6));
        int short_ones = 0;
        int long_ones = 0;
        for (int round = 0; round < test_suite::rounds(1000); ++round) {
            constexpr int atoms = 9;
            logic::ClauseSet clauses;
            for (int line = 0; line < 9; ++line) {
                const auto size = 1 + static_cast<int>(random.below(3));
                const auto first = 1 + static_cast<int>(random.below(atoms - 2));
                const bool odd = random.below(2) == 0;
                for (unsigned row = 0; row < 1U << static_cast<unsigned>(size); ++row) {
                    std::vector<int> clause;
                    for (int i = 0; i < size; ++i)
                        clause.push_back((row >> static_cast<unsigned>(i) & 1U) != 0 ? -(first + i)
                                                                                     : first + i);
                    if ((std::popcount(row) % 2 == 1) != odd)
                        clauses.add(clause);
                }
            }
            const auto found = find_parity(clauses);
            const auto said = solve_parity(found.equations, atoms);
            if (!said.contradiction)
                continue;
            const auto proof = prove_contradiction(clauses, *said.contradiction);
            QVERIFY(proof);
            (proof->size() == 2 ? short_ones : long_ones) += 1;
            const ProofCheck check = check_proof(clauses, *proof);
            QVERIFY2(check.verdict == ProofCheck::Verdict::verified, check.reason.c_str());
        }
        QVERIFY(short_ones > test_suite::rounds(50));
        QVERIFY(long_ones > test_suite::rounds(5));
    }

    /// A certificate has to hold of the very clauses.
    void aWrongContradictionIsRefused() {
        const auto clauses = tseitin_torus(3, 3);
        const auto found = find_parity(clauses);
        const ParityContradiction right =
            solve_parity(found.equations, clauses.atoms()).contradiction.value();
        QVERIFY(is_contradiction(clauses, right));
        for (std::size_t i = 0; i < right.equations.size(); ++i) {
            ParityContradiction wrong = right;
            wrong.equations[i].odd = !wrong.equations[i].odd;
            QVERIFY(!is_contradiction(clauses, wrong));
            wrong = right;
            wrong.equations.erase(wrong.equations.begin() + static_cast<std::ptrdiff_t>(i));
            QVERIFY(!is_contradiction(clauses, wrong));
            wrong = right;
            wrong.equations[i].atoms.pop_back();
            QVERIFY(!is_contradiction(clauses, wrong));
        }
        for (std::size_t left_out = 0; left_out < clauses.size(); ++left_out) {
            logic::ClauseSet fewer;
            for (std::size_t i = 0; i < clauses.size(); ++i)
                if (i != left_out)
                    fewer.add(clauses[i]);
            QVERIFY(!is_contradiction(fewer, right));
        }
        QVERIFY(!is_contradiction(clauses, {}));
        QVERIFY(!is_contradiction(clauses, {{{{}, true}}}));
    }

    void stops() {
        Random random(test_suite::seed(5));
        const auto clauses = random_parity(random, 5000, 5100, 3, false);
        std::stop_source stop;
        stop.request_stop();
        const Control control(stop.get_token());
        QVERIFY(find_parity(clauses, control).equations.empty());
        const auto found = find_parity(clauses);
        const auto said = solve_parity(found.equations, 5000, control);
        QVERIFY(!said.solution && !said.contradiction);
        const auto contradiction = solve_parity(found.equations, 5000).contradiction;
        QVERIFY(contradiction);
        QVERIFY(!prove_contradiction(clauses, *contradiction, control));
        QVERIFY(!prove_contradiction(clauses, *contradiction, {}, 10'000));
    }
};

LOGGIA_TEST(ParityTest)

} // namespace parity_test

#include "parity_test.moc"
