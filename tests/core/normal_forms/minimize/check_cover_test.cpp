#include "core/normal_forms/minimize/check_cover.hpp"
#include "tests/core/normal_forms/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace check_cover_test {

using namespace loggia;
using namespace loggia::normal_forms;

class CheckCoverTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsCoversFromOthers() {
        Random random(test_suite::seed(1));
        int right = 0;
        for (int i = 0; i < 3000; ++i) {
            const int inputs = static_cast<int>(random.below(6));
            const int outputs = 1 + static_cast<int>(random.below(3));
            const Function function =
                oracle::random_function(random, inputs, outputs, random.below(8), 3, 0.6);
            Cover cover = function.on;
            if (!cover.cubes.empty() && i % 3 != 0) {
                Cube& cube = cover.cubes[random.below(cover.cubes.size())];
                cube.care &= random.next();
                cube.value &= cube.care;
            }
            const bool expected = oracle::covers(function, cover);
            right += expected ? 1 : 0;
            std::vector<Tables> tables;
            for (int output = 0; output < outputs; ++output)
                tables.push_back(tabulate(function, output).value());
            QCOMPARE(is_cover_of_tables(cover.cubes, tables), expected);
        }
        QVERIFY(right > 1000 && right < 2900);
    }
};

LOGGIA_TEST(CheckCoverTest)

} // namespace check_cover_test

#include "check_cover_test.moc"
