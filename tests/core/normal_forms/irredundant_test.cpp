#include "core/normal_forms/irredundant.hpp"
#include "tests/core/normal_forms/oracle.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace irredundant_test {

using namespace loggia;
using namespace loggia::normal_forms;

class IrredundantTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void coversAndNeedsEachCube() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 1500; ++i) {
            const int inputs = static_cast<int>(random.below(9));
            logic::TruthTable least(inputs);
            logic::TruthTable most(inputs);
            for (std::uint64_t row = 0; row < least.rows(); ++row) {
                least.set(row, random.below(3) == 0);
                most.set(row, least[row] || random.below(4) == 0);
            }
            const Cover cover{inputs, 1, irredundant_cubes(least, most).value()};
            for (std::uint64_t row = 0; row < least.rows(); ++row) {
                QVERIFY(!least[row] || cover.value(row));
                QVERIFY(most[row] || !cover.value(row));
            }
            for (std::size_t k = 0; k < cover.cubes.size(); ++k) {
                Cover fewer = cover;
                fewer.cubes.erase(fewer.cubes.begin() + static_cast<std::ptrdiff_t>(k));
                bool missing = false;
                for (std::uint64_t row = 0; row < least.rows(); ++row)
                    missing = missing || (least[row] && !fewer.value(row));
                QVERIFY(missing);
            }
        }
    }
};

LOGGIA_TEST(IrredundantTest)

} // namespace irredundant_test

#include "irredundant_test.moc"
