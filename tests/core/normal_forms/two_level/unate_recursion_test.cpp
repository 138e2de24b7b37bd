#include "core/normal_forms/two_level/cube_sets.hpp"
#include "core/normal_forms/two_level/unate_recursion.hpp"
#include "tests/core/normal_forms/two_level/wide_oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace unate_recursion_test {

using namespace loggia;
using namespace loggia::normal_forms;
using namespace loggia::normal_forms::two_level;

class UnateRecursionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersAreThoseOfAllRows() {
        int tautologies = 0;
        oracle::with_random_rows(
            1, 6000,
            [&](const Function& function, const auto& layout, const auto& rows,
                const auto& /*open*/) {
                const Control control;
                Meter meter(control);
                UnateRecursion recursion(layout, meter);
                bool all = true;
                auto hull = layout.zero;
                for (std::uint64_t row = 0; row < std::uint64_t{1} << layout.inputs; ++row)
                    for (int output = 0; output < layout.outputs; ++output) {
                        if (function.on.value(row, output))
                            continue;
                        all = false;
                        for (int i = 0; i < layout.inputs; ++i)
                            set_bit(hull, static_cast<std::size_t>(2 * i) +
                                              (row >> (layout.inputs - 1 - i) & 1U));
                        set_bit(hull, static_cast<std::size_t>(2 * layout.inputs + output));
                    }
                const auto fill = [&] {
                    recursion.start();
                    for (const auto& row : rows)
                        recursion.add(row, layout.full);
                };
                fill();
                QCOMPARE(recursion.is_tautology(), all);
                tautologies += all ? 1 : 0;
                fill();
                QVERIFY(recursion.complement_hull() == hull);
                fill();
                const auto complement = recursion.complement(1000);
                QVERIFY(complement.has_value());
                for (std::uint64_t row = 0; row < std::uint64_t{1} << layout.inputs; ++row)
                    for (int output = 0; output < layout.outputs; ++output)
                        QCOMPARE(oracle::any_holds(layout, *complement, row, output),
                                 !function.on.value(row, output));
            });
        QVERIFY(tautologies > 100);
    }

    void coversOfACubeAreAskedWithinIt() {
        oracle::with_random_rows(
            2, 2000,
            [&](const Function& function, const auto& layout, const auto& rows,
                const auto& /*open*/) {
                const Control control;
                Meter meter(control);
                UnateRecursion recursion(layout, meter);
                for (std::size_t i = 0; i < rows.size(); ++i) {
                    Cover others = function.on;
                    const Cube cube = others.cubes[i];
                    others.cubes.erase(others.cubes.begin() + static_cast<std::ptrdiff_t>(i));
                    bool held = true;
                    for (std::uint64_t row = 0; row < std::uint64_t{1} << layout.inputs; ++row)
                        for (int output = 0; output < layout.outputs; ++output)
                            held =
                                held && (!cube.holds(row) || (cube.outputs >> output & 1U) == 0 ||
                                         others.value(row, output));
                    QCOMPARE(holds_all(recursion, rows, {}, rows[i], i), held);
                }
            });
    }

    void stopsAtItsLimitOfWork() {
        // The complement of x1 x2 + x3 x4 + ... has 2^20 cubes.
        PositionalCover cover(40, 1);
        for (int i = 0; i < 40; i += 2) {
            cover.add_cube();
            cover.restrict(i, true);
            cover.restrict(i + 1, true);
            cover.add_output(0);
        }
        using Row = FixedRow<2>;
        const Layout<Row> layout(40, 1);
        const Control control;
        Meter little(control, 10'000);
        QVERIFY(!complement_rows(layout, rows_of<Row>(cover), {}, 1U << 21U, little).has_value());
        QVERIFY(little.stopped());
        Meter enough(control);
        QVERIFY(!complement_rows(layout, rows_of<Row>(cover), {}, 1000, enough).has_value());
        QVERIFY(!enough.stopped());
    }
};

LOGGIA_TEST(UnateRecursionTest)

} // namespace unate_recursion_test

#include "unate_recursion_test.moc"
