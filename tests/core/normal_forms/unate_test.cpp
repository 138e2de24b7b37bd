#include "core/normal_forms/unate.hpp"
#include "tests/core/normal_forms/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace unate_test {

using namespace loggia;
using namespace loggia::normal_forms;

/// Whether some cube has the row.
bool any_holds(const std::vector<Cube>& cubes, std::uint64_t row) {
    return std::any_of(cubes.begin(), cubes.end(),
                       [&](const Cube& cube) { return cube.holds(row); });
}

class UnateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersAreThoseOfTheRows() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 4000; ++i) {
            const int inputs = static_cast<int>(random.below(8));
            const double density = 0.1 + 0.6 * random.real();
            const auto cubes =
                oracle::random_cover(random, inputs, 1, random.below(16), density).cubes;
            const auto other = complement_cubes(cubes, inputs, 10'000).value();
            const ComplementHull hull = complement_hull(cubes);
            Cube expected;
            bool any = false;
            for (std::uint64_t row = 0; row < std::uint64_t{1} << inputs; ++row) {
                QVERIFY(any_holds(cubes, row) != any_holds(other, row));
                if (any_holds(cubes, row))
                    continue;
                const Cube here{low_bits(inputs), row, 1};
                expected = any ? Cube{expected.care & ~(expected.value ^ row),
                                      expected.value & ~(expected.value ^ row), 1}
                               : here;
                any = true;
            }
            QCOMPARE(is_tautology(cubes, inputs).value(), !any);
            QCOMPARE(hull.any, any);
            if (any)
                QVERIFY(hull.cube == expected);
        }
    }
};

LOGGIA_TEST(UnateTest)

} // namespace unate_test

#include "unate_test.moc"
