#include "core/covering/covering.hpp"
#include "core/normal_forms/cube_lists.hpp"
#include "core/normal_forms/minimize/primes_cubes.hpp"
#include "core/normal_forms/minimize/primes_multiple.hpp"
#include "tests/core/normal_forms/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace primes_cubes_test {

using namespace loggia;
using namespace loggia::covering;
using namespace loggia::normal_forms;

Function sample(Random& random) {
    const int inputs = static_cast<int>(random.below(7));
    const int outputs = 1 + static_cast<int>(random.below(4));
    return oracle::random_function(random, inputs, outputs, random.below(12), random.below(4),
                                   0.3 + 0.6 * random.real());
}

std::vector<Tables> tables_of(const Function& function) {
    std::vector<Tables> tables;
    for (int output = 0; output < function.on.outputs; ++output)
        tables.push_back(tabulate(function, output).value());
    return tables;
}

std::vector<Cube> may_of(const Function& function) {
    std::vector<Cube> may = function.on.cubes;
    may.insert(may.end(), function.dont_care.cubes.begin(), function.dont_care.cubes.end());
    return may;
}

/// Whether one implicant has both.
bool together(const Function& function, const Witness& a, const Witness& b) {
    const std::uint64_t care = ~(a.row ^ b.row) & low_bits(function.on.inputs);
    const Cube both{care, a.row & care, 1};
    for (const int output : {a.output, b.output})
        for (std::uint64_t row = 0; row < std::uint64_t{1} << function.on.inputs; ++row)
            if (both.holds(row) && oracle::value(function, row, output) == oracle::Value::no)
                return false;
    return true;
}

class NormalFormsPrimesCubesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areThoseOfTheTables() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 2000; ++i) {
            const Function function = sample(random);
            std::vector<Cube> primes =
                primes_of_cubes(may_of(function), std::uint64_t{1} << 40U).value();
            std::erase_if(primes, [&](const Cube& prime) {
                for (std::uint64_t row = 0; row < std::uint64_t{1} << function.on.inputs; ++row)
                    for (int output = 0; output < function.on.outputs; ++output)
                        if (prime.holds(row) && (prime.outputs >> output & 1U) != 0 &&
                            oracle::value(function, row, output) == oracle::Value::yes)
                            return false;
                return true;
            });
            std::vector<Cube> expected = multiple_primes(tables_of(function)).value();
            std::sort(expected.begin(), expected.end());
            QCOMPARE(primes, expected);
        }
    }

    void chartsLeadToTheSameMinimum() {
        Random random(test_suite::seed(2));
        for (int i = 0; i < 500; ++i) {
            const Function function = sample(random);
            const std::vector<Tables> tables = tables_of(function);
            std::vector<logic::TruthTable> on;
            for (const Tables& table : tables)
                on.push_back(table.on);
            const std::vector<Cube> primes = multiple_primes(tables).value();
            const PrimeChart by_tables = prime_chart(primes, on).value();
            const std::vector<Cube> all =
                primes_of_cubes(may_of(function), std::uint64_t{1} << 40U).value();
            const PrimeChart by_cubes =
                chart_of_cubes(all, function.on, function.dont_care, 100'000).value();
            const CoverSolution a = solve_covering(by_tables.matrix, CoverEffort::exact);
            const CoverSolution b = solve_covering(by_cubes.matrix, CoverEffort::exact);
            QVERIFY(a.minimal() && b.minimal());
            QCOMPARE(a.cost.terms, b.cost.terms);
            QCOMPARE(a.cost.literals, b.cost.literals);
            Cover cover{function.on.inputs, function.on.outputs, {}};
            for (const std::uint32_t c : b.columns)
                cover.cubes.push_back(all[c]);
            QVERIFY(oracle::covers(function, cover));
        }
    }

    void witnessesAreIndependent() {
        Random random(test_suite::seed(3));
        for (int i = 0; i < 500; ++i) {
            const Function function = sample(random);
            const int inputs = function.on.inputs;
            const int outputs = function.on.outputs;
            const auto primes = primes_of_cubes(may_of(function), std::uint64_t{1} << 40U).value();
            const PrimeChart chart =
                chart_of_cubes(primes, function.on, function.dont_care, 100'000).value();
            const auto off = off_cubes(may_of(function), inputs, outputs, 100'000).value();
            for (const std::vector<Witness>& witnesses :
                 {independent_rows(chart),
                  independent_rows_of_cubes(function.on.cubes, function.dont_care, off)}) {
                QVERIFY(witnesses.size() <= function.on.cubes.size());
                for (std::size_t a = 0; a < witnesses.size(); ++a) {
                    const auto row = witnesses[a].row & low_bits(inputs);
                    QVERIFY(oracle::value(function, row, witnesses[a].output) ==
                            oracle::Value::yes);
                    for (std::size_t b = 0; b < a; ++b)
                        QVERIFY(!together(function, witnesses[a], witnesses[b]));
                }
            }
            // Those that are found with less work are the first of them.
            const auto all = independent_rows_of_cubes(function.on.cubes, function.dont_care, off);
            const auto some = independent_rows_of_cubes(function.on.cubes, function.dont_care, off,
                                                        {}, random.below(40));
            QVERIFY(some.size() <= all.size() && std::equal(some.begin(), some.end(), all.begin()));
        }
    }
};

LOGGIA_TEST(NormalFormsPrimesCubesTest)

} // namespace primes_cubes_test

#include "primes_cubes_test.moc"
