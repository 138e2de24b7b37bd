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

    /// Each number as often as the others, to five standard deviations of a binomial distribution,
    /// also where the bound does not divide 2^64 by far: without the draws that are thrown away a
    /// number below a third of 3 * 2^62 would come twice as often as any other.
    void isFair() {
        constexpr int draws = 1'000'000;
        for (const std::uint64_t part : {std::uint64_t{1}, std::uint64_t{1} << 40U,
                                         std::uint64_t{1} << 61U, std::uint64_t{1} << 62U})
            for (const std::uint64_t parts : {2U, 3U, 7U}) {
                if (part > ~std::uint64_t{0} / parts)
                    continue;
                Random random(9);
                std::array<int, 7> counts{};
                for (int i = 0; i < draws; ++i)
                    ++counts.at(random.below(parts * part) / part);
                const double share = 1.0 / static_cast<double>(parts);
                const double deviation = std::sqrt(draws * share * (1 - share));
                for (std::uint64_t i = 0; i < parts; ++i)
                    QVERIFY(std::abs(counts.at(i) - draws * share) <= 5 * deviation);
            }
    }

    /// Every bit is set as often as not.
    void bitsAreFair() {
        constexpr int draws = 200'000;
        Random random(4);
        std::array<int, 64> set{};
        for (int i = 0; i < draws; ++i)
            for (std::uint64_t bits = random.next(), bit = 0; bit < set.size(); ++bit)
                set.at(bit) += static_cast<int>(bits >> bit & 1U);
        for (const int count : set)
            QVERIFY(std::abs(count - draws / 2.0) <= 5 * std::sqrt(draws / 4.0));
    }

    void realsLieInTheUnitInterval() {
        constexpr int draws = 1'000'000;
        Random random(3);
        std::array<int, 100> counts{};
        int fine = 0;
        for (int i = 0; i < draws; ++i) {
            const double value = random.real();
            QVERIFY(value >= 0 && value < 1);
            ++counts.at(static_cast<std::size_t>(value * 100));
            fine += static_cast<int>(static_cast<std::uint64_t>(value * 0x1p53) & 1U);
        }
        // As many in each hundredth, to five standard deviations; and the last of 53 bits is
        // random.
        for (const int count : counts)
            QVERIFY(std::abs(count - draws / 100.0) <= 5 * std::sqrt(draws * 0.01 * 0.99));
        QVERIFY(std::abs(fine - draws / 2.0) <= 5 * std::sqrt(draws / 4.0));
    }
};

LOGGIA_TEST(RandomTest)

} // namespace random_test

#include "random_test.moc"
