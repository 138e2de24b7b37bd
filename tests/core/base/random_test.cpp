#include "core/base/random.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <array>
#include <cmath>

namespace random_test {

using namespace loggia;

class RandomTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void givesThePublishedNumbers() {
        // The first outputs of SplitMix64 for the seed 1234567, as its authors print them.
        Random random(1234567);
        for (const std::uint64_t expected :
             {6457827717110365317U, 3203168211198807973U, 9817491932198370423U,
              4593380528125082431U, 16408922859458223821U})
            QCOMPARE(random.next(), expected);
    }

    void staysBelowItsBound() {
        Random random(5);
        for (const std::uint64_t bound :
             {std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{7}, std::uint64_t{1} << 63U,
              (std::uint64_t{1} << 63U) + 1, ~std::uint64_t{0}})
            for (int i = 0; i < 2000; ++i)
                QVERIFY(random.below(bound) < bound);
    }

    void isFair() {
        constexpr int draws = 70000;
        Random random(9);
        std::array<int, 7> counts{};
        for (int i = 0; i < draws; ++i)
            ++counts.at(random.below(counts.size()));
        double chi_squared = 0;
        for (const int count : counts)
            chi_squared += std::pow(count - draws / 7.0, 2) / (draws / 7.0);
        QVERIFY2(chi_squared < 22.46, "six degrees of freedom, one in a thousand");
    }

    void realsLieInTheUnitInterval() {
        Random random(3);
        double sum = 0;
        for (int i = 0; i < 10000; ++i) {
            const double value = random.real();
            QVERIFY(value >= 0 && value < 1);
            sum += value;
        }
        QVERIFY(std::abs(sum / 10000 - 0.5) < 0.02);
    }
};

LOGGIA_TEST(RandomTest)

} // namespace random_test

#include "random_test.moc"
