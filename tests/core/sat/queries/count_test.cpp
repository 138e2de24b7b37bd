#include "core/base/random.hpp"
#include "core/base/time_slice.hpp"
#include "core/sat/queries/count.hpp"
#include "core/sat/queries/enumerate_models.hpp"
#include "tests/core/sat/pigeonhole.hpp"
#include "tests/core/sat/random_clauses.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <gmpxx.h>
#include <numeric>
#include <set>
#include <string>
#include <vector>

namespace count_test {

using namespace loggia;
using namespace loggia::sat;
using logic::ClauseSet;

/// A fraction of small numbers.
struct Weight {
    std::int64_t numerator;
    std::int64_t denominator;
};

std::size_t index_of(int literal) {
    return 2 * static_cast<std::size_t>(std::abs(literal)) + (literal < 0 ? 1 : 0);
}

LiteralWeight random_weight(Random& random, int literal, Weight& weight) {
    weight = {static_cast<std::int64_t>(random.below(7)) - 2,
              1 + static_cast<std::int64_t>(random.below(2))};
    // As from decimals: with zeros in front.
    std::string numerator = std::to_string(weight.numerator);
    numerator.insert(weight.numerator < 0 ? 1 : 0, random.below(3), '0');
    return {literal, numerator, std::to_string(weight.denominator)};
}

/// By all rows, as it is defined.
std::string weighed(const ClauseSet& clauses, const CountOptions& options,
                    const std::vector<Weight>& weights) {
    const int atoms = clauses.atoms();
    std::uint64_t shown = 0;
    for (int atom = 1; atom <= atoms; ++atom)
        if (!options.projection || std::find(options.projection->begin(), options.projection->end(),
                                             atom) != options.projection->end())
            shown |= std::uint64_t{1} << (atom - 1);
    std::set<std::uint64_t> projections;
    std::int64_t sum = 0; // in units of one part in 2 to the number of atoms
    for (std::uint64_t row = 0; row < std::uint64_t{1} << atoms; ++row) {
        std::vector<bool> values(static_cast<std::size_t>(atoms) + 1);
        for (int atom = 1; atom <= atoms; ++atom)
            values[static_cast<std::size_t>(atom)] = (row >> (atom - 1) & 1U) != 0;
        if (!clauses.satisfied_by(values) || !projections.insert(row & shown).second)
            continue;
        std::int64_t product = 1;
        for (int atom = 1; atom <= atoms; ++atom) {
            const bool counts = (shown >> (atom - 1) & 1U) != 0;
            const int literal = values[static_cast<std::size_t>(atom)] ? atom : -atom;
            const Weight weight = counts ? weights[index_of(literal)] : Weight{1, 1};
            product *= weight.numerator * (2 / weight.denominator);
        }
        sum += product;
    }
    std::int64_t denominator = std::int64_t{1} << atoms;
    const std::int64_t common = std::gcd(sum, denominator);
    sum /= common;
    denominator /= common;
    return denominator == 1 ? std::to_string(sum)
                            : std::to_string(sum) + '/' + std::to_string(denominator);
}

class CountTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithTheTruthTable() {
        Random random(test_suite::seed(81));
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
        Random random(test_suite::seed(82));
        for (int round = 0; round < 12; ++round) {
            const ClauseSet clauses = random_clauses(random, 40, 130, 3, 3);
            const Models models = for_each_model(clauses, std::nullopt,
                                                 [](const std::vector<bool>&) { return true; });
            QCOMPARE(QString::fromStdString(*count_models(clauses)), QString::number(models.count));
        }
    }

    /// Plain, projected, weighted, and both, against all rows; also with a cache so small that it
    /// is full at any time.
    void agreesWithTheTruthTableOverProjectionsAndWeights() {
        Random random(test_suite::seed(83));
        for (int round = 0; round < test_suite::rounds(3000); ++round) {
            const int atoms = 1 + static_cast<int>(random.below(11));
            ClauseSet clauses = random_clauses(
                random, 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(atoms))),
                static_cast<int>(random.below(30)), 1, 4);
            clauses.ask_for_atoms(atoms);
            CountOptions options;
            options.cache_bytes = 0;
            std::vector<Weight> weights(2 * static_cast<std::size_t>(atoms) + 2, Weight{1, 1});
            if (random.below(2) == 0) {
                options.projection.emplace();
                for (int atom = 1; atom <= atoms; ++atom)
                    if (random.below(2) == 0)
                        options.projection->push_back(atom);
            }
            if (random.below(2) == 0)
                for (int atom = 1; atom <= atoms; ++atom)
                    if (random.below(3) > 0)
                        for (const int literal : {atom, -atom})
                            options.weights.push_back(
                                random_weight(random, literal, weights[index_of(literal)]));
            QCOMPARE(QString::fromStdString(*count_models(clauses, options, {})),
                     QString::fromStdString(weighed(clauses, options, weights)));
        }
    }

    /// Large enough that conflicts, components and the cache have work to do.
    void agreesWithEnumerationOverProjections() {
        Random random(test_suite::seed(84));
        for (int round = 0; round < test_suite::rounds(60); ++round) {
            const int atoms = 30 + static_cast<int>(random.below(40));
            const ClauseSet clauses = random_clauses(
                random, atoms, atoms * 5 / 2 + static_cast<int>(random.below(80)), 2, 4);
            CountOptions options;
            options.projection.emplace();
            for (int atom = 1; atom <= 12; ++atom)
                options.projection->push_back(atom * 2);
            const Models models = for_each_model(clauses, options.projection,
                                                 [](const std::vector<bool>&) { return true; });
            QCOMPARE(QString::fromStdString(*count_models(clauses, options, {})),
                     QString::number(models.count));
        }
    }

    /// Of atoms in no clause, and of atoms that a clause fixes: (n + 1)! and n!.
    void multipliesWeights() {
        for (const int atoms : {1, 2, 3, 4, 7, 100, 1001}) {
            CountOptions options;
            ClauseSet clauses;
            clauses.ask_for_atoms(atoms);
            for (int atom = 1; atom <= atoms; ++atom) {
                options.weights.push_back({atom, std::to_string(atom), "1"});
                options.weights.push_back({-atom, "1", "1"});
            }
            const auto factorial = [](int n) {
                return mpz_class(mpz_class::factorial(static_cast<unsigned long>(n))).get_str();
            };
            QCOMPARE(*count_models(clauses, options, {}), factorial(atoms + 1));
            for (int atom = 1; atom <= atoms; ++atom)
                clauses.add(std::array{atom});
            QCOMPARE(*count_models(clauses, options, {}), factorial(atoms));
        }
    }

    void countsProbabilitiesToOne() {
        Random random(test_suite::seed(85));
        CountOptions options;
        ClauseSet clauses;
        clauses.ask_for_atoms(300);
        for (int atom = 1; atom <= 300; ++atom) {
            const auto tenths = random.below(11);
            options.weights.push_back({atom, std::to_string(tenths), "10"});
            options.weights.push_back({-atom, std::to_string(10 - tenths), "10"});
        }
        QCOMPARE(*count_models(clauses, options, {}), "1");
        clauses.add(std::array{1, 2});
        options.weights[0] = {1, "1", "3"};
        options.weights[1] = {-1, "2", "3"};
        options.weights[2] = {2, "-1", "2"};
        options.weights[3] = {-2, "1", "2"};
        QCOMPARE(*count_models(clauses, options, {}), "-1/3"); // 1/3 (-1/2) + 1/3 1/2 + 2/3 (-1/2)
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

    /// Independent sets of cells in a square grid: OEIS A006506.
    void countsIndependentSetsOfGrids() {
        const auto grid = [](int side) {
            ClauseSet clauses;
            for (int cell = 1; cell <= side * side; ++cell) {
                if (cell % side != 0)
                    clauses.add(std::array{-cell, -(cell + 1)});
                if (cell <= side * (side - 1))
                    clauses.add(std::array{-cell, -(cell + side)});
            }
            return *count_models(clauses);
        };
        QCOMPARE(grid(3), "63");
        QCOMPARE(grid(8), "660647962955");
        QCOMPARE(grid(12), "162481813349792588536582997");
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

    /// Also while it is simplified, which went by the square of a clause's length.
    void aLongClauseIsNoHindranceToStopping() {
        std::vector<int> literals(300'000);
        std::iota(literals.begin(), literals.end(), 1);
        ClauseSet clauses;
        clauses.add(literals);
        const TimeSlice slice(Control(), std::chrono::milliseconds(100));
        QVERIFY(!count_models(clauses, {}, slice.control()));
    }

    void knowsItsLimits() {
        QCOMPARE(QString::fromStdString(*count_models(pigeonhole_clauses(7))), "0");
        ClauseSet clauses;
        clauses.ask_for_atoms(1'000'001);
        QCOMPARE(QString::fromStdString(count_models(clauses).error().message),
                 "too many atoms to count models: 1,000,001 (the limit is 1,000,000)");
        std::stop_source source;
        source.request_stop();
        clauses = {};
        clauses.add(std::array{1, 2});
        QCOMPARE(QString::fromStdString(
                     count_models(clauses, Control(source.get_token())).error().message),
                 "stopped before all models were counted");
    }
};

LOGGIA_TEST(CountTest)

} // namespace count_test

#include "count_test.moc"
