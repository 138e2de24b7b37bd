#include "core/normal_forms/cube.hpp"
#include "tests/core/normal_forms/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace cube_test {

using namespace loggia;
using namespace loggia::normal_forms;

class CubeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void relationsAreThoseOfRows() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 3000; ++i) {
            const int inputs = static_cast<int>(random.below(5));
            const Cover cover = oracle::random_cover(random, inputs, 2, 2, 0.5);
            const Cube& a = cover.cubes[0];
            const Cube& b = cover.cubes[1];
            bool contains = (b.outputs & ~a.outputs) == 0;
            bool meets = false;
            for (std::uint64_t row = 0; row < std::uint64_t{1} << inputs; ++row) {
                contains = contains && (!b.holds(row) || a.holds(row));
                meets = meets || (a.holds(row) && b.holds(row) && (a.outputs & b.outputs) != 0);
                for (int output = 0; output < 2; ++output)
                    QCOMPARE(cover.value(row, output),
                             (a.holds(row) && (a.outputs >> output & 1U) != 0) ||
                                 (b.holds(row) && (b.outputs >> output & 1U) != 0));
            }
            QCOMPARE(a.contains(b), contains);
            QCOMPARE(a.meets(b), meets);
            QCOMPARE(cover.literals(), static_cast<std::uint64_t>(a.literals() + b.literals()));
        }
    }
};

LOGGIA_TEST(CubeTest)

} // namespace cube_test

#include "cube_test.moc"
