#include "core/base/random.hpp"
#include "core/pathfinding/cost.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <cmath>

namespace cost_test {

using namespace loggia;
using namespace loggia::pathfinding;

class PathCostTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Against the sign of a + b*sqrt(2) from whole numbers: where a and b differ in sign, that of
    /// a*a - 2*b*b decides.
    void comparesAsLengthsDo() {
        Random random(test_suite::seed(1));
        for (int i = 0; i < 100000; ++i) {
            const auto most = std::uint64_t{1} << (1 + random.below(26));
            const auto count = [&] { return static_cast<Cost>(random.below(most)); };
            Octile p{count(), count()};
            Octile q{count(), count()};
            if (i % 2 == 0) { // as near to each other as can be
                q.diagonal = p.diagonal + static_cast<Cost>(random.below(1000));
                q.straight =
                    p.straight -
                    std::llround(std::sqrt(2.0) * static_cast<double>(q.diagonal - p.diagonal));
            }
            const Cost a = p.straight - q.straight;
            const Cost b = p.diagonal - q.diagonal;
            int sign = 0;
            if (a >= 0 && b >= 0)
                sign = a > 0 || b > 0 ? 1 : 0;
            else if (a <= 0 && b <= 0)
                sign = -1;
            else
                sign = (a * a > 2 * b * b) == (a > 0) ? 1 : -1;
            const Cost difference = p.cost() - q.cost();
            QCOMPARE(difference > 0 ? 1 : difference < 0 ? -1 : 0, sign);
            QVERIFY(octile_of(p.cost()) == p);
        }
        QCOMPARE(octile_diagonal * octile_diagonal - 2 * octile_straight * octile_straight,
                 Cost{1});
    }
};

LOGGIA_TEST(PathCostTest)

} // namespace cost_test

#include "cost_test.moc"
