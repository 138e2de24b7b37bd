#include "core/normal_forms/cube_lists.hpp"
#include "tests/core/normal_forms/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace cube_lists_test {

using namespace loggia;
using namespace loggia::normal_forms;

class CubeListsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listsMeanTheSame() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 1000; ++i) {
            const int inputs = static_cast<int>(random.below(6));
            const int outputs = 1 + static_cast<int>(random.below(3));
            const Cover cover =
                oracle::random_cover(random, inputs, outputs, random.below(10), 0.5);
            Cover maximal = cover;
            keep_maximal_cubes(maximal.cubes);
            const Cover off{inputs, outputs,
                            off_cubes(cover.cubes, inputs, outputs, 10'000).value()};
            for (const Cube& cube : maximal.cubes)
                QVERIFY(std::none_of(
                    maximal.cubes.begin(), maximal.cubes.end(),
                    [&](const Cube& other) { return !(other == cube) && other.contains(cube); }));
            const Cube within = oracle::random_cover(random, inputs, 1, 1, 0.5).cubes[0];
            for (int output = 0; output < outputs; ++output) {
                const Cover part{inputs, 1, cofactor_cubes(cover.cubes, within, output)};
                for (std::uint64_t row = 0; row < std::uint64_t{1} << inputs; ++row) {
                    QCOMPARE(maximal.value(row, output), cover.value(row, output));
                    QCOMPARE(off.value(row, output), !cover.value(row, output));
                    if (within.holds(row))
                        QCOMPARE(part.value(row), cover.value(row, output));
                }
            }
        }
    }
};

LOGGIA_TEST(CubeListsTest)

} // namespace cube_lists_test

#include "cube_lists_test.moc"
