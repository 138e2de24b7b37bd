#include "core/gf2/groebner.hpp"
#include "tests/core/gf2/random_systems.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <numeric>

namespace zeros_test {

using namespace loggia;
using namespace loggia::gf2;

class ZerosTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areAllThatThereAre() {
        Random random(test_suite::seed(121));
        std::size_t total = 0;
        for (int round = 0; round < 1500; ++round) {
            constexpr int variables = 8;
            const auto system =
                oracle::random_system(random, variables, 1 + static_cast<int>(random.below(9)),
                                      1 + static_cast<int>(random.below(6)));
            std::vector<int> all(variables);
            std::iota(all.begin(), all.end(), 0);
            auto found = common_zeros(system, all, 1000);
            QVERIFY(found.has_value());
            auto expected = oracle::common_zeros(system, variables);
            std::sort(found->begin(), found->end());
            std::sort(expected.begin(), expected.end());
            QVERIFY(*found == expected);
            total += expected.size();
        }
        QVERIFY(total > 1000);
    }

    void givesUpWhenTold() {
        const std::vector<int> all{0, 1, 2, 3, 4, 5};
        QVERIFY(!common_zeros({}, all, 63));
        QCOMPARE(common_zeros({}, all, 64)->size(), std::size_t{64});
        QVERIFY(!common_zeros({}, all, 64, 10));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!common_zeros({}, all, 64, 1000, Control(stop.get_token())));
    }
};

LOGGIA_LOOP_TEST(ZerosTest)

} // namespace zeros_test

#include "zeros_test.moc"
