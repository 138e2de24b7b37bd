#include "core/normal_forms/cube_lists.hpp"
#include "core/normal_forms/minimize/cube_expansion.hpp"
#include "tests/core/normal_forms/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace cube_expansion_test {

using namespace loggia;
using namespace loggia::normal_forms;

/// Whether each row and output of the cube may be held, by a look at every row.
bool may_hold(const std::vector<Cube>& all, const Cube& cube, int inputs) {
    for (std::uint64_t row = 0; row < std::uint64_t{1} << inputs; ++row)
        for (std::uint64_t rest = cube.outputs; cube.holds(row) && rest != 0; rest &= rest - 1)
            if (std::none_of(all.begin(), all.end(), [&](const Cube& other) {
                    return other.holds(row) && (other.outputs & rest & -rest) != 0;
                }))
                return false;
    return true;
}

class CubeExpansionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void makesPrimes() {
        Random random(1);
        for (int i = 0; i < 1000; ++i) {
            const int inputs = 1 + static_cast<int>(random.below(6));
            const int outputs = 1 + static_cast<int>(random.below(3));
            const Function function = oracle::random_function(
                random, inputs, outputs, 1 + random.below(10), 0, 0.3 + 0.6 * random.real());
            const std::vector<Cube>& all = function.on.cubes;
            const Control control;
            std::optional<std::vector<Cube>> off;
            if (i % 2 == 0)
                off = off_cubes(all, inputs, outputs, 1000, control);
            const CubeExpansion expansion(all, off, inputs, outputs, control);
            std::vector<Cube> cubes = all;
            expansion.expand(cubes);
            QVERIFY(cubes.size() <= all.size());
            for (const Cube& cube : all)
                QVERIFY(std::any_of(cubes.begin(), cubes.end(),
                                    [&](const Cube& prime) { return prime.contains(cube); }));
            for (const Cube& cube : cubes) {
                QVERIFY(may_hold(all, cube, inputs) && expansion.feasible(cube));
                for (std::uint64_t rest = cube.care; rest != 0; rest &= rest - 1) {
                    const std::uint64_t bit = rest & -rest;
                    const Cube larger{cube.care & ~bit, cube.value & ~bit, cube.outputs};
                    QVERIFY(!may_hold(all, larger, inputs) && !expansion.feasible(larger));
                }
                for (int output = 0; output < outputs; ++output) {
                    const std::uint64_t bit = std::uint64_t{1} << output;
                    QVERIFY((cube.outputs & bit) != 0 ||
                            !may_hold(all, {cube.care, cube.value, bit}, inputs));
                }
            }
        }
    }

    void supercubesHoldBoth() {
        Random random(2);
        for (int i = 0; i < 1000; ++i) {
            const std::uint64_t x = random.below(32);
            const std::uint64_t y = random.below(32);
            const Cube a{x, random.next() & x, 1};
            const Cube b{y, random.next() & y, 2};
            const Cube both = supercube(a, b);
            QCOMPARE(both.outputs, 3U);
            int literals = 0; // values that all rows of both have in common
            for (std::uint64_t k = 0; k < 5; ++k) {
                std::uint32_t seen = 0;
                for (std::uint64_t row = 0; row < 32; ++row)
                    if (a.holds(row) || b.holds(row))
                        seen |= 1U << (row >> k & 1U);
                literals += seen == 3 ? 0 : 1;
            }
            QCOMPARE(both.literals(), literals);
            for (std::uint64_t row = 0; row < 32; ++row)
                QVERIFY(both.holds(row) || (!a.holds(row) && !b.holds(row)));
        }
    }
};

LOGGIA_TEST(CubeExpansionTest)

} // namespace cube_expansion_test

#include "cube_expansion_test.moc"
