#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "ui/widgets/plot_scale.hpp"

#include <QLocale>
#include <QStringList>
#include <QTest>

#include <cmath>

namespace plot_scale_test {

using namespace loggia::ui;

class PlotScaleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linearScalesHoldTheirRangeWithFewRoundTicks() {
        loggia::Random random(1);
        for (int i = 0; i < 5000; ++i) {
            const double low = (random.real() - 0.5) * std::pow(10, random.real() * 8 - 4);
            const double high = low + random.real() * std::pow(10, random.real() * 8 - 4) + 1e-6;
            const PlotScale scale = linearScale(low, high, 5);
            const double slack = (high - low) * 1e-6;
            QVERIFY(scale.low <= low + slack && scale.high >= high - slack);
            QVERIFY(scale.ticks.size() >= 2 && scale.ticks.size() <= 8);
            QVERIFY(scale.share(low) >= -1e-6 && scale.share(high) <= 1 + 1e-6);
        }
    }
    void countsHaveWholeTicks() {
        loggia::Random random(2);
        for (int i = 0; i < 5000; ++i) {
            const auto low = static_cast<double>(random.below(1000));
            const double high = low + static_cast<double>(random.below(12));
            const PlotScale scale = linearScale(low, high, 5, 1);
            QVERIFY(scale.low <= low && scale.high >= high && scale.high > scale.low);
            for (const double tick : scale.ticks)
                QCOMPARE(tick, std::round(tick));
        }
    }
    void logarithmicScalesTickAtPowersOfTen() {
        const PlotScale scale = logarithmicScale(0.00002, 63);
        QCOMPARE(scale.low, 1e-5);
        QCOMPARE(scale.high, 100.0);
        QVERIFY(std::abs(scale.share(std::sqrt(1e-5 * 100.0)) - 0.5) < 1e-9);
        QCOMPARE(scale.ticks.size(), std::size_t{8});
        QVERIFY(logarithmicScale(1, 1).high > 1);
        // In a low plot the numbers would lie over each other.
        const PlotScale low = logarithmicScale(10, 1e5, 3);
        QCOMPARE(low.ticks, std::vector<double>({10, 1000, 100000}));
        QCOMPARE(low.high, 1e5);
        QCOMPARE(logarithmicScale(10, 1e5, 1).ticks, std::vector<double>({10}));
    }
    void ticksAreShort() {
        QCOMPARE(tickText(0), QStringLiteral("0"));
        QCOMPARE(tickText(0.5), QStringLiteral("0.5"));
        QCOMPARE(tickText(-20), QStringLiteral("\u221220"));
        QCOMPARE(tickText(0.00001), QStringLiteral("10\u207b\u2075"));
        QCOMPARE(tickText(1e-7), QStringLiteral("10\u207b\u2077"));
        QCOMPARE(tickText(1e-10), QStringLiteral("10\u207b\u00b9\u2070"));
        QCOMPARE(tickText(-2.5e12), QStringLiteral("\u22122.5 \u00b7 10\u00b9\u00b2"));
        QCOMPARE(tickText(0.0001), QStringLiteral("0.0001"));
        QCOMPARE(tickText(999), QStringLiteral("999"));
        QCOMPARE(tickText(1000), QStringLiteral("1,000"));
        QCOMPARE(tickText(-100000), QStringLiteral("\u2212100,000"));
        QCOMPARE(tickText(1500.5), QStringLiteral("1500.5"));
    }
    void ticksOfAnAxisAreWrittenAlike() {
        const auto texts = [](const PlotScale& scale) {
            QStringList result;
            for (const double tick : scale.ticks)
                result.append(tickText(scale, tick));
            return result.join(QLatin1String("  "));
        };
        QCOMPARE(
            texts(logarithmicScale(1, 1e7)),
            QStringLiteral("1  10  10\u00b2  10\u00b3  10\u2074  10\u2075  10\u2076  10\u2077"));
        QCOMPARE(texts(logarithmicScale(1000, 1e6)),
                 QStringLiteral("1,000  10,000  100,000  1,000,000"));
        QCOMPARE(texts(linearScale(0, 1e7, 2)), QStringLiteral("0  5 \u00b7 10\u2076  10\u2077"));
        QCOMPARE(texts(logarithmicScale(1e-5, 1e-2)),
                 QStringLiteral("10\u207b\u2075  10\u207b\u2074  10\u207b\u00b3  10\u207b\u00b2"));
        QCOMPARE(texts(linearScale(-20, 20, 2)), QStringLiteral("\u221220  0  20"));
    }

    void ticksAreWrittenAsTheLanguageDoes() {
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        const QStringList ticks{tickText(-0.5), tickText(1000), tickText(2.5e12)};
        QLocale::setDefault(before);
        QCOMPARE(ticks, QStringList({QStringLiteral("\u22120,5"), QStringLiteral("1.000"),
                                     QStringLiteral("2,5 \u00b7 10\u00b9\u00b2")}));
    }
};

LOGGIA_TEST(PlotScaleTest)

} // namespace plot_scale_test

#include "plot_scale_test.moc"
