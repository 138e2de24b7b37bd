#include "core/normal_forms/minimize/primes.hpp"
#include "tests/core/normal_forms/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace primes_test {

using namespace loggia;
using namespace loggia::normal_forms;

/// By their definition, from all cubes.
std::vector<Cube> all_primes(const Tables& tables) {
    const int n = tables.on.variables();
    std::vector<Cube> implicants;
    for (std::uint64_t care = 0; care < std::uint64_t{1} << n; ++care)
        for (std::uint64_t value = care;; value = (value - 1) & care) {
            const Cube cube{care, value, 1};
            bool implicant = true;
            for (std::uint64_t row = 0; row < tables.on.rows(); ++row)
                implicant =
                    implicant && (!cube.holds(row) || tables.on[row] || tables.dont_care[row]);
            if (implicant)
                implicants.push_back(cube);
            if (value == 0)
                break;
        }
    std::vector<Cube> primes;
    for (const Cube& cube : implicants) {
        bool prime = false;
        for (std::uint64_t row = 0; row < tables.on.rows(); ++row)
            prime = prime || (cube.holds(row) && tables.on[row]);
        for (const Cube& other : implicants)
            prime = prime && (other == cube || !other.contains(cube));
        if (prime)
            primes.push_back(cube);
    }
    std::sort(primes.begin(), primes.end(), [](const Cube& a, const Cube& b) {
        return a.literals() != b.literals() ? a.literals() < b.literals() : a < b;
    });
    return primes;
}

Tables random_tables(Random& random, int variables, double density, double open) {
    Tables tables{logic::TruthTable(variables), logic::TruthTable(variables)};
    for (std::uint64_t row = 0; row < tables.on.rows(); ++row)
        if (random.real() < open)
            tables.dont_care.set(row, true);
        else
            tables.on.set(row, random.real() < density);
    return tables;
}

class NormalFormsPrimesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areThoseOfTheDefinition() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 1500; ++i) {
            const Tables tables = random_tables(random, static_cast<int>(random.below(6)),
                                                random.real(), i % 2 == 0 ? 0 : 0.3);
            QCOMPARE(primes(tables).value(), all_primes(tables));
        }
    }

    void constantsHaveOneOrNone() {
        for (int n = 0; n <= 17; ++n) {
            Tables tables{logic::TruthTable(n), logic::TruthTable(n)};
            QVERIFY(primes(tables).value().empty());
            tables.on.negate();
            QCOMPARE(primes(tables).value(), (std::vector<Cube>{Cube{}}));
        }
    }

    void listsAndSetsAgree() {
        // With a variable more that changes nothing, primes are the same but longer ways lead
        // there.
        Random random(test_suite::seed(2));
        for (int n = 10; n <= 12; ++n) {
            const Tables small = random_tables(random, n, 0.5, 0.1);
            Tables large{logic::TruthTable(18), logic::TruthTable(18)};
            for (std::uint64_t row = 0; row < large.on.rows(); ++row) {
                large.on.set(row, small.on[row >> (18 - n)]);
                large.dont_care.set(row, small.dont_care[row >> (18 - n)]);
            }
            std::vector<Cube> expected = primes(small).value();
            for (Cube& cube : expected) {
                cube.care <<= 18 - n;
                cube.value <<= 18 - n;
            }
            QCOMPARE(primes(large).value(), expected);
        }
    }

    void manyAreNotMade() {
        Random random(test_suite::seed(3));
        const Tables tables = random_tables(random, 10, 0.5, 0);
        const std::size_t count = primes(tables).value().size();
        QVERIFY(primes(tables, {}, count).has_value());
        QVERIFY(!primes(tables, {}, count - 1).has_value());
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!primes(tables, Control(stop.get_token())).has_value());
    }
};

LOGGIA_TEST(NormalFormsPrimesTest)

} // namespace primes_test

#include "primes_test.moc"
