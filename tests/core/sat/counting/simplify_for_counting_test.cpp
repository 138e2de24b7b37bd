#include "core/base/random.hpp"
#include "core/sat/counting/simplify_for_counting.hpp"
#include "tests/core/sat/counting/counting_samples.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <set>
#include <stop_token>

namespace simplify_for_counting_test {

using namespace loggia;
using namespace loggia::sat;

/// What its header says of a problem that is left, beyond its count.
void check_form(const CountingProblem& problem, bool is_weighted) {
    QCOMPARE(problem.shown.size(), std::size_t{problem.atoms});
    QCOMPARE(problem.weights.size(), is_weighted ? 2 * std::size_t{problem.atoms} : 0);
    std::set<std::uint32_t> occurring;
    for (const auto& clause : problem.clauses) {
        std::set<std::uint32_t> atoms;
        for (const auto literal : clause)
            atoms.insert(literal / 2);
        QVERIFY(clause.size() > 1);
        QCOMPARE(atoms.size(), clause.size());
        occurring.insert(atoms.begin(), atoms.end());
    }
    // Every atom that is left stands in a clause.
    QCOMPARE(occurring.size(), std::size_t{problem.atoms});
    QVERIFY(occurring.empty() || *occurring.rbegin() + 1 == problem.atoms);
}

class SimplifyForCountingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Clauses of one literal, and now and then of none, are among them.
    void keepsTheCount() {
        Random random(test_suite::seed(41));
        int solved = 0;
        for (int round = 0; round < test_suite::rounds(5000); ++round) {
            CountingProblem problem =
                counting_oracle::random_problem(random, 10, random.below(2) == 0 ? 1 : 2);
            if (random.below(100) == 0)
                problem.clauses.emplace_back();
            counting_oracle::hide_and_weigh(random, problem);
            const SimplifiedCount simplified = simplify_for_counting(problem, {});
            const mpz_class expected = counting_oracle::weight_of(problem);
            if (simplified.factor == 0) {
                QCOMPARE(expected.get_str(), std::string("0"));
                continue;
            }
            check_form(simplified.problem, problem.is_weighted() && simplified.problem.atoms > 0);
            QVERIFY(simplified.problem.atoms <= problem.atoms);
            const mpz_class found =
                simplified.factor * counting_oracle::weight_of(simplified.problem);
            QCOMPARE(found.get_str(), expected.get_str());
            solved += simplified.problem.atoms == 0 ? 1 : 0;
        }
        QVERIFY(solved > test_suite::rounds(100));
    }

    /// Atoms that are equivalent in a circle are one, whose weights are the products.
    void mergesEquivalentAtoms() {
        CountingProblem problem;
        problem.atoms = 5;
        problem.shown = {1, 1, 1, 1, 0};
        for (std::uint32_t atom = 0; atom < 5; ++atom)
            problem.clauses.push_back({2 * atom + 1, 2 * ((atom + 1) % 5)});
        SimplifiedCount simplified = simplify_for_counting(problem, {});
        QCOMPARE(simplified.problem.atoms, 0U);
        QVERIFY(simplified.factor == 2);
        problem.weights = {2, 1, 3, 1, 5, 1, 7, -1, 1, 1};
        simplified = simplify_for_counting(problem, {});
        QCOMPARE(simplified.problem.atoms, 0U);
        QVERIFY(simplified.factor == 2 * 3 * 5 * 7 - 1);
    }

    /// Of a chain of implications whose inner atoms are hidden, only its ends are left.
    void eliminatesHiddenAtoms() {
        CountingProblem problem;
        problem.atoms = 20;
        problem.shown.assign(20, 0);
        problem.shown[0] = problem.shown[19] = 1;
        for (std::uint32_t atom = 0; atom < 19; ++atom)
            problem.clauses.push_back({2 * atom + 1, 2 * atom + 2});
        const SimplifiedCount simplified = simplify_for_counting(problem, {});
        QCOMPARE(simplified.problem.atoms, 2U);
        QCOMPARE(simplified.problem.clauses.size(), std::size_t{1});
        QVERIFY(simplified.factor == 1);
    }

    /// Of two clauses of which one holds the other, or all of it but for one sign, the longer one
    /// goes or gets shorter.
    void removesWhatOtherClausesImply() {
        CountingProblem problem;
        problem.atoms = 4;
        problem.shown.assign(4, 1);
        problem.clauses = {{0, 2, 4}, {0, 2, 4, 6}, {1, 2, 4, 7}, {0, 3, 5}};
        const SimplifiedCount simplified = simplify_for_counting(problem, {});
        QCOMPARE(simplified.problem.atoms, 4U);
        std::vector<std::vector<std::uint32_t>> clauses = simplified.problem.clauses;
        std::sort(clauses.begin(), clauses.end());
        QVERIFY(
            (clauses == std::vector<std::vector<std::uint32_t>>{{0, 2, 4}, {0, 3, 5}, {2, 4, 7}}));
    }

    /// Thousands of literals that stand in one clause alone are one, true where any of them is: of
    /// x1 | ... | xn | a | b and -a | -b, what is left is the same of n = 1.
    void mergesTheOwnLiteralsOfALongClause() {
        constexpr std::uint32_t own = 3'000;
        CountingProblem problem;
        problem.atoms = own + 2;
        problem.shown.assign(problem.atoms, 1);
        auto& clause = problem.clauses.emplace_back();
        for (std::uint32_t atom = 0; atom < problem.atoms; ++atom)
            clause.push_back(2 * atom + (atom % 3 == 0 && atom < own ? 1 : 0));
        problem.clauses.push_back({2 * own + 1, 2 * own + 3});
        const mpz_class all = mpz_class(1) << own;
        SimplifiedCount simplified = simplify_for_counting(problem, {});
        QCOMPARE(simplified.problem.atoms, 3U);
        mpz_class found = simplified.factor * counting_oracle::weight_of(simplified.problem);
        QCOMPARE(found.get_str(), mpz_class(3 * all - 1).get_str());

        problem.weights.assign(2 * std::size_t{problem.atoms}, 1);
        problem.weights[0] = -7; // of the literal that is not in the clause
        problem.weights[1] = 5;
        simplified = simplify_for_counting(problem, {});
        QCOMPARE(simplified.problem.atoms, 3U);
        found = simplified.factor * counting_oracle::weight_of(simplified.problem);
        QCOMPARE(found.get_str(), mpz_class(3 * (all / 2) * -2 + 7).get_str());

        problem.weights.clear();
        problem.clauses.pop_back(); // all literals of the clause are its own
        simplified = simplify_for_counting(problem, {});
        QCOMPARE(simplified.problem.atoms, 0U);
        QCOMPARE(simplified.factor.get_str(), mpz_class(4 * all - 1).get_str());

        problem.shown[own / 2] = 0; // which makes the clause true
        simplified = simplify_for_counting(problem, {});
        QCOMPARE(simplified.problem.atoms, 0U);
        QCOMPARE(simplified.factor.get_str(), mpz_class(2 * all).get_str());
    }

    /// Stopped from the first moment on, it returns what counts the same.
    void keepsTheCountWhenStopped() {
        Random random(test_suite::seed(42));
        std::stop_source source;
        source.request_stop();
        for (int round = 0; round < 300; ++round) {
            CountingProblem problem = counting_oracle::random_problem(random, 9, 1);
            counting_oracle::hide_and_weigh(random, problem);
            const SimplifiedCount simplified =
                simplify_for_counting(problem, Control(source.get_token()));
            const mpz_class found =
                simplified.factor * (simplified.factor == 0
                                         ? mpz_class(0)
                                         : counting_oracle::weight_of(simplified.problem));
            QCOMPARE(found.get_str(), counting_oracle::weight_of(problem).get_str());
        }
    }
};

LOGGIA_TEST(SimplifyForCountingTest)

} // namespace simplify_for_counting_test

#include "simplify_for_counting_test.moc"
